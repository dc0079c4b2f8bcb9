"""SQLite connections, each with a separate thread."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable
from contextlib import suppress
from functools import partial
from typing import Any, Self

import aiosqlite


class RollbackConnection(sqlite3.Connection):
    """An SQLite connection that rolls back its open transaction when it is closed.

    SQLite closes a connection only when its last statement has ended. A cancelled task leaves a statement
    open until its frames are collected as garbage. Until then nobody could write to the database.

    >>> connection = sqlite3.connect(":memory:", factory=RollbackConnection)
    >>> connection.close()
    """

    def close(self) -> None:
        """Roll back, and close."""
        with suppress(sqlite3.Error):
            self.rollback()
        super().close()


class Connection(aiosqlite.Connection):
    """An aiosqlite connection that stops its thread only once.

    If a reading task is cancelled twice, SQLAlchemy stops the thread while the connection is being closed.
    Closing it would then wait forever for a reply from the stopped thread.

    >>> async def example():
    ...     connection = await connect(":memory:")
    ...     await connection.close()
    ...     return connection.stop()
    >>> print(asyncio.run(example()))
    None
    """

    _stopping: asyncio.Future[Any] | None = None

    async def _connect(self) -> Self:
        """Open the file. If that fails, end the thread before raising the error.

        Otherwise the thread would report its end to an event loop that may already be closed.
        """
        try:
            _ = await super()._connect()
        except Exception:
            if self._stopping is not None:
                await self._stopping
            raise
        return self

    def stop(self) -> asyncio.Future[Any] | None:
        """Stop the thread. Return None if it had already been stopped."""
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
    options["check_same_thread"] = False  # no two threads use it at the same time
    options["factory"] = RollbackConnection
    connection = Connection(partial(sqlite3.connect, *args, **options), iter_chunk_size=64)
    connection._thread.daemon = True  # as SQLAlchemy does for its own connections
    return connection
