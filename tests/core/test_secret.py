"""Every serialiser except the codec rejects a Secret, and a fact must define its visible fields."""

from __future__ import annotations

import copy
import json
import pickle
from typing import Any

import msgspec
import orjson
import pytest
from fastapi.encoders import jsonable_encoder
from pydantic import TypeAdapter

from engine.core import codec
from engine.core.codec import Codec
from engine.core.facts import Fact
from engine.core.secret import Secret, find_secrets
from tests.core.toy import State, Toy


@pytest.mark.parametrize(
    "serialise",
    [
        json.dumps,
        orjson.dumps,
        msgspec.json.encode,
        msgspec.to_builtins,
        pickle.dumps,
        copy.deepcopy,
        copy.copy,
        jsonable_encoder,
        dict,
        list,
        vars,
        TypeAdapter(Any).dump_json,
    ],
)
def test_no_serialiser_accepts_a_secret(serialise: Any) -> None:
    with pytest.raises(Exception):  # noqa: B017 - each has its own
        _ = serialise(Secret(["erin-cho"], ("a",)))


def test_a_secret_does_not_print_its_value() -> None:
    secret = Secret("erin-cho", ("a",))
    assert "erin" not in f"{secret!r} {secret} {[secret]}"


def test_only_the_seats_of_a_secret_see_its_value() -> None:
    secret = Secret(7, ("b", "a"))
    assert secret.eyes == ("a", "b")
    assert secret.value_for("a") == 7
    assert secret.value_for("spectator") is None
    assert secret.with_eyes(("c",)).value_for("a") is None
    assert secret.with_eyes(("c",)).value_for("c") == 7


def test_the_codec_keeps_the_value_and_the_seats() -> None:
    data = Toy().first()
    decoded = Toy.codec.decode(data)
    assert decoded.state.hidden["a"].open() == [0]
    assert decoded.state.hidden["a"].eyes == ("a",)
    assert Toy.codec.encode(decoded) == data


def test_all_secrets_of_a_state_are_found() -> None:
    state = Toy.codec.decode(Toy().first()).state
    assert [path for path, _ in find_secrets(state)] == ["/hidden/a", "/hidden/b"]


def test_a_value_that_does_not_belong_in_a_state_is_rejected() -> None:
    with pytest.raises(NotImplementedError):
        _ = codec.encode({"x": object()})


def test_an_old_snapshot_is_upgraded_and_an_unknown_one_is_rejected() -> None:
    old_snapshot = msgspec.json.decode(Toy().first())
    old_snapshot["version"] = 0
    old_snapshot["state"]["turn"] = old_snapshot["state"].pop("turns")
    with pytest.raises(ValueError, match="unknown snapshot version 0"):
        _ = Toy.codec.decode(msgspec.json.encode(old_snapshot))

    def upgrade(raw: dict[str, Any]) -> dict[str, Any]:
        raw["state"]["turns"] = raw["state"].pop("turn")
        return raw | {"version": 1}

    upgrading = Codec(State, 1, {0: upgrade})
    assert upgrading.decode(msgspec.json.encode(old_snapshot)).state.turns == 0


def test_a_fact_class_without_a_declaration_cannot_be_defined() -> None:
    with pytest.raises(TypeError, match="does not define happening_for"):

        class Silent(Fact[State], frozen=True):
            def apply(self, state: State) -> None:
                pass

    with pytest.raises(TypeError, match="does not define apply"):

        class Idle(Fact[State], frozen=True):
            def happening_for(self, viewer: str) -> None:
                return None
