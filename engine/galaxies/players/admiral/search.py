"""Finds the best of several plans by trying all of them in the same worlds."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import inf, sqrt
from statistics import NormalDist
from time import perf_counter
from typing import NamedTuple, TypeVar

T = TypeVar("T")

#: A plan is dropped if it is more than WORSE standard errors below the best plan. It replaces the usual plan
#: if it is more than BETTER standard errors above it. Differences below LEAST, in units of launch energy, do
#: not count.
WORSE, BETTER, LEAST = 1.5, 1.0, 0.3

#: The minimum number of worlds to try before dropping or choosing a plan, and the index of the usual plan.
FEWEST, USUAL = 2, 0

#: The share of the node budget for an ordinary decision. The rest is reserved for decisions in which knowing
#: the best plan for certain is expected to gain at least DOUBT, in units of launch energy.
USUALLY, DOUBT = 0.45, 0.2

#: The nodes needed for each plan in addition to the usual one. With fewer nodes, fewer plans are tried.
ENOUGH = 120

NORMAL = NormalDist()


class Budget(NamedTuple):
    """The limits of the search for one decision.

    ``nodes`` is the number of answers in sampled worlds. ``is_abandoned`` returns True once nobody is waiting
    for the result. Without ``seconds``, the same seed and nodes always lead to the same pick.
    """

    nodes: int = 1000
    seconds: float | None = None
    is_abandoned: Callable[[], bool] | None = None

    @property
    def usual(self) -> int:
        """The number of nodes for an ordinary decision."""
        return int(USUALLY * self.nodes)

    @property
    def plans(self) -> int:
        """The number of plans that may be tried."""
        return 1 + self.usual // ENOUGH


class Trial(NamedTuple):
    """The result of a plan in one world: its value, and the number of answers needed."""

    value: float
    nodes: int


DEFAULT = Budget()


def best_plan(plans: Sequence[T], attempt: Callable[[T, int], Trial], budget: Budget) -> T:
    """Return the plan with the best results. The first plan is the usual one, which is preferred in case of
    doubt.

    ``attempt`` tries a plan in the world with the given number. All remaining plans are tried in each world,
    so that all have the same luck. The number of plans is limited so that an ordinary decision can try each
    of them in FEWEST worlds. After that, a world is only begun if enough nodes are left for it.

    >>> best_plan(["stay", "go"], lambda plan, world: Trial(len(plan) + world % 2, 10), Budget(500))
    'stay'
    """
    deadline = inf if budget.seconds is None else perf_counter() + budget.seconds

    def should_continue() -> bool:
        return perf_counter() < deadline and not (budget.is_abandoned is not None and budget.is_abandoned())

    plans = plans[: budget.plans]
    if len(plans) == 1 or not should_continue():
        return plans[USUAL]
    first = attempt(plans[USUAL], 0)
    plans = plans[: max(2, budget.usual // (FEWEST * max(1, first.nodes)))]
    values: dict[int, list[float]] = {index: [] for index in range(len(plans))}
    nodes, world, last_cost = 0, 0, 0
    while len(values) > 1 and (world < FEWEST or _should_continue(values, nodes + last_cost, budget)):
        trials = [
            first if (index, world) == (USUAL, 0) else attempt(plans[index], world)
            for index in values
            if should_continue()
        ]
        if len(trials) < len(values):
            break  # some plans have no result in this world, so they cannot be compared
        for plan_values, trial in zip(values.values(), trials, strict=True):
            plan_values.append(trial.value)
        last_cost = sum(trial.nodes for trial in trials)
        values, world, nodes = _contenders(values), world + 1, nodes + last_cost
    best = max(values, key=lambda index: sum(values[index]))
    if USUAL in values and not _is_better(values[best], values[USUAL], BETTER):
        best = USUAL
    return plans[best]


def _should_continue(values: dict[int, list[float]], nodes: int, budget: Budget) -> bool:
    """Return whether to try another world. ``nodes`` is the number of answers that will have been used
    afterwards."""
    return nodes <= budget.usual or (nodes <= budget.nodes and _gain_of_certainty(values) >= DOUBT)


def _gain_of_certainty(values: dict[int, list[float]]) -> float:
    """Return the expected gain from knowing for certain which plan is the best."""
    best = max(values.values(), key=sum)
    return max(_expected_loss(best, plan) for plan in values.values() if plan is not best)


def _expected_loss(first: Sequence[float], second: Sequence[float]) -> float:
    """Return the expected loss from choosing a plan that seems better when the other plan may actually be
    better."""
    mean, error = _difference(first, second)
    if error == 0:
        return 0.0
    return error * NORMAL.pdf(mean / error) - mean * NORMAL.cdf(-mean / error)


def _contenders(values: dict[int, list[float]]) -> dict[int, list[float]]:
    """Return the plans that may still be the best and that may be better than the usual plan by more than
    LEAST."""
    best, usual = max(values.values(), key=sum), values.get(USUAL)
    return {
        index: plan_values
        for index, plan_values in values.items()
        if not _is_better(best, plan_values, WORSE)
        and (index == USUAL or usual is None or _may_be_better(plan_values, usual))
    }


def _is_better(first: Sequence[float], second: Sequence[float], errors: float) -> bool:
    """Return whether one plan is better than another in the same worlds, by more than ``errors`` standard
    errors.
    """
    if len(first) < FEWEST:
        return False
    mean, error = _difference(first, second)
    return mean > max(errors * error, LEAST)


def _may_be_better(first: Sequence[float], second: Sequence[float]) -> bool:
    """Return whether one plan may turn out to be better than another."""
    if len(first) < FEWEST:
        return True
    mean, error = _difference(first, second)
    return mean + WORSE * error > LEAST


def _difference(first: Sequence[float], second: Sequence[float]) -> tuple[float, float]:
    """Return the mean advantage of one plan over another in the same worlds, and its standard error."""
    differences, count = [a - b for a, b in zip(first, second, strict=True)], len(first)
    mean = sum(differences) / count
    return mean, sqrt(sum((difference - mean) ** 2 for difference in differences) / (count - 1) / count)
