"""Who may look on at a match, and whether people write there: the host has chosen before it began."""

from __future__ import annotations

from server.store.matches import MatchRow
from server.store.people import User

NO_CHAT = "the host has switched the chat of this table off"


def may_watch(row: MatchRow, user: User | None) -> bool:
    """Whether somebody may see a match as it is now: those who sit there and the host always, others
    unless it is under way without spectators.

    >>> from datetime import UTC, datetime
    >>> ada = User("u1", "Ada")
    >>> row = MatchRow("m1", "go", "big", {"spectators": "off"}, "playing", ada, True, "", datetime.now(UTC))
    >>> may_watch(row, ada), may_watch(row, User("u2", "Bob")), may_watch(row, None)
    (True, False, False)
    """
    if row.options.get("spectators") != "off" or row.status not in ("playing", "paused"):
        return True
    return user is not None and (user.id == row.host.id or row.seat_of(user) is not None)


def has_chat(row: MatchRow) -> bool:
    """Whether people may write at the table."""
    return row.options.get("chat") != "off"
