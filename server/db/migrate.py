"""Migration of the database to the newest schema when the server starts. If the migration fails, the
database is not changed."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from sqlalchemy import (
    Column,
    Connection,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    insert,
    inspect,
    select,
    text,
)
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from server.db.schema import metadata

if TYPE_CHECKING:
    from alembic.config import Config
    from alembic.script import ScriptDirectory

#: The table in which Alembic stores the revision. Importing Alembic is slow, and most starts migrate nothing.
VERSION_TABLE = Table(
    "alembic_version",
    MetaData(),
    Column("version_num", String(32), nullable=False),
    PrimaryKeyConstraint("version_num", name="alembic_version_pkc"),
)
LOCK = 0x67616C6178696573  # an arbitrary number, the same in every worker


class Refusal(Exception):
    """The reason why a database is not changed: a few lines for the server's operator."""


def config() -> Config:
    """Return Alembic's configuration. It is created here, so that an installed package needs no
    pyproject.toml.

    >>> config().get_main_option("path_separator")
    'os'
    """
    from alembic.config import Config

    alembic_config = Config()
    alembic_config.set_main_option("script_location", str(files("migrations")))
    alembic_config.set_main_option("path_separator", "os")
    return alembic_config


async def upgrade(
    engine: AsyncEngine, check: Callable[[AsyncConnection], Awaitable[None]] | None = None
) -> None:
    """Run the missing migrations in one transaction. Other processes wait for it. An empty database gets the
    newest schema directly.

    ``check`` may read the result before it is committed. If it raises an error, the database is not changed.
    Raises Refusal for a database of a newer version.

    >>> import asyncio
    >>> from server.db.sql.store import open_engine
    >>> async def example():
    ...     engine = open_engine("sqlite+aiosqlite://")
    ...     await upgrade(engine)
    ...     async with engine.connect() as connection:
    ...         return await connection.run_sync(revision_of)
    >>> asyncio.run(example()) == known_revisions()[-1]
    True
    """
    async with engine.connect() as connection:
        await connection.run_sync(begin_writing)
        if await connection.run_sync(_is_outdated):
            await connection.run_sync(_migrate)
            if check:
                await check(connection)
        await connection.commit()


def begin_writing(connection: Connection) -> None:
    """Begin a write transaction. Only one is open at a time. It also covers schema changes.

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
    """Return the revision of the database's schema, or None if it has none of our tables.

    >>> from sqlalchemy import create_engine
    >>> with create_engine("sqlite://").connect() as connection:
    ...     print(revision_of(connection))
    None
    """
    if not inspect(connection).has_table(VERSION_TABLE.name):
        return None
    revision: str | None = connection.scalar(select(VERSION_TABLE.c.version_num))
    return revision


@cache
def revisions() -> ScriptDirectory:
    """Return all migrations of this version. They are read once, and form a single line without branches.

    >>> len(revisions().get_heads())
    1
    """
    from alembic.script import ScriptDirectory

    return ScriptDirectory.from_config(config())


@cache
def known_revisions() -> list[str]:
    """Return the revisions of all migrations, the oldest first. They are taken from the file names.

    >>> known_revisions()[-1] == revisions().get_current_head()
    True
    """
    names = sorted(file.name for file in files("migrations.versions").iterdir())
    return [name.partition("_")[0] for name in names if name[0].isdigit() and name.endswith(".py")]


def require_known(revision: str) -> None:
    """Raise Refusal for a revision that is unknown to this version.

    >>> require_known("0001")
    >>> require_known("next-year")
    Traceback (most recent call last):
    server.db.migrate.Refusal: this database is from a newer version of Galaxies Online (schema ...
    """
    if revision not in known_revisions():
        raise Refusal(
            f"this database is from a newer version of Galaxies Online (schema {revision}; this version "
            f"has {known_revisions()[-1]}): start that version, or restore a backup from this one."
        )


async def require_current(engine: AsyncEngine) -> None:
    """Raise Refusal for a database of another version, or an empty one.

    >>> import asyncio
    >>> from server.db.sql.store import open_engine
    >>> asyncio.run(require_current(open_engine("sqlite+aiosqlite://")))
    Traceback (most recent call last):
    server.db.migrate.Refusal: there is nothing in this database.
    """
    async with engine.connect() as connection:
        revision = await connection.run_sync(revision_of)
    if revision is None:
        raise Refusal("there is nothing in this database.")
    require_known(revision)
    if revision != known_revisions()[-1]:
        raise Refusal(
            "this database is from an older version of Galaxies Online: start the server once to upgrade it."
        )


def migrate_to(connection: Connection, revision: str) -> None:
    """Migrate the schema to a newer revision, within the connection's transaction.

    >>> from sqlalchemy import create_engine
    >>> with create_engine("sqlite://").connect() as connection:
    ...     migrate_to(connection, "head")
    ...     revision_of(connection) == revisions().get_current_head()
    True
    """
    from alembic import command

    alembic = config()
    alembic.attributes["connection"] = connection
    command.upgrade(alembic, revision)


def _is_outdated(connection: Connection) -> bool:
    revision = revision_of(connection)
    if revision is not None:
        require_known(revision)
    return revision != known_revisions()[-1]


def _migrate(connection: Connection) -> None:
    """Run the missing migrations. Without tables, create the newest schema directly."""
    if inspect(connection).get_table_names():
        migrate_to(connection, "head")
        return
    metadata.create_all(connection)
    VERSION_TABLE.create(connection)
    connection.execute(insert(VERSION_TABLE).values(version_num=known_revisions()[-1]))
