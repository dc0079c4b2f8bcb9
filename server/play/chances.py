"""How likely each seat is to win, once in a turn: kept for the page after the match, and shown to nobody till
then.

Each is worked out of what its seat alone knows, beside the play, and only while nobody else needs the
process: of a busy turn there is none.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress

import structlog

from engine.core.players import Forecasting
from engine.core.views import SPECTATOR
from server.play.context import TableContext
from server.play.live import LiveMatch
from server.store.matches import Chance
from server.store.protocol import STORE_AWAY

log = structlog.get_logger()

#: How often a turn is come back to while others think, and after how many seconds each time.
TRIES, PAUSE = 5, 1.0


class Chances:
    """The chances of one match, as far as it is played in this process."""

    def __init__(self, context: TableContext) -> None:
        self._context = context
        self._turn: tuple[int, str] | None = None
        self._live: LiveMatch | None = None
        self._task: asyncio.Task[None] | None = None

    def look(self, live: LiveMatch) -> None:
        """Begin to work out the chances if a turn has begun in a match of people."""
        self._live = live
        turn = _turn_of(live)
        if turn == self._turn or not self._context.thinkers or not isinstance(live.game, Forecasting):
            return
        self._turn = turn
        self.stop()
        if turn and any(who.user for who in live.row.seats.values()):
            self._task = asyncio.create_task(self._work(turn, list(live.mission.teams)))

    def stop(self) -> None:
        """Give up what is not worked out yet."""
        if self._task:
            self._task.cancel()

    async def _work(self, turn: tuple[int, str], seats: list[str]) -> None:
        for seat in seats:
            for _ in range(TRIES):
                if await self._keep(turn, seat):
                    break
                await asyncio.sleep(PAUSE)

    async def _keep(self, turn: tuple[int, str], seat: str) -> bool:
        """Work out one seat's chance and keep it; returns False if that can be tried again."""
        thinkers, live = self._context.thinkers, self._live
        if thinkers is None or live is None or live.match is None or _turn_of(live) != turn:
            return True
        if thinkers.busy:
            return False
        try:
            chance = await thinkers.chance(live.game, live.match.state, seat)
        except Exception as error:
            log.warning("no chance is known", match=live.row.id, seat=seat, reason=repr(error))
            return True
        with suppress(*STORE_AWAY):
            await self._context.store.keep_chance(live.row.id, Chance(*turn, seat, round(chance, 3)))
        return True


def _turn_of(live: LiveMatch) -> tuple[int, str] | None:
    """The round, and the seat whose turn it is, while a match is played: from the first round on."""
    view = live.views[SPECTATOR]
    if live.row.status != "playing" or not view["round"] or view["turn"] is None:
        return None
    return view["round"], view["turn"]
