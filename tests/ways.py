"""Movements that a question offers."""

from __future__ import annotations


def complete_paths(paths: dict[str, list[str]]) -> dict[str, list[str]]:
    """Return the picks that lead to each space. Fails if two paths end at one space."""
    complete: dict[str, list[str]] = {"": []}
    for pick, continuations in paths.items():
        for picks in continuations:
            path = [*complete[pick], *picks.split(" ")]
            assert path[-1] not in complete
            complete[path[-1]] = path
    return {pick.rpartition(">")[2]: path for pick, path in complete.items() if path}
