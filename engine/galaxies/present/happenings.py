"""The happenings that each viewer sees."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from engine.core.present.wire import Wire
from engine.galaxies.facts import GalaxiesFact

#: The kinds of happening that occur in every movement. A happening of any other kind may change the plans of
#: the moving player.
ROUTINE = frozenset({"movement", "moved", "movement-ended", "phase", "stage", "window"})


def happenings(facts: Iterable[Any], viewers: Iterable[str]) -> dict[str, list[Wire]]:
    """Return the happenings that each viewer sees. Happenings that everybody sees are built only once."""
    by_viewer: dict[str, list[Wire]] = {viewer: [] for viewer in viewers}
    for fact in facts:
        if isinstance(fact, GalaxiesFact):
            _add_happening(fact, by_viewer)
    return by_viewer


def _add_happening(fact: GalaxiesFact, by_viewer: dict[str, list[Wire]]) -> None:
    """Add a fact's happening for each viewer who may see it."""
    if fact.private() is None:
        public = fact.public()
        if public is not None:
            shared = _as_wire(fact.kind, public)
            for viewer_happenings in by_viewer.values():
                viewer_happenings.append(shared)
        return
    for viewer, viewer_happenings in by_viewer.items():
        fields = fact.fields(viewer)
        if fields is not None:
            viewer_happenings.append(_as_wire(fact.kind, fields))


def _as_wire(kind: str, fields: Mapping[str, Any]) -> Wire:
    happening = {"kind": kind, **fields}
    if kind in ROUTINE:
        happening["routine"] = True
    return happening
