"""The types of views. A field that is not listed here cannot reach a client.

Cards and dice are named by the ids of the catalogue (:class:`engine.pulp.edition.PulpCatalogue`), Abilities
and cubes by their words.
"""

from __future__ import annotations

from typing import NotRequired, TypedDict

from engine.core.present.views import ResultView, SeatView, TableBase, TeamView
from engine.pulp.present.linetypes import LineCardView, SearchView
from engine.pulp.present.questions import DecisionView


class PulpSeat(SeatView):
    """What everybody knows of a seat. Its ``side`` is "hero" or "traitor"."""


class PulpTeam(TeamView):
    """What everybody knows of a team, which has one seat."""


class TrackView(TypedDict):
    """An Ability."""

    value: int  #: Its points.
    top: int  #: Its maximum, which is also its first value.


class DieView(TypedDict):
    """A die of the Hero."""

    id: str  #: The die.
    value: int  #: The value that it shows. The catalogue has the text of this face.
    used: bool  #: Whether it was used, until the round ends.
    row: bool  #: Whether it always shows the same value as the others of the row.
    crew: str | None  #: The Bridge Crew card with which it came.


class AlienView(TypedDict):
    """A column of encounter cards, below an alien or a Vassal."""

    id: str  #: The alien or Vassal.
    sector: str  #: The Hegemony member that it is or replaces.
    left: int  #: How many encounter cards are left below it.
    black: int  #: How many black cubes lie on it.
    current: bool  #: Whether this round is in its sector.
    past: bool  #: Whether its sector was left behind.


class WeaponView(TypedDict):
    """A Super Weapon in front of the Hero."""

    id: str  #: The Super Weapon.
    need: dict[str, int]  #: How many cubes of each colour it needs.
    cubes: dict[str, int]  #: How many of each colour lie on it. Green ones count as any colour.
    lacking: int  #: How many cubes are missing in all.
    understood: bool  #: Whether it is Understood.
    active: bool  #: Whether its power works now.
    used: bool  #: Whether it was used this round.


class ExplorationView(TypedDict):
    """An Exploration card in play."""

    id: str  #: The card.
    fits: bool  #: Whether its icons fit the sector.
    used: bool  #: Whether it was used.


class CrewView(TypedDict):
    """A Bridge Crew card in play."""

    id: str  #: The card.
    die: str  #: The die that came with it.
    points: int  #: How many points it has left.
    next: str  #: What the next point pays.


class ShipView(TypedDict):
    """The Space Ship card in play."""

    id: str  #: The card.
    charges: int  #: How many charges are left, if it has a cube.
    used: bool  #: Whether it was used.


class AlignmentView(TypedDict):
    """The Traitor's Alignment."""

    id: str | None  #: The Alignment, null if the viewer may not know it.
    revealed: bool  #: Whether it was revealed.
    spent: bool  #: Whether it is a Neutral one that has acted.


class TraitorView(TypedDict):
    """Everything public about the Traitor, and the Alignment if the viewer may know it."""

    captain: str | None  #: The Traitor's Captain, null until it is chosen or drawn.
    dice: list[str]  #: The Traitor's dice, which show no values.
    influence: int  #: The Traitor's Influence, from 0 to 12.
    area: int  #: How many white cubes lie in the Traitor's area.
    hand: list[str]  #: The Influence cards left in the Traitor's hand, a known set (PRV-06).
    taken: list[str]  #: The key and code cards that the Traitor took.
    weapons: list[str]  #: The Traitor's Super Weapons.
    alignment: AlignmentView  #: The Traitor's Alignment.


class EndingView(TypedDict):
    """How the match ended."""

    #: What decided it: "weapons" (all found), "abilities" (two at 0 in an encounter), "time" (no card left),
    #: "majority" or "unfound" (with a Traitor), "concession".
    reason: str
    #: Why Super Weapons are counted, if "majority" decided: the Traitor cannot be "overtaken", all "weapons"
    #: are found, or "time" is up.
    counted: str | None
    zeros: list[str]  #: The Abilities at 0, if it ended by them.
    found: dict[str, int]  #: How many Super Weapons each side has found.
    weapons: int  #: How many there were in all.


