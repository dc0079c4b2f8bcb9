"""The protocol of the thing that keeps what the server must not lose, and what it raises."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import datetime
from typing import Final, Literal, Protocol

from sqlalchemy.exc import InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeoutError

from server.store.account_changes import AccountChanges
from server.store.account_deletion import AccountDeletion
from server.store.accounts import Accounts
from server.store.clips import Clips
from server.store.heartbeat import Heartbeats
from server.store.histories import Histories
from server.store.knocks import Knocks
from server.store.matches import MatchRow, SavedLoadout
from server.store.moderation import Moderation
from server.store.notices import Notices
from server.store.people import User, Users

#: What a store forgets when it is old: lobbies and matches of computer players alone that nobody has changed,
#: finished matches, and what was said in those; tokens, and guests without a match.
Prunable = Literal["abandoned", "finished", "chat", "tokens", "guests"]


class StoreUnavailable(Exception):
    """An update could not be written now."""


#: What is raised while the store cannot be reached, or has no room: it may pass, so it is tried again. No
#: OSError is among them: a client that goes away raises one, too.
STORE_UNAVAILABLE: Final = (StoreUnavailable, OperationalError, InterfaceError, PoolTimeoutError)


class Conflict(Exception):
    """Another writer changed the match first; nothing was written."""


class Store(
    Users,
    Accounts,
    AccountChanges,
    AccountDeletion,
    Notices,
    Moderation,
    Knocks,
    Clips,
    Histories,
    Heartbeats,
    Protocol,
):
    """Where users and matches live. Every method is one transaction.

    Methods raise the driver's own errors if the database cannot be reached. Strings that a caller sends are
    only ever bound as parameters.

    >>> import asyncio
    >>> from datetime import UTC
    >>> from server.store.migrate import upgrade
    >>> from server.store.people import Token
    >>> from server.store.sql import SqlStore, open_engine
    >>> async def example() -> User | None:
    ...     engine = open_engine("sqlite+aiosqlite://")
    ...     await upgrade(engine)
    ...     store: Store = SqlStore(engine)
    ...     token = Token("digest of a token", "laptop")
    ...     await store.add_user(User("u1", "Ada"), token, datetime.now(UTC))
    ...     try:
    ...         return await store.user_of("digest of a token", datetime.now(UTC))
    ...     finally:
    ...         await store.close()
    >>> asyncio.run(example())
    User(id='u1', name='Ada')
    """

    async def close(self) -> None:
        """Let go of all connections."""
        ...

    async def ping(self) -> None:
        """Raise if the store cannot be reached, or holds no table of matches."""
        ...

    def is_damaged(self) -> bool:
        """Whether damaged pages of a SQLite database were noticed since this process began."""
        ...

    async def look_for_damage(self) -> None:
        """Look through a SQLite database for damaged pages, for a few seconds at most."""
        ...

    async def probe(self) -> None:
        """Raise if nothing can be written now; else it has been tried."""
        ...

    # Loadouts that users keep

    async def add_loadout(self, user: User, loadout: SavedLoadout, most: int) -> bool:
        """Keep a loadout; returns False, and keeps nothing, if the user has ``most`` already."""
        ...

    async def loadouts_of(self, user: User) -> list[SavedLoadout]:
        """Return all that the user keeps, of every game, newest first."""
        ...

    async def change_loadout(self, user: User, loadout: SavedLoadout) -> bool:
        """Keep this instead of the loadout with its id; returns False if the user has none of that id."""
        ...

    async def forget_loadout(self, user: User, loadout_id: str) -> bool:
        """Throw a loadout away; returns False if the user has none of that id."""
        ...

    # Matches

    async def add_match(self, row: MatchRow, most: int | None = None) -> bool:
        """Keep a new match without seats taken; returns False, and keeps nothing, if its host has ``most`` in
        the lobby or under way already.

        Raises IntegrityError for an id or invite that is taken.
        """
        ...

    async def match(self, match_id: str) -> MatchRow | None:
        """Return the match with its seats and what they bring, or None."""
        ...

    async def match_by_invite(self, code: str) -> MatchRow | None:
        """Return the match that an invite leads to, as `match` does."""
        ...

    async def matches_of(
        self,
        user: User,
        limit: int,
        over: bool | None = None,
        before: str | None = None,
        unseen: datetime | None = None,
    ) -> list[MatchRow]:
        """Return at most so many matches that the user hosts or sits at, newest first, without loadouts:
        those that are over, or not, or all; with ``before``, an id, only those that come after it in the
        list. To who only hosts one it is not over as long as a view later than ``unseen`` is kept."""
        ...

    async def offers_to(self, user: User, limit: int) -> list[MatchRow]:
        """Return at most so many finished matches that the user sits at and whose people gather for a next
        one without him, newest first, without loadouts; not those of a host whom he has blocked."""
        ...

    async def before(self, user: User, match_id: str) -> MatchRow | None:
        """Return the finished match that the user sits at and whose people go on with that one, without
        loadouts, or None."""
        ...

    async def public_matches(self, limit: int, unseen: datetime | None = None) -> list[MatchRow]:
        """Return at most so many public matches that are not over, without loadouts, and those of which a
        view later than ``unseen`` is kept for spectators. The newest few of each host come first."""
        ...

    async def open_tables(
        self, since: datetime, limit: int, *, game: str | None = None, before: str | None = None
    ) -> list[MatchRow]:
        """Return at most so many public matches made since then that wait for players, newest first, without
        loadouts and those of hosts who are banned now, the newest few of each host before all
        others; ``before`` as in `matches_of`."""
        ...

    async def versions(self, match_ids: Iterable[str]) -> dict[str, int]:
        """Return the version of each match; ids that are not known are absent."""
        ...

    async def due(self, before: datetime, limit: int) -> list[str]:
        """Return at most so many ids of matches in which the server should have acted by then."""
        ...

    async def discard(self, match_id: str) -> bool:
        """Forget a match in the lobby, or one that only computer players play; returns False for another."""
        ...

    async def prune(self, what: Prunable, before: datetime, limit: int) -> Sequence[str]:
        """Forget at most so many of those that are older; returns their ids: of matches, tokens or users.

        A match of which only a part is forgotten is as it was, and its viewers need whole views.
        """
        ...
