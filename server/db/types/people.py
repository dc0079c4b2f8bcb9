"""Users and their devices."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime


@dataclass(frozen=True)
class User:
    """A user: an id that cannot be guessed, and a name that need not be unique and may change.

    If a user has ``left``, only their part in matches of other people remains. ``slow`` means that they read
    slowly. The match copies this when they take a seat. From then on, only the match's copy counts, because
    they may change it there. ``language`` is the language of pages and letters, if it is known.

    >>> User("u1", "Ada") == User("u1", "Ada Lovelace"), User("u1", "Ada") == User("u2", "Ada")
    (True, False)
    """

    id: str
    name: str = field(compare=False)
    left: bool = field(default=False, compare=False, repr=False)
    slow: bool = field(default=False, compare=False, repr=False)
    language: str = field(default="", compare=False, repr=False)


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
    """A link that adds a device, once and for a limited time: the digest of its code, its user, and when it
    expires.

    >>> from datetime import UTC
    >>> Transfer("of a code", User("u1", "Ada"), expires=datetime(2026, 11, 21, 12, tzinfo=UTC)).user.name
    'Ada'
    """

    digest: str
    user: User
    expires: datetime
