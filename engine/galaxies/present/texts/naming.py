"""Names for ids of ships, cards, tiles, powers, seats and teams."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Set
from typing import NamedTuple

from engine.core.fluent import Texts, id_to_words
from engine.core.present.wire import Wire
from engine.galaxies import hexes as hx
from engine.galaxies.catalogue.components import Catalogue
from engine.galaxies.printed import edition_by_digest, edition_of
from engine.galaxies.state import State

NUMBERED = re.compile(r"(.+)-(\d+)")
SPACE = re.compile(r"-?\d+,-?\d+")

TEXTS = Texts("galaxies")

#: The names of spaces, shared by all matches.
SPACES: dict[str, str] = {}


class Printed(NamedTuple):
    """The names of all ids that are the same in every match of an edition, and the ids of its squadrons."""

    names: Mapping[str, str]
    squadrons: Set[str]


#: The names of each edition, shared by all matches. A separate table for each match would take 7 KiB,
#: including the spaces.
PRINTED: dict[str, Printed] = {}


class Names:
    """The names of things in one match. Unknown ids are shown as words."""

    def __init__(self, catalogue: Catalogue, own: Iterable[tuple[str, str]]) -> None:
        self._printed = _printed_names(catalogue)
        self._own = dict(own)
        self._said: dict[str, str] = {}

    def of(self, value: str) -> str:
        """Return the name of an id."""
        return self._said.get(value) or SPACES.get(value) or self._find_name(value)

    def _find_name(self, value: str) -> str:
        if SPACE.fullmatch(value):
            return SPACES.setdefault(value, hx.chart_name(hx.parse_space(value)))
        return self._said.setdefault(value, self._known_name(value) or self._fallback_name(value))

    def _known_name(self, value: str) -> str | None:
        return self._own.get(value) or self._printed.names.get(value) or _word(value)

    def _fallback_name(self, value: str) -> str:
        """Return a name for an id without an entry in the table: a numbered name for a ship, otherwise the id
        as words."""
        match = NUMBERED.fullmatch(value)
        if match is None:
            return id_to_words(value)
        thing, number = match.groups()
        name = self._known_name(thing)
        if name is None:
            return value
        return f"{name} {number}" if thing in self._printed.squadrons else name


def _word(value: str) -> str | None:
    """Return the word for the id of an event, a reason, a purpose or a kind of damage."""
    message = f"word-{value}"
    return TEXTS.format(message, {}) if message in TEXTS else None


def _printed_names(catalogue: Catalogue) -> Printed:
    if catalogue.digest not in PRINTED:
        squadrons = frozenset(ship.id for ship in catalogue.ships.values() if ship.ships > 1)
        PRINTED[catalogue.digest] = Printed(dict(_catalogue_names(catalogue)), squadrons)
    return PRINTED[catalogue.digest]


def _catalogue_names(catalogue: Catalogue) -> Iterator[tuple[str, str]]:
    for ship in catalogue.ships.values():
        yield ship.id, ship.name
        for version in ship.versions.values():
            yield from ((power.id, power.name) for power in version.powers)
    for card in catalogue.tactics.values():
        yield card.id, card.name
        yield from ((power.id, power.name) for power in card.powers)
    yield from ((tile.id, tile.name) for tile in catalogue.tiles.values())


def names_in(view: Wire) -> Names:
    """Return the names of a match, as a view shows them. A discovery tile keeps its name when it is turned
    over."""
    catalogue = edition_by_digest(view["catalogue"])
    return Names(catalogue, (*_player_names(view), *_tile_names(catalogue, view["tiles"])))


def _player_names(view: Wire) -> Iterator[tuple[str, str]]:
    yield from ((name, team["side"]) for name, team in view["teams"].items())
    yield from ((name, seat["player"] or "") for name, seat in view["seats"].items())


def _tile_names(catalogue: Catalogue, tiles: Mapping[str, Wire]) -> Iterator[tuple[str, str]]:
    """Yield names for tiles. Obstacles are named by kind and number. All others are called discovery tiles,
    face up or not."""
    number = 0
    for name, tile in tiles.items():
        if "number" in tile:
            yield name, f"{catalogue.tiles[tile['kind']].name} {tile['number']}"
        else:
            number += 1
            yield name, TEXTS.format("word-discovery-tile", {"number": number})


def obstacle_numbers(g: State) -> dict[str, int]:
    """Return the number of each obstacle among the obstacles of its kind, starting at 1. The numbers never
    change."""
    return dict(_number_obstacles(g))


def _number_obstacles(g: State) -> Iterator[tuple[str, int]]:
    kinds, counts = edition_of(g).tiles, Counter[str]()
    for name, tile in g.tiles.items():
        if tile.kind is not None and kinds[tile.kind].cls == "obstacle":
            counts[tile.kind] += 1
            yield name, counts[tile.kind]
