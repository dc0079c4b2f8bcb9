"""Whole ways of a moving ship, for a client to draw."""

from __future__ import annotations

from engine.galaxies.rules.ways import course_of
from engine.galaxies.state import State


def paths(g: State, ship: str) -> dict[str, list[str]]:
    """Return for each space where the moving ship could end the shortest list of picks that leads there.

    Only for drawing: debris or ECM on the way may stop the ship. Keys name a space of the ship at its end:
    its leading end, or its centre. A way may pass over other ships; one that cannot end legally is left out.
    """
    moving = g.moving
    if moving is None or moving.ship != ship:
        return {}
    lanes, barred, taken = course_of(g, ship)
    may_pass, may_end = barred.isdisjoint, taken.isdisjoint
    start = lanes.spot(tuple(g.ships[ship].hexes), moving.lead)
    ways = dict[str, list[str]]()
    seen, edge = {start}, [(start, list[str]())]
    for _ in range(moving.left):
        following = []
        for spot, picks in edge:
            for there, offered in lanes[spot]:
                if there in seen:
                    continue
                seen.add(there)
                if may_pass(there.place):
                    following.append((there, [*picks, offered.id]))
        for there, way in following:
            if there.name not in ways and may_end(there.place):
                ways[there.name] = way
        edge = following
    return ways
