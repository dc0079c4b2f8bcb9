"""Computer players in seats: they see what a player in that seat would see, and nothing else."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from typing import Any

import structlog

from engine.core.decisions import Decision
from engine.core.game import DeepPlayer, Game, Player
from server.play.thinkers import Thinkers
from server.play.views import View

log = structlog.get_logger()


@dataclass(frozen=True)
class DueAnswer:
    """An answer that the server owes: a computer player's, or the default when a seat's time is up."""

    seat: str
    game: Game[Any]
    asked: Decision
    bot: str | None  # the name of the computer player
    view: View
    state: Any = None  # the position, of which a player that looks ahead is told what its seat may know


class Bots:
    """The computer players of one table, who think in turns with those of all others.

    A table asks one of them at a time; so none has a second turn before all tables that wait had one.
    """

    def __init__(self, thinking: Executor, thinkers: Thinkers | None = None) -> None:
        self._thinking, self._thinkers = thinking, thinkers
        self._players: dict[str, Player] = {}

    async def pick(self, due: DueAnswer) -> Sequence[str]:
        """Return the pick of the seat's computer player, or without one the decision's default.

        A computer player that raises, or picks what is not offered, gets the first legal pick.
        """
        if due.bot is None:
            return due.asked.default or ()
        try:
            pick = await self._looked_ahead(due, due.bot)
            if pick is None:
                loop = asyncio.get_running_loop()
                pick = await loop.run_in_executor(self._thinking, self._think, due, due.bot)
            _ = due.asked.check(pick)
        except Exception as error:
            log.error("bot failed", match=due.view["match"], seat=due.seat, bot=due.bot, exc_info=error)
            return [option.id for option in due.asked.options[: due.asked.min]]
        return pick

    async def _looked_ahead(self, due: DueAnswer, bot: str) -> Sequence[str] | None:
        """The pick of a player that looks ahead; None if it does not, or has not come to an end of it."""
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

    def _think(self, due: DueAnswer, bot: str) -> Sequence[str]:
        return self._player(due, bot)(due.view)

    def _player(self, due: DueAnswer, bot: str) -> Player:
        if due.seat not in self._players:
            self._players[due.seat] = due.game.bot(bot, secrets.randbits(64))
        return self._players[due.seat]
