"""Stores editions as bytes, so that a match can keep the exact edition it began with.

Stored bytes outlive the code that wrote them, so every new field of a component needs a default.
"""

from __future__ import annotations

import hashlib
from typing import TypeVar

import msgspec

E = TypeVar("E")


def digest_of(data: bytes) -> str:
    """Return the SHA-256 digest (hexadecimal) that identifies this content.

    >>> digest_of(b"{}")[:8], len(digest_of(b"{}"))
    ('44136fa3', 64)
    """
    return hashlib.sha256(data).hexdigest()


def restore(kind: type[E], digest: str, data: bytes) -> E:
    """Return the components stored in ``data``.

    Raises ValueError if the data has another digest, or does not contain components of this type.

    >>> data = b'{"ace": 1}'
    >>> restore(dict[str, int], digest_of(data), data)
    {'ace': 1}
    >>> restore(dict[str, int], digest_of(b"{}"), data)
    Traceback (most recent call last):
    ValueError: these are not the components 44136fa3...
    """
    if digest_of(data) != digest:
        raise ValueError(f"these are not the components {digest}")
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise ValueError(f"the components {digest} cannot be read here: {error}") from None
