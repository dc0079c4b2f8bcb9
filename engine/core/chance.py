"""Sources of dice rolls and shuffles. Rules see only the results."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator
from struct import unpack
from typing import Protocol

from engine.core.decisions import Dice, Draw, Shuffle

CHANCE = "CHANCE"


class Chance(Protocol):
    """A source of random results.

    >>> class HighestRolls:
    ...     def draw(self, number, request):
    ...         return request.sides if isinstance(request, Dice) else tuple(range(request.size))
    >>> chance: Chance = HighestRolls()
    >>> chance.draw(0, Dice((6, 6))), chance.draw(1, Shuffle(3))
    ((6, 6), (0, 1, 2))
    """

    def draw(self, number: int, request: Draw) -> tuple[int, ...]:
        """Return the result of a draw. ``number`` is the zero-based number of the draw within the match.

        For :class:`Dice`, the result has one number per die, from 1 to its number of sides. For a
        :class:`Shuffle`, it is a permutation of the indices from 0 to ``size`` - 1.
        """
        ...


#: The fingerprint of a marker in the list of reusable draws. The number of the marker is an entry count:
#: draws stay reusable until the match has that many entries. No draw has this fingerprint.
UNTIL = "until"


class DrawNumbers:
    """Assigns numbers to the draws of a match.

    When a step restarts, its earlier draws can be reused. A draw of the same kind gets the same number, and
    therefore the same result. Any other draw gets a new number, so results already seen reveal nothing about
    it.

    The draws of later steps can also be reused while their answers are replayed. The marker ``UNTIL`` gives
    the number of entries at which this ends. Until then, a draw whose kind was not recorded ("") matches any
    kind.

    >>> numbers = DrawNumbers(7, [(5, "die"), (6, "pile")])
    >>> [numbers.next(kind, after=9) for kind in ("pile", "pile", "die")]
    [6, 7, 5]
    """

    def __init__(self, drawn: int, reusable: Iterable[tuple[int, str]] = ()) -> None:
        self.drawn = drawn
        self.reusable = list(reusable)
        self.until = max((number for number, kind in self.reusable if kind == UNTIL), default=0)

    def next(self, kind: str, after: int) -> int:
        """Return the number of the next draw. ``kind`` is the fingerprint of the request, and ``after`` is
        the number of entries so far.
        """
        for index, (number, recorded_kind) in enumerate(self.reusable):
            if recorded_kind == kind or (not recorded_kind and after < self.until):
                del self.reusable[index]
                return number
        self.drawn += 1
        return self.drawn - 1

    def end_step(self, after: int) -> None:
        """Discard the earlier draws that the restarted step did not repeat."""
        if after >= self.until:
            self.reusable.clear()


class SealedChance:
    """A deterministic source of random results: a hash of each draw's number, keyed with a secret seed.

    The commitment can be published before the first draw, and the seed after the last one. With both, players
    can verify the results.

    A match restored from a backup uses another seed from a later draw onwards (``later_seeds``), because
    players may have seen results of the first seed. Raises ValueError unless each seed has 16 to 64 bytes.

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

    def __init__(self, seed: bytes, later_seeds: Iterable[tuple[int, bytes]] = ()) -> None:
        self._seeds = [(0, seed), *sorted(later_seeds)]
        if not all(16 <= len(key) <= 64 for _, key in self._seeds):
            raise ValueError("a seed must have 16 to 64 bytes")

    @property
    def commitment(self) -> str:
        """The SHA-256 of the first seed: 64 hexadecimal digits."""
        return compute_commitment(self._seeds[0][1])

    def draw(self, number: int, request: Draw) -> tuple[int, ...]:
        """Return the result of the draw with this number. Equal numbers and requests give equal results."""
        stream = self._numbers(number)
        if isinstance(request, Dice):
            return tuple(_rand_below(stream, sides) + 1 for sides in request.sides)
        return _permutation(stream, request.size)

    def _numbers(self, number: int) -> Iterator[int]:
        seed = next(seed for since, seed in reversed(self._seeds) if since <= number)
        block = 0
        while True:
            message = number.to_bytes(8, "big") + block.to_bytes(4, "big")
            digest = hashlib.blake2b(message, key=seed).digest()
            yield from unpack(">16I", digest)
            block += 1


def compute_commitment(seed: bytes) -> str:
    """Return the SHA-256 of a seed: 64 hexadecimal digits.

    >>> compute_commitment(bytes(32))[:8]
    '66687aad'
    """
    return hashlib.sha256(seed).hexdigest()


def _rand_below(stream: Iterator[int], limit: int) -> int:
    """Return a uniform random number below ``limit``. Numbers that would bias the result are skipped."""
    unbiased_limit = (1 << 32) - (1 << 32) % limit
    while True:
        value = next(stream)
        if value < unbiased_limit:
            return value % limit


def _permutation(stream: Iterator[int], size: int) -> tuple[int, ...]:
    items = list(range(size))
    for last in range(size - 1, 0, -1):
        index = _rand_below(stream, last + 1)
        items[last], items[index] = items[index], items[last]
    return tuple(items)


class ScriptedChance:
    """A source of scripted results for tests. Shuffles keep the order unless another order is scripted.

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
        """Return the next results of the script.

        Raises AssertionError if the script has too few dice, or a result that the die cannot show.
        """
        if isinstance(request, Shuffle):
            return self.shuffles.pop(0) if self.shuffles else tuple(range(request.size))
        assert len(self.dice) >= len(request.sides), f"unscripted dice: {request.sides}"
        rolled, self.dice = self.dice[: len(request.sides)], self.dice[len(request.sides) :]
        for value, sides in zip(rolled, request.sides, strict=True):
            assert 1 <= value <= sides, f"a die of {sides} cannot show {value}"
        return tuple(rolled)
