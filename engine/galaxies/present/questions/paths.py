"""Complete paths of a moving ship, for clients to draw.

The paths form a tree. Each key is the id of an option, or "" for the ship's own place. Its value lists how
paths can continue from the space to which the option leads. If a continuation needs several steps to reach
the next space where a path can end, their ids are separated by spaces.
"""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.decisions import Option
from engine.galaxies.rules.paths import movement_map
from engine.galaxies.state import State


def path_tree(g: State, ship: str) -> dict[str, list[str]]:
    """Return the shortest paths of the moving ship to all spaces where it could end, nearest spaces first.

    Each space where the ship's leading end or centre can stop is the end of one path. The paths are only for
    drawing, because debris or ECM may stop the ship on the way.
    """
    moving = g.moving
    if moving is None or moving.ship != ship:
        return {}
    graph, barred, taken = movement_map(g, ship)
    free, may_pass = (barred | taken).isdisjoint, barred.isdisjoint
    start = graph.spot(tuple(g.ships[ship].hexes), moving.lead)
    seen, ends = {start}, set[str]()
    tree: dict[str, list[str]] = {}
    edge = [(start, "", "")]
    for _ in range(moving.left):
        following = []
        for spot, last, passed in edge:
            onward = tree.get(last) or []
            for step in graph[spot]:
                there = step.target
                if there in seen:
                    continue
                seen.add(there)
                pick = step.option.id
                if free(there.place) and there.name not in ends:
                    ends.add(there.name)
                    onward.append(passed + pick)
                    following.append((there, pick, ""))
                elif may_pass(there.place):
                    following.append((there, last, f"{passed}{pick} "))
            if onward:
                tree[last] = onward
        edge = following
    return tree


def flight_tree(options: Iterable[Option]) -> dict[str, list[str]]:
    """Return the paths of all flights among the options of a move. Longer paths continue shorter ones."""
    paths = sorted((option.ref["path"] for option in options if "path" in option.ref), key=len)
    ends = {tuple(path) for path in paths}
    tree: dict[str, list[str]] = {}
    for path in paths:
        cut = len(path) - 1
        while cut and tuple(path[:cut]) not in ends:
            cut -= 1
        tree.setdefault(path[cut - 1] if cut else "", []).append(" ".join(path[cut:]))
    return tree
