"""Connections to SQLite, and their threads."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
import time
from contextlib import closing
from pathlib import Path
from queue import SimpleQueue
from threading import Event
from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncEngine

from server.db.commit.sqlite_threads import connect
from server.db.sql.store import open_engine

anyio = pytest.mark.anyio


class SlowFunction:
    """An SQL function that continues on demand."""

    def __init__(self) -> None:
        self.started, self.may_end = Event(), Event()

    def __call__(self) -> int:
        self.started.set()
        assert self.may_end.wait(10)
        return 1


async def run_slow_query(engine: AsyncEngine, slow: SlowFunction) -> None:
    async with engine.connect() as connection:
        driver = (await connection.get_raw_connection()).driver_connection
        assert driver
        await driver.create_function("slow", 0, slow)
        _ = await connection.execute(text("SELECT slow()"))


@anyio
async def test_a_connection_is_closed_even_if_its_reader_is_cancelled_twice(tmp_path: Path) -> None:
    engine, slow = open_engine(f"sqlite+aiosqlite:///{tmp_path / 'slow.sqlite3'}"), SlowFunction()
    other_tasks = asyncio.all_tasks()
    reader = asyncio.create_task(run_slow_query(engine, slow))
    _ = await asyncio.to_thread(slow.started.wait, 10)
    for _ in range(2):  # while the connection is closed, and then while the thread is stopped
        assert reader.cancel()
        await asyncio.sleep(0.01)
    assert reader.cancelled()
    (closing,) = asyncio.all_tasks() - other_tasks
    assert closing.cancel()  # like a server that stops
    slow.may_end.set()
    done, _ = await asyncio.wait([closing], timeout=5)
    assert done == {closing}
    await engine.dispose()


@anyio
async def test_other_readers_continue_when_one_is_cancelled(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    engine, slow = open_engine(f"sqlite+aiosqlite:///{tmp_path / 'slow.sqlite3'}"), SlowFunction()
    reader = asyncio.create_task(run_slow_query(engine, slow))
    _ = await asyncio.to_thread(slow.started.wait, 10)
    assert reader.cancel()
    async with engine.connect() as connection:
        assert (await connection.execute(text("SELECT 2"))).scalar_one() == 2
    slow.may_end.set()
    with pytest.raises(asyncio.CancelledError):
        await reader
    assert caplog.records == []
    await engine.dispose()


@anyio
async def test_reading_in_parts_does_not_load_all_rows(tmp_path: Path) -> None:
    engine, read_rows = open_engine(f"sqlite+aiosqlite:///{tmp_path / 'long.sqlite3'}"), list[int]()
    numbers = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2000)"
    async with engine.connect() as connection:
        driver = (await connection.get_raw_connection()).driver_connection
        assert driver
        await driver.create_function("noted", 1, lambda i: read_rows.append(i) or i)
        query = text(f"{numbers} SELECT noted(i) FROM n")
        stream = await connection.stream(query.execution_options(yield_per=100))
        first = await anext(stream.partitions(100))
        assert ([row[0] for row in first], len(read_rows) < 700) == ([*range(1, 101)], True)
        rest = [row[0] async for row in stream]
        assert rest == [*range(101, 2001)]
        all_rows = (await connection.execute(query)).scalars().all()
        assert all_rows == [*range(1, 2001)]
    await engine.dispose()


class SlowQueue(SimpleQueue[Any]):
    """Delays everything after the first item."""

    first = True

    def get(self, *arguments: Any) -> Any:
        item = super().get(*arguments)
        if not self.first:
            time.sleep(0.1)
        self.first = False
        return item


def test_a_thread_whose_file_cannot_be_opened_ends_before_the_loop_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def check_open_fails() -> None:
        with pytest.raises(sqlite3.OperationalError):
            _ = await connection

    faults = list[Any]()
    monkeypatch.setattr(threading, "excepthook", faults.append)
    monkeypatch.setattr("aiosqlite.core.SimpleQueue", SlowQueue)
    connection: Any = connect(tmp_path)
    asyncio.run(check_open_fails())
    connection._thread.join(10)
    assert (faults, connection._thread.is_alive()) == ([], False)


@anyio
async def test_a_closed_connection_holds_no_lock_even_with_an_open_statement(tmp_path: Path) -> None:
    """The cursor of a cancelled task is garbage-collected much later."""
    file = tmp_path / "locked.sqlite3"
    async with connect(file) as connection:
        _ = await connection.execute("CREATE TABLE numbers AS SELECT 1 AS n UNION SELECT 2")
        _ = await connection.execute("INSERT INTO numbers VALUES (3)")
        cursor = await connection.execute("SELECT n FROM numbers")
        assert await cursor.fetchone() == (1,)
    with closing(sqlite3.connect(file, timeout=0)) as other:
        _ = other.execute("BEGIN IMMEDIATE")
