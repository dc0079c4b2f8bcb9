"""Ship cards, tactic cards, tiles and boards: from tables to checked records."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from itertools import chain
from typing import Annotated, Any

from msgspec import Meta, Struct
from msgspec.structs import replace

from engine.core.faults import CatalogueError, demand, must_be_known
from engine.core.fitting import build
from engine.core.packs import Source, Table
from engine.galaxies import hexes
from engine.galaxies.catalogue.model import (
    HIT,
    LETTERS,
    LEVELS,
    MISS,
    NUMBERS,
    STAR,
    Layout,
    Power,
    Record,
    ShipType,
    ShipVersion,
    TacticCard,
    TileType,
    Zone,
)
from engine.galaxies.catalogue.params import TILES, check_params
from engine.galaxies.hexes import Hex, Shape

#: More could not all be placed side by side.
MOST_SHIPS = 6
PRINTED_SIGNS = frozenset({MISS, HIT, STAR})
Span = Annotated[int, Meta(ge=1, le=99)]
Line = Annotated[int, Meta(ge=0, le=98)]
Range = tuple[Line, Line]
CELL_PATH = re.compile(r"^chart\.([A-J])([1-8])$")


def ships(source: Source) -> dict[str, ShipType]:
    """Every ship with its three versions."""
    found = source.of("ship")
    return {key: _ship(table, file, key, source.needs("ship", key)) for key, table, file in found}


def _ship(table: Table, file: str, key: str, needs: str) -> ShipType:
    ship = build(ShipType, {k: {} if k == "versions" else v for k, v in table.items()}, file, key, needs)
    several = range(2, MOST_SHIPS + 1) if ship.kind == "squadron" else (1,)
    demand(
        ship.ships in several,
        file,
        f"{key}.ships",
        f"a squadron has 2 to {MOST_SHIPS} ships, a solo ship one",
    )
    small = ship.kind == "solo" or ship.size == "small"
    demand(small, file, f"{key}.size", "a squadron's ships are small: each stands on one space")
    raw = table["versions"]
    levels = f"{key}.versions"
    demand(set(raw) == set(LEVELS), file, levels, f"must be exactly {', '.join(LEVELS)} (CMP-18)")
    versions = {level: _version(raw[level], ship, file, f"{key}.{level}") for level in LEVELS}
    _check_paths(ship, ship.printed, file, key)
    return replace(ship, versions=versions)


def _version(table: Table, ship: ShipType, file: str, key: str) -> ShipVersion:
    version = build(ShipVersion, table, file, key)
    _check_chart(version, file, key)
    _check_powers(version.powers, file, key)
    _check_paths(version, (*version.printed, *version.bounded), file, key)
    heroes_fit = ship.kind == "solo" or version.slots.hero == 0
    demand(heroes_fit, file, f"{key}.slots.hero", "a squadron carries no heroes")
    return version


def _check_chart(version: ShipVersion, file: str, key: str) -> None:
    rows, cells = version.chart, set(version.cells)
    size = f"must be {len(NUMBERS)} rows of {len(LETTERS)} signs (CMP-08)"
    square = len(rows) == len(NUMBERS) and all(len(r) == len(LETTERS) for r in rows)
    demand(square, file, f"{key}.chart", size)
    special = set("".join(rows)) - PRINTED_SIGNS
    unknown = ", ".join(sorted(special ^ cells))
    demand(special == cells, file, f"{key}.cells", f"chart and special cells do not agree about {unknown}")


def _check_powers(powers: Iterable[Power], file: str, key: str) -> None:
    twice = [p for p, n in Counter(p.id for p in powers).items() if n > 1]
    demand(not twice, file, f"{key}.powers", f"{', '.join(twice)} stands there twice")


def _check_paths(record: Record, paths: Iterable[str], file: str, key: str) -> None:
    """A label must point at something, or a misspelt one would call a printed number ours."""
    for path in paths:
        demand(points_at_something(record, path), file, f"{key}.printed", f"{path} names nothing here")


def points_at_something(record: object, path: str) -> bool:
    """Whether a dotted path leads through fields, keys and ids to a value; chart.D4 names a cell."""
    if CELL_PATH.match(path):
        return hasattr(record, "chart")
    head, _, rest = path.partition(".")
    found = list(_parts(record, head))
    return bool(found) and (not rest or any(points_at_something(f, rest) for f in found))


def _parts(record: object, name: str) -> Iterator[object]:
    if isinstance(record, tuple):
        yield from chain.from_iterable(_parts(r, name) for r in record)
        yield from (r for r in record if getattr(r, "id", None) == name)
    elif isinstance(record, Mapping):
        yield from (record[k] for k in record if k == name)
    elif isinstance(record, Struct) and name in record.__struct_fields__:
        yield getattr(record, name)


def tactics(source: Source) -> dict[str, TacticCard]:
    """Every tactic card by its id."""
    found = source.of("card")
    return {key: _card(table, file, source.needs("card", key)) for key, table, file in found}


def _card(table: Table, file: str, needs: str) -> TacticCard:
    card = build(TacticCard, table, file, table["id"], needs)
    wants_icon = card.type in ("upgrade", "weapon", "sabotage")
    icon_rule = "upgrades, weapons and sabotage show solo or squadron, other cards nothing (TCC-02)"
    demand(bool(card.icon) == wants_icon, file, f"{card.id}.icon", icon_rule)
    armed = card.weapon is not None
    demand(
        armed == (card.type == "weapon"), file, f"{card.id}.weapon", "a weapon card, and no other, has one"
    )
    answer = "only an event is played in answer to something"
    demand(card.type == "event" or card.trigger == "play", file, f"{card.id}.trigger", answer)
    demand(armed or bool(card.powers), file, f"{card.id}.powers", "the card does nothing")
    _check_powers(card.powers, file, card.id)
    _check_paths(card, card.printed, file, card.id)
    return card


def shapes(source: Source) -> dict[str, Shape]:
    """The built-in shapes and those that a tile file adds."""
    own = build(dict[str, Shape], source.footprints, source.footprints_file, "footprints")
    for name, shape in own.items():
        _check_shape(shape, source.footprints_file, f"footprints.{name}")
        demand(name not in hexes.SHAPES, source.footprints_file, f"footprints.{name}", "is a built-in shape")
    return {**hexes.SHAPES, **own}


def _check_shape(shape: Shape, file: str, key: str) -> None:
    try:
        spaces = hexes.outline(shape, (0, 0))
    except (ValueError, IndexError):
        raise CatalogueError(file, key, "steps are 0 to 5, 'd' and 'e'") from None
    good = spaces[:1] == ((0, 0),) and len(set(spaces)) == len(spaces)
    demand(good, file, key, "must begin with the anchor, [], and name no space twice")


def tiles(source: Source, known: Mapping[str, Shape]) -> dict[str, TileType]:
    """Every obstacle and discovery tile by its id."""
    found: dict[str, TileType] = {}
    for key, table, file in source.of("tile"):
        must_be_known(TILES, key, file, key)  # first, because no field that it lacks would make it a tile
        tile = build(TileType, table, file, key)
        must_be_known(known, tile.footprint, file, f"{key}.footprint")
        taken = [t.id for t in found.values() if t.symbol == tile.symbol]
        demand(not taken, file, f"{key}.symbol", f"{tile.symbol} already stands for {''.join(taken)}")
        check_params(TILES, key, tile.params, file, key)
        _check_paths(tile, tile.printed, file, key)
        found[key] = tile
    hidden = {t.footprint for t in found.values() if t.cls == "discovery"}
    same = "discovery tiles must have one shape, or a black side would tell which tile it is (CMP-13)"
    demand(len(hidden) == 1, source.files["tile", next(reversed(found))], "tile", same)
    return found


class _Band(Struct, frozen=True, forbid_unknown_fields=True):
    """A zone as written: from the first to the last column, and rows for even and odd columns."""

    columns: Range
    rows_even: Range
    rows_odd: Range

    def spaces(self) -> tuple[Hex, ...]:
        first, last = self.columns
        spaces = []
        for column in range(first, last + 1):
            low, high = self.rows_odd if column % 2 else self.rows_even
            spaces += [hexes.from_offset(column, row) for row in range(low, high + 1)]
        return tuple(spaces)


class _Board(Struct, frozen=True, forbid_unknown_fields=True):
    """A layout as written, in columns and rows."""

    id: str
    boards: int
    columns: Span
    rows_even: Span
    rows_odd: Span
    text: str
    zones: Mapping[Zone, _Band]

    def band(self) -> _Band:
        return _Band((0, self.columns - 1), (0, self.rows_even - 1), (0, self.rows_odd - 1))

    def plain(self) -> dict[str, Any]:
        zones = {name: band.spaces() for name, band in self.zones.items()}
        board = {"id": self.id, "boards": self.boards, "columns": self.columns, "rows": self.rows_even}
        return {**board, "text": self.text, "hexes": frozenset(self.band().spaces()), "zones": zones}


def layouts(source: Source) -> dict[str, Layout]:
    """Every battlefield by its id."""
    found = source.of("layout")
    return {key: _layout(table, file, source.needs("layout", key)) for key, table, file in found}


def _layout(table: Table, file: str, needs: str) -> Layout:
    layout = build(Layout, build(_Board, table, file, table["id"], needs).plain(), file, table["id"])
    zones = f"{layout.id}.zones"
    demand(set(layout.zones) == {"north", "south"}, file, zones, "a battlefield has a north and a south zone")
    for name, spaces in layout.zones.items():
        demand(bool(spaces), file, f"{zones}.{name}", "is empty")
        demand(layout.hexes.issuperset(spaces), file, f"{zones}.{name}", "reaches over the edge of the board")
    shared = set(layout.zones["north"]) & set(layout.zones["south"])
    demand(not shared, file, zones, "north and south overlap")
    return layout
