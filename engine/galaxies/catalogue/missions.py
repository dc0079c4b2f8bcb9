"""Missions: from tables to records, with places on the map turned into spaces."""

from collections.abc import Callable
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from engine.core.faults import demand, known
from engine.core.fitting import build
from engine.core.packs import Source, Table
from engine.galaxies import hexes
from engine.galaxies.catalogue.missionchecks import Pieces, check
from engine.galaxies.catalogue.missionmodel import Mission, Team
from engine.galaxies.hexes import Hex


class _Spot(Struct, frozen=True, forbid_unknown_fields=True):
    """A place as written: a column, a row and the direction in which the thing lies."""

    at: tuple[int, int]
    dir: int = 0


def missions(source: Source, pieces: Pieces) -> dict[str, Mission]:
    """Every mission by its id, in the order of their numbers."""
    every = source.of("mission")
    found = [_mission(table, file, pieces, source.needs("mission", key)) for key, table, file in every]
    return {m.id: m for m in sorted(found, key=lambda m: (m.number, m.id))}


def _mission(table: Table, file: str, pieces: Pieces, needs: str) -> Mission:
    def each(name: str, turn: Callable[[Table, Pieces, str, str], Any]) -> list[Any]:
        raw = table.get(name, [])
        good = isinstance(raw, list) and all(isinstance(t, dict) for t in raw)
        demand(good, file, name, "must be written as an array of tables")
        return [turn(t, pieces, file, f"{name}[{n}]") for n, t in enumerate(raw)]

    placed = {
        "tiles": each("tiles", _tile),
        "hidden": each("hidden", _hidden),
        "starts": each("starts", _start),
    }
    mission = build(Mission, {**table, **placed, "rules": _rules(table)}, file, "", needs)
    mission = replace(mission, teams=tuple(_counted(team, mission, pieces, file) for team in mission.teams))
    check(mission, pieces, file)
    return mission


def _counted(team: Team, mission: Mission, pieces: Pieces, file: str) -> Team:
    """A deck of a whole faction is as large as a box makes it, also when a pack adds cards (M4-10)."""
    if team.deck_kind != "faction":
        return team
    demand(not team.deck_size, file, f"teams.{team.id}.deck_size", "a faction's cards count themselves")
    cards = sum(card.faction == team.faction for card in pieces.tactics.values()) * pieces.copies
    prepped = sum(len(seat.prepped) for seat in mission.seats_of(team.id))
    return replace(team, deck_size=max(0, cards - prepped))


def _rules(table: Table) -> Any:
    """Special rules carry their key as id; anything that is no table is left for the types to refuse."""
    rules = table.get("rules", {})
    if not isinstance(rules, dict):
        return rules
    return {key: {**rule, "id": key} if isinstance(rule, dict) else rule for key, rule in rules.items()}


def _tile(table: Table, pieces: Pieces, file: str, key: str) -> Table:
    tile = known(pieces.tiles, table.get("tile", ""), file, f"{key}.tile")
    spot, rest = _spot(table, file, key)
    return {**rest, "hexes": _spaces(spot, tile.footprint, pieces), "direction": spot.dir}


def _hidden(table: Table, pieces: Pieces, file: str, key: str) -> tuple[Hex, ...]:
    """Any discovery tile may come to lie there, so they must all have one shape (checked with the tiles)."""
    spot, rest = _spot(table, file, key)
    demand(not rest, file, f"{key}.{', '.join(rest)}", "a hidden tile has only a place")
    return _spaces(spot, next(t.footprint for t in pieces.tiles.values() if t.cls == "discovery"), pieces)


def _start(table: Table, pieces: Pieces, file: str, key: str) -> Table:
    if "at" not in table:
        return table
    spot, rest = _spot(table, file, key)
    ids = table.get("ships")
    demand(
        isinstance(ids, list) and len(ids) == 1,
        file,
        f"{key}.ships",
        "a place on the map is for one ship card",
    )
    ship = known(pieces.ships, rest["ships"][0], file, f"{key}.ships")
    demand(ship.kind == "solo", file, f"{key}.ships", "a place on the map is for a solo ship")
    return {**rest, "hexes": _spaces(spot, ship.footprint, pieces)}


def _spot(table: Table, file: str, key: str) -> tuple[_Spot, Table]:
    """The place that a table gives, and the rest of the table."""
    place = {k: v for k, v in table.items() if k in ("at", "dir")}
    spot = build(_Spot, place, file, key)
    demand(spot.dir in range(6), file, f"{key}.dir", "must be a direction from 0 to 5")
    return spot, {k: v for k, v in table.items() if k not in place}


def _spaces(spot: _Spot, shape: str, pieces: Pieces) -> tuple[Hex, ...]:
    return hexes.outline(pieces.shapes[shape], hexes.from_offset(*spot.at), spot.dir)
