"""Computer players that search ahead, in processes of their own."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import subprocess
import sys
from concurrent.futures import BrokenExecutor, Executor, Future, ThreadPoolExecutor
from pathlib import Path
from random import Random
from subprocess import PIPE, Popen
from time import monotonic, sleep
from typing import Any

import pytest

from engine.core.decisions import Decision
from engine.core.simulation.selfplay import Selfplay, derive_seed
from engine.galaxies import GAME
from engine.galaxies.players.admiral import AdmiralPlayer
from engine.galaxies.players.admiral.search import DEFAULT, Budget
from engine.galaxies.state import State
from server.match.bots import bot_processes
from server.match.bots.bot_processes import BotProcesses
from server.match.bots.bots import Bots, DueAnswer
from server.settings import Settings
from tests.busy import BUSY
from tests.serving import ROOT

FEW = Budget(540)
EARLY = 0.1  # seconds
Menu = tuple[Selfplay[State], Decision]


class Recording(Executor):
    """An executor that searches immediately and records its questions."""

    def __init__(self) -> None:
        self.sent: list[tuple[Any, ...]] = []

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        self.sent.append(args)
        future: Future[Any] = Future()
        future.set_result(fn(*args, **kwargs))
        return future


@pytest.fixture(scope="module")
def menu() -> Menu:
    """A match in which a seat has a menu with several options."""
    game = Selfplay(GAME, "dead-zone", derive_seed(3, 0), ["greedy"])
    while True:
        decision = next(iter(game.match.decisions.values()))
        if decision.kind == "action" and len(decision.options) > 2 and game.answers > 100:
            return game, decision
        _ = game.turn()


@pytest.fixture
def recording(monkeypatch: pytest.MonkeyPatch) -> Recording:
    executor = Recording()
    monkeypatch.setattr(BotProcesses, "_processes", lambda self: executor)
    monkeypatch.setitem(bot_processes._games, GAME.id, GAME)
    monkeypatch.setattr(bot_processes, "_abandoned", [bytearray(bot_processes.MAX_MARKS)])
    return executor


async def _no_sleep(seconds: float) -> None:
    assert seconds >= 0


@pytest.mark.anyio
async def test_another_process_picks_what_the_player_would_pick_here(
    menu: Menu, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, decision = menu
    monkeypatch.setattr(asyncio, "sleep", _no_sleep)
    processes = BotProcesses(Settings(thinking_seconds=60.0, thinking_nodes=FEW.nodes))
    try:
        _, pick = await processes.think(AdmiralPlayer(7), GAME, game.state, decision)
    finally:
        await processes.close()
    assert pick == AdmiralPlayer(7, FEW).choose(game.state, decision)


@pytest.mark.anyio
async def test_another_process_replaces_one_that_has_died(
    menu: Menu, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, decision = menu
    monkeypatch.setattr(asyncio, "sleep", _no_sleep)
    processes = BotProcesses(Settings(thinking_seconds=60.0, thinking_nodes=FEW.nodes, bot_processes=1))
    other_processes = set(multiprocessing.active_children())
    try:
        _, first = await processes.think(AdmiralPlayer(7), GAME, game.state, decision)
        (process,) = set(multiprocessing.active_children()) - other_processes
        process.kill()
        with pytest.raises(BrokenExecutor):
            _ = await processes.think(AdmiralPlayer(7), GAME, game.state, decision)
        _, next_pick = await processes.think(AdmiralPlayer(7), GAME, game.state, decision)
    finally:
        await processes.close()
    assert next_pick == first


@pytest.mark.anyio
async def test_PRV_17_a_process_receives_only_a_sampled_world(
    menu: Menu, recording: Recording, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, decision = menu
    monkeypatch.setattr(bot_processes, "randbits", lambda bits: 5)
    processes = BotProcesses(Settings(thinking_seconds=0.5, thinking_nodes=FEW.nodes))
    _ = await processes.think(AdmiralPlayer(7), GAME, game.state, decision)
    ((question, _),) = recording.sent
    assert question.world == GAME.codec.first(GAME.sample_world(game.state, decision.seat, Random(5)))
    assert question.world != GAME.codec.first(game.state)
    assert question.decision == decision


@pytest.mark.anyio
async def test_every_search_takes_the_same_time(menu: Menu, recording: Recording) -> None:
    game, decision = menu
    loop = asyncio.get_running_loop()
    for nodes in (0, FEW.nodes):
        start = loop.time()
        processes = BotProcesses(Settings(thinking_seconds=1.2, thinking_nodes=nodes))
        _ = await processes.think(AdmiralPlayer(7), GAME, game.state, decision)
        assert 1.2 - EARLY < loop.time() - start < 1.2 + BUSY
    assert len(recording.sent) == 2


@pytest.mark.anyio
async def test_a_player_that_cannot_look_ahead_answers_from_the_view(
    menu: Menu, monkeypatch: pytest.MonkeyPatch
) -> None:
    def raise_os_error(self: BotProcesses) -> Executor:
        raise OSError("no process can be started")

    monkeypatch.setattr(BotProcesses, "_processes", raise_os_error)
    game, decision = menu
    due = DueAnswer(decision.seat, GAME, decision, "admiral", game.view(decision.seat), game.state)
    with ThreadPoolExecutor(1) as threads:
        pick = await Bots(threads, BotProcesses(Settings(thinking_seconds=0.01))).pick(due)
    assert list(pick) == GAME.bot("admiral", 1)(due.view)


@pytest.mark.anyio
@pytest.mark.parametrize("nodes", [70, DEFAULT.nodes])
async def test_a_player_that_answers_from_a_view_knows_its_budget_too(nodes: int) -> None:
    """This is no menu: it asks where a ship goes in the Dead Zone, and with more nodes danger counts more."""
    game = Selfplay(GAME, "dead-zone", derive_seed(3, 1), ["greedy"], {"questions": "steps"})
    _ = game.play(max_answers=67)
    decision = next(iter(game.match.decisions.values()))
    due = DueAnswer(decision.seat, GAME, decision, "admiral", game.view(decision.seat), game.state)
    with ThreadPoolExecutor(1) as threads:
        bots = {
            name: Bots(threads, executor) for name, executor in (("few", None), ("set", thinkers_of(nodes)))
        }
        picks = {name: list(await bot.pick(due)) for name, bot in bots.items()}
    assert (decision.kind, decision.seat) == ("move", "isn-1")
    assert (picks["few"] == picks["set"]) == (nodes == 70)


def thinkers_of(nodes: int) -> BotProcesses:
    return BotProcesses(Settings(thinking_nodes=nodes))


@pytest.mark.anyio
@pytest.mark.parametrize("nodes", [0, FEW.nodes])
async def test_a_search_uses_as_many_nodes_as_the_settings_allow(
    menu: Menu, recording: Recording, monkeypatch: pytest.MonkeyPatch, nodes: int
) -> None:
    """The same seed and nodes give the same pick and the same plan."""
    game, decision = menu
    monkeypatch.setattr(asyncio, "sleep", _no_sleep)
    processes = BotProcesses(Settings(thinking_seconds=60.0, thinking_nodes=nodes))
    plans = set[object]()
    for _ in range(2):
        player, pick = await processes.think(AdmiralPlayer(7), GAME, game.state, decision)
        assert isinstance(player, AdmiralPlayer)
        plans.add((tuple(pick), player._captain.plan))
    local_player = AdmiralPlayer(7, Budget(nodes))
    assert plans == {(tuple(local_player.choose(game.state, decision)), local_player._captain.plan)}
    assert player._budget.nodes == nodes


def test_the_default_number_of_nodes_is_that_of_the_admiral() -> None:
    assert Settings().thinking_nodes == DEFAULT.nodes


@pytest.mark.anyio
async def test_a_search_whose_turn_comes_too_late_is_not_started(menu: Menu, recording: Recording) -> None:
    game, decision = menu
    with pytest.raises(TimeoutError, match="earlier searches"):
        _ = await BotProcesses(Settings(thinking_seconds=0.0)).think(
            AdmiralPlayer(7), GAME, game.state, decision
        )


@pytest.mark.anyio
async def test_a_deep_search_ends_in_time_with_its_best_plan(menu: Menu, recording: Recording) -> None:
    game, decision = menu
    loop = asyncio.get_running_loop()
    start, processes = loop.time(), BotProcesses(Settings(thinking_seconds=1.0, thinking_nodes=10**9))
    _, pick = await processes.think(AdmiralPlayer(7), GAME, game.state, decision)
    assert loop.time() - start < 1.0 + BUSY
    assert pick[0] in {option.id for option in decision.options}


@pytest.mark.anyio
async def test_a_search_that_nobody_waits_for_leaves_its_process_immediately(menu: Menu) -> None:
    game, decision = menu
    processes = BotProcesses(Settings(thinking_seconds=60.0, thinking_nodes=10**9, bot_processes=1))
    _ = await asyncio.wrap_future(processes._processes().submit(bot_processes._do_nothing))
    future = asyncio.create_task(processes.think(AdmiralPlayer(7), GAME, game.state, decision))
    await asyncio.sleep(1.0)
    next_task = processes._processes().submit(bot_processes._do_nothing)
    assert not next_task.done(), "it thinks"
    _ = future.cancel()
    _ = await asyncio.wait_for(asyncio.wrap_future(next_task), 30.0)
    _ = await asyncio.wait([future], timeout=5.0)
    assert future.cancelled()
    await processes.close()


@pytest.mark.anyio
async def test_an_abandoned_search_does_not_affect_the_next_one(
    menu: Menu, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, decision = menu
    monkeypatch.setattr(asyncio, "sleep", _no_sleep)
    processes = BotProcesses(Settings(thinking_seconds=60.0, thinking_nodes=FEW.nodes, bot_processes=1))
    _ = await asyncio.wrap_future(processes._processes().submit(bot_processes._do_nothing))
    processes._abandoned[0] = True
    player, pick = await processes.think(AdmiralPlayer(7), GAME, game.state, decision)
    assert not processes._abandoned[0]
    assert pick == AdmiralPlayer(7, FEW).choose(game.state, decision)
    assert isinstance(player, AdmiralPlayer)
    await processes.close()


BEGUN = """
import os, time
from server.match.bots.bot_processes import BotProcesses
from server.settings import Settings
if __name__ == "__main__":
    there = BotProcesses(Settings())
    print(there._processes().submit(os.getpid).result(), flush=True)
    time.sleep(60)
