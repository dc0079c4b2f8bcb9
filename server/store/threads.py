"""Connections to SQLite, each with a thread of its own."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable
from functools import partial
from typing import Any

import aiosqlite


class OnceStopped(aiosqlite.Connection):
    """Tells its thread once to stop.

    Where a task that reads is cancelled twice SQLAlchemy stops the thread while the connection is being
    closed; to close it would then wait for ever for an answer of the thread that has ended.

    >>> async def example():
    ...     connection = await connecting(":memory:")
    ...     await connection.close()
    ...     return connection.stop()
    >>> print(asyncio.run(example()))
    None
    """

    def stop(self) -> asyncio.Future[Any] | None:
        """Stop the thread; returns None if it was told before."""
        return super().stop() if self._running else None


def connecting(*args: Any, **options: Any) -> Awaitable[aiosqlite.Connection]:
    """Return what connects; the arguments are those of `sqlite3.connect`.

    >>> async def example():
    ...     async with connecting(":memory:") as connection, connection.execute("SELECT 1") as rows:
    ...         return await rows.fetchone()
    >>> asyncio.run(example())
    (1,)
    """
    connection = OnceStopped(partial(sqlite3.connect, *args, **options), iter_chunk_size=64)
    connection._thread.daemon = True  # as SQLAlchemy has it for its own
    return connection
