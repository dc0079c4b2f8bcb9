"""Saved positions, and the independent codecs of games."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from engine.core import codec
from engine.core.codec import Codec, Position
from engine.core.secret import Secret


class Seats(msgspec.Struct):
    seats: dict[str, int]
    hands: Secret[dict[str, str]]


class Score(msgspec.Struct):
    points: int
    round: int = 1


def upgrade_to_2(raw: dict[str, Any]) -> dict[str, Any]:
    """Upgrade from 1 to 2: points were called score."""
    return {"state": {"points": raw["state"]["score"]}, "version": 2}


def upgrade_to_3(raw: dict[str, Any]) -> dict[str, Any]:
    """Upgrade from 2 to 3: a point counts twice."""
    return {"state": {"points": 2 * raw["state"]["points"]}, "version": 3}


SEATS = Codec(Seats, 1)
SCORES = Codec(Score, 3, {1: upgrade_to_2, 2: upgrade_to_3})


def test_a_save_keeps_the_order_of_things() -> None:
    state = Seats({"wretch": 2, "isn": 1}, Secret({"h2": "b", "h1": "a"}, ("isn",)))
    decoded = SEATS.decode(SEATS.first(state)).state
    assert list(decoded.seats) == ["wretch", "isn"]
    assert list(decoded.hands.open()) == ["h2", "h1"]
    assert decoded.hands.eyes == ("isn",)


def test_states_with_different_orders_differ() -> None:
    first, second = Seats({"a": 1, "b": 2}, Secret({})), Seats({"b": 2, "a": 1}, Secret({}))
    assert codec.encode(first) != codec.encode(second)


def test_a_position_comes_back_with_every_count_of_the_driver() -> None:
    position = Position(Score(5, round=3), {"a": 2, "b": 1}, drawn=4, sealed_by="dice-rolled")
    decoded = SCORES.decode(SCORES.encode(position))
    assert (decoded.state, decoded.counts, decoded.drawn, decoded.sealed_by) == (
        position.state, position.counts, position.drawn, position.sealed_by
    )  # fmt: skip
    assert SCORES.encode(decoded) == SCORES.encode(position)


def test_a_first_snapshot_has_no_counts() -> None:
    position = SCORES.decode(SCORES.first(Score(0)))
    assert (position.counts, position.drawn, position.sealed_by) == ({}, 0, "")


def test_two_games_have_their_own_versions_and_upgrades() -> None:
    assert msgspec.json.decode(SEATS.first(Seats({}, Secret({}))))["version"] == 1
    assert msgspec.json.decode(SCORES.first(Score(1)))["version"] == 3
    assert SCORES.decode(b'{"state": {"score": 4}, "version": 1}').state == Score(8)
    assert SCORES.decode(b'{"state": {"points": 4}, "version": 2}').state == Score(8)
    assert SCORES.decode(b'{"state": {"points": 4}, "version": 3}').state == Score(4)
    other = Codec(Score, 2, {1: upgrade_to_2})
    assert other.decode(b'{"state": {"score": 4}, "version": 1}').state == Score(4)
    assert other.decode(b'{"state": {"points": 4}, "version": 2}').state == Score(4)
    with pytest.raises(ValueError, match="unknown snapshot version 3"):
        _ = other.decode(SCORES.first(Score(4)))
    with pytest.raises(ValueError, match="unknown snapshot version 3"):
        _ = SEATS.decode(SCORES.first(Score(4)))


def test_a_codec_copies_the_table_of_upgrades_that_it_is_given() -> None:
    upgrades = {1: upgrade_to_2}
    codec = Codec(Score, 2, upgrades)
    upgrades.clear()
    assert codec.decode(b'{"state": {"score": 4}, "version": 1}').state == Score(4)


@pytest.mark.parametrize("state", ["[]", "{}", "5", "null"])
def test_data_that_does_not_fit_its_own_version_is_rejected(state: str) -> None:
    with pytest.raises(ValueError, match="no snapshot of version 1"):
        _ = SCORES.decode(f'{{"state": {state}, "version": 1}}'.encode())


@pytest.mark.parametrize(
    "data", [b"", b"no", b"[]", b"{}", b'{"version": "1"}', b'{"state": {}, "version": 3}']
)
def test_data_that_is_not_a_position_is_rejected(data: bytes) -> None:
    with pytest.raises((msgspec.ValidationError, msgspec.DecodeError)):
        _ = SCORES.decode(data)
