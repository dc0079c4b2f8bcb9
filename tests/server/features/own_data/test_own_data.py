"""People can export all their data from every part of the server, and it is deleted with their account."""

from __future__ import annotations

import sqlite3
import zlib
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from engine.core.matches.record import verify
from server.db.types.notices import Notice, Quiet
from server.db.types.people import User
from server.features.identity.reserved_names import DELETED_NAME
from server.features.notifications.notifier import Notifier
from server.features.own_data import export
from server.match.spectators import delay as spectator_delay
from tests.server.features.notifications.test_notices import services, subscribe
from tests.server.features.own_data.test_leaving import leave
from tests.server.features.seat_links.test_handing import create_handover, take
from tests.server.match.spectators.test_late import Clock, read_until
from tests.server.play import Caller, begin_match, make_app
from tests.server.reached import PushService
from tests.server.toy import GAME


@pytest.fixture
def client(tmp_path: Path, service: PushService) -> Iterator[TestClient]:
    settings: dict[str, Any] = {"push_hosts": [service.host], "away_seconds": 0.05, "bot_delay": 1000.0}
    with TestClient(make_app(tmp_path, **settings), raise_server_exceptions=False) as client:
        services(client).part(Notifier)._task.cancel()
        yield client


def call_store(client: TestClient, method: str, *arguments: Any, **options: Any) -> Any:
    async def call() -> Any:
        return await getattr(client.app.state.store, method)(*arguments, **options)  # type: ignore[attr-defined]

    assert client.portal
    return client.portal.call(call)


def match_with_data(client: TestClient, service: PushService) -> tuple[dict[str, Any], Caller, Caller, str]:
    """Return a match where the second player is absent and has stored data of every kind."""
    summary, (ada, bob) = begin_match(client)
    eve = Caller(client, "Eve")
    user, at = User(bob.user["id"], "Player 2"), datetime.now(UTC)
    subscribe(bob, service)
    call_store(client, "set_address", user, "bob@example.org", "c" * 64, "leave-code", at)
    call_store(client, "set_quiet", user, "mail", Quiet(60, 90, "UTC"))
    version = call_store(client, "versions", [summary["id"]])[summary["id"]]
    notice = Notice(summary["id"], user.id, "push", "asked", "blue-1.1", at)
    call_store(client, "store_notices", summary["id"], version, [notice], None)
    for ignorer, ignored, level in ((bob, eve, "block"), (eve, bob, "mute")):
        assert ignorer.put(f"/api/me/shunned/{ignored.user['id']}", {"how": level}).status_code == 204
    other_match, _ = begin_match(client)
    with bob.watch(other_match["id"], code=other_match["invite"]["code"]) as spectator:
        assert spectator.ask("chat", channel="spectators", text="well played")["type"] == "accepted"
    with ada.watch(summary["id"]) as red:
        with bob.watch(summary["id"]) as blue:
            assert blue.ask("chat", channel="table", text="what Blue said")["type"] == "accepted"
            send_report(ada, bob, summary["id"])
            report = send_report(bob, ada, summary["id"])
            call_store(client, "answer_report", report, "Looked at.", at)
            code = create_handover(bob, summary["id"])
        while not red.view["presence"]["blue-1"]["away"]:
            red.read_until("diff")
    return summary, ada, bob, code


def send_report(reporter: Caller, subject: Caller, match: str) -> str:
    body = {"match": match, "user": subject.user["id"], "reason": "insults", "text": "Rude."}
    response = reporter.post("/api/reports", body)
    assert response.status_code == 201, response.text
    return str(response.json()["id"])


def test_the_export_contains_every_part_of_the_server(client: TestClient, service: PushService) -> None:
    _, ada, bob, code = match_with_data(client, service)
    response = bob.get("/api/me/export")
    exported = response.json()
    assert exported["mail"] == {"address": "bob@example.org", "confirmed": False}
    assert exported["quiet"] == {"mail": {"begin": 60, "end": 90, "zone": "UTC"}}
    assert [device["push"] for device in exported["devices"]] == [True]
    assert [(each["name"], each["how"]) for each in exported["shunned"]] == [("Eve", "block")]
    assert [aside["text"] for aside in exported["asides"]] == ["well played"]
    (report,) = exported["reports"]
    assert (report["about"], report["text"], report["answer"]) == ("Player 1", "Rude.", "Looked at.")
    (match,) = exported["matches"]
    assert match["your_link"]["seat"] == "blue-1"
    assert match["away_since"] is not None
    keys = service.host, "leave-code", "c" * 64, code.partition(".")[0]
    assert not [secret for secret in keys if secret in response.text]
    adas_match = ada.get("/api/me/export").json()["matches"][0]
    assert adas_match["your_link"] is None
    assert adas_match["away_since"] != match["away_since"], "the export has Red's absence, not Blue's"


