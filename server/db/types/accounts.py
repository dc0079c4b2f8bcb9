"""Accounts, which let users log in on any device."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime
from hashlib import sha256
from typing import Literal, TypeAlias

from server.db.types.people import User

#: The purpose of a passkey's signature.
Purpose: TypeAlias = Literal["account", "passkey", "login", "proof"]


class NameTaken(Exception):
    """Another account has a name with the same spelling."""


@dataclass(frozen=True)
class Account:
    """The login data of a user: the account's ``name``, and a password if there is one. ``digest`` is the
    digest of the normalised name, and ``password`` is an argon2id hash.

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
    """A key pair whose private key is on a device of the user.

    ``credential`` is the key's id on the device. ``count`` is the device's counter of its signatures.

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
        """Return the passkey's id as its owner sees it."""
        return passkey_id(self.credential)


def passkey_id(credential: bytes) -> str:
    """Return the passkey's id: the hexadecimal SHA-256 of its credential id.

    >>> len(passkey_id(b"credential")), passkey_id(b"credential") == passkey_id(b"another")
    (64, False)
    """
    return sha256(credential).hexdigest()
