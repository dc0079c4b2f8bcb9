"""Lets tests fail whose facts change what they do not say they touch."""

from __future__ import annotations

import pytest

from engine.core import codec
from engine.galaxies.facts import Happened
from engine.galaxies.state import State

#: What nothing remembered reads, and every fact may change unsaid.
LOG = {"log", "lines"}
#: What a match begins with; no fact changes it, so a query that reads it need not say so.
GIVEN = {"match", "mission", "options", "catalogue", "layout", "commitment"}


def watch_facts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every fact fail that changes what it does not say it touches."""
    apply = Happened.apply

    def watching(fact: Happened, state: State) -> None:
        before = fields(state)
        apply(fact, state)
        after = fields(state)
        changed = {field for field in after if after[field] != before[field]}
        assert changed <= {*fact.touches, *LOG} - GIVEN, f"{fact.kind} touches {changed}"

    monkeypatch.setattr(Happened, "apply", watching)


def fields(g: State) -> dict[str, bytes]:
    """Each field of a state as it would be saved."""
    return {field: codec.encode(getattr(g, field)) for field in State.__struct_fields__}
