"""Signals between the tables of a match in several processes, about state that is not stored: spectators and
pings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from server.match.replication.msgpack_codec import decode_or_none

#: The suffix that is added to a match's topic.
SUFFIX = ":words"

#: `here` lists the spectators of a worker, and `ask` requests the lists of the other workers. `send` forwards
#: a message, and `away` names a user who may no longer watch.
SignalKind = Literal["here", "ask", "send", "away"]


class TableSignal(msgspec.Struct, frozen=True, array_like=True):
    """A signal to other processes. ``text`` is a message to the viewers in ``to``, except those who ignore
    ``user``. ``people`` are pairs of id and name."""

    kind: SignalKind
    worker: str
    user: str = ""
    text: str = ""
    to: Sequence[str] = ()
    people: Sequence[tuple[str, str]] = ()


_encoder, _decoder = msgspec.msgpack.Encoder(), msgspec.msgpack.Decoder(TableSignal)


def encode(signal: TableSignal) -> bytes:
    """Return the encoded signal."""
    return _encoder.encode(signal)


def decode(message: bytes) -> TableSignal | None:
    """Return the decoded signal, or None if this version cannot read it.

    >>> decode(encode(TableSignal("away", "w1", user="u1"))).user
    'u1'
    """
    return decode_or_none(_decoder, message)
