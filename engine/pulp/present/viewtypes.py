"""What may be seen, as types: what has no key here cannot reach a client.

Cards and dice are named by the ids of the catalogue (:class:`engine.pulp.edition.PulpCatalogue`), Abilities
and cubes by their words.
"""

from __future__ import annotations

from typing import NotRequired, TypedDict

from engine.core.views import ResultView, SeatView, TableBase, TeamView
from engine.pulp.present.linetypes import LineCardView, SearchView
from engine.pulp.present.questions import DecisionView


class PulpSeat(SeatView):
    """What everybody knows of a seat: its ``side`` is "hero" or "traitor"."""


class PulpTeam(TeamView):
    """What everybody knows of a team, of one seat."""


class TrackView(TypedDict):
    """An Ability."""

    value: int  #: Its points.
    top: int  #: The most that it can have, with which it began.


class DieView(TypedDict):
    """A die of the Hero."""

    id: str  #: Which die it is.
    value: int  #: What it shows; its text is that of this face.
    used: bool  #: Whether it is used, until the round ends.
    row: bool  #: Whether it shows one value together with the others of the row.
    crew: str | None  #: The Bridge Crew card that it came with.


class AlienView(TypedDict):
    """A column of encounter cards, below an alien or a Vassal."""

    id: str  #: The alien or Vassal.
    sector: str  #: The Hegemony member that it is or stands for.
    left: int  #: How many encounter cards are left below it.
    black: int  #: How many black cubes lie on it.
    current: bool  #: Whether this round is in its sector.
    past: bool  #: Whether it comes before that one.


class WeaponView(TypedDict):
    """A Super Weapon in front of the Hero."""

    id: str  #: Which one it is.
    need: dict[str, int]  #: How many cubes of each colour it needs.
    cubes: dict[str, int]  #: How many of each colour lie on it; green ones stand for any.
    lacking: int  #: How many cubes are lacking in all.
    understood: bool  #: Whether it is understood.
    active: bool  #: Whether its power works now.
    used: bool  #: Whether it was used this round.


class ExplorationView(TypedDict):
    """An Exploration card in play."""

    id: str  #: Which one it is.
    fits: bool  #: Whether its icons fit the sector.
    used: bool  #: Whether it was used.


class CrewView(TypedDict):
    """A Bridge Crew card in play."""

    id: str  #: Which one it is.
    die: str  #: The die that came with it.
    points: int  #: How many points it has left.
    next: str  #: What the next one pays.


class ShipView(TypedDict):
    """The Space Ship card in play."""

    id: str  #: Which one it is.
    charges: int  #: How many charges are left, of one that has a cube.
    used: bool  #: Whether it was used.


class AlignmentView(TypedDict):
    """The Traitor's Alignment."""

    id: str | None  #: Which one it is, null as long as the viewer may not know it.
    revealed: bool  #: Whether it is laid open.
    spent: bool  #: Whether it is a Neutral one that has acted.


class TraitorView(TypedDict):
    """All of the Traitor's that is open, and his Alignment as far as the viewer may know it."""

    captain: str | None  #: His Captain, null until it is chosen or drawn.
    dice: list[str]  #: His dice, which show nothing.
    influence: int  #: His Influence, from 0 to 12.
    area: int  #: How many white cubes lie in his area.
    hand: list[str]  #: The Influence cards left in his hand, a known set (PRV-06).
    taken: list[str]  #: The key and code cards that he took.
    weapons: list[str]  #: His Super Weapons.
    alignment: AlignmentView  #: His Alignment.


class EndingView(TypedDict):
    """How it ended."""

    #: What decided it: "weapons" (all found), "abilities" (two at 0 in an encounter), "time" (no card left),
    #: "majority" or "unfound" (with a Traitor), "concession".
    reason: str
    #: Why they are counted, if "majority" decided: the Traitor cannot be "overtaken", all "weapons" are
    #: found, or "time" is up.
    counted: str | None
    zeros: list[str]  #: The Abilities at 0, if it ended by them.
    found: dict[str, int]  #: How many Super Weapons each side has found.
    weapons: int  #: How many there were in all.


