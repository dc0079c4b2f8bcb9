"""Database commands: preparation for a server, backup and restore."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Annotated, Any, TypeVar

import typer
from sqlalchemy.exc import DatabaseError, OperationalError
from sqlalchemy.ext.asyncio import AsyncEngine

from server.db import backup as backups
from server.db.db_lock import lock_for_serving, require_exclusive
from server.db.migrate import Refusal
from server.db.sql.store import open_engine
from server.db.types.store import STORE_UNAVAILABLE
from server.games import Games
from server.match.recovery.upgrade import upgrade
from server.settings import Settings

T = TypeVar("T")

#: The exit status for temporary failures, as in sysexits.h. A restart may help.
TEMPORARY = 75

PAUSED = (
    "This copy sends no pushes or e-mail about moves. If it replaces the server, run: "
    "galaxies admin resume-notices"
)
Database = Annotated[
    str, typer.Option(help="The URL of the database, as for `serve`. By default, the one in the settings.")
]


def backup(file: Path, *, database: Database = "") -> None:
    """Write all data to one file; this works while a server runs. The file contains secrets."""
    _print_counts("written", run_async(_backup(settings_with(database), file)))


def restore(
    file: Annotated[Path, typer.Argument(exists=True, dir_okay=False)],
    *,
    database: Database = "",
    replace: Annotated[bool, typer.Option("--replace", help="Overwrite the data in the database.")] = False,
) -> None:
    """Fill an empty database, on SQLite or PostgreSQL, from a backup. The command fails while a server
    or any other program has the database open."""
    _print_counts("restored", run_async(_restore(settings_with(database), file, replace)))
    typer.echo(PAUSED, err=True)


def prepare_database(settings: Settings, games: Games, *, pause_unreadable: bool = False) -> None:
    """Migrate the database, or exit with the reason for the refusal."""
    run_async(_prepare_database(settings, games, pause_unreadable))


def claim_database(settings: Settings) -> None:
    """Reserve a SQLite file for this process, or exit with the reason for the refusal. Servers that share
    Redis may share a file."""
    run_async(_claim_once(settings))


async def _claim_once(settings: Settings) -> None:
    async with open_database(settings) as engine:
        file = engine.url.database if engine.dialect.name == "sqlite" else None
    if not file or file == ":memory:":
        return
    if Path(file).is_dir() or not Path(file).absolute().parent.is_dir():
        raise Refusal(f"the database cannot be {file}: it is a folder, or its folder does not exist.")
    if Path(file).exists() and Path(file).stat().st_nlink > 1:
        raise Refusal(
            f"{file} also has another name (a hard link). SQLite would keep a log under each name, and "
            "servers that use different names would lose data. Delete one of the names."
        )
    if settings.redis:
        return
    if not lock_for_serving(os.path.realpath(file)):
        raise Refusal(
            f"another server has {file} open. A second server would learn of its changes late: stop the "
            "first one, choose another GALAXIES_DATABASE, or set GALAXIES_REDIS so that they notify each "
            "other."
        )


def run_async(work: Coroutine[Any, Any, T]) -> T:
    """Run the work. If it is refused, print the reason and exit."""
    try:
        return asyncio.run(work)
    except Refusal as refusal:
        reason, status = str(refusal), 1
    except (*STORE_UNAVAILABLE, OSError) as error:
        reason, status = f"this cannot be done now: {getattr(error, 'orig', None) or error}", TEMPORARY
    except DatabaseError as error:
        reason, status = f"this database cannot be read: {error.orig}.", 1
    except UnicodeEncodeError:
        reason, status = "one of the arguments is not UTF-8 text.", 1
    typer.echo(f"galaxies: {reason}", err=True)
    raise typer.Exit(status)


async def _backup(settings: Settings, file: Path) -> backups.Counts:
    async with open_database(settings) as engine:
        path = engine.url.database
        if engine.dialect.name == "sqlite" and not (path and Path(path).exists()):
            raise Refusal(f"there is no database {path}.")  # opening the database would create the file
        return await backups.backup(engine, file)


async def _restore(settings: Settings, file: Path, replace: bool) -> backups.Counts:
    async with open_database(settings) as engine:
        database_file = Path(engine.url.database or "") if engine.dialect.name == "sqlite" else None
        existed = database_file is None or database_file.exists()
        try:
            await require_exclusive(engine)
            return await backups.restore(engine, file, replace=replace)
        except Refusal:
            if database_file is not None and not existed:  # opening the database has created the file
                await engine.dispose()
                database_file.unlink(missing_ok=True)
            raise


async def _prepare_database(settings: Settings, games: Games, pause_unreadable: bool) -> None:
    async with open_database(settings) as engine:
        await upgrade(engine, games, settings, pause_unreadable=pause_unreadable)


@asynccontextmanager
async def open_database(settings: Settings) -> AsyncIterator[AsyncEngine]:
    """Open the configured database. Raises Refusal if its driver is not installed."""
    try:
        engine = open_engine(settings.database_url(), synchronous=settings.sqlite_synchronous)
    except ImportError as error:
        raise Refusal(
            f"this database needs a driver that is not installed ({error}).\n"
            "For PostgreSQL: pip install 'psycopg[binary]', or uv sync with --extra postgres."
        ) from None
    try:
        yield engine
    except OperationalError as error:
        raise _refusal_for(engine, error) or error from None
    finally:
        await engine.dispose()


def _refusal_for(engine: AsyncEngine, error: OperationalError) -> Refusal | None:
    """Return the refusal for a SQLite file that cannot be opened or written. Return None for other errors."""
    name = getattr(error.orig, "sqlite_errorname", "")
    if not name.startswith(("SQLITE_CANTOPEN", "SQLITE_READONLY")):
        return None
    return Refusal(
        f"the database {engine.url.database} cannot be opened and written here: it or its folder is missing, "
        "read-only, or belongs to another user. Choose another file with GALAXIES_DATABASE."
    )


def settings_with(database: str) -> Settings:
    """Return the settings of the environment, with the given database if there is one."""
    return Settings(database=database) if database else Settings()


def _print_counts(verb: str, counts: backups.Counts) -> None:
    rows = ", ".join(f"{count} {name}" for name, count in counts.items() if count)
    typer.echo(f"{verb}: {rows or 'nothing, it was empty'}", err=True)
