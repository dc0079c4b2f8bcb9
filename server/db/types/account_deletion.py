"""Deletion of users, and the export of their data."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, Protocol

from server.db.types.matches import ChatEntry, JournalRow, MatchRow
from server.db.types.moderation import SpectatorFrame
from server.db.types.people import User


@dataclass(frozen=True)
class Renaming:
    """A user's new ``name`` in a match: in their chat lines, snapshots, columns of the match's row, entries
    of its ``journal``, lines of the server (``said``, by their places), and spectators' frames (``later``).

    >>> renaming = Renaming(User("u1", "Ada"), "Somebody", said={4: "Somebody has left"})
    >>> renaming.name, renaming.said[4], renaming.journal
    ('Somebody', 'Somebody has left', ())
    """

    user: User
    name: str
    snapshots: Mapping[int, bytes] = field(default_factory=dict)
    columns: Mapping[str, Any] = field(default_factory=dict)
    journal: Sequence[JournalRow] = ()
    said: Mapping[int, str] = field(default_factory=dict)
    later: Sequence[SpectatorFrame] = ()


class AccountDeletion(Protocol):
    """Deletes users. Every method is one transaction.

    >>> import asyncio
    >>> from tests.databases import store_with_ada
    >>> async def example():
    ...     async with store_with_ada() as (store, ada, at):
    ...         digests = await store.begin_leaving(ada, "Somebody", at)
    ...         return digests, await store.leaving(), await store.find_user("u1")
    >>> asyncio.run(example())
    (['digest'], [User(id='u1', name='Somebody')], None)
    """

    async def begin_leaving(self, user: User, name: str, at: datetime) -> Sequence[str]:
        """Delete the user's own data, and replace their name, also in reports. Nobody ignores them any more.

        Returns the digests of their tokens. The store remembers that their matches remain to be handled.
        """
        ...

    async def leaving(self) -> Sequence[User]:
        """Return the deleted users whose matches remain to be handled."""
        ...

    async def end_leaving(self, user: User) -> None:
        """Record that nothing remains. The user's row is deleted unless some match needs it."""
        ...

    async def matches_with(self, user: User) -> Sequence[str]:
        """Return the ids of all matches of any game, newest first, that the user hosts or has written in, or
        where they have or had a seat."""
        ...

    async def remove_match(self, row: MatchRow) -> bool:
        """Delete a match with all its data. Return False if it has changed in the meantime."""
        ...

    async def pass_on(self, row: MatchRow, host: User) -> bool:
        """Give a match another host. Return False like `remove_match`."""
        ...

    async def snapshots(self, match_id: str) -> Mapping[int, bytes]:
        """Return all stored snapshots of a match, by their numbers."""
        ...

    async def rename_in(self, row: MatchRow, renaming: Renaming) -> bool:
        """Replace a user's name in a match, and delete the missed messages there, which contain it. Return
        False like `remove_match`. The match's viewers need whole views afterwards."""
        ...

    async def said_by(self, user: User) -> Sequence[tuple[str, ChatEntry]]:
        """Return all stored chat lines of the user, each with the match's id, in order."""
        ...

    async def created(self, user: User) -> datetime | None:
        """Return since when the user is known, or None if they are not."""
        ...

    async def find_user(self, given: str) -> User | None:
        """Return the user with that id, unless they have been deleted."""
        ...
