"""What clients are shown of ships."""

from __future__ import annotations

from typing import TypedDict


class Launched(TypedDict):
    """A ship card is launched: the spaces that each of its ships covers."""

    seat: str  #: The seat.
    ship_card: str  #: The ship card.
    level: str  #: Its version.
    ships: dict[str, list[str]]  #: The spaces that each of its ships covers.


class ShipDestroyed(TypedDict):
    """A ship is destroyed."""

    ship: str  #: The ship.
    ship_card: str  #: The ship card.
    why: str  #: Why, as a word.


class CardLost(TypedDict):
    """A ship card is out of play with the ship cards in its hold."""

    ship_card: str  #: The ship card.
    cargo: list[str]  #: The ship cards in its hold.


class ShipEscaped(TypedDict):
    """A ship leaves the board for good without being destroyed."""

    ship: str  #: The ship.
    ship_card: str  #: The ship card.


class CardEscaped(TypedDict):
    """A ship card whose last ship has escaped is out of play."""

    ship_card: str  #: The ship card.


class CargoLost(TypedDict):
    """A hold's cargo is destroyed while its carrier stays."""

    ship_card: str  #: The carrier.
    cargo: list[str]  #: The ship cards that were in its hold.


ControlFrom = TypedDict("ControlFrom", {"from": str})


class ControlTaken(ControlFrom):
    """A ship card goes from one seat to another."""

    ship_card: str  #: The ship card.
    to: str  #: The seat that has it now.


class Pegs(TypedDict):
    """The pegs that a ship has."""

    shields: int  #: Blue pegs.
    hull_damage: int  #: Red pegs.


class Damaged(TypedDict):
    """A ship loses ``shields`` and takes ``hull`` damage; ``now`` are its pegs after it."""

    ship: str  #: The ship.
    source: str  #: What did it: `attack`, `ecm`, `debris`, or a power.
    type: str  #: Its kind, where powers tell kinds apart.
    shields: int  #: Shield pegs lost.
    hull: int  #: Hull damage taken.
    now: Pegs  #: Its pegs after it.


class ShieldsChanged(TypedDict):
    """A ship gets shield pegs, or gives some away, and has ``now``."""

    ship: str  #: The ship.
    amount: int  #: By how much; below 0 it is less.
    now: int  #: Its shield pegs after it.
    why: str  #: Why, as a word.


class Repaired(TypedDict):
    """A ship's hull is repaired; ``now`` is the damage that is left."""

    ship: str  #: The ship.
    amount: int  #: How much of the damage.
    now: int  #: The damage that is left.
    why: str  #: Why, as a word.
