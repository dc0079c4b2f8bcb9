"""Devices on the wire: the ones on which a person is known, and the link that adds another."""

from __future__ import annotations

from datetime import datetime

from server.wire import WireModel


class Transfer(WireModel):
    """A link that makes another device the same person: it works once, until it ends."""

    code: str
    url: str
    expires: datetime


class TransferOffer(WireModel):
    """Who somebody becomes by a transfer."""

    name: str
    expires: datetime


class Device(WireModel):
    """A device on which I am known; `used` is when it last was, to the day, and `here` marks this one."""

    id: str
    name: str
    created: datetime
    used: datetime
    here: bool
