"""What clients are shown of activations, movement and attacks."""

from __future__ import annotations

from typing import NotRequired, TypedDict


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


class Moved(TypedDict):
    """A ship moves by one space, or is ``placed``; ``to`` are all spaces that it covers then."""

    ship: str
    to: list[str]
    placed: NotRequired[bool]


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
