"""Saved matches of older versions go on where they were."""

from __future__ import annotations

from typing import Any

import msgspec

from engine.core import codec
from engine.galaxies.state import State
from tests.properties.matches import Played


def as_version_1(data: bytes) -> bytes:
    """A snapshot as version 1 wrote it: each ship card held the turn of its last activation."""
    raw: dict[str, Any] = msgspec.json.decode(data)
    state = raw["state"]
    listed = state.pop("activated")
    for number, (name, card) in enumerate(state["cards"].items()):
        before = -1 if number % 2 else state["turn"] - 1
        card["activated"] = state["turn"] if name in listed else before
    return msgspec.json.encode(raw | {"version": 1})


def test_a_snapshot_of_version_1_knows_what_has_been_activated_in_its_turn() -> None:
    game, seen = Played(11, strict=False), set[int]()
    while not game.match.over and game.answers < 500:
        _ = game.turn()
        data = codec.encode(codec.Position(game.state))
        again = codec.decode(as_version_1(data), State)
        assert sorted(again.state.activated) == sorted(game.state.activated)
        again.state.activated = game.state.activated  # their order means nothing
        assert codec.encode(again) == data
        seen.add(len(game.state.activated))
    assert seen >= {0, 1, 2}
