"""Every number that a pack may set for a tile or a mission's special rule is read by a rule."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import product
from typing import Any, Literal, get_args, get_origin, get_type_hints

import pytest
from msgspec.structs import replace

from engine.core.simulation.selfplay import Selfplay, derive_seed
from engine.galaxies.catalogue import Catalogue, catalogue
from engine.galaxies.catalogue.missionmodel import Mission
from engine.galaxies.catalogue.params import RULES, TILES
from engine.galaxies.game import Galaxies

#: The most matches of each mission that computer players may need to use all numbers.
MAX_MATCHES = 40
#: The matches that are played first, because they use rare numbers.
RARE = {"blockade-run": (0, 2), "pan-base": (3, 1), "battle-for-barrage": (1, 0), "dead-zone": (1, 0)}
ACCEPTED = {**TILES, **RULES}
Number = tuple[str, str]


def settable_numbers() -> Iterator[Number]:
    """Yield the numbers that the catalogue accepts and that may differ from the printed ones."""
    for name, record in ACCEPTED.items():
        for field, kind in get_type_hints(record).items():
            if not (get_origin(kind) is Literal and len(get_args(kind)) == 1):
                yield name, field


class WatchedNumbers(dict[str, Any]):
    """Numbers that record which of them were read."""

    def __init__(self, owner: str, numbers: Mapping[str, Any], read_numbers: set[Number]) -> None:
        super().__init__(numbers)
        self.owner, self.read_numbers = owner, read_numbers

    def __getitem__(self, name: str) -> Any:
        self.read_numbers.add((self.owner, name))
        return super().__getitem__(name)


def watched_catalogue(edition: Catalogue, read_numbers: set[Number]) -> Catalogue:
    """Return the catalogue with numbers that record when they are read."""
    tiles = {
        t.id: replace(t, params=WatchedNumbers(t.id, t.params, read_numbers)) for t in edition.tiles.values()
    }
    missions = {}
    for mission in edition.missions.values():
        rules = {
            r.id: replace(r, params=WatchedNumbers(r.id, r.params, read_numbers))
            for r in mission.rules.values()
        }
        missions[mission.id] = replace(mission, rules=rules)
    return replace(edition, tiles=tiles, missions=missions, digest=f"watched {id(read_numbers)}")


def can_occur(number: Number, mission: Mission) -> bool:
    """Return whether a mission may use a number. Any tile may be hidden there."""
    tile_kinds = {tile.tile for tile in mission.tiles}
    return number[0] in mission.rules or number[0] in (TILES if mission.hidden else tile_kinds)


def matches() -> Iterator[tuple[str, int]]:
    """Yield the missions and numbers of matches in the order in which they are played."""
    yield from ((mission, match) for mission, numbers in RARE.items() for match in numbers)
    yield from product(catalogue().missions, range(MAX_MATCHES))


def unread_numbers(numbers: set[Number]) -> set[Number]:
    """Return the numbers that no rule reads while missions with them are played. No match is played longer
    than it has unread numbers."""
    read_numbers: set[Number] = set()
    edition = watched_catalogue(catalogue(), read_numbers)
    for mission, match in matches():
        relevant = {number for number in numbers if can_occur(number, edition.missions[mission])}
        if relevant <= read_numbers:
            continue
        game = Selfplay(Galaxies(edition), mission, derive_seed(9, match))
        while not (relevant <= read_numbers or game.match.over):
            _ = game.turn()
    return numbers - read_numbers


def test_every_accepted_number_is_read_by_a_rule() -> None:
    assert unread_numbers(set(settable_numbers())) == set()


def test_a_number_that_no_rule_reads_is_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only one mission has this rule."""
    monkeypatch.setattr(f"{__name__}.MAX_MATCHES", 1)
    assert unread_numbers({("escape", "team"), ("escape", "colour")}) == {("escape", "colour")}


@pytest.mark.parametrize("name", sorted(ACCEPTED))
def test_every_accepted_number_is_printed(name: str) -> None:
    """The test above could not read any other number."""
    tiles, missions = catalogue().tiles.values(), catalogue().missions.values()
    printed = [t.params for t in tiles if t.id == name] + [
        m.rules[name].params for m in missions if name in m.rules
    ]
    assert printed and all(set(numbers) == set(ACCEPTED[name].__struct_fields__) for numbers in printed)
