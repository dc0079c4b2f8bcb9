"""Sections 9c and 9d: attacks, hit charts and critical stars."""

from __future__ import annotations

from engine.core.decisions import Dice
from engine.core.game import Rule
from engine.galaxies.catalogue import chart_cell, is_hit
from engine.galaxies.catalogue.model import DIE, LETTERS
from engine.galaxies.events import Attack, Damage, Shot
from engine.galaxies.facts import AttackRolled, AttackSettled
from engine.galaxies.facts.happenings.turns import Subject
from engine.galaxies.printed import version
from engine.galaxies.queries import controller, shields_up, strength_of, weapon_of
from engine.galaxies.rules.cells import apply_cell_effects, extra_damage
from engine.galaxies.rules.damage import deal_damage
from engine.galaxies.rules.tiles import apply_cover
from engine.galaxies.rules.triggers import run_triggers
from engine.galaxies.rules.windows import run_reaction_window
from engine.galaxies.state import State


def attack(g: State, attacker: str, weapon: str, target: str) -> Rule[None]:
    """Make one attack and resolve it completely (ATK-07).

    The order is: roll; rerolls of a miss; the defender's reactions; cover; the attacker's powers; star and
    special cell; damage. The star and the special cell depend on the shields at the time of the roll
    (CRT-04).
    """
    event = Attack(attacker, g.ships[attacker].card, controller(g, attacker), weapon, target)
    yield from _roll_dice(g, event, "both", None)
    if not event.hit:
        yield from run_triggers(g, "attack-missed", event)
    if event.hit:
        yield from _run_defence(g, event)
    if event.hit and target in g.ships:
        yield from _resolve_hit(g, event, own_chart=event.target == target)
    else:
        yield AttackSettled(attacker, event.target, False, event.why)


def reroll(g: State, event: Attack, source: str, dice: str = "both") -> Rule[None]:
    """Reroll both coordinate dice, or only the letter die. The new result counts."""
    yield from _roll_dice(g, event, dice, source)


def _roll_dice(g: State, event: Attack, dice: str, reroll_source: str | None) -> Rule[None]:
    """Roll the coordinate dice and read the target's own chart (ATK-01 to ATK-03)."""
    if dice == "letter":
        (letter,) = yield Dice((len(LETTERS),))
        number = event.number
    else:
        letter, number = yield Dice((len(LETTERS), DIE))
    target = g.ships[event.target]
    event.letter, event.number = LETTERS[int(letter) - 1], int(number)
    chart = version(g, target.card)
    event.cell = chart_cell(chart, event.letter, event.number)
    event.shields_up = shields_up(target)
    event.hit = is_hit(chart, event.cell, event.shields_up)
    name = weapon_of(g, Shot(event.attacker, event.weapon)).name
    yield AttackRolled(
        event.attacker,
        event.target,
        event.weapon,
        name,
        event.coordinate,
        event.cell,
        event.hit,
        event.critical,
        reroll_source,
    )


def _run_defence(g: State, event: Attack) -> Rule[None]:
    """Let the defender react to a hit, then apply the cover of the ship that is now the target (OBS-21)."""
    yield from run_triggers(g, "attack-hit", event, seats=(controller(g, event.target),))
    if event.hit:
        yield from run_reaction_window(
            g, {"own": "attack-hit", "opponent": "attack-hit"}, event, **_hit_subject(g, event)
        )
    yield from apply_cover(g, event)


def _hit_subject(g: State, event: Attack) -> Subject:
    """Return the attacker, the target, and the effect of the hit if there is no reaction (ATK-04, ATK-08,
    CRT-02)."""
    subject: Subject = {"attacker": event.attacker, "ship": event.target}
    if event.critical:
        return {**subject, "critical": True}
    strength = strength_of(g, Shot(event.attacker, event.weapon, event.target))
    return {**subject, "damage": strength + extra_damage(g, event)}


def _resolve_hit(g: State, event: Attack, own_chart: bool) -> Rule[None]:
    """Deal the damage of a hit.

    ``own_chart`` states whether the dice were read on the chart of the ship that is hit. If not, neither the
    star nor a special cell counts.
    """
    cell_hit = event.coordinate if own_chart else None
    yield AttackSettled(event.attacker, event.target, True, event.why, cell_hit)
    yield from run_triggers(g, "attack-hit", event, seats=(event.seat,))
    if event.target not in g.ships or event.attacker not in g.ships:
        return
    critical = own_chart and event.critical
    amount = strength_of(g, Shot(event.attacker, event.weapon, event.target))
    if own_chart:
        amount += extra_damage(g, event)
        yield from apply_cell_effects(g, event)
    yield from deal_damage(g, [Damage(event.target, amount, "attack", attack=event, critical=critical)])
