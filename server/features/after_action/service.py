"""Reports on finished matches, and clips of their decisive moments.

Nothing is computed while a match is played. The journal is replayed at the first request, and the most recent
reports are kept in memory. The database only stores the range of changes in a clip. A clip contains only what
a spectator's replay would show.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import structlog

from engine.core.facts import Fact
from engine.core.matches.record import BadRecord, Playback
from engine.core.present.reporting import Report, Reporting
from server.db.types.clips import Clip
from server.db.types.matches import MatchRow
from server.db.types.people import User
from server.features.identity.service import is_id, new_id
from server.features.lobby.service import Lobby
from server.features.replays import records
from server.features.replays.frames import Replay
from server.match.bots.fair_scheduler import Abandoned, HasLeft, TimeSlices, never_disconnects
from server.transport.errors import Problem
from server.transport.limits.waiting_room import WaitingRoom

log = structlog.get_logger()

#: The number of matches whose reports and clips are kept in memory.
MAX_CACHED = 16
#: The number of changes in a clip before and after the decisive moment.
CHANGES_BEFORE, CHANGES_AFTER = 1, 1


class AfterActionReports:
    """The reports and clips of one process. One match is computed at a time."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby
        self._reports: dict[tuple[str, int], Report] = {}
        self._frames: dict[tuple[str, int], list[str]] = {}
        self._room = WaitingRoom(turns=1)

    async def report_on(
        self, row: MatchRow, user: User | None, has_left: HasLeft = never_disconnects
    ) -> Report | None:
        """Return the report on a match. Return None if the caller disconnects before it is ready.

        Raises Problem 409 with ``not-over``, ``no-report`` (the game has no reports) or ``cannot-replay``,
        and the errors of `WaitingRoom`.
        """
        records.check_over(row)
        game = self._lobby.context.game(row)
        if not isinstance(game, Reporting):
            raise Problem(409, "no-report")
        if cached := self._reports.get((row.id, row.version)):
            return cached
        async with self._room.turn(user.id if user else None):
            try:
                first, changes = await self._replay_facts(row, has_left)
            except Abandoned:
                return None
        _cache(self._reports, row, report := game.report(first, changes))
        return report

    async def share_clip(
        self, row: MatchRow, user: User, has_left: HasLeft = never_disconnects
    ) -> Clip | None:
        """Return the clip of a match, creating it on the first request. Return None if the caller disconnects
        first.

        Raises Problem 409 like `report_on`, or with ``no-clip`` if no moment was decisive.
        """
        records.check_over(row)
        if clip := await self._lobby.store.clip_of(row.id):
            return clip
        report = await self.report_on(row, user, has_left)
        if report is None:
            return None
        if report.moment is None:
            raise Problem(409, "no-clip")
        first, last = report.moment
        return await self._lobby.store.store_clip(
            Clip(row.id, new_id(), max(1, first - CHANGES_BEFORE), last + CHANGES_AFTER)
        )

    async def clip(self, token: str) -> tuple[MatchRow, Clip]:
        """Return the match of a clip, and the clip. Raises Problem 404 for an unknown token."""
        clip = await self._lobby.store.clip(token) if is_id(token) else None
        row = await self._lobby.match_row(clip.match) if clip else None
        if clip is None or row is None:
            raise Problem(404, detail="there is no such clip")
        return row, clip

    async def frames(self, row: MatchRow, clip: Clip, has_left: HasLeft = never_disconnects) -> list[str]:
        """Return a clip's frames: a whole view, then the changes. Return no frames if the caller has
        disconnected."""
        if cached := self._frames.get((row.id, row.version)):
            return cached
        async with self._room.turn():
            replay = Replay(await self._start_playback(row), row, self._lobby.context.mission(row), ())
            try:
                frames = await replay.frames_between(clip.first, clip.last, has_left)
            except Abandoned:
                return []
        _cache(self._frames, row, frames)
        return frames

    async def _replay_facts(self, row: MatchRow, has_left: HasLeft) -> tuple[Any, list[Sequence[Fact[Any]]]]:
        """Return the initial state of a match, and its facts. Raises Problem if the current rules produce a
        different match."""
        playback, slices = await self._start_playback(row), TimeSlices(has_left)
        changes = list[Sequence[Fact[Any]]]()
        try:
            for change in playback.verified_changes():
                changes.append(change.facts)
                await slices.rest()
        except Abandoned:
            raise
        except Exception as error:  # the rules may raise any error for unknown entries
            log.warning(
                "match cannot be replayed for a report", match=row.id, after=len(changes), reason=repr(error)
            )
            raise Problem(409, "cannot-replay") from error
        return playback.first, changes

    async def _start_playback(self, row: MatchRow) -> Playback:
        context = self._lobby.context
        record = await records.record(self._lobby.store, context.game(row), row, edition=False)
        try:
            return Playback(context.games, record)
        except BadRecord as error:
            raise Problem(409, "cannot-replay") from error


def _cache(cache: dict[tuple[str, int], Any], row: MatchRow, value: Any) -> None:
    cache[row.id, row.version] = value
    if len(cache) > MAX_CACHED:
        del cache[next(iter(cache))]
