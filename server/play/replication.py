"""What a process tells the others of an update that it has committed.

It is all that they need to send their viewers the patches, and to go on with the match, without a look at the
store. Views of every viewer and what seats bring are in it: it is for servers alone.
"""

from __future__ import annotations

import msgspec

from server.play.msgpack_codec import decode_or_none
from server.store.matches import MatchUpdate

#: Bytes that a message may have. Redis cuts off a listener for whom some megabytes are waiting; updates of
#: this size are rare, and the store has them.
LARGEST = 256 * 1024


class ReplicationMessage(msgspec.Struct, frozen=True, array_like=True):
    """The match has this version now; without the update it has to be read from the store."""

    version: int
    update: MatchUpdate | None = None


_encoder, _decoder = msgspec.msgpack.Encoder(), msgspec.msgpack.Decoder(ReplicationMessage)


def encode(update: MatchUpdate) -> bytes:
    """Return the message about an update; one with which a match begins, or that is too large, is not in it.

    >>> from datetime import UTC, datetime
    >>> update = MatchUpdate("m1", 7, datetime.now(UTC), {"status": "playing"}, snapshots=[(30, b"large")])
    >>> news = decode(encode(update))
    >>> news.version, news.update.columns, news.update.snapshots
    (8, {'status': 'playing'}, [])
    >>> update.seed = b"secret"
    >>> decode(encode(update))
    ReplicationMessage(version=8, update=None)
    """
    version = update.version + 1
    if update.seed is None:
        message = _encoder.encode(ReplicationMessage(version, _replicated(update)))
        if len(message) <= LARGEST:
            return message
    return _encoder.encode(ReplicationMessage(version))


def encode_version(version: int) -> bytes:
    """Return the message that a match has this version now, written beside the tables.

    >>> decode(encode_version(8))
    ReplicationMessage(version=8, update=None)
    """
    return _encoder.encode(ReplicationMessage(version))


def decode(message: bytes) -> ReplicationMessage | None:
    """Return the news in a message; None if it is none that this version can read."""
    return decode_or_none(_decoder, message)


def _replicated(update: MatchUpdate) -> MatchUpdate:
    return MatchUpdate(
        update.match_id,
        update.version,
        update.at,
        columns=update.columns,
        journal=update.journal,
        patches=update.patches,
        chat=update.chat,
        seated=update.seated,
        unseated=update.unseated,
    )
