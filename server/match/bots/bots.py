"""Computer players in seats. They see only what a person in the same seat would see."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from datetime import datetime
from typing import Any

import structlog

from engine.core.decisions import Decision
from engine.core.game import Game
from engine.core.players import DeepPlayer, Player
from server.base.clock import now
from server.match.bots.bot_processes import BotProcesses
from server.match.views.views import View

log = structlog.get_logger()


@dataclass(frozen=True)
class DueAnswer:
    """An answer that the server must give: a computer player's choice, or the default when a seat's time is
    up."""

    seat: str
    game: Game[Any]
    decision: Decision
    bot: str | None  # the name of the computer player
    view: View
    state: Any = None  # the whole state, of which a searching player gets only the part its seat may know
    # the time when the answer is due, even if the computer player is still searching
    until: datetime | None = None
    # whether to choose the usual option, if there is one, because the person's time is up
    usual: bool = False


@dataclass(frozen=True)
class PendingPick:
    """A computer player's choice for a decision. The player may still be thinking."""

    decision: str
    pick: asyncio.Future[Sequence[str]]


class Bots:
    """The computer players of one table. They share the threads of the process with all other tables.

    A table asks one computer player at a time, so no table gets a second turn before all waiting tables have
    had one.
    """

    def __init__(self, threads: Executor, processes: BotProcesses | None = None) -> None:
        self._threads, self._processes = threads, processes
        self._players: dict[str, Player] = {}
        self._pending: dict[str, PendingPick] = {}

    def stop(self) -> None:
        """Abandon all searches."""
        for pending in self._pending.values():
            _ = pending.pick.cancel()
        self._pending.clear()

    def start_early(self, due: DueAnswer) -> None:
        """Let the seat's computer player start early, so that the time of its answer does not reveal how long
        it thinks."""
        if due.bot is not None:
            _ = self._pending_pick(due, due.bot)

    async def pick(self, due: DueAnswer) -> Sequence[str]:
        """Return the choice of the seat's computer player. If there is none, or it takes too long, return the
        decision's default.

        If a computer player raises an error or chooses an option that is not offered, its first legal choice
        is used.
        """
        if due.bot is None:
            return due.decision.default or ()
        if due.usual and (pick := _usual_pick(due)) is not None:
            return pick
        timeout = max(0.0, (due.until - now()).total_seconds()) if due.until else None
        pending = self._pending_pick(due, due.bot)
        done, _ = await asyncio.wait([pending.pick], timeout=timeout)
        _ = self._pending.pop(due.seat, None)
        if done:
            return pending.pick.result()
        _ = pending.pick.cancel()
        log.warning("bot thinks for too long", match=due.view["match"], seat=due.seat, bot=due.bot)
        return due.decision.default or ()

    def _pending_pick(self, due: DueAnswer, bot: str) -> PendingPick:
        """Return the computer player's pending choice for this decision, and start it if necessary."""
        pending = self._pending.get(due.seat)
        if pending is None or pending.decision != due.decision.id:
            if pending is not None:
                _ = pending.pick.cancel()
            pending = PendingPick(due.decision.id, asyncio.ensure_future(self._legal_pick(due, bot)))
            self._pending[due.seat] = pending
        return pending

    async def _legal_pick(self, due: DueAnswer, bot: str) -> Sequence[str]:
        try:
            pick = await self._search_pick(due, bot)
            if pick is None:
                loop = asyncio.get_running_loop()
                pick = await loop.run_in_executor(self._threads, self._compute_pick, due, bot)
            _ = due.decision.check(pick)
        except Exception as error:
            log.error("bot failed", match=due.view["match"], seat=due.seat, bot=bot, exc_info=error)
            return [option.id for option in due.decision.options[: due.decision.min]]
        return pick

    async def _search_pick(self, due: DueAnswer, bot: str) -> Sequence[str] | None:
        """Return the choice of a searching player. Return None for any other player, or if the search has not
        finished."""
        player = self._player(due, bot)
        if (
            self._processes is None
            or not isinstance(player, DeepPlayer)
            or not player.thinks_about(due.decision)
        ):
            return None
        try:
            player, pick = await self._processes.think(player, due.game, due.state, due.decision)
        except Exception as error:
            log.warning("bot did not look ahead", match=due.view["match"], seat=due.seat, reason=repr(error))
            return None
        self._players[due.seat] = player
        return pick

    def _compute_pick(self, due: DueAnswer, bot: str) -> Sequence[str]:
        return self._player(due, bot)(due.view)

    def _player(self, due: DueAnswer, bot: str) -> Player:
        if due.seat not in self._players:
            player = self._players[due.seat] = due.game.bot(bot, secrets.randbits(64))
            if isinstance(player, DeepPlayer):  # even its answers without a search may depend on the limit
                player.limit(self._processes.nodes if self._processes else 0)
        return self._players[due.seat]


def _usual_pick(due: DueAnswer) -> Sequence[str] | None:
    """Return the decision's default, or its option with the role "default" or "end". Return None if there is
    none."""
    if due.decision.default is not None:
        return due.decision.default
    options = due.view["decision"]["options"]
    option_ids = [
        option["id"] for role in ("default", "end") for option in options if option.get("role") == role
    ]
    return option_ids[:1] if option_ids and due.decision.min <= 1 else None