@pytest.mark.parametrize("at_once", [1, 2, 100])
def test_an_export_sent_in_parts_is_complete(
    client: TestClient, service: PushService, monkeypatch: pytest.MonkeyPatch, at_once: int
) -> None:
    """Long data is sent in parts, so that other requests are served in between."""
    monkeypatch.setattr(export, "BATCH_SIZE", at_once)
    _, _, bob, _ = match_with_data(client, service)
    summary, (ada, _) = begin_match(client)
    with ada.watch(summary["id"]) as red:
        for n in range(5):
            assert red.ask("chat", channel="table", text=f'"{n}", ☺')["type"] == "accepted"
    for caller, lines in ((ada, 5), (bob, 0), (Caller(client), 0)):
        exported = caller.get("/api/me/export").json()
        assert exported["format"] == export.FORMAT
        assert len(exported["chat"]) >= lines
    assert [line["text"] for line in ada.get("/api/me/export").json()["chat"]] == [
        f'"{n}", ☺' for n in range(5)
    ]


def test_no_part_keeps_data_of_a_deleted_user(
    client: TestClient, service: PushService, tmp_path: Path
) -> None:
    summary, _, bob, _ = match_with_data(client, service)
    account = {"name": "Bob", "password": "correct horse"}
    assert bob.post("/api/me/account", account).status_code == 201
    leave(bob)
    with sqlite3.connect(tmp_path / "test.sqlite3") as database:
        lines = list(database.iterdump())
    named_tables = {line.split('"')[1] for line in lines if bob.user["id"] in line}
    assert named_tables <= {"users", "seats"}, "only rows that the other player's match needs"
    for removed in ("Player 2", "bob@example.org", "well played", service.host):
        remaining = [line for line in lines if removed in line and summary["id"] in line]
        assert not remaining, f"{removed} is kept"
    (report,) = call_store(client, "reports", open_only=True, limit=9)
    assert (report.about.id, report.about.name, report.by.name) == ("", DELETED_NAME, "Player 1")
    assert [line["name"] for line in report.lines] == [DELETED_NAME]


