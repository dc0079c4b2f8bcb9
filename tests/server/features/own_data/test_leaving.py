"""Users delete their accounts and export their data. Matches of others stay complete, and no secrets leak."""

from __future__ import annotations

import json
import sqlite3
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect
from typer.testing import CliRunner

from engine.core.matches import record
from server.cli.commands import app
from server.features.identity.reserved_names import DELETED_NAME
from server.features.lobby.service import Lobby
from server.features.own_data import deletion as account_deletion
from tests.server.exchange import Servers
from tests.server.features.accounts.test_accounts import PASSWORD, create_account, log_in, problem_kind
from tests.server.play import Caller, Seat, begin_match, make_app
from tests.server.toy import GAME

LEFT = DELETED_NAME
GAMES = {GAME.id: GAME}
#: Settings with computer players that practically never answer.
SLOW_BOTS = {"bot_delay": 1000.0}


@pytest.fixture
def slow_client(tmp_path: Path) -> Any:
    with TestClient(make_app(tmp_path, **SLOW_BOTS), raise_server_exceptions=False) as client:
        yield client


def leave(caller: Caller) -> None:
    name = caller.get("/api/me").json()["name"]
    assert caller.post("/api/me/deletion", {"name": name}).status_code == 204
    assert caller.get("/api/me").status_code == 401


def view_of(caller: Caller, match: str) -> dict[str, Any]:
    view: dict[str, Any] = caller.get(f"/api/matches/{match}/view").json()
    return view


def replace_name(value: Any, old_name: str, name: str = LEFT) -> Any:
    return json.loads(json.dumps(value).replace(old_name, name))


def conceded_match(client: TestClient) -> tuple[dict[str, Any], list[Caller]]:
    """Return a match that the second player has conceded."""
    summary, callers = begin_match(client)
    with callers[1].watch(summary["id"]) as seat:
        assert seat.ask("order", order="concede", on=True)["type"] == "accepted"
    return summary, callers


def dump_database(folder: Path) -> str:
    with sqlite3.connect(folder / "test.sqlite3") as database:
        return "\n".join(database.iterdump())


def test_others_see_the_same_as_before_except_for_the_name(slow_client: TestClient) -> None:
    summary, (ada, bob) = begin_match(slow_client)
    with ada.watch(summary["id"]) as red_seat:
        with bob.watch(summary["id"]) as blue_seat:
            assert blue_seat.ask("chat", channel="table", text="hello")["type"] == "accepted"
        red_seat.read_until("diff")
        old_view, lobby_summary = view_of(ada, summary["id"]), ada.get(f"/api/matches/{summary['id']}").json()
        del old_view["presence"]["blue-1"]  # a deleted user is not absent
        leave(bob)
        red_seat.read_until("view")
        assert red_seat.view["seats"]["blue-1"]["player"] == LEFT
        assert [line["name"] for line in red_seat.view["chat"]] == [LEFT]
        assert view_of(ada, summary["id"]) == replace_name(old_view, "Player 2")
        assert ada.get(f"/api/matches/{summary['id']}").json() == replace_name(lobby_summary, "Player 2")


def test_nothing_about_the_person_is_kept(slow_client: TestClient, tmp_path: Path) -> None:
    summary, (_, bob) = begin_match(slow_client)
    assert bob.post("/api/me/account", {"name": "Bobby", "password": PASSWORD}).status_code == 201
    assert slow_client.patch("/api/me", json={"name": "Robert"}, headers=bob.headers).status_code == 200
    bob.post("/api/me/transfers")
    with bob.watch(summary["id"]) as seat:
        assert seat.ask("chat", channel="table", text="hello")["type"] == "accepted"
    assert all(name in dump_database(tmp_path) for name in ("Bobby", "Robert", "Player 2"))
    leave(bob)
    dump = dump_database(tmp_path)
    assert not [name for name in ("Bobby", "Robert", "Player 2", "$argon2id$") if name in dump]
    assert "hello" in dump, "chat is part of the other player's match"
    assert 'INSERT INTO "leavings"' not in dump
    assert log_in(slow_client, "Bobby").status_code == 403
    _ = create_account(slow_client, "Bobby")


