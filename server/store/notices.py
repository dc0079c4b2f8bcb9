"""What people are to be told of when they do not look, and where it reaches them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Literal, Protocol

from server.store.people import User

Channel = Literal["push", "mail"]
#: Why a mail server takes no letter: the mailbox is full, or not known; it takes none of ours, or none now.
MailTrouble = Literal["full", "unknown", "refused", "later"]
#: Something is asked; the match has begun; the days for an answer are nearly over; the match is over; its
#: people gather for another one.
Kind = Literal["asked", "begun", "hurry", "over", "again"]


@dataclass(frozen=True)
class Notice:
    """One thing that a person is to be told of over a ``channel`` at ``due``; None if that is done with.

    Of each match, person, channel and kind there is one: that of a new ``decision`` takes the place of the
    former. ``tries`` counts how often it was begun to be sent.

    >>> Notice("m1", "u1", "push", "asked", "red-1.3", due=None).tries
    0
    """

    match_id: str
    user_id: str
    channel: Channel
    kind: Kind
    decision: str
    due: datetime | None
    tries: int = 0


@dataclass(frozen=True)
class Subscription:
    """Where a browser takes messages: the address at its push service, and its keys as base64url.

    >>> "secret" in repr(Subscription("https://push.example/1", "key", auth="secret"))
    False
    """

    endpoint: str
    p256dh: str
    auth: str = field(repr=False)


@dataclass(frozen=True)
class Mail:
    """A person's address, the id of its mailbox, and the ``trouble`` that there was with it last.

    >>> Mail("ada@example.org", "5f1d", confirmed=True)
    Mail(address='ada@example.org', mailbox='5f1d', confirmed=True, trouble=None)
    """

    address: str
    mailbox: str
    confirmed: bool
    trouble: MailTrouble | None = None


@dataclass(frozen=True)
class Quiet:
    """Hours of every day, in minutes after midnight of the ``zone``; they may go over midnight.

    >>> night = Quiet(22 * 60, 7 * 60, "Europe/Warsaw")
    >>> night.begin > night.end  # it goes over midnight
    True
    """

    begin: int
    end: int
    zone: str


class Notices(Protocol):
    """Where notices live, and how people are reached. Every method is one transaction.

    >>> import asyncio
    >>> from tests.databases import store_with_ada
    >>> async def example():
    ...     async with store_with_ada() as (store, ada, at):
    ...         where = Subscription("https://push.example/1", "key", "auth")
    ...         await store.subscribe("digest", "digest of that", where)
    ...         return dict(await store.channels_of(["u1", "u2"]))
    >>> asyncio.run(example())
    {'u1': ['push']}
    """

    async def keep_key(self, name: str, made: str) -> str:
        """Return the server's key of that name: ``made`` if there was none."""
        ...

    # How a person is reached

    async def subscribe(self, token: str, digest: str, subscription: Subscription) -> None:
        """Send pushes to the device with that token from now on, here instead of where it was before; a
        browser (``digest`` of its endpoint) is one device alone.

        Raises IntegrityError for a token that is not known.
        """
        ...

    async def unsubscribe(self, *, token: str = "", digest: str = "") -> None:
        """Forget the subscription of that device, or of that digest."""
        ...

    async def mark_unreachable(self, digest: str) -> None:
        """Forget the endpoint and keys of a subscription that its push service no longer knows. The device
        still wants pushes: its page subscribes anew when it is opened."""
        ...

    async def wants_push(self, token: str) -> bool:
        """Return whether pushes are switched on for the device with that token, reachable or not."""
        ...

    async def subscriptions_of(self, user_id: str) -> Mapping[str, Subscription]:
        """Return the subscriptions of those of the user's devices that can be reached, by their tokens."""
        ...

    async def ask_address(
        self, user: User, address: str, confirm: str, leave: str, expires: datetime
    ) -> None:
        """Keep an address instead of the former one; nothing goes there until it is confirmed."""
        ...

    async def confirm_address(self, confirm: str, at: datetime) -> bool:
        """Confirm the address with the code of that digest, once; returns False if there is none."""
        ...

    async def mail_of(self, user_id: str) -> Mail | None:
        """Return the user's address."""
        ...

    async def is_to_confirm(self, confirm: str) -> bool:
        """Return whether an address waits for the code of that digest."""
        ...

    async def set_mail_trouble(self, user_id: str, address: str, trouble: MailTrouble | None) -> None:
        """Note what the mail server said last of the user's address, if it is still that one."""
        ...

    async def forget_address(self, user_id: str) -> None:
        """Forget the user's address."""
        ...

    async def mailbox_with(self, leave: str) -> str | None:
        """Return the mailbox of the address with that code: links in letters of version 19 have it."""
        ...

    async def close_mailbox(self, mailbox: str, at: datetime) -> None:
        """Forget all addresses that lead to a mailbox, whosever they are; nothing more is sent there."""
        ...

    async def open_mailbox(self, mailbox: str) -> None:
        """Let letters be sent to a mailbox again."""
        ...

    async def is_closed(self, mailbox: str) -> bool:
        """Return whether the owner of a mailbox wants no letters."""
        ...

    async def quiet_of(self, user_id: str) -> Mapping[str, Quiet]:
        """Return the user's quiet hours by channel."""
        ...

    async def set_quiet(self, user: User, channel: Channel, quiet: Quiet | None) -> None:
        """Keep a channel quiet at other hours, or never."""
        ...

    async def channels_of(self, user_ids: Iterable[str]) -> Mapping[str, Sequence[Channel]]:
        """Return by which channels each of them can be reached; who has none is absent."""
        ...

    # Whether anything is sent at all

    async def pause_notices(self) -> None:
        """Send nothing from now on, in any process."""
        ...

    async def resume_notices(self, at: datetime) -> bool:
        """Send again what is due after that time; returns False if nothing was paused."""
        ...

    async def quiet_before(self) -> datetime:
        """Return until when notices are dropped: what was due by then is never told. While they are paused,
        that is the end of all times."""
        ...

    # What is to be told

    async def to_notify(self, before: datetime, limit: int) -> Sequence[str]:
        """Return the ids of at most so many matches whose `notify_at` has come."""
        ...

    async def plan(
        self, match_id: str, version: int, notices: Sequence[Notice], then: datetime | None
    ) -> None:
        """Keep those notices that are not known, and look at the match next at ``then`` unless it has moved
        on from the version."""
        ...

    async def due_notices(self, before: datetime, limit: int) -> Sequence[Notice]:
        """Return at most so many that are due, the earliest first."""
        ...

    async def claim(self, notice: Notice, until: datetime) -> bool:
        """Take a notice to be sent: it is due again at ``until`` if nothing is heard of it. Returns False if
        somebody else took it first."""
        ...

    async def settle(self, notice: Notice, due: datetime | None, tries: int) -> None:
        """Note when a notice that was claimed is due again, or that it is done with; one that another has
        taken the place of stays as it is."""
        ...
