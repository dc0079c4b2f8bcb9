"""Converts tables of ship cards, tactic cards, tiles and boards to checked records."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain
from typing import Annotated, Any

from msgspec import Meta, Struct
from msgspec.structs import replace

from engine.core.content.faults import Notes, Place, Skip, ValidThings, check_section, make_each
from engine.core.content.field_types import Record
from engine.core.content.sources import Source, Table
from engine.core.content.validation import (
    Needs,
    PartialRecord,
    build,
    build_checked,
    missing_keys,
    read_partially,
)
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
    ShipType,
    ShipVersion,
    TacticCard,
    TileType,
    Zone,
)
from engine.galaxies.catalogue.params import TILES, check_params
from engine.galaxies.hexes import Hex, Shape

#: The maximum number of ships in a squadron. There may be no room to place more ships side by side.
MAX_SHIPS = 6
#: The maximum number of spaces that the text of a fault lists.
MAX_SPACES_NAMED = 3
STEPS: frozenset[int | str] = frozenset({0, 1, 2, 3, 4, 5, "d", "e"})
PRINTED_SIGNS = frozenset({MISS, HIT, STAR})
#: The map symbols that do not represent a kind of tile: empty spaces, hidden tiles, zones and ships.
MAP_SIGNS = frozenset(" .?wiTV")
Span = Annotated[int, Meta(ge=1, le=99, description="a whole number from 1 to 99")]
Coordinate = Annotated[int, Meta(ge=0, le=98, description="a whole number from 0 to 98")]
Range = tuple[Coordinate, Coordinate]
CELL_PATH = re.compile(r"^chart\.([A-J])([1-8])$")


def ships(source: Source, notes: Notes) -> ValidThings[ShipType]:
    """Return every ship with its three versions."""

    def make_ship(key: str, table: Table, place: Place) -> ShipType:
        return _build_ship(
            table, source.own.get(("ship", key), {}), place, lambda: source.missing_keys_message("ship", key)
        )

    return source.build_records("ship", notes, make_ship)


def _build_ship(table: Table, own_table: Table, place: Place, needs: Needs) -> ShipType:
    """Return a ship card. `own_table` is the ship's table in the last file that changes it, without inherited
    values."""
    without_versions = {k: {} if k == "versions" else v for k, v in table.items()}
    if len(missing_keys(ShipType, table)) > 1:
        return build(
            ShipType, without_versions, place, needs
        )  # report the wrong id, not the missing keys of its versions
    raw, own_versions, faces = table.get("versions", {}), own_table.get("versions", {}), place["versions"]
    raw_versions: dict[str, Table] = {level: raw[level] for level in LEVELS if level in raw}
    versions = make_each(
        raw_versions,
        lambda level, version: _build_version(version, own_versions.get(level, {}), faces[level]),
    )
    ship = build_checked(
        ShipType,
        without_versions,
        place,
        lambda ship: _check_number(ship, place),
        lambda ship: _check_size(ship, place),
        lambda ship: _check_heroes(ship, raw_versions, faces),
        lambda ship: _check_paths(ship, "printed", own_table, place),
        lambda _: _check_levels(table.get("versions", LEVELS), faces),
        needs=needs,
    )
    if len(versions) < len(LEVELS):
        raise Skip
    return replace(ship, versions=versions)


def _check_number(ship: ShipType, place: Place) -> None:
    allowed = range(2, MAX_SHIPS + 1) if ship.kind == "squadron" else (1,)
    _ = place["ships"].demand(
        ship.ships in allowed, f"must be 2 to {MAX_SHIPS} for a squadron and 1 for a solo ship"
    )


def _check_size(ship: ShipType, place: Place) -> None:
    is_small = ship.kind == "solo" or ship.size == "small"
    _ = place["size"].demand(is_small, "a squadron's ships must be small: each occupies one space")


def _check_heroes(ship: ShipType, versions: Mapping[str, Table], faces: Place) -> None:
    for level, version in versions.items():
        with check_section():
            heroes_fit = ship.kind == "solo" or read_partially(ShipVersion, version).slots.hero == 0
            _ = faces[level]["slots"]["hero"].demand(heroes_fit, "must be 0: a squadron carries no heroes")


def _check_levels(versions: Iterable[str], faces: Place) -> None:
    unknown = ", ".join(sorted(map(repr, set(versions) - set(LEVELS))))
    reason = f"must be exactly {', '.join(LEVELS)} (CMP-18){f', not {unknown}' if unknown else ''}"
    faces.require(set(versions) == set(LEVELS), reason)


def _build_version(table: Table, own_table: Table, place: Place) -> ShipVersion:
    return build_checked(
        ShipVersion,
        table,
        place,
        lambda _: _check_rows(_chart_rows(table), place),
        lambda version: _check_symbols(_chart_rows(table), version.cells, place),
        lambda version: _check_powers(version.powers, place),
        lambda version: _check_paths(version, "printed", own_table, place),
        lambda version: _check_paths(version, "bounded", own_table, place),
    )


def _chart_rows(table: Table) -> list[str | None]:
    """Return the rows of a chart as written. None replaces a row that is not text, which is reported
    separately."""
    rows = table.get("chart")
    if not isinstance(rows, list):
        raise Skip
    return [row if isinstance(row, str) else None for row in rows]


def _check_rows(rows: Sequence[str | None], place: Place) -> None:
    """Check that the chart has eight rows of ten symbols (CMP-08)."""
    height_fault = f"has {len(rows)} rows, not {len(NUMBERS)}: one for each number of the die (CMP-08)"
    _ = place["chart"].demand(len(rows) == len(NUMBERS), height_fault)
    for n, row in enumerate(rows):
        if row is not None:
            width_fault = f"row {n + 1} has {len(row)} signs, not {len(LETTERS)}: {row} (CMP-08)"
            _ = place["chart"][n].demand(len(row) == len(LETTERS), width_fault)


def _check_symbols(rows: Sequence[str | None], cells: Iterable[str], place: Place) -> None:
    """Check that each symbol is either used by all charts or defined in `cells` (CMP-08)."""
    texts = [(n, row) for n, row in enumerate(rows) if row is not None]
    special = {
        sign: (n, column)
        for n, row in reversed(texts)
        for column, sign in reversed([*zip(LETTERS, row, strict=False)])
        if sign not in PRINTED_SIGNS
    }
    for sign, (n, column) in special.items():
        location = f"row {n + 1} has {sign} in column {column}"
        _ = place["chart"][n].demand(sign in cells, f"{location}, and cells does not explain it")
    for sign in cells:
        _ = place["cells"][sign].demand(sign not in PRINTED_SIGNS, "has a meaning on every chart")
        is_used = sign in {*special, *PRINTED_SIGNS} or len(texts) < len(rows)
        _ = place["cells"][sign].demand(is_used, "is no sign of the chart")


def _check_powers(powers: Iterable[Power], place: Place) -> None:
    repeated = [p for p, n in Counter(p.id for p in powers).items() if n > 1]
    _ = place["powers"].demand(not repeated, f"{', '.join(repeated)} is listed twice")


def _check_paths(record: Record, name: str, own_table: Table, place: Place) -> None:
    """Report every invalid path in a list of labels, because a misspelt path would label the wrong number.

    A list that the pack does not define comes from the game. It may name things that the pack removes.
    """
    inherited = f"; the list is not yours but that of the game: give your own, {name} = []"
    for path in getattr(record, name):
        reason = f"{path} names nothing here{'' if name in own_table else inherited}"
        with check_section():
            _ = place[name].demand(resolves(record, path), reason)


def resolves(record: object, path: str) -> bool:
    """Return whether a dotted path leads through fields, keys and ids to a value. "chart.D4" names a cell."""
    if CELL_PATH.match(path):
        return hasattr(record, "chart")
    head, _, rest = path.partition(".")
    parts = list(_parts(record, head))
    return bool(parts) and (not rest or any(resolves(f, rest) for f in parts))


def _parts(record: object, name: str) -> Iterator[object]:
    if isinstance(record, tuple):
        yield from chain.from_iterable(_parts(r, name) for r in record)
        yield from (r for r in record if getattr(r, "id", None) == name)
    elif isinstance(record, Mapping):
        yield from (record[k] for k in record if k == name)
    elif isinstance(record, Struct | PartialRecord) and name in record.__struct_fields__:
        yield getattr(record, name)


def tactics(source: Source, notes: Notes) -> ValidThings[TacticCard]:
    """Return every tactic card by its id."""

    def make_card(key: str, table: Table, place: Place) -> TacticCard:
        return _build_card(
            table, source.own.get(("card", key), {}), place, lambda: source.missing_keys_message("card", key)
        )

    return source.build_records("card", notes, make_card)


def _build_card(table: Table, own_table: Table, place: Place, needs: Needs) -> TacticCard:
    if len(missing_keys(TacticCard, table)) > 1:
        return build(TacticCard, table, place, needs)  # report the wrong id
    return build_checked(
        TacticCard,
        table,
        place,
        lambda card: _check_icon(card, place),
        lambda card: _check_weapon(card, place),
        lambda card: _check_trigger(card, place),
        lambda card: place["powers"].demand(
            card.weapon is not None or bool(card.powers), "the card does nothing"
        ),
        lambda card: _check_powers(card.powers, place),
        lambda card: _check_paths(card, "printed", own_table, place),
        needs=needs,
    )


def _check_icon(card: TacticCard, place: Place) -> None:
    needs_icon = card.type in ("upgrade", "weapon", "sabotage")
    icon_rule = "upgrades, weapons and sabotage show solo or squadron, other cards nothing (TCC-02)"
    _ = place["icon"].demand(bool(card.icon) == needs_icon, icon_rule)


def _check_weapon(card: TacticCard, place: Place) -> None:
    is_consistent = (card.weapon is not None) == (card.type == "weapon")
    _ = place["weapon"].demand(is_consistent, "a weapon card, and no other, has one")


def _check_trigger(card: TacticCard, place: Place) -> None:
    reason = "only an event is played in answer to something; for others it is play"
    _ = place["trigger"].demand(card.type == "event" or card.trigger == "play", reason)


def shapes(source: Source, notes: Notes) -> ValidThings[Shape]:
    """Return the built-in shapes and the shapes defined in tile files."""
    raw, place = source.value("footprints", notes, {})
    own_shapes: dict[str, Shape] = {}
    with check_section():
        own_shapes = build(dict[str, Shape], raw, place)
    valid = make_each(own_shapes, lambda name, shape: _check_shape(name, shape, place[name]))
    defined = raw if isinstance(raw, dict) else {}
    return ValidThings({**hexes.SHAPES, **valid}, defined.keys() - valid.keys(), source.whole)


def _check_shape(name: str, shape: Shape, place: Place) -> Shape:
    place.require(name not in hexes.SHAPES, "is a built-in shape")
    steps = {step for steps in shape for step in steps}
    place.require(steps <= STEPS, "steps are 0 to 5, 'd' and 'e'")
    spaces = hexes.outline(shape, (0, 0))
    is_valid = spaces[:1] == ((0, 0),) and len(set(spaces)) == len(spaces)
    place.require(is_valid, "must begin with the anchor, [], and name no space twice")
    return shape


def tiles(source: Source, shapes: Mapping[str, Shape], notes: Notes) -> ValidThings[TileType]:
    """Return every obstacle and discovery tile by its id."""

    symbols: dict[str, str] = {}

    def make_tile(key: str, table: Table, place: Place) -> TileType:
        # checked first, because missing fields do not matter for an unknown tile
        _ = place.look_up(TILES, key)
        own_table = source.own.get(("tile", key), {})
        with check_section():
            symbols[key] = read_partially(TileType, table).symbol
        return build_checked(
            TileType,
            table,
            place,
            lambda tile: check_params(TILES, key, tile.params, place),
            lambda tile: place["footprint"].look_up(shapes, tile.footprint),
            lambda tile: _check_paths(tile, "printed", own_table, place),
        )

    tiles = source.build_records("tile", notes, make_tile)
    tiles_by_symbol: dict[str, str] = {}
    for tile, symbol in symbols.items():
        owner = tiles_by_symbol.setdefault(symbol, tile)
        symbol_place = source.place("tile", tile, notes)["symbol"]
        _ = symbol_place.demand(owner == tile, f"{symbol} already stands for {owner}")
        _ = symbol_place.demand(symbol not in MAP_SIGNS, f"{symbol!r} stands for something else on maps")
    _check_hidden([tile for tile in tiles.values() if tile.cls == "discovery"], source, notes)
    return tiles


def _check_hidden(tiles: list[TileType], source: Source, notes: Notes) -> None:
    """Check that the face-down sides of discovery tiles look alike (CMP-13)."""
    shapes = Counter(tile.footprint for tile in tiles)
    most_common = max(shapes, key=lambda shape: shapes[shape], default="")
    reason = (
        f"must be {most_common}, as for all discovery tiles: the back must not tell which tile it is (CMP-13)"
    )
    for tile in tiles:
        _ = source.place("tile", tile.id, notes)["footprint"].demand(tile.footprint == most_common, reason)


class _Band(Struct, frozen=True, forbid_unknown_fields=True):
    """A zone as written in a file: the first and last column, and the rows for even and odd columns."""

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
    """A layout as written in a file, in columns and rows."""

    id: str
    boards: int
    columns: Span
    rows_even: Span
    rows_odd: Span
    text: str
    zones: Mapping[Zone, _Band]

    def whole_band(self) -> _Band:
        return _Band((0, self.columns - 1), (0, self.rows_even - 1), (0, self.rows_odd - 1))

    def layout_fields(self) -> dict[str, Any]:
        zones = {name: band.spaces() for name, band in self.zones.items()}
        board = {"id": self.id, "boards": self.boards, "columns": self.columns, "rows": self.rows_even}
        return {**board, "text": self.text, "hexes": frozenset(self.whole_band().spaces()), "zones": zones}


def layouts(source: Source, notes: Notes) -> ValidThings[Layout]:
    """Return every battlefield by its id."""

    def make_layout(key: str, table: Table, place: Place) -> Layout:
        return _build_layout(table, place, lambda: source.missing_keys_message("layout", key))

    return source.build_records("layout", notes, make_layout)


def _build_layout(table: Table, place: Place, needs: Needs) -> Layout:
    layout = build(Layout, build(_Board, table, place, needs).layout_fields(), place)
    zones = place["zones"]
    _ = zones.demand(set(layout.zones) == {"north", "south"}, "a battlefield has a north and a south zone")
    for name, spaces in layout.zones.items():
        _ = zones[name].demand(bool(spaces), "is empty")
        outside = [h for h in spaces if h not in layout.hexes]
        _ = zones[name].demand(not outside, f"reaches over the edge of the board: {format_spaces(outside)}")
    shared = set(layout.zones.get("north", ())) & set(layout.zones.get("south", ()))
    _ = zones.demand(not shared, f"north and south overlap: {format_spaces(shared)}")
    return layout


def format_spaces(spaces: Iterable[Hex]) -> str:
    """Return the first few spaces as text, each in the form [column, row] that files use."""
    offsets = sorted(hexes.to_offset(space) for space in spaces)
    text = ", ".join(f"[{column}, {row}]" for column, row in offsets[:MAX_SPACES_NAMED])
    return text if len(offsets) <= MAX_SPACES_NAMED else f"{text} and {len(offsets) - MAX_SPACES_NAMED} more"
