"""Lets tests fail whose facts change what they do not say they touch."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

import msgspec
import pytest

from engine.core import codec
from engine.galaxies.facts import GalaxiesFact
from engine.galaxies.state import State

#: What nothing remembered reads, and every fact may change unsaid.
LOG = {"log", "lines"}
#: What a match begins with; no fact changes it, so a query that reads it need not say so.
GIVEN = {"match", "mission", "options", "catalogue", "layout", "commitment"}


_again: ContextVar[bool] = ContextVar("again", default=False)


def watch_facts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every fact fail that changes what it does not say it touches."""
    apply = GalaxiesFact.apply

    def watching(fact: GalaxiesFact, state: State) -> None:
        if _again.get():
            return apply(fact, state)
        unsaid = {field for field in State.__struct_fields__ if field not in {*fact.touches, *LOG} - GIVEN}
        before = saved(state, unsaid)
        apply(fact, state)
        after = saved(state, unsaid)
        assert after == before, f"{fact.kind} touches {different(before, after)}"
        return None

    monkeypatch.setattr(GalaxiesFact, "apply", watching)


@contextmanager
def unwatched() -> Iterator[None]:
    """Facts that were watched happen once more in here; to watch them again would find nothing else."""
    token = _again.set(True)
    try:
        yield
    finally:
        _again.reset(token)


def saved(g: State, fields: set[str]) -> bytes:
    """These fields of a state as they would be saved."""
    return codec.encode({field: getattr(g, field) for field in sorted(fields)})


def different(one: bytes, two: bytes) -> set[str]:
    """The fields that are not saved the same."""
    before, after = msgspec.json.decode(one), msgspec.json.decode(two)
    return {field for field in before if before[field] != after[field]}
