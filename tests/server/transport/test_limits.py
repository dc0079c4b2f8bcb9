"""Harm that one guest cannot do to others: endless matches, and computer players that play for nobody."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from engine.core.decisions import Decision, Option, Text
from engine.core.players import Player
from engine.core.present.wire import Wire
from server.base.clock import now
from server.db import schema
from server.db.types.matches import MatchRow
from server.db.types.people import User
from server.features.lobby.service import Lobby
from server.match.bots import fair_scheduler
from server.match.bots.bots import Bots, DueAnswer
from server.match.bots.fair_scheduler import FairScheduler
from server.settings import Settings
from server.transport.errors import Problem
from tests.server.features.lobby.test_gathering import finished_match
from tests.server.features.lobby.test_lobby import denial_status, problem
from tests.server.match.replication.test_workers import DeafBus
from tests.server.match.test_trouble import run_in_loop, tables
from tests.server.play import Caller, Seat, begin_match, make_app
from tests.server.toy import Toy

#: Long enough for hundreds of answers without a delay, and for several sweeps.
A_WHILE = 0.5


def start_match(host: Caller, mission: str = "duel", person: str = "", **options: Any) -> str:
    """Return a running match with computer players in all seats but the person's. Nobody watches."""
    summary = host.new_match(mission, **({"goal": 100_000} | options))
    if person:
        host.sit(summary, person)
    path = f"/api/matches/{summary['id']}"
    for seat in (seat["id"] for seat in summary["seats"] if seat["id"] != person):
        assert host.post(f"{path}/seats/{seat}", {"bot": "random"}).status_code == 200
    assert host.post(f"{path}/start").status_code == 200
    match_id: str = summary["id"]
    return match_id


def stored_row(client: TestClient, match_id: str) -> MatchRow:
    row: MatchRow = run_in_loop(client, lambda: tables(client).store.match(match_id))
    return row


def journal_lengths(client: TestClient, *matches: str) -> list[int]:
    """Return the length of each match's journal after a while."""
    run_in_loop(client, lambda: asyncio.sleep(A_WHILE))
    return [stored_row(client, match).head for match in matches]


def until_answered(seat: Seat, times: int) -> None:
    for _ in range(times):
        seat.read_until("diff")


def test_a_host_has_a_limited_number_of_unfinished_matches(tmp_path: Path) -> None:
    with TestClient(make_app(tmp_path, matches_per_host=3)) as client:
        begun, (ada, bob) = begin_match(client)
        for _ in range(2):
            ada.new_match()
        refused = problem(ada.post("/api/matches", {"mission": "duel"}), 409)
        assert refused["type"] == "urn:galaxies:too-many-matches"
        assert refused["detail"].startswith("you already have 3 matches")
        others = bob.new_match()
        ada.sit(others, "red-1")  # a seat of others may still be taken
        with ada.watch(begun["id"]) as red:
            red.ask("order", order="concede", on=True)
        assert ada.get(f"/api/matches/{begun['id']}").json()["status"] == "finished"
        ada.new_match()


def test_a_guest_who_starts_matches_of_computer_players_costs_nothing(tmp_path: Path) -> None:
    with TestClient(make_app(tmp_path)) as client:
        eve, matches = Caller(client), list[str]()
        for _ in range(20):
            matches.append(start_match(eve))
        for _ in range(40):
            problem(eve.post("/api/matches", {"mission": "duel"}), 409)
        at_start = [stored_row(client, match).head for match in matches]
        assert journal_lengths(client, *matches) == at_start
        tomorrow = now() + timedelta(days=1)
        assert run_in_loop(client, lambda: tables(client).store.overdue_matches(tomorrow, 99)) == []
    with TestClient(make_app(tmp_path)) as client:  # a restart does not resume them, either
        assert journal_lengths(client, *matches) == at_start
        assert len(tables(client)) == 0


def test_matches_among_computer_players_continue_while_somebody_watches(tmp_path: Path) -> None:
    with TestClient(make_app(tmp_path)) as client:
        ada = Caller(client)
        match = start_match(ada)
        for _ in range(2):
            with ada.watch(match) as one, ada.watch(match) as other:
                until_answered(one, 5)
                until_answered(other, 5)
            (left,) = journal_lengths(client, match)
            assert journal_lengths(client, match) == [left]
        match = start_match(ada, goal=3)
        with ada.watch(match) as one:
            while one.view["status"] != "finished":
                one.read()


