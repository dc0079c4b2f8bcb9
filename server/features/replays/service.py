"""Replays of finished matches, page by page."""

from __future__ import annotations

from typing import NamedTuple

from engine.core.matches.record import BadRecord, Playback
from server.db.types.matches import MatchRow
from server.db.types.people import User
from server.features.lobby.service import Lobby
from server.features.replays import records
from server.features.replays.frames import Replay
from server.match.bots.fair_scheduler import Abandoned, HasLeft, never_disconnects
from server.match.commands import seat_handover
from server.match.views.labels import Labeller, Labels
from server.transport.errors import Problem
from server.transport.limits.waiting_room import WaitingRoom

#: The number of replays kept in memory between pages. Any other replay starts again from the beginning.
MAX_REPLAYS = 8


class Page(NamedTuple):
    """Frames of a replay, whether there are more, and whether it was cut because the current rules differ."""

    frames: list[str]
    more: bool
    cut: bool


#: The response to a caller who has disconnected.
EMPTY_PAGE = Page([], True, False)


class Replays:
    """The replays of one process. One page is created at a time, which leaves most of the process's time to
    the tables."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby
        self._replays: dict[tuple[str, str, Labels], Replay] = {}
        self._room = WaitingRoom(turns=1)

    async def page(
        self,
        row: MatchRow,
        user: User,
        since: int,
        has_left: HasLeft = never_disconnects,
        *,
        labels: Labels = "none",
    ) -> Page:
        """Return the frames after ``since`` of a match, as the user saw it, with their sentences unless
        ``labels`` is "none". There may be none if many changes
        showed the user nothing.

        Raises Problem 409 with ``not-over``, or with ``cannot-replay`` if the current rules cannot even read
        the initial position. Raises the errors of `WaitingRoom`.
        """
        async with self._room.turn(user.id):
            if await has_left():
                return EMPTY_PAGE
            replay = self._replays.pop((row.id, user.id, labels), None)
            if replay is None or replay.seq > since or replay.row.version != row.version:
                replay = await self._begin(row, user, labels)
            try:
                frames = await replay.next_page(since, has_left)
            except Abandoned:
                return EMPTY_PAGE
            if not replay.over:
                self._replays[row.id, user.id, labels] = replay
            if len(self._replays) > MAX_REPLAYS:
                del self._replays[next(iter(self._replays))]
            return Page(frames, not replay.over, replay.cut)

    async def _begin(self, row: MatchRow, user: User, labels: Labels) -> Replay:
        context = self._lobby.context
        record = await records.record(self._lobby.store, context.game(row), row, edition=False)
        try:
            playback = Playback(context.games, record)
        except BadRecord as error:
            raise Problem(409, "cannot-replay") from error
        initial_names = playback.game.people(playback.first)
        names = seat_handover.names_of(row, user, initial_names)
        labeller = None if labels == "none" else Labeller(playback.game)
        return Replay(playback, row, context.mission(row), names, labeller)
