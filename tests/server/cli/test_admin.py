"""`galaxies admin` beside a running server, which notices the changes within seconds."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect
from typer.testing import CliRunner

from server.cli.commands import app
from server.features.rematch.service import CLOSED_BY_OPERATOR, CLOSED_IN_LOBBY, HAS_BEGUN
from tests.server.features.lobby.test_gathering import finished_match
from tests.server.features.lobby.test_lobby import problem
from tests.server.play import Caller, begin_match, make_app


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient]:
    monkeypatch.setenv("GALAXIES_DATABASE", f"sqlite:///{tmp_path / 'test.sqlite3'}")
    monkeypatch.setenv("GALAXIES_GAMES", json.dumps({"duel": "tests.server.toy:GAME"}))
    with TestClient(make_app(tmp_path), raise_server_exceptions=False) as client:
        yield client


def admin(*arguments: str, fails: bool = False, columns: int = 80) -> str:
    result = CliRunner(env={"COLUMNS": str(columns)}).invoke(app, ["admin", *arguments])
    assert (result.exit_code != 0) is fails, result.output
    return result.output if fails else result.stdout  # without the log


def set_schema_version(tmp_path: Path, version: str) -> None:
    """Make the database look like one of another version."""
    with closing(sqlite3.connect(tmp_path / "test.sqlite3")) as connection, connection:
        _ = connection.execute("UPDATE alembic_version SET version_num = ?", (version,))


def list_rows(*arguments: str) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = json.loads(admin(*arguments, "--json"))
    return rows


@pytest.mark.parametrize(
    ("version", "message"), [("9999", "newer version"), ("0001", "older version")], ids=["newer", "older"]
)
def test_commands_change_no_database_of_another_version(
    client: TestClient, tmp_path: Path, version: str, message: str
) -> None:
    ada = Caller(client, "Ada")
    set_schema_version(tmp_path, version)
    for command in (("matches",), ("ban", ada.user["id"], "--reason", "spam"), ("prune",)):
        output = admin(*command, fails=True)
        assert message in output
        assert len(output.splitlines()) == 1
    assert ada.get("/api/me").status_code == 200


def test_matches_are_listed_and_found(client: TestClient) -> None:
    playing, (_, bob) = begin_match(client)
    lobby = Caller(client, "Eve").new_match()
    assert [row["id"] for row in list_rows("matches")] == [lobby["id"], playing["id"]]
    assert [row["status"] for row in list_rows("matches", "--status", "playing")] == ["playing"]
    assert [row["id"] for row in list_rows("matches", "--user", bob.user["id"])] == [playing["id"]]
    assert list_rows("matches", "--game", "chess") == []
    assert "one of" in admin("matches", "--status", "over", fails=True)
    assert len(list_rows("matches", "--limit", "1")) == 1
    assert f"id: {playing['id']}\n" in admin("matches"), "ids stay whole on a narrow screen, to be copied"
    assert admin("matches", "--game", "chess") == "none\n"
    assert [row["name"] for row in list_rows("users", "PLAYER")] == ["Player 2", "Player 1"]


def test_a_match_can_be_closed_while_it_is_played(client: TestClient) -> None:
    summary, (ada, bob) = begin_match(client)
    with ada.watch(summary["id"]) as red, bob.watch(summary["id"]) as blue:
        assert "closed" in admin("close", summary["id"], "--reason", "for repairs")
        for seat in (red, blue):
            while seat.view["status"] != "finished":
                seat.read()
            result = seat.view["result"]
            assert (result["winners"], result["losers"], result["reason"]) == ([], [], "closed")
            assert result["label"] == "Closed by the host of the server: for repairs"
            assert (seat.view["decision"], seat.view["waiting_for"]) == (None, [])
        assert red.ask("answer", decision="red-1.1", pick=["x"])["code"] == "over"
    card = ada.get(f"/api/matches/{summary['id']}").json()
    assert (card["status"], card["result"]["reason"]) == ("finished", "closed")
    assert ada.get(f"/api/matches/{summary['id']}/record").status_code == 200
    output = ada.get(f"/api/matches/{summary['id']}/replay").json()
    assert (output["more"], output["cut"]) == (False, False)
    assert "for repairs" in str(output["frames"][-1])
    assert "for repairs" not in str(output["frames"][:-1])
    assert "is over" in admin("close", summary["id"], fails=True)
    assert "no match" in admin("close", "nothing", fails=True)


def test_a_closed_lobby_is_deleted(client: TestClient) -> None:
    ada = Caller(client)
    summary = ada.new_match()
    with ada.watch(summary["id"]) as spectator:
        assert "deleted" in admin("close", summary["id"])
        with pytest.raises(WebSocketDisconnect):
            while True:
                spectator.read()
    assert ada.get(f"/api/matches/{summary['id']}").status_code == 404


def test_a_banned_user_cannot_play_until_the_ban_is_lifted(client: TestClient) -> None:
    summary, (ada, bob) = begin_match(client)
    with bob.watch(summary["id"]) as blue:
        assert "banned" in admin("ban", bob.user["id"], "--reason", "insults")
        with pytest.raises(WebSocketDisconnect) as disconnect:
            while True:
                blue.read()
        assert disconnect.value.code == 4401
    for answer in (bob.get("/api/me"), bob.get("/api/session"), bob.get("/api/tables")):
        assert (answer.status_code, answer.json()["type"]) == (403, "urn:galaxies:banned")
        assert "insults" in answer.json()["detail"]
    response = client.post("/api/guests", json={"name": "Bob again"}, headers=bob.headers)
    assert response.status_code == 403, "nor as somebody else, as long as the browser is known"
    (ban,) = list_rows("bans")
    assert (ban["user"], ban["reason"], ban["until"]) == (bob.user["id"], "insults", "")
    assert ada.get("/api/me").status_code == 200
    admin("lift", bob.user["id"])
    assert bob.get("/api/me").json()["id"] == bob.user["id"]
    assert list_rows("bans") == []
    assert "was not banned" in admin("lift", bob.user["id"], fails=True)
    assert "no user" in admin("ban", "nobody", fails=True)
    assert "not UTF-8 text" in admin("ban", "\udcff", fails=True)


def test_nobody_is_invited_to_a_rematch_with_a_banned_player(client: TestClient) -> None:
    """The match could never begin, so the others may offer one of their own."""
    (ada, bob), summary = finished_match(client, "Ada", "Bob")
    next_path = f"/api/matches/{summary['id']}/next"
    lobby = bob.post(next_path, {}).json()
    assert len(ada.get("/api/offers").json()) == 1
    admin("ban", bob.user["id"], "--reason", "insults")
    assert ada.get("/api/offers").json() == []
    assert ada.get(next_path).json() == {"standing": "lapsed"}
    assert problem(ada.post(next_path, {"match": lobby["id"]}), 409)["detail"] == CLOSED_IN_LOBBY
    assert ada.post(next_path, {}).json()["id"] != lobby["id"]


def test_a_player_learns_that_a_rematch_was_closed_after_it_began(client: TestClient) -> None:
    (ada, bob), summary = finished_match(client, "Ada", "Bob")
    next_path = f"/api/matches/{summary['id']}/next"
    next_match = bob.post(next_path, {}).json()["id"]
    assert bob.post(f"/api/matches/{next_match}/seats/red-1", {"bot": "random"}).status_code == 200
    assert bob.post(f"/api/matches/{next_match}/start").status_code == 200
    assert problem(ada.post(next_path, {"match": next_match}), 409)["detail"] == HAS_BEGUN
    admin("close", next_match)
    assert problem(ada.post(next_path, {"match": next_match}), 409)["detail"] == CLOSED_BY_OPERATOR


def test_an_invite_of_a_banned_host_leads_to_a_closed_match(client: TestClient) -> None:
    """A user who has a seat may still leave."""
    ada, bob, cid = (Caller(client, name) for name in ("Ada", "Bob", "Cid"))
    summary = ada.post("/api/matches", {"mission": "duel", "seat": "red-1"}).json()
    code, path = summary["invite"]["code"], f"/api/matches/{summary['id']}"
    assert bob.post(f"{path}/seat?code={code}").status_code == 200
    admin("ban", ada.user["id"], "--reason", "insults")
    for answer in (
        client.get(f"/api/invites/{code}"),
        cid.get(f"/api/invites/{code}"),
        cid.get(f"{path}?code={code}"),
        cid.post(f"{path}/seat?code={code}"),
    ):
        assert problem(answer, 410)["title"] == "This match is closed"
    problem(cid.get(path), 404)
    assert bob.delete(f"{path}/seats/blue-1").status_code == 200
    admin("lift", ada.user["id"])
    assert cid.get(f"/api/invites/{code}").status_code == 200


def test_a_table_of_a_banned_host_is_closed_to_everybody(client: TestClient) -> None:
    bob = Caller(client, "Bob")
    match = {"mission": "duel", "private": False, "seat": "red-1"}
    assert bob.post("/api/matches", match).status_code == 201
    assert len(client.get("/api/tables").json()) == 1
    admin("ban", bob.user["id"], "--reason", "insults")
    assert client.get("/api/tables").json() == []
    admin("lift", bob.user["id"])
    assert len(client.get("/api/tables").json()) == 1


def test_a_temporary_ban_ends(client: TestClient) -> None:
    bob = Caller(client, "Bob")
    admin("ban", bob.user["id"], "--days", "0.00001")
    assert bob.get("/api/me").status_code in (200, 403)
    while bob.get("/api/me").status_code == 403:
        pass
    assert bob.get("/api/me").status_code == 200


def test_a_report_is_read_and_answered(client: TestClient) -> None:
    summary, (ada, bob) = begin_match(client)
    with bob.watch(summary["id"]) as blue:
        blue.ask("chat", channel="table", text="you [bold]fool[/bold]")
    body = {
        "match": summary["id"],
        "user": bob.user["id"],
        "reason": "insults",
        "text": "Bob is rude.\nid: me",
    }
    made = ada.post("/api/reports", body).json()
    (row,) = list_rows("reports")
    assert (row["id"], row["lines"][0]["text"]) == (made["id"], "you [bold]fool[/bold]")
    assert "Bob is rude." in admin("report", made["id"])
    assert "[bold]fool" in admin("report", made["id"])
    assert f"id: {made['id']}\n" in admin("reports")
    assert r'text: "Bob is rude.\nid: me"' in admin("reports"), "no column is made up"
    admin("answer", made["id"], "We look into it.", "--keep-open")
    assert len(list_rows("reports")) == 1
    admin("answer", made["id"], "Bob is banned.")
    assert list_rows("reports") == []
    (output,) = ada.get("/api/me/reports").json()
    assert (output["answer"], output["closed"] is None) == ("Bob is banned.", False)
    assert len(list_rows("reports", "--all")) == 1
    assert "no report" in admin("answer", "nothing", "x", fails=True)


@pytest.mark.parametrize("columns", [80, 400])
@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("[/]", '"[/]"'),
        ("[bold red]Eve", '"[bold red]Eve"'),
        (":smile: [link=x]y", '":smile: [link=x]y"'),
        ('Eve" (computer)', r'"Eve\" (computer)"'),
        ("Eve │ yes", r'"Eve \u2502 yes"'),
        ("Eve\\", r'"Eve\\"'),
    ],
)
def test_names_of_strangers_cannot_imitate_parts_of_a_table(
    client: TestClient, columns: int, name: str, expected: str
) -> None:
    eve, ada = Caller(client, name), Caller(client, "Ada")
    match = eve.new_match()
    body = {"match": match["id"], "user": eve.user["id"], "reason": "insults", "text": name}
    eve.sit(match, match["seats"][0]["id"])
    ada.sit(match, match["seats"][1]["id"])
    assert ada.post("/api/reports", body).status_code == 201
    admin("ban", eve.user["id"], "--reason", name)
    for command in (["matches"], ["users", name[:3]], ["bans"], ["reports"]):
        assert expected in admin(*command, columns=columns), command


def test_chat_of_strangers_cannot_imitate_another_users_line(client: TestClient) -> None:
    summary, (ada, bob) = begin_match(client)
    with bob.watch(summary["id"]) as blue:
        blue.ask("chat", channel="table", text='gg\n[table] "Player 1"\n  | I cheat\n\nAnswer:\nbanned')
    body = {
        "match": summary["id"],
        "user": bob.user["id"],
        "reason": "insults",
        "text": "Bob lies.\n\nAnswer:\nno",
    }
    made = ada.post("/api/reports", body | {"line": {"channel": "table", "n": 1}}).json()
    output = admin("report", made["id"], columns=200)
    reporter, subject = f'{ada.user["id"]} "Player 1"', f'{bob.user["id"]} "Player 2"'
    assert [line for line in output.splitlines() if line and not line.lstrip().startswith("|")] == [
        f"{reporter} reports {subject} for insults",
        f"match {summary['id']}, {list_rows('reports')[0]['at']}",
        '[table] "Player 2"',
    ]
    assert '  | [table] "Player 1"\n  |   | I cheat\n' in output


@pytest.mark.parametrize("columns", [40, 72, 80])
@pytest.mark.parametrize("filler", [" ", "x", "\u6f22"])
def test_no_row_of_a_terminal_begins_with_a_strangers_text(
    client: TestClient, columns: int, filler: str
) -> None:
    """A long line continues in the next row of the terminal, where it could look like a line of its own."""
    summary, (ada, bob) = begin_match(client)
    forged = ("[table] x", "Answer: x", "closed: 2026-01-01 10:00")
    rows = "".join(line.ljust(columns) for line in forged)

    def fill_line(length: int) -> str:
        return filler * ((columns - length) // cell_len(filler)) + rows + "end"

    with bob.watch(summary["id"]) as blue:
        for length in (4, 5):
            blue.ask("chat", channel="table", text=fill_line(length))
    report = {"match": summary["id"], "user": bob.user["id"], "reason": "insults"}
    for length in (2, 7, 8):
        body = report | {"text": fill_line(length), "line": {"channel": "table", "n": 1}}
        made = ada.post("/api/reports", body)
        assert made.status_code == 201, made.text
        output = admin("report", made.json()["id"], columns=columns).splitlines()
        output += admin("reports", columns=columns).splitlines()
        admin("answer", made.json()["id"], fill_line(9), "--keep-open", columns=columns)
        output += admin("reports", columns=columns).splitlines()
        assert all(cell_len(row) <= columns for row in output)
        assert not [row for row in output if row.startswith(forged)]


def test_old_data_is_pruned(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    summary = Caller(client).new_match()
    assert admin("prune").startswith("0 ")
    monkeypatch.setenv("GALAXIES_ABANDONED_DAYS", "0.000000001")
    assert admin("prune").startswith("1 ")
    assert list_rows("matches") == []
    assert summary


def test_nothing_is_pruned_while_the_clock_may_be_wrong(
    client: TestClient, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _ = Caller(client).new_match()
    monkeypatch.setenv("GALAXIES_ABANDONED_DAYS", "0.000000001")
    with closing(sqlite3.connect(tmp_path / "test.sqlite3")) as connection, connection:
        _ = connection.execute("UPDATE pulse SET leapt = at")
    assert "--clock-is-right" in admin("prune", fails=True)
    assert len(list_rows("matches")) == 1
    assert admin("prune", "--clock-is-right").startswith("1 ")
    _ = Caller(client).new_match()
    assert admin("prune").startswith("1 "), "it is said once"
