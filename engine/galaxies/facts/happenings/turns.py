"""Happenings of the match, its turns, dice, powers and windows."""

from __future__ import annotations

from typing import TypedDict

from engine.galaxies.state import Phase


class StarterChosen(TypedDict):
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
    """A team scores ``amount`` victory points and has ``now`` afterwards. A ship may have scored them."""

    team: str  #: The team.
    amount: int  #: The number of points.
    why: str  #: The reason: `survivors`, `escape` or `data-points`.
    now: int  #: The team's victory points afterwards.
    ship: str | None  #: The ship that scored them, or null.


class ResultDetail(TypedDict, total=False):
    """The details that decided a match."""

    ship: str  #: The ship that had to be destroyed.
    totals: dict[str, str]  #: The totals of the victory clock, by team.
    tie: str  #: The criterion that broke a tie between the totals: `ships` or `run-out`.


class MatchEnded(ResultDetail):
    """The match is over. If there is no winner, it is a draw."""

    winner: str | None  #: The team that won.
    reason: str  #: The reason, as a keyword.


class Conceded(TypedDict):
    """A seat concedes. ``lost`` states whether its side loses as a result."""

    seat: str  #: The seat.
    lost: bool  #: Whether its side loses as a result.


class Rolled(TypedDict):
    """The number die was rolled. ``success`` states whether the result reaches ``needed``."""

    #: The purpose: `starter`, `ecm`, `debris`, `cover`, `boarding`, `engines`, `engine-move`, `survivors`, or
    #: a power.
    purpose: str
    sides: int  #: The number of sides of the die.
    result: int  #: The number that was rolled.
    seat: str | None  #: The seat that rolls, or null.
    ship: str | None  #: The ship that the roll concerns, or null.
    source: str | None  #: The tile, ship or power that causes the roll, or null.
    needed: int | None  #: The lowest number that succeeds, or null.
    success: bool | None  #: Whether the roll succeeds, or null.


class Subject(TypedDict, total=False):
    """The ships and the damage that an event involves."""

    attacker: str  #: The ship that attacks.
    ship: str  #: The ship.
    ship_card: str  #: The ship card.
    damage: int  #: The damage that a hit would do to the ship.
    critical: bool  #: Whether a hit would destroy the ship.


class WindowOpened(Subject):
    """Players may react to an event with a card. The other fields describe what the event affects."""

    event: str  #: The event, as a keyword.


class PowerUsed(TypedDict):
    """A power acts. ``source`` is the card that has the power."""

    power: str  #: The power.
    source: str  #: The id of the card that has the power, or the handle of an attached card.
    seat: str | None  #: The seat that uses the power, or null.
    ship: str | None  #: The ship that the power concerns, or null.


class EffectBegan(TypedDict):
    """A power begins to have a lasting effect on a ship, ship card or seat."""

    power: str  #: The power.
    on: str  #: The ship, ship card or seat.
