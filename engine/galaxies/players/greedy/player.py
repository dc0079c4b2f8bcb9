"""The greedy player: scores every option with simple rules of thumb and picks the best."""

from __future__ import annotations

from typing import Any

from engine.core.decisions import Decision
from engine.galaxies.players.greedy import acting, cards, deploying, moving, powers, shooting  # noqa: F401 (fill the table)
from engine.galaxies.players.greedy.context import SCORERS, ScoringContext
from engine.galaxies.players.greedy.reading.views import greedy_view
from engine.galaxies.players.greedy.weights import WEIGHTS, Weights
from engine.galaxies.players.random import RandomPlayer
from engine.galaxies.state import State


class GreedyPlayer:
    """Scores the options if it knows the kind of decision, and otherwise answers at random."""

    def __init__(self, seed: int, weights: Weights = WEIGHTS) -> None:
        self._weights = weights
        self._random = RandomPlayer(seed)

    def __call__(self, view: dict[str, Any]) -> list[str]:
        """Answer the view's decision."""
        if view["decision"]["kind"] not in SCORERS:
            return self._random(view)
        return pick_best(ScoringContext(view, self._weights))

    def choose(self, state: State, decision: Decision) -> list[str]:
        """Answer the decision as if it were part of a view."""
        if decision.kind not in SCORERS:
            return self._random.choose(state, decision)
        return pick_best(ScoringContext(greedy_view(state, decision), self._weights))


def rank_options(context: ScoringContext) -> list[tuple[float, str]]:
    """Return the options of a decision with their scores, best first. The kind of decision must be known."""
    score = SCORERS[context.kind](context)
    scored = [(score(choice), choice.id) for choice in context.choices]
    return sorted(scored, key=lambda pair: -pair[0])


def pick_best(context: ScoringContext) -> list[str]:
    """Return the best options: the minimum number, and further options with a score above 0."""
    minimum, maximum = context.decision["min"], context.decision["max"]
    ranking = rank_options(context)
    selected = ranking[:minimum] + [pair for pair in ranking[minimum:] if pair[0] > 0]
    return [name for _, name in selected[:maximum]]
