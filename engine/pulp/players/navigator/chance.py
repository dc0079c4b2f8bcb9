"""How likely a seat is to win, by what lies open: Super Weapons, the cards that are left, and points.

The numbers are fitted to matches of the Navigator; what that makes of others is measured by
``python -m bench.chances --game pulp``.
"""

from __future__ import annotations

from math import ceil, exp

from engine.pulp.players.navigator.sight import depth
from engine.pulp.queries import cards_left, unfound
from engine.pulp.state import HERO, State

LINE = 4  # cards

#: What the signs are worth to the Hero, in natural logarithms of the odds. Alone: to begin with, each weapon
#: that is not found, each round that is left, what Abilities are worth, weapons to be found in each round.
ALONE = (-2.44, -0.63, 0.17, 0.97, -1.32)
#: Against a Traitor: to begin with, each weapon that the Hero has, each that the Traitor has more, rounds,
#: Abilities. Fewer rounds are better for him: he mostly loses by his Abilities.
AGAINST = (-5.76, 0.72, -0.23, -0.18, 1.41)


def chance(g: State, seat: str) -> float:
    """Return how likely ``seat`` is to win, from 0 to 1; nothing hidden is read."""
    if not g.row or g.captain is None:
        return 0.5  # nothing lies there yet to judge by
    worth = AGAINST if g.traitor else ALONE
    hero = 1 / (1 + exp(-sum([one * n for one, n in zip(worth, signs(g), strict=True)])))
    return hero if seat == HERO else 1 - hero


def signs(g: State) -> tuple[float, ...]:
    """Return what speaks for the Hero and against him."""
    cards = cards_left(g) + sum([card.status == "waiting" for card in g.line])
    rounds, mine = max(1, ceil(cards / LINE)), len(g.weapons)
    points = sum([depth(track.value) for track in g.tracks.values()]) / 10
    if g.traitor:
        return 1, mine, max(0, len(g.traitor.weapons) - mine), rounds, points
    return 1, unfound(g), rounds, points, unfound(g) / rounds
