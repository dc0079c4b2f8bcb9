"""The types of views. A field that is not listed here cannot reach a client.

Cards and dice are identified by the ids of the catalogue (:class:`engine.pulp.edition.PulpCatalogue`),
Abilities and cubes by their names.
"""

from __future__ import annotations

from typing import NotRequired, TypedDict

from engine.core.present.views import ResultView, SeatView, TableBase, TeamView
from engine.pulp.present.linetypes import LineCardView, SearchView
from engine.pulp.present.questions import DecisionView


class PulpSeat(SeatView):
    """The public information about a seat. Its ``side`` is "hero" or "traitor"."""


class PulpTeam(TeamView):
    """The public information about a team, which has one seat."""


class TrackView(TypedDict):
    """An Ability."""

    value: int  #: The points of the Ability.
    top: int  #: The maximum, which is also the initial value.


class DieView(TypedDict):
    """A die of the Hero."""

    id: str  #: The die.
    value: int  #: The value that it shows. The catalogue has the text of this face.
    used: bool  #: Whether it has been used in this round.
    row: bool  #: Whether it always shows the same value as the other dice of the row.
    crew: str | None  #: The Bridge Crew card with which it came.


class AlienView(TypedDict):
    """A column of encounter cards, below an alien or a Vassal."""

    id: str  #: The alien or Vassal.
    sector: str  #: The Hegemony member that it is or replaces.
    left: int  #: The number of encounter cards left below it.
    black: int  #: The number of black cubes on it.
    current: bool  #: Whether this round is in its sector.
    past: bool  #: Whether its sector has been left behind.


class WeaponView(TypedDict):
    """A Super Weapon in front of the Hero."""

    id: str  #: The Super Weapon.
    need: dict[str, int]  #: The number of cubes of each colour that it needs.
    cubes: dict[str, int]  #: The number of cubes of each colour on it. Green ones count as any colour.
    lacking: int  #: The total number of missing cubes.
    understood: bool  #: Whether it is Understood.
    active: bool  #: Whether its power works now.
    used: bool  #: Whether it has been used in this round.


class ExplorationView(TypedDict):
    """An Exploration card in play."""

    id: str  #: The card.
    fits: bool  #: Whether its icons match the sector.
    used: bool  #: Whether it was used.


class CrewView(TypedDict):
    """A Bridge Crew card in play."""

    id: str  #: The card.
    die: str  #: The die that came with it.
    points: int  #: The number of points that it has left.
    next: str  #: The Ability that the next point pays for.


class ShipView(TypedDict):
    """The Space Ship card in play."""

    id: str  #: The card.
    charges: int  #: The number of charges left, if it has a cube.
    used: bool  #: Whether it was used.


class AlignmentView(TypedDict):
    """The Traitor's Alignment."""

    id: str | None  #: The Alignment, or null if the viewer may not know it.
    revealed: bool  #: Whether it was revealed.
    spent: bool  #: Whether it is a Neutral one that has acted.


class TraitorView(TypedDict):
    """All public information about the Traitor, and the Alignment if the viewer may know it."""

    captain: str | None  #: The Traitor's Captain, or null until one is chosen or drawn.
    dice: list[str]  #: The Traitor's dice, which show no values.
    influence: int  #: The Traitor's Influence, from 0 to 12.
    area: int  #: The number of white cubes in the Traitor's area.
    hand: list[str]  #: The Influence cards left in the Traitor's hand, which are public (PRV-06).
    taken: list[str]  #: The key and code cards that the Traitor took.
    weapons: list[str]  #: The Traitor's Super Weapons.
    alignment: AlignmentView  #: The Traitor's Alignment.


class EndingView(TypedDict):
    """The ending of the match."""

    #: The deciding reason: "weapons" (all found), "abilities" (two at 0 in an encounter), "time" (no card
    #: left), "majority" or "unfound" (with a Traitor), "concession".
    reason: str
    #: The reason for counting Super Weapons, if "majority" decided: the Traitor cannot be "overtaken", all
    #: "weapons" are found, or "time" is up.
    counted: str | None
    zeros: list[str]  #: The Abilities at 0, if they ended the match.
    found: dict[str, int]  #: The number of Super Weapons that each side has found.
    weapons: int  #: The total number of Super Weapons.


