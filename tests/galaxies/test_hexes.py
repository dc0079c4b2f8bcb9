"""Spaces, distances and the shapes that ships and tiles cover."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.galaxies import hexes
from engine.galaxies.hexes import Hex

spaces = st.tuples(st.integers(-40, 40), st.integers(-40, 40))
ORIGIN = (0, 0)
ships = st.builds(hexes.footprint, st.sampled_from(["single", "pair", "flower"]), spaces, st.integers(0, 5))


def is_connected(shape: tuple[Hex, ...]) -> bool:
    visited, queue = {shape[0]}, [shape[0]]
    while queue:
        new_spaces = set(hexes.neighbours(queue.pop())) & set(shape) - visited
        visited |= new_spaces
        queue += new_spaces
    return visited == set(shape)


def test_six_directions_go_around_and_cancel_out() -> None:
    assert len(set(hexes.DIRECTIONS)) == 6
    for n, step in enumerate(hexes.DIRECTIONS):
        assert hexes.add(step, hexes.DIRECTIONS[(n + 3) % 6]) == ORIGIN
        assert hexes.distance(step, hexes.DIRECTIONS[(n + 1) % 6]) == 1


@given(spaces)
def test_neighbours_are_the_six_spaces_at_distance_1(h: Hex) -> None:
    assert len(set(hexes.neighbours(h))) == 6
    assert {hexes.distance(h, n) for n in hexes.neighbours(h)} == {1}


def test_distances_are_measured_to_the_nearest_ship() -> None:
    ships = (hexes.footprint("flower", (0, 4)), ((5, 0), (5, 1)), ((2, -7),))
    distances = hexes.distances(ships)
    for h in hexes.spaces_within(ORIGIN, 8):
        assert distances[hexes.space_name(h)] == min(
            hexes.distance(h, space) for ship in ships for space in ship
        )


@given(spaces, spaces, spaces)
def test_distance_is_a_metric(a: Hex, b: Hex, c: Hex) -> None:
    assert hexes.distance(a, b) == hexes.distance(b, a)
    assert (hexes.distance(a, b) == 0) == (a == b)
    assert hexes.distance(a, c) <= hexes.distance(a, b) + hexes.distance(b, c)


@given(spaces, spaces)
def test_distance_counts_the_shortest_path(a: Hex, b: Hex) -> None:
    if a != b:
        assert min(hexes.distance(n, b) for n in hexes.neighbours(a)) == hexes.distance(a, b) - 1


@given(spaces, st.integers(0, 6))
def test_spaces_within_a_distance_are_all_spaces_up_to_it(h: Hex, n: int) -> None:
    disc = hexes.spaces_within(h, n)
    assert len(disc) == len(set(disc)) == 3 * n * (n + 1) + 1
    assert all(hexes.distance(h, x) <= n for x in disc)


def test_KEY_01_things_are_adjacent_if_some_of_their_spaces_share_a_border() -> None:
    flower = hexes.footprint("flower", ORIGIN)
    assert hexes.shapes_touch(flower, [(2, 0)])
    assert hexes.shapes_touch([(0, -2)], flower)
    assert not hexes.shapes_touch(flower, [(3, 0)])
    assert not hexes.shapes_touch([ORIGIN], [ORIGIN])


@given(ships, ships)
def test_the_distance_between_ships_is_measured_between_their_nearest_spaces(
    a: tuple[Hex, ...], b: tuple[Hex, ...]
) -> None:
    assert hexes.distance_between(a, b) == min(hexes.distance(x, y) for x in a for y in b)
    if set(a).isdisjoint(b):
        assert hexes.shapes_touch(a, b) == (hexes.distance_between(a, b) == 1)


@pytest.mark.parametrize("direction", range(6))
@pytest.mark.parametrize(("kind", "size"), [("single", 1), ("pair", 2), ("rhombus", 4), ("flower", 7)])
def test_footprints_are_connected_and_begin_with_their_anchor(kind: str, size: int, direction: int) -> None:
    spaces = hexes.footprint(kind, (3, -4), direction)
    assert len(set(spaces)) == size
    assert spaces[0] == (3, -4)
    assert is_connected(spaces)


def test_MOV_08_a_small_ship_covers_one_space() -> None:
    assert hexes.footprint("single", (2, 5), 4) == ((2, 5),)


def test_MOV_09_a_medium_ship_covers_two_adjacent_spaces() -> None:
    for direction in range(6):
        a, b = hexes.footprint("pair", (2, 5), direction)
        assert b == hexes.neighbours(a)[direction]


def test_MOV_14_a_large_ship_covers_a_centre_and_its_ring_in_every_position() -> None:
    for direction in range(6):
        flower = set(hexes.footprint("flower", (2, 5), direction))
        assert flower == {(2, 5), *hexes.neighbours((2, 5))}


def test_MOV_13_a_large_ship_enters_three_new_spaces_in_every_direction() -> None:
    flower = hexes.footprint("flower", (2, 5))
    assert [len(hexes.newly_covered_spaces(flower, d)) for d in range(6)] == [3] * 6


def test_M4_21_an_asteroid_enters_two_or_three_new_spaces() -> None:
    for facing in range(6):
        rock = hexes.footprint("rhombus", (2, 5), facing)
        assert {len(hexes.newly_covered_spaces(rock, d)) for d in range(6)} == {2, 3}


def test_M4_21_a_pair_of_spaces_could_not_be_an_asteroid() -> None:
    for facing in range(6):
        pair = hexes.footprint("pair", ORIGIN, facing)
        assert {len(hexes.newly_covered_spaces(pair, d)) for d in range(6)} == {1, 2}


def test_exactly_four_shapes_of_up_to_seven_spaces_could_be_an_asteroid() -> None:
    """This is the reason why an asteroid is a rhombus. The test counts shapes up to five spaces, because no
    larger one fits."""
    shapes = set()
    for size in range(1, 6):
        for other_spaces in combinations(hexes.spaces_within(ORIGIN, 2)[1:], size - 1):
            shape = (ORIGIN, *other_spaces)
            counts = {len(hexes.newly_covered_spaces(shape, d)) for d in range(6)}
            if len(set(shape)) == size and counts == {2, 3} and is_connected(shape):
                shapes.add(_canonical(shape))
    assert sorted(len(s) for s in shapes) == [3, 4, 4, 5]


def _canonical(shape: tuple[Hex, ...]) -> tuple[Hex, ...]:
    """Return a canonical form for all rotations, mirror images and positions of a shape."""
    variants = []
    for is_mirrored in (False, True):
        variant = [(r, q) if is_mirrored else (q, r) for q, r in shape]
        for _ in range(6):
            variant = [(-r, q + r) for q, r in variant]
            q0, r0 = min(variant)
            variants.append(tuple(sorted((q - q0, r - r0) for q, r in variant)))
    return min(variants)


@given(spaces, st.sampled_from(sorted(hexes.SHAPES)), st.integers(0, 5), st.integers(0, 5))
def test_a_shift_keeps_the_shape_and_can_be_reversed(h: Hex, kind: str, facing: int, direction: int) -> None:
    start = hexes.footprint(kind, h, facing)
    shifted = hexes.shift(start, direction)
    assert shifted == hexes.footprint(kind, hexes.neighbours(h)[direction], facing)
    assert hexes.shift(shifted, (direction + 3) % 6) == start


def test_the_rim_is_every_space_that_borders_a_thing_from_outside() -> None:
    flower = hexes.footprint("flower", ORIGIN)
    assert hexes.rim(flower) == {h for h in hexes.spaces_within(ORIGIN, 2) if hexes.distance(h, ORIGIN) == 2}


def test_an_outline_rejects_invalid_steps() -> None:
    with pytest.raises(ValueError, match="'f' is not a step"):
        hexes.outline(((), ("f",)), ORIGIN)


@given(st.integers(0, 40), st.integers(-20, 40))
def test_offset_coordinates_convert_in_both_directions(column: int, row: int) -> None:
    assert hexes.to_offset(hexes.from_offset(column, row)) == (column, row)


def test_odd_columns_are_half_a_space_lower() -> None:
    even_column, odd_column = hexes.from_offset(2, 3), hexes.from_offset(3, 3)
    assert hexes.neighbours(even_column).index(odd_column) == 2
    assert hexes.neighbours(odd_column).index(hexes.from_offset(4, 3)) == 1


@pytest.mark.parametrize(
    ("column", "row", "name"), [(0, 0, "A01"), (3, 6, "D07"), (26, 9, "AA10"), (30, 18, "AE19")]
)
def test_players_call_spaces_by_column_and_row(column: int, row: int, name: str) -> None:
    assert hexes.chart_name(hexes.from_offset(column, row)) == name


@given(spaces)
def test_names_of_spaces_convert_in_both_directions(h: Hex) -> None:
    assert hexes.parse_space(hexes.space_name(h)) == h


@pytest.mark.parametrize(
    "text", ["", "3", "3,", ",1", "3,1,2", "03,1", "3, 1", "+3,1", "3,-0", "a,b", "٣,1", "1_0,2"]
)
def test_only_the_canonical_name_of_a_space_is_read(text: str) -> None:
    with pytest.raises(ValueError, match="is not the name of a space"):
        hexes.parse_space(text)
