"""Happenings of activations, movement and attacks."""

from __future__ import annotations

from typing import NotRequired, TypedDict


class Activated(TypedDict):
    """A seat activates a ship card."""

    seat: str  #: The seat.
    ship_card: str  #: The ship card.


class StageSet(TypedDict):
    """The activation enters its next step."""

    step: str  #: The step: `move`, `attack` or `end`.


class ActivationEnded(TypedDict):
    """The activation of a ship card is over."""

    ship_card: str  #: The ship card.


class MovementBegan(TypedDict):
    """A ship may move up to ``left`` spaces."""

    ship: str  #: The ship.
    left: int  #: The maximum number of spaces that it may move.


class Moved(TypedDict):
    """A ship moves by one space, or is ``placed``. ``to`` lists all spaces that it covers afterwards."""

    ship: str  #: The ship.
    was: list[str]  #: All spaces that it covered before.
    to: list[str]  #: All spaces that it covers afterwards.
    placed: NotRequired[bool]  #: Whether it was placed there instead of moving one space.


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
    """A weapon with the printed ``name`` is charged for a number of ``attacks``."""

    ship: str  #: The ship.
    weapon: str  #: The weapon: `primary`, `secondary`, or the handle of a card that is a weapon.
    name: str  #: The printed name of the weapon.
    attacks: int  #: The number of attacks that it may make.


class AttackRolled(TypedDict):
    """The roll of an attack: the coordinate and the cell of the target's chart. ``again`` names the power
    that caused a reroll."""

    attacker: str  #: The ship that attacks.
    target: str  #: The ship that is attacked.
    weapon: str  #: The weapon: `primary`, `secondary`, or the handle of a card that is a weapon.
    name: str  #: The printed name of the weapon.
    coordinate: str  #: The rolled letter and number, such as "D4".
    #: The symbol on the target's chart: `#` hit, `.` miss, `*` critical, or the symbol of a special cell.
    cell: str
    hit: bool  #: Whether the attack is a hit.
    critical: bool  #: Whether the target is destroyed, by a hit on `*` while its shields were down.
    again: str | None  #: The power that caused a reroll, or null.


class AttackSettled(TypedDict):
    """The result of an attack: a hit on ``target`` or a miss, with the reason."""

    attacker: str  #: The ship that attacks.
    target: str  #: The ship that is attacked. It may differ from the target of the roll.
    hit: bool  #: Whether the attack counts as a hit.
    why: str  #: The reason for the result: `chart`, `cover`, or a power.