def test_a_deleted_user_without_matches_leaves_no_trace(client: TestClient, tmp_path: Path) -> None:
    ada, _ = create_account(client)
    leave(ada)
    assert ada.user["id"] not in dump_database(tmp_path)


def test_matches_without_other_people_are_deleted_too(client: TestClient, tmp_path: Path) -> None:
    ada = Caller(client)
    body = {"mission": "duel", "seat": "red-1", "bot": "random", "start": True}
    solo_match = ada.post("/api/matches", body).json()
    lobby = ada.new_match()
    leave(ada)
    stranger = Caller(client, "Bob")
    for match in (solo_match, lobby):
        code = match["invite"]["code"]
        assert stranger.get(f"/api/matches/{match['id']}?code={code}").status_code == 404
    assert ada.user["id"] not in dump_database(tmp_path)


def test_the_computer_plays_the_match_to_its_end(client: TestClient) -> None:
    summary, (ada, bob) = begin_match(client, goal=3)
    leave(bob)
    with ada.watch(summary["id"]) as seat:
        play(seat)
        assert seat.view["status"] == "finished"
    exported = ada.get(f"/api/matches/{summary['id']}/record").json()
    assert record.verify(GAMES, exported).problems == []
    names = {seat: player["name"] for seat, player in exported["players"].items()}
    assert names == {"red-1": "Player 1", "blue-1": LEFT}


def play(seat: Seat) -> None:
    """Answer every question until the match is over."""
    while seat.view["status"] == "playing":
        decision = seat.view["decision"]
        if decision is None:
            seat.read()
            continue
        option_ids = [option["id"] for option in decision["options"]]
        pick = "stay" if "stay" in option_ids else option_ids[0]
        seat.ask("answer", decision=decision["id"], pick=[pick])
        while seat.view["decision"] and seat.view["decision"]["id"] == decision["id"]:
            seat.read()


def test_the_computer_answers_for_a_player_who_leaves_while_asked(client: TestClient) -> None:
    summary, callers = begin_match(client)
    decision = view_of(callers[0], summary["id"])["waiting_for"]
    present, leaver = callers if decision == ["blue-1"] else callers[::-1]
    with present.watch(summary["id"]) as seat:
        leave(leaver)
        seat.read_until("view")
        while seat.view["waiting_for"] == decision:
            seat.read()


@pytest.mark.parametrize(("at_zero", "status"), [("loss", "finished"), ("computer", "playing")])
def test_leaving_concedes_where_absence_loses(slow_client: TestClient, at_zero: str, status: str) -> None:
    summary, (ada, bob) = begin_match(slow_client, time="1d", at_zero=at_zero)
    leave(bob)
    view = view_of(ada, summary["id"])
    assert view["status"] == status
    if status == "playing":
        assert view["time"]["seats"]["blue-1"] == {"left": 0.0, "until": None, "away": True}


def test_a_finished_match_states_its_end_with_the_new_name(client: TestClient) -> None:
    summary, (ada, bob) = conceded_match(client)
    old_view = ada.get(f"/api/matches/{summary['id']}").json()
    assert "Player 1" in old_view["result"]["label"]
    leave(ada)
    new_summary = bob.get(f"/api/matches/{summary['id']}").json()
    assert new_summary["result"] == replace_name(old_view["result"], "Player 1")
    assert new_summary["host"]["name"] == new_summary["seats"][0]["player"]["name"] == LEFT
    exported = bob.get(f"/api/matches/{summary['id']}/record").json()
    assert record.verify(GAMES, exported).problems == []


def test_two_deleted_users_of_one_match_have_different_names(slow_client: TestClient) -> None:
    summary, (first, second, third, fourth) = begin_match(slow_client, "table")
    leave(third)
    leave(first)
    seats = view_of(second, summary["id"])["seats"]
    assert [seats[seat]["player"] for seat in ("red-1", "blue-1", "red-2", "blue-2")] == [
        f"{LEFT} (2)",
        "Player 2",
        LEFT,
        "Player 4",
    ]
    leave(second)
    leave(fourth)
    assert Caller(slow_client).get(f"/api/matches/{summary['id']}").status_code == 404


