"""Chapters 13 and 14: tiles under and next to ships. The registry defines the effect of each kind."""

from __future__ import annotations

from collections.abc import Set

from engine.core.game import Rule
from engine.galaxies.events import Attack
from engine.galaxies.facts import TileTurned
from engine.galaxies.hexes import Hex
from engine.galaxies.queries import is_on_tile
from engine.galaxies.registry import COVERS, ENTRY_EFFECTS, GATES
from engine.galaxies.rules.placing import Placement
from engine.galaxies.state import State


def turn_tiles(g: State, ship: str) -> Rule[None]:
    """Turn over the face-down tiles under a ship that has ended its movement (DSC-03, DSC-04)."""
    for name, tile in g.tiles.items():
        if ship in g.ships and tile.face is not None and is_on_tile(g.ships[ship], tile):
            yield TileTurned(name, tile.face.open(), ship)


def tiles_under(g: State, ship: str) -> list[str]:
    """Return the tiles under a ship that affect ships entering them (OBS-11)."""
    return [
        n for n, tile in g.tiles.items() if tile.kind in ENTRY_EFFECTS and is_on_tile(g.ships[ship], tile)
    ]


def enter_tiles(g: State, ship: str, old_spaces: Set[Hex]) -> Rule[None]:
    """Apply every tile that a moving ship has just entered. ``old_spaces`` are its previous spaces
    (OBS-05)."""
    for name in [n for n in tiles_under(g, ship) if old_spaces.isdisjoint(g.tiles[n].hexes)]:
        if ship in g.ships:
            yield from ENTRY_EFFECTS[g.tiles[name].kind or ""](g, ship, name)


def apply_cover(g: State, attack: Attack) -> Rule[None]:
    """Let tiles turn a hit into a miss (OBS-16)."""
    for cover in COVERS.values():
        if attack.hit:
            yield from cover(g, attack)


def is_on_gate(g: State, ship: str) -> bool:
    """Return whether a ship is on a face-up gate that it may use (DSC-20, DSC-22)."""
    return any(gate.may(g, ship) for gate in GATES.values())


def warp_placements(g: State, ship: str) -> list[Placement]:
    """Return the placements that the gates under a ship allow, without duplicates (DSC-20)."""
    return list(dict.fromkeys([place for gate in GATES.values() for place in gate.places(g, ship)]))
