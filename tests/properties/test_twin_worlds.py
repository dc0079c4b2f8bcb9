"""Nothing that a viewer is sent depends on what he may not know (PRV-17), tested directly."""

from __future__ import annotations

from collections import Counter

from engine.galaxies.selfplay import seed_of
from tests.properties.lockstep import Twins
from tests.properties.matches import SERIES, each

VIEWERS = ("isn-1", "isn-2", "wretch-1", "wretch-2", "spectator")
ANSWERS = 1200


@each(3)
def test_PRV_17_and_EC_62_twin_worlds_look_the_same_to_every_viewer(number: int) -> None:
    counts: Counter[str] = Counter()
    for viewer in VIEWERS:
        counts += Twins(seed_of(SERIES + 1, number), viewer).play(ANSWERS)
    assert counts["compared"] > 2000
    for part in ("cards", "holds", "tiles", "log"):
        assert counts[f"other {part}"], f"no twin had other {part}: {dict(counts)}"
