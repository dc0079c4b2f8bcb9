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
        thought: Future[Any] = Future()
        thought.set_result(fn(*args, **kwargs))
        return thought


@pytest.fixture(scope="module")
def menu() -> Menu:
    """A match in which a seat has a menu with several options."""
    game = Selfplay(GAME, "dead-zone", derive_seed(3, 0), ["greedy"])
    while True:
        asked = next(iter(game.match.decisions.values()))
        if asked.kind == "action" and len(asked.options) > 2 and game.answers > 100:
            return game, asked
        _ = game.turn()


@pytest.fixture
def recording(monkeypatch: pytest.MonkeyPatch) -> Recording:
    there = Recording()
    monkeypatch.setattr(BotProcesses, "_processes", lambda self: there)
    monkeypatch.setitem(bot_processes._games, GAME.id, GAME)
    monkeypatch.setattr(bot_processes, "_given_up", [bytearray(bot_processes.MARKS)])
    return there


async def _no_sleep(seconds: float) -> None:
    assert seconds >= 0


@pytest.mark.anyio
async def test_another_process_picks_what_the_player_would_pick_here(
    menu: Menu, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, asked = menu
    monkeypatch.setattr(asyncio, "sleep", _no_sleep)
    ours = BotProcesses(Settings(thinking_seconds=60.0, thinking_nodes=FEW.nodes))
    try:
        _, pick = await ours.think(AdmiralPlayer(7), GAME, game.state, asked)
    finally:
        await ours.close()
    assert pick == AdmiralPlayer(7, FEW).choose(game.state, asked)


@pytest.mark.anyio
async def test_another_process_replaces_one_that_has_died(
    menu: Menu, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, asked = menu
    monkeypatch.setattr(asyncio, "sleep", _no_sleep)
    ours = BotProcesses(Settings(thinking_seconds=60.0, thinking_nodes=FEW.nodes, bot_processes=1))
    others = set(multiprocessing.active_children())
    try:
        _, first = await ours.think(AdmiralPlayer(7), GAME, game.state, asked)
        (process,) = set(multiprocessing.active_children()) - others
        process.kill()
        with pytest.raises(BrokenExecutor):
            _ = await ours.think(AdmiralPlayer(7), GAME, game.state, asked)
        _, again = await ours.think(AdmiralPlayer(7), GAME, game.state, asked)
    finally:
        await ours.close()
    assert again == first


@pytest.mark.anyio
async def test_PRV_17_a_process_receives_only_a_sampled_world(
    menu: Menu, recording: Recording, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, asked = menu
    monkeypatch.setattr(bot_processes, "randbits", lambda bits: 5)
    ours = BotProcesses(Settings(thinking_seconds=0.5, thinking_nodes=FEW.nodes))
    _ = await ours.think(AdmiralPlayer(7), GAME, game.state, asked)
    ((question, _),) = recording.sent
    assert question.world == GAME.codec.first(GAME.sample_world(game.state, asked.seat, Random(5)))
    assert question.world != GAME.codec.first(game.state)
    assert question.asked == asked


@pytest.mark.anyio
async def test_every_search_takes_the_same_time(menu: Menu, recording: Recording) -> None:
    game, asked = menu
    loop = asyncio.get_running_loop()
    for nodes in (0, FEW.nodes):
        begun = loop.time()
        ours = BotProcesses(Settings(thinking_seconds=1.2, thinking_nodes=nodes))
        _ = await ours.think(AdmiralPlayer(7), GAME, game.state, asked)
        assert 1.2 - EARLY < loop.time() - begun < 1.2 + BUSY
    assert len(recording.sent) == 2


@pytest.mark.anyio
async def test_a_player_that_cannot_look_ahead_answers_from_the_view(
    menu: Menu, monkeypatch: pytest.MonkeyPatch
) -> None:
    def raise_os_error(self: BotProcesses) -> Executor:
        raise OSError("no process can be started")

    monkeypatch.setattr(BotProcesses, "_processes", raise_os_error)
    game, asked = menu
    due = DueAnswer(asked.seat, GAME, asked, "admiral", game.view(asked.seat), game.state)
    with ThreadPoolExecutor(1) as threads:
        pick = await Bots(threads, BotProcesses(Settings(thinking_seconds=0.01))).pick(due)
    assert list(pick) == GAME.bot("admiral", 1)(due.view)


@pytest.mark.anyio
@pytest.mark.parametrize("nodes", [70, DEFAULT.nodes])
async def test_a_player_that_answers_from_a_view_knows_its_budget_too(nodes: int) -> None:
    """This is no menu: it asks where a ship goes in the Dead Zone, and with more nodes danger counts more."""
    game = Selfplay(GAME, "dead-zone", derive_seed(3, 1), ["greedy"], {"questions": "steps"})
    _ = game.play(max_answers=67)
    asked = next(iter(game.match.decisions.values()))
    due = DueAnswer(asked.seat, GAME, asked, "admiral", game.view(asked.seat), game.state)
    with ThreadPoolExecutor(1) as threads:
        bots = {name: Bots(threads, there) for name, there in (("few", None), ("set", thinkers_of(nodes)))}
        picks = {name: list(await own.pick(due)) for name, own in bots.items()}
    assert (asked.kind, asked.seat) == ("move", "isn-1")
    assert (picks["few"] == picks["set"]) == (nodes == 70)


def thinkers_of(nodes: int) -> BotProcesses:
    return BotProcesses(Settings(thinking_nodes=nodes))


@pytest.mark.anyio
@pytest.mark.parametrize("nodes", [0, FEW.nodes])
async def test_a_search_uses_as_many_nodes_as_the_settings_allow(
    menu: Menu, recording: Recording, monkeypatch: pytest.MonkeyPatch, nodes: int
) -> None:
    """The same seed and nodes give the same pick and the same plan."""
    game, asked = menu
    monkeypatch.setattr(asyncio, "sleep", _no_sleep)
    ours = BotProcesses(Settings(thinking_seconds=60.0, thinking_nodes=nodes))
    plans = set[object]()
    for _ in range(2):
        player, pick = await ours.think(AdmiralPlayer(7), GAME, game.state, asked)
        assert isinstance(player, AdmiralPlayer)
        plans.add((tuple(pick), player._captain.plan))
    alone = AdmiralPlayer(7, Budget(nodes))
    assert plans == {(tuple(alone.choose(game.state, asked)), alone._captain.plan)}
    assert player._budget.nodes == nodes


def test_the_default_number_of_nodes_is_that_of_the_admiral() -> None:
    assert Settings().thinking_nodes == DEFAULT.nodes


@pytest.mark.anyio
async def test_a_search_whose_turn_comes_too_late_is_not_started(menu: Menu, recording: Recording) -> None:
    game, asked = menu
    with pytest.raises(TimeoutError, match="others"):
        _ = await BotProcesses(Settings(thinking_seconds=0.0)).think(
            AdmiralPlayer(7), GAME, game.state, asked
        )


@pytest.mark.anyio
async def test_a_deep_search_ends_in_time_with_its_best_plan(menu: Menu, recording: Recording) -> None:
    game, asked = menu
    loop = asyncio.get_running_loop()
    begun, ours = loop.time(), BotProcesses(Settings(thinking_seconds=1.0, thinking_nodes=10**9))
    _, pick = await ours.think(AdmiralPlayer(7), GAME, game.state, asked)
    assert loop.time() - begun < 1.0 + BUSY
    assert pick[0] in {option.id for option in asked.options}


@pytest.mark.anyio
async def test_a_search_that_nobody_waits_for_leaves_its_process_immediately(menu: Menu) -> None:
    game, asked = menu
    ours = BotProcesses(Settings(thinking_seconds=60.0, thinking_nodes=10**9, bot_processes=1))
    _ = await asyncio.wrap_future(ours._processes().submit(bot_processes._do_nothing))
    thought = asyncio.create_task(ours.think(AdmiralPlayer(7), GAME, game.state, asked))
    await asyncio.sleep(1.0)
    after = ours._processes().submit(bot_processes._do_nothing)
    assert not after.done(), "it thinks"
    _ = thought.cancel()
    _ = await asyncio.wait_for(asyncio.wrap_future(after), 30.0)
    _ = await asyncio.wait([thought], timeout=5.0)
    assert thought.cancelled()
    await ours.close()


@pytest.mark.anyio
async def test_an_abandoned_search_does_not_affect_the_next_one(
    menu: Menu, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, asked = menu
    monkeypatch.setattr(asyncio, "sleep", _no_sleep)
    ours = BotProcesses(Settings(thinking_seconds=60.0, thinking_nodes=FEW.nodes, bot_processes=1))
    _ = await asyncio.wrap_future(ours._processes().submit(bot_processes._do_nothing))
    ours._given_up[0] = True
    player, pick = await ours.think(AdmiralPlayer(7), GAME, game.state, asked)
    assert not ours._given_up[0]
    assert pick == AdmiralPlayer(7, FEW).choose(game.state, asked)
    assert isinstance(player, AdmiralPlayer)
    await ours.close()


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
    while _runs(thinking):
        assert monotonic() < deadline, "it thinks on"
        sleep(0.05)


def _runs(process: int) -> bool:
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
    where = os.environ | {"PYTHONPATH": str(ROOT)}
    ended = subprocess.run([sys.executable, program], cwd=ROOT, env=where, stderr=PIPE, check=False)
    assert (ended.returncode, ended.stderr) == (-signal.SIGTERM, b"")
