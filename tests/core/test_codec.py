"""What a save keeps."""

from __future__ import annotations

import msgspec

from engine.core import codec
from engine.core.secret import Secret


class Seats(msgspec.Struct):
    seats: dict[str, int]
    hands: Secret[dict[str, str]]


def test_the_order_of_things_outlives_a_save() -> None:
    state = Seats({"wretch": 2, "isn": 1}, Secret({"h2": "b", "h1": "a"}, ("isn",)))
    again = codec.decode(codec.encode(codec.Position(state)), Seats).state
    assert list(again.seats) == ["wretch", "isn"]
    assert list(again.hands.open()) == ["h2", "h1"]
    assert again.hands.eyes == ("isn",)


def test_another_order_is_another_state() -> None:
    one, other = Seats({"a": 1, "b": 2}, Secret({})), Seats({"b": 2, "a": 1}, Secret({}))
    assert codec.encode(one) != codec.encode(other)
