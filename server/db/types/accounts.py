"""Accounts, with which users can log in on any device."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import datetime
from hashlib import sha256
from typing import Literal, Protocol, TypeAlias

from server.db.types.people import Token, User

#: Why a passkey is asked to sign.
Purpose: TypeAlias = Literal["account", "passkey", "login", "proof"]


class NameTaken(Exception):
    """Another account has a name with the same spelling."""


@dataclass(frozen=True)
class Account:
    """How a user logs in: by ``name``, with a password if there is one. ``digest`` is the digest of the
    normalised name, and ``password`` an argon2id hash.

    >>> from datetime import UTC
    >>> at = datetime(2026, 11, 21, tzinfo=UTC)
    >>> account = Account(User("u1", "Ada"), "ada", "of the name", "hash of it", at)
    >>> account.password, "hash of it" in repr(account)
    ('hash of it', False)
    """

    user: User
    name: str
    digest: str
    password: str | None = field(repr=False)
    created: datetime


@dataclass(frozen=True)
class Passkey:
    """A key pair whose secret part is on a device of the user.

    ``credential`` is the device's id of it. ``count`` is how often it has signed, as the device says.

    >>> from datetime import UTC
    >>> at = datetime(2026, 11, 21, tzinfo=UTC)
    >>> key = Passkey(b"credential", b"of the device", 0, "laptop", created=at, used=at)
    >>> key.id == passkey_id(b"credential"), "of the device" in repr(key)
    (True, False)
    """

    credential: bytes
    public_key: bytes = field(repr=False)
    count: int
    name: str
    created: datetime
    used: datetime

    @property
    def id(self) -> str:
        """Return the passkey's id for its owner."""
        return passkey_id(self.credential)


def passkey_id(credential: bytes) -> str:
    """Return the id of the passkey with that credential id: its SHA-256, hexadecimal.

    >>> len(passkey_id(b"credential")), passkey_id(b"credential") == passkey_id(b"another")
    (64, False)
    """
    return sha256(credential).hexdigest()


class Accounts(Protocol):
    """Stores accounts. Every method is one transaction.

    >>> import asyncio
    >>> from tests.databases import store_with_ada
    >>> async def example():
    ...     async with store_with_ada() as (store, ada, at):
    ...         account = Account(ada, "ada", "of the name", "hash", at)
    ...         await store.add_account(account, None, codes=["c1", "c2"])
    ...         recovered = [await store.recover(ada, "c1", "new hash") for _ in range(2)]
    ...         return recovered, await store.codes_left(ada)
    >>> asyncio.run(example())
    ([True, False], 1)
    """

    async def add_account(self, account: Account, passkey: Passkey | None, codes: Sequence[str]) -> bool:
        """Make a guest's account with the digests of its recovery codes. Return False and change nothing if
        the user has one already. Raises NameTaken, and IntegrityError for a known passkey."""
        ...

    async def account_of(self, user: User) -> Account | None:
        """Return the user's account, or None for a guest."""
        ...

    async def account_named(self, digest: str) -> Account | None:
        """Return the account whose name has that digest."""
        ...

    async def set_password(self, user: User, password: str | None) -> bool:
        """Replace the password's hash. Return False and change nothing if there is no account, or if nothing
        would be left to log in with."""
        ...

    async def add_passkey(self, user: User, passkey: Passkey, most: int) -> bool:
        """Add a passkey. Return False and change nothing if there is no account, or if it has ``most``
        already. Raises IntegrityError for a known passkey."""
        ...

    async def passkeys_of(self, user: User) -> Sequence[Passkey]:
        """Return the user's passkeys, the oldest first."""
        ...

    async def passkey(self, credential: bytes) -> tuple[User, Passkey] | None:
        """Return the passkey with that credential id, and its user."""
        ...

    async def use_passkey(self, passkey: Passkey, count: int, at: datetime) -> bool:
        """Store the use of a passkey and its new count. Return False if another process was quicker."""
        ...

    async def forget_passkey(self, user: User, passkey: str) -> Literal["gone", "unknown", "last"]:
        """Delete the user's passkey with that id, unless it is their last way to log in."""
        ...

    async def set_codes(self, user: User, codes: Sequence[str]) -> bool:
        """Replace the digests of the recovery codes. Return False for a guest."""
        ...

    async def codes_left(self, user: User) -> int:
        """Return the number of unused recovery codes."""
        ...

    async def recover(self, user: User, code: str, password: str) -> bool:
        """Use up the recovery code with that digest, and store the hash of a new password. Return False and
        change nothing if the user has no such code."""
        ...

    async def add_challenge(
        self, digest: str, purpose: Purpose, user: User | None, at: datetime, expires: datetime
    ) -> None:
        """Store a challenge for a passkey. Each user has one for each purpose, and their total is limited."""
        ...

    async def take_challenge(self, digest: str, purpose: Purpose, user: User | None, at: datetime) -> bool:
        """Use up a challenge. Return False if it is unknown, was used, or has expired."""
        ...

    async def add_token(self, user: User, token: Token, most: int, at: datetime) -> None:
        """Add a device for the user, like `server.db.types.people.Users.redeem`."""
        ...
