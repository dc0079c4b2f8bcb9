"""Shows the match to spectators with a delay, if the host has chosen one.

Every view of the spectators is stored when it is committed, as a diff and sometimes as a whole view. A
spectator gets the views that any process committed long enough ago, even after a restart. Only one view of
each match with delayed spectators is kept in memory.
"""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Mapping
from datetime import datetime, timedelta

import orjson
import structlog

from engine.core.present.views import SPECTATOR
from server.base.clock import now
from server.base.json_codec import dumps
from server.db.sql.store import Store
from server.db.types.matches import MatchRow, MatchUpdate
from server.db.types.moderation import SpectatorFrame
from server.db.types.people import User
from server.db.types.store import STORE_UNAVAILABLE
from server.match.connections.connection import Connection
from server.match.views.broadcast import view_text
from server.match.views.patches import apply_patch
from server.match.views.views import View

log = structlog.get_logger()

#: The longest delay that a host may choose, and the additional time for which a shown frame is kept.
MAX_DELAY, RETENTION = timedelta(minutes=10), timedelta(minutes=20)
#: The lobby is shown without delay, so for spectators a match begins with a frame of this age.
LOBBY_AGE = timedelta(days=1)
#: The interval, in views, at which a whole view is stored.
WHOLE_VIEW_INTERVAL = 32
#: Seconds between two checks for frames that are due.
CHECK_INTERVAL = 1.0


def delay_of(row: MatchRow) -> timedelta:
    """Return the delay with which spectators see the match. A lobby has no delay."""
    return timedelta(minutes=row.options.get("spectator_delay", 0) if row.commitment else 0)


def has_left_seat(row: MatchRow, user: User | None) -> bool:
    """Return whether the user has handed over a seat of this match. They may still watch."""
    return user is not None and user.id in row.handed.get("sat", {})


def is_delayed(row: MatchRow, connection: Connection) -> bool:
    """Return whether the connection's user watches with a delay."""
    return bool(delay_of(row)) and row.seat_of(connection.user) is None


def frames_of(
    before: MatchRow, after: MatchRow, old: Mapping[str, View], new: Mapping[str, View], update: MatchUpdate
) -> list[SpectatorFrame]:
    """Return the spectators' frames that an update adds. ``old`` and ``new`` are the views before and after
    it."""
    patch = next((patch for patch in update.patches if patch.viewer == SPECTATOR), None)
    if patch is None or not delay_of(after):
        return []
    full_view = compress(new[SPECTATOR]) if patch.seq % WHOLE_VIEW_INTERVAL == 0 else None
    frames = [SpectatorFrame(patch.seq, update.at, patch.body, full_view)]
    if update.seed is None:
        return frames
    return [
        SpectatorFrame(before.seqs[SPECTATOR], update.at - LOBBY_AGE, "", compress(old[SPECTATOR])),
        *frames,
    ]


def first_frames(row: MatchRow, views: Mapping[str, View], at: datetime) -> list[SpectatorFrame]:
    """Return the first frame after views have been renumbered. It has no diff."""
    return [SpectatorFrame(row.seqs[SPECTATOR], at, "", compress(views[SPECTATOR]))] if delay_of(row) else []


def compress(view: View) -> bytes:
    """Return the whole view as it is stored: JSON, compressed with zlib.

    >>> view = {"log": ["Ann rolls 3"] * 100}
    >>> len(compress(view)) < 100, orjson.loads(zlib.decompress(compress(view))) == view
    (True, True)
    """
    return zlib.compress(dumps(view).encode(), 6)


class DelayedView:
    """The latest view that spectators may see, read from the store."""

    def __init__(self, store: Store, match_id: str, delay: timedelta) -> None:
        self.seq = -1
        self.view: View = {}
        self._store = store
        self._match_id = match_id
        self._delay = delay

    async def advance(self) -> list[tuple[int, str]]:
        """Advance as far as the delay allows. Return the new frames with the numbers of their views."""
        after = None if self.seq < 0 else self.seq
        rows = await self._store.spectator_frames(self._match_id, after, now() - self._delay)
        return [(row.seq, self._apply_frame(row)) for row in rows if row.seq > self.seq]

    def _apply_frame(self, row: SpectatorFrame) -> str:
        """Return the frame that leads to a view: the diff if it fits, otherwise the whole view."""
        if row.body and row.seq == self.seq + 1:
            self.view, self.seq = apply_patch(self.view, orjson.loads(row.body)["patch"]), row.seq
            return row.body
        if row.view is None:
            raise LookupError(f"no frame leads to view {row.seq}")
        self.view, self.seq = orjson.loads(zlib.decompress(row.view)), row.seq
        return view_text(self.seq, self.view)


