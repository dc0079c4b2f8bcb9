"""Exact odds of the bag: what an Evade may cost, and what a search may bring."""

from __future__ import annotations

from math import comb
from typing import NamedTuple

from engine.pulp.queries import Points


class Loss(NamedTuple):
    """Cubes of an Evade by Ability (combat, diplomacy, science), and how likely they are."""

    cubes: Points
    chance: float


def evade_cubes(colored: Points, count: int) -> tuple[Loss, ...]:
    """Return what ``count`` cubes drawn of so many red, blue and orange ones may be, the likeliest first.

    Fewer are drawn if there are no more (EVA-06).

    >>> evade_cubes((1, 1, 0), 1)
    (Loss(cubes=(0, 1, 0), chance=0.5), Loss(cubes=(1, 0, 0), chance=0.5))
    >>> evade_cubes((1, 0, 0), 2)
    (Loss(cubes=(1, 0, 0), chance=1.0),)
    """
    red, blue, orange = colored
    count = min(count, red + blue + orange)
    ways = comb(red + blue + orange, count)
    found = [
        Loss((r, b, count - r - b), comb(red, r) * comb(blue, b) * comb(orange, count - r - b) / ways)
        for r in range(min(red, count) + 1)
        for b in range(min(blue, count - r) + 1)
        if count - r - b <= orange
    ]
    return tuple(sorted(found, key=lambda loss: -loss.chance))


def at_least_one(wanted: int, among: int, drawn: int) -> float:
    """Return how likely at least one of ``wanted`` things is among ``drawn`` of all.

    >>> at_least_one(1, 4, 2), at_least_one(0, 4, 2), at_least_one(2, 3, 5)
    (0.5, 0.0, 1.0)
    """
    drawn = min(drawn, among)
    return 1 - comb(among - wanted, drawn) / comb(among, drawn) if among else 0.0


def fatal(points: Points, loss: Points, *, spares: bool = False) -> bool:
    """Whether two Abilities are at 0 after such a loss (END-03); with ``spares`` also if any one cube of it
    is disregarded.

    >>> fatal((1, 5, 5), (2, 0, 0)), fatal((1, 0, 5), (1, 0, 0)), fatal((1, 0, 5), (1, 0, 0), spares=True)
    (False, True, False)
    """
    (c, d, s), (x, y, z) = points, loss
    if spares:
        less = (loss, (x - 1, y, z), (x, y - 1, z), (x, y, z - 1))
        return all(fatal(points, one) for one in less if min(one) >= 0)
    return (c <= x) + (d <= y) + (s <= z) >= 2
