"""The race to a zone through which ships escape, and the defence of that zone.

This module values launches for the race, places on the way, and spaces where enemies can be stopped. Players
who can win by escaping do not wait for more ships, because the blockade is complete from the start and gains
more energy each round.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from engine.galaxies import hexes as hx
from engine.galaxies.hexes import Hex
from engine.galaxies.players.greedy.reading.parsed_view import ParsedView
from engine.galaxies.players.greedy.reading.vessels import Spot, Vessel
from engine.galaxies.players.greedy.weights import Weights


class EscapeRun(NamedTuple):
    """A race to escape: distances, points by size, points still needed, and the team's ship cards on the
    board."""

    steps: Callable[[Spot], int]
    points: Mapping[str, int]
    missing_points: int
    cards: frozenset[str]

    def value(self, where: Spot, ship: Vessel, weights: Weights) -> float:
        """Return the value of a spot for a ship in this race.

        The last ships stay unless their escape wins the match, because a side without ships on the board
        loses.
        """
        gap = self.steps(where)
        points = self.points.get(ship.size, 0)
        value = points * weights.point
        if gap > 0:
            return value * float(weights.near_goal ** (gap / max(1, ship.move)))
        other_cards = self.cards - {ship.card}
        return value if other_cards or points * ship.kind.ships >= self.missing_points else -value


def find_escape_run(parsed: ParsedView) -> EscapeRun | None:
    """Return the race of the player's side to escape, or None if the side cannot win by escaping."""
    params = parsed.board.own_rule("escape")
    if params is None:
        return None
    cards = frozenset(ship.card for ship in parsed.board.friends)
    return EscapeRun(parsed.board.steps_to_escape, params["points"], parsed.missing_points, cards)


def runner_value(parsed: ParsedView, card: str, cost: float) -> float:
    """Return the points that a ship card can score by escaping, per energy spent on its launch."""
    params = parsed.board.own_rule("escape")
    if params is None:
        return 0.0
    ship = parsed.board.edition.ships[card]
    return float(ship.ships * params["points"].get(ship.size, 0) / max(1, cost))


#: The factor by which an entry space loses weight with each additional space of distance from the enemy.
BEHIND = 0.6


def entry_spaces(parsed: ParsedView) -> Mapping[Hex, float]:
    """Return the spaces through which enemies can enter their escape zone, with weights.

    Ships on the nearest of these spaces stop an enemy who has only one turn left to reach the zone.
    """
    rule = parsed.board.mission.rules.get("escape")
    if rule is None or rule.params["team"] == parsed.board.team:
        return {}
    steps = parsed.board.steps_to(
        next(seat["zone"] for seat in parsed.seats.values() if seat["team"] != parsed.board.team)
    )
    zone = frozenset(parsed.board.layout.zones[rule.params["zone"]])
    edge = [h for h in zone if not (parsed.board.full_spaces - zone).isdisjoint(hx.neighbours(h))]
    nearest = min((steps[h] for h in edge), default=0)
    return {h: BEHIND ** (steps[h] - nearest) for h in edge}
