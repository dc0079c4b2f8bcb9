"""Converts mission tables to records, and positions on the map to spaces."""

from collections.abc import Callable, Sequence
from typing import Annotated, Any, TypeVar

from msgspec import Meta, Struct
from msgspec.structs import replace

from engine.core.content.faults import Notes, Place, Skip, call_all, check_section, make_each
from engine.core.content.sources import Source, Table
from engine.core.content.validation import Needs, build, read_partially
from engine.galaxies import hexes
from engine.galaxies.catalogue.missionchecks import (
    MapEntries,
    Pieces,
    check_mission,
    check_names,
    check_on_board,
    check_readable_parts,
    entries_of_type,
)
from engine.galaxies.catalogue.missionmodel import Mission, Placed, Start, Team
from engine.galaxies.catalogue.model import Layout, ShipType
from engine.galaxies.hexes import Hex

T = TypeVar("T")
Coordinate = Annotated[int, Meta(ge=-999, le=999, description="a whole number, counted from 0")]
Direction = Annotated[int, Meta(ge=0, le=5, description="a direction from 0 (north) clockwise to 5")]


#: The keys of a position on the map.
WHERE = frozenset({"at", "dir"})


class _Spot(Struct, frozen=True, forbid_unknown_fields=True):
    """A position as written in a file: a column, a row and a direction."""

    at: tuple[Coordinate, Coordinate]
    dir: Direction = 0


class _TileKeys(Struct, frozen=True, forbid_unknown_fields=True):
    """The keys that a tile on the map may have, with values of any type."""

    tile: Any = None
    at: Any = None
    dir: Any = None


def missions(source: Source, pieces: Pieces, notes: Notes) -> dict[str, Mission]:
    """Return every mission by id, in the order of their numbers."""

    def make_mission(key: str, table: Table, place: Place) -> Mission:
        return _build_mission(table, pieces, place, lambda: source.missing_keys_message("mission", key))

    missions = source.build_records("mission", notes, make_mission)
    sorted_missions = sorted(missions.values(), key=lambda m: (m.number, m.id))
    owners: dict[int, str] = {}
    for mission in sorted(sorted_missions, key=lambda m: ("mission", m.id) in source.own):
        owner = owners.setdefault(mission.number, mission.id)
        reason = f"{mission.number} is the number of {owner} already"
        _ = source.place("mission", mission.id, notes)["number"].demand(owner == mission.id, reason)
    return {m.id: m for m in sorted_missions}


def _build_mission(table: Table, pieces: Pieces, place: Place, needs: Needs) -> Mission:
    seats = {
        id_: seat
        for seat in entries_of_type(table.get("seats"), dict)
        if isinstance(id_ := seat.get("id"), str)
    }
    layout = pieces.layouts.get(str(table.get("layout")))
    placed = MapEntries(
        tiles=_build_entries(
            table, "tiles", place, layout, lambda t, entry_place: _build_tile(t, pieces, entry_place)
        ),
        hidden=_build_entries(
            table, "hidden", place, layout, lambda t, entry_place: _hidden_spaces(t, pieces, entry_place)
        ),
        starts=_build_entries(
            table, "starts", place, layout, lambda t, entry_place: _build_start(t, seats, pieces, entry_place)
        ),
    )
    remaining = {name: value for name, value in table.items() if name not in MapEntries._fields}
    remaining["rules"] = _rules_with_ids(table)
    try:
        mission = build(Mission, remaining, place, needs)
    except Skip:
        check_names(table, pieces, place)
        partial = read_partially(Mission, remaining)
        _check_no_deck_size(partial, place)
        check_readable_parts(partial, placed, pieces, place)
        raise
    _check_no_deck_size(mission, place)
    teams = tuple(_with_deck_size(team, mission, pieces) for team in mission.teams)
    lists = {name: tuple(thing for _, thing in pairs) for name, pairs in placed._asdict().items()}
    mission = replace(mission, teams=teams, **lists)
    left_out = {name for name, things in lists.items() if _is_incomplete(things, table.get(name, []))}
    check_mission(mission, placed, pieces, place, left_out)
    return mission


def _is_incomplete(things: Sequence[object], raw: object) -> bool:
    """Return whether some entries of a list could not be converted to records."""
    return not isinstance(raw, list) or len(things) < len(raw)


