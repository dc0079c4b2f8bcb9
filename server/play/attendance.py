"""Finds out who comes to a table and who leaves it, whichever worker somebody is connected to.

Each worker tells of its own connections: who comes is noticed at once, who leaves after a moment, so that a
page that is loaded again is no absence. What a worker could not tell of, because it died, others notice when
they look at the tables that are watched there.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from datetime import datetime
from typing import Any, TypeAlias

import structlog

from engine.core.decisions import Refused
from server.errors import first_line
from server.json_codec import now
from server.play.absence import Came, Left
from server.play.commands import Command
from server.play.connection import Connection
from server.play.context import MatchNotFound
from server.play.presence import seated_users
from server.play.table import Table
from server.play.tables import Tables
from server.play.tasks import Tasks
from server.socket_registry import SocketRegistry
from server.store.people import User
from server.store.protocol import STORE_UNAVAILABLE

log = structlog.get_logger()

#: How often, in seconds, it is looked for people of whom nobody has told.
LOOK = 20.0
#: For how long, in seconds, whoever has just sat down may take to open the table.
OPENING = 10.0
#: A match and a user, by their ids.
Person: TypeAlias = tuple[str, str]


class Attendance:
    """The people at the tables of this process."""

    def __init__(self, tables: Tables, places: SocketRegistry, away_seconds: float) -> None:
        self._tables, self._places, self._patience = tables, places, away_seconds
        self._leaving: dict[Person, Connection | None] = {}  # with the one that brought them all they missed
        self._unseen: dict[Person, datetime] = {}
        self._expected = set[Person]()  # who has a seat, and has not opened the table
        tables.context.seated = self.seated
        self._tasks = Tasks()

    def start(self) -> None:
        """Look at the tables from now on."""
        self._tasks.spawn(self._look_always())

    async def close(self) -> None:
        """Stop: people who leave now leave because the server stops."""
        await self._tasks.close()

    def came(self, table: Table, connection: Connection) -> None:
        """Tell that the connection is open, and has been sent what it had missed."""
        person, row = (table.match_id, connection.user.id), table.audience.row
        if person in self._leaving and not connection.anew:
            self._leaving[person] = connection
        if row and connection.user.id in row.absent:
            self._tasks.spawn(_submit(table, Came(user_id=connection.user.id)))

    def left(self, table: Table, connection: Connection) -> None:
        """Tell that the connection is closed."""
        person, row = (table.match_id, connection.user.id), table.audience.row
        others = any(each.user.id == connection.user.id for each in table.audience.connections)
        if row and row.seat_of(connection.user) and not others and person not in self._leaving:
            self._leaving[person] = None
            self._tasks.spawn(self._leave(table, connection.user))

    def seated(self, table: Table) -> None:
        """Tell that people have seats at the table, however they came by them: whoever does not open it soon
        is away."""
        row = table.audience.row
        if row is None or row.status != "playing":
            return
        here = {connection.user.id for connection in table.audience.connections}
        for _, user_id in seated_users(row):
            person = (table.match_id, user_id)
            watched = person in self._expected or person in self._leaving
            if not (watched or user_id in here or user_id in row.absent):
                self._expected.add(person)
                self._tasks.spawn(self._expect(table, user_id))

    async def _expect(self, table: Table, user_id: str) -> None:
        person, since = (table.match_id, user_id), now()
        try:
            # Twice: the first time a page may just be loaded again.
            for patience in (max(self._patience, OPENING), self._patience):
                await asyncio.sleep(patience)
                here = await self._places.open([person])
                if here is None or person in here or person in self._leaving:
                    return
            await _submit(table, Left(user_id=user_id, since=since))
        finally:
            self._expected.discard(person)

    async def _leave(self, table: Table, user: User) -> None:
        person, since = (table.match_id, user.id), now()
        try:
            with suppress(MatchNotFound, *STORE_UNAVAILABLE):
                seen = await table.seen_by(user)
                await asyncio.sleep(self._patience)
                here = await self._places.open([person])
                if here is not None and not (person in here and self._leaving[person]):
                    await _do(table, table.miss(user, since, seen, returned=person in here))
        finally:
            del self._leaving[person]

    async def _look_always(self) -> None:
        while True:
            await asyncio.sleep(LOOK)
            try:
                await self._look()
            except Exception as error:
                log.error("attendance failed", exc_info=error)

    async def _look(self) -> None:
        """Compare what is shown at the tables that are watched here with who is connected anywhere."""
        at_tables = {
            (table.match_id, user): (table, user in table.audience.row.absent)
            for table in self._tables.watched()
            if table.audience.row
            for _, user in seated_users(table.audience.row)
        }
        here = await self._places.open(list(at_tables))
        if here is None:
            return
        at, unseen = now(), self._unseen
        self._unseen = {
            person: unseen.get(person, at)
            for person, (_, absent) in at_tables.items()
            if person not in here and not absent and person not in self._leaving
        }
        for person, (table, absent) in at_tables.items():
            if person in here and absent:
                await _submit(table, Came(user_id=person[1]))
            elif person in unseen and person in self._unseen:
                await _submit(table, Left(user_id=person[1], since=unseen[person]))


async def _submit(table: Table, command: Command) -> None:
    await _do(table, table.submit(command))


async def _do(table: Table, work: Coroutine[Any, Any, Any]) -> None:
    """Do something at a table that may be done already, or too late."""
    try:
        _ = await work
    except (MatchNotFound, Refused):
        pass
    except STORE_UNAVAILABLE as error:
        table.log.warning("store is away", error=first_line(error))
    except Exception as error:
        table.log.error("attendance failed", exc_info=error)
