"""Section 8c: electronic countermeasures."""

from __future__ import annotations

from collections.abc import Collection

from engine.core.game import Rule
from engine.galaxies import hexes as hx
from engine.galaxies.events import Damage, Ecm
from engine.galaxies.queries import apply_modifiers, controller, enemy_ships, size_of
from engine.galaxies.rules.asking import roll
from engine.galaxies.rules.damage import deal_damage
from engine.galaxies.state import State

ECM_THRESHOLD = 5
ECM_DAMAGE = {"small": 1, "medium": 2, "large": 3}
BIGGEST_FIRST = {"large": 0, "medium": 1, "small": 2}


def adjacent_enemies(g: State, ship: str) -> tuple[str, ...]:
    """Return the enemy ships adjacent to a ship. Ships in the same space count as adjacent (ECM-12)."""
    area = hx.spaces_around(tuple(g.ships[ship].hexes))
    enemies = enemy_ships(g, controller(g, ship))
    return tuple([enemy for enemy in enemies if not area.isdisjoint(g.ships[enemy].hexes)])


def roll_ecm_on_approach(g: State, ship: str, previous: Collection[str]) -> Rule[None]:
    """Roll for every enemy ship that has become adjacent to the moving ship since ``previous``, largest first
    (ECM-01, ECM-20).

    If a roll destroys the moving ship, the remaining rolls are skipped.
    """
    approached = [enemy for enemy in adjacent_enemies(g, ship) if enemy not in previous]
    for enemy in sorted(approached, key=lambda name: (BIGGEST_FIRST[size_of(g, name)], name)):
        if ship not in g.ships:
            return
        if enemy in g.ships and not _is_waived(g, enemy):
            yield from _roll_ecm(g, Ecm(enemy, ship))


def _is_waived(g: State, enemy: str) -> bool:
    """Return whether the controller of an enemy ship has waived ECM rolls for its ship card (ECM-19)."""
    return g.ships[enemy].card in g.seats[controller(g, enemy)].orders.open().hold_ecm


def _roll_ecm(g: State, ecm: Ecm) -> Rule[None]:
    needed = ecm_threshold(g, ecm)
    result = yield from roll(g, "ecm", needed=needed, ship=ecm.mover, source=ecm.source)
    if result >= needed:
        yield from deal_damage(g, [Damage(ecm.mover, ecm_damage(g, ecm), "ecm", type="ecm", by=ecm.source)])


def ecm_threshold(g: State, ecm: Ecm) -> int:
    """Return the lowest number at which an ECM roll damages the moving ship (ECM-02)."""
    return apply_modifiers(g, "ecm_against_on", apply_modifiers(g, "ecm_on", ECM_THRESHOLD, ecm), ecm)


def ecm_damage(g: State, ecm: Ecm) -> int:
    """Return the ECM damage that a ship deals (ECM-03 to ECM-05)."""
    return apply_modifiers(g, "ecm_damage", ECM_DAMAGE[size_of(g, ecm.source)], ecm)
