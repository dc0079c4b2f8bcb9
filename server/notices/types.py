"""Notifications on the wire: how a person is told of what he is asked while he looks elsewhere."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from server.wire import WireModel

Minute = Annotated[str, StringConstraints(pattern=r"^([01][0-9]|2[0-3]):[0-5][0-9]$")]
Key = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]+=*$", max_length=100)]


class QuietHours(WireModel):
    """From when to when nothing is sent, every day, by the clock of a time zone (`Europe/Berlin`)."""

    begin: Minute
    end: Minute
    zone: Annotated[str, StringConstraints(max_length=64)]


class PushTarget(WireModel):
    """Where a browser takes messages, as its subscription tells: the address and the keys in base64url."""

    endpoint: Annotated[str, StringConstraints(max_length=1000)]
    p256dh: Key
    auth: Annotated[Key, StringConstraints(max_length=40)]


class MailAddress(WireModel):
    """An address for e-mail."""

    address: Annotated[str, StringConstraints(strip_whitespace=True, max_length=254)]


class NoticeSettings(WireModel):
    """How I am told. `key` is what browsers subscribe with, null where the server sends no pushes. `wanted`
    says whether pushes are switched on for this device, `here` whether they reach it, and `devices` how many
    of mine are reached. A device with `wanted` and without `here` is to subscribe anew: its push service no
    longer knows the former subscription.

    `mail_offered` says whether the server sends e-mail; nothing goes to an address that is not `confirmed`.
    `mail_trouble` is what a mail server said last: the mailbox is `full` or `unknown`, letters from here are
    `refused`, or it takes none now (`later`). `paused` says that the server sends nothing to anybody until
    its host resumes that. A channel (`push`, `mail`) is absent from `quiet` where no hours are kept."""

    key: str | None
    wanted: bool
    here: bool
    devices: Annotated[int, Field(ge=0)]
    mail_offered: bool
    address: str | None
    confirmed: bool
    mail_trouble: Literal["full", "unknown", "refused", "later"] | None
    paused: bool
    quiet: dict[str, QuietHours]


class Trial(WireModel):
    """What came of a message to try it: the devices that it was sent to and could not be, and e-mail."""

    sent: int
    failed: int
    mailed: bool
