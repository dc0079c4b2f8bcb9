"""The win chances of each seat in a finished match, turn by turn. They are estimated from the seat's
knowledge at the time.

Nothing is computed while a match is played. The journal is replayed at the first request, and the result is
stored.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import structlog

from engine.core.matches.record import Playback
from engine.core.players import Forecasting
from engine.core.simulation.forecasting import current_turn
from server.db.types.matches import Chance, MatchRow
from server.db.types.people import User
from server.features.lobby.service import Lobby
from server.features.replays import records
from server.match.bots.fair_scheduler import Abandoned, HasLeft, TimeSlices, never_disconnects
from server.transport.limits.waiting_room import WaitingRoom

log = structlog.get_logger()


class WinChances:
    """Computes the win chances of finished matches. One match is computed at a time, which leaves most of the
    process's time to the tables."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby
        self._room = WaitingRoom(turns=1)

    async def chances_of(
        self, row: MatchRow, has_left: HasLeft = never_disconnects, user: User | None = None
    ) -> Sequence[Chance]:
        """Return the win chances of a match, by round. Return none if the game does not estimate them, or if
        the caller disconnects before they are ready. ``user`` is the caller.

        Raises Problem 409 until the match is over, and the errors of `WaitingRoom`.
        """
        records.check_over(row)
        game, store = self._lobby.context.game(row), self._lobby.store
        stored = await store.chances(row.id)
        if stored or not isinstance(game, Forecasting):
            return stored
        async with self._room.turn(user.id if user else None):
            stored = await store.chances(row.id)
            if (
                not stored
                and not await has_left()
                and (chances := await self._compute_chances(game, row, has_left))
            ):
                await store.store_chances(row.id, chances)
                stored = await store.chances(row.id)
            return stored

    async def _compute_chances(
        self, game: Forecasting[Any], row: MatchRow, has_left: HasLeft
    ) -> list[Chance]:
        """Return the chances up to the first change that the current rules play differently. Return none if
        the caller disconnects."""
        chances, slices = list[Chance](), TimeSlices(has_left)
        context, store = self._lobby.context, self._lobby.store
        record = await records.record(store, context.game(row), row, edition=False)
        try:
            playback, previous_turn = Playback(context.games, record), None
            for _ in playback.verified_changes():
                turn = current_turn(game, playback.match)
                if turn and turn != previous_turn:
                    for seat in context.mission(row).teams:
                        random = Random(f"{row.id} {turn} {seat}")
                        chance = game.chance(playback.match.state, seat, random)
                        chances.append(Chance(*turn, seat, round(chance, 3)))
                        await slices.rest()
                previous_turn = turn
                await slices.rest()
        except Abandoned:
            return []
        except Exception as error:  # the rules may raise any error for unknown entries
            log.warning("chances are incomplete", match=row.id, after=len(chances), reason=repr(error))
        return chances
