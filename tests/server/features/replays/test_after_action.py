"""Reports on finished matches, and clips of their decisive moments."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import jsonpatch
import msgspec
import pytest
from starlette.testclient import TestClient

from engine.galaxies import GAME
from engine.galaxies.players import PLAYERS
from engine.galaxies.present.report import AfterAction
from server.protocol.bodies import MatchReport
from tests.server.features.lobby.test_lobby import problem
from tests.server.play import Caller, begin_match, make_app


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    """A server with the real game, where computer players answer at once."""
    app = make_app(tmp_path_factory.mktemp("server"), GAME, bot_delay=0)
    with TestClient(app, raise_server_exceptions=False) as client:
        yield client


class PlayedMatch:
    """A private match that a program has played to its end for Ada."""

    def __init__(self, client: TestClient) -> None:
        self.ada = Caller(client, "Ada")
        body = {
            "mission": "dead-zone",
            "options": {"reactions": "in-turn"},
            "seat": "isn-1",
            "bot": "greedy",
            "start": True,
        }
        self.match = self.ada.post("/api/matches", body).json()
        self.path = f"/api/matches/{self.match['id']}"
        self.early_responses = [self.ada.get(f"{self.path}/report"), self.ada.post(f"{self.path}/clip")]
        player = PLAYERS["greedy"](1)
        with self.ada.watch(self.match["id"]) as seat:
            while seat.view["status"] == "playing":
                if seat.view["decision"]:
                    seat.pick(*player(seat.view))
                else:
                    seat.read()


@pytest.fixture(scope="module")
def played(client: TestClient) -> PlayedMatch:
    return PlayedMatch(client)


def test_there_is_no_report_before_the_end(played: PlayedMatch) -> None:
    for response in played.early_responses:
        assert problem(response, 409)["type"] == "urn:galaxies:not-over"


def test_everybody_who_may_see_a_match_may_read_its_report(client: TestClient, played: PlayedMatch) -> None:
    report_response = played.ada.get(f"{played.path}/report")
    assert report_response.status_code == 200, report_response.text
    match_report = MatchReport.model_validate(report_response.json())
    report = msgspec.convert(match_report.report, AfterAction)
    assert match_report.decided
    assert report.ships and report.decisive and report.best in {ship.card for ship in report.ships}
    assert played.ada.get(f"{played.path}/report").json() == report_response.json()
    stranger = Caller(client, "Bob")
    problem(stranger.get(f"{played.path}/report"), 404)
    problem(client.get(f"{played.path}/report"), 401)
    code = played.match["invite"]["code"]
    assert stranger.get(f"{played.path}/report", params={"code": code}).json() == report_response.json()


def test_everybody_with_the_link_can_watch_a_clip(client: TestClient, played: PlayedMatch) -> None:
    problem(Caller(client, "Bob").post(f"{played.path}/clip"), 404)
    problem(client.get("/api/clips/nothing"), 404)
    problem(client.get(f"/api/clips/{played.match['id']}"), 404)
    link = played.ada.post(f"{played.path}/clip").json()
    assert link["url"].endswith(f"/clip/{link['code']}") and len(link["code"]) == 22
    assert played.ada.post(f"{played.path}/clip").json() == link, "each match has only one clip"
    shown = client.get(f"/api/clips/{link['code']}").json()
    assert shown["match"]["invite"] is None and shown["match"]["your_seat"] is None
    first, *diffs = shown["frames"]
    assert first["type"] == "view" and first["view"]["viewer"] == "spectator"
    view = first["view"]
    for frame in diffs:
        view = jsonpatch.apply_patch(view, frame["patch"])
    kinds = [happening["kind"] for frame in diffs for happening in frame["happenings"]]
    assert "attack" in kinds and "damage" in kinds
    decisive = played.ada.get(f"{played.path}/report").json()["report"]["decisive"]
    assert view["round"] == decisive["round"]
    assert client.get(f"/api/clips/{link['code']}").json() == shown


def test_a_clip_shows_exactly_what_spectators_may_see(client: TestClient, played: PlayedMatch) -> None:
    """Each frame of the clip is also in the replay for a spectator."""
    link = played.ada.post(f"{played.path}/clip").json()
    path = f"/api/clips/{link['code']}"
    clip = client.get(path, params={"labels": "none"}).json()["frames"]
    assert client.get(path).json()["frames"][0]["view"]["log"][-1]["label"]
    stranger, frames, more = Caller(client, "Bob"), list[dict[str, Any]](), True
    while more:
        query = {"since": frames[-1]["seq"] if frames else 0, "labels": "none"}
        query["code"] = played.match["invite"]["code"]
        page = stranger.get(f"{played.path}/replay", params=query).json()
        frames, more = [*frames, *page["frames"]], page["more"]
    public = {frame["seq"]: frame for frame in frames}
    assert [public[frame["seq"]] for frame in clip[1:]] == clip[1:]
    view = frames[0]["view"]
    for frame in frames[1:]:
        if frame["seq"] > clip[0]["seq"]:
            break
        view = frame["view"] if frame["type"] == "view" else jsonpatch.apply_patch(view, frame["patch"])
    assert json.dumps(view, sort_keys=True) == json.dumps(clip[0]["view"], sort_keys=True)


def test_a_match_without_a_decisive_shot_has_no_clip(client: TestClient) -> None:
    ada = Caller(client, "Ada")
    body = {"mission": "dead-zone", "seat": "isn-1", "bot": "greedy", "start": True}
    match = ada.post("/api/matches", body).json()
    with ada.watch(match["id"]) as seat:
        assert seat.ask("order", order="concede", on=True)["type"] == "accepted"
    path = f"/api/matches/{match['id']}"
    assert ada.get(f"{path}/report").json()["report"]["decisive"] is None
    assert problem(ada.post(f"{path}/clip"), 409)["type"] == "urn:galaxies:no-clip"


def test_a_game_without_reports_has_no_report(shared: TestClient) -> None:
    match, (ada, *_) = begin_match(shared)
    with ada.watch(match["id"]) as seat:
        assert seat.ask("order", order="concede", on=True)["type"] == "accepted"
    for response in (
        ada.get(f"/api/matches/{match['id']}/report"),
        ada.post(f"/api/matches/{match['id']}/clip"),
    ):
        assert problem(response, 409)["type"] in ("urn:galaxies:no-report", "urn:galaxies:not-over")
