"""The types of a view, of decisions and of happenings, as they stand on the wire.

Views are made by the engine; these types say what a client may rely on, and tests hold views against them.
"""

from __future__ import annotations

from datetime import datetime
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict

MatchStatus = Literal["lobby", "playing", "paused", "finished"]
FleetState = Literal["ready", "choosing"]


class Wire(BaseModel):
    """The base of all wire types: nothing unknown gets in."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class Text(Wire):
    """A sentence as data: a client may speak another language than English."""

    key: str
    args: dict[str, Any]


class Ref(Wire):
    """What an option points at."""

    hex: str = ""
    hexes: list[str] = []
    ship: str = ""
    ship_card: str = ""
    card: str = ""
    handle: str = ""
    tile: str = ""
    seat: str = ""
    amount: int = 0
    weapon: str = ""
    direction: int = 0
    order: str = ""
    power: str = ""


class Option(Wire):
    """One thing that may be picked."""

    id: str
    label: str
    text: Text
    ref: Ref


class Decision(Wire):
    """A question to this viewer."""

    id: str
    kind: str
    prompt: str
    text: Text
    min: int
    max: int
    ordered: bool
    options: list[Option]
    paths: dict[str, list[str]] | None = None


class FleetCard(Wire):
    """A ship card of a fixed fleet, which is public."""

    card: str
    level: str
    state: str


class PreppedCard(Wire):
    """A card laid on a ship card before the match."""

    card: str
    on: str | None
    state: str


class Seat(Wire):
    """What everybody knows of a seat; `choice` stands there in the lobby only."""

    side: str
    team: str
    player: str | None
    bot: bool
    zone: str | None
    hand_size: int
    energy: int
    fleet: list[FleetCard]
    prepped: list[PreppedCard]
    conceded: bool
    choice: FleetState | None = None


class Team(Wire):
    """What everybody knows of a team."""

    side: str
    seats: list[str]
    energy: int
    deck_size: int
    discard: list[str]
    run_outs: int
    victory_points: int


class AttachedCard(Wire):
    """A card attached to a ship card."""

    card: str
    owner: str


class ShipCard(Wire):
    """A launched ship card, its numbers as now modified."""

    level: str
    seat: str
    owner: str
    ships: list[str]
    lost: int
    attached: dict[str, AttachedCard]
    activated: bool
    move: int
    activation: int


class Ship(Wire):
    """A ship on the board; the first space is its centre or anchor."""

    card: str
    hexes: list[str]
    shields: int
    hull_damage: int


class Tile(Wire):
    """A discovery tile; without a kind while its black side is up."""

    kind: str | None
    hexes: list[str]


class Activation(Wire):
    """The activation under way."""

    card: str
    step: str
    ship: str | None
    left: int
    weapon: str | None
    attacks_left: int


class Engines(Wire):
    """Remote engines under way."""

    left: int


class HandCard(Wire):
    """A tactic card in a hand."""

    card: str
    cost: int


class ScreenCard(Wire):
    """A ship card behind the screen."""

    level: str
    cost: int


class Ally(Wire):
    """What a seat knows of its ally; the hand only while it is shown."""

    hand: dict[str, HandCard] | None
    screen: dict[str, ScreenCard]
    holds: dict[str, list[str]]


class LogLine(Wire):
    """One line of the log."""

    n: int
    round: int
    seat: str | None
    text: Text
    label: str


class ChatLine(Wire):
    """One line of chat."""

    n: int
    channel: Literal["table", "team"]
    seat: str
    name: str
    text: str
    at: datetime


class Clock(Wire):
    """When the reaction window closes."""

    until: datetime


class Undo(Wire):
    """Whether this seat can take its last answer back, and else why not."""

    open: bool
    reason: str | None


class Order(Wire):
    """A standing order."""

    label: str
    on: bool


class Result(Wire):
    """How the match ended; no winner is a draw."""

    winner: str | None
    reason: str
    text: Text
    label: str


class Revealed(Wire):
    """What was hidden, after the end."""

    fleets: dict[str, dict[str, str]]
    decks: dict[str, dict[str, int]]
    hands: dict[str, list[str]]
    screens: dict[str, list[str]]
    holds: dict[str, list[str]]
    tiles: dict[str, str]


class View(Wire):
    """All that one viewer may know; `revealed` stands there after the end only."""

    match: str
    mission: str
    layout: str
    catalogue: str
    commitment: str | None
    status: MatchStatus
    viewer: str
    round: int
    turn: str | None
    phase: str
    order: list[str]
    seats: dict[str, Seat]
    teams: dict[str, Team]
    ship_cards: dict[str, ShipCard]
    ships: dict[str, Ship]
    tiles: dict[str, Tile]
    activation: Activation | None
    engines: Engines | None
    hand: dict[str, HandCard] = {}
    screen: dict[str, ScreenCard] = {}
    holds: dict[str, list[str]] = {}
    ally: dict[str, Ally] = {}
    log: list[LogLine]
    chat: list[ChatLine]
    waiting_for: list[str]
    clock: Clock | None
    decision: Decision | None = None
    undo: Undo = Undo(open=False, reason=None)
    orders: dict[str, Order] = {}
    deck_list: dict[str, int] = {}
    deck_bottom: dict[str, list[str]] = {}
    result: Result | None
    revealed: Revealed | None = None


class Happening(BaseModel):
    """Something to show, already redacted for its viewer; further fields depend on the kind."""

    model_config = ConfigDict(extra="allow", frozen=True)

    kind: str
    text: Text
    label: str