class OptionsView(TypedDict):
    """The parts of the game in use, and switches of rulings."""

    level: str  #: The level: basic, normal or advanced.
    captain: str  #: How the Hero gets a Captain: "random" or "choose".
    sets: list[str]  #: The sets of Captains, Planets and Super Weapons in use: "base", "x1", "x2".
    vassals: bool  #: Whether Vassals stand among the aliens.
    landing_team: bool  #: Whether there are green cubes.
    exploration: bool  #: Whether there are Exploration cards.
    ship_die: bool  #: Whether there is the Space Ship die.
    bridge_crew: bool  #: Whether there are Bridge Crew cards.
    ship_cards: bool  #: Whether there is a Space Ship card.
    traitor: bool  #: Whether there is a Traitor.
    white_fixed: bool  #: Whether the bag begins with 4 white cubes, rather than as many as yellow ones.
    #: Whether a Location is in force until the next one comes, rather than for its round.
    location_stays: bool
    one_die_per_phase: bool  #: Whether one die is used in each phase, rather than in each encounter.
    hide_bag: bool  #: Whether the contents of the bag are hidden.
    weapons: int | None  #: The number of Super Weapons, if it is not that of the level.
    hero_bonus: bool  #: Whether the Hero's Abilities begin and end higher than printed, with a Traitor.
    rulings: int  #: The number of the rulings in use; 1 are the first.


class SeenView(TypedDict):
    """Things that the viewer looked at and may still know."""

    what: str  #: Where they are: cards of the "deck", cubes of the "bag", or "weapons".
    names: list[str]  #: The things.


class RevealedView(TypedDict):
    """The face-down things, after the end."""

    decks: list[list[str]]  #: The encounter cards left in each column.
    planets: list[str]  #: The Planets left.
    weapons: list[str]  #: The Super Weapons left.
    aside: list[str]  #: The cards that left the game unseen at the start.
    alignment: str | None  #: The Traitor's Alignment, if there was one.


class HegemonyTable(TypedDict):
    """The aliens, the Planets and the Location."""

    sector: str | None  #: The sector of the current column, null before the first line.
    aliens: list[AlienView]  #: The columns, from left to right.
    last: bool  #: Whether no card is left to draw for another round.
    planets: list[str]  #: The face-up Planets that are not chosen yet.
    planet: str | None  #: The Planet of this round.
    planet_pile: int  #: How many Planets are left face down.
    planet_discard: list[str]  #: The Planets that were discarded.
    location: str | None  #: The Location in force.
    location_ability: str | None  #: The Ability whose action of the Location is active.


class CubesTable(TypedDict):
    """The places of cubes, by their colours."""

    bag: dict[str, int] | None  #: In the bag, null if it is hidden.
    bag_size: int  #: How many are in the bag.
    supply: dict[str, int]  #: In the supply.
    gone: dict[str, int]  #: Out of the game.
    team: int  #: How many Landing Team cubes lie in front of the Hero.
    fresh: int  #: How many of these cannot be used before the next phase.


class HeroTable(TypedDict):
    """The Hero's things, without parts of the game that are not in use."""

    captain: str | None  #: The Hero's Captain, null until it is chosen or drawn.
    abilities: dict[str, TrackView]  #: The Hero's Abilities, by their words.
    dice: list[DieView]  #: The Hero's dice.
    hand: list[str]  #: The keys and codes in the Hero's hand.
    weapons: list[WeaponView]  #: The Super Weapons in front of the Hero.
    weapon_pile: int  #: How many Super Weapons are still unfound.
    weapons_needed: int  #: How many Super Weapons there are in all.
    exploration: list[ExplorationView]  #: The Hero's Exploration cards.
    crew: list[CrewView]  #: The Hero's Bridge Crew.
    ship: ShipView | None  #: The Hero's Space Ship card.


class PulpTable(TableBase, HegemonyTable, CubesTable, HeroTable):
    """What everybody sees.

    The ``phase`` is setup, encounter, search or over; ``round`` counts from 1, at most twelve. ``turn`` is
    the Hero's seat.
    """

    options: OptionsView  #: The options of the match.
    seats: dict[str, PulpSeat]  #: What everybody knows of each seat, by its id.
    teams: dict[str, PulpTeam]  #: What everybody knows of each team, by its id.
    line: list[LineCardView]  #: The Encounter Line, from left to right.
    search: SearchView | None  #: The Planet Search of this round, as soon as the line is drawn.
    discard: list[str]  #: The encounter cards that were discarded.
    removed: list[str]  #: The encounter cards that left the game.
    traitor: TraitorView | None  #: The Traitor's things, null without a Traitor.
    result: ResultView | None  #: How the match ended, null until it has.
    ending: EndingView | None  #: How it ended, in the game's own terms.


class OpenTable(PulpTable):
    """The table with the face-down things, once the match is over."""

    revealed: NotRequired[RevealedView]  #: The face-down things.


class PulpView(OpenTable):
    """All that one viewer may know. A spectator has no decision."""

    seen: NotRequired[SeenView | None]  #: Things that this seat looked at and may still know.
    decision: NotRequired[DecisionView | None]  #: The question to the viewer.
