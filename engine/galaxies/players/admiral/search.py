"""Which of several plans turns out best, by trying them all in the same worlds."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from time import perf_counter
from typing import NamedTuple, TypeVar

T = TypeVar("T")

#: By how many standard errors a plan must be worse than the best to be given up, and better than the usual
#: one to be taken; below LEAST, in units of launch energy, a difference counts for nothing.
WORSE, BETTER, LEAST = 1.5, 1.0, 0.3


#: So many nodes are needed for each plan besides the usual one: with fewer, fewer plans are tried.
ENOUGH = 80


class Budget(NamedTuple):
    """How much may be tried for one question: answers in imagined worlds, and time.

    Without ``seconds`` the same seed and nodes always give the same pick.
    """

    nodes: int = 700
    seconds: float | None = None

    @property
    def plans(self) -> int:
        """How many plans may be tried."""
        return 1 + self.nodes // ENOUGH


class Trial(NamedTuple):
    """What came of a plan in one world: how good that is, and the answers that it took."""

    worth: float
    nodes: int


DEFAULT = Budget()


def best_plan(plans: Sequence[T], attempt: Callable[[T, int], Trial], budget: Budget) -> T:
    """Return the plan that does best; the first is the usual one, and stands in doubt.

    ``attempt`` tries a plan in the world of a number. Every world is tried with all plans that are left, so
    that luck is the same for all.

    >>> best_plan(["stay", "go"], lambda plan, world: Trial(len(plan) + world % 2, 10), Budget(500))
    'stay'
    """
    plans = plans[: budget.plans]
    until = None if budget.seconds is None else perf_counter() + budget.seconds
    worths: dict[int, list[float]] = {at: [] for at in range(len(plans))}
    nodes, world = 0, 0
    while len(worths) > 1 and nodes < budget.nodes:
        trials = [attempt(plans[at], world) for at in worths if until is None or perf_counter() < until]
        if len(trials) < len(worths):
            break  # what was tried in this world cannot be compared
        for got, trial in zip(worths.values(), trials, strict=True):
            got.append(trial.worth)
            nodes += trial.nodes
        worths, world = _left(worths), world + 1
    best = max(worths, key=lambda at: sum(worths[at]))
    if 0 in worths and not _sure(worths[best], worths[0], BETTER):
        best = 0
    return plans[best]


def _left(worths: dict[int, list[float]]) -> dict[int, list[float]]:
    """The plans that may still be the best."""
    best = max(worths.values(), key=sum)
    return {at: got for at, got in worths.items() if not _sure(best, got, WORSE)}


def _sure(one: Sequence[float], other: Sequence[float], errors: float) -> bool:
    """Whether one plan is better than another in the same worlds, as far as so few can tell."""
    more, count = [a - b for a, b in zip(one, other, strict=True)], len(one)
    if count < 2:
        return False
    mean = sum(more) / count
    error = sqrt(sum((each - mean) ** 2 for each in more) / (count - 1) / count)
    return mean > max(errors * error, LEAST)
