"""What may be seen: frozen structs, and dicts of named keys. What has no field here cannot reach a client."""

from __future__ import annotations

from typing import Any, NotRequired, TypedDict

from msgspec import Struct

from engine.galaxies.wire import Wire


class TextView(TypedDict):
    """A sentence as data: a client may speak another language than English."""

    key: str
    args: dict[str, Any]


class OptionView(TypedDict):
    """One thing that may be picked."""

    id: str
    label: str
    text: TextView
    ref: dict[str, Any]


class DecisionView(TypedDict):
    """A question to the viewer; ``paths`` stands only where a movement can be drawn as a whole."""

    id: str
    kind: str
    prompt: str
    text: TextView
    min: int
    max: int
    ordered: bool
    options: list[OptionView]
    paths: NotRequired[dict[str, list[str]]]


class FleetCardView(Struct, frozen=True):
    """A ship card of a fleet that all know of (PRV-14): hidden, launched, lost, escaped or taken."""

    card: str
    level: str
    state: str


class PreppedView(Struct, frozen=True):
    """A prepped card, open to all (PRV-15)."""

    card: str
    on: str
    state: str


class SeatPublic(TypedDict):
    """What everybody knows of a seat: of the hand only how many cards it holds (PRV-09)."""

    side: str
    team: str
    player: str
    bot: bool
    zone: str
    hand_size: int
    energy: int
    fleet: list[Wire]
    prepped: list[Wire]
    conceded: bool


class TeamPublic(TypedDict):
    """What everybody knows of a team: of the deck only how many cards are left (PRV-09, PRV-10)."""

    side: str
    seats: list[str]
    energy: int
    deck_size: int
    discard: list[str]
    run_outs: int
    victory_points: int


class AttachedView(Struct, frozen=True):
    """An attached tactic card and the team to whose discard pile it will go."""

    card: str
    owner: str


class ShipCardView(Struct, frozen=True):
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


class ShipView(Struct, frozen=True):
    """A ship on the board with its pegs (PRV-01)."""

    card: str
    hexes: list[str]
    shields: int
    hull_damage: int


class TileView(Struct, frozen=True):
    """A tile; without a kind while its black side is up (PRV-12)."""

    kind: str | None
    hexes: list[str]


class ActivationView(Struct, frozen=True):
    """The activation under way: ``ship`` moves or attacks now, ``left`` spaces or attacks."""

    card: str
    step: str
    ship: str | None
    left: int
    weapon: str | None
    attacks_left: int


class EnginesView(Struct, frozen=True):
    """Remote engines under way: asteroids that may still move."""

    left: int


class LineView(TypedDict):
    """A line of the log as this viewer may read it."""

    n: int
    round: int
    seat: str | None
    text: TextView
    label: str


class ResultView(TypedDict):
    """How the match ended; no winner is a draw."""

    winner: str | None
    reason: str
    text: TextView
    label: str


class Revealed(Struct, frozen=True):
    """What was hidden, after the end (PRV-29)."""

    fleets: dict[str, dict[str, str]]
    decks: dict[str, dict[str, int]]
    hands: dict[str, list[str]]
    screens: dict[str, list[str]]
    holds: dict[str, list[str]]
    tiles: dict[str, str]


class TableView(TypedDict):
    """What everybody sees, the log apart. ``chat`` and ``clock`` are the server's to fill.

    ``revealed`` stands only in the view of a match that is over.
    """

    match: str
    mission: str
    layout: str
    catalogue: str
    commitment: str
    status: str
    round: int
    turn: str | None
    phase: str
    order: list[str]
    seats: dict[str, SeatPublic]
    teams: dict[str, TeamPublic]
    ship_cards: dict[str, Wire]
    ships: dict[str, Wire]
    tiles: dict[str, Wire]
    activation: Wire | None
    engines: Wire | None
    chat: list[Wire]
    waiting_for: list[str]
    clock: dict[str, str] | None
    result: ResultView | None
    revealed: NotRequired[Wire]


class HandCardView(Struct, frozen=True):
    """A tactic card in a hand and what it would cost now."""

    card: str
    cost: int


class ScreenCardView(Struct, frozen=True):
    """A ship card not launched yet and what launching it would cost now."""

    level: str
    cost: int


class AllyView(TypedDict):
    """What a seat knows of its ally: the hand only while it is shown (PRV-08, PRV-21)."""

    hand: dict[str, Wire] | None
    screen: dict[str, Wire]
    holds: dict[str, list[str]]


class UndoView(Struct, frozen=True):
    """Whether the viewer can take its last answer back, and if not why."""

    open: bool
    reason: str | None


class OrderView(Struct, frozen=True):
    """A standing order of the viewer."""

    label: str
    on: bool


class OwnView(TypedDict):
    """What one seat sees besides the table: its own, and its ally's."""

    hand: dict[str, Wire]
    screen: dict[str, Wire]
    holds: dict[str, list[str]]
    ally: dict[str, AllyView]
    orders: dict[str, Wire]
    deck_list: dict[str, int]


class SeatView(OwnView):
    """And what it knows of the bottoms of decks, and is asked."""

    deck_bottom: dict[str, list[str]]
    decision: DecisionView | None
    undo: Wire
