"""Converts a whole catalogue to bytes and back, so that a match can keep the exact catalogue with which it
began."""

from typing import Any

import msgspec
from msgspec.structs import replace

from engine.core.content import edition_data
from engine.galaxies.catalogue.components import Catalogue

#: The fields that are missing in older lessons, with their default values.
LESSON_DEFAULTS = {"first": "", "cards": 1, "hand": 5}


def dump_catalogue(edition: Catalogue) -> bytes:
    """Return the whole catalogue as JSON. It preserves the order of cards and ships, because unshuffled decks
    have the same order."""
    plain = msgspec.to_builtins(replace(edition, digest=""))
    for layout in plain["layouts"].values():
        layout["hexes"] = sorted(layout["hexes"])  # hexes is a set, which has no fixed order
    for mission in plain["missions"].values():
        _drop_newer_defaults(mission)
    return msgspec.json.encode(plain)


def _drop_newer_defaults(mission: dict[str, Any]) -> None:
    """Remove newer fields with default values, so that the bytes equal those of editions stored before these
    fields existed."""
    if mission["pace"] is None:
        del mission["pace"]
    lesson = mission["lesson"]
    if lesson is None:
        del mission["lesson"]
        return
    for name, default in LESSON_DEFAULTS.items():
        if lesson[name] == default:
            del lesson[name]


def restore_catalogue(digest: str, data: bytes) -> Catalogue:
    """Return the catalogue with that digest.

    Raises ValueError if the bytes have another digest, or do not contain a catalogue.
    """
    return replace(edition_data.restore(Catalogue, digest, data), digest=digest)
