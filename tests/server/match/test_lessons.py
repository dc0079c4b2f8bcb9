"""A lesson has fixed dice and decks while its learner is the only person. Other matches have not."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from engine.core.chance import SealedChance
from engine.core.matches.record import verify
from engine.galaxies.game import Galaxies
from engine.pulp.game import Pulp
from tests.server.play import Caller, make_app

GAME = Galaxies()
LUCK = GAME.lesson_seed("first-flight")
ALONE = {"seat": "isn-1", "bot": "bold", "start": True}


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with TestClient(make_app(tmp_path_factory.mktemp("server"), GAME)) as client:
        yield client


def start_lesson(ada: Caller, mission: str = "first-flight") -> dict[str, Any]:
    """Return a match that Ada plays alone, created like on the start page."""
    body = {"mission": mission, "options": {"reactions": "in-turn"}, **ALONE}
    answer = ada.post("/api/matches", body)
    assert answer.status_code == 201, answer.text
    summary: dict[str, Any] = answer.json()
    return summary


def commitment(ada: Caller, match: str) -> str:
    return str(ada.get(f"/api/matches/{match}/view").json()["commitment"])


def test_a_lesson_shows_its_learner_and_opponent_but_not_its_luck(client: TestClient) -> None:
    missions = {one["id"]: one for one in client.get("/api/missions").json()}
    assert missions["first-flight"]["lesson"] == {"seat": "isn-1", "bot": "bold"}
    assert [name for name, one in missions.items() if "lesson" in one] == ["first-flight"]
    assert LUCK is not None
    for path in ("/api/missions", "/api/catalogue"):
        assert LUCK.hex() not in client.get(path).text


def test_a_learner_alone_always_gets_the_fixed_luck(client: TestClient) -> None:
    ada, bob = Caller(client), Caller(client, "Bob")
    assert LUCK is not None
    fixed_commitment = SealedChance(LUCK).commitment
    views = [
        one.get(f"/api/matches/{start_lesson(one)['id']}/view").json()
        | {"match": "", "seats": {}, "order": []}
        for one in (ada, ada, bob)
    ]
    assert {view["commitment"] for view in views} == {fixed_commitment}
    assert views[0]["hand"] == views[1]["hand"] == views[2]["hand"]
    assert views[0]["decision"]["kind"] == "action", "the learner begins, with a ship on the board"


def test_the_lesson_of_pulp_invasion_has_fixed_luck_when_played_alone(tmp_path: Path) -> None:
    luck = Pulp().lesson_seed("maiden-flight")
    assert luck is not None
    with TestClient(make_app(tmp_path, Pulp())) as client:
        ada = Caller(client)
        missions = {one["id"]: one for one in client.get("/api/missions").json()}
        assert missions["maiden-flight"]["lesson"] == {"seat": "hero", "bot": "navigator"}
        assert [name for name, one in missions.items() if "lesson" in one] == ["maiden-flight"]
        assert luck.hex() not in client.get("/api/missions").text
        seals = []
        for mission in ("maiden-flight", "pulp-invasion"):
            answer = ada.post("/api/matches", {"mission": mission, "seat": "hero", "start": True})
            assert answer.status_code == 201, answer.text
            seals.append(commitment(ada, answer.json()["id"]))
    assert seals[0] == SealedChance(luck).commitment != seals[1]


def test_other_missions_have_random_luck(client: TestClient) -> None:
    ada = Caller(client)
    seals = {commitment(ada, start_lesson(ada, mission)["id"]) for mission in ["dead-zone"] * 3}
    assert LUCK is not None
    assert len(seals) == 3
    assert SealedChance(LUCK).commitment not in seals


def test_two_people_who_play_the_lesson_have_random_dice(client: TestClient) -> None:
    ada, bob = Caller(client), Caller(client, "Bob")
    seals = set()
    for _ in range(2):
        summary = ada.new_match("first-flight")
        ada.sit(summary, "isn-1")
        bob.sit(summary, "wretch-1")
        assert ada.post(f"/api/matches/{summary['id']}/start").status_code == 200
        seals.add(commitment(ada, summary["id"]))
    assert LUCK is not None
    assert len(seals | {SealedChance(LUCK).commitment}) == 3


def test_the_record_of_a_lesson_is_verified_like_any_other(client: TestClient) -> None:
    ada = Caller(client)
    match = start_lesson(ada)["id"]
    with ada.watch(match) as seat:
        seat.ask("order", order="concede", on=True)
        while seat.view["status"] != "finished":
            seat.read()
    answer = ada.get(f"/api/matches/{match}/record")
    record = answer.json()
    assert LUCK is not None
    assert record["seed"] == LUCK.hex()
    assert not verify({"galaxies": Galaxies()}, record).problems
