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
CONSTANT = {"match", "mission", "options", "catalogue", "layout", "commitment"}


_is_repeated: ContextVar[bool] = ContextVar("again", default=False)


def watch_facts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make a fact fail if it changes fields that it does not declare."""
    apply = GalaxiesFact.apply

    def checked_apply(fact: GalaxiesFact, state: State) -> None:
        if _is_repeated.get():
            return apply(fact, state)
        undeclared = {
            field for field in State.__struct_fields__ if field not in {*fact.touches, *LOG} - CONSTANT
        }
        before = encode_fields(state, undeclared)
        apply(fact, state)
        after = encode_fields(state, undeclared)
        assert after == before, f"{fact.kind} touches {changed_fields(before, after)}"
        return None

    monkeypatch.setattr(GalaxiesFact, "apply", checked_apply)


@contextmanager
def unchecked_facts() -> Iterator[None]:
    """Turn the check off for facts that were already checked and are applied again."""
    token = _is_repeated.set(True)
    try:
        yield
    finally:
        _is_repeated.reset(token)


def encode_fields(g: State, fields: set[str]) -> bytes:
    """Return these fields of a state as they would be saved."""
    return codec.encode({field: getattr(g, field) for field in sorted(fields)})


def changed_fields(first: bytes, second: bytes) -> set[str]:
    """Return the fields that are saved differently."""
    before, after = msgspec.json.decode(first), msgspec.json.decode(second)
    return {field for field in before if before[field] != after[field]}
