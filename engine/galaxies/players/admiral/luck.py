"""The luck in a sampled world: the difference between the actual and the average effect of its attacks.

Plans are compared in only a few worlds, where dice would matter more than the plans. The luck of a roll is
zero on average, so subtracting it does not bias the comparison.
"""

from __future__ import annotations

from typing import Any

from engine.core.facts import Fact
from engine.galaxies.events import Shot
from engine.galaxies.facts import AttackRolled
from engine.galaxies.players.greedy.reading.odds import Odds, odds_of
from engine.galaxies.players.greedy.reading.vessels import ATTACHED
from engine.galaxies.printed import ship_type, version
from engine.galaxies.queries import strength_of
from engine.galaxies.state import State


class Luck:
    """Adds up the luck of a ``team`` from the facts of a sampled world, in units of launch energy."""

    def __init__(self, team: str) -> None:
        self.team, self.total = team, 0.0

    def __call__(self, g: State, fact: Fact[Any]) -> None:
        """Add the luck of a fact that has just been applied."""
        if isinstance(fact, AttackRolled):
            is_own_ship = g.seats[g.cards[g.ships[fact.target].card].seat].team == self.team
            self.total += _luck_of_roll(g, fact) * (-1 if is_own_ship else 1)


def _luck_of_roll(g: State, roll: AttackRolled) -> float:
    """Return the difference between the value that a roll destroys and the average that it would destroy."""
    target = g.ships[roll.target]
    card, ship_version = g.cards[target.card], version(g, target.card)
    odds: Odds = odds_of(g.catalogue, target.card, card.level)
    value = (ship_version.launch + ATTACHED * len(card.attached)) / ship_type(g, target.card).ships
    hull = max(1, ship_version.hull - target.hull_damage)
    amount = strength_of(g, Shot(roll.attacker, roll.weapon, roll.target))
    hit_loss = value * odds.damage_loss(target.shields, hull, amount)
    chances = odds.chances
    if target.shields:
        return (hit_loss if roll.hit else 0.0) - chances.up * hit_loss
    critical_loss = value * odds.remaining_value(0, hull)
    actual_loss = critical_loss if roll.critical else hit_loss if roll.hit else 0.0
    return actual_loss - (chances.down - chances.star) * hit_loss - chances.star * critical_loss
