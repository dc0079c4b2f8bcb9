"""Whole ways of a moving ship, for a client to draw.

They are told as a tree: each value tells where ways go on from the space that the pick in its key leads to,
or with the key "" from where the ship is. Where several picks lead to the next space that ends a way, they
have a space between two.
"""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.decisions import Option
from engine.galaxies.rules.ways import course_of
from engine.galaxies.state import State


def paths(g: State, ship: str) -> dict[str, list[str]]:
    """Return the shortest ways of the moving ship to all spaces where it could end, nearest spaces first.

    Each space, the leading end or the centre of the ship, is the end of one way.

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


def flights(options: Iterable[Option]) -> dict[str, list[str]]:
    """Return the ways of the flights among the options of a move; longer ones go on from shorter ones."""
    ways = sorted((option.ref["path"] for option in options if "path" in option.ref), key=len)
    ends = {tuple(way) for way in ways}
    tree: dict[str, list[str]] = {}
    for way in ways:
        cut = len(way) - 1
        while cut and tuple(way[:cut]) not in ends:
            cut -= 1
        tree.setdefault(way[cut - 1] if cut else "", []).append(" ".join(way[cut:]))
    return tree
