"""The greedy player: scores every option with simple rules of thumb and takes the best."""

from __future__ import annotations

from typing import Any

from engine.core.decisions import Decision
from engine.galaxies.players.greedy import acting, cards, deploying, moving, powers, shooting  # noqa: F401 (fill the table)
from engine.galaxies.players.greedy.mind import SCORERS, Mind
from engine.galaxies.players.greedy.reading.views import greedy_view
from engine.galaxies.players.greedy.weights import WEIGHTS, Weights
from engine.galaxies.players.random import RandomPlayer
from engine.galaxies.state import State


class GreedyPlayer:
    """Scores the options of every kind of decision that it knows, and answers the other kinds at random."""

    def __init__(self, seed: int, weights: Weights = WEIGHTS) -> None:
        self._weights = weights
        self._random = RandomPlayer(seed)

    def __call__(self, view: dict[str, Any]) -> list[str]:
        """Answer the view's decision."""
        if view["decision"]["kind"] not in SCORERS:
            return self._random(view)
        return pick_best(Mind(view, self._weights))

    def choose(self, state: State, asked: Decision) -> list[str]:
        """Answer the decision as if it came from a view."""
        if asked.kind not in SCORERS:
            return self._random.choose(state, asked)
        return pick_best(Mind(greedy_view(state, asked), self._weights))


def rank_options(mind: Mind) -> list[tuple[float, str]]:
    """Return the options of a decision of a known kind with their worths, best first."""
    score = SCORERS[mind.kind](mind)
    worths = [(score(choice), choice.id) for choice in mind.choices]
    return sorted(worths, key=lambda pair: -pair[0])


def pick_best(mind: Mind) -> list[str]:
    """Return the best options: the minimum number, and more if their worth is above 0."""
    least, most = mind.asked["min"], mind.asked["max"]
    rank = rank_options(mind)
    sure = rank[:least] + [pair for pair in rank[least:] if pair[0] > 0]
    return [name for _, name in sure[:most]]
