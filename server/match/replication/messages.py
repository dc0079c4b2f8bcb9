"""The message to other processes about a committed update.

It contains everything that they need to send patches to their viewers and to advance the match, without
reading the store. It contains the views of every viewer and the loadouts, so only servers may see it.
"""

from __future__ import annotations

import msgspec

from server.db.types.matches import MatchUpdate
from server.match.replication.msgpack_codec import decode_or_none

#: The maximum size of a message in bytes. Redis disconnects a subscriber with several megabytes queued.
#: Updates of this size are rare, and the store has them.
MAX_BYTES = 256 * 1024


class ReplicationMessage(msgspec.Struct, frozen=True, array_like=True):
    """The match's new version, and the update that led to it. If the update is missing, the match must be
    read from the store."""

    version: int
    update: MatchUpdate | None = None


_encoder, _decoder = msgspec.msgpack.Encoder(), msgspec.msgpack.Decoder(ReplicationMessage)


def encode(update: MatchUpdate) -> bytes:
    """Return the message about an update. If the update begins a match or is too large, only its version is
    sent.

    >>> from datetime import UTC, datetime
    >>> update = MatchUpdate("m1", 7, datetime.now(UTC), {"status": "playing"}, snapshots=[(30, b"large")])
    >>> message = decode(encode(update))
    >>> message.version, message.update.columns, message.update.snapshots
    (8, {'status': 'playing'}, [])
    >>> update.seed = b"secret"
    >>> decode(encode(update))
    ReplicationMessage(version=8, update=None)
    """
    version = update.version + 1
    if update.seed is None:
        message = _encoder.encode(ReplicationMessage(version, _replicated_part(update)))
        if len(message) <= MAX_BYTES:
            return message
    return _encoder.encode(ReplicationMessage(version))


def encode_version(version: int) -> bytes:
    """Return the message for a match that was changed directly in the store.

    >>> decode(encode_version(8))
    ReplicationMessage(version=8, update=None)
    """
    return _encoder.encode(ReplicationMessage(version))


def decode(message: bytes) -> ReplicationMessage | None:
    """Return the decoded message, or None if this version cannot read it."""
    return decode_or_none(_decoder, message)


def _replicated_part(update: MatchUpdate) -> MatchUpdate:
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
