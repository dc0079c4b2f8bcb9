"""Damaged pages of a SQLite database: noticed in any statement, and looked for now and then."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from time import monotonic

import structlog

log = structlog.get_logger()

#: SQLite's primary result codes for a file whose pages do not fit together, or that is none of its own.
CODES = (11, 26)  # SQLITE_CORRUPT, SQLITE_NOTADB
#: For how many seconds pages are looked at each time: a large database is not looked through to its end.
SECONDS = 5.0
#: After how many steps of SQLite's machine the clock is looked at.
STEPS = 10_000


class Damage:
    """Remembers that a database is damaged: it does not heal by itself.

    >>> damage = Damage()
    >>> damage.note(sqlite3.OperationalError("database is locked"))
    >>> damage.found
    """

    def __init__(self) -> None:
        self.found: str | None = None

    def note(self, error: BaseException | None) -> None:
        """Look whether an error of a statement tells of damage."""
        if getattr(error, "sqlite_errorcode", 0) & 0xFF in CODES:
            self._find(str(error))

    def look(self, file: str, seconds: float = SECONDS) -> None:
        """Look through the pages of a database, for so long at most. To be called in a thread of its own."""
        if not Path(file).is_file():
            return
        end = monotonic() + seconds
        try:
            with closing(sqlite3.connect(f"{Path(file).absolute().as_uri()}?mode=ro", uri=True)) as pages:
                pages.set_progress_handler(lambda: monotonic() > end, STEPS)
                ((told,),) = pages.execute("PRAGMA quick_check(1)").fetchall()
        except sqlite3.Error as error:  # also when the time is over
            self.note(error)
        else:
            if told != "ok":
                self._find(told)

    def _find(self, what: str) -> None:
        if self.found is None:
            self.found = what
            log.error("database is damaged", error=what, help="stop the server, and restore a backup")
