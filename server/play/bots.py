"""Computer players in seats: they see what a player in that seat would see, and nothing else."""

from __future__ import annotations

import asyncio
import secrets
from typing import Any

import structlog

from engine.core.game import Game, Player
from server.play.context import Job

log = structlog.get_logger()


class Bots:
    """The computer players of one table."""

    def __init__(self) -> None:
        self._players: dict[str, Player] = {}

    async def pick(self, game: Game[Any], job: Job) -> list[str]:
        """What the bot in that seat answers; if it has no sense, the first legal pick."""
        try:
            if job.seat not in self._players:
                self._players[job.seat] = game.bot(str(job.bot), secrets.randbits(64))
            pick = await asyncio.to_thread(self._players[job.seat], job.view)
            _ = job.asked.check(pick)
        except Exception as error:
            log.error("bot failed", match=job.view["match"], seat=job.seat, bot=job.bot, exc_info=error)
            return [option.id for option in job.asked.options[: job.asked.min]]
        return list(pick)
