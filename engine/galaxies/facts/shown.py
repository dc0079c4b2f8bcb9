"""What a client is shown of each fact: the fields of its happening, besides ``kind``, ``text`` and ``label``.

A fact's ``public()`` returns the type of its own name. Where some seats are shown more, a second type says
what ``private()`` adds for them; the happening of such a kind has those fields for these seats only.
Spaces, ships, cards and handles are ids, as in views.
"""

from __future__ import annotations

from typing import TypedDict

from engine.galaxies.state import Phase

# The match, its turns, the dice


class SeatingFound(TypedDict):
    """A seat takes the first turn."""

    seat: str


class TurnBegan(TypedDict):
    """A seat's turn begins."""

    seat: str
    round: int


class PhaseBegan(TypedDict):
    """A phase of a seat's turn begins."""

    seat: str
    phase: Phase


class PointsScored(TypedDict):
    """A team scores ``amount`` victory points, perhaps by what a ship did, and has ``now``."""

    team: str
    amount: int
    why: str
    now: int
    ship: str | None


class ResultDetail(TypedDict, total=False):
    """The ship that had to be destroyed; the totals of the victory clock, and what broke their tie."""

    ship: str
    totals: dict[str, str]
    tie: str


class MatchEnded(ResultDetail):
    """The match is over; without a winner it is a draw."""

    winner: str | None
    reason: str


class Conceded(TypedDict):
    """A seat gives up; ``lost`` if its side has lost by it."""

    seat: str
    lost: bool


class Rolled(TypedDict):
    """The number die was rolled; ``success`` tells whether the result is what was ``needed`` or more."""

    purpose: str
    sides: int
    result: int
    seat: str | None
    ship: str | None
    source: str | None
    needed: int | None
    success: bool | None


class Subject(TypedDict, total=False):
    """What an event happens to."""

    attacker: str
    ship: str
    ship_card: str


class WindowOpened(Subject):
    """Players may answer an event with a card; the other fields say what it happens to."""

    event: str


class PowerUsed(TypedDict):
    """A power acts; ``source`` is the mark of where it stands."""

    power: str
    source: str
    seat: str | None
    ship: str | None


class EffectBegan(TypedDict):
    """A power works for a while on a ship, ship card or seat."""

    power: str
    on: str


# Activations, movement, attacks


class Activated(TypedDict):
    """A seat activates a ship card."""

    seat: str
    ship_card: str


class StageSet(TypedDict):
    """The activation goes on to its next step."""

    step: str


class ActivationEnded(TypedDict):
    """The activation of a ship card is over."""

    ship_card: str


class MovementBegan(TypedDict):
    """A ship may move up to ``left`` spaces."""

    ship: str
    left: int


MovedFrom = TypedDict("MovedFrom", {"from": list[str]})


class Moved(MovedFrom):
    """A ship moves by one space, or is ``placed``; ``from`` and ``to`` are all spaces that it covers."""

    ship: str
    to: list[str]
    placed: bool


class MovementEnded(TypedDict):
    """A ship's movement is over."""

    ship: str


class AttackerChosen(TypedDict):
    """A ship begins its attacks."""

    ship: str


class AttackerDone(TypedDict):
    """A ship has finished its attacks."""

    ship: str


class Charged(TypedDict):
    """A weapon, ``name`` in print, is charged for so many attacks."""

    ship: str
    weapon: str
    name: str
    attacks: int


class AttackRolled(TypedDict):
    """An attack: the coordinate that was rolled and the cell of the target's chart; ``again`` names the power
    by which dice were thrown again."""

    attacker: str
    target: str
    weapon: str
    name: str
    coordinate: str
    cell: str
    hit: bool
    again: str | None


class AttackSettled(TypedDict):
    """What became of an attack: a hit on ``target`` that counts, or a miss and why."""

    attacker: str
    target: str
    hit: bool
    why: str


# Energy and tactic cards


class EnergyChanged(TypedDict):
    """A team gains or spends energy and has ``now``."""

    team: str
    amount: int
    why: str
    now: int


class Drew(TypedDict):
    """A seat draws a card."""

    seat: str


class DrewSeen(TypedDict):
    """The card, and the handle that it has in the hand."""

    card: str
    handle: str


