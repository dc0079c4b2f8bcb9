"""Computer players in seats: they see what a player in that seat would see, and nothing else."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import structlog

from engine.core.decisions import Decision
from engine.core.game import Game, Player
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


class Bots:
    """The computer players of one table."""

    def __init__(self) -> None:
        self._players: dict[str, Player] = {}

    async def pick(self, due: DueAnswer) -> Sequence[str]:
        """Return the pick of the seat's computer player, or without one the decision's default.

        A computer player that raises, or picks what is not offered, gets the first legal pick.
        """
        if due.bot is None:
            return due.asked.default or ()
        try:
            if due.seat not in self._players:
                self._players[due.seat] = due.game.bot(due.bot, secrets.randbits(64))
            pick = await asyncio.to_thread(self._players[due.seat], due.view)
            _ = due.asked.check(pick)
        except Exception as error:
            log.error("bot failed", match=due.view["match"], seat=due.seat, bot=due.bot, exc_info=error)
            return [option.id for option in due.asked.options[: due.asked.min]]
        return pick
