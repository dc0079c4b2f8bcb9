"""Processes in which computer players search, so that no table waits for a search."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
from collections.abc import MutableSequence, Sequence
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from itertools import count
from multiprocessing.sharedctypes import RawArray
from random import Random
from secrets import randbits
from threading import Thread
from time import time
from typing import Any, NamedTuple, cast

from engine.core.decisions import Decision
from engine.core.game import Game
from engine.core.players import DeepPlayer, WorldSampling
from server.games import load_games, with_packs
from server.settings import Settings

#: The fraction of a player's time during which it starts new searches. The rest is for finishing its last
#: search and for the reply.
SEARCH_SHARE = 0.75
#: The number of slots that mark a search as abandoned. If there are more searches, two may share a slot.
MAX_MARKS = 1024
#: The start method of processes. A fork would copy the server's threads incompletely.
CONTEXT: Any = multiprocessing.get_context("spawn")
#: Seconds that a process may take to exit.
ENDING_SECONDS = 1.0
#: The games of a search process, by their ids.
_games: dict[str, Game[Any]] = {}
#: Marks the abandoned searches. A search process shares this memory with the server.
_abandoned: list[MutableSequence[int]] = []


class BotQuestion(NamedTuple):
    """A question to a player in another process. ``world`` is a sampled world: a possible state of the match
    given the knowledge of the player's seat."""

    game: str
    player: DeepPlayer
    world: bytes
    decision: Decision
    slot: int


class Limits(NamedTuple):
    """The limits of a search: the number of nodes, and its end in seconds since the epoch."""

    nodes: int
    until: float


class BotProcesses:
    """The search processes of a server process. They start with the first question.

    A process is sent only a sampled world of the player's seat, so it cannot cheat. Every search takes
    ``thinking_seconds``, so its duration reveals nothing about the hand. If a search is cancelled, the
    process continues with the next one immediately.
    """

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._pool: ProcessPoolExecutor | None = None
        self._abandoned = cast("MutableSequence[int]", RawArray("B", MAX_MARKS))
        self._numbers = count()

    @property
    def nodes(self) -> int:
        """The maximum number of nodes that a player may search for one question."""
        return self._settings.thinking_nodes

    async def think(
        self, player: DeepPlayer, game: Game[Any], state: Any, decision: Decision
    ) -> tuple[DeepPlayer, Sequence[str]]:
        """Return the player with its plan, and its choice.

        Raises TimeoutError if the search takes too long, and BrokenExecutor if the process has died; the next
        search gets a new one. Raises TypeError if the game cannot sample worlds, and any error of the player.
        """
        world = _sampled_world(game, state, decision.seat)
        loop, seconds = asyncio.get_running_loop(), self._settings.thinking_seconds
        limits = Limits(self.nodes, time() + seconds * SEARCH_SHARE)
        question = BotQuestion(game.id, player, world, decision, next(self._numbers) % MAX_MARKS)
        self._abandoned[question.slot] = False
        pool, reply_at = self._processes(), loop.time() + seconds
        try:
            return await asyncio.wait_for(asyncio.wrap_future(pool.submit(_think, question, limits)), seconds)
        except BrokenExecutor:
            if self._pool is pool:
                self._pool = None
            raise
        except asyncio.CancelledError:
            self._abandoned[question.slot], reply_at = True, loop.time()
            raise
        finally:
            await asyncio.sleep(max(0.0, reply_at - loop.time()))

    def start_process(self) -> None:
        """Start a process in advance, because a start takes longer than a search."""
        if self._pool is None:
            _ = self._processes().submit(_do_nothing)

    async def close(self) -> None:
        """Cancel all searches that have not started, and wait for the others. Otherwise Python would report
        leaked semaphores at exit."""
        pool, self._pool = self._pool, None
        if pool is not None:
            shutdown = asyncio.create_task(asyncio.to_thread(pool.shutdown, cancel_futures=True))
            _ = await asyncio.wait([shutdown], timeout=self._settings.thinking_seconds + ENDING_SECONDS)

    def _processes(self) -> ProcessPoolExecutor:
        if self._pool is None:
            shared = (self._settings, self._abandoned)
            self._pool = ProcessPoolExecutor(self._settings.thinkers, CONTEXT, _initialise_process, shared)
        return self._pool


def _sampled_world(game: Game[Any], state: Any, seat: str) -> bytes:
    """Return a sampled world of the seat. Raises TypeError if the game cannot sample worlds."""
    if not isinstance(game, WorldSampling):
        raise TypeError(f"{game.id} cannot sample worlds")
    return game.codec.first(cast("WorldSampling[Any]", game).sample_world(state, seat, Random(randbits(64))))


def _initialise_process(settings: Settings, abandoned: MutableSequence[int]) -> None:
    _abandoned.append(abandoned)
    Thread(target=_exit_with_parent, daemon=True).start()
    games, _, _ = with_packs(load_games(settings), settings)
    _games.update(games)


def _exit_with_parent() -> None:
    """End this process when the server is killed. A killed server cannot end it, and the queue does not
    report the server's end."""
    if parent := multiprocessing.parent_process():
        parent.join()
        os._exit(1)


def _do_nothing() -> None:
    """Do nothing. The call only serves to start the process."""


def _think(question: BotQuestion, limits: Limits) -> tuple[DeepPlayer, Sequence[str]]:
    """Let a player search. Raises TimeoutError if the search starts too late."""
    remaining = limits.until - time()
    if remaining <= 0:
        raise TimeoutError("earlier searches took too long")
    player = question.player
    player.limit(limits.nodes, remaining, lambda: bool(_abandoned[-1][question.slot]))
    state = _games[question.game].codec.decode(question.world).state
    pick = player.choose(state, question.decision)
    player.limit(limits.nodes)  # the memory shared with the server cannot be sent back
    return player, pick
