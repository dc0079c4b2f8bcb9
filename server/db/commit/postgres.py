"""Group commit on PostgreSQL. Import this only where its driver is installed."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

import psycopg
from sqlalchemy import URL

from server.db.commit.statements import Statements
from server.db.commit.writer import AlreadyWritten, Outcomes
from server.db.types.matches import MatchUpdate
from server.db.types.store import Conflict, StoreUnavailable


class PostgresGroupWriter:
    """Writes groups of updates. The statements of a group are sent in one pipeline.

    >>> import asyncio
    >>> from sqlalchemy import make_url
    >>> from sqlalchemy.dialects.postgresql.psycopg import PGDialect_psycopg
    >>> url = make_url("postgresql+psycopg://nobody@127.0.0.1:1/none")
    >>> asyncio.run(PostgresGroupWriter(url, Statements(PGDialect_psycopg())).probe())
    Traceback (most recent call last):
    server.db.types.store.StoreUnavailable: connection failed: ...
    """

    def __init__(self, url: URL, statements: Statements) -> None:
        self._url = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._statements = statements
        self._connection: psycopg.AsyncConnection | None = None

    async def write(self, updates: Sequence[MatchUpdate]) -> Outcomes:
        try:
            return await self._write(updates)
        except psycopg.errors.IntegrityError as error:
            raise AlreadyWritten from error
        except psycopg.Error as error:
            raise StoreUnavailable(str(error)) from error

    async def probe(self) -> None:
        """Lock a row, which a read-only database refuses. The probe uses a separate connection, because the
        main one may be in the middle of a group."""
        try:
            async with await psycopg.AsyncConnection.connect(self._url) as connection:
                await connection.execute("SELECT version_num FROM alembic_version FOR UPDATE")
        except psycopg.Error as error:
            raise StoreUnavailable(str(error)) from error

    async def _write(self, updates: Sequence[MatchUpdate]) -> Outcomes:
        if self._connection is None or self._connection.closed:
            self._connection = await psycopg.AsyncConnection.connect(self._url, prepare_threshold=0)
        connection = self._connection
        try:
            outdated = await self._execute(connection, updates)
            if not outdated:
                await connection.commit()
                return [None] * len(updates)
            await connection.rollback()
        except BaseException:
            await self.close()  # the connection's state is unknown
            raise
        remaining = [update for i, update in enumerate(updates) if i not in outdated]
        outcomes = iter(await self._write(remaining) if remaining else ())
        return [Conflict() if i in outdated else next(outcomes) for i in range(len(updates))]

    async def close(self) -> None:
        connection, self._connection = self._connection, None
        if connection:
            with suppress(psycopg.Error):
                await connection.close()

    async def _execute(self, connection: psycopg.AsyncConnection, updates: Sequence[MatchUpdate]) -> set[int]:
        """Execute all statements. Return the indexes of the updates whose version is outdated."""
        guards = []
        async with connection.pipeline():
            for update in updates:
                guard, values = self._statements.guard_statement(update)
                guards.append(await connection.execute(guard.text, values))
                cursor = connection.cursor()
                for statement, rows in self._statements.remaining_statements(update):
                    await cursor.executemany(statement.text, rows)
        return {i for i, guard in enumerate(guards) if guard.rowcount != 1}
