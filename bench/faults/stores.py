"""Databases for a single fault test."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from tests import services


@contextmanager
def temporary_folder() -> Iterator[Path]:
    """Create an empty folder, and delete it after the block."""
    with TemporaryDirectory(prefix="faults-") as name:
        yield Path(name)


def sqlite_url_in(folder: Path) -> str:
    """Return the URL of a database in that folder."""
    return f"sqlite+aiosqlite:///{folder / 'faults.sqlite3'}"


@contextmanager
def sqlite() -> Iterator[str]:
    """Create a database in a file, and yield its URL."""
    with temporary_folder() as folder:
        yield sqlite_url_in(folder)


@contextmanager
def postgres() -> Iterator[str]:
    """Create a database on a PostgreSQL server, and yield its URL."""
    with services.running_postgres() as url, services.new_database(url) as database:
        yield database


STORES = {"sqlite": sqlite, "postgres": postgres}
