"""Spaces of the board: what is on them, and where a ship can be placed."""

from __future__ import annotations

from collections.abc import Iterable

from engine.galaxies import hexes as hx
from engine.galaxies.hexes import Hex
from engine.galaxies.printed import edition_of
from engine.galaxies.registry import BARRIERS
from engine.galaxies.state import Ship, State, Tile


def board(g: State) -> frozenset[Hex]:
    """Return all full spaces of the board."""
    return edition_of(g).layouts[g.layout].hexes


def zone_of(g: State, seat: str) -> tuple[Hex, ...]:
    """Return the starting zone of a seat (TEM-17)."""
    return edition_of(g).layouts[g.layout].zones[g.seats[seat].zone]  # type: ignore[index]


def free_zone(g: State, seat: str) -> frozenset[Hex]:
    """Return the spaces of a seat's starting zone where a ship may be placed (DEP-03)."""
    return free_spaces_in(g, zone_of(g, seat))


def tiles_of(g: State, kind: str) -> dict[str, Tile]:
    """Return the face-up tiles of a kind, by name."""
    return {name: tile for name, tile in g.tiles.items() if tile.kind == kind}


def blocked_spaces(g: State) -> frozenset[Hex]:
    """Return all spaces under tiles on which no ship may be, such as asteroids (OBS-15)."""
    return frozenset().union(*[tile.hexes for tile in g.tiles.values() if tile.kind in BARRIERS])


def ship_spaces(g: State, ignored: str | None = None) -> frozenset[Hex]:
    """Return all spaces under ships, except the ``ignored`` ship."""
    return frozenset().union(*[ship.hexes for name, ship in g.ships.items() if name != ignored])


def free_spaces(g: State, ignored: str | None = None) -> frozenset[Hex]:
    """Return the full spaces without ships or barriers, where a ship may be placed (DEP-05, DEP-06).

    The ship ``ignored`` does not count.
    """
    return board(g).difference(blocked_spaces(g), ship_spaces(g, ignored))


def free_spaces_in(g: State, spaces: Iterable[Hex], ignored: str | None = None) -> frozenset[Hex]:
    """Return the ``spaces`` on which a ship may be placed, as in :func:`free_spaces`."""
    return board(g).intersection(spaces).difference(blocked_spaces(g), ship_spaces(g, ignored))


def is_on_tile(ship: Ship, tile: Tile) -> bool:
    """Return whether any space of the ship is on any space of the tile (DSC-08, OBS-11)."""
    return any(h in tile.hexes for h in ship.hexes)


def is_on_tile_kind(g: State, ship: str, kind: str) -> bool:
    """Return whether a ship is on a face-up tile of that kind."""
    return any(tile.kind == kind and is_on_tile(g.ships[ship], tile) for tile in g.tiles.values())


def is_beside_tile_kind(g: State, ship: str, kind: str) -> bool:
    """Return whether a ship borders a face-up tile of that kind (OBS-23)."""
    spaces = g.ships[ship].hexes
    return any(tile.kind == kind and hx.shapes_touch(spaces, tile.hexes) for tile in g.tiles.values())
