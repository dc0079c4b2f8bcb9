"""How likely seats are to win: worked out of what each knows, kept, and told when the match is over."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from concurrent.futures import Future
from contextlib import ExitStack
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from starlette.testclient import TestClient

from engine.core.views import SPECTATOR
from engine.duel.edition import PRINTED
from server.play.chances import _turn_of
from server.play.live import LiveMatch
from server.play.thinkers import Thinkers
from server.settings import Settings
from server.store.matches import Chance
from tests.busy import BUSY
from tests.server.play import Caller, Seat, make_app, started
from tests.server.pondering import GAME
from tests.server.test_lobby import problem
from tests.server.test_thinking_shown import POOL, against
from tests.server.test_trouble import inside, tables

PATIENCE = 20.0


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with TestClient(make_app(tmp_path, GAME, **POOL)) as client:
        yield client


def kept(client: TestClient, match_id: str, many: int = 0) -> list[Chance]:
    """What is kept of a match, once it is so many."""
    deadline = time.monotonic() + PATIENCE
    while True:
        found: list[Chance] = inside(client, lambda: tables(client).store.chances(match_id))
        if len(found) >= many:
            return found
        assert time.monotonic() < deadline, f"only {found}"
        time.sleep(0.05)


def card_of(seat: Seat) -> float:
    return float(round(seat.view["hand"]["card"] / PRINTED.cards, 3))


def test_every_turn_each_seat_s_chance_is_kept_as_far_as_it_knows(client: TestClient) -> None:
    summary, (ada, bob) = started(client, goal=100_000)
    match_id = summary["id"]
    with ada.watch(match_id) as red, bob.watch(match_id) as blue:
        first = kept(client, match_id, 2)
        red.pick("stay")
        while blue.view["turn"] != "blue-1":
            blue.read()
        assert first == [
            Chance(1, "red-1", "blue-1", card_of(blue)),
            Chance(1, "red-1", "red-1", card_of(red)),
        ]
        there = kept(client, match_id, 3)  # before it is over: whoever is busy leaves a turn out
        blue.pick("stay")
        assert {(one.round, one.turn) for one in there} >= {(1, "red-1"), (1, "blue-1")}


@pytest.mark.parametrize(("round", "turn"), [(0, None), (1, (1, "hero"))])
def test_nothing_is_judged_before_the_first_round(round: int, turn: tuple[int, str] | None) -> None:
    row, view = SimpleNamespace(status="playing"), {"round": round, "turn": "hero"}
    assert _turn_of(cast("LiveMatch", SimpleNamespace(row=row, views={SPECTATOR: view}))) == turn


def test_nobody_is_told_before_the_end_and_afterwards_all_are(client: TestClient) -> None:
    summary, (ada, bob) = started(client, goal=2)
    match_id, path = summary["id"], f"/api/matches/{summary['id']}/chances"
    eve = Caller(client, "Eve")
    with ada.watch(match_id) as red, bob.watch(match_id) as blue:
        before = [dict(seat.view) for seat in (red, blue)]
        _ = kept(client, match_id, 2)
        assert [seat.waiting() for seat in (red, blue)] == [[], []], "no frame tells of it"
        assert [seat.resynced()["view"] for seat in (red, blue)] == before
        for caller in (ada, bob):
            assert problem(caller.get(path), 409)["type"] == "urn:galaxies:not-over"
        assert eve.get(path).status_code == 404, "private"
        while not red.view["result"]:
            asked = red if red.view["decision"] else blue
            asked.pick("roll" if asked.view["decision"]["kind"] == "action" else "pass")
            red.resynced()
            blue.resynced()
    told = ada.get(path).json()
    assert told == bob.get(path).json() == [vars(one) for one in kept(client, match_id)]
    assert {one["seat"] for one in told} == {"red-1", "blue-1"}
    assert all(0 <= one["chance"] <= 1 for one in told)


def test_among_computer_players_nothing_is_worked_out(client: TestClient) -> None:
    ada = Caller(client)
    card = ada.new_match(goal=100_000)
    for seat in ("red-1", "blue-1"):
        ada.post(f"/api/matches/{card['id']}/seats/{seat}", {"bot": "random"})
    ada.post(f"/api/matches/{card['id']}/start")
    with ada.watch(card["id"]) as spectator:
        for _ in range(10):
            spectator.read_until("diff")
    assert kept(client, card["id"]) == []


def test_a_game_or_a_server_without_it_keeps_nothing(tmp_path: Path) -> None:
    for folder, games, changed in (("a", (), {}), ("b", (GAME,), {"thinkers": 0})):
        (tmp_path / folder).mkdir()
        with TestClient(make_app(tmp_path / folder, *games, **POOL | changed)) as client:
            ada = Caller(client)
            with ada.watch(match_id := against(ada, "cautious")) as red:
                red.pick("stay")
                time.sleep(0.3)
            assert kept(client, match_id) == []


def test_while_the_process_is_busy_the_turn_has_none(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Thinkers, "busy", property(lambda self: True))
    monkeypatch.setattr("server.play.chances.PAUSE", 3 * BUSY)
    summary, (ada, bob) = started(client, goal=100_000)
    with ExitStack() as stack:
        red, blue = (stack.enter_context(one.watch(summary["id"])) for one in (ada, bob))
        begun = time.monotonic()
        red.pick("stay")
        while blue.view["turn"] != "blue-1":
            blue.read()
        assert time.monotonic() - begun < BUSY, "nobody waits for it"
    time.sleep(0.3)
    assert kept(client, summary["id"]) == []


@pytest.mark.anyio
async def test_a_busy_process_is_not_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    thought: Future[Any] = Future()
    monkeypatch.setattr(Thinkers, "_processes", lambda self: type("Pool", (), {"submit": lambda *_: thought}))
    thinkers = Thinkers(Settings())
    assert not thinkers.busy
    thinkers._under_way.add(thought)
    assert thinkers.busy
    with pytest.raises(TimeoutError, match="others"):
        _ = await thinkers.chance(GAME, None, "red-1")
    thought.set_result(None)
    await asyncio.sleep(0)
    assert not thinkers.busy
