"""Requests to be let in at private matches.

A knock is stored by the requested id, whether such a match exists or not. So it costs the same and gets the
same answer in both cases.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final, Protocol

from server.db.types.people import User

#: How long a knock waits for the host, and how long an open door waits for the user.
STANDS: Final = timedelta(minutes=5)
#: How long a declined user cannot ask the host again.
DECLINED_FOR: Final = timedelta(hours=1)


@dataclass(frozen=True)
class Knock:
    """A user's request to be let in at the match with that id.

    >>> from datetime import UTC
    >>> Knock("m1", User("u1", "Ada"), datetime(2026, 11, 21, tzinfo=UTC)).user.name
    'Ada'
    """

    match: str
    user: User
    at: datetime


class Knocks(Protocol):
    """Stores knocks. Every method is one transaction.

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
        """Store a knock, unless the user's last one there still stands or was declined recently, or there are
        too many at that match or of that user."""
        ...

    async def withdraw_knock(self, match_id: str, user: User) -> None:
        """Delete the user's knock there. A host who has declined is not asked again."""
        ...

    async def knocks_at(
        self, match_id: str, at: datetime, hosts: Iterable[str], limit: int
    ) -> Sequence[Knock]:
        """Return the first users who wait there, without those whom the host turned away or blocked."""
        ...

    async def answer_knock(self, match_id: str, user_id: str, at: datetime, *, let_in: bool) -> bool:
        """Let a waiting user in, or decline. Return False if no user with that id waits."""
        ...

    async def is_let_in(self, match_id: str, user: User, at: datetime) -> bool:
        """Return whether the user was let in there recently."""
        ...

    async def knocks_of(self, user: User, at: datetime) -> Sequence[Knock]:
        """Return where the user waits, whatever the hosts have answered."""
        ...

    async def forget_knocks(self, at: datetime) -> None:
        """Delete the knocks that have expired."""
        ...
