"""The effects of obstacle and discovery tiles, by kind. Their numbers are in catalogue/tiles.toml."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.decisions import Option, Risk
from engine.core.game import Rule
from engine.galaxies import hexes as hx
from engine.galaxies.events import Attack, Damage
from engine.galaxies.facts import ShieldsChanged
from engine.galaxies.printed import tile_params, version
from engine.galaxies.queries import (
    apply_modifiers,
    controller,
    free_spaces,
    is_beside_tile_kind,
    is_on_tile,
    is_on_tile_kind,
    ships_of,
    size_of,
    tiles_of,
)
from engine.galaxies.registry import (
    blocks_ships,
    extends_range,
    forecasts,
    gate,
    gives_after,
    gives_cover,
    on_entering,
)
from engine.galaxies.rules.asking import NO, ask, option, roll, yes_no
from engine.galaxies.rules.damage import deal_damage
from engine.galaxies.rules.energy import gain
from engine.galaxies.rules.hand import can_draw, draw
from engine.galaxies.rules.placing import Placement, placements
from engine.galaxies.state import State

DEBRIS, ASTEROID = "debris-field", "asteroid"
ARTIFACT, STATION = "alien-artifact", "observation-station"
SOURCE, MARKET, REGENERATOR, GATE = "energy-source", "orbital-market", "shield-regenerator", "warp-gate"


# Debris field


@on_entering(DEBRIS)
def debris_field(g: State, ship: str, tile: str) -> Rule[None]:
    """debris-field: a low roll deals direct debris damage (OBS-05, OBS-09)."""
    field = tile_params(g, DEBRIS)
    if (yield from roll(g, "debris", ship=ship, source=tile)) <= _highest_damaging_roll(g, ship):
        yield from deal_damage(g, [Damage(ship, field["amount"], "debris", field["kind"], field["type"])])


@forecasts(DEBRIS)
def debris_risk(g: State, ship: str) -> Risk:
    """debris-field: return the risk of debris damage to the ship (OBS-05)."""
    return Risk("debris", {"upto": _highest_damaging_roll(g, ship)})


def _highest_damaging_roll(g: State, ship: str) -> int:
    """Return the highest roll at which debris damages a ship (OBS-05)."""
    return apply_modifiers(g, "debris_on", tile_params(g, DEBRIS)["damage_on_at_most"], ship)


# Asteroid

blocks_ships(ASTEROID)


@gives_cover(ASTEROID)
def asteroid(g: State, attack: Attack) -> Rule[None]:
    """asteroid: a high roll turns a hit on an adjacent ship of the protected sizes into a miss (OBS-16 to
    OBS-22)."""
    needed = cover_threshold(g, attack.target)
    if needed and (yield from roll(g, "cover", needed=needed, ship=attack.target)) >= needed:
        attack.hit, attack.why = False, "cover"


def cover_threshold(g: State, ship: str) -> int | None:
    """Return the lowest roll at which cover saves a ship, or None if the ship has no cover (OBS-17)."""
    rock = tile_params(g, ASTEROID)
    has_cover = size_of(g, ship) in rock["cover_sizes"] and is_beside_tile_kind(g, ship, ASTEROID)
    return int(rock["cover_on_at_least"]) if has_cover else None


# Alien artifact, observation station


@extends_range(ARTIFACT)
def alien_artifact(g: State, ship: str) -> int:
    """alien-artifact: a ship on the tile has more range (DSC-09, DSC-28)."""
    return int(tile_params(g, ARTIFACT)["range_add"]) if is_on_tile_kind(g, ship, ARTIFACT) else 0


@extends_range(STATION)
def observation_station(g: State, ship: str) -> int:
    """observation-station: if a ship is on the tile, all ships of its player have more range (DSC-12,
    DSC-31)."""
    stations = tiles_of(g, STATION).values()
    is_occupied = any(
        is_on_tile(g.ships[ship_on_tile], station)
        for ship_on_tile in ships_of(g, controller(g, ship))
        for station in stations
    )
    return int(tile_params(g, STATION)["range_add"]) if is_occupied else 0


# Energy source, orbital market, shield regenerator


@gives_after("gain", SOURCE)
def energy_source(g: State, seat: str, ships: Sequence[str]) -> Rule[None]:
    """energy-source: gives extra energy, only once for any number of ships and sources (DSC-10, DSC-11)."""
    yield from gain(g, g.seats[seat].team, tile_params(g, SOURCE)["energy"], SOURCE)


@gives_after("draw", MARKET)
def orbital_market(g: State, seat: str, ships: Sequence[str]) -> Rule[None]:
    """orbital-market: lets the player draw another card (DSC-14, DSC-15)."""
    if can_draw(g, seat) and (yield from yes_no(g, seat, "market")):
        yield from draw(g, seat, tile_params(g, MARKET)["draw"])


@gives_after("shields", REGENERATOR)
def shield_regenerator(g: State, seat: str, ships: Sequence[str]) -> Rule[None]:
    """shield-regenerator: each ship on the tile may regain shields, up to its printed number (DSC-16 to
    DSC-19)."""
    damaged = [ship for ship in ships if _missing_shields(g, ship)]
    while damaged:

        def options(targets: Sequence[str] = tuple(damaged)) -> list[Option]:
            return [*(option(s, "ship", {"ship": s}, ship=s) for s in targets), option(NO, "no")]

        answer = yield from ask(g, seat, "regenerate", options)
        if answer == NO:
            return
        amount = min(tile_params(g, REGENERATOR)["shield"], _missing_shields(g, answer))
        yield ShieldsChanged(answer, amount, g.ships[answer].shields + amount, REGENERATOR)
        damaged.remove(answer)


def _missing_shields(g: State, ship: str) -> int:
    pegs = g.ships[ship].shields
    return max(0, version(g, g.ships[ship].card).shields - pegs)


# Warp gate


def _may_warp(g: State, ship: str) -> bool:
    """Return whether a ship of a size that can warp is on a gate (DSC-20, DSC-22)."""
    return size_of(g, ship) in tile_params(g, GATE)["sizes"] and is_on_tile_kind(g, ship, GATE)


@gate(GATE, may=_may_warp)
def warp_gate(g: State, ship: str) -> list[Placement]:
    """warp-gate: a ship on a gate may be placed with at least one space within reach of the gate (DSC-20,
    DSC-21, DSC-25).

    The spaces that the ship leaves do not count as empty.
    """
    reach = tile_params(g, GATE)["place_within"]
    gates = [tile.hexes for tile in tiles_of(g, GATE).values() if is_on_tile(g.ships[ship], tile)]
    reachable = {h for spaces in gates for space in spaces for h in hx.spaces_within(space, reach)}
    return placements(size_of(g, ship), free_spaces(g), reachable)