def test_the_process_with_the_watcher_runs_the_computer_players(tmp_path: Path) -> None:
    """Two processes on one database, without a bus between them."""
    with ExitStack() as stack:
        one, two = (stack.enter_context(TestClient(make_app(tmp_path))) for _ in range(2))
        ada = Caller(one)
        match = start_match(ada)
        ada.client = two
        with ada.watch(match) as spectator:
            until_answered(spectator, 5)
        (left,) = journal_lengths(two, match)
        assert journal_lengths(one, match) == [left]
        ada.client = one
        with ada.watch(match) as spectator:
            until_answered(spectator, 5)


def test_computer_players_continue_unwatched_if_a_person_plays(client: TestClient) -> None:
    """They play until it is the person's turn."""
    ada = Caller(client)
    match = start_match(ada, person="blue-1")
    journal_lengths(client, match)
    row = stored_row(client, match)
    assert row.deciding == ["blue-1"]
    assert row.head > 0


def test_unattended_matches_take_at_most_half_of_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """They play one at a time, in order of arrival, and then the others have as long."""
    did, clock = list[Any](), iter([0.0, 0.25, 1.0, 1.5, 2.0, 9.0])

    async def sleep(seconds: float) -> None:
        did.append(seconds)

    async def work(turns: FairScheduler, name: str) -> None:
        async with turns.turn():
            did.append(name)

    async def compete() -> None:
        turns = FairScheduler()
        async with turns.turn():
            waiting = [asyncio.ensure_future(work(turns, name)) for name in ("one", "other")]
            await asyncio.wait(waiting, timeout=0.05)
            assert did == []
        await asyncio.gather(*waiting)

    monkeypatch.setattr(fair_scheduler, "perf_counter", lambda: next(clock))
    monkeypatch.setattr(fair_scheduler.asyncio, "sleep", sleep)
    asyncio.run(compete())
    assert did == [0.25, "one", 0.5, "other", 1.0], "who waited for the store rests for a second"


@pytest.mark.parametrize(("person", "turns"), [(None, True), ("blue-1", False)])
def test_only_matches_without_people_wait_for_one_another(
    client: TestClient, monkeypatch: pytest.MonkeyPatch, person: str | None, turns: bool
) -> None:
    taken, one = list[str](), FairScheduler.turn

    def count_turn(self: FairScheduler) -> Any:
        taken.append("turn")
        return one(self)

    monkeypatch.setattr(FairScheduler, "turn", count_turn)
    ada = Caller(client)
    match = start_match(ada, person=person) if person else start_match(ada)
    with ada.watch(match) as seen:
        if not person:
            until_answered(seen, 5)
    assert stored_row(client, match).head > 0
    assert bool(taken) == turns


@pytest.mark.parametrize("stays", [False, True])
def test_a_player_who_conceded_no_longer_plays(tmp_path: Path, stays: bool) -> None:
    """The rest are computer players in both teams, who play while somebody watches."""
    with TestClient(make_app(tmp_path, bot_delay=0.1)) as client:
        ada = Caller(client)
        match = start_match(ada, "table", person="red-1")
        with ada.watch(match) as red:
            red.ask("order", order="concede", on=True)
            if stays:
                red.ask("order", order="concede", on=False)
                red.read_until("diff")
                red.pick("stay")
        left = stored_row(client, match).head
        (later,) = journal_lengths(client, match)
        assert (later > left) == stays
        while stored_row(client, match).due_at is not None:  # it is still the computer's turn
            _ = journal_lengths(client, match)
        with ada.watch(match) as red:
            while (red.view["decision"] is None) == stays:
                red.read()


def test_the_computer_immediately_plays_on_for_a_player_who_conceded_while_a_teammate_waits(
    tmp_path: Path,
) -> None:
    """A human teammate is asked next, although the other player did nothing. Answers of the other are
    refused."""
    with TestClient(make_app(tmp_path, bot_delay=0.2)) as client:
        summary, callers = begin_match(client, "table", goal=100_000)
        with callers[0].watch(summary["id"]) as red, callers[1].watch(summary["id"]) as blue:
            assert red.view["decision"] is not None
            assert red.ask("order", order="concede", on=True)["type"] == "accepted"
            reply = red.ask("answer", decision=red.view["decision"]["id"], pick=["stay"])
            assert (reply["type"], reply["code"]) == ("refused", "illegal")
            while "blue-1" not in blue.view["waiting_for"]:
                blue.read()
            assert stored_row(client, summary["id"]).head > 0
            assert red.ask("undo")["code"] == "illegal"


