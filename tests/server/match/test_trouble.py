"""Failures: errors in the rules, conflicts between writers, and a missing store."""

from __future__ import annotations

import asyncio
import gc
import json
import warnings
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError
from starlette.testclient import TestClient

from engine.core.facts import Fact
from engine.core.game import Situation
from engine.core.present.wire import Wire
from examples.duel.facts import Rolled
from examples.duel.state import State
from server.db.types.matches import MatchUpdate
from server.db.types.store import Conflict, StoreUnavailable
from server.match.replication.messages import ReplicationMessage
from server.match.tables import Tables
from tests.server.features.lobby.test_lobby import problem
from tests.server.play import begin_match, make_app
from tests.server.toy import GAME, Toy


def tables(client: TestClient) -> Tables:
    tables: Tables = client.app.state.services.tables  # type: ignore[attr-defined]
    return tables


def run_in_loop(client: TestClient, work: Callable[[], Any]) -> Any:
    """Run a function in the server's event loop, and return its result."""
    assert client.portal
    return client.portal.call(work)


def test_an_error_in_the_rules_pauses_the_match_for_everybody(
    client: TestClient, capsys: pytest.CaptureFixture[str]
) -> None:
    summary, (ada, bob) = begin_match(client)
    with ada.watch(summary["id"]) as red, bob.watch(summary["id"]) as blue:
        red.pick("swap")
        hand = red.view["hand"]
        assert red.ask("answer", decision=red.view["decision"]["id"], pick=["boom"])["code"] == "stale"
        blue.read_until("diff")
        red.pending_messages()
        for seat in (red, blue):
            assert seat.view["status"] == "paused"
            assert seat.view["result"] is None
            assert (seat.view["decision"], seat.view["waiting_for"]) == (None, [])
            assert seat.view == seat.resync()["view"]
        assert red.view["hand"] == hand
        assert red.ask("answer", decision="red-1.2", pick=["stay"])["code"] == "stale"
        assert red.ask("chat", channel="table", text="what now?")["type"] == "accepted"
    assert ada.get(f"/api/matches/{summary['id']}").json()["status"] == "paused"


def test_the_host_can_resume_a_paused_match(client: TestClient) -> None:
    summary, (ada, bob) = begin_match(client)
    path = f"/api/matches/{summary['id']}/resume"
    assert problem(ada.post(path), 409)["type"].endswith("not-paused")
    with ada.watch(summary["id"]) as red:
        red.ask("answer", decision="red-1.1", pick=["boom"])
        assert bob.post(path).status_code == 403
        assert ada.post(path).json()["status"] == "playing"
        red.pending_messages()
        assert red.view["decision"]["id"] == "red-1.1"
        assert red.pick("stay")["type"] == "accepted"


class SpeechlessGame(Toy):
    """A game that cannot describe dice."""

    def happenings(
        self, state: State, facts: Sequence[Fact[Any]], viewers: Iterable[str]
    ) -> dict[str, list[Wire]]:
        if any(isinstance(fact, Rolled) for fact in facts):
            raise RuntimeError("no words")
        return super().happenings(state, facts, viewers)


def test_an_error_in_the_happenings_changes_nothing_and_pauses_the_match(tmp_path: Path) -> None:
    with TestClient(make_app(tmp_path, SpeechlessGame())) as client:
        summary, (ada, _) = begin_match(client)
        with ada.watch(summary["id"]) as red:
            teams = red.view["teams"]
            assert red.ask("answer", decision="red-1.1", pick=["roll"])["code"] == "stale"
            assert (red.view["status"], red.view["teams"]) == ("paused", teams)
            assert ada.post(f"/api/matches/{summary['id']}/resume").status_code == 200
            red.pending_messages()
            assert red.view["decision"]["id"] == "red-1.1"


class ForgetfulGame(Toy):
    """A game that cannot continue a loaded match."""

    def views(self, situation: Situation[State], viewers: Iterable[str]) -> dict[str, Wire]:
        raise RuntimeError("changed rules")


def test_an_unreadable_match_is_paused_and_can_be_read_by_better_code(tmp_path: Path) -> None:
    with TestClient(make_app(tmp_path)) as client:
        summary, (ada, _) = begin_match(client)
        with ada.watch(summary["id"]) as red:
            red.pick("swap")
            view, seq = red.view, red.seq
    with TestClient(make_app(tmp_path, ForgetfulGame())) as client:
        ada.client = client
        with ada.watch(summary["id"], since=seq, known=view) as red:
            assert red.read()["type"] == "view"
            assert red.view["status"] == "paused"
            assert red.view["seats"]["red-1"]["player"] == "Player 1"
            fault = problem(ada.post(f"/api/matches/{summary['id']}/resume"), 409)
            assert fault["type"].endswith("unreadable")
    with TestClient(make_app(tmp_path)) as client:
        ada.client = client
        with ada.watch(summary["id"], since=red.seq) as red:
            assert red.read()["type"] == "view"
            assert red.view["hand"] == view["hand"]
            assert ada.post(f"/api/matches/{summary['id']}/resume").status_code == 200
            red.read_until("diff")
            assert red.view["decision"]["id"] == "red-1.2"


