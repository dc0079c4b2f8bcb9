"""What tables in several processes tell one another that no store keeps: who looks on, who points at what."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from server.play.msgpack_codec import decode_or_none

#: After the topic of a match.
SUFFIX = ":words"

#: `here` names who looks on at a worker, `ask` wants to know it of the others, `send` hands on a message, and
#: `away` is a user who may not look on any more.
Kind = Literal["here", "ask", "send", "away"]


class TableSignal(msgspec.Struct, frozen=True, array_like=True):
    """One of them. ``text`` is a message to connections, for the viewers ``to`` and none that shuns the
    ``user``; ``people`` are pairs of id and name."""

    kind: Kind
    worker: str
    user: str = ""
    text: str = ""
    to: Sequence[str] = ()
    people: Sequence[tuple[str, str]] = ()


_encoder, _decoder = msgspec.msgpack.Encoder(), msgspec.msgpack.Decoder(TableSignal)


def encode(word: TableSignal) -> bytes:
    """Return the message."""
    return _encoder.encode(word)


def decode(message: bytes) -> TableSignal | None:
    """Return what a message says; None if this version cannot read it.

    >>> decode(encode(TableSignal("away", "w1", user="u1"))).user
    'u1'
    """
    return decode_or_none(_decoder, message)
