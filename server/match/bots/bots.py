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
    asked: Decision
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

    def __init__(self, thinking: Executor, thinkers: BotProcesses | None = None) -> None:
        self._thinking, self._thinkers = thinking, thinkers
        self._players: dict[str, Player] = {}
        self._thoughts: dict[str, PendingPick] = {}

    def stop(self) -> None:
        """Abandon all searches."""
        for thought in self._thoughts.values():
            _ = thought.pick.cancel()
        self._thoughts.clear()

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
            return due.asked.default or ()
        if due.usual and (pick := _usual_pick(due)) is not None:
            return pick
        left = max(0.0, (due.until - now()).total_seconds()) if due.until else None
        thought = self._pending_pick(due, due.bot)
        done, _ = await asyncio.wait([thought.pick], timeout=left)
        _ = self._thoughts.pop(due.seat, None)
        if done:
            return thought.pick.result()
        _ = thought.pick.cancel()
        log.warning("bot thinks for too long", match=due.view["match"], seat=due.seat, bot=due.bot)
        return due.asked.default or ()

    def _pending_pick(self, due: DueAnswer, bot: str) -> PendingPick:
        """Return the computer player's pending choice for this decision, and start it if necessary."""
        known = self._thoughts.get(due.seat)
        if known is None or known.decision != due.asked.id:
            if known is not None:
                _ = known.pick.cancel()
            known = PendingPick(due.asked.id, asyncio.ensure_future(self._legal_pick(due, bot)))
            self._thoughts[due.seat] = known
        return known

    async def _legal_pick(self, due: DueAnswer, bot: str) -> Sequence[str]:
        try:
            pick = await self._search_pick(due, bot)
            if pick is None:
                loop = asyncio.get_running_loop()
                pick = await loop.run_in_executor(self._thinking, self._compute_pick, due, bot)
            _ = due.asked.check(pick)
        except Exception as error:
            log.error("bot failed", match=due.view["match"], seat=due.seat, bot=bot, exc_info=error)
            return [option.id for option in due.asked.options[: due.asked.min]]
        return pick

    async def _search_pick(self, due: DueAnswer, bot: str) -> Sequence[str] | None:
        """Return the choice of a searching player. Return None for any other player, or if the search has not
        finished."""
        player = self._player(due, bot)
        if self._thinkers is None or not isinstance(player, DeepPlayer) or not player.thinks_about(due.asked):
            return None
        try:
            player, pick = await self._thinkers.think(player, due.game, due.state, due.asked)
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
                player.limit(self._thinkers.nodes if self._thinkers else 0)
        return self._players[due.seat]


def _usual_pick(due: DueAnswer) -> Sequence[str] | None:
    """Return the decision's default, or its option with the role "default" or "end". Return None if there is
    none."""
    if due.asked.default is not None:
        return due.asked.default
    options = due.view["decision"]["options"]
    ends = [one["id"] for role in ("default", "end") for one in options if one.get("role") == role]
    return ends[:1] if ends and due.asked.min <= 1 else None
