"""What clients are shown of ships."""

from __future__ import annotations

from typing import TypedDict


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
