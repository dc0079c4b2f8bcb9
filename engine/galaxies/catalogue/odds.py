"""The chances of hitting a ship, computed from its printed hit chart."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from engine.galaxies.catalogue.components import is_hit
from engine.galaxies.catalogue.model import STAR, ShipVersion


class Chances(NamedTuple):
    """The chances of a hit with shields up and down, and of a star with shields down (0 to 1)."""

    up: float
    down: float
    star: float


def hit_chances(version: ShipVersion) -> Chances:
    """Return the chances according to a hit chart (CMP-08, CRT-04)."""
    cells = Counter(cell for row in version.chart for cell in row)
    up, down = (
        sum([n for cell, n in cells.items() if is_hit(version, cell, shields)]) for shields in (True, False)
    )
    total = cells.total()
    return Chances(up / total, down / total, cells[STAR] / total)
