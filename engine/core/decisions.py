"""What can be asked of a seat, and how an answer is checked.

``gc=False``: these structs never refer to themselves, so the collector of circular garbage may skip them.
Without it a match takes 3.7 % more instructions.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import Any

import msgspec

PASS = "pass"


class Refused(Exception):
    """A request that changes nothing: ``code`` is one of the wire contract's codes, ``detail`` a sentence.

    >>> Refused("stale", "that decision is not open").code
    'stale'
    """

    def __init__(self, code: str, detail: str) -> None:
        super().__init__(detail)
        self.code = code
        self.detail = detail


class Text(msgspec.Struct, frozen=True, gc=False):
    """A sentence as data: words are made at the edge. ``args`` are plain JSON values.

    >>> Text("move", {"piece": "knight", "left": 2}).key
    'move'
    """

    key: str
    args: dict[str, Any] = {}


class Risk(Text, frozen=True, gc=False):
    """A sentence about dice that wait where an option leads.

    >>> Risk("trap", {"upto": 4}) == Text("trap", {"upto": 4})
    False
    """


class Option(msgspec.Struct, frozen=True, gc=False):
    """One thing that may be picked: ``id`` tells it from the others of its decision, ``ref`` says in the
    game's own words what it points at, as plain JSON values. It is hashable, though these are not.

    >>> move = Option("a1-a4", Text("move", {"to": "a4"}), ref={"piece": "rook"})
    >>> {move: "picked"}[move], move.ref["piece"]
    ('picked', 'rook')
    """

    id: str
    text: Text
    ref: dict[str, Any] = {}

    def __hash__(self) -> int:
        return hash(self.id)


class Decision(msgspec.Struct, frozen=True, gc=False):
    """A question to one seat: any ``min`` to ``max`` different options, by their ids, are a legal pick.

    ``default`` is what a clock may pick when time is up; ``hurried`` is whether one may run, that of a
    window, because it is others whom the question keeps waiting in what is theirs; ``id`` is set by the
    driver and names the question among those put to this seat.

    >>> pass_ = Option(PASS, Text("pass"))
    >>> asked = Decision("north", "card", Text("card"), (pass_, Option("ace", Text("play"))), max=2)
    >>> asked.check(["ace", "pass"])
    ('pass', 'ace')
    >>> asked.check(["king"])
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
        """Return the pick, in option order unless the order counts.

        Raises :class:`Refused` with code ``illegal`` for anything that was not offered.
        """
        if not self.min <= len(pick) <= self.max:
            raise Refused("illegal", f"pick {self.min} to {self.max} options, not {len(pick)}")
        wanted = set(pick)
        if len(wanted) != len(pick):
            raise Refused("illegal", "an option was picked twice")
        picked = tuple(dict.fromkeys([option.id for option in self.options if option.id in wanted]))
        if len(picked) != len(wanted):
            raise Refused("illegal", "that option is not offered")
        return tuple(pick) if self.ordered else picked

    @property
    def timed(self) -> bool:
        """Whether the clock of a window may answer this."""
        return self.hurried and self.default is not None

    @property
    def fingerprint(self) -> str:
        """A short mark of what was asked (8 hexadecimal digits), kept with the answer: a replay under
        changed rules shows by it.

        >>> asked = Decision("north", "card", Text("card"), (Option("ace", Text("play")),))
        >>> reworded = msgspec.structs.replace(asked, text=Text("which-card"), id="north.3")
        >>> reworded.fingerprint == asked.fingerprint
        True
        """
        asked = "|".join([f"{self.seat}|{self.kind}|{self.min}|{self.max}", *[o.id for o in self.options]])
        return _mark(asked)


class Dice(msgspec.Struct, frozen=True):
    """Put to CHANCE: roll dice with these numbers of sides; answered by results from 1.

    >>> len(Dice((6, 6)).fingerprint), Dice((6, 6)).fingerprint == Dice((6,)).fingerprint
    (8, False)
    """

    sides: tuple[int, ...]

    @property
    def fingerprint(self) -> str:
        """A short mark of what was asked, as that of a decision; that of no shuffle."""
        return _mark(f"dice|{self.sides}")


class Shuffle(msgspec.Struct, frozen=True):
    """Put to CHANCE: a random order of ``size`` things; answered by a permutation of their indices.

    >>> Shuffle(6).fingerprint == Shuffle(6).fingerprint, Shuffle(6).fingerprint == Dice((6,)).fingerprint
    (True, False)
    """

    size: int

    @property
    def fingerprint(self) -> str:
        """A short mark of what was asked, as that of a decision; that of no dice."""
        return _mark(f"shuffle|{self.size}")


Draw = Dice | Shuffle


def _mark(asked: str) -> str:
    return f"{zlib.crc32(asked.encode()):08x}"
