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
        missions = {entry["id"]: entry for entry in client.get("/api/missions").json()}
        choices = {choice["id"]: choice["name"] for choice in reactions(missions["traitor"])["choices"]}
        assert reactions(missions["traitor"])["default"] == "20"
        assert choices["20"].endswith("(usual in this mission)")
        usual = [choice["id"] for choice in reactions(missions["traitor"])["choices"] if choice.get("usual")]
        assert usual == ["20"]
        assert created_reactions(ada, "traitor") == "20"
        assert created_reactions(ada, "pulp-invasion") == "10"
        assert created_reactions(ada, "traitor", reactions="5") == "5"


@pytest.mark.parametrize("seconds", ["2", "3", "4", "6", "0", "31"])
def test_no_new_table_has_too_little_time_to_read_a_card(tmp_path: Path, seconds: str) -> None:
    with TestClient(make_app(tmp_path, Pulp())) as client:
        body = {"mission": "traitor", "options": {"reactions": seconds}}
        response = Caller(client).post("/api/matches", body)
        assert response.status_code == 422
        assert [error["loc"] for error in response.json()["errors"]] == [["body", "options", "reactions"]]


MULTIPLAYER_OPTIONS = {"reactions", "reaction_seconds", "alone", "chat", "bot_pace", "hints"}


def test_a_mission_for_one_player_has_no_options_about_others_but_accepts_them(tmp_path: Path) -> None:
    with TestClient(make_app(tmp_path, Pulp())) as client:
        infos = client.get("/api/missions").json()
        options_by_mission = {
            entry["id"]: MULTIPLAYER_OPTIONS & {option["id"] for option in entry["options"]}
            for entry in infos
        }
        assert {mission for mission, found in options_by_mission.items() if found} == {"traitor"}
        assert options_by_mission["traitor"] == MULTIPLAYER_OPTIONS
        assert created_reactions(Caller(client), "pulp-invasion", reactions="in-turn") == "in-turn"


def reactions(mission: dict[str, Any]) -> dict[str, Any]:
    option: dict[str, Any] = next(entry for entry in mission["options"] if entry["id"] == "reactions")
    return option


def created_reactions(ada: Caller, mission: str, **options: str) -> str:
    response = ada.post("/api/matches", {"mission": mission, "options": options})
    assert response.status_code == 201, response.text
    return str(response.json()["options"]["reactions"])
