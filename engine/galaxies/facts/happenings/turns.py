"""Happenings of the match, its turns, dice, powers and windows."""

from __future__ import annotations

from typing import TypedDict

from engine.galaxies.state import Phase


class SeatingFound(TypedDict):
    """A seat will take the first turn."""

    seat: str  #: The seat.


class TurnBegan(TypedDict):
    """A seat's turn begins."""

    seat: str  #: The seat.
    round: int  #: The round.


class PhaseBegan(TypedDict):
    """A phase of a seat's turn begins."""

    seat: str  #: The seat.
    phase: Phase  #: The phase.


class PointsScored(TypedDict):
    """A team scores ``amount`` victory points, perhaps through a ship, and then has ``now``."""

    team: str  #: The team.
    amount: int  #: The number of points.
    why: str  #: `survivors`, `escape` or `data-points`.
    now: int  #: Its victory points afterwards.
    ship: str | None  #: The ship that scored them, or null.


class ResultDetail(TypedDict, total=False):
    """What decided a match."""

    ship: str  #: The ship that had to be destroyed.
    totals: dict[str, str]  #: The totals by the victory clock, by team.
    tie: str  #: What broke a tie between the totals: `ships` or `run-out`.


class MatchEnded(ResultDetail):
    """The match is over. Without a winner it is a draw."""

    winner: str | None  #: The team that won.
    reason: str  #: The reason, as a word.


class Conceded(TypedDict):
    """A seat concedes. ``lost`` says whether its side has lost because of it."""

    seat: str  #: The seat.
    lost: bool  #: Whether its side has lost because of it.


class Rolled(TypedDict):
    """The number die was rolled. ``success`` says whether the result is at least ``needed``."""

    #: The purpose: `starter`, `ecm`, `debris`, `cover`, `boarding`, `engines`, `engine-move`, `survivors`, or
    #: a power.
    purpose: str
    sides: int  #: The number of sides of the die.
    result: int  #: The number that was rolled.
    seat: str | None  #: The seat that rolls, or null.
    ship: str | None  #: The ship that it concerns, or null.
    source: str | None  #: The tile, ship or power that causes it, or null.
    needed: int | None  #: The lowest number that succeeds, or null.
    success: bool | None  #: Whether the roll succeeds, or null.


class Subject(TypedDict, total=False):
    """What an event affects."""

    attacker: str  #: The ship that attacks.
    ship: str  #: The ship.
    ship_card: str  #: The ship card.
    damage: int  #: What a hit would do to the ship.
    critical: bool  #: Whether a hit would destroy it.


class WindowOpened(Subject):
    """Players may react to an event with a card. The other fields say what the event affects."""

    event: str  #: The event, as a word.


class PowerUsed(TypedDict):
    """A power acts. ``source`` says where the power is."""

    power: str  #: The power.
    source: str  #: Where the power is: a ship card, a card, or a handle.
    seat: str | None  #: The seat that uses it, or null.
    ship: str | None  #: The ship that it concerns, or null.


class EffectBegan(TypedDict):
    """A power begins to work for some time on a ship, ship card or seat."""

    power: str  #: The power.
    on: str  #: The ship, ship card or seat.
