"""Group commit: updates that arrive at the same time are written in one transaction.

Every transaction waits for the disk. If each update had a separate transaction, many matches would wait one
after another. Updates that arrive during a write share the next transaction, on a dedicated connection.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Protocol, TypeVar

from server.db.commit.statements import Statements
from server.db.damage import Damage
from server.db.types.matches import MatchUpdate
from server.db.types.store import Conflict, StoreUnavailable

T = TypeVar("T")

#: The maximum number of updates in a transaction, and the number of event loop iterations to wait for another
#: update. With four iterations, one update in a hundred waits twice as long at 300 updates a second.
MAX_BATCH, QUIET_TURNS = 50, 1
#: Seconds to wait while another process holds SQLite's write lock, and seconds between attempts to take it.
LOCK_TIMEOUT, RETRY_PAUSE = 10.0, 0.005
#: Seconds that a probe waits for the lock. The time is shorter, because writers wait for the probe.
PROBE_TIMEOUT = 2.0

#: The outcome of each update of a group: None, or the reason why it was not written.
Outcomes = Sequence[Conflict | None]


class AlreadyWritten(Exception):
    """Raised when one of the updates had already been written."""


class GroupWriter(Protocol):
    """The interface for writing several updates in one transaction.

    >>> class Nowhere:
    ...     async def write(self, updates):
    ...         return [Conflict() for _ in updates]
    ...     async def probe(self):
    ...         raise StoreUnavailable("there is no database")
    ...     async def close(self):
    ...         pass
    >>> writer = Writer(Nowhere())
    """

    async def write(self, updates: Sequence[MatchUpdate]) -> Outcomes:
        """Return once the updates are on disk.

        Raises AlreadyWritten if one of the updates was already written; then none is written. Raises
        StoreUnavailable if the database cannot be reached or has no space. In that case it is unknown whether
        they were written.
        """
        ...

    async def probe(self) -> None:
        """Make an ordinary commit that changes no data. Raises StoreUnavailable if updates could not be
        written."""
        ...

    async def close(self) -> None:
        """Close the connection."""
        ...


class Writer:
    """A queue of updates.

    >>> from unittest.mock import AsyncMock
    >>> from server.base.clock import now
    >>> group = AsyncMock(write=AsyncMock(return_value=[None, None]))
    >>> async def example():
    ...     writer = Writer(group)
    ...     await asyncio.gather(*(writer.write(MatchUpdate(match, 0, now())) for match in ("m1", "m2")))
    >>> asyncio.run(example())
    >>> [len(call.args[0]) for call in group.write.await_args_list]  # updates in each transaction
    [2]
    """

    def __init__(self, group: GroupWriter) -> None:
        self._group = group
        self._waiting: list[tuple[MatchUpdate, asyncio.Future[None]]] = []
        self._task: asyncio.Task[None] | None = None

    async def write(self, update: MatchUpdate) -> None:
        """Return when the update is on disk.

        Raises Conflict if the match has changed, and StoreUnavailable if the database cannot be reached.
        """
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((update, future))
        if self._task is None:
            self._task = asyncio.create_task(self._write_groups())
        await future

    async def close(self) -> None:
        """Wait for the current write, then close."""
        if self._task:
            await asyncio.wait([self._task])
        await self._group.close()

    async def _write_groups(self) -> None:
        while self._waiting:
            batch = await self._next_group()
            outcomes = await self._write_group([update for update, _ in batch])
            for (_, future), outcome in zip(batch, outcomes, strict=True):
                _set_outcome(future, outcome)
        self._task = None

    async def _next_group(self) -> list[tuple[MatchUpdate, asyncio.Future[None]]]:
        """Return the next group, of at most MAX_BATCH updates. Wait until no new update has come for
        QUIET_TURNS iterations of the event loop. A received message becomes an update within a few
        iterations, and a transaction costs more than that."""
        previous_count, quiet_turns = 0, 0
        while quiet_turns < QUIET_TURNS and len(self._waiting) < MAX_BATCH:
            quiet_turns = quiet_turns + 1 if len(self._waiting) == previous_count else 0
            previous_count = len(self._waiting)
            await asyncio.sleep(0)
        group, self._waiting = self._waiting[:MAX_BATCH], self._waiting[MAX_BATCH:]
        return group

    async def _write_group(self, updates: list[MatchUpdate]) -> Sequence[Exception | None]:
        """Write the updates in one transaction. If that fails, write each update in its own transaction, so
        that only the faulty one fails. Writing an update twice is harmless, because its version is outdated
        the second time."""
        try:
            return await self._group.write(updates)
        except Exception:
            return [await self._write_alone(update) for update in updates]

    async def _write_alone(self, update: MatchUpdate) -> Exception | None:
        try:
            return (await self._group.write([update]))[0]
        except AlreadyWritten:
            return Conflict()
        except Exception as error:
            return error


def _set_outcome(future: asyncio.Future[None], outcome: Exception | None) -> None:
    if future.done():  # the caller was cancelled
        return
    if outcome is None:
        future.set_result(None)
    else:
        future.set_exception(outcome)


class SqliteGroupWriter:
    """Group commit on SQLite.

    Statements change pages in memory and are executed in the caller's thread. They take microseconds there;
    in another thread each would wait for the interpreter lock. Only the commit waits for the disk, in a
    separate thread.

    >>> from tempfile import TemporaryDirectory
    >>> from sqlalchemy.dialects.sqlite.pysqlite import SQLiteDialect_pysqlite
    >>> from server.base.clock import now
    >>> from tests.databases import new_sqlite
    >>> async def example(file):
    ...     _, statements = new_sqlite(f"sqlite+aiosqlite:///{file}"), Statements(SQLiteDialect_pysqlite())
    ...     groups = SqliteGroupWriter(file, ["PRAGMA foreign_keys=ON"], statements, asyncio.Lock())
    ...     outcomes = await groups.write([MatchUpdate("unknown", 0, now(), {"status": "playing"})])
    ...     await groups.close()
    ...     return outcomes
    >>> with TemporaryDirectory() as folder:
    ...     asyncio.run(example(f"{folder}/store.sqlite3"))
    [Conflict()]
    """

    def __init__(
        self,
        file: str,
        pragmas: Sequence[str],
        statements: Statements,
        write_lock: asyncio.Lock,
        damage: Damage | None = None,
    ) -> None:
        """All writers of this process hold the ``write_lock`` lock while they write."""
        self._damage = damage or Damage()
        self._file, self._pragmas, self._statements, self._write_lock = file, pragmas, statements, write_lock
        self._connection: sqlite3.Connection | None = None
        # a dedicated thread, because computer players occupy the others
        self._disk = ThreadPoolExecutor(1, "commit")

    async def write(self, updates: Sequence[MatchUpdate]) -> Outcomes:
        return await self._run_in_transaction(
            lambda connection: [self._write(connection, update) for update in updates]
        )

    async def probe(self) -> None:
        """Write a number that is never read, so that the disk must have room for a page."""
        await self._run_in_transaction(
            lambda connection: connection.execute("PRAGMA user_version = 0"), PROBE_TIMEOUT
        )

    async def _run_in_transaction(
        self, work: Callable[[sqlite3.Connection], T], timeout: float = LOCK_TIMEOUT
    ) -> T:
        """Run the work in a transaction. Return its result once it has been committed to disk."""
        async with self._write_lock:
            try:
                connection = self._connection = self._connection or self._open()
                await _begin(connection, timeout)
                return await self._run_and_commit(connection, work)
            except sqlite3.IntegrityError as error:
                raise AlreadyWritten from error
            except sqlite3.Error as error:
                self._damage.record_if_damage(error)
                self._close_connection()
                raise StoreUnavailable(str(error)) from error

    async def _run_and_commit(
        self, connection: sqlite3.Connection, work: Callable[[sqlite3.Connection], T]
    ) -> T:
        try:
            result = work(connection)
            await asyncio.get_running_loop().run_in_executor(self._disk, connection.commit)
        except BaseException:
            connection.rollback()
            raise
        return result

    async def close(self) -> None:
        self._close_connection()
        self._disk.shutdown()

    def _close_connection(self) -> None:
        """Close the connection. The next group opens a new one."""
        connection, self._connection = self._connection, None
        if connection:
            connection.close()

    def _open(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self._file, isolation_level=None, check_same_thread=False)
        for pragma in self._pragmas:
            connection.execute(pragma)
        connection.execute("PRAGMA busy_timeout=0")  # SQLite would otherwise wait in the caller's thread
        return connection

    def _write(self, connection: sqlite3.Connection, update: MatchUpdate) -> Conflict | None:
        guard, values = self._statements.guard_statement(update)
        if connection.execute(guard.text, values).rowcount != 1:
            return Conflict()
        for statement, rows in self._statements.remaining_statements(update):
            connection.executemany(statement.text, rows)
        return None


async def _begin(connection: sqlite3.Connection, timeout: float) -> None:
    """Take the write lock. Raises sqlite3.OperationalError if another process does not release it."""
    for _ in range(int(timeout / RETRY_PAUSE)):
        with suppress(sqlite3.OperationalError):
            connection.execute("BEGIN IMMEDIATE")
            return
        await asyncio.sleep(RETRY_PAUSE)
    connection.execute("BEGIN IMMEDIATE")
