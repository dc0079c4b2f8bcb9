"""What clients are shown of activations, movement and attacks."""

from __future__ import annotations

from typing import NotRequired, TypedDict


class Activated(TypedDict):
    """A seat activates a ship card."""

    seat: str  #: The seat.
    ship_card: str  #: The ship card.


class StageSet(TypedDict):
    """The activation goes on to its next step."""

    step: str  #: `move`, `attack` or `end`.


class ActivationEnded(TypedDict):
    """The activation of a ship card is over."""

    ship_card: str  #: The ship card.


class MovementBegan(TypedDict):
    """A ship may move up to ``left`` spaces."""

    ship: str  #: The ship.
    left: int  #: Spaces, at most.


class Moved(TypedDict):
    """A ship moves by one space, or is ``placed``; ``to`` are all spaces that it covers then."""

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
    """A weapon, ``name`` in print, is charged for so many attacks."""

    ship: str  #: The ship.
    weapon: str  #: `primary`, `secondary`, or the handle of a card that is a weapon.
    name: str  #: Its name in print.
    attacks: int  #: How many attacks it may make.


class AttackRolled(TypedDict):
    """An attack: the coordinate that was rolled and the cell of the target's chart; ``again`` names the power
    by which dice were thrown again."""

    attacker: str  #: The ship that attacks.
    target: str  #: The ship that is attacked.
    weapon: str  #: `primary`, `secondary`, or the handle of a card that is a weapon.
    name: str  #: Its name in print.
    coordinate: str  #: Letter and number that were rolled: "D4".
    #: What the target's chart has there: `#` hit, `.` miss, `*` critical, else the sign of a special place.
    cell: str
    hit: bool  #: Whether that is a hit.
    critical: bool  #: Whether it destroys: a hit on `*` while the target's shields were down.
    again: str | None  #: The power by which dice were thrown again, null if none.


class AttackSettled(TypedDict):
    """What became of an attack: a hit on ``target`` that counts, or a miss and why."""

    attacker: str  #: The ship that attacks.
    target: str  #: The ship that is attacked, perhaps another one by now.
    hit: bool  #: Whether it counts as a hit.
    why: str  #: What decided it: `chart`, `cover`, or a power.
