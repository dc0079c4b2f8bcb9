"""Sections 9a to 9c for whole gestures: one answer picks a ship, a weapon and a target.

The same steps run as with single answers: choose the ship, charge the weapon, make the attack. Choosing
another weapon or ship ends the attacks of the previous one (CHG-05, SQN-06).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import product
from typing import NamedTuple, TypeAlias

from engine.core.decisions import Option
from engine.core.game import Rule
from engine.galaxies.events import Shot
from engine.galaxies.facts import (
    AttackerChosen,
    AttackerDone,
    CardAttached,
    CardDetached,
    ControlTaken,
    Played,
    TileTurned,
)
from engine.galaxies.queries import attacks_of, energy_of, targets_of, weapons_of
from engine.galaxies.rules.asking import ask, can_afford_by_discarding, option
from engine.galaxies.rules.attack import attack
from engine.galaxies.rules.interruption import run_uninterrupted
from engine.galaxies.rules.weapons import attackers, can_attack, charge, charge_option
from engine.galaxies.state import State

DONE = "done"

#: The facts that reveal new information. A gesture of several attacks stops after them.
REVEALING = (CardAttached, CardDetached, ControlTaken, Played, TileTurned)


class Volley(NamedTuple):
    """The attacks of one answer: by one or more ships, with some of their weapons, at one target.

    If ``complete`` is set, each weapon makes all its attacks while the target is on the board.
    """

    ships: tuple[str, ...]
    weapons: tuple[str, ...]
    target: str | None
    complete: bool = False


Offer: TypeAlias = tuple[Volley, Option]


def attack_step(g: State, seat: str, card: str, first: Volley | None = None) -> Rule[None]:
    """Let the ships of the activated card attack, shot by shot (ACT-04, SQN-02, SQN-06).

    ``first`` is a volley that the player has already chosen. The player is asked again while, according to
    public facts, some ship has a target in range and the cost can be paid.
    """
    volleys_by_id = dict[str, Volley]()

    def options() -> list[Option]:
        offers = volleys(g, seat, card)
        volleys_by_id.update({volley_option.id: volley for volley, volley_option in offers})
        return [*[volley_option for _, volley_option in offers], option(DONE, "done-attacking")]

    if first is not None:
        yield from _fire(g, seat, card, first)
    while _can_attack(g, seat, card):
        answer = yield from ask(g, seat, "shot", options, skip=False, card=card)
        if answer == DONE:
            break
        yield from _fire(g, seat, card, volleys_by_id[answer])
    if g.activation is not None and g.activation.ship is not None:
        yield AttackerDone(g.activation.ship)


# The choices of a player


def attacks_left(g: State, ship: str, key: str) -> int | None:
    """Return how many attacks a charged weapon has left: 0 after its last attack, None if it is not charged
    (CHG-05, CHG-06)."""
    activation = g.activation
    if activation is None or activation.ship != ship or key not in activation.charged:
        return None
    return activation.attacks_left if activation.weapon == key else 0


def _can_attack(g: State, seat: str, card: str) -> bool:
    for ship in attackers(g, seat, card):
        for key, weapon in weapons_of(g, card).items():
            remaining = attacks_left(g, ship, key)
            can_fire = (
                can_afford_by_discarding(g, seat, weapon.charge) if remaining is None else remaining > 0
            )
            if can_fire and targets_of(g, ship, key):
                return True
    return False


def volleys(g: State, seat: str, card: str) -> list[Offer]:
    """Return every possible volley with its option.

    Volleys of several ships come first, then the volleys of each ship. Charging a weapon without a target is
    also included (CHG-08, CHG-09).
    """
    single_ship, ships_by_target = list[Offer](), dict[str, dict[str, list[str]]]()
    for ship in attackers(g, seat, card):
        targets_by_weapon = _targets_by_weapon(g, seat, ship)
        weapons_by_target: dict[str, list[str]] = {}
        for key, targets in targets_by_weapon.items():
            for target in targets:
                single_ship += _single_weapon_volleys(g, ship, key, target)
                weapons_by_target.setdefault(target, []).append(key)
                ships_by_target.setdefault(target, {}).setdefault(key, []).append(ship)
            if not targets and attacks_left(g, ship, key) is None:
                single_ship.append(
                    (Volley((ship,), (key,), None), charge_option(f"{ship}:{key}", g, ship, key))
                )
        single_ship += [
            _all_weapons_volley(g, seat, ship, target, keys)
            for target, keys in weapons_by_target.items()
            if len(keys) > 1
        ]
    squadron_offers = [
        _squadron_volleys(g, seat, card, target, keys) for target, keys in ships_by_target.items()
    ]
    return [*[offer for offers in squadron_offers for offer in offers], *single_ship]


def _targets_by_weapon(g: State, seat: str, ship: str) -> dict[str, tuple[str, ...]]:
    """Map each weapon that a ship can attack with now to its targets. Some of these weapons must be charged
    first."""
    targets = dict[str, tuple[str, ...]]()
    for key, weapon in weapons_of(g, g.ships[ship].card).items():
        remaining = attacks_left(g, ship, key)
        if weapon.charge <= energy_of(g, seat) if remaining is None else remaining > 0:
            targets[key] = targets_of(g, ship, key)
    return targets


def _single_weapon_volleys(g: State, ship: str, key: str, target: str) -> Iterator[Offer]:
    """Yield the volley of one attack, and the volley of all attacks if the weapon has several."""
    weapon, remaining = weapons_of(g, g.ships[ship].card)[key], attacks_left(g, ship, key)
    name, cost = f"{ship}:{key}:{target}", weapon.charge if remaining is None else 0
    attacks = attacks_of(g, Shot(ship, key)) if remaining is None else remaining
    ref = {"ship": ship, "weapon": key, "target": target, "amount": cost}
    yield Volley((ship,), (key,), target), option(name, "shot", ref, weapon=weapon.name)
    if attacks > 1:
        all_option = option(f"{name}:all", "shots", ref, weapon=weapon.name, attacks=attacks)
        yield Volley((ship,), (key,), target, complete=True), all_option


def _all_weapons_volley(g: State, seat: str, ship: str, target: str, keys: Sequence[str]) -> Offer:
    """Return the volley of all weapons that a seat can pay for. They fire one after another at the same
    target."""
    affordable, cost = _affordable_pairs(g, seat, [(ship, key) for key in keys])
    weapons = tuple([key for _, key in affordable])
    ref = {"ship": ship, "weapons": list(weapons), "target": target, "amount": cost}
    volley_option = option(f"{ship}:all:{target}", "all-weapons", ref)
    return Volley((ship,), weapons, target, complete=True), volley_option


def _squadron_volleys(
    g: State, seat: str, card: str, target: str, keys: Mapping[str, list[str]]
) -> Iterator[Offer]:
    """Yield the volleys of a squadron at one target, with one weapon per ship or with all weapons.

    A volley includes only ships for which the seat can pay.
    """
    choices = {key: (key,) for key in keys} | ({"all": tuple(keys)} if len(keys) > 1 else {})
    for name, weapons in choices.items():
        pairs = [(ship, key) for ship in g.cards[card].ships for key in weapons if ship in keys[key]]
        affordable, cost = _affordable_pairs(g, seat, pairs)
        ships = tuple(dict.fromkeys([ship for ship, _ in affordable]))
        if len(ships) > 1:
            ref = {"ship_card": card, "weapons": list(weapons), "target": target, "amount": cost}
            volley_option = option(f"{card}:{name}:{target}", "volley", ref, ships=len(ships))
            yield Volley(ships, weapons, target, complete=True), volley_option


def _affordable_pairs(
    g: State, seat: str, pairs: Iterable[tuple[str, str]]
) -> tuple[list[tuple[str, str]], int]:
    """Return as many of the first pairs of ship and weapon as a seat can pay for together, and their total
    cost."""
    energy, cost, affordable = energy_of(g, seat), 0, list[tuple[str, str]]()
    for ship, key in pairs:
        weapon = weapons_of(g, g.ships[ship].card)[key]
        charge_cost = weapon.charge if attacks_left(g, ship, key) is None else 0
        if cost + charge_cost <= energy:
            cost, affordable = cost + charge_cost, [*affordable, (ship, key)]
    return affordable, cost


# Carrying out a volley


def _fire(g: State, seat: str, card: str, volley: Volley) -> Rule[None]:
    """Make the attacks of a volley until the target is gone, something is revealed, or the energy runs
    out."""
    for ship, key in product(volley.ships, volley.weapons):
        while _can_fire(g, seat, card, ship, key=key, target=volley.target):
            can_continue = yield from _attack_once(g, seat, ship, key, volley.target)
            if not can_continue or not volley.complete:
                return


def _can_fire(g: State, seat: str, card: str, ship: str, *, key: str, target: str | None) -> bool:
    """Return whether a ship can make one more attack of a volley."""
    if ship not in attackers(g, seat, card) or key not in weapons_of(g, card):
        return False
    remaining = attacks_left(g, ship, key)
    is_unaffordable = remaining is None and weapons_of(g, card)[key].charge > energy_of(g, seat)
    return remaining != 0 and not is_unaffordable and (target is None or target in targets_of(g, ship, key))


def _attack_once(g: State, seat: str, ship: str, key: str, target: str | None) -> Rule[bool]:
    """Choose the ship and charge the weapon unless this has already been done, then attack.

    Return whether nothing new was revealed.
    """
    activation = g.activation
    assert activation is not None
    if activation.ship != ship:
        if activation.ship is not None:
            yield AttackerDone(activation.ship)
        yield AttackerChosen(ship)
    if attacks_left(g, ship, key) is None:
        yield from charge(g, seat, ship, key)
    if target is None or not can_attack(g, seat, ship):
        return False
    rule = attack(g, ship, key, target)
    return (yield from run_uninterrupted(rule, lambda request: not isinstance(request, REVEALING)))
