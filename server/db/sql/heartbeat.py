"""Heartbeats on SQLAlchemy: one row that every process writes, and one for each outage."""

from __future__ import annotations

from datetime import datetime, timedelta

from sqlalchemy import delete, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from server.db import schema
from server.db.sql.queries import Queries
from server.db.types.heartbeat import LEAP, OUTAGES, Beat, Outage

pulse, outages = schema.pulse.c, schema.outages.c
_ROW = (pulse.at, pulse.number, pulse.leapt)


class Heartbeats(Queries):
    """Stores the server's heartbeat.

    >>> import asyncio
    >>> from tests.databases import store_with_ada
    >>> async def example():
    ...     async with store_with_ada() as (store, _, at):
    ...         late = timedelta(seconds=9)
    ...         beats = [await store.record_beat(at + timedelta(hours=h), late) for h in (0, 2)]
    ...         gaps = [gap.end - gap.begin for gap in await store.outages()]
    ...         return [beat.number for beat in beats], gaps
    >>> asyncio.run(example())
    ([0, 1], [datetime.timedelta(seconds=7200)])
    """

    async def record_beat(self, at: datetime, lapse: timedelta) -> Beat:
        """Record that a process is alive. A gap longer than ``lapse`` is recorded as an outage."""
        statement = update(schema.pulse).where(pulse.at >= at - lapse, pulse.at < at).values(at=at)
        # the update comes first: on SQLite no other writer can interfere
        async with self._write() as connection:
            row = (await connection.execute(statement.returning(*_ROW))).one_or_none()
            return Beat(*row) if row else await _record_first_beat(connection, at, lapse)

    async def last_beat(self) -> Beat | None:
        """Return the last beat, or None before the first one."""
        return next((Beat(*row) for row in await self._fetch_all(select(*_ROW))), None)

    async def outages(self) -> list[Outage]:
        """Return the newest outages in chronological order."""
        query = select(outages.number, outages.begin, outages.end).order_by(outages.number)
        return [Outage(*row) for row in await self._fetch_all(query)]

    async def trust_clock(self) -> None:
        """Forget that the clock has jumped, because the operator has confirmed it."""
        async with self._write() as connection:
            await connection.execute(update(schema.pulse).values(leapt=None))


async def _record_first_beat(connection: AsyncConnection, at: datetime, lapse: timedelta) -> Beat:
    """Record the first beat ever, or the first one after a long gap. Another process may already have
    recorded it."""
    insert_or_ignore = sqlite.insert if connection.dialect.name == "sqlite" else postgresql.insert
    first = insert_or_ignore(schema.pulse).values(id=1, at=at, number=0).on_conflict_do_nothing()
    await connection.execute(first)
    last = Beat(*(await connection.execute(select(*_ROW).with_for_update())).one())
    if last.at >= at - lapse:
        return last
    number, leapt = last.number + 1, at if at - last.at > LEAP else last.leapt
    await connection.execute(insert(schema.outages).values(number=number, begin=last.at, end=at))
    await connection.execute(delete(schema.outages).where(outages.number <= number - OUTAGES))
    await connection.execute(update(schema.pulse).values(at=at, number=number, leapt=leapt))
    return Beat(at, number, leapt)
