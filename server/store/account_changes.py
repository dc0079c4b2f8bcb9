"""Changes of the ways to log in to an account, of which its owner is told on every device."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Literal, Protocol, TypeAlias

from server.store.people import User

#: What was changed. Each has its words in `server.notices.security` and in the client.
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
    """One change: what it was, when, and what the ``device`` is called that made it.

    ``new`` says that the device which asks has not been shown it yet.

    >>> from datetime import UTC
    >>> AccountChange("codes", datetime(2026, 11, 21, tzinfo=UTC), "Firefox on Linux").new
    False
    """

    kind: ChangeKind
    at: datetime
    device: str
    new: bool = False


class AccountChanges(Protocol):
    """Where proofs and changes live. Every method is one transaction.

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
        """Return when whoever has that token last proved with it who they are; None for never."""
        ...

    async def set_proved(self, digest: str, at: datetime) -> None:
        """Keep the moment of a proof with the token."""
        ...

    async def add_change(self, user: User, change: AccountChange, most: int) -> None:
        """Keep a change, and of the user's only the ``most`` newest."""
        ...

    async def changes_of(self, user: User, digest: str) -> Sequence[AccountChange]:
        """Return the changes that are kept, the newest first, as the device with that token sees them."""
        ...

    async def see_changes(self, user: User, digest: str, until: datetime) -> None:
        """Keep that the device with that token has shown all changes until then."""
        ...
