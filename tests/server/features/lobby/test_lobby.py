"""Matches before the game: creating, inviting, sitting down, starting."""

from __future__ import annotations

from typing import Any

import pytest
from starlette.testclient import TestClient, WebSocketDenialResponse

from server.base.clock import now, stamp
from server.features.identity.service import new_id
from server.features.lobby.summaries import MatchSummary
from tests.server.play import Caller, begin_match

PROBLEM = "application/problem+json"


@pytest.fixture
def client(shared: TestClient) -> TestClient:
    return shared


def problem(response: Any, status: int) -> dict[str, Any]:
    assert response.status_code == status, response.text
    assert response.headers["content-type"] == PROBLEM
    body: dict[str, Any] = response.json()
    assert body["status"] == status
    assert {"type", "title", "detail"} <= body.keys()
    return body


def test_only_the_first_faults_of_a_request_are_reported(client: TestClient) -> None:
    fields = {f"field-{n}": n for n in range(600)}
    assert (
        len(problem(Caller(client).post("/api/matches", {"mission": "duel"} | fields), 422)["errors"]) == 16
    )


def test_missions_are_offered(client: TestClient) -> None:
    missions = client.get("/api/missions").json()
    assert [mission["id"] for mission in missions] == ["duel", "table"]
    assert missions[0]["seats"][0] == {"id": "red-1", "side": "red", "team": "red"}


def test_computer_players_are_offered(client: TestClient) -> None:
    bots = client.get("/api/bots").json()
    assert [(bot["game"], bot["name"], bot["title"]) for bot in bots] == [
        ("duel", "cautious", "Keeper"),
        ("duel", "random", "Gambler"),
    ]


def test_personal_responses_are_not_cached(client: TestClient) -> None:
    ada = Caller(client)
    summary = ada.new_match()
    match, invite = f"/api/matches/{summary['id']}", f"/api/invites/{summary['invite']['code']}"
    paths = [
        match,
        invite,
        f"{invite}/qr.svg",
        "/api/matches?mine=1",
        "/api/me",
        "/api/loadouts",
        f"{match}/loadout",
    ]
    start = stamp(now())
    responses = [ada.get(path) for path in (*paths, "/api/nothing", f"{match}/record")]
    responses += [ada.post(f"{match}/seats/red-1"), ada.post(f"{match}/start")]
    assert {response.headers["cache-control"] for response in responses} == {"no-store"}
    assert all(start <= response.headers["server-time"] <= stamp(now()) for response in responses)
    assert "server-time" not in client.get("/api/catalogue").headers, (
        "a cached response would have an old time"
    )
    assert client.get("/api/catalogue").headers["cache-control"] == "no-cache"


def test_the_catalogue_is_sent_once(client: TestClient) -> None:
    first = client.get("/api/catalogue")
    digest, tag = first.json()["digest"], first.headers["etag"]
    assert tag.startswith('W/"') and digest not in tag  # the tag also depends on the format
    for path in ("/api/catalogue", f"/api/catalogue/{digest}"):
        for tags in (tag, tag.removeprefix("W/"), f'"other", {tag}', "*"):
            not_modified = client.get(path, headers={"If-None-Match": tags})
            assert (not_modified.status_code, not_modified.content, not_modified.headers["etag"]) == (
                304,
                b"",
                tag,
            )
        assert client.get(path, headers={"If-None-Match": 'W/"other"'}).status_code == 200


def test_a_new_match_waits_in_the_lobby(client: TestClient) -> None:
    ada = Caller(client)
    summary = ada.new_match()
    MatchSummary.model_validate(summary)
    assert (summary["status"], summary["mission"], summary["private"]) == ("lobby", "duel", True)
    assert summary["host"] == ada.user
    assert [seat["player"] for seat in summary["seats"]] == [None, None]
    assert summary["invite"]["url"] == f"http://testserver/join/{summary['invite']['code']}"
    assert len(summary["invite"]["code"]) >= 20
    assert summary["options"] == {
        "goal": 12,
        "reactions": "in-turn",
        "reaction_seconds": 0,
        "alone": "usual",
        "time": "none",
        "at_zero": "computer",
        "spectator_delay": 0,
        "spectators": "all",
        "chat": "on",
        "bot_pace": "usual",
        "questions": "gestures",
    }


