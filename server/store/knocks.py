"""People who ask to be let in where a private match may be, as the server keeps it.

A knock is kept by the id that somebody asks for, whether there is such a match or not. So it costs the same,
and is answered in the same way, wherever somebody knocks.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final, Protocol

from server.store.people import User

#: How long a knock waits for the host, and how long an open door waits for whoever knocked.
STANDS: Final = timedelta(minutes=5)
#: How long the host is not asked again by somebody whom they have declined.
DECLINED_FOR: Final = timedelta(hours=1)


@dataclass(frozen=True)
class Knock:
    """Somebody asks to be let in at the match with that id.

    >>> from datetime import UTC
    >>> Knock("m1", User("u1", "Ada"), datetime(2026, 11, 21, tzinfo=UTC)).user.name
    'Ada'
    """

    match: str
    user: User
    at: datetime


class Knocks(Protocol):
    """Where knocks are kept. Every method is one transaction.

    >>> import asyncio
    >>> from tests.databases import store_with_ada
    >>> async def example():
    ...     async with store_with_ada() as (store, ada, at):
    ...         await store.add_knock(Knock("m1", ada, at), at_match=20, of_user=5)
    ...         waiting = await store.knocks_at("m1", at, ["host"], 5)
    ...         answered = await store.answer_knock("m1", ada.id, at, let_in=True)
    ...         return [knock.user.name for knock in waiting], answered, await store.is_let_in("m1", ada, at)
    >>> asyncio.run(example())
    (['Ada'], True, True)
    """

    async def add_knock(self, knock: Knock, at_match: int, of_user: int) -> None:
        """Keep a knock, unless the user's last one there still stands or was declined lately, or so many
        stand at that match or of that user."""
        ...

    async def withdraw_knock(self, match_id: str, user: User) -> None:
        """Forget that the user has knocked there; a host who has declined is not asked again."""
        ...

    async def knocks_at(
        self, match_id: str, at: datetime, hosts: Iterable[str], limit: int
    ) -> Sequence[Knock]:
        """Return the first who wait there, but for people whom the host turned away or a host blocked."""
        ...

    async def answer_knock(self, match_id: str, user_id: str, at: datetime, *, let_in: bool) -> bool:
        """Let somebody in who waits there, or decline; returns False if nobody of that id waits."""
        ...

    async def is_let_in(self, match_id: str, user: User, at: datetime) -> bool:
        """Return whether the user was let in there, a moment ago."""
        ...

    async def knocks_of(self, user: User, at: datetime) -> Sequence[Knock]:
        """Return where the user waits, whatever the hosts have answered."""
        ...

    async def forget_knocks(self, at: datetime) -> None:
        """Forget those that are over by then."""
        ...