def test_a_deleted_user_is_named_neither_in_delayed_frames_nor_in_missed_messages(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Spectators learn nothing else and nothing earlier by it. Chat lines of others stay unchanged."""
    clock = Clock()
    monkeypatch.setattr(spectator_delay, "now", clock)
    monkeypatch.setattr(spectator_delay, "CHECK_INTERVAL", 0.02)
    summary, (ada, bob) = begin_match(client, spectator_delay=2, private=False, goal=100_000)
    eve = Caller(client, "Eve")
    with ada.watch(summary["id"]) as red:
        with bob.watch(summary["id"]) as blue:
            assert blue.ask("chat", channel="table", text="Player 2 wins")["type"] == "accepted"
        assert red.ask("chat", channel="table", text="Player 2 is bold")["type"] == "accepted"
        while not red.view["presence"]["blue-1"]["away"]:
            red.read_until("diff")
        red.pick("stay")
        assert "Player 2" in pending_frames_text(client, summary["id"])
        with eve.watch(summary["id"]) as slow:
            assert slow.view["status"] == "lobby"
            leave(bob)
            red.read_until("view")
            read_until(slow, lambda view: view["seats"]["blue-1"]["player"] == DELETED_NAME)
            assert slow.view["status"] == "lobby", "spectators see nothing else of the running match"
            with Caller(client, "Kim").watch(summary["id"]) as ignored:
                assert (ignored.view["status"], ignored.view["seats"]["blue-1"]["player"]) == (
                    "lobby",
                    DELETED_NAME,
                )
            exported = pending_frames_text(client, summary["id"])
            assert exported.count("Player 2") == exported.count("Player 2 wins") + exported.count(
                "Player 2 is bold"
            )
            assert call_store(client, "missed_messages", summary["id"], "blue-1") == []
            clock.pass_by(minutes=2)
            read_until(slow, lambda view: view["status"] == "playing" and len(view["chat"]) == 2)
            assert [line["name"] for line in slow.view["chat"]] == [DELETED_NAME, "Player 1"]
            assert "Player 2" not in str([slow.view["seats"], slow.view["log"]])


def pending_frames_text(client: TestClient, match: str) -> str:
    """Return all frames that spectators of a match have not been shown yet."""
    pending = call_store(client, "spectator_frames", match, -1, datetime.now(UTC) + timedelta(days=1))
    return "".join(each.body + (zlib.decompress(each.view).decode() if each.view else "") for each in pending)


def test_reports_keep_their_content_without_the_name_of_a_deleted_user(client: TestClient) -> None:
    summary, (ada, bob) = begin_match(client)
    with ada.watch(summary["id"]) as red, bob.watch(summary["id"]) as blue:
        assert blue.ask("chat", channel="table", text="I am Player 2")["type"] == "accepted"
        assert red.ask("chat", channel="table", text="Player 2, stop it")["type"] == "accepted"
    body = {"match": summary["id"], "user": bob.user["id"], "reason": "insults", "text": "Player 2 was rude."}
    created = ada.post("/api/reports", body).json()
    call_store(client, "answer_report", created["id"], "We told Player 2.", datetime.now(UTC))
    leave(bob)
    (report,) = call_store(client, "reports", open_only=False, limit=9)
    assert (report.text, report.answer) == (f"{DELETED_NAME} was rude.", f"We told {DELETED_NAME}.")
    assert [(line["name"], line["text"]) for line in report.lines] == [
        (DELETED_NAME, f"I am {DELETED_NAME}"),
        ("Player 1", f"{DELETED_NAME}, stop it"),
    ]


def test_a_banned_user_cannot_delete_their_account_to_return(client: TestClient) -> None:
    _, (_, bob) = begin_match(client)
    call_store(client, "ban", bob.user["id"], datetime.now(UTC), None, "insults")
    assert bob.post("/api/me/deletion", {"name": "Player 2"}).status_code == 403
    assert [ban.user.id for ban in call_store(client, "bans")] == [bob.user["id"]]


# A seat that was handed over, and people who delete their account


@pytest.mark.parametrize("leavers", ["giver", "taker", "both"])
def test_a_deleted_user_is_named_nowhere_after_a_seat_was_handed_over(
    client: TestClient, tmp_path: Path, leavers: str
) -> None:
    """Neither earlier positions nor the journal contain the name. The other player keeps their name."""
    summary, (ada, bob) = begin_match(client)
    cai = Caller(client, "Cai")
    with ada.watch(summary["id"]) as red:
        red.pick("stay")
        assert take(cai, create_handover(bob, summary["id"])).status_code == 200
    for caller in {"giver": [bob], "taker": [cai], "both": [bob, cai]}[leavers]:
        leave(caller)
    current_player = {"giver": "Cai", "taker": DELETED_NAME, "both": f"{DELETED_NAME} (2)"}[leavers]
    first_player = {"giver": DELETED_NAME, "taker": "Player 2", "both": DELETED_NAME}[leavers]
    view = ada.get(f"/api/matches/{summary['id']}/view").json()
    assert (view["status"], view["seats"]["blue-1"]["player"]) == ("playing", current_player)
    assert view["chat"][-1]["text"].startswith(
        f"{first_player} has handed over the seat: {current_player} plays"
    )
    with ada.watch(summary["id"]) as red:
        assert red.ask("order", order="concede", on=True)["type"] == "accepted"
    exported = ada.get(f"/api/matches/{summary['id']}/record").json()
    assert exported["players"]["blue-1"]["name"] == first_player
    assert [entry["value"] for entry in exported["entries"] if entry["kind"] == "name"] == [[current_player]]
    assert verify({"duel": GAME}, exported).ok
    with sqlite3.connect(tmp_path / "test.sqlite3") as database:
        dump = "\n".join(line for line in database.iterdump() if summary["id"] in line)
    assert not [
        name for name in {"giver": ["Player 2"], "taker": ["Cai"]}.get(leavers, ["Cai"]) if name in dump
    ]


def test_a_match_that_was_handed_over_and_left_is_read_again(tmp_path: Path) -> None:
    with TestClient(make_app(tmp_path, bot_delay=1000.0)) as client:
        summary, (ada, bob) = begin_match(client)
        cai = Caller(client, "Player 2")
        assert take(cai, create_handover(bob, summary["id"])).status_code == 200
        assert player_names(ada, summary) == {"red-1": "Player 1", "blue-1": "Player 2 (2)"}, (
            "names at a table are unique"
        )
        leave(bob)
    with TestClient(make_app(tmp_path, bot_delay=1000.0)) as client:
        ada.client = client
        assert player_names(ada, summary) == {"red-1": "Player 1", "blue-1": "Player 2 (2)"}
        with ada.watch(summary["id"]) as red:
            assert red.view["status"] == "playing"


def player_names(caller: Caller, summary: dict[str, Any]) -> dict[str, str]:
    seats = caller.get(f"/api/matches/{summary['id']}/view").json()["seats"]
    return {seat: player_view["player"] for seat, player_view in seats.items()}


def test_answers_in_an_export_are_those_of_the_player_who_gave_them(client: TestClient) -> None:
    summary, (ada, bob) = begin_match(client, goal=100_000)
    decider = ada if ada.get(f"/api/matches/{summary['id']}/view").json()["decision"] else bob
    with decider.watch(summary["id"]) as seat:
        assert seat.pick("stay")["type"] == "accepted"
    cai = Caller(client, "Cai")
    assert take(cai, create_handover(decider, summary["id"])).status_code == 200
    (old_export,), (new_export,) = (
        caller.get("/api/me/export").json()["matches"] for caller in (decider, cai)
    )
    assert [entry["kind"] for entry in old_export["your_answers"]] == ["answer"]
    assert (new_export["your_answers"], new_export["your_names"]) == ([], ["Cai"])
