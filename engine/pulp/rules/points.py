"""Points at which somebody else than the Hero may act (X1I-05)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, TypeAlias

from engine.core.game import Rule
from engine.pulp.state import State

#: After the choice at one card and before the choice at the next is one point: nothing happens in between.
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

#: What acts there, in this order (``engine/pulp/steps.py``); each does nothing where it is not played.
ACTS: list[Callable[[State, Point], Rule[None]]] = []


def reached(g: State, point: Point) -> Rule[None]:
    """Let all act that may act at a point."""
    for act in ACTS:
        yield from act(g, point)
