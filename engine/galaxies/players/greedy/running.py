"""Running for a zone that ships escape through: what is launched for it, and what the way is worth; and
where it is stopped.

Who may win so does not wait until all are there: the blockade's ships are, and each round pays for more.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from engine.galaxies import hexes as hx
from engine.galaxies.hexes import Hex
from engine.galaxies.players.greedy.sight import Sight
from engine.galaxies.players.greedy.vessels import Spot, Vessel
from engine.galaxies.players.greedy.weights import Weights


class Run(NamedTuple):
    """How far it is to where ships escape, what they score by size, the points that are lacking, and the
    team's ship cards on the board."""

    steps: Callable[[Spot], int]
    points: Mapping[str, int]
    lacking: int
    cards: frozenset[str]

    def value(self, where: Spot, ship: Vessel, weights: Weights) -> float:
        """What it is worth for a ship to have come so far; the last ones stay, as without any ship on the
        board the match is lost, unless they win it."""
        gap = self.steps(where)
        points = self.points.get(ship.size, 0)
        worth = points * weights.point
        if gap > 0:
            return worth * float(weights.near_goal ** (gap / max(1, ship.move)))
        others = self.cards - {ship.card}
        return worth if others or points * ship.kind.ships >= self.lacking else -worth


def run_of(sight: Sight) -> Run | None:
    """How the player's side can win by escaping, or None if it cannot."""
    params = sight.board.own_rule("escape")
    if params is None:
        return None
    cards = frozenset(ship.card for ship in sight.board.friends)
    return Run(sight.board.to_escape, params["points"], sight.lacking, cards)


def runners(sight: Sight, card: str, cost: float) -> float:
    """The points that launching a ship card brings within reach, for each energy that it costs."""
    params = sight.board.own_rule("escape")
    if params is None:
        return 0.0
    ship = sight.board.edition.ships[card]
    return float(ship.ships * params["points"].get(ship.size, 0) / max(1, cost))


#: What a door counts for each space that it lies farther from where the enemy comes from than the first.
BEHIND = 0.6


def doors(sight: Sight) -> Mapping[Hex, float]:
    """The spaces at which enemies come into the zone that they would escape through, and what each counts:
    with ships in the first of them a zone is closed to who has but one turn's way."""
    rule = sight.board.mission.rules.get("escape")
    if rule is None or rule.params["team"] == sight.board.team:
        return {}
    steps = sight.board.steps_to(
        next(seat["zone"] for seat in sight.seats.values() if seat["team"] != sight.board.team)
    )
    zone = frozenset(sight.board.layout.zones[rule.params["zone"]])
    edge = [h for h in zone if not (sight.board.full - zone).isdisjoint(hx.neighbours(h))]
    first = min((steps[h] for h in edge), default=0)
    return {h: BEHIND ** (steps[h] - first) for h in edge}
