"""The base of all facts of this game, and the moving of cubes.

What facts of each kind show is typed in :mod:`engine.pulp.present.shown`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from engine.core.facts import Fact
from engine.core.memo import Fields
from engine.pulp.catalogue.model import Color
from engine.pulp.state import LOG_KEPT, MEMO, LogEntry, State


class Happened(Fact[State], frozen=True):
    """A fact of this game: ``public`` is what everybody is shown, or None, ``private`` what some are shown
    besides. What is ``logged`` goes into the log as everybody is shown it. ``touches`` are the fields of the
    state that it may change."""

    abstract: ClassVar[bool] = True
    kind: ClassVar[str]
    logged: ClassVar[bool] = True
    touches: ClassVar[Fields] = MEMO.everything

    def change(self, state: State) -> None:
        """Make it true, the log apart."""
        raise NotImplementedError

    def public(self) -> dict[str, Any] | None:
        """Return what everybody is shown, or None if only those of :meth:`private` are shown anything."""
        raise NotImplementedError

    def private(self, viewer: str) -> dict[str, Any]:
        """Return what ``viewer`` is shown besides."""
        return {}

    def apply(self, state: State) -> None:
        """Change the state and write the log."""
        self.change(state)
        MEMO.forget(state, self.touches)
        fields = self.public() if self.logged else None
        if fields is not None:
            state.lines += 1
            state.log.append(LogEntry(state.lines, state.round, self.kind, fields))
            if len(state.log) > LOG_KEPT:
                del state.log[0]

    def shown(self, viewer: str) -> dict[str, Any] | None:
        """Return the happening that ``viewer`` is shown."""
        public, private = self.public(), self.private(viewer)
        if public is None and not private:
            return None
        return {"kind": self.kind, **(public or {}), **private}


class Silent(Happened, frozen=True):
    """A fact of which nobody is shown anything: how far the rules have got."""

    abstract: ClassVar[bool] = True
    kind: ClassVar[str] = "silent"
    logged: ClassVar[bool] = False

    def public(self) -> None:
        return None


def counted(cubes: tuple[Color, ...] | list[Color]) -> dict[str, int]:
    """Return how many cubes there are of each colour.

    >>> counted(("red", "white", "red"))
    {'red': 2, 'white': 1}
    """
    found: dict[str, int] = {}
    for color in cubes:
        found[color] = found.get(color, 0) + 1
    return found


def put(place: dict[Color, int], cubes: Mapping[Color, int]) -> None:
    """Lay cubes down in a place."""
    for color, n in cubes.items():
        place[color] = place.get(color, 0) + n


def take(place: dict[Color, int], cubes: Mapping[Color, int]) -> None:
    """Take cubes away that are there."""
    for color, n in cubes.items():
        left = place.get(color, 0) - n
        assert left >= 0, f"there are not {n} {color} cubes"
        place[color] = left
