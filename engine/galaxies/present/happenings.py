"""What each viewer sees of what happened."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from engine.core.wire import Wire
from engine.galaxies.facts import GalaxiesFact
from engine.galaxies.present import english
from engine.galaxies.present.naming import Names, names_of
from engine.galaxies.state import State

#: The kinds of happening in any movement. Others may change the plans of the player who moves.
ROUTINE = frozenset({"movement", "moved", "movement-ended", "phase", "stage", "window"})


def happenings(g: State, news: Iterable[Any], viewers: Iterable[str]) -> dict[str, list[Wire]]:
    """Return the happenings that each viewer sees. Those that everybody sees are built once."""
    names = names_of(g)
    shown: dict[str, list[Wire]] = {viewer: [] for viewer in viewers}
    for fact in news:
        if isinstance(fact, GalaxiesFact):
            _add_happening(names, fact, shown)
    return shown


def _add_happening(names: Names, fact: GalaxiesFact, shown: dict[str, list[Wire]]) -> None:
    """Add a fact's happening for each viewer who may know of it."""
    if fact.private() is None:
        public = fact.public()
        if public is not None:
            same = _as_wire(names, fact.kind, public)
            for told in shown.values():
                told.append(same)
        return
    for viewer, told in shown.items():
        fields = fact.fields(viewer)
        if fields is not None:
            told.append(_as_wire(names, fact.kind, fields))


def _as_wire(names: Names, kind: str, fields: Mapping[str, Any]) -> Wire:
    label = english.happening(names, kind, fields)
    told = {"kind": kind, **fields, "label": label}
    if kind in ROUTINE:
        told["routine"] = True
    return told
