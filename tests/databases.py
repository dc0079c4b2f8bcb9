"""Empty databases with the newest schema, because a migration takes longer than most tests."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from datetime import datetime
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TypeVar

import psycopg
from psycopg.sql import SQL, Identifier
from sqlalchemy import make_url

from server.base.clock import now
from server.db.migrate import upgrade
from server.db.sql.store import Store, open_engine
from server.db.types.people import Token, User
from tests.services import libpq_url

StoreType = TypeVar("StoreType", bound=Store)

DISCONNECT_OTHERS = """SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()"""
TABLES = "SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'alembic_version'"


def migrate_database(url: str) -> str:
    """Upgrade a database to the newest schema. Return its URL."""

    async def migrate() -> None:
        engine = open_engine(url, synchronous="OFF")
        try:
            await upgrade(engine)
        finally:
            await engine.dispose()

    with ThreadPoolExecutor(1) as pool:  # in a separate thread, because this one may run an event loop
        pool.submit(asyncio.run, migrate()).result()
    return url


def empty_postgres(url: str) -> None:
    """Delete all data of a PostgreSQL database, but keep its schema. Open connections are terminated."""
    with psycopg.connect(libpq_url(url)) as connection:
        connection.execute(DISCONNECT_OTHERS)
        # regardless of the references between tables
        connection.execute("SET session_replication_role = replica")
        for (table,) in connection.execute(TABLES).fetchall():
            connection.execute(SQL("DELETE FROM {}").format(Identifier(table)))


def new_sqlite(url: str) -> str:
    """Create the file of this URL, unless it exists. Return the URL."""
    file = Path(str(make_url(url).database))
    if not file.exists():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(_newest_sqlite())
    return url


@asynccontextmanager
async def store_with_ada(kind: type[StoreType] = Store) -> AsyncIterator[tuple[StoreType, User, datetime]]:
    """Yield a store for examples, its user Ada (u1), who has the token "digest" for her laptop, and the
    time."""
    with TemporaryDirectory() as folder:
        url = new_sqlite(f"sqlite+aiosqlite:///{folder}/store.sqlite3")
        store = kind(open_engine(url, synchronous="OFF"))
        ada, time = User("u1", "Ada"), now()
        try:
            await store.add_user(ada, Token("digest", "laptop"), time)
            yield store, ada, time
        finally:
            await store.close()


@cache
def _newest_sqlite() -> bytes:
    with TemporaryDirectory() as folder:
        file = Path(folder, "newest.sqlite3")
        _ = migrate_database(f"sqlite+aiosqlite:///{file}")
        assert not file.with_name("newest.sqlite3-wal").exists()
        return file.read_bytes()
