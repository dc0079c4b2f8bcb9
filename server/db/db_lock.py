"""Locks on a database: only one server at a time serves it, and no other program has it open while it is
replaced."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing

from filelock import FileLock, Timeout
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncEngine

from server.db.migrate import Refusal

#: Seconds to wait for processes that are about to disconnect, and seconds between two checks.
TIMEOUT, PAUSE = 1.0, 0.1

#: Background workers of PostgreSQL have no user name.
OTHER_CONNECTIONS = text(
    "SELECT count(*) FROM pg_stat_activity"
    " WHERE datname = current_database() AND pid <> pg_backend_pid() AND usename IS NOT NULL"
)


#: The locks of the SQLite files that this process serves. The system releases them when the process ends.
_locks: dict[str, FileLock] = {}


def lock_for_serving(file: str) -> bool:
    """Reserve a SQLite file for this process, and return whether that succeeded. While it is reserved, no
    other process can serve it.

    >>> from tempfile import TemporaryDirectory
    >>> with TemporaryDirectory() as folder:
    ...     lock_for_serving(f"{folder}/store.sqlite3"), lock_for_serving(f"{folder}/store.sqlite3")
    (True, True)
    """
    if file not in _locks:
        lock = FileLock(f"{file}-server", blocking=False, mode=0o600)
        try:
            _ = lock.acquire()
        except Timeout:
            return False
        _locks[file] = lock
    return True


async def require_exclusive(engine: AsyncEngine) -> None:
    """Raise Refusal if a server or another program has a connection to the database.

    ``engine`` must not have opened a connection yet.

    >>> from tempfile import TemporaryDirectory
    >>> from server.db.sql.store import open_engine
    >>> with TemporaryDirectory() as folder:
    ...     asyncio.run(require_exclusive(open_engine(f"sqlite+aiosqlite:///{folder}/store.sqlite3")))
    """
    for _ in range(int(TIMEOUT / PAUSE)):
        if await _is_exclusive(engine):
            return
        await asyncio.sleep(PAUSE)
    raise Refusal(
        "this database is in use: first stop every server and every other program that has it open."
    )


async def _is_exclusive(engine: AsyncEngine) -> bool:
    if engine.dialect.name == "sqlite":
        return _is_unlocked(str(engine.url.database))
    async with engine.connect() as connection:
        return not await connection.scalar(OTHER_CONNECTIONS)


def _is_unlocked(file: str) -> bool:
    """Return whether no other process has the file open. A process that has it open with a write-ahead log
    always holds a shared lock on part of it. Other problems with the file are found when it is used."""
    try:
        with closing(sqlite3.connect(file, timeout=0, isolation_level=None)) as connection:
            connection.execute("PRAGMA locking_mode=EXCLUSIVE")
            connection.execute("BEGIN IMMEDIATE")
            connection.execute("ROLLBACK")
    except sqlite3.DatabaseError as error:
        return error.sqlite_errorcode != sqlite3.SQLITE_BUSY
    return True
