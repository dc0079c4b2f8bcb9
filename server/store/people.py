"""Users, and the devices on which each of them is known."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Protocol


@dataclass(frozen=True)
class User:
    """A guest: an id that nobody can guess, and a name that need not be unique and may change. Of who has
    ``left`` only others' matches remain. Whoever is known to read slowly (``slow``) says so by sitting down;
    of those who sit it is not read, for there they may have said otherwise.

    >>> User("u1", "Ada") == User("u1", "Ada Lovelace"), User("u1", "Ada") == User("u2", "Ada")
    (True, False)
    """

    id: str
    name: str = field(compare=False)
    left: bool = field(default=False, compare=False, repr=False)
    slow: bool = field(default=False, compare=False, repr=False)


@dataclass(frozen=True)
class Token:
    """What proves who somebody is, on one device: its ``digest``, what that ``device`` is called, and when
    its owner last ``proved`` with a password or the like who they are.

    >>> Token("digest", "laptop").device
    'laptop'
    """

    digest: str
    device: str
    proved: datetime | None = None


@dataclass(frozen=True)
class Device:
    """A device on which a user is known; ``used`` is when it last was, to the day.

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
    """Leads to a user, once and for a while: the digest of its code, whose it is, and when it ends.

    >>> from datetime import UTC
    >>> Transfer("of a code", User("u1", "Ada"), expires=datetime(2026, 11, 21, 12, tzinfo=UTC)).user.name
    'Ada'
    """

    digest: str
    user: User
    expires: datetime


class Users(Protocol):
    """Where users live. Every method is one transaction.

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
        """Keep a new user and the digest of its token; returns the user as they are called, with a mark if
        that is the name of another user's account. Raises IntegrityError for an id that is taken."""
        ...

    async def user_of(self, digest: str, at: datetime) -> User | None:
        """Return the user whose token has that digest, or None, for who is banned, too; the token is
        used then."""
        ...

    async def rename(self, user: User) -> User:
        """Call the user by another name from now on; returns the user as `add_user` does."""
        ...

    async def forget_token(self, digest: str) -> None:
        """Forget the token of that digest; nothing happens if there is none."""
        ...

    async def known_tokens(self, digests: Iterable[str], at: datetime) -> set[str]:
        """Return those of the digests that are of tokens which still prove something, and of no user who is
        banned then."""
        ...

    async def devices_of(self, user: User) -> Sequence[Device]:
        """Return the devices on which the user is known, the one last added first."""
        ...

    async def forget_others(self, user: User, digest: str) -> Sequence[str]:
        """Forget all tokens of the user but that one, and the transfer that he may have; returns their
        digests."""
        ...

    async def add_transfer(self, transfer: Transfer, at: datetime) -> None:
        """Keep a transfer instead of the one that its user may have had."""
        ...

    async def transfer(self, digest: str, at: datetime) -> Transfer | None:
        """Return the transfer of that digest, or None if there is none or it has ended."""
        ...

    async def redeem(self, digest: str, token: Token, most: int, at: datetime) -> User | None:
        """Use up a transfer, and keep a token for its user; returns the user, or None as `transfer` does.

        A user who is known on ``most`` devices already is forgotten on those that were used least of late.
        """
        ...
