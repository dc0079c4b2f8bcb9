"""Users and their devices."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Protocol


@dataclass(frozen=True)
class User:
    """A guest: an id that nobody can guess, and a name that need not be unique and may change.

    Of a user who has ``left``, only matches of other people remain. ``slow`` users read slowly, and say so
    when they take a seat. In a seat only the match's own list counts, because they may have changed it there.

    >>> User("u1", "Ada") == User("u1", "Ada Lovelace"), User("u1", "Ada") == User("u2", "Ada")
    (True, False)
    """

    id: str
    name: str = field(compare=False)
    left: bool = field(default=False, compare=False, repr=False)
    slow: bool = field(default=False, compare=False, repr=False)


@dataclass(frozen=True)
class Token:
    """The proof of a user's identity on one device: its ``digest``, the name of the ``device``, and when its
    owner last ``proved`` their identity with a password or passkey.

    >>> Token("digest", "laptop").device
    'laptop'
    """

    digest: str
    device: str
    proved: datetime | None = None


@dataclass(frozen=True)
class Device:
    """A device of a user. ``used`` is the day of its last use.

    >>> from datetime import UTC
    >>> at = datetime(2026, 11, 21, tzinfo=UTC)
    >>> Device(Token("digest", "laptop"), created=at, used=at).token.device
    'laptop'
    """

    token: Token
    created: datetime
    used: datetime


@dataclass(frozen=True)
class Transfer:
    """A link that adds a device, once and for a while: the digest of its code, its user, and when it ends.

    >>> from datetime import UTC
    >>> Transfer("of a code", User("u1", "Ada"), expires=datetime(2026, 11, 21, 12, tzinfo=UTC)).user.name
    'Ada'
    """

    digest: str
    user: User
    expires: datetime


class Users(Protocol):
    """Stores users. Every method is one transaction.

    >>> import asyncio
    >>> from datetime import timedelta
    >>> from tests.databases import store_with_ada
    >>> async def example():
    ...     async with store_with_ada() as (store, ada, at):
    ...         await store.add_transfer(Transfer("code", ada, expires=at + timedelta(hours=1)), at)
    ...         return [await store.redeem("code", Token(new, "phone"), 9, at) for new in ("second", "third")]
    >>> asyncio.run(example())
    [User(id='u1', name='Ada'), None]
    """

    async def add_user(self, user: User, token: Token, at: datetime) -> User:
        """Store a new user and the digest of their token. Return the user with their actual name, which has a
        mark if it belongs to another user's account. Raises IntegrityError for an id that is taken."""
        ...

    async def user_of(self, digest: str, at: datetime) -> User | None:
        """Return the user whose token has that digest, and record the token's use. Return None if there is
        none, or if they are banned."""
        ...

    async def rename(self, user: User) -> User:
        """Change the user's name. Return the user like `add_user`."""
        ...

    async def forget_token(self, digest: str) -> None:
        """Delete the token with that digest, if there is one."""
        ...

    async def known_tokens(self, digests: Iterable[str], at: datetime) -> set[str]:
        """Return those of the digests that belong to valid tokens of users who are not banned."""
        ...

    async def devices_of(self, user: User) -> Sequence[Device]:
        """Return the user's devices, the newest first."""
        ...

    async def forget_others(self, user: User, digest: str) -> Sequence[str]:
        """Delete all other tokens of the user, and their transfer. Return the tokens' digests."""
        ...

    async def add_transfer(self, transfer: Transfer, at: datetime) -> None:
        """Store a transfer in place of the user's former one."""
        ...

    async def transfer(self, digest: str, at: datetime) -> Transfer | None:
        """Return the transfer with that digest. Return None if there is none or it has ended."""
        ...

    async def redeem(self, digest: str, token: Token, most: int, at: datetime) -> User | None:
        """Use up a transfer, and store a token for its user. Return the user, or None like `transfer`.

        A user keeps at most ``most`` devices. The least recently used ones are logged out.
        """
        ...
