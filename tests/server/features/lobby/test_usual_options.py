"""The defaults of common options may depend on the mission and its seats."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from engine.pulp.game import Pulp
from tests.server.play import Caller, make_app


def test_a_mission_that_needs_it_gives_time_to_read(tmp_path: Path) -> None:
    with TestClient(make_app(tmp_path, Pulp())) as client:
        ada = Caller(client)
        missions = {one["id"]: one for one in client.get("/api/missions").json()}
        choices = {choice["id"]: choice["name"] for choice in reactions(missions["traitor"])["choices"]}
        assert reactions(missions["traitor"])["default"] == "20"
        assert choices["20"].endswith("(usual in this mission)")
        assert created_reactions(ada, "traitor") == "20"
        assert created_reactions(ada, "pulp-invasion") == "10"
        assert created_reactions(ada, "traitor", reactions="5") == "5"


@pytest.mark.parametrize("seconds", ["2", "3", "4", "6", "0", "31"])
def test_no_new_table_has_too_little_time_to_read_a_card(tmp_path: Path, seconds: str) -> None:
    with TestClient(make_app(tmp_path, Pulp())) as client:
        body = {"mission": "traitor", "options": {"reactions": seconds}}
        answer = Caller(client).post("/api/matches", body)
        assert answer.status_code == 422
        assert [error["loc"] for error in answer.json()["errors"]] == [["body", "options", "reactions"]]


AMONG_OTHERS = {"reactions", "reaction_seconds", "alone", "chat", "bot_pace", "hints"}


def test_a_mission_for_one_player_has_no_options_about_others_but_accepts_them(tmp_path: Path) -> None:
    with TestClient(make_app(tmp_path, Pulp())) as client:
        told = client.get("/api/missions").json()
        asked = {one["id"]: AMONG_OTHERS & {option["id"] for option in one["options"]} for one in told}
        assert {mission for mission, some in asked.items() if some} == {"traitor"}
        assert asked["traitor"] == AMONG_OTHERS
        assert created_reactions(Caller(client), "pulp-invasion", reactions="in-turn") == "in-turn"


def reactions(mission: dict[str, Any]) -> dict[str, Any]:
    option: dict[str, Any] = next(one for one in mission["options"] if one["id"] == "reactions")
    return option


def created_reactions(ada: Caller, mission: str, **options: str) -> str:
    answer = ada.post("/api/matches", {"mission": mission, "options": options})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["options"]["reactions"])
