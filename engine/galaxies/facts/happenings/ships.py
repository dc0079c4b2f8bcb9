"""Happenings of ships."""

from __future__ import annotations

from typing import TypedDict


class Launched(TypedDict):
    """A ship card is launched, with the spaces that each of its ships covers."""

    seat: str  #: The seat.
    ship_card: str  #: The ship card.
    level: str  #: Its version.
    ships: dict[str, list[str]]  #: The spaces that each of its ships covers.


class ShipDestroyed(TypedDict):
    """A ship is destroyed."""

    ship: str  #: The ship.
    ship_card: str  #: The ship card.
    why: str  #: The reason, as a word.


class CardLost(TypedDict):
    """A ship card leaves play, together with the ship cards in its hold."""

    ship_card: str  #: The ship card.
    cargo: list[str]  #: The ship cards in its hold.


class ShipEscaped(TypedDict):
    """A ship leaves the board for good without being destroyed."""

    ship: str  #: The ship.
    ship_card: str  #: The ship card.


class CardEscaped(TypedDict):
    """A ship card whose last ship has escaped leaves play."""

    ship_card: str  #: The ship card.


class CargoLost(TypedDict):
    """A hold's cargo is destroyed while its carrier stays."""

    ship_card: str  #: The carrier.
    cargo: list[str]  #: The ship cards that were in its hold.


ControlFrom = TypedDict("ControlFrom", {"from": str})


class ControlTaken(ControlFrom):
    """A ship card changes from one seat's control to another's."""

    ship_card: str  #: The ship card.
    to: str  #: The seat that now controls it.


class Pegs(TypedDict):
    """The pegs of a ship."""

    shields: int  #: Blue pegs.
    hull_damage: int  #: Red pegs.


class Damaged(TypedDict):
    """A ship loses ``shields`` and takes ``hull`` damage. ``now`` are its pegs afterwards."""

    ship: str  #: The ship.
    source: str  #: The cause: `attack`, `ecm`, `debris`, or a power.
    type: str  #: The type of damage, where powers distinguish types.
    shields: int  #: Shield pegs lost.
    hull: int  #: Hull damage taken.
    now: Pegs  #: Its pegs afterwards.


class ShieldsChanged(TypedDict):
    """A ship gains or gives away shield pegs, and then has ``now``."""

    ship: str  #: The ship.
    amount: int  #: The change, negative for a loss.
    now: int  #: Its shield pegs afterwards.
    why: str  #: The reason, as a word.


class Repaired(TypedDict):
    """A ship's hull is repaired. ``now`` is the damage that is left."""

    ship: str  #: The ship.
    amount: int  #: The repaired damage.
    now: int  #: The damage that is left.
    why: str  #: The reason, as a word.
