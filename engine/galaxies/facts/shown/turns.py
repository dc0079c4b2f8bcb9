"""What clients are shown of the match, its turns, the dice, powers and windows."""

from __future__ import annotations

from typing import TypedDict

from engine.galaxies.state import Phase


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
    """What decided a match."""

    ship: str  #: The ship that had to be destroyed.
    totals: dict[str, str]  #: The totals of the victory clock, by team.
    tie: str  #: What broke a tie of these.


class MatchEnded(ResultDetail):
    """The match is over; without a winner it is a draw."""

    winner: str | None  #: The team that won.
    reason: str  #: What decided it, as a word.


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
