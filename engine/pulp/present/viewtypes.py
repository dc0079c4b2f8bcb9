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
    """An Ability: its value, and the maximum, at which it began."""

    value: int
    top: int


class DieView(TypedDict):
    """A die of the Hero: its text is that of face ``value``. ``used`` until the round ends; dice with ``row``
    show one value together; ``crew`` is the Bridge Crew card it came with."""

    id: str
    value: int
    used: bool
    row: bool
    crew: str | None


class AlienView(TypedDict):
    """A column: the alien or Vassal, how many encounter cards are left below it, and black cubes on it.

    ``sector`` is the Hegemony member that it is or stands for. ``current`` is the column whose sector it is,
    and those before it are ``past``.
    """

    id: str
    sector: str
    left: int
    black: int
    current: bool
    past: bool


class WeaponView(TypedDict):
    """A Super Weapon in front of the Hero: ``need`` and ``cubes`` by colour (green ones stand for any), what
    is still ``lacking`` in all, whether it is ``understood``, whether its power works now (``active``), and
    ``used`` this round."""

    id: str
    need: dict[str, int]
    cubes: dict[str, int]
    lacking: int
    understood: bool
    active: bool
    used: bool


class ExplorationView(TypedDict):
    """An Exploration card in play: whether its icons fit the sector, and whether it was used."""

    id: str
    fits: bool
    used: bool


class CrewView(TypedDict):
    """A Bridge Crew card in play: its ``die``, and its points left; the next one pays ``next``."""

    id: str
    die: str
    points: int
    next: str


class ShipView(TypedDict):
    """The Space Ship card in play, with the charges left of one that has a cube."""

    id: str
    charges: int
    used: bool


class AlignmentView(TypedDict):
    """The Traitor's Alignment: ``id`` null as long as the viewer may not know it; whether it is laid open,
    and whether a Neutral one has acted."""

    id: str | None
    revealed: bool
    spent: bool


class TraitorView(TypedDict):
    """All of the Traitor's that is open: his Captain, his dice (which have no value), Influence from 0 to 12,
    white cubes in his area, Influence cards left in hand (a known set, PRV-06), key and code cards he took,
    and Super Weapons; and his Alignment as far as the viewer may know it."""

    captain: str | None
    dice: list[str]
    influence: int
    area: int
    hand: list[str]
    taken: list[str]
    weapons: list[str]
    alignment: AlignmentView


class EndingView(TypedDict):
    """How it ended: "weapons" (all found), "abilities" (two at 0 in an encounter), "time" (no card left),
    "majority" or "unfound" (with a Traitor), "concession". ``zeros`` are the Abilities at 0 if it
    ended by them, ``found`` the Super Weapons by side, of ``weapons`` in all."""

    reason: str
    zeros: list[str]
    found: dict[str, int]
    weapons: int


class OptionsView(TypedDict):
    """What is played with: level, sets of cards, parts of expansions, switches of rulings, and how many Super
    Weapons there are if not as many as the level says."""

    level: str
    captain: str
    sets: list[str]
    vassals: bool
    landing_team: bool
    exploration: bool
    ship_die: bool
    bridge_crew: bool
    ship_cards: bool
    traitor: bool
    white_fixed: bool
    location_stays: bool
    one_die_per_phase: bool
    hide_bag: bool
    weapons: int | None


class SeenView(TypedDict):
    """What the viewer looked at and may still know: cards of the "deck", cubes of the "bag", or "weapons"."""

    what: str
    names: list[str]


class RevealedView(TypedDict):
    """After the end: what lay face down. ``aside`` left the game unseen at the start."""

    decks: list[list[str]]
    planets: list[str]
    weapons: list[str]
    aside: list[str]
    alignment: str | None


class HegemonyTable(TypedDict):
    """The way through the Hegemony.

    ``sector`` is that of the current column of ``aliens`` (null before the first line). ``last`` says whether
    no card is left to draw for another round. ``planets`` are the face-up Planets not yet chosen, ``planet``
    the one of this round, ``planet_pile`` how many are left face down, ``location`` the Location in force,
    whose active action is that of ``location_ability``.
    """

    sector: str | None
    aliens: list[AlienView]
    last: bool
    planets: list[str]
    planet: str | None
    planet_pile: int
    planet_discard: list[str]
    location: str | None
    location_ability: str | None


class CubesTable(TypedDict):
    """Cubes by colour: in the ``bag`` (null if it is hidden: then ``bag_size`` tells), in the ``supply``, and
    those that are ``gone``. ``team`` are Landing Team cubes in front, of which ``fresh`` cannot be used
    before the next phase."""

    bag: dict[str, int] | None
    bag_size: int
    supply: dict[str, int]
    gone: dict[str, int]
    team: int
    fresh: int


class HeroTable(TypedDict):
    """What is the Hero's. ``captain`` is null until it is chosen or drawn. ``hand`` are keys and codes in
    hand. ``weapon_pile`` Super Weapons are still to be found of ``weapons_needed``. ``exploration``, ``crew``
    and ``ship`` are empty or null where they are not played."""

    captain: str | None
    abilities: dict[str, TrackView]
    dice: list[DieView]
    hand: list[str]
    weapons: list[WeaponView]
    weapon_pile: int
    weapons_needed: int
    exploration: list[ExplorationView]
    crew: list[CrewView]
    ship: ShipView | None


class PulpTable(TableBase, HegemonyTable, CubesTable, HeroTable):
    """What everybody sees.

    The ``phase`` is setup, encounter, search or over; ``round`` counts from 1, at most twelve. ``turn`` is
    the Hero's seat. ``traitor`` is null where he is not played.
    """

    options: OptionsView
    seats: dict[str, PulpSeat]
    teams: dict[str, PulpTeam]
    line: list[LineCardView]
    search: SearchView | None
    discard: list[str]
    removed: list[str]
    traitor: TraitorView | None
    result: ResultView | None
    ending: EndingView | None


class OpenTable(PulpTable):
    """And what lay face down, once the match is over."""

    revealed: NotRequired[RevealedView]


class PulpView(OpenTable):
    """All that one viewer may know: a spectator has no decision. ``seen`` is what this seat looked at."""

    seen: NotRequired[SeenView | None]
    decision: NotRequired[DecisionView | None]