def test_in_the_lobby_the_seat_becomes_free_and_another_user_becomes_the_host(client: TestClient) -> None:
    ada, bob = Caller(client), Caller(client, "Bob")
    summary = ada.new_match()
    ada.sit(summary, "red-1")
    bob.sit(summary, "blue-1")
    with ada.watch(summary["id"]) as seat:
        seat.ask("chat", channel="table", text="hello")
    leave(ada)
    lobby_summary = bob.get(f"/api/matches/{summary['id']}").json()
    assert lobby_summary["host"] == bob.user
    assert [seat["player"] and seat["player"]["name"] for seat in lobby_summary["seats"]] == [None, "Bob"]
    assert [line["name"] for line in view_of(bob, summary["id"])["chat"]] == [LEFT]
    carl = Caller(client, "Carl")
    carl.sit(lobby_summary, "red-1")
    assert bob.post(f"/api/matches/{summary['id']}/start").status_code == 200


def test_a_player_can_resume_a_paused_match_whose_host_has_left(slow_client: TestClient) -> None:
    summary, (ada, bob) = begin_match(slow_client)
    turn = view_of(ada, summary["id"])["waiting_for"]
    decision = ada if turn == ["red-1"] else bob
    with decision.watch(summary["id"]) as seat:
        seat.send("answer", decision=seat.view["decision"]["id"], pick=["boom"])
        seat.read_until("diff")
    assert view_of(bob, summary["id"])["status"] == "paused"
    lobby_summary = f"/api/matches/{summary['id']}"
    assert [first.get(lobby_summary).json()["hosting"] for first in (ada, bob)] == [True, False]
    assert bob.post(f"{lobby_summary}/resume").status_code == 403
    leave(ada)
    assert view_of(bob, summary["id"])["status"] == "paused"
    assert bob.get(lobby_summary).json()["hosting"] is True
    stranger = Caller(slow_client, "Carl")
    assert stranger.post(f"{lobby_summary}/resume").status_code == 404
    code = summary["invite"]["code"]
    assert stranger.get(f"{lobby_summary}?code={code}").json()["hosting"] is False
    assert stranger.post(f"{lobby_summary}/resume?code={code}").status_code in {403, 404}
    assert bob.post(f"{lobby_summary}/resume").status_code == 200
    assert view_of(bob, summary["id"])["status"] == "playing"


def test_sockets_are_closed_on_every_worker(tmp_path: Path) -> None:
    with ExitStack() as stack:
        servers = Servers(tmp_path, stack, poll_seconds=60, **SLOW_BOTS)
        summary, (ada, bob) = begin_match(servers.one)
        path = f"/ws/matches/{summary['id']}"
        with (
            servers.two.websocket_connect(path, headers=bob.headers) as blue_seat,
            servers.two.websocket_connect(path, headers=ada.headers) as red_seat,
        ):
            assert blue_seat.receive_json()["view"]["viewer"] == "blue-1"
            assert red_seat.receive_json()["view"]["viewer"] == "red-1"
            leave(bob)
            with pytest.raises(WebSocketDisconnect) as disconnect:
                blue_seat.receive_json()
            assert disconnect.value.code == 4401
            while (exported := red_seat.receive_json())["type"] != "view":
                pass
            assert exported["view"]["seats"]["blue-1"]["player"] == LEFT


def test_a_server_finishes_interrupted_deletions_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def do_nothing(*_: object) -> None:
        return None

    with TestClient(make_app(tmp_path, **SLOW_BOTS)) as client:
        summary, (ada, bob) = begin_match(client)
        monkeypatch.setattr(account_deletion, "finish_deletion", do_nothing)
        leave(bob)
        assert view_of(ada, summary["id"])["seats"]["blue-1"]["player"] == "Player 2"
        monkeypatch.undo()
    with TestClient(make_app(tmp_path, **SLOW_BOTS)) as client:
        ada.client = client
        client.portal.call(account_deletion.finish_all_deletions, client.app.state.services.part(Lobby))  # type: ignore[union-attr, attr-defined]
        assert view_of(ada, summary["id"])["seats"]["blue-1"]["player"] == LEFT
        assert client.portal.call(client.app.state.store.users_being_deleted) == []  # type: ignore[union-attr, attr-defined]


