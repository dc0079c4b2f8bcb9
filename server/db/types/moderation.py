"""Spectators, ignored users, reports and bans, as the server stores them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Literal, Protocol

from server.db.types.people import User

How = Literal["mute", "block"]
Barred = Literal["turned-away", "blocked"]


@dataclass(frozen=True)
class SpectatorFrame:
    """A view that spectators see with a delay. ``body`` is the diff that leads to it as text, or "" if none
    does. ``view`` is the whole view, compressed, in some frames.

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
    """A spectator's chat line to the other spectators. ``message`` is the client's id of it.

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
    how: How
    at: datetime


@dataclass(frozen=True)
class Report:
    """A user's report about another user to the host of the server. ``lines`` is the chat that the reporter
    could read.

    The id of a deleted user is None. The names stay as they were.

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


class Moderation(Protocol):
    """Stores all this. Every method is one transaction.

    >>> import asyncio
    >>> from tests.databases import store_with_ada
    >>> async def example():
    ...     async with store_with_ada() as (store, ada, at):
    ...         digests = await store.ban("u1", at, None, "insults")
    ...         return digests, await store.user_of("digest", at), (await store.banned("digest", at)).reason
    >>> asyncio.run(example())
    (['digest'], None, 'insults')
    """

    # Spectators

    async def spectator_frames(
        self, match_id: str, after: int | None, until: datetime
    ) -> Sequence[SpectatorFrame]:
        """Return the frames until then, in order: those after the view ``after``, or from the newest whole
        view on."""
        ...

    async def prune_spectator_frames(self, before: datetime, limit: int) -> int:
        """Delete at most ``limit`` frames that are not needed to show the match as it was ``before`` or
        later. Return how many were deleted."""
        ...

    async def say_aside(self, match_id: str, line: Aside, most: int) -> Aside | None:
        """Store a line with the next number, and only the ``most`` newest of the match. Return it, or None if
        it was stored already."""
        ...

    async def asides(self, match_id: str) -> Sequence[Aside]:
        """Return the stored lines, in order."""
        ...

    async def asides_by(self, user: User) -> Sequence[tuple[str, Aside]]:
        """Return the stored lines that the user has written as a spectator, each with the match's id, in
        order."""
        ...

    async def turn_away(self, match_id: str, user_id: str, at: datetime, most: int) -> bool:
        """Stop the user from watching. Return False if there is no such user, or if ``most`` are turned away
        already."""
        ...

    async def admit(self, match_id: str, user_id: str) -> None:
        """Let the user watch again."""
        ...

    async def turned_away(self, match_ids: Iterable[str]) -> dict[str, list[User]]:
        """Return the users who may not watch, by match."""
        ...

    async def barred(self, match_id: str, people: Iterable[str], user_id: str) -> Barred | None:
        """Return why the user may not come to a match. Return None if they were not turned away, and none of
        these people has blocked them."""
        ...

    # Ignored users

    async def ignore(self, user: User, other_id: str, how: How, at: datetime, most: int) -> bool:
        """Store that the user ignores another one. Return False if there is no such other user, or if they
        ignore ``most`` already."""
        ...

    async def stop_ignoring(self, user: User, other_id: str) -> None:
        """Store that the user no longer ignores the other one."""
        ...

    async def ignored_by(self, user: User) -> Sequence[IgnoredUser]:
        """Return the users whom the user ignores, the newest first."""
        ...

    # Reports

    async def add_report(self, report: Report, most: int) -> bool:
        """Store a report. Return False if the user has ``most`` open ones."""
        ...

    async def reports(self, *, open_only: bool, limit: int, by: User | None = None) -> Sequence[Report]:
        """Return at most ``limit`` reports, the newest first, of all users or of one."""
        ...

    async def answer_report(self, report_id: str, answer: str, closed: datetime | None) -> bool:
        """Store the answer to a report, which closes it if ``closed`` is set. Return False if there is no
        such report."""
        ...

    # Bans

    async def ban(self, user_id: str, at: datetime, until: datetime | None, reason: str) -> Sequence[str]:
        """Ban the user, and return the digests of their tokens. Raises KeyError if there is no such user."""
        ...

    async def lift_ban(self, user_id: str) -> bool:
        """End the user's ban. Return False if they were not banned."""
        ...

    async def bans(self) -> Sequence[Ban]:
        """Return all bans, the newest first, including those that have ended."""
        ...

    async def is_banned(self, user_id: str, at: datetime) -> bool:
        """Return whether the user is banned at that time."""
        ...

    async def banned(self, digest: str, at: datetime) -> Ban | None:
        """Return the current ban of the user whose token has that digest, or None."""
        ...
