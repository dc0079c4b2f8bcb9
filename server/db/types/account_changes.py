"""Changes of the ways to log in to an account. Its owner is told of them on every device."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Literal, Protocol, TypeAlias

from server.db.types.people import User

#: The kinds of changes. Each has its text in `server.features.accounts.security_messages` and in the client.
ChangeKind: TypeAlias = Literal[
    "account",
    "password",
    "password-removed",
    "passkey",
    "passkey-removed",
    "codes",
    "recovered",
    "link",
    "device",
    "address",
    "address-removed",
    "deleted",
]


@dataclass(frozen=True)
class AccountChange:
    """A change: its kind, its time, and the name of the ``device`` that made it.

    ``new`` says that the device which asks has not shown it yet.

    >>> from datetime import UTC
    >>> AccountChange("codes", datetime(2026, 11, 21, tzinfo=UTC), "Firefox on Linux").new
    False
    """

    kind: ChangeKind
    at: datetime
    device: str
    new: bool = False


class AccountChanges(Protocol):
    """Stores proofs of identity and changes of accounts. Every method is one transaction.

    >>> import asyncio
    >>> from tests.databases import store_with_ada
    >>> async def example():
    ...     async with store_with_ada() as (store, ada, at):
    ...         before = await store.proved("digest")
    ...         await store.set_proved("digest", at)
    ...         return before, await store.proved("digest") == at
    >>> asyncio.run(example())
    (None, True)
    """

    async def proved(self, digest: str) -> datetime | None:
        """Return when the owner of that token last proved their identity with it, or None."""
        ...

    async def set_proved(self, digest: str, at: datetime) -> None:
        """Store the time of a proof with the token."""
        ...

    async def add_change(self, user: User, change: AccountChange, most: int) -> None:
        """Store a change, and only the ``most`` newest of the user."""
        ...

    async def changes_of(self, user: User, digest: str) -> Sequence[AccountChange]:
        """Return the stored changes, the newest first, as the device with that token sees them."""
        ...

    async def see_changes(self, user: User, digest: str, until: datetime) -> None:
        """Record that the device with that token has shown all changes until then."""
        ...