class OptionsView(TypedDict):
    """What is played with: parts of the game, and switches of rulings."""

    level: str  #: How hard it is: basic, normal or advanced.
    captain: str  #: How the Hero comes to his Captain: "random" or "choose".
    sets: list[str]  #: Whose Captains, Planets and Super Weapons are played with: "base", "x1", "x2".
    vassals: bool  #: Whether Vassals stand among the aliens.
    landing_team: bool  #: Whether there are green cubes.
    exploration: bool  #: Whether there are Exploration cards.
    ship_die: bool  #: Whether there is the Space Ship die.
    bridge_crew: bool  #: Whether there are Bridge Crew cards.
    ship_cards: bool  #: Whether there is a Space Ship card.
    traitor: bool  #: Whether the Traitor is played.
    white_fixed: bool  #: Whether the bag begins with 4 white cubes, rather than as many as yellow ones.
    location_stays: bool  #: Whether a Location is in force until the next one comes, not for its round.
    one_die_per_phase: bool  #: Whether one die is used in each phase, rather than in each encounter.
    hide_bag: bool  #: Whether what is in the bag is hidden.
    weapons: int | None  #: How many Super Weapons there are, if not as many as the level says.
    hero_bonus: bool  #: Whether the Hero's Abilities begin and end higher than printed, with a Traitor.
    rulings: int  #: Which rulings it is played with; 1 are the first.


class SeenView(TypedDict):
    """What the viewer looked at and may still know."""

    what: str  #: Where it lies: cards of the "deck", cubes of the "bag", or "weapons".
    names: list[str]  #: What it is.


class RevealedView(TypedDict):
    """After the end: what lay face down."""

    decks: list[list[str]]  #: The encounter cards left in each column.
    planets: list[str]  #: The Planets left.
    weapons: list[str]  #: The Super Weapons left.
    aside: list[str]  #: What left the game unseen at the start.
    alignment: str | None  #: The Traitor's Alignment, if there was one.


class HegemonyTable(TypedDict):
    """The way through the Hegemony."""

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
    """Where cubes are, by their colours."""

    bag: dict[str, int] | None  #: In the bag, null if it is hidden.
    bag_size: int  #: How many are in the bag.
    supply: dict[str, int]  #: In the supply.
    gone: dict[str, int]  #: Out of the game.
    team: int  #: How many Landing Team cubes lie in front of the Hero.
    fresh: int  #: How many of these cannot be used before the next phase.


class HeroTable(TypedDict):
    """What is the Hero's. Of what is not played with there is nothing."""

    captain: str | None  #: His Captain, null until it is chosen or drawn.
    abilities: dict[str, TrackView]  #: His Abilities, by their words.
    dice: list[DieView]  #: His dice.
    hand: list[str]  #: The keys and codes in his hand.
    weapons: list[WeaponView]  #: The Super Weapons in front of him.
    weapon_pile: int  #: How many Super Weapons are still to be found.
    weapons_needed: int  #: How many there are to be found in all.
    exploration: list[ExplorationView]  #: His Exploration cards.
    crew: list[CrewView]  #: His Bridge Crew.
    ship: ShipView | None  #: His Space Ship card.


class PulpTable(TableBase, HegemonyTable, CubesTable, HeroTable):
    """What everybody sees.

    The ``phase`` is setup, encounter, search or over; ``round`` counts from 1, at most twelve. ``turn`` is
    the Hero's seat.
    """

    options: OptionsView  #: What is played with.
    seats: dict[str, PulpSeat]  #: What everybody knows of each seat, by its id.
    teams: dict[str, PulpTeam]  #: What everybody knows of each team, by its id.
    line: list[LineCardView]  #: The Encounter Line, from left to right.
    search: SearchView | None  #: The Planet Search of this round, as soon as the line lies.
    discard: list[str]  #: The encounter cards that were discarded.
    removed: list[str]  #: The encounter cards that left the game.
    traitor: TraitorView | None  #: What is the Traitor's, null where he is not played.
    result: ResultView | None  #: How the match ended, null until it has.
    ending: EndingView | None  #: How it ended, in the game's own words.


class OpenTable(PulpTable):
    """And what lay face down, once the match is over."""

    revealed: NotRequired[RevealedView]  #: What lay face down.


class PulpView(OpenTable):
    """All that one viewer may know: a spectator has no decision."""

    seen: NotRequired[SeenView | None]  #: What this seat looked at and may still know.
    decision: NotRequired[DecisionView | None]  #: What the viewer is asked.
