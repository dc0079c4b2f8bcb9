"""Hints: the adviser's answer, only for the seat that asks."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Any

import pytest
from starlette.testclient import TestClient

from engine.galaxies import GAME as GALAXIES
from server.match.bots import bot_processes
from server.match.bots.bot_processes import BotProcesses, BotQuestion
from server.match.bots.bots import Bots, DueAnswer
from tests.server.features.lobby.test_lobby import problem
from tests.server.match.bots.test_thinking_shown import POOL, match_against
from tests.server.match.test_trouble import run_in_loop, tables
from tests.server.play import Caller, Seat, begin_match, make_app
from tests.server.pondering import FOUND, GAME, IMMEDIATE

QUICK: dict[str, Any] = POOL | {"thinking_seconds": 0.3, "hint_rate": "1000/second"}


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with TestClient(make_app(tmp_path, GAME, **QUICK)) as client:
        yield client


def asked_of(seat: Seat) -> str:
    return str(seat.view["decision"]["id"])


def ask_for_hint(seat: Seat) -> dict[str, Any]:
    """Ask for a hint and wait for it."""
    assert seat.ask("hint", decision=asked_of(seat))["type"] == "accepted"
    return seat.read_until("advice")


def wait_for_search(seat: Seat) -> None:
    """Wait until the process is ready and hints come from a search."""
    for _ in range(20):
        if ask_for_hint(seat)["pick"] == [FOUND]:
            return
        seat.pick("swap")
    raise AssertionError("nobody looks ahead")


def test_a_player_alone_gets_the_advisers_choice(client: TestClient) -> None:
    ada = Caller(client)
    with ada.watch(match_against(ada, "cautious")) as red:
        assert red.view["hints"] is True
        wait_for_search(red)
        advice = ask_for_hint(red)
        assert advice == {"type": "advice", "decision": asked_of(red), "pick": [FOUND]}
        assert red.pick(*advice["pick"])["type"] == "accepted"


def record_searches(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Record the players that search from now on."""
    seats: list[str] = []
    think = BotProcesses.think

    async def record_search(
        self: BotProcesses, player: Any, game: Any, state: Any, decision: Any, **more: Any
    ) -> Any:
        seats.append(decision.seat)
        return await think(self, player, game, state, decision, **more)

    monkeypatch.setattr(BotProcesses, "think", record_search)
    return seats


