"""Wire types of notifications."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from server.protocol.messages import WireModel

Minute = Annotated[str, StringConstraints(pattern=r"^([01][0-9]|2[0-3]):[0-5][0-9]$")]
Key = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]+=*$", max_length=100)]


class QuietHours(WireModel):
    """The hours of every day in which no notifications are sent, in a time zone such as `Europe/Berlin`."""

    begin: Minute
    end: Minute
    zone: Annotated[str, StringConstraints(max_length=64)]


class PushTarget(WireModel):
    """A browser's push subscription: the endpoint, and the keys in base64url."""

    endpoint: Annotated[str, StringConstraints(max_length=1000)]
    p256dh: Key
    auth: Annotated[Key, StringConstraints(max_length=40)]


class MailAddress(WireModel):
    """An e-mail address."""

    address: Annotated[str, StringConstraints(strip_whitespace=True, max_length=254)]


class NoticeSettings(WireModel):
    """Your notification settings. Browsers subscribe with `key`, which is null if the server sends no pushes.
    `wanted` is true if pushes are enabled for this device, and `here` is true if they reach it. `devices` is
    the number of your devices that they reach. A device with `wanted` and without `here` must subscribe
    again, because its former subscription has expired.

    `mail_offered` is true if the server sends e-mail. No notifications are sent to an address that is not
    `confirmed`. `mail_trouble` is the last answer of a mail server. The mailbox is `full` or `unknown`, mails
    from here are `refused`, or it accepts none for now (`later`). `paused` is true while the server sends
    nothing to anyone. A channel (`push`, `mail`) without quiet hours is not in `quiet`.
    """

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
    """The result of a test message: the number of devices that it reached and did not reach, and the result
    of the e-mail."""

    sent: int
    failed: int
    mailed: bool
