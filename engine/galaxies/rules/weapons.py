"""Section 9a: the ships of the attack step, and the charging of their weapons."""

from __future__ import annotations

from engine.core.decisions import Option
from engine.core.game import Rule
from engine.galaxies.catalogue.model import Weapon
from engine.galaxies.events import Shot
from engine.galaxies.facts import Charged
from engine.galaxies.queries import attacks_of, targets_of, weapons_of
from engine.galaxies.rules.asking import option
from engine.galaxies.rules.energy import pay
from engine.galaxies.state import State


def attackers(g: State, seat: str, card: str) -> list[str]:
    """Return the ships of the activated card that have not finished their attacks (SQN-06)."""
    activation = g.activation
    if activation is None or card not in g.cards or g.cards[card].seat != seat:
        return []
    return [ship for ship in g.cards[card].ships if ship not in activation.fired]


def can_attack(g: State, seat: str, ship: str) -> bool:
    """Return whether a ship is still on the board and under a seat's control."""
    return ship in g.ships and g.cards[g.ships[ship].card].seat == seat


def uncharged_weapons(g: State, ship: str) -> dict[str, Weapon]:
    """Return the weapons that a ship has not charged in this activation (CHG-06)."""
    activation = g.activation
    charged = activation.charged if activation is not None and activation.ship == ship else []
    return {key: weapon for key, weapon in weapons_of(g, g.ships[ship].card).items() if key not in charged}


def charge_option(id: str, g: State, ship: str, key: str) -> Option:
    """Return the option to charge a weapon, with or without a target (CHG-08)."""
    weapon = weapons_of(g, g.ships[ship].card)[key]
    ref = {"weapon": key, "ship": ship, "amount": weapon.charge}
    targets = len(targets_of(g, ship, key))
    return option(id, "charge", ref, weapon=weapon.name, cost=weapon.charge, targets=targets)


def charge(g: State, seat: str, ship: str, key: str) -> Rule[None]:
    """Pay for a weapon and charge it. This ends the attacks of the previous weapon (CHG-02 to CHG-05)."""
    weapon = weapons_of(g, g.ships[ship].card)[key]
    yield from pay(g, seat, weapon.charge, "charge")
    yield Charged(ship, key, weapon.name, attacks_of(g, Shot(ship, key)))
