"""Spectators, ignored users, reports and bans, as the server stores them."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Any, Literal

from server.db.types.people import User

IgnoreKind = Literal["mute", "block"]
BlockReason = Literal["turned-away", "blocked"]


@dataclass(frozen=True)
class SpectatorFrame:
    """A view that spectators see with a delay. ``body`` is the text of the diff that leads to it, or "" if
    there is none. ``view`` is the whole compressed view, in some frames.

    >>> from datetime import UTC
    >>> SpectatorFrame(12, datetime(2026, 11, 21, tzinfo=UTC), body="").view is None
    True
    """

    seq: int
    at: datetime
    body: str
    view: bytes | None = None


@dataclass(frozen=True)
class Aside:
    """A spectator's chat line to the other spectators. ``message`` is the client's id of the message.

    >>> from datetime import UTC
    >>> Aside(1, User("u1", "Ada"), "Well played", datetime(2026, 11, 21, tzinfo=UTC)).text
    'Well played'
    """

    n: int
    user: User
    text: str
    at: datetime
    message: str = ""


@dataclass(frozen=True)
class IgnoredUser:
    """A user whom another user ignores: muted (``mute``), or blocked from any contact (``block``).

    >>> from datetime import UTC
    >>> IgnoredUser(User("u2", "Bob"), "mute", datetime(2026, 11, 21, tzinfo=UTC)).how
    'mute'
    """

    user: User
    how: IgnoreKind
    at: datetime


@dataclass(frozen=True)
class Report:
    """A user's report about another user to the server's operator. ``lines`` is the chat that the reporter
    could read.

    The id of a deleted user is None. The names are not changed.

    >>> from datetime import UTC
    >>> at, ada, bob = datetime(2026, 11, 21, tzinfo=UTC), User("u1", "Ada"), User("u2", "Bob")
    >>> Report("r1", at, by=ada, about=bob, match="m1", reason="chat", text="Insults", lines=[]).answer
    ''
    """

    id: str
    at: datetime
    by: User
    about: User
    match: str
    reason: str
    text: str
    lines: list[dict[str, Any]]
    answer: str = ""
    closed: datetime | None = None


@dataclass(frozen=True)
class Ban:
    """A banned user, the reason, and the end of the ban. ``until`` is None for a permanent ban.

    >>> from datetime import UTC
    >>> Ban(User("u2", "Bob"), datetime(2026, 11, 21, tzinfo=UTC), until=None, reason="insults").reason
    'insults'
    """

    user: User
    at: datetime
    until: datetime | None
    reason: str
