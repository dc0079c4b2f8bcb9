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
#: The means of payment: the Captain's own points, the Bridge Crew's points, and the number of exchanges at 1
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
    crew_points = _crew_points(crew)
    return any(
        point_set[0] <= c and point_set[1] <= d and point_set[2] <= s
        for point_set in _smallest_own_points(due, crew_points, free)
    )


# without the cache the Navigator takes 5 % more instructions, 15 % when views are built (bench.caches)
@lru_cache(maxsize=CACHE_SIZE)
def payments(due: Points, points: Points, crew: tuple[Crew, ...] = (), free: int = 0) -> tuple[Payment, ...]:
    """Return every payment in which no point and no exchange at 1 for 1 is superfluous (ENG-16). Payments
    with the fewest own points come first.

    >>> [payment.points for payment in payments((2, 0, 0), (1, 4, 1))]
    [(1, 2, 0), (0, 4, 0)]
    """
    c, d, s = points
    result: list[Payment] = []
    smallest: dict[tuple[int, ...], frozenset[Points]] = {}
    for numbers in product(range(free + 1), *[range(len(track) + 1) for track in crew]):
        smaller_sets = [
            smallest.get((*numbers[:index], n - 1, *numbers[index + 1 :]), NOTHING)
            for index, n in enumerate(numbers)
            if n
        ]
        if NOTHING in smaller_sets:  # fewer points are enough
            continue
        free_used, *crew_used = numbers
        point_sets = _smallest_own_points(
            due, _crew_points([track[:n] for track, n in zip(crew, crew_used, strict=True)]), free_used
        )
        smallest[numbers] = point_sets
        result += [
            Payment((x, y, z), numbers[1:], free_used)
            for x, y, z in sorted(point_sets.difference(*smaller_sets), reverse=True)
            if x <= c and y <= d and z <= s
        ]
    return tuple(sorted(result, key=_payment_cost))


def _payment_cost(payment: Payment) -> tuple[int, int]:
    return sum(payment.points), sum(payment.crew)


def _crew_points(crew: Iterable[Crew]) -> Crew:
    """Return the Abilities that the points of a crew pay for, wild points first."""
    return tuple(sorted(chain.from_iterable(crew)))


# without the cache the Navigator takes 2.7 times as long (bench.caches)
@lru_cache(maxsize=CACHE_SIZE)
def _smallest_own_points(due: Points, crew_points: Crew, free: int) -> frozenset[Points]:
    """Return the smallest sets of own points that complete a payment.

    The crew pays ``crew_points``. Wild points pay for any Ability (X3B-06, X3B-07). At most ``free``
    exchanges are at 1 for 1.
    """
    if crew_points:
        earlier = _smallest_own_points(due, crew_points[:-1], free)
        abilities = range(3) if crew_points[-1] == "any" else (INDEX[crew_points[-1]],)
        return _minimal_sets(
            [_subtract_point(point_set, ability) for point_set in earlier for ability in abilities]
        )
    return _minimal_sets(
        [point_set for free_used in range(free + 1) for point_set in _covering_sets(due, free_used)]
    )


def _subtract_point(points: Points, ability: int) -> Points:
    if not points[
        ability
    ]:  # written out on purpose: this saves a tenth of the instructions for a Bridge Crew
        return points
    c, d, s = points
    return (c - 1, d, s) if ability == 0 else (c, d - 1, s) if ability == 1 else (c, d, s - 1)


def _minimal_sets(sets: Iterable[Points]) -> frozenset[Points]:
    """Return the sets that do not contain a smaller sufficient set."""
    minimal = list[Points]()
    for point_set in sorted(set(sets), key=sum):
        for c, d, s in minimal:
            if c <= point_set[0] and d <= point_set[1] and s <= point_set[2]:
                break
        else:
            minimal.append(point_set)
    return frozenset(minimal)


def _covering_sets(due: Points, free: int) -> Iterator[Points]:
    """Yield sets of points that cover the cost with exactly this many exchanges at 1 for 1.

    Each unit of the cost is paid with some Ability. Units that an Ability pays beyond its own cost are
    exchanged, at two points for one, or at 1 for 1.
    """
    total = sum(due)
    for c, d in product(range(total + 1), repeat=2):
        units = (c, d, total - c - d)
        excess = [max(0, n - cost) for n, cost in zip(units, due, strict=True)]
        for exchanged in combinations_with_replacement(range(3), free) if c + d <= total else ():
            exchange_counts = [exchanged.count(ability) for ability in range(3)]
            if all(n <= available for n, available in zip(exchange_counts, excess, strict=True)):
                x, y, z = (n + b - s for n, b, s in zip(units, excess, exchange_counts, strict=True))
                yield x, y, z
