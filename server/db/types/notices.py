"""Notifications for people who look elsewhere, and the ways to reach them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Literal, Protocol

from server.db.types.people import User

Channel = Literal["push", "mail"]
#: Why a mail server refuses a message: the mailbox is full or unknown, or it refuses all of ours, or only for
#: now.
MailTrouble = Literal["full", "unknown", "refused", "later"]
#: A decision is open; the match has begun; a deadline of days is near; the match is over; a rematch is
#: offered.
Kind = Literal["asked", "begun", "hurry", "over", "again"]


@dataclass(frozen=True)
class Notice:
    """A notification over a ``channel``, to be sent at ``due``; None if it is done.

    There is one for each match, person, channel and kind. A new ``decision`` replaces the former one.
    ``tries`` counts the attempts to send it.

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
    """A browser's push subscription: the address at its push service, and its keys as base64url.

    >>> "secret" in repr(Subscription("https://push.example/1", "key", auth="secret"))
    False
    """

    endpoint: str
    p256dh: str
    auth: str = field(repr=False)


@dataclass(frozen=True)
class Mail:
    """A person's e-mail address, the id of its mailbox, and the last ``trouble`` with it.

    >>> Mail("ada@example.org", "5f1d", confirmed=True)
    Mail(address='ada@example.org', mailbox='5f1d', confirmed=True, trouble=None)
    """

    address: str
    mailbox: str
    confirmed: bool
    trouble: MailTrouble | None = None


@dataclass(frozen=True)
class Quiet:
    """Hours of every day, in minutes after midnight in the ``zone``. They may cross midnight.

    >>> night = Quiet(22 * 60, 7 * 60, "Europe/Warsaw")
    >>> night.begin > night.end  # it goes over midnight
    True
    """

    begin: int
    end: int
    zone: str


class Notices(Protocol):
    """Stores notifications and the ways to reach people. Every method is one transaction.

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
        """Return the server's key with that name. Store ``made`` if there is none."""
        ...

    # Ways to reach people

    async def subscribe(self, token: str, digest: str, subscription: Subscription) -> None:
        """Send pushes to the device with that token, here instead of its former endpoint. A browser
        (``digest`` of its endpoint) belongs to one device only.

        Raises IntegrityError for an unknown token.
        """
        ...

    async def unsubscribe(self, *, token: str = "", digest: str = "") -> None:
        """Delete the subscription of that device, or with that digest."""
        ...

    async def mark_unreachable(self, digest: str) -> None:
        """Delete the endpoint and keys of a subscription that its push service no longer knows. The device
        still wants pushes: its page subscribes again when it is opened."""
        ...

    async def wants_push(self, token: str) -> bool:
        """Return whether pushes are switched on for the device with that token, even if it cannot be
        reached."""
        ...

    async def subscriptions_of(self, user_id: str) -> Mapping[str, Subscription]:
        """Return the subscriptions of the user's reachable devices, by their tokens."""
        ...

    async def ask_address(
        self, user: User, address: str, confirm: str, leave: str, expires: datetime
    ) -> None:
        """Replace the user's address. Nothing is sent to it until it is confirmed."""
        ...

    async def confirm_address(self, confirm: str, at: datetime) -> bool:
        """Confirm the address with the code of that digest, once. Return False if there is none."""
        ...

    async def mail_of(self, user_id: str) -> Mail | None:
        """Return the user's address."""
        ...

    async def is_to_confirm(self, confirm: str) -> bool:
        """Return whether an address waits for the code of that digest."""
        ...

    async def set_mail_trouble(self, user_id: str, address: str, trouble: MailTrouble | None) -> None:
        """Store the mail server's last answer about the user's address, if it has not changed."""
        ...

    async def forget_address(self, user_id: str) -> None:
        """Delete the user's address."""
        ...

    async def mailbox_with(self, leave: str) -> str | None:
        """Return the mailbox of the address with that code. Mails of version 19 contain such codes."""
        ...

    async def close_mailbox(self, mailbox: str, at: datetime) -> None:
        """Delete all addresses that lead to a mailbox, of any user. Nothing more is sent there."""
        ...

    async def open_mailbox(self, mailbox: str) -> None:
        """Allow mail to a mailbox again."""
        ...

    async def is_closed(self, mailbox: str) -> bool:
        """Return whether the owner of a mailbox has refused all mail."""
        ...

    async def quiet_of(self, user_id: str) -> Mapping[str, Quiet]:
        """Return the user's quiet hours by channel."""
        ...

    async def set_quiet(self, user: User, channel: Channel, quiet: Quiet | None) -> None:
        """Replace the quiet hours of a channel, or delete them."""
        ...

    async def channels_of(self, user_ids: Iterable[str]) -> Mapping[str, Sequence[Channel]]:
        """Return the channels on which each user can be reached. Users without any are left out."""
        ...

    # Pausing

    async def pause_notices(self) -> None:
        """Send nothing from now on, in any process."""
        ...

    async def resume_notices(self, at: datetime) -> bool:
        """Send again what becomes due after that time. Return False if nothing was paused."""
        ...

    async def quiet_before(self) -> datetime:
        """Return the time until which notifications are dropped: those due by then are never sent. During a
        pause this is the end of all times."""
        ...

    # Sending

    async def to_notify(self, before: datetime, limit: int) -> Sequence[str]:
        """Return the ids of at most ``limit`` matches whose `notify_at` has come."""
        ...

    async def plan(
        self, match_id: str, version: int, planned: Sequence[Notice], then: datetime | None
    ) -> None:
        """Store the notifications that are new. Set the match's next check to ``then``, unless its version
        has changed."""
        ...

    async def due_notices(self, before: datetime, limit: int) -> Sequence[Notice]:
        """Return at most ``limit`` due notifications, the earliest first."""
        ...

    async def claim(self, notice: Notice, until: datetime) -> bool:
        """Reserve a notification for sending. It is due again at ``until`` unless it is settled. Return False
        if another process has it."""
        ...

    async def settle(self, notice: Notice, due: datetime | None, tries: int) -> None:
        """Set when a reserved notification is due again, or that it is done. If another one has replaced it,
        nothing changes."""
        ...
