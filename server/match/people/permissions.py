"""Permission to watch a match, and to chat at its table. The host sets both before the match begins."""

from __future__ import annotations

from server.db.types.matches import MatchRow
from server.db.types.people import User

NO_CHAT = "the host has switched off the chat at this table"


def may_watch(row: MatchRow, user: User | None) -> bool:
    """Return whether a user may see the current state of the match.

    The players and the host always may. Others may not see a match without spectators until it is over.

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
    """Return whether the table has a chat."""
    return row.options.get("chat") != "off"
