"""Chapter 10: kinds of damage."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.game import Rule
from engine.galaxies.events import Damage
from engine.galaxies.facts import Damaged
from engine.galaxies.printed import version
from engine.galaxies.queries import apply_modifiers, is_beyond_repair
from engine.galaxies.rules.destruction import Doomed, destroy_all
from engine.galaxies.rules.triggers import run_triggers
from engine.galaxies.state import State


def deal_damage(g: State, damages: Sequence[Damage]) -> Rule[None]:
    """Deal the damage of one event, then destroy the ships that have no hull left.

    Powers that react to an attack's damage act before the ships are destroyed. Excess damage is ignored
    (DMG-16).
    """
    doomed: list[Damage] = []
    for damage in damages:
        if damage.ship in g.ships:
            yield from _apply_damage(g, damage)
            if damage.attack is not None:
                yield from run_triggers(g, "after-damage", damage.attack)
            if is_beyond_repair(g, damage.ship):
                doomed.append(damage)
    yield from destroy_all(g, [Doomed(d.ship, _damage_cause(d), d.attack, _damaging_ship(d)) for d in doomed])


def peg_changes(kind: str, amount: int, shields: int) -> tuple[int, int]:
    """Return how many blue pegs a kind of damage removes, and how many red pegs it adds (DMG-02, DMG-06 to
    DMG-09)."""
    if kind == "hull":
        return 0, amount
    removed = min(amount, shields)
    return removed, 0 if kind == "shield" else amount - removed


def _apply_damage(g: State, damage: Damage) -> Rule[None]:
    yield from run_triggers(g, "before-damage", damage)
    ship = g.ships[damage.ship]
    amount = max(0, apply_modifiers(g, "damage_taken", damage.amount, damage))
    removed, added = peg_changes(damage.kind, amount, ship.shields)
    remaining_hull = version(g, ship.card).hull - ship.hull_damage
    added = remaining_hull if damage.critical else min(added, remaining_hull)  # CRT-02, DMG-16
    attack = damage.attack
    if attack is not None:
        attack.shields_removed += removed
        attack.hull += added
        attack.shields_down = attack.shields_down or (removed > 0 and removed == ship.shields)
    if removed or added:
        new_pegs = (ship.shields - removed, ship.hull_damage + added)
        yield Damaged(damage.ship, removed, added, damage.source, damage.type, new_pegs)


def _damaging_ship(damage: Damage) -> str | None:
    return damage.attack.attacker if damage.attack is not None else damage.by


def _damage_cause(damage: Damage) -> str:
    return "critical" if damage.critical else damage.source
