"""What each viewer is shown of what happened."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from engine.core.wire import Wire
from engine.galaxies import facts
from engine.galaxies.facts import Happened
from engine.galaxies.present import english
from engine.galaxies.present.naming import Names, names_of
from engine.galaxies.state import State

#: Kinds that are told of any movement; what else comes of one may change the mind of whoever moves.
ROUTINE = frozenset({"movement", "moved", "movement-ended", "phase", "stage", "window"})


def happening_types() -> dict[str, Any]:
    """The type of each kind of happening; raises TypeError if two facts of a kind show different fields."""
    found: dict[str, Any] = {}
    for fact in vars(facts).values():
        if isinstance(fact, type) and issubclass(fact, Happened) and fact.happening is not None:
            same = found.setdefault(fact.kind, fact.happening)
            if same.__annotations__ != fact.happening.__annotations__:
                raise TypeError(f"facts of the kind {fact.kind} show different fields")
    return dict(sorted(found.items()))


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
    if fact.private() is None:
        public = fact.public()
        if public is not None:
            same = _as_wire(names, fact.kind, public)
            for told in found.values():
                told.append(same)
        return
    for viewer, told in found.items():
        fields = fact.fields(viewer)
        if fields is not None:
            told.append(_as_wire(names, fact.kind, fields))


def _as_wire(names: Names, kind: str, fields: Mapping[str, Any]) -> Wire:
    label = english.happening(names, kind, fields)
    told = {"kind": kind, **fields, "text": {"key": kind, "args": fields}, "label": label}
    if kind in ROUTINE:
        told["routine"] = True
    return told
