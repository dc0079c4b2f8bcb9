"""Chapter 14: turning discovery tiles, what stands on them, and the warp gate."""

from __future__ import annotations

from engine.core.game import Rule
from engine.galaxies import hexes as hx
from engine.galaxies.facts import TileTurned
from engine.galaxies.hexes import Hex
from engine.galaxies.printed import book
from engine.galaxies.queries import free_spaces, on_kind, on_tile, size_of, tiles_of
from engine.galaxies.rules.placing import Place, places
from engine.galaxies.state import State

GATE = "warp-gate"


def turn_tiles(g: State, ship: str) -> Rule[None]:
    """Turn the black-side-up tiles under a ship that has ended its movement (DSC-03, DSC-04)."""
    for name, tile in g.tiles.items():
        if ship in g.ships and tile.face is not None and on_tile(g.ships[ship], tile):
            yield TileTurned(name, tile.face.open(), ship)


def on_gate(g: State, ship: str) -> bool:
    """Whether a ship may use a turned warp gate that it is on (DSC-20, DSC-22)."""
    return size_of(g, ship) in book(g).tiles[GATE].params["sizes"] and on_kind(g, ship, GATE)


def warp_places(g: State, ship: str) -> list[Place]:
    """Where a ship on a gate may be placed: one space within reach of the gate (DSC-20, DSC-21, DSC-25)."""
    reach = int(book(g).tiles[GATE].params["place_within"])
    gates = [tile.hexes for tile in tiles_of(g, GATE).values() if on_tile(g.ships[ship], tile)]
    near: set[Hex] = {h for gate in gates for spot in gate for h in hx.within(spot, reach)}
    return places(size_of(g, ship), free_spaces(g, but=ship), near)
