"""Section 9d: the critical star."""

from __future__ import annotations

from typing import Any

from tests.scenario import Scenario, Table

STAR, HIT = "D4", "E4"


def against_so_bwa_tet(*dice: int | str, **pegs: Any) -> Table:
    """Let Torrent (strength 2) aim at So Bwa Tet (hull 6), whose chart has its star at D4."""
    table = (
        Scenario()
        .ship("isn-1", "isn-torrent", at="14,5/14,6")
        .ship("wretch-2", "so-bwa-tet", at="14,3/14,2", **pegs)
        .turn("isn-1")
        .dice(*dice)
        .play()
    )
    return table.picks("isn-1", "activate:isn-torrent", "stop", "primary")


def test_CRT_01_and_SHC_19_a_star_counts_as_a_hit() -> None:
    table = against_so_bwa_tet(STAR).picks("isn-1", "so-bwa-tet-1")
    (attack,) = table.happened("attack")
    assert (attack["cell"], attack["hit"]) == ("*", True)
    assert table.shields("so-bwa-tet-1") == 0


def test_CRT_02_and_EC_14_with_shields_down_a_star_destroys_a_ship_whatever_the_strength_and_hull() -> None:
    table = (
        Scenario()
        .ship("isn-2", "f47-blue-hawks", at=["14,5"])
        .ship("wretch-2", "so-bwa-tet", at="14,3/14,2", shields=0)
        .turn("isn-2")
        .dice(STAR)
        .play()
    )
    table.picks("isn-2", "activate:f47-blue-hawks", "done", "f47-blue-hawks-1", "primary", "so-bwa-tet-1")
    assert not table.alive("so-bwa-tet-1")
    assert [happening["why"] for happening in table.happened("destroyed")] == ["critical"]
    assert [attack["critical"] for attack in table.happened("attack")] == [True]


def test_CRT_02_and_SHC_19_an_ordinary_hit_does_not_destroy_a_ship_with_shields_down() -> None:
    table = against_so_bwa_tet(HIT, shields=0).picks("isn-1", "so-bwa-tet-1")
    assert table.hull_damage("so-bwa-tet-1") == 2


def test_CRT_03_and_CRT_04_and_EC_01_with_shields_up_a_star_does_normal_damage_even_into_the_hull() -> None:
    table = against_so_bwa_tet(STAR, shields=1).picks("isn-1", "so-bwa-tet-1")
    assert (table.shields("so-bwa-tet-1"), table.hull_damage("so-bwa-tet-1")) == (0, 1)
    assert [(attack["cell"], attack["critical"]) for attack in table.happened("attack")] == [("*", False)]


def test_CRT_05_and_EC_02_and_SHC_19_the_next_star_destroys_the_ship() -> None:
    table = against_so_bwa_tet(STAR, STAR, shields=1).picks("isn-1", "so-bwa-tet-1", "so-bwa-tet-1")
    assert not table.alive("so-bwa-tet-1")


def test_CRT_03_and_EC_03_a_ship_is_destroyed_by_damage_when_the_overflow_reaches_its_hull_value() -> None:
    table = against_so_bwa_tet(STAR, shields=1, hull_damage=5).picks("isn-1", "so-bwa-tet-1")
    assert [happening["why"] for happening in table.happened("destroyed")] == ["attack"]


def test_CRT_06_in_a_squadron_only_the_ship_hit_is_destroyed() -> None:
    table = (
        Scenario()
        .ship("isn-1", "isn-torrent", at="14,5/14,6")
        .ship("wretch-1", "red-tougu", at=["14,3", "15,3", "16,3"], level="standard")
        .turn("isn-1")
        .dice("E5")
        .play()
    )
    table.picks("isn-1", "activate:isn-torrent", "stop", "primary", "red-tougu-2")
    assert [happening["why"] for happening in table.happened("destroyed")] == ["critical"]
    assert [table.alive(f"red-tougu-{n}") for n in (1, 2, 3)] == [True, False, True]


def test_CRT_07_direct_damage_never_scores_a_star() -> None:
    table = (
        Scenario()
        .ship("wretch-2", "so-bwa-tet", at="14,6/14,7", shields=0)
        .tile("debris-field", "14,5/15,5")
        .turn("wretch-2")
        .dice(4)
        .play()
    )
    table.picks("wretch-2", "activate:so-bwa-tet", "14,6>14,5")
    assert table.hull_damage("so-bwa-tet-1") == 1
    assert table.happened("attack") == []


def attack_in_cover(*dice: int | str) -> Table:
    """Attack So Bwa Tet, which has its shields down and is beside an asteroid."""
    table = (
        Scenario()
        .ship("isn-1", "isn-torrent", at="14,5/14,6")
        .ship("wretch-2", "so-bwa-tet", at="14,3/14,2", shields=0)
        .asteroid("15,1")
        .turn("isn-1")
        .dice(*dice)
        .play()
    )
    return table.picks("isn-1", "activate:isn-torrent", "stop", "primary", "so-bwa-tet-1")


def test_CRT_08_and_OBS_21_and_EC_15_a_star_turned_into_a_miss_by_cover_has_no_effect() -> None:
    table = attack_in_cover(STAR, 6)
    assert table.alive("so-bwa-tet-1")
    assert table.hull_damage("so-bwa-tet-1") == 0


def test_CRT_08_and_EC_16_a_star_still_counts_after_a_cover_roll_of_5() -> None:
    assert not attack_in_cover(STAR, 5).alive("so-bwa-tet-1")
