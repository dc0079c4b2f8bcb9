"""Decodes messages between processes, which may run different versions of the code."""

from __future__ import annotations

from typing import TypeVar

import structlog
from msgspec import MsgspecError
from msgspec.msgpack import Decoder

T = TypeVar("T")

log = structlog.get_logger()


def decode_or_none(decoder: Decoder[T], message: bytes) -> T | None:
    """Return the decoded message, or None if this version cannot read it.

    >>> decode_or_none(Decoder(list[int]), b"\\x93\\x01\\x02\\x03")
    [1, 2, 3]
    """
    try:
        return decoder.decode(message)
    except MsgspecError as error:
        log.warning("bus message cannot be read", error=str(error))
        return None
