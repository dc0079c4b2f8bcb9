"""What engaging may be paid with: every payment that covers what is due and wastes nothing (ENG-12 to
ENG-17).

Points stand in the order combat, diplomacy, science. Two points of one Ability stand for one of another.
``free`` exchanges are made at 1 for 1 instead.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import product
from typing import NamedTuple

from engine.pulp.queries import Points

INDEX = {"combat": 0, "diplomacy": 1, "science": 2}
KEPT = 200_000
#: Of a Bridge Crew member: what his points left pay, in their order ("any" is wild).
Crew = tuple[str, ...]


class Payment(NamedTuple):
    """The Captain's own points, how many points of each Bridge Crew member, and exchanges at 1 for 1."""

    points: Points
    crew: tuple[int, ...] = ()
    free: int = 0

    @property
    def cost(self) -> int:
        """How many points it takes of the Captain's own."""
        return sum(self.points)


def covers(paid: Points, due: Points, free: int = 0) -> bool:
    """Whether points cover what is due.

    >>> covers((1, 2, 0), (2, 0, 0)), covers((0, 1, 1), (1, 0, 0)), covers((0, 1, 0), (1, 0, 0), free=1)
    (True, False, True)
    """
    short = pairs = odd = 0
    for has, needs in zip(paid, due, strict=True):
        if has < needs:
            short += needs - has
        else:
            pairs += (has - needs) >> 1
            odd += (has - needs) & 1
    if short <= pairs:
        return True
    single = min(free, odd)
    return short <= pairs + single + min((free - single) // 2, pairs)


def _capped(due: Points, points: Points) -> Points:
    """No more of each Ability than could ever be paid: so that equal cases are worked out once."""
    total = sum(due)
    c, d, s = (min(has, 2 * total - needs) for has, needs in zip(points, due, strict=True))
    return c, d, s


@lru_cache(maxsize=KEPT)
def payable(due: Points, points: Points, crew: tuple[Crew, ...] = (), free: int = 0) -> bool:
    """Whether what is due can be paid at all.

    >>> payable((1, 0, 0), (0, 1, 1)), payable((1, 0, 0), (0, 1, 1), crew=(("combat",),))
    (False, True)
    """
    if covers(points, due, free):
        return True
    return bool(crew) and any(
        covers(_plus(points, spent), due, free) for counts in _counts(crew) for spent in _spent(crew, counts)
    )


@lru_cache(maxsize=KEPT)
def payments(due: Points, points: Points, crew: tuple[Crew, ...] = (), free: int = 0) -> tuple[Payment, ...]:
    """Return every payment of which no point could be left out, those with the fewest own points first.

    >>> [payment.points for payment in payments((2, 0, 0), (1, 4, 1))]
    [(1, 2, 0), (0, 4, 0)]
    """
    found = [
        Payment(own, counts, used)
        for used in range(free + 1)
        for counts in _counts(crew)
        for own in _ranges(due, _capped(due, points))
        if _fits(own, due, crew, counts, used) and not _wasteful(own, due, crew, counts, used)
    ]
    return tuple(sorted(found, key=lambda payment: (payment.cost, sum(payment.crew), payment.free)))


def _ranges(due: Points, points: Points) -> Iterator[Points]:
    c, d, s = points
    return product(range(c, -1, -1), range(d, -1, -1), range(s, -1, -1))


def _fits(own: Points, due: Points, crew: tuple[Crew, ...], counts: tuple[int, ...], free: int) -> bool:
    if not crew:
        return covers(own, due, free)
    return any(covers(_plus(own, spent), due, free) for spent in _spent(crew, counts))


def _wasteful(own: Points, due: Points, crew: tuple[Crew, ...], counts: tuple[int, ...], free: int) -> bool:
    """Whether it would do with one point or one exchange at 1 for 1 less (ENG-16)."""
    if free and _fits(own, due, crew, counts, free - 1):
        return True
    for at in range(3):
        if own[at]:
            less = (*own[:at], own[at] - 1, *own[at + 1 :])
            if _fits(less, due, crew, counts, free):  # type: ignore[arg-type]
                return True
    return any(
        count and _fits(own, due, crew, (*counts[:at], count - 1, *counts[at + 1 :]), free)
        for at, count in enumerate(counts)
    )


def _counts(crew: tuple[Crew, ...]) -> Iterator[tuple[int, ...]]:
    """How many points each member may give."""
    return product(*(range(len(track) + 1) for track in crew))


@lru_cache(maxsize=KEPT)
def _spent(crew: tuple[Crew, ...], counts: tuple[int, ...]) -> tuple[Points, ...]:
    """What the first points of each track may pay: wild ones any Ability (X3B-06, X3B-07)."""
    words = [word for track, count in zip(crew, counts, strict=True) for word in track[:count]]
    each = [(0, 1, 2) if word == "any" else (INDEX[word],) for word in words]
    found = {(pick.count(0), pick.count(1), pick.count(2)) for pick in product(*each)}
    return tuple(sorted(found))


def _plus(one: Points, other: Points) -> Points:
    return one[0] + other[0], one[1] + other[1], one[2] + other[2]
