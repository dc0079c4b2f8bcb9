"""Accounts: by what their owners are known again on any device."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import datetime
from hashlib import sha256
from typing import Literal, Protocol, TypeAlias

from server.store.people import Token, User

#: What a passkey is asked to sign for.
Purpose: TypeAlias = Literal["account", "passkey", "login", "proof"]


class NameTaken(Exception):
    """Another account has a name that is spelled the same."""


@dataclass(frozen=True)
class Account:
    """How a user logs in: by ``name``, of which ``digest`` is that of its one spelling, with the password of
    which ``password`` is the argon2id hash, if there is one.

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
    """A key pair of which a device of the user keeps the secret part.

    ``credential`` is the id by which the device knows it, ``count`` how often it has signed, as the device
    says.

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
        """What names it to its owner."""
        return passkey_id(self.credential)


def passkey_id(credential: bytes) -> str:
    """The id of the passkey with that credential's id: its SHA-256, hexadecimal.

    >>> len(passkey_id(b"credential")), passkey_id(b"credential") == passkey_id(b"another")
    (64, False)
    """
    return sha256(credential).hexdigest()


class Accounts(Protocol):
    """Where accounts live. Every method is one transaction.

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
        """Make a guest's account, with the digests of its recovery codes; returns False, and keeps nothing,
        if the user has one already. Raises NameTaken, and IntegrityError for a passkey that is known."""
        ...

    async def account_of(self, user: User) -> Account | None:
        """Return the user's account, or None for a guest."""
        ...

    async def account_named(self, digest: str) -> Account | None:
        """Return the account whose name has that digest."""
        ...

    async def set_password(self, user: User, password: str | None) -> bool:
        """Keep this hash instead of the former one; returns False, and keeps that, if without it nothing
        would be left to log in with, or there is no account."""
        ...

    async def add_passkey(self, user: User, passkey: Passkey, most: int) -> bool:
        """Keep a passkey; returns False, and keeps nothing, if the account has ``most`` already or there is
        none. Raises IntegrityError for one that is known."""
        ...

    async def passkeys_of(self, user: User) -> Sequence[Passkey]:
        """Return the user's passkeys, the oldest first."""
        ...

    async def passkey(self, credential: bytes) -> tuple[User, Passkey] | None:
        """Return whose passkey this is, and it."""
        ...

    async def use_passkey(self, passkey: Passkey, count: int, at: datetime) -> bool:
        """Keep that it has been used, and its new count; returns False if somebody else was quicker."""
        ...

    async def forget_passkey(self, user: User, passkey: str) -> Literal["gone", "unknown", "last"]:
        """Throw the user's passkey of that id away, unless it is the last thing to log in with."""
        ...

    async def set_codes(self, user: User, codes: Sequence[str]) -> bool:
        """Keep these digests of recovery codes instead of the former ones; returns False for a guest."""
        ...

    async def codes_left(self, user: User) -> int:
        """Return how many recovery codes have not been used."""
        ...

    async def recover(self, user: User, code: str, password: str) -> bool:
        """Use up the recovery code of that digest, and keep the hash of a new password; returns False, and
        changes nothing, if the user has no such code."""
        ...

    async def add_challenge(
        self, digest: str, purpose: Purpose, user: User | None, at: datetime, expires: datetime
    ) -> None:
        """Keep what a passkey is asked to sign: of a user one for each purpose, and of all not too many."""
        ...

    async def take_challenge(self, digest: str, purpose: Purpose, user: User | None, at: datetime) -> bool:
        """Use up a challenge; returns False if it was not put, or has been used, or its time is over."""
        ...

    async def add_token(self, user: User, token: Token, most: int, at: datetime) -> None:
        """Know the user on another device, as `server.store.people.Users.redeem` does."""
        ...
