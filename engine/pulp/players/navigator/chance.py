"""Estimates a seat's probability of winning from Super Weapons, the remaining cards, and points.

The weights are fitted to matches of the Navigator. ``python -m bench.chances --game pulp`` measures them
against other players.
"""

from __future__ import annotations

from math import ceil, exp

from engine.pulp.players.navigator.sight import points_value_at_start
from engine.pulp.queries import cards_left, unfound_count
from engine.pulp.state import HERO, State

LINE = 4  # the number of cards

#: The weights of the features for the Hero, as logarithms of the odds. Without a Traitor: a constant, each
#: unfound weapon, each round left, the value of the Abilities, and the weapons to find per round.
SOLO_WEIGHTS = (-2.44, -0.63, 0.17, 0.97, -1.32)
#: With a Traitor: a constant, each weapon of the Hero, each weapon by which the Traitor leads, rounds, and
#: Abilities. Fewer rounds are better for the Hero, who usually loses by Abilities.
TRAITOR_WEIGHTS = (-5.76, 0.72, -0.23, -0.18, 1.41)


def chance(g: State, seat: str) -> float:
    """Return the probability that ``seat`` wins, from 0 to 1. Only public information is read."""
    if not g.row or g.captain is None:
        return 0.5  # the setup is not finished
    weights = TRAITOR_WEIGHTS if g.traitor else SOLO_WEIGHTS
    hero = 1 / (1 + exp(-sum([weight * n for weight, n in zip(weights, features(g), strict=True)])))
    return hero if seat == HERO else 1 - hero


def features(g: State) -> tuple[float, ...]:
    """Return the features of the position, from the Hero's point of view."""
    cards = cards_left(g) + sum([card.status == "waiting" for card in g.line])
    rounds, hero_weapons = max(1, ceil(cards / LINE)), len(g.weapons)
    points = sum([points_value_at_start(track.value) for track in g.tracks.values()]) / 10
    if g.traitor:
        return 1, hero_weapons, max(0, len(g.traitor.weapons) - hero_weapons), rounds, points
    return 1, unfound_count(g), rounds, points, unfound_count(g) / rounds
