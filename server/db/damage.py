"""Detection of damaged pages in a SQLite database, by every statement and by periodic checks."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from time import monotonic

import structlog

log = structlog.get_logger()

#: SQLite's result codes for a file that has inconsistent pages or is not a database.
CODES = (11, 26)  # SQLITE_CORRUPT, SQLITE_NOTADB
#: The maximum duration of one check, in seconds. A large database is not checked completely.
MAX_SECONDS = 5.0
#: The number of SQLite's virtual machine steps between checks of the time.
STEPS = 10_000


class Damage:
    """Remembers that a database is damaged, because damage does not repair itself.

    >>> damage = Damage()
    >>> damage.record_if_damage(sqlite3.OperationalError("database is locked"))
    >>> damage.found
    """

    def __init__(self) -> None:
        self.found: str | None = None

    def record_if_damage(self, error: BaseException | None) -> None:
        """Record damage if the error of a statement was caused by it."""
        if getattr(error, "sqlite_errorcode", 0) & 0xFF in CODES:
            self._record(str(error))

    def check_pages(self, file: str, seconds: float = MAX_SECONDS) -> None:
        """Check the pages of a database, for a limited time. Call this in a separate thread."""
        if not Path(file).is_file():
            return
        end = monotonic() + seconds
        try:
            with closing(
                sqlite3.connect(f"{Path(file).absolute().as_uri()}?mode=ro", uri=True)
            ) as connection:
                connection.set_progress_handler(lambda: monotonic() > end, STEPS)
                ((result,),) = connection.execute("PRAGMA quick_check(1)").fetchall()
        except sqlite3.Error as error:  # also raised when the time is up
            self.record_if_damage(error)
        else:
            if result != "ok":
                self._record(result)

    def _record(self, description: str) -> None:
        if self.found is None:
            self.found = description
            log.error("database is damaged", error=description, help="stop the server, and restore a backup")
