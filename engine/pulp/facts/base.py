"""The base of all facts of this game, and helpers that move cubes.

:mod:`engine.pulp.present.happening_views` defines the types of the visible fields.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from engine.core import logged_facts
from engine.core.memo import Fields, Memo
from engine.pulp.catalogue.model import Color
from engine.pulp.state import MEMO, State


class PulpFact(logged_facts.LoggedFact[State], frozen=True):
    """A fact of this game."""

    abstract: ClassVar[bool] = True
    memo: ClassVar[Memo[Any] | None] = MEMO
    touches: ClassVar[Fields] = MEMO.everything


class SilentFact(PulpFact, frozen=True):
    """A fact that no viewer sees, such as the progress of the rules."""

    abstract: ClassVar[bool] = True
    kind: ClassVar[str] = "silent"
    logged: ClassVar[bool] = False

    def public(self) -> None:
        return None


def count_cubes(cubes: tuple[Color, ...] | list[Color]) -> dict[str, int]:
    """Return the number of cubes of each colour.

    >>> count_cubes(("red", "white", "red"))
    {'red': 2, 'white': 1}
    """
    counts: dict[str, int] = {}
    for color in cubes:
        counts[color] = counts.get(color, 0) + 1
    return counts


def put_cubes(counts: dict[Color, int], cubes: Mapping[Color, int]) -> None:
    """Add cubes to the counts of a place."""
    for color, n in cubes.items():
        counts[color] = counts.get(color, 0) + n


def take_cubes(counts: dict[Color, int], cubes: Mapping[Color, int]) -> None:
    """Remove cubes from the counts of a place."""
    for color, n in cubes.items():
        remaining = counts.get(color, 0) - n
        assert remaining >= 0, f"there are not {n} {color} cubes"
        counts[color] = remaining
