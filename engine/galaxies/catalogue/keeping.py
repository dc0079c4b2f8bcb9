"""A whole catalogue as bytes, so that a match can keep the exact one that it began with.

Bytes outlive the code that wrote them: a field that is added to a component needs a default.
"""

import hashlib

import msgspec
from msgspec.structs import replace

from engine.galaxies.catalogue.components import Catalogue


def dump(edition: Catalogue) -> bytes:
    """Return all content as JSON. The order of cards and ships is part of it, because shuffled decks begin
    with it."""
    plain = msgspec.to_builtins(replace(edition, digest=""))
    for layout in plain["layouts"].values():
        layout["hexes"] = sorted(layout["hexes"])  # a set, without an order of its own
    for mission in plain["missions"].values():
        if mission["lesson"] is None:  # editions that were kept before there were lessons have the same bytes
            del mission["lesson"]
    return msgspec.json.encode(plain)


def digest_of(data: bytes) -> str:
    """The digest (SHA-256, hexadecimal) that names exactly this content."""
    return hashlib.sha256(data).hexdigest()


def restore(digest: str, data: bytes) -> Catalogue:
    """The catalogue with that digest; raises ValueError if the bytes have another one, or hold no
    catalogue."""
    if digest_of(data) != digest:
        raise ValueError(f"these are not the components {digest}")
    try:
        edition = msgspec.json.decode(data, type=Catalogue)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise ValueError(f"the components {digest} cannot be read here: {error}") from None
    return replace(edition, digest=digest)