class RenamedGame(Toy):
    """A game with changed views."""

    def views(self, situation: Situation[State], viewers: Iterable[str]) -> dict[str, Wire]:
        return {
            viewer: view | {"layout": "new"} for viewer, view in super().views(situation, viewers).items()
        }


def test_views_that_newer_code_makes_differently_are_sent_as_a_whole(tmp_path: Path) -> None:
    with TestClient(make_app(tmp_path)) as client:
        summary, (ada, _) = begin_match(client)
        with ada.watch(summary["id"]) as red:
            view, seq = red.view, red.seq
    with TestClient(make_app(tmp_path, RenamedGame())) as client:
        ada.client = client
        with ada.watch(summary["id"], since=seq, known=view) as red:
            assert (red.read()["type"], red.seq) == ("view", seq + 1)
            assert red.pick("swap")["type"] == "accepted"
            assert red.view == red.resync()["view"]


async def write_directly(store: Any, match_id: str, **values: Any) -> None:
    """Write to the store like another process."""
    row = await store.match(match_id)
    await store.commit(MatchUpdate(match_id, row.version, row.created, values))


def test_the_slower_of_two_writers_reads_again_and_continues(client: TestClient) -> None:
    summary, (ada, _) = begin_match(client)
    store = tables(client).store
    with ada.watch(summary["id"]) as red:
        run_in_loop(client, lambda: write_directly(store, summary["id"]))
        assert red.pick("swap")["type"] == "accepted"
        assert red.view == red.resync()["view"]


def test_an_answer_to_a_position_that_another_process_has_left_is_stale(tmp_path: Path) -> None:
    """Two servers on one database, without a bus between them."""
    with TestClient(make_app(tmp_path)) as first, TestClient(make_app(tmp_path)) as second:
        summary, (ada, _bob) = begin_match(first)
        with ada.watch(summary["id"]) as red:
            ada.client = second
            with ada.watch(summary["id"]) as remote_seat:
                decision = red.view["decision"]["id"]
                remote_seat.pick("swap")
                assert red.ask("answer", decision=decision, pick=["stay"])["code"] == "stale"
                assert [frame["type"] for frame in red.frames[-2:]] == ["view", "refused"]
                assert red.view == remote_seat.view
                assert red.pick("stay")["type"] == "accepted"


