"""Makes tests fail if a fact changes fields that it does not declare."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

import msgspec
import pytest

from engine.core import codec
from engine.galaxies.facts import GalaxiesFact
from engine.galaxies.state import State

#: Fields that no cached query reads. Every fact may change them without a declaration.
LOG = {"log", "lines"}
#: Fields that no fact changes, so queries that read them need not declare it.
GIVEN = {"match", "mission", "options", "catalogue", "layout", "commitment"}


_again: ContextVar[bool] = ContextVar("again", default=False)


def watch_facts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make every fact fail that changes fields that it does not declare."""
    apply = GalaxiesFact.apply

    def checked_apply(fact: GalaxiesFact, state: State) -> None:
        if _again.get():
            return apply(fact, state)
        unsaid = {field for field in State.__struct_fields__ if field not in {*fact.touches, *LOG} - GIVEN}
        before = encode_fields(state, unsaid)
        apply(fact, state)
        after = encode_fields(state, unsaid)
        assert after == before, f"{fact.kind} touches {changed_fields(before, after)}"
        return None

    monkeypatch.setattr(GalaxiesFact, "apply", checked_apply)


@contextmanager
def unchecked_facts() -> Iterator[None]:
    """Turn the check off for facts that were checked once and happen again."""
    token = _again.set(True)
    try:
        yield
    finally:
        _again.reset(token)


def encode_fields(g: State, fields: set[str]) -> bytes:
    """Return these fields of a state as they would be saved."""
    return codec.encode({field: getattr(g, field) for field in sorted(fields)})


def changed_fields(one: bytes, two: bytes) -> set[str]:
    """Return the fields that are saved differently."""
    before, after = msgspec.json.decode(one), msgspec.json.decode(two)
    return {field for field in before if before[field] != after[field]}