def test_nobody_is_deleted_by_mistake(client: TestClient) -> None:
    ada = Caller(client)
    for name in ("ada", "Bob", ""):
        response = ada.post("/api/me/deletion", {"name": name})
        assert response.status_code == 422
    assert problem_kind(ada.post("/api/me/deletion", {"name": "Bob"})) == "not-your-name"
    assert ada.get("/api/me").json() == ada.user
    foreign_response = ada.client.post(
        "/api/me/deletion", json={"name": "Ada"}, headers=ada.headers | {"Origin": "https://evil.example"}
    )
    assert foreign_response.status_code == 403
    assert client.post("/api/me/deletion", json={"name": "Ada"}).status_code == 401


def test_a_match_that_has_begun_keeps_its_names_in_its_record(client: TestClient) -> None:
    summary, (ada, _) = conceded_match(client)
    client.patch("/api/me", json={"name": "Countess"}, headers=ada.headers)
    exported = ada.get(f"/api/matches/{summary['id']}/record").json()
    assert record.verify(GAMES, exported).problems == []


# Export


def test_my_export_contains_all_my_data_and_no_secrets(client: TestClient) -> None:
    summary, (ada, bob) = begin_match(client)
    account = ada.post("/api/me/account", {"name": "Ada", "password": PASSWORD}).json()
    for caller, text in ((ada, "mine"), (bob, "not mine")):
        with caller.watch(summary["id"]) as seat:
            assert seat.ask("chat", channel="team", text=text)["type"] == "accepted"
    decision = view_of(ada, summary["id"])["waiting_for"]
    leaver = ada.new_match()
    response = ada.get("/api/me/export")
    assert response.headers["content-disposition"] == 'attachment; filename="galaxies-online.json"'
    exported = response.json()
    assert set(exported) == {
        "format", "made", "profile", "account", "devices", "changes", "mail", "quiet", "matches", "chat",
        "asides", "knocks", "shunned", "reports", "loadouts",
    }  # fmt: skip
    assert exported["profile"].items() >= ada.user.items()
    assert exported["account"] == account["account"]
    assert [device["name"] for device in exported["devices"]] == [""]
    assert {match["id"] for match in exported["matches"]} == {summary["id"], leaver["id"]}
    match = next(match for match in exported["matches"] if match["id"] == summary["id"])
    assert match["your_seat"] == "red-1"
    assert [seat["player"]["name"] for seat in match["seats"]] == ["Player 1", "Player 2"]
    assert (match["your_decision"], match["your_answers"]) == (decision == ["red-1"], [])
    assert [(line["match"], line["channel"], line["text"]) for line in exported["chat"]] == [
        (summary["id"], "team", "mine")
    ]
    assert exported["loadouts"] == []
    token = ada.headers["Authorization"].split()[1]
    for secret in ("$argon2id$", token, *account["codes"], "not mine", '"seed"', "blue-1.1"):
        assert secret not in response.text


def test_my_export_contains_what_is_stored_about_me_besides_matches(client: TestClient) -> None:
    summary, (ada, _) = begin_match(client, private=False)
    eve = Caller(client, "Eve")
    with eve.watch(summary["id"]) as seat:
        assert seat.ask("chat", channel="spectators", text="red bluffs")["type"] == "accepted"
    hours = {"begin": "22:00", "end": "07:00", "zone": "Europe/Paris"}
    assert eve.put("/api/me/notices/quiet/push", hours).status_code == 204
    assert eve.put(f"/api/me/shunned/{ada.user['id']}", {"how": "mute"}).status_code == 204
    exported = {"match": summary["id"], "user": ada.user["id"], "reason": "insults", "text": "she was rude"}
    assert ada.put(f"/api/me/shunned/{eve.user['id']}", {"how": "mute"}).status_code == 204
    assert eve.post("/api/reports", exported).status_code == 201
    own_export = eve.get("/api/me/export").json()
    assert [line["text"] for line in own_export["asides"]] == ["red bluffs"]
    assert own_export["quiet"] == {"push": {"begin": 1320, "end": 420, "zone": "Europe/Paris"}}
    assert [(person["name"], person["how"]) for person in own_export["shunned"]] == [
        (ada.user["name"], "mute")
    ]
    assert [report["text"] for report in own_export["reports"]] == ["she was rude"]


