"""Happenings of activations, movement and attacks."""

from __future__ import annotations

from typing import NotRequired, TypedDict


class Activated(TypedDict):
    """A seat activates a ship card."""

    seat: str  #: The seat.
    ship_card: str  #: The ship card.


class StageSet(TypedDict):
    """The activation enters its next step."""

    step: str  #: `move`, `attack` or `end`.


class ActivationEnded(TypedDict):
    """The activation of a ship card is over."""

    ship_card: str  #: The ship card.


class MovementBegan(TypedDict):
    """A ship may move up to ``left`` spaces."""

    ship: str  #: The ship.
    left: int  #: The most spaces that it may move.


class Moved(TypedDict):
    """A ship moves by one space, or is ``placed``. ``to`` are all spaces that it covers then."""

    ship: str  #: The ship.
    was: list[str]  #: All spaces that it covered before.
    to: list[str]  #: All spaces that it covers then.
    placed: NotRequired[bool]  #: Whether it was put there rather than moved one space.


class MovementEnded(TypedDict):
    """A ship's movement is over."""

    ship: str  #: The ship.


class AttackerChosen(TypedDict):
    """A ship begins its attacks."""

    ship: str  #: The ship.


class AttackerDone(TypedDict):
    """A ship has finished its attacks."""

    ship: str  #: The ship.


class Charged(TypedDict):
    """A weapon with the printed ``name`` is charged for that many attacks."""

    ship: str  #: The ship.
    weapon: str  #: `primary`, `secondary`, or the handle of a card that is a weapon.
    name: str  #: Its printed name.
    attacks: int  #: The number of attacks that it may make.


class AttackRolled(TypedDict):
    """An attack: the rolled coordinate and the cell of the target's chart. ``again`` names the power of a
    reroll."""

    attacker: str  #: The ship that attacks.
    target: str  #: The ship that is attacked.
    weapon: str  #: `primary`, `secondary`, or the handle of a card that is a weapon.
    name: str  #: Its printed name.
    coordinate: str  #: The rolled letter and number, such as "D4".
    #: What the target's chart has there: `#` hit, `.` miss, `*` critical, else the sign of a special place.
    cell: str
    hit: bool  #: Whether that is a hit.
    critical: bool  #: Whether it destroys: a hit on `*` while the target's shields were down.
    again: str | None  #: The power of a reroll, or null.


class AttackSettled(TypedDict):
    """The result of an attack: a hit on ``target``, or a miss, and why."""

    attacker: str  #: The ship that attacks.
    target: str  #: The ship that is attacked, perhaps another one by now.
    hit: bool  #: Whether it counts as a hit.
    why: str  #: What decided it: `chart`, `cover`, or a power.
