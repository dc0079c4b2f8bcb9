"""The movements that are shown with a question."""

from __future__ import annotations


def complete_paths(paths: dict[str, list[str]]) -> dict[str, list[str]]:
    """Return the picks that lead to each space. Fails if two ways end at one space."""
    ways: dict[str, list[str]] = {"": []}
    for pick, onward in paths.items():
        for picks in onward:
            way = [*ways[pick], *picks.split(" ")]
            assert way[-1] not in ways
            ways[way[-1]] = way
    return {pick.rpartition(">")[2]: way for pick, way in ways.items() if way}