class OptionsView(TypedDict):
    """The parts of the game in use, and the rulings."""

    level: str  #: The level: basic, normal or advanced.
    captain: str  #: The way in which the Hero gets a Captain: "random" or "choose".
    sets: list[str]  #: The sets of Captains, Planets and Super Weapons in use: "base", "x1", "x2".
    vassals: bool  #: Whether Vassals may replace aliens.
    landing_team: bool  #: Whether green cubes are in use.
    exploration: bool  #: Whether Exploration cards are in use.
    ship_die: bool  #: Whether the Space Ship die is in use.
    bridge_crew: bool  #: Whether Bridge Crew cards are in use.
    ship_cards: bool  #: Whether a Space Ship card is in use.
    traitor: bool  #: Whether the match has a Traitor.
    #: Whether the bag starts with 4 white cubes, rather than with as many white cubes as yellow ones.
    white_fixed: bool
    #: Whether a Location is in force until the next one comes, rather than only for its round.
    location_stays: bool
    one_die_per_phase: bool  #: Whether one die is used in each phase, rather than in each encounter.
    hide_bag: bool  #: Whether the contents of the bag are hidden.
    weapons: int | None  #: The number of Super Weapons, if it differs from that of the level.
    #: Whether the Hero's Abilities have higher initial and maximum values than printed, with a Traitor.
    hero_bonus: bool
    rulings: int  #: The number of the rulings in use. The first rulings are 1.


class SeenView(TypedDict):
    """Things that the viewer looked at and may still know."""

    what: str  #: The place of the things: cards of the "deck", cubes of the "bag", or "weapons".
    names: list[str]  #: The things.


class RevealedView(TypedDict):
    """The face-down things, revealed after the end."""

    decks: list[list[str]]  #: The encounter cards left in each column.
    planets: list[str]  #: The Planets left.
    weapons: list[str]  #: The Super Weapons left.
    aside: list[str]  #: The cards that were removed from the game unseen at the start.
    alignment: str | None  #: The Traitor's Alignment, if there was one.


class HegemonyTable(TypedDict):
    """The part of the table with aliens, Planets and the Location."""

    sector: str | None  #: The sector of the current column, or null before the first line.
    aliens: list[AlienView]  #: The columns, from left to right.
    last: bool  #: Whether no cards are left for another round.
    planets: list[str]  #: The face-up Planets that are not chosen yet.
    planet: str | None  #: The Planet of this round.
    planet_pile: int  #: The number of face-down Planets left.
    planet_discard: list[str]  #: The Planets that were discarded.
    location: str | None  #: The Location in force.
    location_ability: str | None  #: The Ability of the Location's active action.


class CubesTable(TypedDict):
    """The places of cubes, by colour."""

    bag: dict[str, int] | None  #: The cubes in the bag, or null if they are hidden.
    bag_size: int  #: The number of cubes in the bag.
    supply: dict[str, int]  #: The cubes in the supply.
    gone: dict[str, int]  #: The cubes out of the game.
    team: int  #: The number of Landing Team cubes in front of the Hero.
    fresh: int  #: The number of these cubes that cannot be used before the next phase.


class HeroTable(TypedDict):
    """The Hero's part of the table, without parts of the game that are not in use."""

    captain: str | None  #: The Hero's Captain, or null until one is chosen or drawn.
    abilities: dict[str, TrackView]  #: The Hero's Abilities, by name.
    dice: list[DieView]  #: The Hero's dice.
    hand: list[str]  #: The keys and codes in the Hero's hand.
    weapons: list[WeaponView]  #: The Super Weapons in front of the Hero.
    weapon_pile: int  #: The number of unfound Super Weapons.
    weapons_needed: int  #: The total number of Super Weapons.
    exploration: list[ExplorationView]  #: The Hero's Exploration cards.
    crew: list[CrewView]  #: The Hero's Bridge Crew.
    ship: ShipView | None  #: The Hero's Space Ship card.


class PulpTable(TableBase, HegemonyTable, CubesTable, HeroTable):
    """The public view of a table.

    The ``phase`` is setup, encounter, search or over. ``round`` counts from 1 to at most twelve. ``turn`` is
    the Hero's seat.
    """

    options: OptionsView  #: The options of the match.
    seats: dict[str, PulpSeat]  #: The public information about each seat, by seat id.
    teams: dict[str, PulpTeam]  #: The public information about each team, by team id.
    line: list[LineCardView]  #: The Encounter Line, from left to right.
    search: SearchView | None  #: The Planet Search of this round, as soon as the line is drawn.
    discard: list[str]  #: The encounter cards that were discarded.
    removed: list[str]  #: The encounter cards that were removed from the game.
    traitor: TraitorView | None  #: The Traitor's part of the table, or null without a Traitor.
    result: ResultView | None  #: The result of the match, or null until it is over.
    ending: EndingView | None  #: The result in the game's own terms.


class OpenTable(PulpTable):
    """The public table, with the face-down things revealed once the match is over."""

    revealed: NotRequired[RevealedView]  #: The face-down things.


class PulpView(OpenTable):
    """The complete view of one viewer. A spectator has no decision."""

    seen: NotRequired[SeenView | None]  #: Things that this seat looked at and may still know.
    decision: NotRequired[DecisionView | None]  #: The question to the viewer.
