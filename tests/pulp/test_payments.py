"""The possible payments, compared with a search of all combinations (ENG-12 to ENG-17, X3B-06)."""

from __future__ import annotations

from functools import cache
from itertools import product
from random import Random

import pytest

from engine.pulp.payments import Crew, Payment, can_pay, payments
from engine.pulp.queries import Points
from tests.pulp.printed import EDITION

WORDS = ("combat", "diplomacy", "science")
TRACKS: tuple[Crew, ...] = tuple(tuple(card.track) for card in EDITION.crew.values())


@cache
def covers_cost(due: Points, own: Points, crew: tuple[str, ...], free: int) -> bool:
    """Return whether points cover a cost, by trying all ways to pay each unit."""
    if not sum(due):
        return True
    if crew:
        word, rest = crew[0], crew[1:]
        return any(
            covers_cost(due, add_points(own, at, 1), rest, free)
            for at in range(3)
            if word in (WORDS[at], "any")
        )
    unit = next(at for at in range(3) if due[at])
    left = add_points(due, unit, -1)
    for at in range(3):
        price = 1 if at == unit else 2
        if own[at] >= price and covers_cost(left, add_points(own, at, -price), (), free):
            return True
        if at != unit and free and own[at] and covers_cost(left, add_points(own, at, -1), (), free - 1):
            return True
    return False


def add_points(points: Points, at: int, n: int) -> Points:
    c, d, s = (has + n * (at == other) for other, has in enumerate(points))
    return c, d, s


def is_enough(due: Points, way: Payment, crew: tuple[Crew, ...]) -> bool:
    given = tuple(word for track, n in zip(crew, way.crew, strict=True) for word in track[:n])
    return covers_cost(due, way.points, given, way.free)


def with_one_point_less(way: Payment) -> list[Payment]:
    """Yield every payment without one point, or without one exchange at 1 for 1."""
    less = [way._replace(points=add_points(way.points, at, -1)) for at in range(3) if way.points[at]]
    less += [
        way._replace(crew=(*way.crew[:at], n - 1, *way.crew[at + 1 :])) for at, n in enumerate(way.crew) if n
    ]
    return less + ([way._replace(free=way.free - 1)] if way.free else [])


def payments_by_brute_force(due: Points, points: Points, crew: tuple[Crew, ...], free: int) -> list[Payment]:
    """Return every sufficient payment without waste, in the order of the offer."""
    ways = [
        Payment((c, d, s), counts, used)
        for used in range(free + 1)
        for counts in product(*(range(len(track) + 1) for track in crew))
        for c, d, s in product(*(range(n, -1, -1) for n in points))
    ]
    fitting = [
        way
        for way in ways
        if is_enough(due, way, crew)
        and not any(is_enough(due, less, crew) for less in with_one_point_less(way))
    ]
    return sorted(fitting, key=lambda way: (sum(way.points), sum(way.crew), way.free))


@pytest.mark.parametrize("seed", range(40))
def test_ENG_16_exactly_the_payments_without_waste_are_offered(seed: int) -> None:
    rng = Random(seed)
    c, d, s, x, y, z = (rng.choice((0, 0, 1, 2, 3)) for _ in range(6))
    crew = tuple(track[-rng.randint(1, 3) :] for track in rng.sample(TRACKS, rng.randint(0, 2)))
    free = rng.randint(0, 2)
    tried = payments_by_brute_force((c, d, s), (x, y, z), crew, free)
    assert list(payments((c, d, s), (x, y, z), crew, free)) == tried
    assert can_pay((c, d, s), (x, y, z), crew, free) == bool(tried)


def test_X3B_06_and_ENG_16_the_first_points_of_a_whole_crew_may_be_spent_to_reach_those_behind_them() -> None:
    crew = (("science", "combat"), ("any",))
    ways = payments((1, 0, 0), (1, 0, 0), crew)
    assert [(way.points, way.crew) for way in ways] == [
        ((0, 0, 0), (0, 1)),
        ((0, 0, 0), (2, 0)),
        ((1, 0, 0), (0, 0)),
    ]


def test_ENG_13_one_exchange_at_1_for_1_saves_a_point() -> None:
    ways = payments((1, 0, 0), (0, 2, 0), free=1)
    assert [(way.points, way.free) for way in ways] == [((0, 1, 0), 1), ((0, 2, 0), 0)]