"""


def test_a_killed_server_leaves_no_search_process(tmp_path: Path) -> None:
    program = tmp_path / "begun.py"
    program.write_text(BEGUN, encoding="utf-8")
    server = Popen(
        [sys.executable, program], cwd=ROOT, env=os.environ | {"PYTHONPATH": str(ROOT)}, stdout=PIPE
    )
    assert server.stdout
    thinking = int(server.stdout.readline())
    os.kill(thinking, 0)  # the process exists
    server.kill()
    _ = server.wait()
    deadline = monotonic() + 10
    while is_running(thinking):
        assert monotonic() < deadline, "it thinks on"
        sleep(0.05)


def is_running(process: int) -> bool:
    """Return whether the process still runs. An ended one may wait for its new parent to notice it."""
    try:
        return Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


ENDED = """
import asyncio, os, signal
from server.match.bots.bot_processes import BotProcesses
from server.settings import Settings
async def serve():
    there = BotProcesses(Settings())
    await asyncio.wrap_future(there._processes().submit(os.getpid))
    await there.close()
if __name__ == "__main__":
    asyncio.run(serve())
    os.kill(os.getpid(), signal.SIGTERM)  # as uvicorn does
"""


def test_a_stopped_server_has_nothing_left_to_clean_up(tmp_path: Path) -> None:
    program = tmp_path / "ended.py"
    program.write_text(ENDED, encoding="utf-8")
    environment = os.environ | {"PYTHONPATH": str(ROOT)}
    result = subprocess.run([sys.executable, program], cwd=ROOT, env=environment, stderr=PIPE, check=False)
    assert (result.returncode, result.stderr) == (-signal.SIGTERM, b"")
