"""What may be seen, as types: what has no key here cannot reach a client."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from engine.core.views import (
    DecisionBase,
    OptionBase,
    OrderView,
    ResultBase,
    SeatView,
    TableBase,
    TeamView,
    UndoView,
)
from engine.galaxies.facts.shown.turns import MatchEnded
from engine.galaxies.rules.asking import Kind


class Ref(TypedDict, total=False):
    """What an option points at: spaces, ships, cards and handles by their ids."""

    hex: str
    hexes: list[str]
    ship: str
    ship_card: str
    card: str
    handle: str
    tile: str
    seat: str
    amount: int
    weapon: str
    direction: int
    order: str
    power: str


class OptionView(OptionBase):
    """One thing that may be picked."""

    ref: Ref


class DecisionView(DecisionBase):
    """A question to the viewer.

    ``paths`` stands only where a movement can be drawn as a whole: where its ways go on from the space that a
    pick leads to, or with the key "" from here. Several picks in a row have a space between two.
    """

    kind: Kind
    options: list[OptionView]
    paths: NotRequired[dict[str, list[str]]]


class FleetCardView(TypedDict):
    """A ship card of a fleet that all know of (PRV-14): hidden, launched, lost, escaped or taken."""

    card: str
    level: str
    state: str


class PreppedView(TypedDict):
    """A prepped card, open to all (PRV-15)."""

    card: str
    on: str
    state: str


class SeatPublic(SeatView):
    """What everybody knows of a seat: of the hand only how many cards it holds (PRV-09)."""

    zone: str | None
    hand_size: int
    energy: int
    fleet: list[FleetCardView]
    prepped: list[PreppedView]


class TeamPublic(TeamView):
    """What everybody knows of a team: of the deck only how many cards are left (PRV-09, PRV-10)."""

    energy: int
    deck_size: int
    discard: list[str]
    run_outs: int
    victory_points: int


class AttachedView(TypedDict):
    """An attached tactic card and the team to whose discard pile it will go."""

    card: str
    owner: str


class ShipCardView(TypedDict):
    """A launched ship card (PRV-02); of its hold nothing, not even whether it is empty (PRV-07)."""

    level: str
    seat: str
    owner: str
    ships: list[str]
    lost: int
    attached: dict[str, AttachedView]
    activated: bool
    move: int
    activation: int


class ShipView(TypedDict):
    """A ship on the board with its pegs (PRV-01)."""

    card: str
    hexes: list[str]
    shields: int
    hull_damage: int


class TileView(TypedDict):
    """A tile; without a kind while its black side is up (PRV-12). Obstacles have a ``number`` within their
    kind, as sentences call them."""

    kind: str | None
    number: NotRequired[int]
    hexes: list[str]


class ActivationView(TypedDict):
    """The activation under way: ``ship`` moves or attacks now, ``left`` spaces or attacks."""

    card: str
    step: str
    ship: str | None
    left: int
    weapon: str | None
    attacks_left: int


class EnginesView(TypedDict):
    """Remote engines under way: asteroids that may still move."""

    left: int


class Revealed(TypedDict):
    """What was hidden, after the end (PRV-29)."""

    fleets: dict[str, dict[str, str]]
    decks: dict[str, dict[str, int]]
    hands: dict[str, list[str]]
    screens: dict[str, list[str]]
    holds: dict[str, list[str]]
    tiles: dict[str, str]


class ResultText(TypedDict):
    """What is to be said of a match that is over, in the fields of the happening by which it ended."""

    key: Literal["result"]
    args: MatchEnded


class GalaxiesResult(ResultBase):
    """How a match ended, and what is to be said of it."""

    text: ResultText


class TableView(TableBase):
    """What everybody sees."""

    layout: str
    seats: dict[str, SeatPublic]
    teams: dict[str, TeamPublic]
    ship_cards: dict[str, ShipCardView]
    ships: dict[str, ShipView]
    tiles: dict[str, TileView]
    activation: ActivationView | None
    engines: EnginesView | None
    result: GalaxiesResult | None


class OpenTable(TableView):
    """And what was hidden, once the match is over."""

    revealed: NotRequired[Revealed]


class HandCardView(TypedDict):
    """A tactic card in a hand and what it would cost now."""

    card: str
    cost: int


class ScreenCardView(TypedDict):
    """A ship card not launched yet and what launching it would cost now."""

    level: str
    cost: int


class AllyView(TypedDict):
    """What a seat knows of its ally: the hand only while it is shown (PRV-08, PRV-21)."""

    hand: dict[str, HandCardView] | None
    screen: dict[str, ScreenCardView]
    holds: dict[str, list[str]]


class OwnCards(TypedDict):
    """What one seat sees besides the table: its own, and its ally's. ``deck_list`` is what its team's deck
    held as the match began."""

    hand: dict[str, HandCardView]
    screen: dict[str, ScreenCardView]
    holds: dict[str, list[str]]
    ally: dict[str, AllyView]
    orders: dict[str, OrderView]
    deck_list: dict[str, int]


class SeatOnly(OwnCards):
    """And the cards that it knows to lie under decks, what it is asked, and whether it may undo."""

    deck_bottom: dict[str, list[str]]
    decision: DecisionView | None
    undo: UndoView


class GalaxiesView(OpenTable):
    """All that one viewer may know; a spectator's view has none of the optional fields."""

    hand: NotRequired[dict[str, HandCardView]]
    screen: NotRequired[dict[str, ScreenCardView]]
    holds: NotRequired[dict[str, list[str]]]
    ally: NotRequired[dict[str, AllyView]]
    deck_list: NotRequired[dict[str, int]]
    deck_bottom: NotRequired[dict[str, list[str]]]
    decision: NotRequired[DecisionView | None]
