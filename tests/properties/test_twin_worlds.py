"""Nothing that a viewer is sent depends on what he may not know (PRV-17), tested directly."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.galaxies.selfplay import seed_of
from tests.properties.lockstep import Twins
from tests.properties.matches import MORE, SERIES

VIEWERS = ("isn-1", "isn-2", "wretch-1", "wretch-2", "spectator")
ANSWERS = 2500


def twins(viewer: str, number: int) -> Twins:
    return Twins(seed_of(SERIES + 1, number), viewer)


@pytest.mark.parametrize("viewer", VIEWERS)
def test_PRV_17_and_EC_62_twin_worlds_look_the_same(viewer: str) -> None:
    counts: Counter[str] = Counter()
    for number in range(2 * MORE):
        counts += twins(viewer, number).play(ANSWERS)
    print(dict(counts))
    assert counts["compared"] > 500 * MORE
    assert all(counts[f"other {part}"] for part in ("cards", "holds", "tiles", "log")), counts