async def delayed_view(store: Store, row: MatchRow) -> DelayedView | None:
    """Return the view of a match that spectators may see now, or None if there is no delay."""
    delay = delay_of(row)
    if not delay:
        return None
    delayed = DelayedView(store, row.id, delay)
    _ = await delayed.advance()
    return delayed if delayed.seq >= 0 else None


class SpectatorDelay:
    """The connections to one table that see it with a delay, and the task that sends them frames."""

    def __init__(self, match_id: str, store: Store) -> None:
        self.connections: set[Connection] = set()
        self._match_id = match_id
        self._store = store
        self._view: DelayedView | None = None
        self._lock = asyncio.Lock()
        self._task: asyncio.Task[None] | None = None

    def add(self, connection: Connection, row: MatchRow) -> None:
        """Delay a connection from now on. Its client keeps the views that it has already received."""
        connection.is_delayed = True
        if connection.viewer != SPECTATOR:
            connection.viewer, connection.seq = SPECTATOR, -1
        self.connections.add(connection)
        self._view = self._view or DelayedView(self._store, self._match_id, delay_of(row))
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._run())

    def leave(self, connection: Connection) -> None:
        """Remove a connection."""
        connection.is_delayed = False
        self.connections.discard(connection)

    async def join(
        self, connection: Connection, row: MatchRow, live: tuple[int, View], since: int | None
    ) -> None:
        """Send the delayed view unless the connection already has it. ``live`` is the spectators' view
        without delay, used for a match that ended long ago."""
        client_seq = (
            since if since is not None and not has_left_seat(row, connection.user) else -1
        )  # the client's view may be a seat's view
        connection.viewer, connection.seq = SPECTATOR, client_seq
        self.add(connection, row)
        async with self._lock:
            await self._show_due_frames()
            if self._view is None or self._view.seq < 0:
                connection.seq = live[0]
                connection.send(view_text(*live))
            elif connection.seq != self._view.seq:
                self._send_view(connection)

    async def send_view(self, connection: Connection) -> None:
        """Send the delayed view as a whole."""
        connection.seq = -1
        async with self._lock:
            await self._show_due_frames()

    def reload(self) -> None:
        """Read the frames again and send a whole view, because the frames may have been rewritten."""
        if self._view:
            self._view.seq = -1

    def stop(self) -> None:
        """Stop sending."""
        if self._task:
            self._task.cancel()

    async def _run(self) -> None:
        while self.connections:
            await asyncio.sleep(CHECK_INTERVAL)
            try:
                async with self._lock:
                    await self._show_due_frames()
            except STORE_UNAVAILABLE:
                continue
            except Exception as error:
                log.error("frames not sent to spectators", match=self._match_id, exc_info=error)
        self._view = None

    async def _show_due_frames(self) -> None:
        """Send every connection the frames that are due."""
        if self._view is None:
            return
        try:
            frames = await self._view.advance()
        except LookupError:
            self._view.seq, frames = -1, []
            await self._view.advance()
        if self._view.seq < 0:
            return
        for connection in list(self.connections):
            self._send_frames(connection, frames)

    def _send_frames(self, connection: Connection, frames: list[tuple[int, str]]) -> None:
        assert self._view
        if frames and connection.seq == frames[0][0] - 1:
            for _, text in frames:
                connection.send(text)
            connection.seq = self._view.seq
        elif connection.seq < 0 or frames:
            self._send_view(connection)

    def _send_view(self, connection: Connection) -> None:
        assert self._view
        connection.seq = self._view.seq
        connection.send(view_text(self._view.seq, self._view.view))
