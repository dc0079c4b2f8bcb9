"""Sets the timer of a table for the server's next action: a computer player's answer, or the end of a time
limit."""

from __future__ import annotations

from collections.abc import Callable, Collection

from server.base.clock import now
from server.db.types.matches import MatchRow
from server.match.clock import deadlines
from server.match.connections.connection import Connection


class Schedule:
    """The timer of one table. Matches among computer players continue only while there are
    ``connections``."""

    def __init__(self, connections: Collection[Connection], ring: Callable[[], None]) -> None:
        """``ring`` is called when the server must act."""
        self._connections = connections
        self._alarm = deadlines.Alarm(ring)

    def is_active(self, row: MatchRow) -> bool:
        """Return whether the server acts in this match."""
        return row.status == "playing" and (row.due_at is not None or bool(self._connections))

    def due_seats(self, row: MatchRow) -> list[str]:
        """Return the seats for which the server must act now."""
        return deadlines.due_seats(row.waits, now()) if self.is_active(row) else []

    def update(self, row: MatchRow, grace: float = 0.0) -> None:
        """Set the timer, ``grace`` seconds later if another process may act first."""
        at = row.due_at or deadlines.next_due_time(row.waits)
        self._alarm.set(at if self.is_active(row) else None, grace)

    def update_unattended(self, row: MatchRow) -> None:
        """Let a match without people continue while it is watched, and stop it otherwise."""
        if row.due_at is None:
            self.update(row)

    def stop(self) -> None:
        """Stop the timer."""
        self._alarm.stop()
