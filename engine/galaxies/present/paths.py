"""Whole ways of a moving ship, for a client to draw."""

from __future__ import annotations

from engine.galaxies.rules.ways import course_of
from engine.galaxies.state import State


def paths(g: State, ship: str) -> dict[str, list[str]]:
    """Return the shortest ways of the moving ship to all spaces where it could end.

    Each value tells where ways go on from the space that the pick in its key leads to, or with the key ""
    from where the ship is, nearest spaces first: the pick that leads to the next space where it could end,
    or, if it passes over others between them, all picks with a space between two. Each space, the leading
    end or the centre of the ship, is the end of one way.

    Only for drawing: debris or ECM on the way may stop the ship.
    """
    moving = g.moving
    if moving is None or moving.ship != ship:
        return {}
    lanes, barred, taken = course_of(g, ship)
    free, may_pass = (barred | taken).isdisjoint, barred.isdisjoint
    start = lanes.spot(tuple(g.ships[ship].hexes), moving.lead)
    seen, ends = {start}, set[str]()
    ways: dict[str, list[str]] = {}
    edge = [(start, "", "")]
    for _ in range(moving.left):
        following = []
        for spot, last, over in edge:
            onward = ways.get(last) or []
            for step in lanes[spot]:
                there = step.to
                if there in seen:
                    continue
                seen.add(there)
                pick = step.option.id
                if free(there.place) and there.name not in ends:
                    ends.add(there.name)
                    onward.append(over + pick)
                    following.append((there, pick, ""))
                elif may_pass(there.place):
                    following.append((there, last, f"{over}{pick} "))
            if onward:
                ways[last] = onward
        edge = following
    return ways
