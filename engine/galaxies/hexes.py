"""Axial hex coordinates: neighbours, distances, and the shapes of ships and tiles.

A space is a plain `(q, r)` pair. Hexes have a flat side at the top, so there is a north and a south but no
east. Maps use offset coordinates (column, row), in which odd columns are half a hex lower. Only the
catalogue's loader and drawings use offset coordinates.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache

Hex = tuple[int, int]
Step = int | str
Shape = tuple[tuple[Step, ...], ...]

# Clockwise from north: N, NE, SE, S, SW, NW. A direction is an index into this tuple.
DIRECTIONS: tuple[Hex, ...] = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))

# A shape lists its spaces as steps from the anchor. A number is a fixed direction, "d" is the direction that
# the shape faces, and "e" is the next direction clockwise.
SHAPES: dict[str, Shape] = {
    "single": ((),),
    "pair": ((), ("d",)),
    "rhombus": ((), ("d",), ("e",), ("d", "e")),
    "flower": ((), (0,), (1,), (2,), (3,), (4,), (5,)),
}
FLOWER = len(SHAPES["flower"])


def add(a: Hex, b: Hex) -> Hex:
    """Return the space reached from `a` by the step `b`."""
    return (a[0] + b[0], a[1] + b[1])


def distance(a: Hex, b: Hex) -> int:
    """Return the number of steps between two spaces, as range and warp count them (DSC-25)."""
    q, r = a[0] - b[0], a[1] - b[1]
    return (abs(q) + abs(r) + abs(q + r)) // 2


@lru_cache(maxsize=4096)
def neighbours(h: Hex) -> tuple[Hex, ...]:
    """Return the six spaces that border a space, in the order of DIRECTIONS.

    Without the cache everything takes 4.6 % more instructions (4.9 % with views; bench.caches).
    """
    q, r = h
    return tuple([(q + x, r + y) for x, y in DIRECTIONS])


def _offsets_within(n: int) -> tuple[Hex, ...]:
    return tuple((q, r) for q in range(-n, n + 1) for r in range(max(-n, -n - q), min(n, n - q) + 1))


def spaces_within(h: Hex, n: int) -> tuple[Hex, ...]:
    """Return all spaces at most `n` steps away, including the space itself."""
    q, r = h
    return tuple([(q + x, r + y) for x, y in _offsets_within(n)])


def distance_between(first: Sequence[Hex], second: Sequence[Hex]) -> int:
    """Return the smallest distance between a space of one ship and a space of another (TGT-05).

    A large ship is measured from its centre, which is its first space.
    """
    radii = 0
    if len(first) == FLOWER:
        first, radii = first[:1], 1
    if len(second) == FLOWER:
        second, radii = second[:1], radii + 1
    doubled = min([abs(q - u) + abs(r - v) + abs(q + r - u - v) for q, r in first for u, v in second])
    return max(0, doubled // 2 - radii)


class Distances(dict[str, int]):
    """Maps the name of a space to its distance from the nearest of several ships. Each distance is computed
    once."""

    def __init__(self, ships: Iterable[Sequence[Hex]]) -> None:
        super().__init__()
        self._flowers, self._spaces = list[Hex](), list[Hex]()
        for ship in ships:
            if len(ship) == FLOWER:
                self._flowers.append(ship[0])
            else:
                self._spaces += ship

    def __missing__(self, space: str) -> int:
        q, r = parse_space(space)
        doubled = [abs(q - u) + abs(r - v) + abs(q + r - u - v) for u, v in self._spaces]
        for u, v in self._flowers:  # the distance from a large ship counts from its centre
            doubled.append(max(0, abs(q - u) + abs(r - v) + abs(q + r - u - v) - 2))
        steps = self[space] = min(doubled) // 2
        return steps


@lru_cache(maxsize=256)
def distances(ships: tuple[Sequence[Hex], ...]) -> Distances:
    """Return the distances of spaces from the nearest of several ships.

    Without the cache everything takes 5.0 % more instructions (2.9 % with views; bench.caches).
    """
    return Distances(ships)


def shapes_touch(a: Iterable[Hex], b: Iterable[Hex]) -> bool:
    """Return whether two shapes touch: a space of one borders a space of the other (KEY-01)."""
    return not spaces_beside(tuple(a)).isdisjoint(b)


def spaces_beside(spaces: tuple[Hex, ...]) -> frozenset[Hex]:
    """Return the spaces that border any of these spaces. They may include some of these spaces, if those
    border each other."""
    return frozenset[Hex]().union(*map(neighbours, spaces))


def spaces_around(spaces: tuple[Hex, ...]) -> frozenset[Hex]:
    """Return these spaces and all spaces that border one of them."""
    return frozenset[Hex]().union(spaces, *map(neighbours, spaces))


def shift(spaces: Iterable[Hex], direction: int) -> tuple[Hex, ...]:
    """Return the same shape one step further, without turning it (MOV-14, M4-22)."""
    step = DIRECTIONS[direction]
    return tuple(add(h, step) for h in spaces)


def newly_covered_spaces(spaces: Iterable[Hex], direction: int) -> frozenset[Hex]:
    """Return the spaces that a shape enters when it shifts by one step (MOV-13, M4-21)."""
    old = frozenset(spaces)
    return frozenset(shift(old, direction)) - old


def rim(spaces: Iterable[Hex]) -> frozenset[Hex]:
    """Return the spaces that border a shape and are not part of it."""
    covered = frozenset(spaces)
    return frozenset(n for h in covered for n in neighbours(h)) - covered


def _direction(step: Step, facing: int) -> Hex:
    if step == "d":
        return DIRECTIONS[facing]
    if step == "e":
        return DIRECTIONS[(facing + 1) % 6]
    if isinstance(step, int):
        return DIRECTIONS[step]
    raise ValueError(f"{step!r} is not a step: use a number from 0 to 5, 'd' or 'e'")


def _offsets(shape: Shape, facing: int) -> tuple[Hex, ...]:
    spaces = []
    for steps in shape:
        offset = (0, 0)
        for step in steps:
            offset = add(offset, _direction(step, facing))
        spaces.append(offset)
    return tuple(spaces)


def outline(shape: Shape, anchor: Hex, direction: int = 0) -> tuple[Hex, ...]:
    """Return the spaces that a shape covers, starting with the anchor."""
    return tuple(add(anchor, o) for o in _offsets(shape, direction))


def footprint(kind: str, anchor: Hex, direction: int = 0) -> tuple[Hex, ...]:
    """Return the spaces covered by a single, pair, rhombus or flower (MOV-08, MOV-09, MOV-14, OBS-04)."""
    return outline(SHAPES[kind], anchor, direction)


def from_offset(column: int, row: int) -> Hex:
    """Return the space in a column and row of a map."""
    return (column, row - column // 2)


def to_offset(h: Hex) -> tuple[int, int]:
    """Return the column and row of a space on a map."""
    return (h[0], h[1] + h[0] // 2)


@lru_cache(maxsize=4096)
def space_name(h: Hex) -> str:
    """Return the text form of a space in views and answers, such as "3,-1".

    Without the cache everything takes 4.3 % more instructions (3.3 % with views; bench.caches).
    """
    return f"{h[0]},{h[1]}"


def chart_name(h: Hex) -> str:
    """Return the name of a space for people: the letters of its column and the number of its row, such as
    "D07" or "AB12".

    The number has two digits to distinguish it from a coordinate of a hit chart, such as "D7".
    """
    column, row = to_offset(h)
    return f"{'A' * (column // 26)}{chr(ord('A') + column % 26)}{row + 1:02}"


def parse_space(text: str) -> Hex:
    """Return the space with that name. Raises ValueError for any text that `space_name` would not return."""
    q, _, r = text.partition(",")
    try:
        h = (int(q), int(r))
    except ValueError:
        raise ValueError(f"{text!r} is not the name of a space") from None
    if space_name(h) != text:
        raise ValueError(f"{text!r} is not the name of a space")
    return h
