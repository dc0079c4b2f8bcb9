"""Editions as bytes, so that a match can keep the exact one that it began with.

Bytes outlive the code that wrote them: a field that is added to a component needs a default.
"""

from __future__ import annotations

import hashlib
from typing import TypeVar

import msgspec

E = TypeVar("E")


def digest_of(data: bytes) -> str:
    """The digest (SHA-256, hexadecimal) that names exactly this content.

    >>> digest_of(b"{}")[:8], len(digest_of(b"{}"))
    ('44136fa3', 64)
    """
    return hashlib.sha256(data).hexdigest()


def restore(kind: type[E], digest: str, data: bytes) -> E:
    """Return the components with that digest; raises ValueError if the bytes have another one, or hold
    none.

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
