"""Plays to win: scores every option with simple rules of thumb and takes the best."""

from __future__ import annotations

from typing import Any

from engine.galaxies.players.greedy import acting, cards, deploying, moving, powers  # noqa: F401 (fill the table)
from engine.galaxies.players.greedy.mind import SCORERS, Mind
from engine.galaxies.players.greedy.weights import WEIGHTS, Weights
from engine.galaxies.players.random import RandomPlayer


class GreedyPlayer:
    """Scores the options of every kind of question that it knows; answers the other kinds at random."""

    def __init__(self, seed: int, weights: Weights = WEIGHTS) -> None:
        self._weights = weights
        self._random = RandomPlayer(seed)

    def __call__(self, view: dict[str, Any]) -> list[str]:
        """Answer the view's decision."""
        asked = view["decision"]
        scorer = SCORERS.get(asked["kind"])
        if scorer is None:
            return self._random(view)
        mind = Mind(view, self._weights)
        score = scorer(mind)
        worths = [(score(choice), choice.id) for choice in mind.choices]
        ranked = sorted(worths, key=lambda pair: -pair[0])
        sure = ranked[: asked["min"]] + [pair for pair in ranked[asked["min"] :] if pair[0] > 0]
        return [name for _, name in sure[: asked["max"]]]
