"""Decisions of seats, requests to chance, and the validation of answers.

``gc=False``: these structs never form reference cycles, so the garbage collector may skip them. Otherwise a
match takes 3.7 % more instructions.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import Any

import msgspec

PASS = "pass"


class Refused(Exception):
    """Raised when a request is rejected. A rejected request changes nothing.

    ``code`` is one of the protocol's error codes, and ``detail`` is a sentence.

    >>> Refused("stale", "that decision is not open").code
    'stale'
    """

    def __init__(self, code: str, detail: str) -> None:
        super().__init__(detail)
        self.code = code
        self.detail = detail


class Text(msgspec.Struct, frozen=True, gc=False):
    """A sentence as data, which a client turns into words. ``args`` are plain JSON values.

    >>> Text("move", {"piece": "knight", "left": 2}).key
    'move'
    """

    key: str
    args: dict[str, Any] = {}


class Risk(Text, frozen=True, gc=False):
    """A sentence about the dice roll that an option would cause.

    >>> Risk("trap", {"upto": 4}) == Text("trap", {"upto": 4})
    False
    """


class Option(msgspec.Struct, frozen=True, gc=False):
    """One option of a decision.

    ``id`` is unique within the decision. ``ref`` names the things that the option is about, in the game's own
    terms, as plain JSON values. Options are hashable, although these values are not.

    >>> move = Option("a1-a4", Text("move", {"to": "a4"}), ref={"piece": "rook"})
    >>> {move: "chosen"}[move], move.ref["piece"]
    ('chosen', 'rook')
    """

    id: str
    text: Text
    ref: dict[str, Any] = {}

    def __hash__(self) -> int:
        return hash(self.id)


class Decision(msgspec.Struct, frozen=True, gc=False):
    """A question to one seat. A legal pick consists of the ids of ``min`` to ``max`` different options.

    ``default`` contains the ids of the options that are picked when the time runs out. ``hurried`` states
    whether a clock may run, as in a window, where the other players wait for the seat. The driver sets
    ``id``, which is unique among the decisions of the seat.

    >>> pass_ = Option(PASS, Text("pass"))
    >>> decision = Decision("north", "card", Text("card"), (pass_, Option("ace", Text("play"))), max=2)
    >>> decision.check(["ace", "pass"])
    ('pass', 'ace')
    >>> decision.check(["king"])
    Traceback (most recent call last):
        ...
    engine.core.decisions.Refused: that option is not offered
    """

    seat: str
    kind: str
    text: Text
    options: tuple[Option, ...]
    min: int = 1
    max: int = 1
    ordered: bool = False
    default: tuple[str, ...] | None = None
    id: str = ""
    hurried: bool = True

    def check(self, pick: Sequence[str]) -> tuple[str, ...]:
        """Return the pick as a tuple, in the order of the options unless ``ordered`` is set.

        Raises :class:`Refused` with the code ``illegal`` for a pick that is not allowed.
        """
        if not self.min <= len(pick) <= self.max:
            raise Refused("illegal", f"pick {self.min} to {self.max} options, not {len(pick)}")
        chosen = set(pick)
        if len(chosen) != len(pick):
            raise Refused("illegal", "an option was picked twice")
        in_order = tuple(dict.fromkeys([option.id for option in self.options if option.id in chosen]))
        if len(in_order) != len(chosen):
            raise Refused("illegal", "that option is not offered")
        return tuple(pick) if self.ordered else in_order

    @property
    def timed(self) -> bool:
        """Whether the clock of a window may answer this decision."""
        return self.hurried and self.default is not None

    @property
    def fingerprint(self) -> str:
        """A checksum of the question (8 hexadecimal digits). The journal stores it with the answer, so that a
        replay notices a changed question.

        >>> decision = Decision("north", "card", Text("card"), (Option("ace", Text("play")),))
        >>> reworded = msgspec.structs.replace(decision, text=Text("which-card"), id="north.3")
        >>> reworded.fingerprint == decision.fingerprint
        True
        """
        question = "|".join([f"{self.seat}|{self.kind}|{self.min}|{self.max}", *[o.id for o in self.options]])
        return _checksum(question)


class Dice(msgspec.Struct, frozen=True):
    """A request for a roll of dice with these numbers of sides. Results start at 1.

    >>> len(Dice((6, 6)).fingerprint), Dice((6, 6)).fingerprint == Dice((6,)).fingerprint
    (8, False)
    """

    sides: tuple[int, ...]

    @property
    def fingerprint(self) -> str:
        """A checksum of the request, like a decision's. It differs from the checksum of any shuffle."""
        return _checksum(f"dice|{self.sides}")


class Shuffle(msgspec.Struct, frozen=True):
    """A request for a random order of ``size`` things. The result is a permutation of their indices.

    >>> Shuffle(6).fingerprint == Shuffle(6).fingerprint, Shuffle(6).fingerprint == Dice((6,)).fingerprint
    (True, False)
    """

    size: int

    @property
    def fingerprint(self) -> str:
        """A checksum of the request, like a decision's. It differs from the checksum of any dice."""
        return _checksum(f"shuffle|{self.size}")


Draw = Dice | Shuffle


def _checksum(text: str) -> str:
    return f"{zlib.crc32(text.encode()):08x}"
