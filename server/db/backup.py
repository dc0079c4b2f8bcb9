"""Backs up a store to a file, and restores it. The file format is the same for SQLite and PostgreSQL.

The file has lines of JSON, compressed with gzip: a header, then each table's name, columns and rows, and
finally the number of rows. Tables are dumped with the columns that the database has. A backup keeps the
schema revision, and a newer server migrates the restored database when it starts.
"""

from __future__ import annotations

import base64
import gzip
import os
import secrets
import zlib
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, TypeAlias

import orjson
from sqlalchemy import (
    Connection,
    DateTime,
    LargeBinary,
    MetaData,
    Table,
    delete,
    insert,
    inspect,
    select,
    update,
)
from sqlalchemy.ext.asyncio import AsyncEngine

from server.db import schema
from server.db.migrate import Refusal, begin_writing, migrate_to, require_known, revision_of
from server.db.schema import PENDING
from server.db.sql.notices import OUTWARD, PAUSED

FORMAT = "galaxies-backup/1"
VERSION_TABLE = "alembic_version"
#: Our tables. Other tables in the database are not touched. The last two existed only in older revisions.
TABLE_NAMES = {*schema.metadata.tables, "builds", "catalogues"}
#: The length of a new seed in bytes.
SEED_BYTES = 32
#: The number of rows per read or write.
BATCH_SIZE = 500

#: The number of rows in each table.
Counts: TypeAlias = dict[str, int]


