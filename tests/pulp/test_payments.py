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
def covers_cost(cost: Points, points: Points, crew: tuple[str, ...], free_points: int) -> bool:
    """Return whether points cover a cost, by trying all ways to pay each unit."""
    if not sum(cost):
        return True
    if crew:
        word, other_crew = crew[0], crew[1:]
        return any(
            covers_cost(cost, add_points(points, index, 1), other_crew, free_points)
            for index in range(3)
            if word in (WORDS[index], "any")
        )
    unit = next(index for index in range(3) if cost[index])
    remaining = add_points(cost, unit, -1)
    for index in range(3):
        price = 1 if index == unit else 2
        if points[index] >= price and covers_cost(
            remaining, add_points(points, index, -price), (), free_points
        ):
            return True
        if (
            index != unit
            and free_points
            and points[index]
            and covers_cost(remaining, add_points(points, index, -1), (), free_points - 1)
        ):
            return True
    return False


def add_points(points: Points, index: int, n: int) -> Points:
    c, d, s = (amount + n * (index == other) for other, amount in enumerate(points))
    return c, d, s


def is_enough(cost: Points, payment: Payment, crew: tuple[Crew, ...]) -> bool:
    words = tuple(word for track, n in zip(crew, payment.crew, strict=True) for word in track[:n])
    return covers_cost(cost, payment.points, words, payment.free)


def with_one_point_less(payment: Payment) -> list[Payment]:
    """Return every payment with one point less, or with one exchange at 1 for 1 less."""
    smaller = [
        payment._replace(points=add_points(payment.points, index, -1))
        for index in range(3)
        if payment.points[index]
    ]
    smaller += [
        payment._replace(crew=(*payment.crew[:index], n - 1, *payment.crew[index + 1 :]))
        for index, n in enumerate(payment.crew)
        if n
    ]
    return smaller + ([payment._replace(free=payment.free - 1)] if payment.free else [])


def payments_by_brute_force(
    cost: Points, points: Points, crew: tuple[Crew, ...], free_points: int
) -> list[Payment]:
    """Return every sufficient payment without waste, in the order of the offer."""
    candidates = [
        Payment((c, d, s), counts, used_points)
        for used_points in range(free_points + 1)
        for counts in product(*(range(len(track) + 1) for track in crew))
        for c, d, s in product(*(range(n, -1, -1) for n in points))
    ]
    sufficient = [
        payment
        for payment in candidates
        if is_enough(cost, payment, crew)
        and not any(is_enough(cost, smaller, crew) for smaller in with_one_point_less(payment))
    ]
    return sorted(sufficient, key=lambda payment: (sum(payment.points), sum(payment.crew), payment.free))


@pytest.mark.parametrize("seed", range(40))
def test_ENG_16_exactly_the_payments_without_waste_are_offered(seed: int) -> None:
    rng = Random(seed)
    c, d, s, x, y, z = (rng.choice((0, 0, 1, 2, 3)) for _ in range(6))
    crew = tuple(track[-rng.randint(1, 3) :] for track in rng.sample(TRACKS, rng.randint(0, 2)))
    free_points = rng.randint(0, 2)
    expected = payments_by_brute_force((c, d, s), (x, y, z), crew, free_points)
    assert list(payments((c, d, s), (x, y, z), crew, free_points)) == expected
    assert can_pay((c, d, s), (x, y, z), crew, free_points) == bool(expected)


def test_X3B_06_and_ENG_16_the_first_points_of_a_whole_crew_may_be_spent_to_reach_those_behind_them() -> None:
    crew = (("science", "combat"), ("any",))
    offers = payments((1, 0, 0), (1, 0, 0), crew)
    assert [(payment.points, payment.crew) for payment in offers] == [
        ((0, 0, 0), (0, 1)),
        ((0, 0, 0), (2, 0)),
        ((1, 0, 0), (0, 0)),
    ]


def test_ENG_13_one_exchange_at_1_for_1_saves_a_point() -> None:
    offers = payments((1, 0, 0), (0, 2, 0), free=1)
    assert [(payment.points, payment.free) for payment in offers] == [((0, 1, 0), 1), ((0, 2, 0), 0)]