class Standing(Toy):
    """Records which computer player is made for a seat. The stand-in is not the first on the game's list."""

    stand_in = "random"

    def __init__(self) -> None:
        self.made: list[str] = []

    def bot(self, name: str, seed: int) -> Player:
        self.made.append(name)
        return super().bot(name, seed)


def test_the_games_stand_in_plays_on_for_a_player_who_conceded(tmp_path: Path) -> None:
    game = Standing()
    assert next(iter(game.bots)) != game.stand_in
    with TestClient(make_app(tmp_path, game)) as client:
        summary, callers = begin_match(client, "table", goal=100_000)
        with callers[0].watch(summary["id"]) as red, callers[1].watch(summary["id"]) as blue:
            assert red.ask("order", order="concede", on=True)["type"] == "accepted"
            while "blue-1" not in blue.view["waiting_for"]:
                blue.read()
    assert set(game.made) == {game.stand_in}


class Thinking(Toy):
    """A game whose computer players search until they are released, and record who had a turn."""

    def __init__(self) -> None:
        self.turns: list[str] = []
        self.threads: set[str] = set()
        self.at_once = self.most_at_once = 0
        self.go = threading.Event()

    def bot(self, name: str, seed: int) -> Player:
        player = super().bot(name, seed)

        def think(view: Wire) -> list[str]:
            self.turns.append(view["match"])
            self.threads.add(threading.current_thread().name)
            self.at_once += 1
            self.most_at_once = max(self.most_at_once, self.at_once)
            assert self.go.wait(60)
            time.sleep(0.005)
            self.at_once -= 1
            return player(view)

        return think


def test_people_play_on_while_computer_players_think(tmp_path: Path) -> None:
    """This holds however many there are, and however long they take."""
    game = Thinking()
    with ExitStack() as stack:
        client = stack.enter_context(TestClient(make_app(tmp_path, game)))
        eve = Caller(client)
        stack.callback(game.go.set)
        watchers = [stack.enter_context(eve.watch(start_match(eve))) for _ in range(8)]
        summary, (ada, bob) = begin_match(client, goal=100_000)
        with ada.watch(summary["id"]) as red, bob.watch(summary["id"]) as blue:
            for _ in range(5):
                red.pick("stay")
                blue.read_until("diff")
                blue.pick("stay")
                red.read_until("diff")
        journal_lengths(client)
        assert (len(game.turns), game.most_at_once) == (1, 1), "one thinks, the others wait"
        game.go.set()
        for watcher in watchers:
            until_answered(watcher, 5)
        assert game.most_at_once == 1
        assert all(name.startswith("bot") for name in game.threads)


@pytest.mark.anyio
async def test_every_waiting_match_gets_a_turn() -> None:
    game, tables = Thinking(), [str(n) for n in range(6)]
    game.go.set()
    with ThreadPoolExecutor(1) as thinking:
        await asyncio.gather(*(_ask(Bots(thinking), game, table, 5) for table in tables))
    rounds = [game.turns[at : at + 6] for at in range(0, 30, 6)]
    assert rounds == [tables] * 5


def _due(game: Thinking, table: str, question: str = "action") -> DueAnswer:
    asked = Decision(
        "red-1", question, Text("action"), (Option("stay", Text("stay")),), min=1, max=1, id=question
    )
    view = {"match": table, "decision": {"options": [{"id": "stay"}], "min": 1, "max": 1}}
    return DueAnswer("red-1", game, asked, "random", view)


async def _ask(bots: Bots, game: Thinking, table: str, times: int) -> None:
    for _ in range(times):
        pick: Sequence[str] = await bots.pick(_due(game, table))
        assert list(pick) == ["stay"]


@pytest.mark.anyio
async def test_a_search_is_abandoned_with_its_table(
    capfd: pytest.CaptureFixture[str],
) -> None:
    game = Thinking()
    with ThreadPoolExecutor(1) as thinking:
        bots = Bots(thinking)
        bots.start_early(_due(game, "one"))
        thought = bots._pending["red-1"].pick
        await asyncio.sleep(0)
        bots.stop()
        thinking.shutdown(wait=False, cancel_futures=True)
        game.go.set()
        _ = await asyncio.wait([thought])
    assert thought.cancelled()
    assert "bot failed" not in capfd.readouterr().err


