"""Sections 9c and 9d: attacks, hit charts, critical stars."""

from __future__ import annotations

from engine.core.decisions import Dice
from engine.core.game import Rule
from engine.galaxies.catalogue import cell, is_hit
from engine.galaxies.catalogue.model import DIE, LETTERS
from engine.galaxies.events import Attack, Damage, Shot
from engine.galaxies.facts import AttackRolled, AttackSettled
from engine.galaxies.facts.shown.turns import Subject
from engine.galaxies.printed import version
from engine.galaxies.queries import controller, shields_up, strength_of, weapon_of
from engine.galaxies.rules.cells import extra_damage, take_effect
from engine.galaxies.rules.damage import deal
from engine.galaxies.rules.tiles import take_cover
from engine.galaxies.rules.triggers import run_triggers
from engine.galaxies.rules.windows import window
from engine.galaxies.state import State


def attack(g: State, attacker: str, weapon: str, target: str) -> Rule[None]:
    """Make one attack and resolve it fully (ATK-07).

    The order: roll; rerolls of a miss; the defender's answers; cover; the attacker's powers; star and
    special cell, read with the shields as they were at the roll (CRT-04); damage.
    """
    event = Attack(attacker, g.ships[attacker].card, controller(g, attacker), weapon, target)
    yield from _throw(g, event, "both", None)
    if not event.hit:
        yield from run_triggers(g, "attack-missed", event)
    if event.hit:
        yield from _answers(g, event)
    if event.hit and target in g.ships:
        yield from _strike(g, event, struck=event.target == target)
    else:
        yield AttackSettled(attacker, event.target, False, event.why)


def reroll(g: State, event: Attack, source: str, dice: str = "both") -> Rule[None]:
    """Roll both coordinate dice, or only the letter die, again; the new result stands."""
    yield from _throw(g, event, dice, source)


def _throw(g: State, event: Attack, dice: str, again: str | None) -> Rule[None]:
    """Roll the coordinate dice and read the target's own chart (ATK-01 to ATK-03)."""
    if dice == "letter":
        (letter,) = yield Dice((len(LETTERS),))
        number = event.number
    else:
        letter, number = yield Dice((len(LETTERS), DIE))
    target = g.ships[event.target]
    event.letter, event.number = LETTERS[int(letter) - 1], int(number)
    chart = version(g, target.card)
    event.cell = cell(chart, event.letter, event.number)
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
        again,
    )


def _answers(g: State, event: Attack) -> Rule[None]:
    """The defender's answers to a hit, then the cover of the ship now hit (OBS-21)."""
    yield from run_triggers(g, "attack-hit", event, seats=(controller(g, event.target),))
    if event.hit:
        yield from window(g, {"own": "attack-hit", "opponent": "attack-hit"}, event, **_at_stake(g, event))
    yield from take_cover(g, event)


def _at_stake(g: State, event: Attack) -> Subject:
    """Who hit whom, and what the hit would do as it stands (ATK-04, ATK-08, CRT-02)."""
    about: Subject = {"attacker": event.attacker, "ship": event.target}
    if event.critical:
        return {**about, "critical": True}
    strength = strength_of(g, Shot(event.attacker, event.weapon, event.target))
    return {**about, "damage": strength + extra_damage(g, event)}


def _strike(g: State, event: Attack, struck: bool) -> Rule[None]:
    """Deal the damage of a hit. Star and special cell count only if the ship hit is the one whose chart was
    read (``struck``)."""
    cell_hit = event.coordinate if struck else None
    yield AttackSettled(event.attacker, event.target, True, event.why, cell_hit)
    yield from run_triggers(g, "attack-hit", event, seats=(event.seat,))
    if event.target not in g.ships or event.attacker not in g.ships:
        return
    critical = struck and event.critical
    amount = strength_of(g, Shot(event.attacker, event.weapon, event.target))
    if struck:
        amount += extra_damage(g, event)
        yield from take_effect(g, event)
    yield from deal(g, [Damage(event.target, amount, "attack", attack=event, critical=critical)])
