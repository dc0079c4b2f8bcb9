"""Sections 9a and 9b: the attack step, charging and targeting."""

from __future__ import annotations

from engine.core.decisions import Option
from engine.core.game import Rule
from engine.galaxies.catalogue.model import Weapon
from engine.galaxies.events import Shot
from engine.galaxies.facts import AttackerChosen, AttackerDone, Charged
from engine.galaxies.queries import attacks_of, energy_of, is_solo, targets_of, weapons_of
from engine.galaxies.rules.asking import ask, can_raise, option
from engine.galaxies.rules.attack import attack
from engine.galaxies.rules.energy import pay
from engine.galaxies.state import State

DONE, HOLD = "done", "hold"


def attack_step(g: State, seat: str, card: str) -> Rule[None]:
    """Let each ship of the activated card attack, one after another (ACT-04, SQN-02, SQN-06)."""
    while ship := (yield from _next_attacker(g, seat, card)):
        yield AttackerChosen(ship)
        yield from _use_weapons(g, seat, ship)
        yield AttackerDone(ship)
        if is_solo(g, card):
            return


def _attackers(g: State, seat: str, card: str) -> list[str]:
    act = g.activation
    if act is None or card not in g.cards or g.cards[card].seat != seat:
        return []
    return [ship for ship in g.cards[card].ships if ship not in act.fired]


def _next_attacker(g: State, seat: str, card: str) -> Rule[str | None]:
    """Return the ship that attacks next: a solo ship without a question, of a squadron the one that the
    player picks."""
    ships = _attackers(g, seat, card)
    if not ships or is_solo(g, card):
        return ships[0] if ships else None

    def options() -> list[Option]:
        return [*(option(s, "ship", {"ship": s}, ship=s) for s in ships), option(DONE, "done-attacking")]

    picked = yield from ask(g, seat, "attack-ship", options, card=card)
    return None if picked == DONE else picked


def _ready(g: State, seat: str, ship: str) -> bool:
    return ship in g.ships and g.cards[g.ships[ship].card].seat == seat


def _use_weapons(g: State, seat: str, ship: str) -> Rule[None]:
    """Charge weapons in any order, each once; its attacks end before the next (CHG-02 to CHG-06)."""
    while _ready(g, seat, ship):
        out_of_reach = not any(can_raise(g, seat, weapon.charge) for weapon in _uncharged(g, ship).values())
        weapon = yield from ask(
            g, seat, "weapon", lambda: _weapon_options(g, seat, ship), skip=out_of_reach, ship=ship
        )
        if weapon == DONE:
            return
        yield from _charge(g, seat, ship, weapon)
        yield from _attacks(g, seat, ship, weapon)


def _uncharged(g: State, ship: str) -> dict[str, Weapon]:
    charged = g.activation.charged if g.activation is not None else []
    return {key: arms for key, arms in weapons_of(g, g.ships[ship].card).items() if key not in charged}


def _weapon_options(g: State, seat: str, ship: str) -> list[Option]:
    """The weapons that can still be charged and paid, also without a target (CHG-08, CHG-09)."""
    offered = [
        option(
            key,
            "charge",
            {"weapon": key, "ship": ship, "amount": weapon.charge},
            weapon=weapon.name,
            cost=weapon.charge,
            targets=len(targets_of(g, ship, key)),
        )
        for key, weapon in _uncharged(g, ship).items()
        if weapon.charge <= energy_of(g, seat)
    ]
    return [*offered, option(DONE, "done-attacking")]


def _charge(g: State, seat: str, ship: str, key: str) -> Rule[None]:
    weapon = weapons_of(g, g.ships[ship].card)[key]
    yield from pay(g, seat, weapon.charge, "charge")
    yield Charged(ship, key, weapon.name, attacks_of(g, Shot(ship, key)))


def _attacks(g: State, seat: str, ship: str, weapon: str) -> Rule[None]:
    """Aim attack after attack at enemies in range, as long as there are any (TGT-11, ATK-06)."""
    while _ready(g, seat, ship) and g.activation is not None and g.activation.attacks_left > 0:
        target = yield from _aim(g, seat, ship, weapon, g.activation.attacks_left)
        if target == HOLD:
            return
        yield from attack(g, ship, weapon, target)


def _aim(g: State, seat: str, ship: str, weapon: str, left: int) -> Rule[str]:
    """Return the enemy to attack next, or HOLD, without a question if there is none in range."""
    offered = [option(t, "attack", {"ship": t}, ship=t) for t in targets_of(g, ship, weapon)]
    if not offered:
        return HOLD
    offered.append(option(HOLD, "hold-fire"))
    return (yield from ask(g, seat, "target", lambda: offered, ship=ship, weapon=weapon, left=left))
