"""Chapters 13 and 14: tiles under and beside ships. What each kind does stands in the registry."""

from __future__ import annotations

from collections.abc import Set

from engine.core.game import Rule
from engine.galaxies.events import Attack
from engine.galaxies.facts import TileTurned
from engine.galaxies.hexes import Hex
from engine.galaxies.queries import on_tile
from engine.galaxies.registry import COVERS, ENTERED, GATES
from engine.galaxies.rules.placing import Place
from engine.galaxies.state import State


def turn_tiles(g: State, ship: str) -> Rule[None]:
    """Turn the black-side-up tiles under a ship that has ended its movement (DSC-03, DSC-04)."""
    for name, tile in g.tiles.items():
        if ship in g.ships and tile.face is not None and on_tile(g.ships[ship], tile):
            yield TileTurned(name, tile.face.open(), ship)


def tiles_under(g: State, ship: str) -> list[str]:
    """The tiles under a ship that do something to a ship that comes onto them (OBS-11)."""
    return [n for n, tile in g.tiles.items() if tile.kind in ENTERED and on_tile(g.ships[ship], tile)]


def enter_tiles(g: State, ship: str, before: Set[Hex]) -> Rule[None]:
    """Let every tile act that a moving ship has come onto; ``before`` are the spaces that it was on
    (OBS-05)."""
    for name in [n for n in tiles_under(g, ship) if before.isdisjoint(g.tiles[n].hexes)]:
        if ship in g.ships:
            yield from ENTERED[g.tiles[name].kind or ""](g, ship, name)


def take_cover(g: State, attack: Attack) -> Rule[None]:
    """Let tiles turn a hit into a miss (OBS-16)."""
    for cover in COVERS.values():
        if attack.hit:
            yield from cover(g, attack)


def on_gate(g: State, ship: str) -> bool:
    """Whether a ship may use a turned gate that it is on (DSC-20, DSC-22)."""
    return any(gate.may(g, ship) for gate in GATES.values())


def warp_places(g: State, ship: str) -> list[Place]:
    """Where a ship may be placed through the gates that it is on, each place once (DSC-20)."""
    return list(dict.fromkeys([place for gate in GATES.values() for place in gate.places(g, ship)]))
