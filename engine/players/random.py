"""Picks at random: every legal pick can happen, but what makes a match lively happens more often."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from engine.core.decisions import Decision

#: How often an option is picked, by the key of its text; 1 if it is not named here.
WEIGHTS = {
    "action-done": 0.3,
    "activate": 4.0,
    "attack": 3.0,
    "charge": 4.0,
    "deploy-done": 0.6,
    "discard-for-energy": 0.15,
    "done-attacking": 0.2,
    "done-moving": 0.3,
    "energy-done": 3.0,
    "hold-fire": 0.1,
    "launch": 6.0,
    "no": 0.5,
    "pass": 0.5,
    "play": 3.0,
    "run-engines": 2.0,
    "stop": 0.3,
}

#: Of a question that allows any number, each further option is picked with this chance.
ONE_MORE = 0.3

Offered = tuple[str, str]


class RandomPlayer:
    """A player that picks at random; the same seed gives the same picks to the same questions."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def __call__(self, view: dict[str, Any]) -> list[str]:
        """Answer the view's decision."""
        asked = view["decision"]
        return self._pick([(o["id"], o["text"]["key"]) for o in asked["options"]], asked["min"], asked["max"])

    def answer(self, asked: Decision) -> list[str]:
        """Answer as if the decision had been seen in a view."""
        return self._pick([(o.id, o.text.key) for o in asked.options], asked.min, asked.max)

    def _pick(self, offered: Sequence[Offered], least: int, most: int) -> list[str]:
        left, picked = list(offered), list[str]()
        for _ in range(self._count(least, most)):
            weights = [WEIGHTS.get(key, 1.0) for _, key in left]
            (at,) = self._random.choices(range(len(left)), weights)
            picked.append(left.pop(at)[0])
        return picked

    def _count(self, least: int, most: int) -> int:
        count = least
        while count < most and self._random.random() < ONE_MORE:
            count += 1
        return count