def test_my_export_contains_my_answers_and_not_those_of_others(slow_client: TestClient) -> None:
    summary, callers = begin_match(slow_client)
    seats, picks = ("red-1", "blue-1"), dict[str, list[list[str]]]({"red-1": [], "blue-1": []})
    for _ in range(2):
        turn = view_of(callers[0], summary["id"])["waiting_for"][0]
        with callers[seats.index(turn)].watch(summary["id"]) as seat:
            options = seat.view["decision"]["options"]
            picks[turn].append([next(option["id"] for option in options if option["id"] != "boom")])
            seat.pick(*picks[turn][-1])
    exported = [caller.get("/api/me/export").json()["matches"][0]["your_answers"] for caller in callers]
    assert [[entry["value"] for entry in responses] for responses in exported] == list(picks.values())
    assert [entry["number"] for responses in exported for entry in responses] == [
        number for responses in picks.values() for number in range(1, len(responses) + 1)
    ]


@pytest.mark.parametrize("has_answered", [False, True])
def test_PRV_an_export_does_not_reveal_who_has_answered(slow_client: TestClient, has_answered: bool) -> None:
    """If several players must react together, nobody may learn whether another player has answered."""
    summary, callers = begin_match(slow_client, "table", reactions="10")
    with ExitStack() as stack:
        red, blue, red_2, blue_2 = (stack.enter_context(caller.watch(summary["id"])) for caller in callers)
        red.pick("provoke")
        for seat in (blue, red_2, blue_2):
            seat.read_until("diff")
        if has_answered:
            blue.pick("pass")
        red_2.pick("pass")
    exported = callers[2].get("/api/me/export").json()["matches"][0]["your_answers"]
    assert exported == [{"number": 1, "seat": "red-2", "kind": "answer", "value": ["pass"]}]


def test_an_export_is_only_for_its_owner_and_limited(client: TestClient) -> None:
    assert client.get("/api/me/export").status_code == 401
    ada = Caller(client)
    statuses = [ada.get("/api/me/export").status_code for _ in range(6)]
    assert statuses == [200] * 5 + [429]


# Commands of the host


def galaxies(folder: Path, *arguments: str, **run_options: Any) -> Any:
    environment = {
        "GALAXIES_DATABASE": f"sqlite:///{folder / 'test.sqlite3'}",
        "GALAXIES_GAMES": json.dumps({GAME.id: "tests.server.toy:GAME"}),
    }
    return CliRunner().invoke(app, ["admin", *arguments], env=environment, **run_options)


def test_the_operator_can_export_and_delete_a_user_while_the_server_runs(tmp_path: Path) -> None:
    with TestClient(make_app(tmp_path, **SLOW_BOTS)) as client:
        summary, (ada, bob) = begin_match(client)
        assert bob.post("/api/me/account", {"name": "Bobby", "password": PASSWORD}).status_code == 201
        exported = json.loads(galaxies(tmp_path, "export-user", "bobby").stdout)
        assert exported | {"made": ""} == bob.get("/api/me/export").json() | {"made": ""} | {
            "matches": exported["matches"]
        }
        assert galaxies(tmp_path, "export-user", bob.user["id"], str(tmp_path / "bob")).exit_code == 0
        assert json.loads((tmp_path / "bob").read_text())["profile"] == exported["profile"]
        decision = galaxies(tmp_path, "delete-user", "Bobby", input="n\n")
        assert decision.exit_code == 1
        assert f'Delete {bob.user["id"]} "Player 2"' in decision.output
        assert bob.get("/api/me").status_code == 200
        with bob.watch(summary["id"]) as blue_seat, ada.watch(summary["id"]) as red_seat:
            assert galaxies(tmp_path, "delete-user", "Bobby", "--yes").exit_code == 0
            with pytest.raises(WebSocketDisconnect):
                blue_seat.read()
            red_seat.read_until("view")
            assert red_seat.view["seats"]["blue-1"]["player"] == LEFT
        assert bob.get("/api/me").status_code == 401
        for command in ("export-user", "delete-user"):
            result = galaxies(tmp_path, command, "Bobby")
            assert result.exit_code == 1
            assert "no user" in result.stderr
