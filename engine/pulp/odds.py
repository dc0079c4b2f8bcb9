"""Exact probabilities for the bag: the cost of an Evade, and the success of a search."""

from __future__ import annotations

from collections.abc import Mapping
from math import comb
from typing import NamedTuple

from engine.pulp.catalogue.model import ABILITIES, Color
from engine.pulp.queries import Points, Toll, is_loss


class Loss(NamedTuple):
    """The cubes drawn in an Evade, by Ability (combat, diplomacy, science), and the probability of this
    draw."""

    cubes: Points
    chance: float


class EvadeResult(NamedTuple):
    """A possible result of an Evade after its point is paid.

    ``losses`` are the points lost by Ability, and ``choice`` is the number of further points for which the
    Hero chooses the Ability. ``chance`` is the probability of the result. A ``fatal`` result loses the match.
    """

    losses: Points
    choice: int
    chance: float
    fatal: bool


def evade_cubes(colored: Points, count: int) -> tuple[Loss, ...]:
    """Return the possible results of drawing ``count`` cubes from these red, blue and orange cubes, most
    likely first.

    If there are fewer than ``count`` cubes, all are drawn (EVA-06).

    >>> evade_cubes((1, 1, 0), 1)
    (Loss(cubes=(0, 1, 0), chance=0.5), Loss(cubes=(1, 0, 0), chance=0.5))
    >>> evade_cubes((1, 0, 0), 2)
    (Loss(cubes=(1, 0, 0), chance=1.0),)
    """
    red, blue, orange = colored
    count = min(count, red + blue + orange)
    combinations = comb(red + blue + orange, count)
    losses = [
        Loss((r, b, count - r - b), comb(red, r) * comb(blue, b) * comb(orange, count - r - b) / combinations)
        for r in range(min(red, count) + 1)
        for b in range(min(blue, count - r) + 1)
        if count - r - b <= orange
    ]
    return tuple(sorted(losses, key=lambda loss: -loss.chance))


class DrawParameters(NamedTuple):
    """The parameters of the draw in a search.

    First, up to ``until`` cubes are drawn one by one until one is yellow. Then ``cubes`` are drawn together.
    With ``pair``, one of these draws takes two cubes and drops one. With ``first_back``, the first cube is
    put back. Up to ``again`` cubes are put back and replaced. With ``black_stops``, cubes cannot be replaced
    after two black ones. No yellow cube is dropped or put back.
    """

    cubes: int
    until: int = 0
    pair: bool = False
    first_back: bool = False
    again: int = 0
    black_stops: bool = False


def chance_of_yellow(bag: Mapping[Color, int], draws: DrawParameters) -> float:
    """Return the probability of at least one yellow cube with these draws.

    >>> bag: dict[Color, int] = {"yellow": 1, "white": 3}
    >>> draws = DrawParameters(2), DrawParameters(0, until=2), DrawParameters(1, pair=True)
    >>> [chance_of_yellow(bag, parameters) for parameters in draws]
    [0.5, 0.5, 0.5]
    >>> chance_of_yellow(bag, DrawParameters(1, again=1))
    0.4375
    """
    size, yellow, black = sum(bag.values()), bag.get("yellow", 0), bag.get("black", 0)
    single_draws = min(size, draws.until + draws.cubes - draws.pair)
    pair_size = min(2, size - single_draws) if draws.pair else 0
    draw_count = single_draws + pair_size
    remaining = draw_count - (pair_size == 2)
    returned = int(draws.first_back and remaining > 0)
    redrawn = min(draws.again, remaining - returned)
    miss_chance, stopped_chance = _chance_of_none(size, yellow, draw_count), 0.0
    if draws.black_stops:
        other_cubes = size - yellow - black
        few_black = sum(
            [comb(black, n) * comb(other_cubes, draw_count - n) for n in (0, 1) if n <= draw_count]
        )
        stopped_chance = miss_chance - few_black / comb(size, draw_count)
    return (
        1
        - stopped_chance
        - (miss_chance - stopped_chance)
        * _chance_of_none(size - draw_count + returned + redrawn, yellow, redrawn)
    )


def _chance_of_none(size: int, yellow: int, draw_count: int) -> float:
    """Return the probability that none of ``draw_count`` cubes drawn from ``size`` cubes is yellow."""
    return comb(max(0, size - yellow), draw_count) / comb(size, draw_count)


def points_after_cubes(points: Points, cubes: Points) -> Points:
    """Return the points left after these cubes are drawn. A cube takes no point if its Ability is at 0
    (EVA-05).

    >>> points_after_cubes((3, 0, 1), (1, 1, 0))
    (2, 0, 1)
    """
    (c, d, s), (x, y, z) = points, cubes
    return max(0, c - x), max(0, d - y), max(0, s - z)


