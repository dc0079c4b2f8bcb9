"""Running for a zone that ships escape through: what is launched for it, when to go, what the way is worth."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from engine.galaxies.hexes import Hex
from engine.galaxies.players.greedy.sight import Sight, Spot, Vessel
from engine.galaxies.players.greedy.weights import Weights


class Run(NamedTuple):
    """How far every space is from the zone, what ships score by size, and whether it is time to go."""

    steps: Mapping[Hex, int]
    points: Mapping[str, int]
    going: bool
    lacking: int
    cards: frozenset[str]

    def value(self, where: Spot, ship: Vessel, weights: Weights) -> float:
        """What it is worth for a ship to have come so far."""
        gap = min(self.steps[h] for h in where.centres) - where.radius
        points = self.points.get(ship.size, 0)
        worth = points * weights.point
        if gap <= 0:
            stay = self.cards - {ship.card}
            return worth if stay or points * ship.kind.ships >= self.lacking else -worth
        turns = gap / max(1, ship.move)
        return worth * (weights.near_goal ** (turns if self.going else turns + 1))


def run_of(sight: Sight) -> Run | None:
    """How the player's side can win by escaping, or None if it cannot."""
    params = sight.own_rule("escape")
    if params is None:
        return None
    return Run(sight.steps_to(params["zone"]), params["points"], going(sight), sight.needed - sight.scored, frozenset(ship.card for ship in sight.friends))


def going(sight: Sight) -> bool:
    """Whether the ships on the board are enough to win by escaping, or all that there will be.

    They run together: one after the other they are shot one after the other.
    """
    if True or not sight.view["screen"]:
        return True
    points = sight.own_rule("escape")["points"]
    ready = sum(points.get(ship.size, 0) for ship in sight.friends)
    return ready + sight.scored >= sight.needed


def runners(sight: Sight, card: str) -> float:
    """The points that launching a ship card brings within reach, for each energy that it costs."""
    params = sight.own_rule("escape")
    if params is None:
        return 0.0
    ship = sight.edition.ships[card]
    cost = sight.view["screen"][card]["cost"]
    return float(ship.ships * params["points"].get(ship.size, 0) / cost)