class DeckMade(TypedDict):
    """A team has a freshly shuffled deck."""

    team: str
    size: int


class CoreOpened(TypedDict):
    """A seat looks at the top cards of another team's deck."""

    seat: str
    team: str
    count: int


class CoreOpenedSeen(TypedDict):
    """The cards, the top one first."""

    cards: list[str]


class CoreKept(TypedDict):
    """A seat keeps one card of another team's deck and puts ``count`` under it."""

    seat: str
    team: str
    count: int


class CoreKeptSeen(TypedDict):
    """The card that it keeps with its handle, and those that go back, the lowest last."""

    card: str
    handle: str
    back: list[str]


class DeckRanOut(TypedDict):
    """The last card of a team's deck was drawn, for the first or second time."""

    team: str
    times: int


class Discarded(TypedDict):
    """A hand card goes to a discard pile."""

    seat: str
    card: str
    why: str


class Passed(TypedDict):
    """Cards go from a hand to an ally's hand."""

    seat: str
    to: str
    count: int


class PassedSeen(TypedDict):
    """Which cards."""

    cards: list[str]


class Played(TypedDict):
    """A seat plays a card at a cost."""

    seat: str
    card: str
    cost: int


class EventSpent(TypedDict):
    """A played event goes to the discard pile of the team that owns it."""

    card: str
    owner: str


class CardAttached(TypedDict):
    """A card is attached to a ship card under a handle."""

    seat: str
    card: str
    ship_card: str
    handle: str


class CardDetached(TypedDict):
    """An attached card goes to its owner's discard pile."""

    card: str
    ship_card: str
    handle: str
    why: str


class PreppedSettled(TypedDict):
    """A prepped card is used, or stays aside for good."""

    seat: str
    card: str
    used: bool


class OrderChangedSeen(TypedDict):
    """A standing order of this viewer is set or ended."""

    order: str
    on: bool


# Ships


class Launched(TypedDict):
    """A ship card is launched: the spaces that each of its ships covers."""

    seat: str
    ship_card: str
    level: str
    ships: dict[str, list[str]]


class ShipDestroyed(TypedDict):
    """A ship is destroyed."""

    ship: str
    ship_card: str
    why: str


class CardLost(TypedDict):
    """A ship card is out of play with the ship cards in its hold."""

    ship_card: str
    cargo: list[str]


class ShipEscaped(TypedDict):
    """A ship leaves the board for good without being destroyed."""

    ship: str
    ship_card: str


class CardEscaped(TypedDict):
    """A ship card whose last ship has escaped is out of play."""

    ship_card: str


class CargoLost(TypedDict):
    """A hold's cargo is destroyed while its carrier stays."""

    ship_card: str
    cargo: list[str]


ControlFrom = TypedDict("ControlFrom", {"from": str})


class ControlTaken(ControlFrom):
    """A ship card goes from one seat to another."""

    ship_card: str
    to: str


class Pegs(TypedDict):
    """The pegs that a ship has."""

    shields: int
    hull_damage: int


class Damaged(TypedDict):
    """A ship loses ``shields`` and takes ``hull`` damage; ``now`` are its pegs after it."""

    ship: str
    source: str
    type: str
    shields: int
    hull: int
    now: Pegs


class ShieldsChanged(TypedDict):
    """A ship gets shield pegs, or gives some away, and has ``now``."""

    ship: str
    amount: int
    now: int
    why: str


class Repaired(TypedDict):
    """A ship's hull is repaired; ``now`` is the damage that is left."""

    ship: str
    amount: int
    now: int
    why: str


# Tiles


class TileTurned(TypedDict):
    """A ship turns over a tile."""

    tile: str
    tile_kind: str
    ship: str


class TilesHidden(TypedDict):
    """The hidden tiles lie on their places."""


class EnginesStarted(TypedDict):
    """Remote engines run: so many asteroids may move; null when they stop."""

    left: int | None


class EnginesUsed(TypedDict):
    """A seat calls for the remote engines."""

    seat: str


class AsteroidChosen(TypedDict):
    """An asteroid may move up to ``steps`` spaces now; null when it has ended its move."""

    tile: str | None
    steps: int


class AsteroidMoved(TypedDict):
    """An asteroid has moved to ``hexes``."""

    tile: str
    hexes: list[str]
