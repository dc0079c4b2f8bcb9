"""Check directly that nothing a viewer is sent depends on what they may not know (PRV-17)."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.core.simulation.selfplay import derive_seed
from engine.galaxies.catalogue import catalogue
from tests.properties import lockstep
from tests.properties.lockstep import WATCHFUL, Twins
from tests.properties.matches import SERIES, each

VIEWERS = ("isn-1", "isn-2", "wretch-1", "wretch-2", "spectator")
ANSWERS = 1200
ANSWERS_AT_ONCE = 300
#: In a long match each viewer compares a different part, and together they cover it all.
PART, LATER = 300, 100


def count_comparisons(
    mission: str,
    series: int,
    number: int,
    *,
    answers: int = ANSWERS,
    later: int = 0,
    at_once: bool = False,
    **options: str,
) -> Counter[str]:
    """Play a match twice for every viewer, and count the comparisons. Each viewer begins ``later`` answers
    after the one before."""
    seats = catalogue().missions[mission].seats
    choices = {name.replace("_", "-"): value for name, value in options.items()}
    counts: Counter[str] = Counter()
    for place, viewer in enumerate(VIEWERS):
        if viewer in ("spectator", *(seat.id for seat in seats)):
            twins = Twins(derive_seed(series, number), viewer, mission, choices, at_once=at_once)
            counts += twins.play(answers, after=place * later)
    return counts


def check_compared(counts: Counter[str], *parts: str) -> None:
    assert counts["compared"] > 1000
    for part in parts:
        assert counts[f"other {part}"], f"no twin had other {part}: {dict(counts)}"


@each(1)
def test_PRV_17_and_EC_62_twin_worlds_look_the_same_to_every_viewer(number: int) -> None:
    counts = count_comparisons("meteor-storm", SERIES + 1, number, answers=PART, later=LATER)
    check_compared(counts, "cards", "holds", "tiles", "log")


@each(1)
def test_PRV_17_and_TIM_07_twin_worlds_look_the_same_in_simultaneous_windows(
    monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    monkeypatch.setattr(lockstep, "TEMPERS", (WATCHFUL,))
    counts = count_comparisons("meteor-storm", SERIES + 7, number, answers=ANSWERS_AT_ONCE, at_once=True)
    check_compared(counts, "cards", "holds", "tiles", "log")
    assert counts["asked at once"] > 10, dict(counts)


@each(1)
def test_PRV_17_twin_worlds_look_the_same_in_the_dead_zone(number: int) -> None:
    check_compared(count_comparisons("dead-zone", SERIES + 3, number + 2), "cards", "holds", "tiles", "log")


@each(1)
def test_PRV_17_twin_worlds_look_the_same_at_pan_base(number: int) -> None:
    counts = count_comparisons("pan-base", SERIES + 4, number, answers=PART)
    check_compared(counts, "cards", "holds", "log")


@each(1)
def test_PRV_13_and_PRV_17_twin_worlds_with_other_selected_fleets_and_decks_look_the_same(
    number: int,
) -> None:
    counts = count_comparisons("dead-zone", SERIES + 5, 2 * number + 2, fleets="42")
    counts += count_comparisons(
        "dead-zone", SERIES + 5, 2 * number + 3, answers=PART, fleets="48", tactic_cards="off"
    )
    check_compared(counts, "fleets", "decks", "cards", "holds", "tiles", "log")


@each(1)
def test_PRV_13_and_PRV_27_twin_worlds_look_the_same_in_the_blockade_run(number: int) -> None:
    counts = count_comparisons("blockade-run", SERIES + 5, number)
    check_compared(counts, "fleets", "decks", "cards", "holds", "log")


@each(1)
def test_PRV_13_and_PRV_18_twin_worlds_look_the_same_in_the_battle_for_barrage(number: int) -> None:
    counts: Counter[str] = Counter()
    for match in range(2):
        counts += count_comparisons(
            "battle-for-barrage", SERIES + 6, 2 * number + match, answers=400, later=LATER
        )
    check_compared(counts, "fleets", "decks", "cards", "holds", "tiles", "log")
