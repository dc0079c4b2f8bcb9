"""Keeps one match in memory at the store's newest version, and its connections up to date."""

from __future__ import annotations

from contextlib import suppress

import structlog

from server.db.types.matches import MatchRow, MatchUpdate
from server.db.types.store import Conflict
from server.match.audience import Audience
from server.match.recovery.loading import load_live
from server.match.schedule import Schedule
from server.match.spectators.spectators import Spectators
from server.match.state.context import TableContext
from server.match.state.live import LiveMatch

log = structlog.get_logger()

#: The maximum number of updates from other processes that a match in memory may be behind. If it is further
#: behind, it is dropped, because reading it again is quicker.
MAX_MISSED = 50


class CurrentMatch:
    """The match of one table in memory. The caller holds the table's lock, except for `relay`."""

    def __init__(
        self,
        match_id: str,
        context: TableContext,
        audience: Audience,
        spectators: Spectators,
        schedule: Schedule,
    ) -> None:
        self.match_id = match_id
        self.live: LiveMatch | None = None
        self.is_behind = True  # whether the store may contain a newer version
        self._context = context
        self._audience = audience
        self._spectators = spectators
        self._schedule = schedule
        self._missed: list[MatchUpdate] = []  # updates that were not applied to the match in memory yet

    @property
    def version(self) -> int:
        """The newest version of the match that the connections here have."""
        return self._audience.row.version if self._audience.row else -1

    async def newest(self) -> LiveMatch:
        """Return the match at the store's newest version."""
        while self.is_behind or self.live is None or self._missed:
            live = None if self.is_behind else self._catch_up()
            self.is_behind, self.live, self._missed = False, None, []
            with suppress(Conflict):
                live = live or await load_live(self._context, self.match_id)
                self._audience.catch_up_all(live)
                self._on_change(live.row, grace=self._context.settings.sweep_seconds)
                self.live = live
        return self.live

    def _catch_up(self) -> LiveMatch | None:
        """Return the match in memory after the missed updates. Return None if it must be read instead."""
        try:
            return self.live.catch_up(self._missed) if self.live else None
        except Exception as error:
            log.warning("match cannot be followed", match=self.match_id, exc_info=error)
            return None

    async def is_newest(self) -> bool:
        """Return whether the store contains no newer version."""
        versions = await self._context.store.versions([self.match_id])
        return versions.get(self.match_id) == self.version

    async def commit(self, update: MatchUpdate, after: LiveMatch) -> bool:
        """Write the update that leads to ``after``. Return False if another process committed first.

        If anything fails, the match in memory is dropped.
        """
        try:
            await self._context.store.commit(update)
        except Conflict:
            self.live = None
            return False
        except BaseException:
            self.live = None
            raise
        self.live = after
        return True

    def drop(self) -> None:
        """Read the match again before its next use."""
        self.live = None

    def relay(self, update: MatchUpdate | None) -> bool:
        """Send an update of another process to the connections here. Return False if it does not follow the
        last one. The match in memory applies updates only when it is needed."""
        row = self._audience.relay(update) if update else None
        if update is None or row is None:
            return False
        update.patches = []  # they are sent, and the audience keeps them
        self._missed.append(update)
        if self.live is None or len(self._missed) > MAX_MISSED:
            self.live, self._missed = None, []
        self._on_change(row, grace=self._context.settings.sweep_seconds)
        return True

    def _on_change(self, row: MatchRow, grace: float) -> None:
        self._spectators.handle_change(row)
        self._schedule.update(row, grace)