async def backup(engine: AsyncEngine, file: Path) -> Counts:
    """Write a consistent snapshot of all tables. Other processes may continue to write.

    The file contains secrets, so only the current user may read it. It appears under its name only when it is
    complete. Raises Refusal if the file exists, or if the database is empty.

    >>> import asyncio
    >>> from server.db.sql.store import open_engine
    >>> asyncio.run(backup(open_engine("sqlite+aiosqlite://"), Path(__file__)))
    Traceback (most recent call last):
    server.db.migrate.Refusal: ...backup.py already exists: choose another file.
    """
    if file.exists():
        raise Refusal(f"{file} already exists: choose another file.")
    part = file.with_name(f"{file.name}.part")
    try:
        with open(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as out:
            with gzip.open(out, "wb", compresslevel=6) as compressed:
                counts = await _dump(engine, compressed)
            out.flush()
            os.fsync(out.fileno())
        part.replace(file)
    finally:
        part.unlink(missing_ok=True)
    return counts


async def restore(engine: AsyncEngine, file: Path, *, replace: bool = False) -> Counts:
    """Fill the database from a backup, in one transaction.

    Raises Refusal and changes nothing if the file is incomplete or from a newer version, or if the database
    is not empty and ``replace`` is False.

    >>> import asyncio
    >>> from tempfile import TemporaryDirectory
    >>> from server.db.sql.store import open_engine
    >>> from tests.databases import migrate_database
    >>> with TemporaryDirectory() as folder:
    ...     old, new = (f"sqlite+aiosqlite:///{folder}/{name}.sqlite3" for name in ("old", "new"))
    ...     written = asyncio.run(backup(open_engine(migrate_database(old)), Path(folder, "backup")))
    ...     restored = asyncio.run(restore(open_engine(new), Path(folder, "backup")))
    >>> restored == written, restored["matches"]
    (True, 0)
    """
    async with engine.connect() as connection:
        await connection.run_sync(begin_writing)
        counts = await connection.run_sync(_restore_rows, file, replace)
        await connection.commit()
    return counts


async def _dump(engine: AsyncEngine, out: gzip.GzipFile) -> Counts:
    async with engine.connect() as connection:
        if engine.dialect.name == "sqlite":
            # otherwise each statement would read the tables at a different time
            await connection.exec_driver_sql("BEGIN")
        else:
            await connection.execution_options(isolation_level="REPEATABLE READ")
        return await connection.run_sync(_dump_all, out)


def _dump_all(connection: Connection, out: gzip.GzipFile) -> Counts:
    revision = revision_of(connection)
    if revision is None:
        raise Refusal("there is nothing in this database.")
    counts: Counts = {}
    _write_line(out, {"format": FORMAT, "revision": revision, "made": datetime.now(UTC)})
    for table in _tables(connection).sorted_tables:
        name = str(table.name)  # a plain string instead of an SQLAlchemy type
        counts[name] = 0
        _write_line(out, {"table": name, "columns": [str(column.name) for column in table.columns]})
        for row in connection.execute(select(table).execution_options(yield_per=BATCH_SIZE)):
            counts[name] += 1
            _write_line(out, [_to_plain(value) for value in row])
    _write_line(out, {"rows": counts})
    return counts


def _restore_rows(connection: Connection, file: Path, replace: bool) -> Counts:
    lines = _read_lines(file)
    file_header = next(lines, None)
    if (
        not isinstance(file_header, dict)
        or file_header.get("format") != FORMAT
        or "revision" not in file_header
    ):
        raise _incomplete_file(file)
    require_known(file_header["revision"])
    _drop_tables(connection, replace)
    migrate_to(connection, file_header["revision"])
    tables, counts, header = _tables(connection).tables, Counts(), file_header
    for header, rows in _batches(lines):
        if "table" in header:
            name, columns = header["table"], header["columns"]
            if name not in tables:
                raise _incomplete_file(file)
            counts[name] = counts.get(name, 0) + len(rows)
            if rows:
                connection.execute(
                    insert(tables[name]), [_parse_row(tables[name], columns, row) for row in rows]
                )
    if header.get("rows") != counts:
        raise _incomplete_file(file)
    # otherwise a page that is still open might already have a view with the number of a future one
    if "made_by" in tables["matches"].columns:
        connection.execute(update(tables["matches"]).values(made_by=None))
    if "keys" in tables:
        _pause_notices(connection, tables["keys"])
    _mark_for_resealing(connection, tables["matches"])
    return counts


def _pause_notices(connection: Connection, keys: Table) -> None:
    """Pause notifications, because only the operator knows whether the copy replaces the server."""
    connection.execute(delete(keys).where(keys.c.name == OUTWARD))
    connection.execute(insert(keys).values(name=OUTWARD, key=PAUSED))


def _mark_for_resealing(connection: Connection, matches: Table) -> None:
    """Mark unfinished matches for new dice, because players saw dice after the backup was made. In older
    schemas the migration recognises these matches by their ``made_by``."""
    if "reseal" in matches.columns:
        under_way = matches.c.status.in_(["playing", "paused"])
        connection.execute(update(matches).where(under_way).values(reseal=True))
        reseals = _tables(connection).tables["reseals"]
        connection.execute(delete(reseals).where(reseals.c.since == PENDING))
        ids = connection.execute(select(matches.c.id).where(under_way)).scalars().all()
        rows = [
            {"match_id": match_id, "since": PENDING, "seed": secrets.token_bytes(SEED_BYTES)}
            for match_id in ids
        ]
        if rows:
            connection.execute(insert(reseals), rows)


def _drop_tables(connection: Connection, replace: bool) -> None:
    """Drop all our tables. Raises Refusal if they contain data, unless ``replace`` is set."""
    tables = _tables(connection)
    first_rows = (connection.execute(select(table).limit(1)).first() for table in tables.tables.values())
    if not replace and any(row is not None for row in first_rows):
        raise Refusal("this database is not empty: choose another one, or overwrite its data with --replace.")
    tables.drop_all(connection)
    if inspect(connection).has_table(VERSION_TABLE):
        connection.exec_driver_sql(f"DROP TABLE {VERSION_TABLE}")


def _tables(connection: Connection) -> MetaData:
    """Return our tables as they exist in the database."""
    tables = MetaData()
    tables.reflect(connection, only=lambda name, _: name in TABLE_NAMES)
    return tables


def _write_line(out: gzip.GzipFile, line: Any) -> None:
    out.write(orjson.dumps(line, option=orjson.OPT_APPEND_NEWLINE))


def _to_plain(value: Any) -> Any:
    """Return a column's value for JSON. SQLite returns UTC times without a time zone."""
    if isinstance(value, datetime):
        return value.replace(tzinfo=value.tzinfo or UTC).astimezone(UTC)
    return base64.b64encode(value).decode() if isinstance(value, bytes) else value


def _parse_row(table: Table, columns: list[str], row: list[Any]) -> dict[str, Any]:
    return {name: _parse_value(table, name, value) for name, value in zip(columns, row, strict=True)}


def _parse_value(table: Table, name: str, value: Any) -> Any:
    column_type = table.columns[name].type
    if value is None:
        return None
    if isinstance(column_type, DateTime):
        return datetime.fromisoformat(value)
    return base64.b64decode(value) if isinstance(column_type, LargeBinary) else value


def _read_lines(file: Path) -> Iterator[Any]:
    try:
        with gzip.open(file) as lines:
            for line in lines:
                yield orjson.loads(line)
    except (EOFError, gzip.BadGzipFile, zlib.error, orjson.JSONDecodeError):
        raise _incomplete_file(file) from None


def _batches(lines: Iterator[Any]) -> Iterator[tuple[dict[str, Any], list[list[Any]]]]:
    """Yield rows in batches, each with the header line of their table."""
    header, rows = dict[str, Any](), list[list[Any]]()
    for line in lines:
        if isinstance(line, dict) or len(rows) == BATCH_SIZE:
            yield header, rows
            rows = []
        if isinstance(line, dict):
            header = line
        else:
            rows.append(line)
    yield header, rows


def _incomplete_file(file: Path) -> Refusal:
    return Refusal(f"{file} is not a backup, or not a complete one.")
