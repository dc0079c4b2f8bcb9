"""What engaging may be paid with: every payment that covers what is due and wastes nothing (ENG-12 to
ENG-17).

Points stand in the order combat, diplomacy, science. Two points of one Ability stand for one of another.
``free`` exchanges are made at 1 for 1 instead.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import combinations_with_replacement, product
from typing import NamedTuple

from engine.pulp.queries import Points

INDEX = {"combat": 0, "diplomacy": 1, "science": 2}
KEPT = 5_000
#: Of a Bridge Crew member: what his points pay, in their order ("any" is wild).
Crew = tuple[str, ...]
#: What can be paid with: the Captain's own points, those of the Bridge Crew, how many exchanges at 1 for 1.
Purse = tuple[Points, tuple[Crew, ...], int]


class Payment(NamedTuple):
    """The Captain's own points, how many points of each Bridge Crew member, and exchanges at 1 for 1."""

    points: Points
    crew: tuple[int, ...] = ()
    free: int = 0

    @property
    def cost(self) -> int:
        """How many points it takes of the Captain's own."""
        return sum(self.points)


def payable(due: Points, points: Points, crew: tuple[Crew, ...] = (), free: int = 0) -> bool:
    """Whether what is due can be paid at all.

    >>> payable((1, 0, 0), (0, 1, 1)), payable((1, 0, 0), (0, 1, 1), crew=(("combat",),))
    (False, True)
    """
    return any(_within(own, points) for own in _least(due, crew, free))


@lru_cache(maxsize=KEPT)  # without it the Navigator takes 6 % more, 18 % with views (bench.caches)
def payments(due: Points, points: Points, crew: tuple[Crew, ...] = (), free: int = 0) -> tuple[Payment, ...]:
    """Return every payment of which no point and no exchange at 1 for 1 could be left out (ENG-16), those
    with the fewest own points first.

    >>> [payment.points for payment in payments((2, 0, 0), (1, 4, 1))]
    [(1, 2, 0), (0, 4, 0)]
    """
    found = [
        Payment(own, tuple(map(len, spent)), used)
        for used in range(free + 1)
        for spent in product(*([track[:n] for n in range(len(track) + 1)] for track in crew))
        for own in _least(due, spent, used).difference(*_with_one_less(due, spent, used))
        if _within(own, points)
    ]
    return tuple(sorted(found, key=_order))


def _order(payment: Payment) -> tuple[object, ...]:
    c, d, s = payment.points
    return payment.cost, sum(payment.crew), payment.free, payment.crew, -c, -d, -s


def _within(own: Points, points: Points) -> bool:
    return own[0] <= points[0] and own[1] <= points[1] and own[2] <= points[2]


def _with_one_less(due: Points, spent: tuple[Crew, ...], free: int) -> Iterator[frozenset[Points]]:
    """Yield what is enough without one exchange at 1 for 1, or without the last point of a crew member."""
    if free:
        yield _least(due, spent, free - 1)
    for at, track in enumerate(spent):
        if track:
            yield _least(due, (*spent[:at], track[:-1], *spent[at + 1 :]), free)


@lru_cache(maxsize=KEPT)  # without it the Navigator takes eight times as long (bench.caches)
def _least(due: Points, spent: tuple[Crew, ...], free: int) -> frozenset[Points]:
    """Return the own points that are just enough if these points of the crew are spent, wild ones for any
    Ability (X3B-06, X3B-07), with at most so many exchanges at 1 for 1."""
    for at, track in enumerate(spent):
        if track:
            before = _least(due, (*spent[:at], track[:-1], *spent[at + 1 :]), free)
            pays = range(3) if track[-1] == "any" else (INDEX[track[-1]],)
            return _lowest([_less(own, ability) for own in before for ability in pays])
    return _lowest([own for used in range(free + 1) for own in _covering(due, used)])


def _less(own: Points, ability: int) -> Points:
    if not own[ability]:  # written out as plain as this: a tenth of a bridge crew's instructions
        return own
    c, d, s = own
    return (c - 1, d, s) if ability == 0 else (c, d - 1, s) if ability == 1 else (c, d, s - 1)


def _lowest(several: Iterable[Points]) -> frozenset[Points]:
    """Leave out what is enough even with less."""
    lowest = list[Points]()
    for own in sorted(set(several), key=sum):
        for less in lowest:
            if _within(less, own):
                break
        else:
            lowest.append(own)
    return frozenset(lowest)


def _covering(due: Points, free: int) -> Iterator[Points]:
    """Yield points that cover what is due with exactly so many exchanges at 1 for 1.

    Each unit that is due is paid with some Ability: what this pays beyond its own is exchanged, for two
    points each, or for one if it is at 1 for 1.
    """
    total = sum(due)
    for c, d in product(range(total + 1), repeat=2):
        units = (c, d, total - c - d)
        beyond = [max(0, n - needs) for n, needs in zip(units, due, strict=True)]
        for single in combinations_with_replacement(range(3), free) if c + d <= total else ():
            at_one = [single.count(at) for at in range(3)]
            if all(n <= most for n, most in zip(at_one, beyond, strict=True)):
                x, y, z = (n + b - s for n, b, s in zip(units, beyond, at_one, strict=True))
                yield x, y, z
