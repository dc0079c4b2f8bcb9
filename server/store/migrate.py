"""Brings the database to the newest schema when the server starts, or leaves it as it is and says why."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import cache
from importlib.resources import files

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

LOCK = 0x67616C6178696573  # any number of our own, the same in every worker


class Refusal(Exception):
    """Why a database is left as it is: a few lines for the people who host it."""


def config() -> Config:
    """Alembic's settings; made here, so that an installed package needs no pyproject.toml.

    >>> config().get_main_option("path_separator")
    'os'
    """
    made = Config()
    made.set_main_option("script_location", str(files("migrations")))
    made.set_main_option("path_separator", "os")
    return made


async def upgrade(
    engine: AsyncEngine, check: Callable[[AsyncConnection], Awaitable[None]] | None = None
) -> None:
    """Run what is missing, in one transaction; other processes wait for it.

    ``check`` looks at what came of it before that is for good: if it raises, the database is as it was.
    Raises Refusal for a database of a newer version.

    >>> import asyncio
    >>> from server.store.sql import open_engine
    >>> async def example():
    ...     engine = open_engine("sqlite+aiosqlite://")
    ...     await upgrade(engine)
    ...     async with engine.connect() as connection:
    ...         return await connection.run_sync(revision_of)
    >>> asyncio.run(example()) == revisions().get_current_head()
    True
    """
    async with engine.connect() as connection:
        await connection.run_sync(begin_writing)
        if await connection.run_sync(_is_old):
            await connection.run_sync(move_to, "head")
            if check:
                await check(connection)
        await connection.commit()


def begin_writing(connection: Connection) -> None:
    """Begin a transaction of which there is only one at a time; tables too are altered within it.

    >>> from sqlalchemy import create_engine
    >>> with create_engine("sqlite://").connect() as connection:
    ...     begin_writing(connection)
    ...     connection.connection.in_transaction
    True
    """
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    else:
        connection.exec_driver_sql("BEGIN IMMEDIATE")


def revision_of(connection: Connection) -> str | None:
    """The revision of the database's schema; None if it has none of our tables.

    >>> from sqlalchemy import create_engine
    >>> with create_engine("sqlite://").connect() as connection:
    ...     print(revision_of(connection))
    None
    """
    return MigrationContext.configure(connection).get_current_revision()


@cache
def revisions() -> ScriptDirectory:
    """All migrations of this version, read once; one follows another, without branches.

    >>> len(revisions().get_heads())
    1
    """
    return ScriptDirectory.from_config(config())


def require_known(revision: str) -> None:
    """Raise Refusal for a revision that this version does not know.

    >>> require_known(revisions().get_current_head())
    >>> require_known("of next year")
    Traceback (most recent call last):
    server.store.migrate.Refusal: this is of a newer version of Galaxies Online (schema of next year, ...
    """
    script = revisions()
    if revision not in {known.revision for known in script.walk_revisions()}:
        raise Refusal(
            f"this is of a newer version of Galaxies Online (schema {revision}, and here it is "
            f"{script.get_current_head()}): start that version, or go back to a backup that this one made."
        )


async def require_current(engine: AsyncEngine) -> None:
    """Raise Refusal for a database that another version has made, and for one with nothing in it.

    >>> import asyncio
    >>> from server.store.sql import open_engine
    >>> asyncio.run(require_current(open_engine("sqlite+aiosqlite://")))
    Traceback (most recent call last):
    server.store.migrate.Refusal: there is nothing in this database.
    """
    async with engine.connect() as connection:
        revision = await connection.run_sync(revision_of)
    if revision is None:
        raise Refusal("there is nothing in this database.")
    require_known(revision)
    if revision != revisions().get_current_head():
        raise Refusal(
            "this is of an older version of Galaxies Online: start the server once, which renews it."
        )


def move_to(connection: Connection, revision: str) -> None:
    """Bring the schema to a newer revision, within the connection's transaction.

    >>> from sqlalchemy import create_engine
    >>> with create_engine("sqlite://").connect() as connection:
    ...     move_to(connection, "head")
    ...     revision_of(connection) == revisions().get_current_head()
    True
    """
    alembic = config()
    alembic.attributes["connection"] = connection
    command.upgrade(alembic, revision)


def _is_old(connection: Connection) -> bool:
    revision = revision_of(connection)
    if revision is not None:
        require_known(revision)
    return revision != revisions().get_current_head()