def test_viewers_who_could_not_be_updated_miss_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another server has advanced the match, and the store fails when this one reads it."""

    async def raise_unavailable(*_asked: Any) -> None:
        raise StoreUnavailable("no route to the database")

    with TestClient(make_app(tmp_path)) as first, TestClient(make_app(tmp_path)) as second:
        summary, (ada, bob) = begin_match(first)

        async def refresh() -> None:
            table = tables(first)[summary["id"]]
            await table.catch_up(ReplicationMessage(table.version + 1))

        with ada.watch(summary["id"]) as red, bob.watch(summary["id"]) as blue:
            ada.client = second
            with ada.watch(summary["id"]) as remote_seat:
                remote_seat.pick("swap")
            with monkeypatch.context() as patch:
                patch.setattr(tables(first).store, "match", raise_unavailable)
                with pytest.raises(StoreUnavailable, match="no route"):
                    run_in_loop(first, refresh)
            assert blue.ask("chat", channel="table", text="Your turn.")["type"] == "accepted"
            assert [red.read()["type"], red.read()["type"]] == ["view", "diff"]
            assert red.view["hand"] == remote_seat.view["hand"]
            assert red.view == red.resync()["view"]


@pytest.mark.parametrize("part", ["match", "snapshot_and_journal", "seed", "chat"])
def test_a_single_failed_read_pauses_nothing(
    client: TestClient, monkeypatch: pytest.MonkeyPatch, part: str
) -> None:
    summary, (ada, _) = begin_match(client)
    store = tables(client).store
    read_match = getattr(store, part)
    failures = ["the connection was lost"]

    async def fail_once(*arguments: Any) -> Any:
        if failures:
            raise OperationalError("SELECT", {}, Exception(failures.pop()))
        return await read_match(*arguments)

    with ada.watch(summary["id"]) as red:
        table = tables(client)[summary["id"]]
        table._current.is_behind = True
        monkeypatch.setattr(store, part, fail_once)
        red.send("answer", id="1", decision="red-1.1", pick=["swap"])
        message = red.socket.receive()
        assert (message["type"], message["code"]) == ("websocket.close", 1013)
    with ada.watch(summary["id"]) as red:
        assert red.view["status"] == "playing"
        assert red.ask("answer", id="1", decision="red-1.1", pick=["swap"])["type"] == "accepted"


def test_a_commit_from_an_old_version_changes_nothing(client: TestClient) -> None:
    summary, _ = begin_match(client)
    store = tables(client).store

    async def commit() -> None:
        row = await store.match(summary["id"])
        assert row
        await write_directly(store, summary["id"])
        with pytest.raises(Conflict):
            await store.commit(MatchUpdate(summary["id"], row.version, row.created, {"status": "finished"}))
        stored = await store.match(summary["id"])
        assert stored
        assert stored.status == "playing"

    run_in_loop(client, commit)


def test_a_missing_store_only_closes_the_connection(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    summary, (ada, _) = begin_match(client)
    store = tables(client).store

    async def raise_unavailable(_change: MatchUpdate) -> None:
        raise StoreUnavailable("no route to the database")

    with ada.watch(summary["id"]) as red:
        seq = red.seq
        with monkeypatch.context() as patch:
            patch.setattr(store, "commit", raise_unavailable)
            red.send("answer", id="again", decision="red-1.1", pick=["swap"])
            message = red.socket.receive()
            assert (message["type"], message["code"]) == ("websocket.close", 1013)
    with ada.watch(summary["id"]) as red:
        assert (red.seq, red.view["decision"]["id"]) == (seq, "red-1.1")
        assert red.ask("answer", id="again", decision="red-1.1", pick=["swap"])["type"] == "accepted"


def test_the_health_is_bad_while_the_store_is_missing(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert client.get("/healthz").status_code == 200

    async def raise_unavailable() -> None:
        raise StoreUnavailable("no route to the database")

    monkeypatch.setattr(tables(client).store, "ping", raise_unavailable)
    answer = client.get("/healthz")
    assert (answer.status_code, answer.json()["store"]) == (503, "away")


def test_a_failing_bot_still_plays_on(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    def bot(name: str, seed: int) -> Any:
        return lambda view: ["nonsense"]

    monkeypatch.setattr(GAME, "bot", bot)
    _card, (ada, _) = begin_match(client)
    other_match = ada.new_match()
    ada.sit(other_match, "red-1")
    ada.post(f"/api/matches/{other_match['id']}/seats/blue-1", {"bot": "random"})
    ada.post(f"/api/matches/{other_match['id']}/start")
    with ada.watch(other_match["id"]) as red:
        red.pick("provoke")
        while red.view["turn"] != "blue-1":
            red.read()


def test_idle_tables_are_dropped(tmp_path: Path) -> None:
    with TestClient(make_app(tmp_path, idle_seconds=0.1)) as client:
        summary, (ada, _) = begin_match(client)
        run_in_loop(client, lambda: asyncio.sleep(0.5))
        assert len(tables(client)) == 0
        with ada.watch(summary["id"]) as red:
            run_in_loop(client, lambda: asyncio.sleep(0.5))
            assert len(tables(client)) == 1
            assert red.pick("stay")["type"] == "accepted"


def test_a_stopped_server_leaves_no_unstarted_work(client: TestClient) -> None:
    summary, _ = begin_match(client)

    async def close_tables() -> list[str]:
        _ = gc.collect()  # garbage of other tests does not belong to this server
        with warnings.catch_warnings(record=True) as caught:
            warnings.simplefilter("always")
            tables(client).announce_change(summary["id"], 99)
            await tables(client).close()
            gc.collect()
        return [str(warning.message) for warning in caught if issubclass(warning.category, RuntimeWarning)]

    assert run_in_loop(client, close_tables) == []


def test_logs_name_the_match_and_contain_no_secret(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    with TestClient(make_app(tmp_path, log_json=True)) as client:
        summary, (ada, _) = begin_match(client)
        with ada.watch(summary["id"]) as red:
            red.ask("answer", decision="red-1.1", pick=["boom"])
    lines = [json.loads(line) for line in capfd.readouterr().err.splitlines() if line.startswith("{")]
    (failure,) = [line for line in lines if line["event"] == "match failed"]
    assert (failure["match"], failure["number"]) == (summary["id"], 1)
    assert "ZeroDivisionError" in str(failure)
    assert "locals" not in str(failure)
    token = ada.headers["Authorization"].removeprefix("Bearer ")
    assert token not in str(lines)
