"""Wire types of devices, and of the link that adds a device."""

from __future__ import annotations

from datetime import datetime

from server.protocol.messages import WireModel


class Transfer(WireModel):
    """A link that gives another device the same identity. It works once, until it expires."""

    code: str
    url: str
    expires: datetime


class TransferOffer(WireModel):
    """The person whose identity a device would get by a transfer."""

    name: str
    expires: datetime


class Device(WireModel):
    """One of your devices. `used` is the day of its last use, and `here` marks this device."""

    id: str
    name: str
    created: datetime
    used: datetime
    here: bool
