"""Writes updates to the database, those that arrive together in one transaction.

Every transaction waits for the disk: many matches at once would wait one after another. So updates that
arrive while others are being written share the next transaction, on a connection that does nothing else.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Protocol

import psycopg
from sqlalchemy import URL

from server.store.protocol import Conflict, MatchUpdate
from server.store.statements import Statements

#: How many updates share a transaction.
MANY = 50
#: For how long another process may hold SQLite's write lock, and how often it is asked for, in seconds.
PATIENCE, PAUSE = 10.0, 0.005

#: For each update of a group None, or why it was not written.
Outcomes = Sequence[Conflict | None]
VIOLATED = (sqlite3.IntegrityError, psycopg.errors.IntegrityError)


class GroupWriter(Protocol):
    """Writes several updates in one transaction."""

    async def write(self, updates: Sequence[MatchUpdate]) -> Outcomes:
        """Return once they are on disk. If it raises, none is written, or it cannot be told.

        Raises the driver's IntegrityError if one of them repeats what is there, and its other errors if the
        database cannot be reached.
        """
        ...

    async def close(self) -> None:
        """Let go of the connection."""
        ...


class Writer:
    """A queue of updates."""

    def __init__(self, group: GroupWriter) -> None:
        self._group = group
        self._waiting: list[tuple[MatchUpdate, asyncio.Future[None]]] = []
        self._task: asyncio.Task[None] | None = None

    async def write(self, update: MatchUpdate) -> None:
        """Return when the update is on disk.

        Raises Conflict if the match has moved on, and the driver's errors if the database cannot be reached.
        """
        written: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((update, written))
        if self._task is None:
            self._task = asyncio.create_task(self._work())
        await written

    async def close(self) -> None:
        """Finish what is under way."""
        if self._task:
            await asyncio.wait([self._task])
        await self._group.close()

    async def _work(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting[:MANY], self._waiting[MANY:]
            outcomes = await self._outcomes([update for update, _ in batch])
            for (_, written), outcome in zip(batch, outcomes, strict=True):
                _settle(written, outcome)
        self._task = None

    async def _outcomes(self, updates: list[MatchUpdate]) -> Sequence[Exception | None]:
        """Write the updates in one transaction; if that fails, each in its own, so that only the one at fault
        fails. To write one again does no harm: if it was written after all, its version is gone."""
        try:
            return await self._group.write(updates)
        except Exception:
            return [await self._alone(update) for update in updates]

    async def _alone(self, update: MatchUpdate) -> Exception | None:
        try:
            return (await self._group.write([update]))[0]
        except VIOLATED as violated:
            conflict = Conflict()
            conflict.__cause__ = violated
            return conflict
        except Exception as error:
            return error


def _settle(written: asyncio.Future[None], outcome: Exception | None) -> None:
    if written.done():  # its caller was cancelled
        return
    if outcome is None:
        written.set_result(None)
    else:
        written.set_exception(outcome)


class SqliteGroups:
    """Groups on SQLite.

    Statements change pages in memory and are executed in the caller's thread: there they take microseconds,
    while each would wait for the interpreter's lock in another one. Only the commit waits for the disk, in a
    thread of its own.
    """

    def __init__(self, file: str, pragmas: Sequence[str], statements: Statements, gate: asyncio.Lock) -> None:
        """``gate`` is held by whoever writes in this process."""
        self._file, self._pragmas, self._statements, self._gate = file, pragmas, statements, gate
        self._connection: sqlite3.Connection | None = None
        self._disk = ThreadPoolExecutor(1, "commit")

    async def write(self, updates: Sequence[MatchUpdate]) -> Outcomes:
        async with self._gate:
            connection = self._connection = self._connection or self._open()
            await _begin(connection)
            try:
                outcomes = [self._write(connection, update) for update in updates]
                await asyncio.get_running_loop().run_in_executor(self._disk, connection.commit)
            except BaseException:
                connection.rollback()
                raise
            return outcomes

    async def close(self) -> None:
        self._disk.shutdown()
        if self._connection:
            self._connection.close()

    def _open(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self._file, isolation_level=None, check_same_thread=False)
        for pragma in self._pragmas:
            connection.execute(pragma)
        connection.execute("PRAGMA busy_timeout=0")  # it would wait in the caller's thread
        return connection

    def _write(self, connection: sqlite3.Connection, update: MatchUpdate) -> Conflict | None:
        guard, values = self._statements.guard(update)
        if connection.execute(guard.text, values).rowcount != 1:
            return Conflict()
        for statement, rows in self._statements.rest(update):
            connection.executemany(statement.text, rows)
        return None


async def _begin(connection: sqlite3.Connection) -> None:
    """Take the write lock; raises sqlite3.OperationalError if another process does not let go of it."""
    for _ in range(int(PATIENCE / PAUSE)):
        with suppress(sqlite3.OperationalError):
            connection.execute("BEGIN IMMEDIATE")
            return
        await asyncio.sleep(PAUSE)
    connection.execute("BEGIN IMMEDIATE")


class PostgresGroups:
    """Groups on PostgreSQL: the statements of a group go out together, and so do the answers."""

    def __init__(self, url: URL, statements: Statements) -> None:
        self._url = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._statements = statements
        self._connection: psycopg.AsyncConnection | None = None

    async def write(self, updates: Sequence[MatchUpdate]) -> Outcomes:
        if self._connection is None or self._connection.closed:
            self._connection = await psycopg.AsyncConnection.connect(self._url, prepare_threshold=0)
        connection = self._connection
        try:
            late = await self._execute(connection, updates)
            if not late:
                await connection.commit()
                return [None] * len(updates)
            await connection.rollback()
        except BaseException:
            await self.close()  # whatever state it is in
            raise
        others = [update for at, update in enumerate(updates) if at not in late]
        outcomes = iter(await self.write(others) if others else ())
        return [Conflict() if at in late else next(outcomes) for at in range(len(updates))]

    async def close(self) -> None:
        connection, self._connection = self._connection, None
        if connection:
            with suppress(psycopg.Error):
                await connection.close()

    async def _execute(self, connection: psycopg.AsyncConnection, updates: Sequence[MatchUpdate]) -> set[int]:
        """Execute all statements; returns which updates came too late."""
        guards = []
        async with connection.pipeline():
            for update in updates:
                guard, values = self._statements.guard(update)
                guards.append(await connection.execute(guard.text, values))
                cursor = connection.cursor()
                for statement, rows in self._statements.rest(update):
                    await cursor.executemany(statement.text, rows)
        return {at for at, guard in enumerate(guards) if guard.rowcount != 1}
