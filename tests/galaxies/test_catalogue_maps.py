"""Boards, zones and the maps of the missions: symmetric, in bounds, and with room for every fleet."""

from collections.abc import Iterator

import pytest

from engine.galaxies import hexes
from engine.galaxies.catalogue import Mission, catalogue
from engine.galaxies.hexes import Hex
from tools.mission_maps import file_of, redraw, tile_places

C = catalogue()
mission_cases = pytest.mark.parametrize("mission", C.missions.values(), ids=list(C.missions))


def test_CMP_06_missions_use_one_board_or_both() -> None:
    boards = {m.id: C.layouts[m.layout].boards for m in C.missions.values() if not m.lesson}
    assert list(boards.values()) == [1, 1, 1, 2, 2]


def test_one_board_has_278_spaces_and_two_have_574() -> None:
    sizes = {k: (x.boards, len(x.hexes)) for k, x in C.layouts.items()}
    assert sizes == {
        "single": (1, 278),
        "wide": (2, 574),
        "belt": (1, 278),
        "storm": (2, 574),
        "raid": (1, 278),
        "range": (1, 95),  # a part of a board, for lessons
    }


@pytest.mark.parametrize("key", ["single", "wide", "storm"])
def test_CMP_06r_a_board_looks_the_same_from_every_end(key: str) -> None:
    layout = C.layouts[key]
    assert {_mirror(h, layout.columns) for h in layout.hexes} == layout.hexes
    assert {_upside_down(h) for h in layout.hexes} == layout.hexes
    assert {_upside_down(h) for h in layout.zones["north"]} == set(layout.zones["south"])


def _mirror(h: Hex, columns: int) -> Hex:
    column, row = hexes.to_offset(h)
    return hexes.from_offset(columns - 1 - column, row)


def _upside_down(h: Hex) -> Hex:
    column, row = hexes.to_offset(h)
    return hexes.from_offset(column, (17 if column % 2 else 18) - row)


@pytest.mark.parametrize(
    ("key", "sizes", "distance"),
    [
        ("single", [60, 60], 11),
        ("wide", [63, 63], 13),
        ("belt", [157, 83], 3),
        ("storm", [126, 126], 7),
        ("raid", [60, 90], 9),
        ("range", [9, 27], 7),
    ],
)
def test_zones_have_their_sizes_and_distance(key: str, sizes: list[int], distance: int) -> None:
    zones = C.layouts[key].zones
    assert [len(zones[z]) for z in ("north", "south")] == sizes
    assert hexes.distance_between(zones["north"], zones["south"]) == distance


@mission_cases
def test_tiles_are_apart_on_full_spaces_outside_the_zones(mission: Mission) -> None:
    layout = C.layouts[mission.layout]
    covered_spaces = [h for _, spaces in tile_places(mission) for h in spaces]
    assert len(set(covered_spaces)) == len(covered_spaces)
    assert set(covered_spaces) <= layout.hexes
    assert set(covered_spaces).isdisjoint(layout.zones["north"] + layout.zones["south"])


@mission_cases
def test_maps_are_equally_fair_on_the_left_and_on_the_right(mission: Mission) -> None:
    """Missions 1 and 3 are symmetric under a half turn, 2 and 4 under reflection, and so is 5 except for gate
    and market."""
    columns = C.layouts[mission.layout].columns
    places = {(k, frozenset(x)) for k, x in tile_places(mission) if k not in ("warp-gate", "orbital-market")}
    is_rotated = mission.id in ("dead-zone", "battle-for-barrage")

    def image(h: Hex) -> Hex:
        mirror = _mirror(h, columns)
        return _upside_down(mirror) if is_rotated else mirror

    assert {(k, frozenset(map(image, x))) for k, x in places} == places


@mission_cases
def test_the_map_drawn_in_the_file_matches_the_data(mission: Mission) -> None:
    assert file_of(mission).read_text("utf-8") == redraw(mission), "run `poe mission-maps`"


@mission_cases
def test_a_zone_has_room_for_a_whole_fleet(mission: Mission) -> None:
    """Greedily, the biggest ships first: each takes free spaces with at least one in the zone."""
    layout = C.layouts[mission.layout]
    rocks = {h for t in mission.tiles if t.tile == "asteroid" for h in t.hexes}
    start_spaces = {h for s in mission.starts if s.where == "at" for h in s.hexes}
    for zone in ("north", "south"):
        free_spaces = layout.hexes - rocks - start_spaces
        for shape in sorted(_needed_shapes(mission, zone), key=lambda s: -len(C.shapes[s])):
            spot = next(x for x in _spots(shape, layout.zones[zone]) if free_spaces.issuperset(x))
            free_spaces -= set(spot)


def _needed_shapes(mission: Mission, zone: str) -> list[str]:
    """Return the shape of every ship that may have to fit, or of the whole faction if fleets are chosen."""
    shapes = []
    for seat in (s for s in mission.seats if s.zone == zone):
        ships = [s.id for s in C.ships.values() if s.faction == seat.faction] + list(seat.must_include)
        placed_ships = {ship for s in mission.starts if s.where == "at" for ship in s.ships}
        for ship in [x for x, _ in seat.fleet] or ships:
            if ship not in placed_ships:
                shapes += [C.ships[ship].footprint] * C.ships[ship].ships
    return shapes


def _spots(shape: str, zone: tuple[Hex, ...]) -> Iterator[tuple[Hex, ...]]:
    for h in zone:
        yield from (C.footprint(shape, h, direction) for direction in range(6))