def points_after_loss(points: Points) -> dict[str, Points]:
    """Return the points after the loss of one point, by the Ability that loses it.

    >>> points_after_loss((3, 2, 1))["science"]
    (3, 2, 0)
    """
    c, d, s = points
    return {"combat": (c - 1, d, s), "diplomacy": (c, d - 1, s), "science": (c, d, s - 1)}


def points_left_after_toll(points: Points, toll: Toll | None) -> tuple[Points, ...]:
    """Return the possible points after the card itself takes a point of a chosen Ability (EVA-11).

    >>> points_left_after_toll((3, 0, 1), lambda points: ["combat"]), points_left_after_toll((3, 0, 1), None)
    (((2, 0, 1),), ((3, 0, 1),))
    """
    if toll is None:
        return (points,)
    reduced = points_after_loss(points)
    return tuple([reduced[point] if points[ABILITIES.index(point)] else points for point in toll(points)])


def evade_results(
    points: Points, cubes: tuple[Loss, ...], toll: Toll | None, *, spares: bool
) -> tuple[EvadeResult, ...]:
    """Return the possible losses of an Evade after its point is paid, most likely first.

    With ``spares``, the Hero may disregard one cube, but does so only to survive (X2L-02). If there is a
    choice, the Hero keeps the weakest Ability as high as possible.

    >>> for result in evade_results((1, 0, 5), evade_cubes((1, 1, 0), 1), None, spares=False):
    ...     print(result)
    EvadeResult(losses=(0, 0, 0), choice=0, chance=0.5, fatal=False)
    EvadeResult(losses=(1, 0, 0), choice=0, chance=0.5, fatal=True)
    >>> evade_results((1, 0, 5), evade_cubes((1, 1, 0), 1), None, spares=True)
    (EvadeResult(losses=(0, 0, 0), choice=0, chance=1.0, fatal=False),)
    """
    if is_loss(points):
        return (EvadeResult((0, 0, 0), 0, 1.0, fatal=True),)
    chances: dict[tuple[Points, int, bool], float] = {}
    for loss in cubes:
        fatal = is_fatal(points, loss.cubes, toll, spares=spares)
        remaining = points_after_cubes(
            points, cubes_after_sparing(points, loss.cubes, toll) if spares else loss.cubes
        )
        outcomes = (remaining,) if is_loss(remaining) else points_left_after_toll(remaining, toll)
        choice = int(len(outcomes) > 1)
        c, d, s = (n - m for n, m in zip(points, remaining if choice else outcomes[0], strict=True))
        result = (c, d, s), choice, fatal
        chances[result] = chances.get(result, 0.0) + loss.chance
    results = [
        EvadeResult(losses, choice, chance, fatal) for (losses, choice, fatal), chance in chances.items()
    ]
    return tuple(sorted(results, key=lambda result: -result.chance))


def cubes_after_sparing(points: Points, cubes: Points, toll: Toll | None) -> Points:
    """Return the cubes that take points if one cube may be disregarded. All cubes take points if disregarding
    one would not save the Hero, or is not necessary.

    >>> cubes_after_sparing((1, 0, 5), (1, 0, 1), None), cubes_after_sparing((2, 0, 5), (1, 0, 1), None)
    ((0, 0, 1), (1, 0, 1))
    """
    survivable = [
        cube_set for cube_set in sets_without_one_cube(cubes) if not is_fatal(points, cube_set, toll)
    ]
    if not survivable or not is_fatal(points, cubes, toll):
        return cubes
    return max(survivable, key=lambda cube_set: sorted(points_after_cubes(points, cube_set)))


def sets_without_one_cube(cubes: Points) -> list[Points]:
    """Return each possible set of cubes after one of them is disregarded.

    >>> sets_without_one_cube((2, 0, 1))
    [(1, 0, 1), (2, 0, 0)]
    """
    x, y, z = cubes
    return [spared for spared in ((x - 1, y, z), (x, y - 1, z), (x, y, z - 1)) if min(spared) >= 0]


def is_fatal(points: Points, cubes: Points, toll: Toll | None = None, *, spares: bool = False) -> bool:
    """Return whether the cubes, and then the card, leave two Abilities at 0 (END-03). With ``spares``, any
    one cube may be disregarded.

    >>> is_fatal((1, 5, 5), (2, 0, 0)), is_fatal((1, 0, 5), (1, 0, 0))
    (False, True)
    >>> is_fatal((1, 0, 5), (1, 0, 0), spares=True)
    False
    """
    if is_loss(points):
        return True
    if spares:
        return all(is_fatal(points, cube_set, toll) for cube_set in (cubes, *sets_without_one_cube(cubes)))
    remaining = points_after_cubes(points, cubes)
    return is_loss(remaining) or all(is_loss(outcome) for outcome in points_left_after_toll(remaining, toll))
