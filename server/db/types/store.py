"""The interface of the store, which keeps everything that the server must not lose, and its errors."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import datetime
from typing import Final, Literal, Protocol

from sqlalchemy.exc import InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeoutError

from server.db.types.account_changes import AccountChanges
from server.db.types.account_deletion import AccountDeletion
from server.db.types.accounts import Accounts
from server.db.types.clips import Clips
from server.db.types.heartbeat import Heartbeats
from server.db.types.histories import Histories
from server.db.types.knocks import Knocks
from server.db.types.matches import MatchRow, SavedLoadout
from server.db.types.moderation import Moderation
from server.db.types.notices import Notices
from server.db.types.people import User, Users

#: Kinds of old data that a store can delete: unchanged lobbies and matches among computer players, finished
#: matches and their chat, tokens, and guests without a match.
Prunable = Literal["abandoned", "finished", "chat", "tokens", "guests"]


class StoreUnavailable(Exception):
    """An update could not be written now."""


#: The errors that are raised while the store cannot be reached or has no room. They may pass, so callers try
#: again. OSError is not among them, because a client that leaves raises it, too.
STORE_UNAVAILABLE: Final = (StoreUnavailable, OperationalError, InterfaceError, PoolTimeoutError)


class Conflict(Exception):
    """Another writer changed the match first. Nothing was written."""


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
    """Stores users and matches. Every method is one transaction.

    Methods raise the driver's own errors if the database cannot be reached. Strings from callers are only
    ever bound as parameters.

    >>> import asyncio
    >>> from datetime import UTC
    >>> from server.db.migrate import upgrade
    >>> from server.db.types.people import Token
    >>> from server.db.sql.store import SqlStore, open_engine
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
        """Close all connections."""
        ...

    async def ping(self) -> None:
        """Raise if the store cannot be reached, or has no table of matches."""
        ...

    def is_damaged(self) -> bool:
        """Return whether damaged pages of a SQLite database were noticed since this process began."""
        ...

    async def look_for_damage(self) -> None:
        """Check a SQLite database for damaged pages, for a few seconds at most."""
        ...

    async def probe(self) -> None:
        """Write something as a test, and raise if that fails."""
        ...

    # Saved loadouts

    async def add_loadout(self, user: User, loadout: SavedLoadout, most: int) -> bool:
        """Save a loadout. Return False and change nothing if the user has ``most`` already."""
        ...

    async def loadouts_of(self, user: User) -> list[SavedLoadout]:
        """Return all loadouts that the user has saved, of every game, newest first."""
        ...

    async def change_loadout(self, user: User, loadout: SavedLoadout) -> bool:
        """Replace the loadout with that id. Return False if the user has none with it."""
        ...

    async def forget_loadout(self, user: User, loadout_id: str) -> bool:
        """Delete a loadout. Return False if the user has none with that id."""
        ...

    # Matches

    async def add_match(self, row: MatchRow, most: int | None = None) -> bool:
        """Store a new match with empty seats. Return False and change nothing if its host has ``most`` in the
        lobby or under way.

        Raises IntegrityError for an id or invite that is taken.
        """
        ...

    async def match(self, match_id: str) -> MatchRow | None:
        """Return the match with its seats and loadouts, or None."""
        ...

    async def match_by_invite(self, code: str) -> MatchRow | None:
        """Return the match of an invite, like `match`."""
        ...

    async def matches_of(
        self,
        user: User,
        limit: int,
        over: bool | None = None,
        before: str | None = None,
        unseen: datetime | None = None,
    ) -> list[MatchRow]:
        """Return at most ``limit`` matches that the user hosts or has a seat in, newest first, without
        loadouts.

        ``over`` selects those that are over or not. ``before`` is an id after which the list continues. For a
        host without a seat, a match is not over while a frame later than ``unseen`` is stored.
        """
        ...

    async def offers_to(self, user: User, limit: int) -> list[MatchRow]:
        """Return at most ``limit`` finished matches of the user with an offered rematch that they have not
        joined, newest first, without loadouts. Offers of a host whom they have blocked are left out."""
        ...

    async def before(self, user: User, match_id: str) -> MatchRow | None:
        """Return the user's finished match whose rematch is that match, without loadouts, or None."""
        ...

    async def public_matches(self, limit: int, unseen: datetime | None = None) -> list[MatchRow]:
        """Return at most ``limit`` public matches that are not over, or have a spectators' frame later than
        ``unseen``, without loadouts. The newest few of each host come first."""
        ...

    async def open_tables(
        self, since: datetime, limit: int, *, game: str | None = None, before: str | None = None
    ) -> list[MatchRow]:
        """Return at most ``limit`` public matches made since then that wait for players, newest first,
        without loadouts.

        Matches of banned hosts are left out. The newest few of each host come before all others. ``before``
        is the same as in `matches_of`.
        """
        ...

    async def versions(self, match_ids: Iterable[str]) -> dict[str, int]:
        """Return the version of each match. Unknown ids are left out."""
        ...

    async def due(self, before: datetime, limit: int) -> list[str]:
        """Return at most ``limit`` ids of matches in which the server should have acted by then."""
        ...

    async def discard(self, match_id: str) -> bool:
        """Delete a match in the lobby, or one among computer players. Return False for any other."""
        ...

    async def prune(self, what: Prunable, before: datetime, limit: int) -> Sequence[str]:
        """Delete at most ``limit`` old items. Return the ids of their matches, tokens or users.

        A match of which only a part is deleted stays playable, but its viewers need whole views.
        """
        ...
