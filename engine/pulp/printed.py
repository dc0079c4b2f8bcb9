"""The known editions. A match keeps the edition it began with."""

from __future__ import annotations

import msgspec

from engine.core.content import edition_data
from engine.pulp.catalogue.loading import components
from engine.pulp.catalogue.model import Components, EncounterCard
from engine.pulp.state import State

#: All known editions, by digest.
EDITIONS: dict[str, Components] = {}
#: The bytes of each edition, from which its digest is computed. Another version of the code may have written
#: them.
_BYTES: dict[str, bytes] = {}


def register(edition: Components) -> str:
    """Register an edition, so that matches with its digest can be played. Return the digest."""
    data = msgspec.json.encode(edition)
    digest = edition_data.digest_of(data)
    _register(digest, data, edition)
    return digest


def load(digest: str, data: bytes) -> None:
    """Register a stored edition. Raises ValueError if the data has another digest or is not an edition."""
    _register(digest, data, edition_data.restore(Components, digest, data))


def dump(digest: str) -> bytes:
    """Return a known edition as JSON. The order of cards is preserved, because shuffled decks depend on
    it."""
    return _BYTES[digest]


def _register(digest: str, data: bytes, edition: Components) -> None:
    _ = EDITIONS.setdefault(digest, edition), _BYTES.setdefault(digest, data)


def edition_by_digest(digest: str) -> Components:
    """Return the edition with the digest that every view contains. Raises KeyError if no such edition is
    known."""
    if digest not in EDITIONS:
        _ = register(components())
    return EDITIONS[digest]


def edition_of(g: State) -> Components:
    """Return the edition of a match. Raises KeyError if it is not known."""
    return EDITIONS.get(g.catalogue) or edition_by_digest(g.catalogue)


def effect(g: State, name: str) -> str:
    """Return the name under which the functions of a card, a Location's action or a side of an Influence card
    are registered.
    """
    return edition_of(g).effects.get(name, name)


def card_of(g: State, name: str) -> EncounterCard:
    """Return the printed data of an encounter card."""
    return edition_of(g).encounters[name]
