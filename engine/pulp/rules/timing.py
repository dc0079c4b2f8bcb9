"""The points at which players other than the Hero may act (X1I-05)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, TypeAlias

from engine.core.game import Rule
from engine.pulp.state import State

#: The moment after the choice at one card and the moment before the next choice are the same point. Nothing
#: happens between them.
Point: TypeAlias = Literal[
    "before-line",
    "before-choice",
    "after-choice",
    "before-draw",
    "after-resolved",
    "after-draw",
    "encounters-over",
    "round-end",
    "decks-empty",
]

#: The rules that act at a point, in this order (``engine/pulp/steps.py``). Each rule does nothing in modes
#: that do not use it.
ACTS: list[Callable[[State, Point], Rule[None]]] = []


def run_rules_at(g: State, point: Point) -> Rule[None]:
    """Run the rules that act at a point."""
    for act in ACTS:
        yield from act(g, point)
