"""What is usual of the options that every table has may depend on the mission."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from starlette.testclient import TestClient

from engine.pulp.game import Pulp
from tests.server.play import Caller, make_app


def test_there_is_time_to_read_in_a_mission_that_needs_it(tmp_path: Path) -> None:
    with TestClient(make_app(tmp_path, Pulp())) as client:
        ada = Caller(client)
        missions = {one["id"]: one for one in client.get("/api/missions").json()}
        offered = {name: reactions(mission) for name, mission in missions.items()}
        assert {name: one["default"] for name, one in offered.items()} == dict.fromkeys(missions, "4") | {
            "traitor": "10"
        }
        names = {choice["id"]: choice["name"] for choice in offered["traitor"]["choices"]}
        assert names["10"].endswith("(usual in this mission)")
        assert {choice["name"] for choice in offered["traitor"]["choices"]}.isdisjoint(
            choice["name"] for choice in offered["pulp-invasion"]["choices"] if choice["id"] == "10"
        )
        assert made(ada, "traitor") == "10"
        assert made(ada, "pulp-invasion") == "4"
        assert made(ada, "traitor", reactions="4") == "4"


def reactions(mission: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = next(one for one in mission["options"] if one["id"] == "reactions")
    return found


def made(ada: Caller, mission: str, **options: str) -> str:
    answer = ada.post("/api/matches", {"mission": mission, "options": options})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["options"]["reactions"])
