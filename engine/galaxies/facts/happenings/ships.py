"""Happenings of ships."""

from __future__ import annotations

from typing import TypedDict


class Launched(TypedDict):
    """A ship card is launched. ``ships`` lists the spaces that each of its ships covers."""

    seat: str  #: The seat.
    ship_card: str  #: The ship card.
    level: str  #: The version of the ship card.
    ships: dict[str, list[str]]  #: The spaces that each of its ships covers.


class ShipDestroyed(TypedDict):
    """A ship is destroyed."""

    ship: str  #: The ship.
    ship_card: str  #: The ship card.
    why: str  #: The reason, as a keyword.


class CardLost(TypedDict):
    """A ship card leaves play, together with the ship cards in its hold."""

    ship_card: str  #: The ship card.
    cargo: list[str]  #: The ship cards in its hold.


class ShipEscaped(TypedDict):
    """A ship leaves the board permanently without being destroyed."""

    ship: str  #: The ship.
    ship_card: str  #: The ship card.


class CardEscaped(TypedDict):
    """A ship card whose last ship has escaped leaves play."""

    ship_card: str  #: The ship card.


class CargoLost(TypedDict):
    """The cargo of a hold is destroyed, but the carrier stays."""

    ship_card: str  #: The carrier.
    cargo: list[str]  #: The ship cards that were in its hold.


ControlFrom = TypedDict("ControlFrom", {"from": str})


class ControlTaken(ControlFrom):
    """A ship card passes from one seat's control to another's."""

    ship_card: str  #: The ship card.
    to: str  #: The seat that now controls it.


class Pegs(TypedDict):
    """The pegs of a ship."""

    shields: int  #: The number of blue pegs.
    hull_damage: int  #: The number of red pegs.


class Damaged(TypedDict):
    """A ship loses ``shields`` and takes ``hull`` damage. ``now`` contains its pegs afterwards."""

    ship: str  #: The ship.
    source: str  #: The cause: `attack`, `ecm`, `debris`, or a power.
    type: str  #: The type of damage, if powers distinguish it.
    shields: int  #: The number of shield pegs lost.
    hull: int  #: The hull damage taken.
    now: Pegs  #: The ship's pegs afterwards.


class ShieldsChanged(TypedDict):
    """A ship gains or gives away shield pegs, and has ``now`` afterwards."""

    ship: str  #: The ship.
    amount: int  #: The change, negative for a loss.
    now: int  #: The ship's shield pegs afterwards.
    why: str  #: The reason, as a keyword.


class Repaired(TypedDict):
    """A ship's hull is repaired. ``now`` is the remaining damage."""

    ship: str  #: The ship.
    amount: int  #: The amount of damage that was repaired.
    now: int  #: The remaining damage.
    why: str  #: The reason, as a keyword.
