"""What each viewer is shown of what happened."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from engine.galaxies import english
from engine.galaxies.facts import Happened
from engine.galaxies.naming import Names, names_of
from engine.galaxies.state import State
from engine.galaxies.views import SPECTATOR
from engine.galaxies.wire import Wire


def happenings(g: State, news: Iterable[Any], viewers: Iterable[str]) -> dict[str, list[Wire]]:
    """What each viewer is shown of the news; what is public and no more is made once for all."""
    names = names_of(g)
    found: dict[str, list[Wire]] = {viewer: [] for viewer in viewers}
    for fact in news:
        if isinstance(fact, Happened):
            _tell(names, fact, found)
    return found


def _tell(names: Names, fact: Happened, found: dict[str, list[Wire]]) -> None:
    """Tell each viewer what it may know of a fact."""
    alike = fact.private() is None
    same = _as_wire(names, fact.kind, fact.shown(SPECTATOR)) if alike else None
    for viewer, told in found.items():
        shown = same if alike else _as_wire(names, fact.kind, fact.shown(viewer))
        if shown is not None:
            told.append(shown)


def _as_wire(names: Names, kind: str, shown: dict[str, Any] | None) -> Wire | None:
    if shown is None:
        return None
    args = {key: value for key, value in shown.items() if key != "kind"}
    return {**shown, "text": {"key": kind, "args": args}, "label": english.happening(names, kind, args)}
