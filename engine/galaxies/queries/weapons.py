"""The weapons of a ship card, their range, attacks and strength, and their targets."""

from __future__ import annotations

from engine.galaxies import hexes as hx
from engine.galaxies.catalogue.model import Weapon
from engine.galaxies.events import Shot
from engine.galaxies.printed import tactic, version
from engine.galaxies.queries.powers import apply_modifiers, is_modified
from engine.galaxies.queries.ships import controller, enemy_ships, size_of
from engine.galaxies.registry import RANGES
from engine.galaxies.state import State


def weapons_of(g: State, card: str) -> dict[str, Weapon]:
    """Return the weapons of a ship card: "primary", "secondary", and attached weapons by handle (CHG-01)."""
    ship_version = version(g, card)
    weapons = {"primary": ship_version.primary}
    if ship_version.secondary is not None:
        weapons["secondary"] = ship_version.secondary
    for handle, attached in g.cards[card].attached.items():
        weapon = tactic(g, attached.card).weapon
        if weapon is not None:
            weapons[handle] = weapon
    return weapons


def weapon_of(g: State, shot: Shot) -> Weapon:
    """Return the weapon that a shot uses."""
    return weapons_of(g, g.ships[shot.attacker].card)[shot.weapon]


def range_of(g: State, shot: Shot) -> int:
    """Return the range of a weapon, adjusted for the target if there is one (SHC-07)."""
    reach = apply_modifiers(g, "range", weapon_of(g, shot).range, shot)
    if shot.weapon == "primary":
        reach += tile_range(g, shot.attacker)
    return range_against(g, shot, reach)


def range_against(g: State, shot: Shot, reach: int) -> int:
    """Return the effective range of a weapon with range ``reach``, adjusted for the target of a shot if there
    is one."""
    return apply_modifiers(g, "range_against", reach, shot) if shot.target else reach


def tile_range(g: State, ship: str) -> int:
    """Return the range bonus that tiles give to a ship's primary weapon (DSC-09, DSC-12, DSC-28, DSC-31)."""
    return sum(bonus(g, ship) for bonus in RANGES.values())


def attacks_of(g: State, shot: Shot) -> int:
    """Return the number of attacks that one charge of the weapon allows (SHC-08)."""
    return apply_modifiers(g, "attacks", weapon_of(g, shot).attacks, shot)


def strength_of(g: State, shot: Shot) -> int:
    """Return the damage of one hit (SHC-09)."""
    return apply_modifiers(g, "strength", weapon_of(g, shot).strength, shot)


def targets_of(g: State, attacker: str, weapon: str) -> tuple[str, ...]:
    """Return the enemy ships in range that a weapon may attack (TGT-02, TGT-03, SHC-10)."""
    shot = Shot(attacker, weapon)
    sizes, reach, own_spaces = weapon_of(g, shot).sizes, range_of(g, shot), g.ships[attacker].hexes
    ships = [
        ship for ship in enemy_ships(g, controller(g, attacker)) if not sizes or size_of(g, ship) in sizes
    ]
    ranges = [reach] * len(ships)
    if is_modified(g, "range_against"):
        ranges = [range_against(g, Shot(attacker, weapon, ship), reach) for ship in ships]
    distances = [hx.distance_between(own_spaces, g.ships[ship].hexes) for ship in ships]
    return tuple(
        [
            ship
            for ship, distance, max_distance in zip(ships, distances, ranges, strict=True)
            if distance <= max_distance
        ]
    )