def test_creating_a_match_requires_a_token(client: TestClient) -> None:
    problem(client.post("/api/matches", json={"mission": "duel"}), 401)


def test_an_unknown_mission_is_rejected(client: TestClient) -> None:
    body = problem(Caller(client).post("/api/matches", {"mission": "nowhere"}), 422)
    assert body["errors"][0]["loc"] == ["body", "mission"]


def test_invalid_options_are_reported(client: TestClient) -> None:
    response = Caller(client).post("/api/matches", {"mission": "duel", "options": {"speed": 3, "goal": "x"}})
    assert [error["loc"][-1] for error in problem(response, 422)["errors"]] == ["speed", "goal"]


def test_only_members_and_users_with_the_code_see_a_private_match(client: TestClient) -> None:
    ada, bob = Caller(client, "Ada"), Caller(client, "Bob")
    summary = ada.new_match()
    path, code = f"/api/matches/{summary['id']}", summary["invite"]["code"]
    problem(bob.get(path), 404)
    problem(bob.get(path, params={"code": "wrong"}), 404)
    summary_for_bob = bob.get(path, params={"code": code}).json()
    assert summary_for_bob["invite"] is None
    assert summary_for_bob["your_seat"] is None
    bob.sit(summary, "blue-1")
    assert bob.get(path).json()["your_seat"] == "blue-1"
    assert bob.get(path).json()["invite"]["code"] == code


def test_an_invite_shows_the_match_to_anybody(client: TestClient) -> None:
    summary = Caller(client).new_match()
    assert client.get(f"/api/invites/{summary['invite']['code']}").json()["id"] == summary["id"]
    problem(client.get("/api/invites/nothing"), 404)
    problem(client.get("/api/invites/nothing/qr.svg"), 404)


def test_an_invite_is_also_available_as_an_image(client: TestClient) -> None:
    summary = Caller(client).new_match()
    response = client.get(f"/api/invites/{summary['invite']['code']}/qr.svg")
    assert response.headers["content-type"] == "image/svg+xml"
    assert b"<svg" in response.content


def test_a_private_seat_needs_the_code(client: TestClient) -> None:
    ada, bob = Caller(client, "Ada"), Caller(client, "Bob")
    path = f"/api/matches/{(summary := ada.new_match())['id']}/seats/blue-1"
    problem(bob.post(path), 404)
    problem(bob.post(path, {"code": "wrong"}), 404)
    assert bob.post(path, {"code": summary["invite"]["code"]}).status_code == 200


def test_a_public_seat_needs_no_code(own: TestClient) -> None:
    summary = Caller(own).new_match(private=False)
    bob = Caller(own, "Bob")
    assert bob.post(f"/api/matches/{summary['id']}/seats/blue-1").json()["your_seat"] == "blue-1"
    assert [entry["id"] for entry in bob.get("/api/matches").json()] == [summary["id"]]


def test_a_taken_seat_is_rejected(client: TestClient) -> None:
    ada, bob = Caller(client, "Ada"), Caller(client, "Bob")
    summary = ada.new_match(private=False)
    ada.sit(summary, "red-1")
    path = f"/api/matches/{summary['id']}/seats"
    assert problem(bob.post(f"{path}/red-1"), 409)["type"] == "urn:galaxies:seat-taken"
    assert ada.post(f"{path}/red-1").status_code == 200  # the caller's own seat is no conflict
    problem(bob.post(f"{path}/green-1"), 404)
    problem(bob.post(f"{path}/spectator"), 404)


