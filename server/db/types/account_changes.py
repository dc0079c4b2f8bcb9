"""Changes of the login methods of an account. Every device of the owner shows them."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Literal, TypeAlias

#: The kinds of changes. The text for each is in `server.features.accounts.security_messages` and in the
#: client.
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
    """A change of an account: its kind, its time, and the name of the ``device`` that made it.

    ``new`` is true if the requesting device has not shown the change yet.

    >>> from datetime import UTC
    >>> AccountChange("codes", datetime(2026, 11, 21, tzinfo=UTC), "Firefox on Linux").new
    False
    """

    kind: ChangeKind
    at: datetime
    device: str
    new: bool = False
