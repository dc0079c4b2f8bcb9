"""How likely attacks hit a ship: read from its printed hit chart."""

from __future__ import annotations

from typing import NamedTuple

from engine.galaxies.catalogue.components import is_hit
from engine.galaxies.catalogue.model import STAR, ShipVersion


class Chances(NamedTuple):
    """How likely an attack hits a ship with shields up and down, and a star with shields down (0 to 1)."""

    up: float
    down: float
    star: float


def chances(printed: ShipVersion) -> Chances:
    """Count the hits on a hit chart (CMP-08, CRT-04)."""
    cells = [cell for row in printed.chart for cell in row]
    up, down = (sum(is_hit(printed, cell, shields) for cell in cells) for shields in (True, False))
    return Chances(up / len(cells), down / len(cells), cells.count(STAR) / len(cells))
