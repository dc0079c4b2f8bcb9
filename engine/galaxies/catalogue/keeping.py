"""A whole catalogue as bytes, so that a match can keep the exact one that it began with."""

import msgspec
from msgspec.structs import replace

from engine.core import keeping
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


def restore(digest: str, data: bytes) -> Catalogue:
    """The catalogue with that digest; raises ValueError if the bytes have another one, or hold no
    catalogue."""
    return replace(keeping.restore(Catalogue, digest, data), digest=digest)
