"""Computer players in seats: they see what a player in that seat would see, and nothing else."""

from __future__ import annotations

import asyncio
import secrets
from typing import Any

import structlog

from engine.core.decisions import Decision
from engine.core.game import Game, Player
from server.play.views import View

log = structlog.get_logger()


def is_known(game: Game[Any], name: str) -> bool:
    """Whether there is a computer player of that name."""
    try:
        game.bot(name, 0)
    except (KeyError, ValueError):
        return False
    return True


class Bots:
    """The computer players of one table."""

    def __init__(self, game: Game[Any]) -> None:
        self._game = game
        self._players: dict[str, Player] = {}

    async def pick(self, seat: str, name: str, view: View, asked: Decision) -> list[str]:
        """What the bot in that seat answers; if it has no sense, the first legal pick."""
        try:
            if seat not in self._players:
                self._players[seat] = self._game.bot(name, secrets.randbits(64))
            pick = await asyncio.to_thread(self._players[seat], view)
            asked.check(pick)
        except Exception as error:
            log.error("bot failed", match=view["match"], seat=seat, bot=name, exc_info=error)
            return [option.id for option in asked.options[: asked.min]]
        return list(pick)
