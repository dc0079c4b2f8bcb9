"""What a store does for people who go, and for those who want to know what it holds of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, Protocol

from server.store.matches import ChatEntry, JournalRow, MatchRow
from server.store.moderation import SpectatorFrame
from server.store.people import User


@dataclass(frozen=True)
class Renaming:
    """What it means in a match that the user is called by another ``name``: in all that he has said, in these
    snapshots, columns of the match's row, entries of its ``journal``, lines that the server has ``said``, by
    their places, and what spectators are shown ``later``.

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
    """Where people leave from. Every method is one transaction.

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
        """Forget what is the user's own, call him by that name, also in reports, and let nobody shun him;
        returns the digests of his tokens. What is left to do in his matches is remembered."""
        ...

    async def leaving(self) -> Sequence[User]:
        """Return those for whom something is left to do."""
        ...

    async def end_leaving(self, user: User) -> None:
        """Nothing is left to do; the user himself is forgotten unless some match needs him."""
        ...

    async def matches_with(self, user: User) -> Sequence[str]:
        """Return the ids of all matches that the user hosts, sits or has sat at or has said something in, of
        whatever game, newest first."""
        ...

    async def remove_match(self, row: MatchRow) -> bool:
        """Forget a match with all that belongs to it; returns False if it has moved on meanwhile."""
        ...

    async def pass_on(self, row: MatchRow, host: User) -> bool:
        """Give a match another host; returns False as `remove_match` does."""
        ...

    async def snapshots(self, match_id: str) -> Mapping[int, bytes]:
        """Return all snapshots that are kept of a match, by their numbers."""
        ...

    async def rename_in(self, row: MatchRow, renaming: Renaming) -> bool:
        """Call somebody otherwise in a match, and forget what was missed there, in which he is named; returns
        False as `remove_match` does. Its viewers need whole views then."""
        ...

    async def said_by(self, user: User) -> Sequence[tuple[str, ChatEntry]]:
        """Return all that the user has said and is kept, each with the match's id, in order."""
        ...

    async def created(self, user: User) -> datetime | None:
        """Return since when the user is known; None if he is not."""
        ...

    async def find_user(self, given: str) -> User | None:
        """Return the user with that id, unless he has left."""
        ...
