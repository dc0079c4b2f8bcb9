"""Where dice and shuffles come from. Rules only ever see the results."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator
from struct import unpack
from typing import Protocol

from engine.core.decisions import Dice, Draw, Shuffle

CHANCE = "CHANCE"


class Chance(Protocol):
    """Answers what is put to CHANCE.

    >>> class Loaded:
    ...     def draw(self, number, request):
    ...         return request.sides if isinstance(request, Dice) else tuple(range(request.size))
    >>> chance: Chance = Loaded()
    >>> chance.draw(0, Dice((6, 6))), chance.draw(1, Shuffle(3))
    ((6, 6), (0, 1, 2))
    """

    def draw(self, number: int, request: Draw) -> tuple[int, ...]:
        """Return what comes of a draw; ``number`` counts the draws of a match from 0.

        For :class:`Dice` a result from 1 to its number of sides for each die, for a :class:`Shuffle` a
        permutation of the indices from 0 to ``size`` - 1.
        """
        ...


#: Among the numbers that stand: until how many entries the match has. No draw has such a fingerprint.
UNTIL = "until"


class Numbers:
    """Which number each draw of a match has.

    The draws of a step that was given up stand: as the step begins again, a draw of the same kind has the
    number that it had, so that the same comes of it. Any other has a number that no draw ever had, so that
    what was seen of the old ones tells nothing of it. The same holds for the steps behind it as far as their
    answers are given again: until the match has as many entries as the number of the kind ``UNTIL`` says.
    So long a draw of which the kind was not kept ("") stands for any.

    >>> numbers = Numbers(7, [(5, "die"), (6, "pile")])
    >>> [numbers.next(kind, after=9) for kind in ("pile", "pile", "die")]
    [6, 7, 5]
    """

    def __init__(self, drawn: int, again: Iterable[tuple[int, str]] = ()) -> None:
        self.drawn = drawn
        self.again = list(again)
        self.until = max((number for number, kind in self.again if kind == UNTIL), default=0)

    def next(self, kind: str, after: int) -> int:
        """Return the number of the next draw; ``kind`` is the fingerprint of what is asked, ``after`` how
        many entries the match has."""
        for at, (number, asked) in enumerate(self.again):
            if asked == kind or (not asked and after < self.until):
                del self.again[at]
                return number
        self.drawn += 1
        return self.drawn - 1

    def end_step(self, after: int) -> None:
        """Forget the draws that were given up and that the step did not ask for again."""
        if after >= self.until:
            self.again.clear()


class SealedChance:
    """Chance fixed in advance by a secret seed: a keyed hash of the draw's number.

    The commitment can be published before the first draw and the seed after the last, so that
    players can check the dice. A match that was brought back from a backup goes on with another seed, from
    the draw of that number on (``later``): what came of the first one then may have been seen. Raises
    ValueError unless each seed has 16 to 64 bytes.

    >>> chance = SealedChance(bytes(32))
    >>> chance.commitment[:8]
    '66687aad'
    >>> chance.draw(0, Dice((6, 6))) == SealedChance(bytes(32)).draw(0, Dice((6, 6)))
    True
    >>> sorted(chance.draw(1, Shuffle(4)))
    [0, 1, 2, 3]
    >>> resealed = SealedChance(bytes(32), [(1, bytes(16))])
    >>> [resealed.draw(n, Dice((99,))) == chance.draw(n, Dice((99,))) for n in (0, 1)]
    [True, False]
    """

    def __init__(self, seed: bytes, later: Iterable[tuple[int, bytes]] = ()) -> None:
        self._seeds = [(0, seed), *sorted(later)]
        if not all(16 <= len(one) <= 64 for _, one in self._seeds):
            raise ValueError("a seed has 16 to 64 bytes")

    @property
    def commitment(self) -> str:
        """SHA-256 of the first seed: 64 hexadecimal digits."""
        return commitment_of(self._seeds[0][1])

    def draw(self, number: int, request: Draw) -> tuple[int, ...]:
        """Return the outcome of the draw with this number; the same number always gives the same."""
        stream = self._numbers(number)
        if isinstance(request, Dice):
            return tuple(_below(stream, sides) + 1 for sides in request.sides)
        return _permutation(stream, request.size)

    def _numbers(self, number: int) -> Iterator[int]:
        seed = next(seed for since, seed in reversed(self._seeds) if since <= number)
        block = 0
        while True:
            message = number.to_bytes(8, "big") + block.to_bytes(4, "big")
            digest = hashlib.blake2b(message, key=seed).digest()
            yield from unpack(">16I", digest)
            block += 1


def commitment_of(seed: bytes) -> str:
    """SHA-256 of a seed: 64 hexadecimal digits.

    >>> commitment_of(bytes(32))[:8]
    '66687aad'
    """
    return hashlib.sha256(seed).hexdigest()


def _below(stream: Iterator[int], limit: int) -> int:
    """Return a uniform number below ``limit``; values that would skew it are rejected."""
    fair = (1 << 32) - (1 << 32) % limit
    while True:
        value = next(stream)
        if value < fair:
            return value % limit


def _permutation(stream: Iterator[int], size: int) -> tuple[int, ...]:
    items = list(range(size))
    for last in range(size - 1, 0, -1):
        other = _below(stream, last + 1)
        items[last], items[other] = items[other], items[last]
    return tuple(items)


class ScriptedChance:
    """For tests: dice fall as scripted, shuffles leave the order as it is unless told otherwise.

    >>> chance = ScriptedChance(dice=[3, 8], shuffles=[(1, 0)])
    >>> chance.draw(0, Dice((6, 8)))
    (3, 8)
    >>> chance.draw(1, Shuffle(2)), chance.draw(2, Shuffle(3))
    ((1, 0), (0, 1, 2))
    """

    def __init__(self, dice: Iterable[int] = (), shuffles: Iterable[tuple[int, ...]] = ()) -> None:
        self.dice = list(dice)
        self.shuffles = list(shuffles)

    def draw(self, number: int, request: Draw) -> tuple[int, ...]:
        """Take the next results from the script.

        Raises AssertionError for a die that the script does not know, or that cannot show what it says.
        """
        if isinstance(request, Shuffle):
            return self.shuffles.pop(0) if self.shuffles else tuple(range(request.size))
        assert len(self.dice) >= len(request.sides), f"unscripted dice: {request.sides}"
        rolled, self.dice = self.dice[: len(request.sides)], self.dice[len(request.sides) :]
        for value, sides in zip(rolled, request.sides, strict=True):
            assert 1 <= value <= sides, f"a die of {sides} cannot show {value}"
        return tuple(rolled)
