"""A whole catalogue as bytes, so that a match can keep the exact one that it began with."""

from typing import Any

import msgspec
from msgspec.structs import replace

from engine.core import keeping
from engine.galaxies.catalogue.components import Catalogue

#: What lessons of before do not say, with what it means there.
LATER = {"first": "", "cards": 1, "hand": 5}


def dump(edition: Catalogue) -> bytes:
    """Return all content as JSON. The order of cards and ships is part of it, because shuffled decks begin
    with it."""
    plain = msgspec.to_builtins(replace(edition, digest=""))
    for layout in plain["layouts"].values():
        layout["hexes"] = sorted(layout["hexes"])  # a set, without an order of its own
    for mission in plain["missions"].values():
        _leave_out_what_is_newer(mission)
    return msgspec.json.encode(plain)


def _leave_out_what_is_newer(mission: dict[str, Any]) -> None:
    """Leave out what says nothing: editions that were kept before it existed have the same bytes."""
    if mission["pace"] is None:
        del mission["pace"]
    lesson = mission["lesson"]
    if lesson is None:
        del mission["lesson"]
        return
    for name, usual in LATER.items():
        if lesson[name] == usual:
            del lesson[name]


def restore(digest: str, data: bytes) -> Catalogue:
    """The catalogue with that digest; raises ValueError if the bytes have another one, or hold no
    catalogue."""
    return replace(keeping.restore(Catalogue, digest, data), digest=digest)
