"""What each viewer is shown of what happened."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from engine.core.wire import Wire
from engine.galaxies.facts import Happened
from engine.galaxies.present import english
from engine.galaxies.present.naming import Names, names_of
from engine.galaxies.state import State

#: Kinds that are told of any movement; what else comes of one may change the mind of whoever moves.
ROUTINE = frozenset({"movement", "moved", "movement-ended", "phase", "stage", "window"})


def happenings(g: State, news: Iterable[Any], viewers: Iterable[str]) -> dict[str, list[Wire]]:
    """What each viewer is shown of the news; what everybody is shown alike is made once for all."""
    names = names_of(g)
    shown: dict[str, list[Wire]] = {viewer: [] for viewer in viewers}
    for fact in news:
        if isinstance(fact, Happened):
            _tell(names, fact, shown)
    return shown


def _tell(names: Names, fact: Happened, shown: dict[str, list[Wire]]) -> None:
    """Tell each viewer what it may know of a fact."""
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
