"""Computer players that look ahead, in processes of their own."""

from __future__ import annotations

import asyncio
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from random import Random
from typing import Any

import pytest

from engine.core.decisions import Decision
from engine.core.selfplay import Selfplay, seed_of
from engine.galaxies import GAME
from engine.galaxies.players.admiral import AdmiralPlayer
from engine.galaxies.players.admiral.search import Budget
from engine.galaxies.state import State
from server.play import thinkers
from server.play.bots import Bots, DueAnswer
from server.play.thinkers import Thinkers
from server.settings import Settings

FEW = Budget(200)
Menu = tuple[Selfplay[State], Decision]


class Recording(Executor):
    """Thinks at once, and keeps what it was sent."""

    def __init__(self) -> None:
        self.sent: list[tuple[Any, ...]] = []

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        self.sent.append(args)
        thought: Future[Any] = Future()
        thought.set_result(fn(*args, **kwargs))
        return thought


@pytest.fixture
def menu() -> Menu:
    """A match in which a seat has a menu with several options before it."""
    game = Selfplay(GAME, "dead-zone", seed_of(3, 0), ["greedy"])
    while True:
        asked = next(iter(game.match.decisions.values()))
        if asked.kind == "action" and len(asked.options) > 2 and game.answers > 100:
            return game, asked
        _ = game.turn()


@pytest.fixture
def recording(monkeypatch: pytest.MonkeyPatch) -> Recording:
    there = Recording()
    monkeypatch.setattr(Thinkers, "_processes", lambda self: there)
    monkeypatch.setitem(thinkers._games, GAME.id, GAME)
    return there


async def _no_sleep(seconds: float) -> None:
    assert seconds >= 0


@pytest.mark.anyio
async def test_another_process_picks_what_the_player_would_pick_here(
    menu: Menu, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, asked = menu
    monkeypatch.setattr(asyncio, "sleep", _no_sleep)
    ours = Thinkers(Settings(thinking_seconds=60.0))
    try:
        _, pick = await ours.think(AdmiralPlayer(7, FEW), GAME, game.state, asked)
    finally:
        ours.close()
    assert pick == AdmiralPlayer(7, FEW).choose(game.state, asked)


@pytest.mark.anyio
async def test_PRV_17_a_process_is_sent_an_imagined_world_only(
    menu: Menu, recording: Recording, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, asked = menu
    monkeypatch.setattr(thinkers, "randbits", lambda bits: 5)
    ours = Thinkers(Settings(thinking_seconds=0.01))
    _ = await ours.think(AdmiralPlayer(7, FEW), GAME, game.state, asked)
    ((_, _, world, question),) = recording.sent
    assert world == GAME.codec.first(GAME.imagine(game.state, asked.seat, Random(5)))
    assert world != GAME.codec.first(game.state)
    assert question == asked


@pytest.mark.anyio
async def test_every_thought_takes_the_same_time(menu: Menu, recording: Recording) -> None:
    game, asked = menu
    loop = asyncio.get_running_loop()
    for nodes in (0, 200):
        begun = loop.time()
        ours = Thinkers(Settings(thinking_seconds=1.2))
        _ = await ours.think(AdmiralPlayer(7, Budget(nodes)), GAME, game.state, asked)
        assert loop.time() - begun == pytest.approx(1.2, abs=0.6)
    assert len(recording.sent) == 2


@pytest.mark.anyio
async def test_who_cannot_look_ahead_answers_at_once_from_the_view(
    menu: Menu, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(self: Thinkers) -> Executor:
        raise OSError("no process can be started")

    monkeypatch.setattr(Thinkers, "_processes", broken)
    game, asked = menu
    due = DueAnswer(asked.seat, GAME, asked, "admiral", game.view(asked.seat), game.state)
    with ThreadPoolExecutor(1) as threads:
        pick = await Bots(threads, Thinkers(Settings(thinking_seconds=0.01))).pick(due)
    assert list(pick) == GAME.bot("greedy", 1)(due.view)
