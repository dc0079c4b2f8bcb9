"""Connections to SQLite, each with a thread of its own."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Iterable, Iterator
from functools import partial
from itertools import islice
from typing import Any, Self

import aiosqlite

#: The number of rows that are fetched with the statement. Callers that read more in parts must not hold all
#: of them.
FIRST = 500


class FetchingCursor(aiosqlite.Cursor):
    """Fetches the first rows of a statement in the same thread call that executes it.

    Waking another thread takes longer than most statements do. So steps without disk access are done here:
    making a cursor, returning fetched rows, and closing a cursor whose statement is done.

    >>> async def example():
    ...     async with connect(":memory:") as connection, connection.cursor() as cursor:
    ...         await cursor.execute("SELECT 1 UNION SELECT 2 UNION SELECT 3")
    ...         return await cursor.fetchone(), await cursor.fetchmany(1), await cursor.fetchall()
    >>> asyncio.run(example())
    ((1,), [(2,)], [(3,)])
    """

    _rows: Iterator[sqlite3.Row] = iter(())
    _more = False
    #: Whether the caller has stopped waiting for the thread, which may still be at work.
    _left = False

    async def execute(self, sql: str, parameters: Iterable[Any] | None = None) -> Self:
        self._rows, self._more = iter(()), False
        rows = await self._execute(self._executed, sql, parameters or ())
        self._rows, self._more = iter(rows), len(rows) == FIRST
        return self

    def _executed(self, sql: str, parameters: Any) -> list[sqlite3.Row]:
        """Execute the statement, in the thread."""
        return self._cursor.execute(sql, parameters).fetchmany(FIRST)

    async def _execute(self, fn: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        try:
            return await super()._execute(fn, *args, **kwargs)  # type: ignore[no-untyped-call]
        except asyncio.CancelledError:
            self._left = True
            raise

    async def fetchone(self) -> sqlite3.Row | None:
        row = next(self._rows, None)
        return await super().fetchone() if row is None and self._more else row

    async def fetchmany(self, size: int | None = None) -> list[sqlite3.Row]:
        rows = list(islice(self._rows, self.arraysize if size is None else size))
        return rows if rows or not self._more else list(await super().fetchmany(size))

    async def fetchall(self) -> list[sqlite3.Row]:
        rows = list(self._rows)
        return [*rows, *await super().fetchall()] if self._more else rows

    async def close(self) -> None:
        if self._left or self._more:
            await super().close()
        else:
            self._cursor.close()


class Connection(aiosqlite.Connection):
    """Uses its thread only for steps that may wait for the disk, and stops it only once.

    If a reading task is cancelled twice, SQLAlchemy stops the thread while the connection is being closed.
    Closing it would then wait for ever for an answer of the ended thread.

    >>> async def example():
    ...     connection = await connect(":memory:")
    ...     await connection.close()
    ...     return connection.stop()
    >>> print(asyncio.run(example()))
    None
    """

    _stopping: asyncio.Future[Any] | None = None

    async def _connect(self) -> Self:
        """Open the file. If that fails, end the thread before raising.

        Otherwise the thread would report its end to an event loop that may be closed by then.
        """
        try:
            _ = await super()._connect()
        except Exception:
            if self._stopping is not None:
                await self._stopping
            raise
        return self

    def cursor(self) -> FetchingCursor:  # type: ignore[override]
        return FetchingCursor(self, self._conn.cursor())

    async def rollback(self) -> None:
        if self._conn.in_transaction:
            await super().rollback()

    def stop(self) -> asyncio.Future[Any] | None:
        """Stop the thread. Return None if it was stopped before."""
        if not self._running:
            return None
        self._stopping = super().stop()
        return self._stopping


def connect(*args: Any, **options: Any) -> Awaitable[aiosqlite.Connection]:
    """Return an awaitable connection. The arguments are those of `sqlite3.connect`.

    >>> async def example():
    ...     async with connect(":memory:") as connection, connection.execute("SELECT 1") as rows:
    ...         return await rows.fetchone()
    >>> asyncio.run(example())
    (1,)
    """
    options["check_same_thread"] = False  # two threads never use one at the same time
    connection = Connection(partial(sqlite3.connect, *args, **options), iter_chunk_size=64)
    connection._thread.daemon = True  # as SQLAlchemy does for its own connections
    return connection
