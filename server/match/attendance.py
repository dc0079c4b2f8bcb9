"""Detection of people who join or leave a table, on any worker.

Each worker reports its own connections. An arrival is reported immediately, and a departure after a short
delay, so that reloading a page does not count as an absence. If a worker dies, other workers with connections
to the same tables notice at their next check that its people are gone.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from datetime import datetime
from typing import Any, TypeAlias

import structlog

from engine.core.decisions import Refused
from server.base.clock import now
from server.db.types.people import User
from server.db.types.store import STORE_UNAVAILABLE
from server.match.commands.absence import MarkAbsent, MarkPresent
from server.match.commands.handlers import Command
from server.match.connections.connection import Connection
from server.match.people.presence import seated_users
from server.match.state.context import MatchNotFound
from server.match.table import Table
from server.match.tables import Tables
from server.match.tasks import Tasks
from server.transport.errors import first_line
from server.transport.limits.socket_registry import SocketRegistry

log = structlog.get_logger()

#: Seconds between two checks for people without a connection on any worker.
CHECK_SECONDS = 20.0
#: Seconds within which people must open the table after taking a seat.
OPENING_SECONDS = 10.0
#: The ids of a match and a user.
Person: TypeAlias = tuple[str, str]


class Attendance:
    """Reports which people are present at the tables of this process."""

    def __init__(self, tables: Tables, sockets: SocketRegistry, away_seconds: float) -> None:
        self._tables, self._sockets, self._away_seconds = tables, sockets, away_seconds
        # people who are leaving, each with the new connection that received all missed messages
        self._leaving: dict[Person, Connection | None] = {}
        self._missing_since: dict[Person, datetime] = {}
        self._expected = set[Person]()  # people who have taken a seat but not opened the table yet
        tables.context.seated = self.on_seated
        self._tasks = Tasks()

    def start(self) -> None:
        """Start the periodic checks."""
        self._tasks.spawn(self._check_periodically())

    async def close(self) -> None:
        """Cancel the checks and the pending reports, because clients disconnect when the server stops."""
        await self._tasks.close()

    def on_connected(self, table: Table, connection: Connection) -> None:
        """Report that a connection is open and has received the current view."""
        person, row = (table.match_id, connection.user.id), table.audience.row
        if person in self._leaving and not connection.got_whole_view:
            self._leaving[person] = connection
        if row and connection.user.id in row.absent:
            self._tasks.spawn(_submit(table, MarkPresent(user_id=connection.user.id)))

    def on_disconnected(self, table: Table, connection: Connection) -> None:
        """Report that a connection is closed."""
        person, row = (table.match_id, connection.user.id), table.audience.row
        has_others = any(other.user.id == connection.user.id for other in table.audience.connections)
        if row and row.seat_of(connection.user) and not has_others and person not in self._leaving:
            self._leaving[person] = None
            self._tasks.spawn(self._report_departure(table, connection.user))

    def on_seated(self, table: Table) -> None:
        """Report that people have taken seats at the table. Those who do not open it soon are marked as
        absent."""
        row = table.audience.row
        if row is None or row.status != "playing":
            return
        present = {connection.user.id for connection in table.audience.connections}
        for _, user_id in seated_users(row):
            person = (table.match_id, user_id)
            is_pending = person in self._expected or person in self._leaving
            if not (is_pending or user_id in present or user_id in row.absent):
                self._expected.add(person)
                self._tasks.spawn(self._expect_arrival(table, user_id))

    async def _expect_arrival(self, table: Table, user_id: str) -> None:
        person, since = (table.match_id, user_id), now()
        try:
            # Check twice, because the first check may coincide with a page reload.
            for seconds in (max(self._away_seconds, OPENING_SECONDS), self._away_seconds):
                await asyncio.sleep(seconds)
                present = await self._sockets.with_open_sockets([person])
                if present is None or person in present or person in self._leaving:
                    return
            await _submit(table, MarkAbsent(user_id=user_id, since=since))
        finally:
            self._expected.discard(person)

    async def _report_departure(self, table: Table, user: User) -> None:
        person, since = (table.match_id, user.id), now()
        try:
            with suppress(MatchNotFound, *STORE_UNAVAILABLE):
                last_seen = await table.last_view_of(user)
                await asyncio.sleep(self._away_seconds)
                present = await self._sockets.with_open_sockets([person])
                if present is not None and not (person in present and self._leaving[person]):
                    await _run_command(
                        table, table.mark_absent(user, since, last_seen, returned=person in present)
                    )
        finally:
            del self._leaving[person]

    async def _check_periodically(self) -> None:
        while True:
            await asyncio.sleep(CHECK_SECONDS)
            try:
                await self._check_presence()
            except Exception as error:
                log.error("attendance failed", exc_info=error)

    async def _check_presence(self) -> None:
        """Compare the presence shown at the watched tables with the connections of all processes."""
        seated = {
            (table.match_id, user): (table, user in table.audience.row.absent)
            for table in self._tables.watched_tables()
            if table.audience.row
            for _, user in seated_users(table.audience.row)
        }
        present = await self._sockets.with_open_sockets(list(seated))
        if present is None:
            return
        time, previous = now(), self._missing_since
        self._missing_since = {
            person: previous.get(person, time)
            for person, (_, absent) in seated.items()
            if person not in present and not absent and person not in self._leaving
        }
        for person, (table, absent) in seated.items():
            if person in present and absent:
                await _submit(table, MarkPresent(user_id=person[1]))
            elif person in previous and person in self._missing_since:
                await _submit(table, MarkAbsent(user_id=person[1], since=previous[person]))


async def _submit(table: Table, command: Command) -> None:
    await _run_command(table, table.submit(command))


async def _run_command(table: Table, work: Coroutine[Any, Any, Any]) -> None:
    """Run a command at a table. Ignore a refusal, because the command was already carried out or came too
    late."""
    try:
        _ = await work
    except (MatchNotFound, Refused):
        pass
    except STORE_UNAVAILABLE as error:
        table.log.warning("store unavailable", error=first_line(error))
    except Exception as error:
        table.log.error("attendance failed", exc_info=error)
