"""What clients are shown of the match, its turns, the dice, powers and windows."""

from __future__ import annotations

from typing import TypedDict

from engine.galaxies.state import Phase


class SeatingFound(TypedDict):
    """A seat takes the first turn."""

    seat: str  #: The seat.


class TurnBegan(TypedDict):
    """A seat's turn begins."""

    seat: str  #: The seat.
    round: int  #: The round.


class PhaseBegan(TypedDict):
    """A phase of a seat's turn begins."""

    seat: str  #: The seat.
    phase: Phase  #: Which.


class PointsScored(TypedDict):
    """A team scores ``amount`` victory points, perhaps by what a ship did, and has ``now``."""

    team: str  #: The team.
    amount: int  #: How many.
    why: str  #: `survivors`, `escape` or `data-points`.
    now: int  #: Its victory points after it.
    ship: str | None  #: The ship that made them, null if none did.


class ResultDetail(TypedDict, total=False):
    """What decided a match."""

    ship: str  #: The ship that had to be destroyed.
    totals: dict[str, str]  #: The totals by the victory clock, by team.
    tie: str  #: What broke a tie of these: `ships` or `run-out`.


class MatchEnded(ResultDetail):
    """The match is over; without a winner it is a draw."""

    winner: str | None  #: The team that won.
    reason: str  #: What decided it, as a word.


class Conceded(TypedDict):
    """A seat gives up; ``lost`` if its side has lost by it."""

    seat: str  #: The seat.
    lost: bool  #: Whether its side has lost by it.


class Rolled(TypedDict):
    """The number die was rolled; ``success`` tells whether the result is what was ``needed`` or more."""

    #: For what: `starter`, `ecm`, `debris`, `cover`, `boarding`, `engines`, `engine-move`, `survivors`, or a
    #: power.
    purpose: str
    sides: int  #: How many the die has.
    result: int  #: What it shows.
    seat: str | None  #: Who rolls, null if nobody in particular does.
    ship: str | None  #: The ship that it is about, if any.
    source: str | None  #: The tile, ship or power that makes it necessary, if any.
    needed: int | None  #: From which number on it succeeds, if that can be said.
    success: bool | None  #: Whether it does.


class Subject(TypedDict, total=False):
    """What an event happens to."""

    attacker: str  #: The ship that attacks.
    ship: str  #: The ship.
    ship_card: str  #: The ship card.
    damage: int  #: What a hit would do to the ship.
    critical: bool  #: Whether a hit would destroy it.


class WindowOpened(Subject):
    """Players may answer an event with a card; the other fields say what it happens to."""

    event: str  #: What players may answer, as a word.


class PowerUsed(TypedDict):
    """A power acts; ``source`` is the mark of where it stands."""

    power: str  #: The power.
    source: str  #: The mark of where it stands: a ship card, a card, or a handle.
    seat: str | None  #: Who uses it, if anybody.
    ship: str | None  #: The ship that it is about, if any.


class EffectBegan(TypedDict):
    """A power works for a while on a ship, ship card or seat."""

    power: str  #: The power.
    on: str  #: The ship, ship card or seat.
