"""Notifications for people who are not watching the match, and the ways to reach them."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime
from typing import Literal

Channel = Literal["push", "mail"]
#: The reasons why a mail server refuses a message. The mailbox is full or unknown, or the server refuses all
#: our mail, permanently or for now.
MailTrouble = Literal["full", "unknown", "refused", "later"]
#: The reasons for notifications: a decision is open; the match has begun; a deadline set in days is near; the
#: match is over; a rematch is offered.
Kind = Literal["asked", "begun", "hurry", "over", "again"]


@dataclass(frozen=True)
class Notice:
    """A notification over a ``channel``, to be sent at ``due``, which is None once it is finished.

    There is one for each match, person, channel and kind. A new ``decision`` replaces the previous one.
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
    """A browser's push subscription: its endpoint at the push service, and its keys in base64url.

    >>> "secret" in repr(Subscription("https://push.example/1", "key", auth="secret"))
    False
    """

    endpoint: str
    p256dh: str
    auth: str = field(repr=False)


@dataclass(frozen=True)
class Mail:
    """A person's e-mail address, the id of its mailbox, and the last ``trouble`` with that mailbox.

    >>> Mail("ada@example.org", "5f1d", confirmed=True)
    Mail(address='ada@example.org', mailbox='5f1d', confirmed=True, trouble=None)
    """

    address: str
    mailbox: str
    confirmed: bool
    trouble: MailTrouble | None = None


@dataclass(frozen=True)
class Quiet:
    """Quiet hours of every day, in minutes after midnight in the time zone ``zone``. They may span midnight.

    >>> night = Quiet(22 * 60, 7 * 60, "Europe/Warsaw")
    >>> night.begin > night.end  # it spans midnight
    True
    """

    begin: int
    end: int
    zone: str
