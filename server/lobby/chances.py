"""How likely each seat of a finished match was to win, turn by turn, as far as it could know then.

Nothing of it is worked out while a match is played: the journal is played again when somebody first asks, and
what comes of that is kept.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import structlog

from engine.core.forecasting import current_turn
from engine.core.players import Forecasting
from engine.core.record import Playback
from server.lobby import records
from server.lobby.lobby import Lobby
from server.play.fair_scheduler import Abandoned, HasLeft, TimeSlices, never_left
from server.store.matches import Chance, MatchRow
from server.store.people import User
from server.waiting_room import WaitingRoom

log = structlog.get_logger()


class WinChances:
    """The chances of finished matches. One match is looked at at a time, so that tables have most of the
    process."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby
        self._room = WaitingRoom(at_once=1)

    async def of(
        self, row: MatchRow, has_left: HasLeft = never_left, user: User | None = None
    ) -> Sequence[Chance]:
        """Return the chances of a match, by round; none of a game that does not tell them, or when whoever
        asked has left before they are known. ``user`` is whoever asks.

        Raises Problem 409 until the match is over, and what `WaitingRoom` raises.
        """
        records.check_over(row)
        game, store = self._lobby.context.game(row), self._lobby.store
        kept = await store.chances(row.id)
        if kept or not isinstance(game, Forecasting):
            return kept
        async with self._room.turn(user.id if user else None):
            kept = await store.chances(row.id)
            if not kept and not await has_left() and (told := await self._worked_out(game, row, has_left)):
                await store.keep_chances(row.id, told)
                kept = await store.chances(row.id)
            return kept

    async def _worked_out(self, game: Forecasting[Any], row: MatchRow, has_left: HasLeft) -> list[Chance]:
        """As far as the rules of today play what was played; nothing by halves for who does not wait."""
        told, slices = list[Chance](), TimeSlices(has_left)
        context, store = self._lobby.context, self._lobby.store
        record = await records.record(store, context.game(row), row, edition=False)
        try:
            playback, last = Playback(context.games, record), None
            for _ in playback.verified_changes():
                turn = current_turn(game, playback.match)
                if turn and turn != last:
                    for seat in context.mission(row).teams:
                        random = Random(f"{row.id} {turn} {seat}")
                        chance = game.chance(playback.match.state, seat, random)
                        told.append(Chance(*turn, seat, round(chance, 3)))
                        await slices.rest()
                last = turn
                await slices.rest()
        except Abandoned:
            return []
        except Exception as error:  # whatever rules make of entries that are not theirs
            log.warning("chances are not told to the end", match=row.id, after=len(told), reason=repr(error))
        return told