@pytest.mark.anyio
async def test_a_search_is_abandoned_with_its_question() -> None:
    game = Thinking()
    with ThreadPoolExecutor(1) as thinking:
        bots = Bots(thinking)
        bots.start_early(_due(game, "one"))
        first = bots._pending["red-1"].pick
        bots.start_early(_due(game, "one"))
        assert bots._pending["red-1"].pick is first, "it is the same question"
        bots.start_early(_due(game, "one", "another"))
        late = replace(_due(game, "one", "another"), until=now())
        second = bots._pending["red-1"].pick
        picked = await bots.pick(late)
        _ = await asyncio.wait([first, second], timeout=5)
        game.go.set()
    assert picked == (late.decision.default or ())
    assert first.cancelled()
    assert second.cancelled()


def test_a_closing_server_starts_nothing(tmp_path: Path) -> None:
    """A timer may fire while the tables are closed."""
    with TestClient(make_app(tmp_path)) as client:
        summary, (ada, _) = begin_match(client)
        with ada.watch(summary["id"]):
            table, ring = tables(client)._tables[summary["id"]], tables(client)._ring
    ring(table)
    assert not table._ticking


def age_and_prune(client: TestClient, match: str) -> None:
    """Make the match look unchanged for a year, and run the pruning."""
    engine = tables(client).store._engine  # type: ignore[attr-defined]

    async def age() -> None:
        async with engine.begin() as connection:
            long_ago = now() - timedelta(days=366)
            old = update(schema.matches).where(schema.matches.c.id == match)
            await connection.execute(old.values(changed=long_ago))
        await tables(client)._prune()

    run_in_loop(client, age)


def test_a_user_who_watches_a_pruned_match_learns_that_it_is_gone(client: TestClient) -> None:
    ada, bob = Caller(client), Caller(client)
    summary = ada.new_match(private=False)
    path = f"/api/matches/{summary['id']}"
    with ada.watch(summary["id"]) as host:
        age_and_prune(client, summary["id"])
        assert closing_code(host) == 1000
    assert len(tables(client)) == 0
    problem(ada.get(path), 404)
    problem(bob.post(f"{path}/seats/red-1"), 404)
    assert ada.get("/api/matches?mine=1").json() == []
    assert denial_status(ada, summary["id"]) == 404


def test_a_host_makes_room_by_discarding_matches_without_people(tmp_path: Path) -> None:
    with TestClient(make_app(tmp_path, matches_per_host=3)) as client:
        played, (ada, bob) = begin_match(client)
        lobby, alone = ada.new_match(private=False)["id"], start_match(ada)
        problem(ada.post("/api/matches", {"mission": "duel"}), 409)
        refused = problem(ada.delete(f"/api/matches/{played['id']}"), 409)
        assert refused["type"] == "urn:galaxies:not-in-lobby"
        problem(bob.delete(f"/api/matches/{lobby}"), 403)
        problem(bob.delete(f"/api/matches/{alone}"), 404)
        with bob.watch(lobby) as guest:
            for match in (lobby, alone):
                assert ada.delete(f"/api/matches/{match}").status_code == 204
                problem(ada.delete(f"/api/matches/{match}"), 404)
            assert closing_code(guest) == 1000
        ada.new_match()