def _build_entries(
    table: Table, name: str, place: Place, layout: Layout | None, convert: Callable[[Table, Place], T]
) -> list[tuple[Place, T]]:
    """Return a record for each table of an array, with its location.

    Faulty tables are left out, but spaces off the board are reported even for them.
    """
    raw = table.get(name, [])
    is_valid = isinstance(raw, list) and all(isinstance(t, dict) for t in raw)
    if not place[name].demand(is_valid, f"must be written as an array of tables, [[{name}]]"):
        return []
    places = {entry_place.key: entry_place for entry_place in (place[name][n] for n in range(len(raw)))}

    def make_entry(key: str, entry: Table) -> T:
        try:
            return convert(entry, places[key])
        except Skip:
            if layout is not None:
                with check_section():
                    space = hexes.from_offset(*read_partially(_Spot, _position_keys(entry)).at)
                    check_on_board([space], layout, places[key]["at"])
            raise

    records = make_each(dict(zip(places, raw, strict=True)), make_entry)
    return [(places[key], thing) for key, thing in records.items()]


def _check_no_deck_size(mission: Mission, place: Place) -> None:
    """Check that a deck of a whole faction states no size (M4-10)."""
    with check_section():
        for n, team in enumerate(mission.teams):
            with check_section():
                is_valid = team.deck_kind != "faction" or not team.deck_size
                _ = place["teams"][n]["deck_size"].demand(
                    is_valid, "must be missing, because a faction's cards determine it"
                )


def _with_deck_size(team: Team, mission: Mission, pieces: Pieces) -> Team:
    """Return the team with the size of its whole-faction deck. The size depends on the box and on packs
    (M4-10)."""
    if team.deck_kind != "faction":
        return team
    cards = sum(card.faction == team.faction for card in pieces.tactics.values()) * pieces.copies
    prepped = sum(len(seat.prepped) for seat in mission.seats_of(team.id))
    return replace(team, deck_size=max(0, cards - prepped))


def _rules_with_ids(table: Table) -> Any:
    """Return the special rules with their keys as ids. Entries that are not tables stay unchanged, so that
    later validation rejects them."""
    rules = table.get("rules", {})
    if not isinstance(rules, dict):
        return rules
    return {key: {**rule, "id": key} if isinstance(rule, dict) else rule for key, rule in rules.items()}


def _build_tile(table: Table, pieces: Pieces, place: Place) -> Placed:
    """Return a tile on the map. Report unknown keys, but keep the tile, because other tiles may overlap
    it."""
    try:
        kind, spot = call_all(
            lambda: place["tile"].look_up(pieces.tiles, table.get("tile", "")),
            lambda: _parse_spot(table, place),
        )
    finally:
        with check_section():
            _ = build(_TileKeys, table, place)
    return Placed(kind.id, _covered_spaces(spot, kind.footprint, pieces), spot.dir)


def _hidden_spaces(table: Table, pieces: Pieces, place: Place) -> tuple[Hex, ...]:
    """Return the spaces of a hidden tile. It may be any discovery tile, so all discovery tiles must have the
    same shape."""
    for name in table.keys() - WHERE:
        _ = place[name].demand(False, "a hidden tile only has a position")
    footprints = [t.footprint for t in pieces.tiles.values() if t.cls == "discovery"]
    place.require(bool(footprints), "there are no discovery tiles")
    return _covered_spaces(_parse_spot(table, place), footprints[0], pieces)


def _build_start(table: Table, seats: Table, pieces: Pieces, place: Place) -> Start:
    remaining = {k: v for k, v in table.items() if k not in WHERE or "at" not in table}
    _ = place["hexes"].demand("hexes" not in table, "is not known here; use at to give a position")
    try:
        start = build(Start, remaining, place)
    except Skip:
        _check_start_names(read_partially(Start, remaining), seats, pieces, place)
        if "at" in table:
            _ = _parse_spot(table, place)
        raise
    if "at" not in table:
        return start
    ship, spot = call_all(
        lambda: _find_placed_ship(start, pieces, place["ships"]), lambda: _parse_spot(table, place)
    )
    return replace(start, hexes=_covered_spaces(spot, ship.footprint, pieces))


def _check_start_names(start: Start, seats: Table, pieces: Pieces, place: Place) -> None:
    """Check the seat and ships that a start names, even if its other parts are invalid."""
    with check_section():
        _ = place["seat"].look_up(seats, start.seat)
    with check_section():
        place["ships"].check_all_known(pieces.ships, start.ships)


def _find_placed_ship(start: Start, pieces: Pieces, place: Place) -> ShipType:
    place.require(len(start.ships) == 1, "a position on the map requires exactly one ship card")
    ship = place.look_up(pieces.ships, start.ships[0])
    _ = place.demand(ship.kind == "solo", "a position on the map requires a solo ship")
    return ship


def _parse_spot(table: Table, place: Place) -> _Spot:
    """Return the position that a table describes."""
    return build(_Spot, _position_keys(table), place)


def _position_keys(table: Table) -> Table:
    return {k: v for k, v in table.items() if k in WHERE}


def _covered_spaces(spot: _Spot, shape: str, pieces: Pieces) -> tuple[Hex, ...]:
    return hexes.outline(pieces.shapes[shape], hexes.from_offset(*spot.at), spot.dir)