def test_a_player_who_takes_another_seat_leaves_the_previous_one(client: TestClient) -> None:
    ada = Caller(client, "Ada")
    summary = ada.new_match(private=False)
    ada.sit(summary, "red-1")
    red, blue = ada.sit(summary, "blue-1")["seats"]
    assert (red["player"], blue["player"]["name"]) == (None, "Ada")
    assert ada.get(f"/api/matches/{summary['id']}").json()["your_seat"] == "blue-1"


def test_players_can_leave_and_hosts_can_empty_seats(client: TestClient) -> None:
    ada, bob, eve = (Caller(client, name) for name in ("Ada", "Bob", "Eve"))
    summary = ada.new_match(private=False)
    path = f"/api/matches/{summary['id']}/seats/blue-1"
    bob.post(path)
    problem(eve.delete(path), 403)
    assert bob.delete(path).json()["seats"][1]["player"] is None
    bob.post(path)
    assert ada.delete(path).json()["seats"][1]["player"] is None
    assert ada.delete(path).status_code == 200


def test_the_host_can_seat_bots(client: TestClient) -> None:
    ada, bob = Caller(client, "Ada"), Caller(client, "Bob")
    summary = ada.new_match(private=False)
    path = f"/api/matches/{summary['id']}/seats/blue-1"
    problem(bob.post(path, {"bot": "random"}), 403)
    problem(ada.post(path, {"bot": "genius"}), 422)
    bot_player = ada.post(path, {"bot": "random"}).json()["seats"][1]["player"]
    assert (bot_player["bot"], bot_player["name"]) == ("random", "Blue 1")
    problem(bob.post(path), 409)


def test_a_match_starts_when_it_is_complete(client: TestClient) -> None:
    ada, bob = Caller(client, "Ada"), Caller(client, "Bob")
    summary = ada.new_match(goal=2_000_000)
    path = f"/api/matches/{summary['id']}/start"
    empty = [{"loc": ["seats", seat], "msg": "the seat is empty"} for seat in ("red-1", "blue-1")]
    assert problem(ada.post(path), 409)["errors"] == empty
    bob.sit(summary, "blue-1")
    problem(bob.post(path), 403)
    ada.sit(summary, "red-1")
    assert problem(ada.post(path), 409)["errors"] == [{"loc": [], "msg": "the goal is out of reach"}]


def test_a_match_starts_once(client: TestClient) -> None:
    summary, (ada, bob) = begin_match(client)
    path = f"/api/matches/{summary['id']}"
    assert summary["status"] == "playing"
    problem(ada.post(f"{path}/start"), 409)
    problem(bob.delete(f"{path}/seats/blue-1"), 409)
    problem(ada.post(f"{path}/seats/blue-1", {"bot": "random"}), 409)


def test_own_matches_show_where_a_decision_is_due(client: TestClient) -> None:
    summary, (ada, bob) = begin_match(client)
    later = ada.new_match()
    matches = ada.get("/api/matches", params={"mine": 1}).json()
    assert [entry["id"] for entry in matches] == [later["id"], summary["id"]]
    assert [entry["your_decision"] for entry in matches] == [False, True]
    assert [entry["your_decision"] for entry in bob.get("/api/matches?mine=1").json()] == [False]
    assert Caller(client, "Eve").get("/api/matches?mine=1").json() == []


STRANGE_IDS = ["nothing", "%00", "x" * 500, "%ff", "a b", "..%2f..", "-", "ü"]


@pytest.mark.parametrize(
    "path", ["/api/nothing", "/api", *(f"/api/matches/{strange_id}" for strange_id in STRANGE_IDS)]
)
def test_a_missing_page_is_a_problem_too(client: TestClient, path: str) -> None:
    problem(Caller(client).get(path), 404)


def test_a_wrong_method_is_a_problem_too(client: TestClient) -> None:
    problem(client.put("/api/guests"), 405)
    problem(client.get("/api/guests"), 405)