def test_a_client_that_joins_while_the_match_is_discarded_does_not_wait_forever(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The table is dropped while the client joins it, and would never get another message."""
    ada, bob = Caller(client), Caller(client, "Bob")
    lobby, store = ada.new_match(private=False)["id"], client.app.state.services.store  # type: ignore[attr-defined]
    ignored_by = store.ignored_by

    async def discard_meanwhile(user: Any) -> Any:
        assert await store.discard(lobby)
        client.app.state.services.tables.close_match(lobby)  # type: ignore[attr-defined]
        return await ignored_by(user)

    with ada.watch(lobby) as host:
        host.resync()
        monkeypatch.setattr(store, "ignored_by", discard_meanwhile)
        with bob.watch(lobby) as guest:
            assert closing_code(guest) == 1013
        assert closing_code(host) == 1000


def test_a_match_that_another_process_deletes_is_closed_here_too(tmp_path: Path) -> None:
    with ExitStack() as stack:
        one, two = (
            stack.enter_context(TestClient(make_app(tmp_path, bus=DeafBus(), poll_seconds=0.1)))
            for _ in range(2)
        )
        ada = Caller(one)
        summary = ada.new_match()
        with ada.watch(summary["id"]) as host:
            age_and_prune(two, summary["id"])
            assert closing_code(host) == 1000
        assert len(tables(one)) == 0


def test_a_user_who_acts_while_the_match_is_pruned_is_notified(tmp_path: Path) -> None:
    with ExitStack() as stack:
        one, two = (stack.enter_context(TestClient(make_app(tmp_path, finished_days=300))) for _ in range(2))
        summary, (ada, bob) = begin_match(one)
        other = ada.new_match()
        with ada.watch(summary["id"]) as red:
            red.ask("order", order="concede", on=True)
            age_and_prune(two, summary["id"])
            red.send("chat", channel="table", text="hello?")
            assert closing_code(red) == 1000
        row = stored_row(one, other["id"])
        age_and_prune(two, other["id"])
        lobby = one.app.state.services.part(Lobby)  # type: ignore[attr-defined]
        with pytest.raises(Problem) as gone:
            run_in_loop(one, lambda: lobby.sit(row, "red-1", User(**bob.user)))
        assert gone.value.status == 404


def test_matches_with_people_are_kept(client: TestClient) -> None:
    summary, (ada, bob) = begin_match(client)
    age_and_prune(client, summary["id"])
    with ada.watch(summary["id"]) as red, bob.watch(summary["id"]) as blue:
        red.pick("stay")
        blue.read_until("diff")
        blue.ask("order", order="concede", on=True)
    age_and_prune(client, summary["id"])
    assert ada.get(f"/api/matches/{summary['id']}/record").status_code == 200


def test_views_are_sent_as_a_whole_after_chat_was_deleted(client: TestClient) -> None:
    summary, (ada, bob) = begin_match(client)
    with ada.watch(summary["id"]) as red:
        red.ask("chat", channel="table", text="well played")
        red.ask("order", order="concede", on=True)
        red.pending_messages()
        seq, view = red.seq, red.view
        assert view["chat"]
        age_and_prune(client, summary["id"])
        with bob.watch(summary["id"]) as blue:
            blue.ask("chat", channel="table", text="thanks")
            blue.pending_messages()
            assert [line["text"] for line in blue.view["chat"]] == ["thanks"]
            assert blue.view == blue.resync()["view"]
        red.pending_messages()
        assert [line["text"] for line in red.view["chat"]] == ["thanks"]
        assert red.view == red.resync()["view"]
    with ada.watch(summary["id"], since=seq, known=view) as red:
        red.pending_messages()
        assert [line["text"] for line in red.view["chat"]] == ["thanks"]


def closing_code(seat: Seat) -> int:
    """Return the code with which the server closes the seat's socket."""
    with pytest.raises(WebSocketDisconnect) as end:
        while True:
            seat.read()
    return end.value.code


def test_0_days_mean_forever(tmp_path: Path) -> None:
    days = {name: 0.0 for name in Settings.model_fields if name.endswith("_days")}
    assert len(days) == 5
    with TestClient(make_app(tmp_path, **days)) as client:
        ada = Caller(client)
        summary = ada.new_match()
        age_and_prune(client, summary["id"])
        assert ada.get(f"/api/matches/{summary['id']}").status_code == 200


def test_guests_of_one_address_share_a_daily_limit_for_matches(tmp_path: Path) -> None:
    """Matches are stored permanently, so new names must not fill the disk."""
    with TestClient(make_app(tmp_path, address_create_rate="2/day")) as client:
        (ada,), first = finished_match(client, "Ada")
        for wrong in ({"mission": "none"}, {"mission": "duel", "options": {"speed": 1}}):
            _ = problem(ada.post("/api/matches", wrong), 422)  # nothing is created
        assert ada.post(f"/api/matches/{first['id']}/next", {}).status_code == 200
        bob = Caller(client, "Bob")
        for refused in (
            bob.post("/api/matches", {"mission": "duel"}),
            ada.post(f"/api/matches/{first['id']}/next", {"lobby": True}),
        ):
            _ = problem(refused, 429)
            assert int(refused.headers["retry-after"]) > 3600
        assert bob.get("/api/matches?mine=1").json() == []
