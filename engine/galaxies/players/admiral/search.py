"""Which of several plans turns out best, by trying them all in the same worlds."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import inf, sqrt
from statistics import NormalDist
from time import perf_counter
from typing import NamedTuple, TypeVar

T = TypeVar("T")

#: By how many standard errors a plan must be worse than the best to be given up, and better than the usual
#: one to be taken; below LEAST, in units of launch energy, a difference counts for nothing.
WORSE, BETTER, LEAST = 1.5, 1.0, 0.3

#: In so many worlds plans are tried before one is given up or taken, and where the usual plan stands.
FEWEST, USUAL = 2, 0

#: With such a share of the nodes most questions are done with; the rest is for those where to know the best
#: of the plans for certain is expected to gain at least DOUBT, in units of launch energy.
USUALLY, DOUBT = 0.45, 0.2

#: So many of these nodes are needed for each plan besides the usual one: with fewer, fewer plans are tried.
ENOUGH = 120

NORMAL = NormalDist()


class Budget(NamedTuple):
    """How much may be tried for one question: answers in imagined worlds, and time, and as long as it is not
    given up.

    Without ``seconds`` the same seed and nodes always give the same pick.
    """

    nodes: int = 1000
    seconds: float | None = None
    given_up: Callable[[], bool] | None = None

    @property
    def usual(self) -> int:
        """How many nodes are for every question."""
        return int(USUALLY * self.nodes)

    @property
    def plans(self) -> int:
        """How many plans may be tried."""
        return 1 + self.usual // ENOUGH


class Trial(NamedTuple):
    """What came of a plan in one world: how good that is, and the answers that it took."""

    worth: float
    nodes: int


DEFAULT = Budget()


def best_plan(plans: Sequence[T], attempt: Callable[[T, int], Trial], budget: Budget) -> T:
    """Return the plan that does best; the first is the usual one, and stands in doubt.

    ``attempt`` tries a plan in the world of a number. Every world is tried with all plans that are left, so
    that luck is the same for all; of no more plans than can usually be tried in FEWEST, after which no world
    is begun that may take more than is left.

    >>> best_plan(["stay", "go"], lambda plan, world: Trial(len(plan) + world % 2, 10), Budget(500))
    'stay'
    """
    until = inf if budget.seconds is None else perf_counter() + budget.seconds

    def goes_on() -> bool:
        return perf_counter() < until and not (budget.given_up is not None and budget.given_up())

    plans = plans[: budget.plans]
    if len(plans) == 1 or not goes_on():
        return plans[USUAL]
    first = attempt(plans[USUAL], 0)
    plans = plans[: max(2, budget.usual // (FEWEST * max(1, first.nodes)))]
    worths: dict[int, list[float]] = {at: [] for at in range(len(plans))}
    nodes, world, last = 0, 0, 0
    while len(worths) > 1 and (world < FEWEST or _goes_on(worths, nodes + last, budget)):
        trials = [
            first if (at, world) == (USUAL, 0) else attempt(plans[at], world) for at in worths if goes_on()
        ]
        if len(trials) < len(worths):
            break  # what was tried in this world cannot be compared
        for got, trial in zip(worths.values(), trials, strict=True):
            got.append(trial.worth)
        last = sum(trial.nodes for trial in trials)
        worths, world, nodes = _left(worths), world + 1, nodes + last
    best = max(worths, key=lambda at: sum(worths[at]))
    if USUAL in worths and not _sure(worths[best], worths[USUAL], BETTER):
        best = USUAL
    return plans[best]


def _goes_on(worths: dict[int, list[float]], nodes: int, budget: Budget) -> bool:
    """Whether one more world, after which so many nodes are spent, is tried."""
    return nodes <= budget.usual or (nodes <= budget.nodes and _doubt(worths) >= DOUBT)


def _doubt(worths: dict[int, list[float]]) -> float:
    """What is expected to be gained by knowing for certain which of the plans is the best."""
    best = max(worths.values(), key=sum)
    return max(_at_stake(best, other) for other in worths.values() if other is not best)


def _at_stake(one: Sequence[float], other: Sequence[float]) -> float:
    """What is expected to be lost by a plan that seems better, for another that may be better in truth."""
    mean, error = _lead(one, other)
    if error == 0:
        return 0.0
    return error * NORMAL.pdf(mean / error) - mean * NORMAL.cdf(-mean / error)


def _left(worths: dict[int, list[float]]) -> dict[int, list[float]]:
    """The plans that may still be the best, and may be better than the usual one by as much as counts."""
    best, usual = max(worths.values(), key=sum), worths.get(USUAL)
    return {
        at: got
        for at, got in worths.items()
        if not _sure(best, got, WORSE) and (at == USUAL or usual is None or _hopeful(got, usual))
    }


def _sure(one: Sequence[float], other: Sequence[float], errors: float) -> bool:
    """Whether one plan is better than another in the same worlds, as far as so few can tell."""
    if len(one) < FEWEST:
        return False
    mean, error = _lead(one, other)
    return mean > max(errors * error, LEAST)


def _hopeful(one: Sequence[float], other: Sequence[float]) -> bool:
    """Whether one plan may turn out to be better than another."""
    if len(one) < FEWEST:
        return True
    mean, error = _lead(one, other)
    return mean + WORSE * error > LEAST


def _lead(one: Sequence[float], other: Sequence[float]) -> tuple[float, float]:
    """By how much one plan is better than another in the same worlds, and the standard error of that."""
    more, count = [a - b for a, b in zip(one, other, strict=True)], len(one)
    mean = sum(more) / count
    return mean, sqrt(sum((each - mean) ** 2 for each in more) / (count - 1) / count)
