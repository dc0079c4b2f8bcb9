"""Single steps for seats that do not answer in whole gestures: each space, each weapon and each target is a
decision.

In older matches, all seats are asked in this way until the match ends (``State.stepwise``).
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.decisions import Option
from engine.core.game import Rule
from engine.galaxies.facts import AttackerChosen, AttackerDone
from engine.galaxies.queries import energy_of, is_solo, targets_of
from engine.galaxies.rules.asking import ask, can_afford_by_discarding, option
from engine.galaxies.rules.attack import attack
from engine.galaxies.rules.paths import STOP, Path, may_stay, next_steps
from engine.galaxies.rules.weapons import attackers, can_attack, charge, charge_option, uncharged_weapons
from engine.galaxies.state import State

DONE, HOLD = "done", "hold"

# Movement


def next_mover(g: State, seat: str, card: str, ships: Sequence[str]) -> Rule[str | None]:
    """Return the ship of a squadron that moves next, or None (MOV-04)."""
    if not ships:
        return None

    def options() -> list[Option]:
        return [*(option(s, "ship", {"ship": s}, ship=s) for s in ships), option(DONE, "done-moving")]

    answer = yield from ask(g, seat, "move-ship", options, card=card)
    return None if answer == DONE else answer


def choose_step(
    g: State, seat: str, ship: str, remaining: int, replacements: Sequence[Option]
) -> Rule[Path | str]:
    """Return the next space of a movement, or the id of an action that replaces it."""
    lead = g.moving.lead if g.moving is not None else None
    steps = next_steps(g, ship, remaining, lead)
    if not steps and not replacements:
        return STOP
    options = [*[step.option for step in steps], *replacements]
    if may_stay(g, ship):
        options.append(option(STOP, "stop", {"ship": ship}))
    answer = yield from ask(g, seat, "move", lambda: options, ship=ship, left=remaining)
    return next((Path((step,)) for step in steps if step.option.id == answer), answer)


# Attacks


def attack_step(g: State, seat: str, card: str) -> Rule[None]:
    """Let each ship of the activated card attack, one after another (ACT-04, SQN-02, SQN-06)."""
    while ship := (yield from _next_attacker(g, seat, card)):
        yield AttackerChosen(ship)
        yield from _use_weapons(g, seat, ship)
        yield AttackerDone(ship)
        if is_solo(g, card):
            return


def _next_attacker(g: State, seat: str, card: str) -> Rule[str | None]:
    """Return the ship that attacks next, or None. The player is asked only for squadrons."""
    ships = attackers(g, seat, card)
    if not ships or is_solo(g, card):
        return ships[0] if ships else None

    def options() -> list[Option]:
        return [*(option(s, "ship", {"ship": s}, ship=s) for s in ships), option(DONE, "done-attacking")]

    answer = yield from ask(g, seat, "attack-ship", options, card=card)
    return None if answer == DONE else answer


def _use_weapons(g: State, seat: str, ship: str) -> Rule[None]:
    """Let the player charge each weapon once, in any order. A weapon's attacks end before the next weapon is
    charged (CHG-02 to CHG-06)."""
    while can_attack(g, seat, ship):
        is_unaffordable = not any(
            can_afford_by_discarding(g, seat, weapon.charge) for weapon in uncharged_weapons(g, ship).values()
        )
        weapon = yield from ask(
            g, seat, "weapon", lambda: _weapon_options(g, seat, ship), skip=is_unaffordable, ship=ship
        )
        if weapon == DONE:
            return
        yield from charge(g, seat, ship, weapon)
        yield from _make_attacks(g, seat, ship, weapon)


def _weapon_options(g: State, seat: str, ship: str) -> list[Option]:
    """Return options for the uncharged weapons that a seat can pay for, even without a target (CHG-08,
    CHG-09)."""
    options = [
        charge_option(key, g, ship, key)
        for key, weapon in uncharged_weapons(g, ship).items()
        if weapon.charge <= energy_of(g, seat)
    ]
    return [*options, option(DONE, "done-attacking")]


def _make_attacks(g: State, seat: str, ship: str, weapon: str) -> Rule[None]:
    """Make attacks one after another while enemies are in range (TGT-11, ATK-06)."""
    while can_attack(g, seat, ship) and g.activation is not None and g.activation.attacks_left > 0:
        target = yield from _choose_target(g, seat, ship, weapon, g.activation.attacks_left)
        if target == HOLD:
            return
        yield from attack(g, ship, weapon, target)


def _choose_target(g: State, seat: str, ship: str, weapon: str, remaining: int) -> Rule[str]:
    """Return the enemy to attack next, or HOLD. If no enemy is in range, the player is not asked."""
    options = [option(t, "attack", {"ship": t}, ship=t) for t in targets_of(g, ship, weapon)]
    if not options:
        return HOLD
    options.append(option(HOLD, "hold-fire"))
    return (yield from ask(g, seat, "target", lambda: options, ship=ship, weapon=weapon, left=remaining))
