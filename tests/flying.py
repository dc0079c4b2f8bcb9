"""The paths of flights, read from a view as a client reads them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any


def flight_paths(decision: Mapping[str, Any]) -> dict[str, list[str]]:
    """Return the picks of each flight's single spaces, by the flight's id."""
    tree = decision.get("flights", {})

    def extend(key: str, prefix: list[str]) -> Iterator[list[str]]:
        for picks in tree.get(key, ()):
            path = [*prefix, *picks.split(" ")]
            yield path
            yield from extend(path[-1], path)

    return {f"fly:{path[-1].rpartition('>')[2]}": path for path in extend("", [])}