def test_a_body_that_is_not_json_is_a_problem_too(client: TestClient) -> None:
    response = client.post("/api/guests", content=b"{", headers={"content-type": "application/json"})
    problem(response, 422)


def test_a_body_that_is_too_long_is_a_problem_too(client: TestClient) -> None:
    problem(client.post("/api/guests", json={"name": "x" * 70_000}), 413)
    chunks = (b"x" * 10_000 for _ in range(10))
    problem(client.post("/api/guests", content=chunks, headers={"content-type": "application/json"}), 413)


def test_an_internal_error_reveals_nothing(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    def raise_error(*_: object) -> None:
        raise RuntimeError("secret")

    monkeypatch.setattr("server.features.catalogue.api._bot_summary", raise_error)
    response = client.get("/api/bots")
    problem(response, 500)
    assert "secret" not in response.text
    assert "Traceback" not in response.text


def test_a_record_is_available_only_after_the_end(client: TestClient) -> None:
    summary, (ada, _) = begin_match(client)
    assert problem(ada.get(f"/api/matches/{summary['id']}/record"), 409)["type"] == "urn:galaxies:not-over"


def denial_status(caller: Caller, match_id: str, code: str | None = None) -> int:
    with pytest.raises(WebSocketDenialResponse) as denial, caller.watch(match_id, code=code):
        pass
    assert denial.value.headers["content-type"] == PROBLEM
    return int(denial.value.status_code)


def test_the_upgrade_requires_a_token_and_permission_to_watch(client: TestClient) -> None:
    summary, (ada, _) = begin_match(client)
    eve = Caller(client, "Eve")
    assert denial_status(eve, summary["id"]) == 404
    assert denial_status(eve, "nothing") == 404
    assert denial_status(eve, summary["id"], code="wrong") == 404
    code = ada.get(f"/api/matches/{summary['id']}").json()["invite"]["code"]
    with eve.watch(summary["id"], code=code) as seat:
        assert seat.view["viewer"] == "spectator"
    for strange_id in ("%00", "x" * 500, "%ff"):
        assert denial_status(eve, strange_id) == 404
    eve.headers = {}
    assert denial_status(eve, summary["id"]) == 401


def test_a_lobby_can_be_watched(client: TestClient) -> None:
    ada, bob = Caller(client, "Ada"), Caller(client, "Bob")
    summary = ada.new_match()
    with ada.watch(summary["id"]) as host:
        assert (host.view["status"], host.view["viewer"]) == ("lobby", "spectator")
        bob.sit(summary, "blue-1")
        host.read_until("diff")
        assert host.view["seats"]["blue-1"]["player"] == "Bob"
        ada.sit(summary, "red-1")
        assert host.read_until("view")["view"]["viewer"] == "red-1"
        assert "hand" in host.view
        ada.post(f"/api/matches/{summary['id']}/start")
        host.read_until("diff")
        assert host.view["status"] == "playing"
        assert host.view["decision"]["kind"] == "action"
        assert host.view == host.resync()["view"]


def test_text_that_cannot_be_encoded_is_rejected(client: TestClient) -> None:
    """JSON can contain lone surrogates, which UTF-8 cannot encode."""
    ada, bob = Caller(client, "Ada"), Caller(client, "Bob")
    summary = ada.new_match(private=True)

    def post(path: str, body: str) -> Any:
        headers = bob.headers | {"content-type": "application/json"}
        return client.post(path, content=body.encode(), headers=headers)

    problem(post(f"/api/matches/{summary['id']}/seats/blue-1", '{"code": "\\ud800"}'), 404)
    problem(post("/api/matches", '{"mission": "duel", "options": {"\\ud800": 1}}'), 422)


def test_no_id_begins_like_an_option_of_a_command(monkeypatch: pytest.MonkeyPatch) -> None:
    candidates = iter(["-a", "b-"])
    monkeypatch.setattr("secrets.token_urlsafe", lambda size: next(candidates))
    assert new_id() == "b-"
