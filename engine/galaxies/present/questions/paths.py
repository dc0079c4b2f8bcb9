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
    graph, blocked, occupied = movement_map(g, ship)
    is_free, may_pass = (blocked | occupied).isdisjoint, blocked.isdisjoint
    start = graph.spot(tuple(g.ships[ship].hexes), moving.lead)
    visited, ends = {start}, set[str]()
    tree: dict[str, list[str]] = {}
    edge = [(start, "", "")]
    for _ in range(moving.left):
        next_edge = []
        for spot, last, passed_steps in edge:
            continuations = tree.get(last) or []
            for step in graph[spot]:
                target = step.target
                if target in visited:
                    continue
                visited.add(target)
                option_id = step.option.id
                if is_free(target.place) and target.name not in ends:
                    ends.add(target.name)
                    continuations.append(passed_steps + option_id)
                    next_edge.append((target, option_id, ""))
                elif may_pass(target.place):
                    next_edge.append((target, last, f"{passed_steps}{option_id} "))
            if continuations:
                tree[last] = continuations
        edge = next_edge
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