def test_a_hint_without_a_search_comes_from_the_view(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    summary, (ada, bob) = begin_match(client, hints="all")
    with ada.watch(summary["id"]) as red, bob.watch(summary["id"]) as blue:
        red.pick("provoke")
        blue.read_until("diff")
        searching_players = record_searches(monkeypatch)
        assert ask_for_hint(blue)["pick"] == ["pass"]
        assert searching_players == []


def test_the_same_question_has_the_same_hint(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    ada = Caller(client)
    with ada.watch(match_against(ada, "cautious")) as red:
        searching_players = record_searches(monkeypatch)
        first = ask_for_hint(red)
        assert searching_players == ["red-1"]
        assert ask_for_hint(red) == first
        assert searching_players == ["red-1"], "it is not thought about again"


def test_a_hint_for_a_question_that_was_already_answered_is_dropped(client: TestClient) -> None:
    ada = Caller(client)
    with ada.watch(match_against(ada, "cautious")) as red:
        assert red.ask("hint", decision=asked_of(red))["type"] == "accepted"
        red.pick("swap")
        time.sleep(0.5)
        assert "advice" not in {message["type"] for message in red.pending_messages()}


@pytest.mark.parametrize(
    ("chosen", "people", "given"),
    [("alone", 1, True), ("alone", 2, False), ("all", 2, True), ("off", 1, False), (None, 1, True)],
)
def test_the_table_shows_who_gets_hints(
    client: TestClient, chosen: str | None, people: int, given: bool
) -> None:
    options = {} if chosen is None else {"hints": chosen}
    ada = Caller(client)
    if people == 2:
        summary, (ada, _) = begin_match(client, **options)
    else:
        summary = ada.new_match(**options)
        ada.sit(summary, "red-1")
        ada.post(f"/api/matches/{summary['id']}/seats/blue-1", {"bot": "random"})
        ada.post(f"/api/matches/{summary['id']}/start")
    with ada.watch(summary["id"]) as red:
        assert red.view["hints"] is given
        reply = red.ask("hint", decision=asked_of(red))
        reply_summary = (reply["type"], reply.get("code"))
        assert reply_summary == (("accepted", None) if given else ("refused", "illegal"))


def test_without_an_adviser_the_option_is_missing(tmp_path: Path) -> None:
    with TestClient(make_app(tmp_path)) as client:
        ada = Caller(client)
        (duel, *_) = ada.get("/api/missions").json()
        assert "hints" not in {option["id"] for option in duel["options"]}
        body = {"mission": "duel", "options": {"hints": "all"}}
        assert problem(ada.post("/api/matches", body), 422)["errors"][0]["loc"][-1] == "hints"
        with ada.watch(match_against(ada, "random")) as red:
            assert red.view["hints"] is False
            assert red.ask("hint", decision=asked_of(red))["code"] == "illegal"


def test_a_hint_is_refused_to_seats_that_are_not_asked(client: TestClient) -> None:
    summary, (ada, bob) = begin_match(client, hints="all")
    eve = Caller(client, "Eve")
    with ExitStack() as stack:
        red, blue = (stack.enter_context(one.watch(summary["id"])) for one in (ada, bob))
        code = summary["invite"]["code"]
        spectator = stack.enter_context(eve.watch(summary["id"], code=code))
        question = asked_of(red)
        assert "hints" not in spectator.view
        assert spectator.ask("hint", decision=question)["code"] == "not_yours"
        assert blue.ask("hint", decision=question)["code"] == "stale"
        red.pick("swap")
        assert red.ask("hint", decision=question)["code"] == "stale"
        assert red.ask("hint")["code"] == "malformed"


def test_hints_are_given_one_after_another(tmp_path: Path) -> None:
    with TestClient(make_app(tmp_path, GAME, **QUICK | {"hint_rate": "1/minute"})) as client:
        ada = Caller(client)
        with ada.watch(match_against(ada, "cautious")) as red:
            ask_for_hint(red)
            second_reply = red.ask("hint", decision=asked_of(red))
            assert (second_reply["code"], 50 < second_reply["retry_after"] <= 60) == ("too_fast", True)


def test_a_seat_has_one_hint_in_progress(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, searching_players = Caller(client), asyncio.Event()

    async def pick(_: Bots, due: DueAnswer) -> list[str]:
        await searching_players.wait()
        return [IMMEDIATE]

    monkeypatch.setattr(Bots, "pick", pick)
    with ada.watch(match_against(ada, "cautious")) as red:
        assert red.ask("hint", decision=asked_of(red))["type"] == "accepted"
        red.pick("swap")
        soon = red.ask("hint", decision=asked_of(red))
        assert (soon["code"], soon["retry_after"]) == ("too_fast", 0.5)
        run_in_loop(client, searching_players.set)
        assert ask_for_hint(red)["decision"] == asked_of(red)


def test_PRV_17_nobody_else_learns_of_a_hint_and_the_match_is_unchanged(client: TestClient) -> None:
    """No frame, version or entry reveals a hint: with or without it, others get the same messages."""
    summary, callers = begin_match(client, "table", hints="all")
    eve, match_id = Caller(client, "Eve"), summary["id"]
    with ExitStack() as stack:
        seats = [stack.enter_context(caller.watch(match_id)) for caller in callers]
        seats.append(stack.enter_context(eve.watch(match_id, code=summary["invite"]["code"])))
        red, *other_seats = seats
        stored_match = run_in_loop(client, lambda: tables(client).store.match(match_id))
        journal = run_in_loop(client, lambda: tables(client).store.journal(match_id))
        _ = ask_for_hint(red)
        assert [other_seat.pending_messages() for other_seat in other_seats] == [[]] * 4
        assert run_in_loop(client, lambda: tables(client).store.match(match_id)) == stored_match
        assert run_in_loop(client, lambda: tables(client).store.journal(match_id)) == journal
        assert red.resync()["seq"] == red.seq


def test_nobody_waits_while_a_hint_is_computed(tmp_path: Path) -> None:
    with TestClient(make_app(tmp_path, GAME, **QUICK | {"thinking_seconds": 10.0})) as client:
        summary, (ada, bob) = begin_match(client, hints="all")
        with ada.watch(summary["id"]) as red, bob.watch(summary["id"]) as blue:
            assert red.ask("hint", decision=asked_of(red))["type"] == "accepted"
            start = time.monotonic()
            blue.ask("chat", channel="table", text="Well?")
            red.pick("stay")
            while blue.view["turn"] != "blue-1":
                blue.read()
            blue.pick("stay")
            assert time.monotonic() - start < 9.0


def test_PRV_17_a_hint_uses_only_a_sampled_world(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """The process gets the seat's knowledge, and samples the rest."""
    questions: list[BotQuestion] = []
    real = BotProcesses._processes

    def recording_pool(self: BotProcesses) -> Any:
        pool = real(self)

        class Noting:
            def submit(self, fn: Any, /, *args: Any) -> Any:
                questions.extend(arg for arg in args if isinstance(arg, BotQuestion))
                return pool.submit(fn, *args)

        return Noting()

    monkeypatch.setattr(BotProcesses, "_processes", recording_pool)
    monkeypatch.setattr(bot_processes, "randbits", lambda bits: 5)
    ada = Caller(client)
    with ada.watch(match_id := match_against(ada, "cautious")) as red:
        _ = ask_for_hint(red)

        async def state() -> Any:
            return (await tables(client)[match_id]._processor.prepare_match()).under_way.state

        real_state = run_in_loop(client, state)
    (question,) = questions
    assert question.world == GAME.codec.first(GAME.sample_world(real_state, "red-1", Random(5)))
    assert question.world != GAME.codec.first(real_state)


def test_in_galaxies_every_question_gets_a_legal_hint(tmp_path: Path) -> None:
    """This covers decisions that the Admiral searches, and those that it answers like the Captain."""
    app = make_app(tmp_path, GALAXIES, thinking_seconds=0.05, hint_rate="1000/second", thinkers=1)
    with TestClient(app) as client:
        ada = Caller(client)
        summary = ada.new_match("dead-zone")
        own_seat, other_seat = (seat["id"] for seat in summary["seats"])
        ada.sit(summary, own_seat)
        ada.post(f"/api/matches/{summary['id']}/seats/{other_seat}", {"bot": "random"})
        ada.post(f"/api/matches/{summary['id']}/start")
        kinds = set[str]()
        with ada.watch(summary["id"]) as seat:
            while len(kinds) < 4:
                while not seat.view["decision"]:
                    seat.read()
                kinds.add(seat.view["decision"]["kind"])
                assert seat.pick(*ask_for_hint(seat)["pick"])["type"] == "accepted"
