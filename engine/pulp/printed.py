"""What is printed on the components of a match: a match goes on with the edition that it began with."""

from __future__ import annotations

import msgspec

from engine.core import keeping
from engine.pulp.catalogue.loading import components
from engine.pulp.catalogue.model import Components, EncounterCard
from engine.pulp.state import State

#: All editions known here, by digest.
EDITIONS: dict[str, Components] = {}
#: Each as the bytes that the digest is of, also when other code wrote them.
_BYTES: dict[str, bytes] = {}


def remember(edition: Components) -> str:
    """Make an edition known, so that matches with its digest can be played; returns the digest."""
    data = msgspec.json.encode(edition)
    digest = keeping.digest_of(data)
    _keep(digest, data, edition)
    return digest


def load(digest: str, data: bytes) -> None:
    """Make an edition known that was kept; raises ValueError for bytes of another digest, or of none."""
    _keep(digest, data, keeping.restore(Components, digest, data))


def dump(digest: str) -> bytes:
    """Return all of a known edition as JSON. The order of cards is part of it, because shuffled decks begin
    with it."""
    return _BYTES[digest]


def _keep(digest: str, data: bytes, edition: Components) -> None:
    _ = EDITIONS.setdefault(digest, edition), _BYTES.setdefault(digest, data)


def edition(digest: str) -> Components:
    """Return the edition with that digest, which every view names; raises KeyError if it is not known
    here."""
    if digest not in EDITIONS:
        _ = remember(components())
    return EDITIONS[digest]


def edition_of(g: State) -> Components:
    """Return what is printed in the edition of a match; raises KeyError if it is not known here."""
    return EDITIONS.get(g.catalogue) or edition(g.catalogue)


def effect(g: State, name: str) -> str:
    """Return by which name the functions are found of a card, of a Location's action or of a side of an
    Influence card."""
    return edition_of(g).effects.get(name, name)


def card_of(g: State, name: str) -> EncounterCard:
    """Return what is printed on an encounter card."""
    return edition_of(g).encounters[name]
