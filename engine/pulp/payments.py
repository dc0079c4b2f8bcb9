"""Payments for engaging: every payment that covers the cost without waste (ENG-12 to ENG-17).

Points are in the order combat, diplomacy, science. Two points of one Ability pay for one point of another.
In ``free`` exchanges, a single point is enough.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import chain, combinations_with_replacement, product
from typing import NamedTuple

from engine.pulp.queries import Points

INDEX = {"combat": 0, "diplomacy": 1, "science": 2}
CACHE_SIZE = 5_000
#: The empty payment, for a card that costs nothing.
NOTHING: frozenset[Points] = frozenset([(0, 0, 0)])
#: The Abilities that the points of a Bridge Crew member pay for, in order ("any" is wild).
Crew = tuple[str, ...]
#: The means of payment: the Captain's own points, those of the Bridge Crew, and the number of exchanges at 1
#: for 1.
Purse = tuple[Points, tuple[Crew, ...], int]


class Payment(NamedTuple):
    """The Captain's own points, the number of points of each Bridge Crew member, and the number of exchanges
    at 1 for 1.
    """

    points: Points
    crew: tuple[int, ...] = ()
    free: int = 0


def can_pay(due: Points, points: Points, crew: tuple[Crew, ...] = (), free: int = 0) -> bool:
    """Return whether the cost can be paid.

    >>> can_pay((1, 0, 0), (0, 1, 1)), can_pay((1, 0, 0), (0, 1, 1), crew=(("combat",),))
    (False, True)
    """
    c, d, s = points
    spent = _crew_points(crew)
    return any(own[0] <= c and own[1] <= d and own[2] <= s for own in _smallest_own_points(due, spent, free))


# without the cache the Navigator takes 5 % more instructions, 15 % when views are built (bench.caches)
@lru_cache(maxsize=CACHE_SIZE)
def payments(due: Points, points: Points, crew: tuple[Crew, ...] = (), free: int = 0) -> tuple[Payment, ...]:
    """Return every payment in which no point and no exchange at 1 for 1 is superfluous (ENG-16). Payments
    with the fewest own points come first.

    >>> [payment.points for payment in payments((2, 0, 0), (1, 4, 1))]
    [(1, 2, 0), (0, 4, 0)]
    """
    c, d, s = points
    ways: list[Payment] = []
    least: dict[tuple[int, ...], frozenset[Points]] = {}
    for numbers in product(range(free + 1), *[range(len(track) + 1) for track in crew]):
        fewer = [
            least.get((*numbers[:at], n - 1, *numbers[at + 1 :]), NOTHING)
            for at, n in enumerate(numbers)
            if n
        ]
        if NOTHING in fewer:  # fewer points are enough
            continue
        used, *spent = numbers
        own = _smallest_own_points(
            due, _crew_points([track[:n] for track, n in zip(crew, spent, strict=True)]), used
        )
        least[numbers] = own
        ways += [
            Payment((x, y, z), numbers[1:], used)
            for x, y, z in sorted(own.difference(*fewer), reverse=True)
            if x <= c and y <= d and z <= s
        ]
    return tuple(sorted(ways, key=_payment_cost))


def _payment_cost(payment: Payment) -> tuple[int, int]:
    return sum(payment.points), sum(payment.crew)


def _crew_points(crew: Iterable[Crew]) -> Crew:
    """Return the Abilities that the points of a crew pay for, wild points first."""
    return tuple(sorted(chain.from_iterable(crew)))


# without the cache the Navigator takes 2.7 times as long (bench.caches)
@lru_cache(maxsize=CACHE_SIZE)
def _smallest_own_points(due: Points, spent: Crew, free: int) -> frozenset[Points]:
    """Return the smallest sets of own points that complete a payment.

    The crew pays the points ``spent``. Wild points pay for any Ability (X3B-06, X3B-07). At most ``free``
    exchanges are at 1 for 1.
    """
    if spent:
        before = _smallest_own_points(due, spent[:-1], free)
        pays = range(3) if spent[-1] == "any" else (INDEX[spent[-1]],)
        return _minimal_sets([_subtract_point(own, ability) for own in before for ability in pays])
    return _minimal_sets([own for used in range(free + 1) for own in _covering_sets(due, used)])


def _subtract_point(own: Points, ability: int) -> Points:
    if not own[ability]:  # written out on purpose: this saves a tenth of the instructions for a Bridge Crew
        return own
    c, d, s = own
    return (c - 1, d, s) if ability == 0 else (c, d - 1, s) if ability == 1 else (c, d, s - 1)


def _minimal_sets(several: Iterable[Points]) -> frozenset[Points]:
    """Return the sets that do not contain a smaller sufficient set."""
    lowest = list[Points]()
    for own in sorted(set(several), key=sum):
        for c, d, s in lowest:
            if c <= own[0] and d <= own[1] and s <= own[2]:
                break
        else:
            lowest.append(own)
    return frozenset(lowest)


def _covering_sets(due: Points, free: int) -> Iterator[Points]:
    """Yield sets of points that cover the cost with exactly this many exchanges at 1 for 1.

    Each unit of the cost is paid with some Ability. Units that an Ability pays beyond its own cost are
    exchanged, at two points for one, or at 1 for 1.
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
