"""What people are to one another, as the server keeps it: who looks on, shuns, reports, or is banned."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Literal, Protocol

from server.store.people import User

How = Literal["mute", "block"]
Barred = Literal["turned-away", "blocked"]


@dataclass(frozen=True)
class SpectatorFrame:
    """A view of the spectators that they are shown later: the diff that leads to it as text, "" if none does,
    and now and then the whole view, packed.

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
    """A line that a spectator has said to the others; ``message`` is his client's id of it.

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
    """Whose chat a user does not read (``mute``), or with whom he wants nothing to do (``block``).

    >>> from datetime import UTC
    >>> IgnoredUser(User("u2", "Bob"), "mute", datetime(2026, 11, 21, tzinfo=UTC)).how
    'mute'
    """

    user: User
    how: How
    at: datetime


@dataclass(frozen=True)
class Report:
    """What somebody tells the host of the server of another; ``lines`` are chat that he could read.

    A user who is gone is None; the names stay as they were.

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
    """Who may not come in, why, and until when; for good if ``until`` is None.

    >>> from datetime import UTC
    >>> Ban(User("u2", "Bob"), datetime(2026, 11, 21, tzinfo=UTC), until=None, reason="insults").reason
    'insults'
    """

    user: User
    at: datetime
    until: datetime | None
    reason: str


class Moderation(Protocol):
    """Where all that lives. Every method is one transaction.

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
        """Return what was true until then, in order: after the view ``after``, or from the newest one that is
        kept whole."""
        ...

    async def prune_spectator_frames(self, before: datetime, limit: int) -> int:
        """Forget at most so many views that nobody needs who sees things as they were ``before`` or later;
        returns how many."""
        ...

    async def say_aside(self, match_id: str, line: Aside, most: int) -> Aside | None:
        """Keep a line with the next number, and the newest ``most`` of the match; returns it, or None if it
        was kept already."""
        ...

    async def asides(self, match_id: str) -> Sequence[Aside]:
        """Return the lines that are kept, in order."""
        ...

    async def asides_by(self, user: User) -> Sequence[tuple[str, Aside]]:
        """Return what is kept that the user has said as a spectator, each with the match's id, in order."""
        ...

    async def turn_away(self, match_id: str, user_id: str, at: datetime, most: int) -> bool:
        """Let the user look on no more; returns False if there are ``most`` of them, or no such user."""
        ...

    async def admit(self, match_id: str, user_id: str) -> None:
        """Let the user look on again."""
        ...

    async def turned_away(self, match_ids: Iterable[str]) -> dict[str, list[User]]:
        """Return who may not look on, by match."""
        ...

    async def barred(self, match_id: str, people: Iterable[str], user_id: str) -> Barred | None:
        """Return why the user may not come to a match, or None if none of these people has blocked him and he
        was not turned away."""
        ...

    # Those with whom one wants nothing to do

    async def ignore(self, user: User, other_id: str, how: How, at: datetime, most: int) -> bool:
        """Keep whom the user shuns; returns False if there are ``most`` already, or no such other."""
        ...

    async def stop_ignoring(self, user: User, other_id: str) -> None:
        """Shun the other no longer."""
        ...

    async def ignored_by(self, user: User) -> Sequence[IgnoredUser]:
        """Return whom the user shuns, the last first."""
        ...

    # Reports

    async def add_report(self, report: Report, most: int) -> bool:
        """Keep a report; returns False if there are ``most`` open ones by the same user."""
        ...

    async def reports(self, *, open_only: bool, limit: int, by: User | None = None) -> Sequence[Report]:
        """Return at most so many reports, the newest first, all or by one user."""
        ...

    async def answer_report(self, report_id: str, answer: str, closed: datetime | None) -> bool:
        """Keep the answer to a report, which is closed then or still open; False if there is no such one."""
        ...

    # Bans

    async def ban(self, user_id: str, at: datetime, until: datetime | None, reason: str) -> Sequence[str]:
        """Let the user in no more; returns the digests of his tokens. Raises KeyError if there is no such
        user."""
        ...

    async def lift_ban(self, user_id: str) -> bool:
        """Let the user in again; returns False if he was not banned."""
        ...

    async def bans(self) -> Sequence[Ban]:
        """Return all bans, the newest first; those that have ended, too."""
        ...

    async def is_banned(self, user_id: str, at: datetime) -> bool:
        """Return whether that user is banned then."""
        ...

    async def banned(self, digest: str, at: datetime) -> Ban | None:
        """Return the ban of the user whose token has that digest, if there is one now."""
        ...
