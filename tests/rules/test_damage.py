"""Chapter 10: damage kinds."""

from __future__ import annotations

from typing import Any

import pytest

from engine.galaxies.events import Damage
from engine.galaxies.rules.damage import deal_damage
from tests.rules.support import run_rule
from tests.scenario import Scenario, Table

MISS = "A8"
TORRENT = "isn-torrent-1"


def pegs_after_damage(
    amount: int, kind: str = "plain", card: str = "isn-torrent", type: str = "", **pegs: Any
) -> tuple[int, int]:
    """Deal direct damage to Torrent (hull 4) or Tes Kio (hull 6). Return the blue and red pegs, -1 for a lost
    ship."""
    scene = Scenario().ship("isn-1" if card == "isn-torrent" else "wretch-2", card, at="14,5/14,6", **pegs)
    run_rule(deal_damage(scene.state, [Damage(f"{card}-1", amount, "test", kind, type)]), scene)
    ship = scene.state.ships.get(f"{card}-1")
    return (ship.shields, ship.hull_damage) if ship else (-1, -1)


def attack_with_torrent(*dice: int | str, card: str = "tes-kio", **pegs: Any) -> Table:
    """Let Torrent, strength 2, attack a medium ship two spaces away, once for each roll."""
    table = (
        Scenario()
        .ship("isn-1", "isn-torrent", at="14,5/14,6")
        .ship("wretch-2", card, at="14,3/14,2", **pegs)
        .turn("isn-1")
        .dice(*dice)
        .play()
    )
    table.picks("isn-1", "activate:isn-torrent", "stop", "primary")
    return table.picks("isn-1", *[f"{card}-1"] * len(dice))


@pytest.mark.parametrize(("shields", "alive"), [(0, False), (1, True), (2, True)])
def test_DMG_01_and_KEY_09_shields_are_up_with_a_blue_peg_and_down_without(shields: int, alive: bool) -> None:
    table = attack_with_torrent("D4", card="so-bwa-tet", shields=shields)
    assert table.alive("so-bwa-tet-1") is alive


@pytest.mark.parametrize(("shields", "after"), [(3, (1, 0)), (2, (0, 0)), (1, (0, 1)), (0, (0, 2))])
def test_DMG_02_and_CMP_09_and_CMP_10_normal_damage_first_removes_blue_pegs_and_then_adds_red_ones(
    shields: int, after: tuple[int, int]
) -> None:
    table = attack_with_torrent("C1", shields=shields)
    assert (table.shields("tes-kio-1"), table.hull_damage("tes-kio-1")) == after


def test_DMG_03_one_attack_can_cross_from_shields_into_the_hull() -> None:
    table = attack_with_torrent("C1", shields=1)
    assert (table.shields("tes-kio-1"), table.hull_damage("tes-kio-1")) == (0, 1)


def limpet_scene() -> Scenario:
    """Return a scene with Chosh Ka, which has two shields, beside Torrent."""
    scene = Scenario().ship("wretch-2", "chosh-ka", at="14,4").ship("isn-1", "isn-torrent", at="14,5/14,6")
    return scene.turn("wretch-2").energy("isn", 10)


def test_DMG_04_direct_damage_from_a_power_is_not_an_attack() -> None:
    table = limpet_scene().dice(4).play().picks("wretch-2", "activate:chosh-ka", "stop", TORRENT)
    assert table.shields(TORRENT) == 2
    assert table.happened("attack") == []
    assert table.happened("settled") == []


def test_DMG_05_responses_to_attacks_do_not_respond_to_direct_damage() -> None:
    table = limpet_scene().hand("isn-1", "sparrow-cover-fire").dice(4, "B4").play()
    table.picks("wretch-2", "activate:chosh-ka").picks("isn-1", "pass").picks("wretch-2", "stop", TORRENT)
    assert table.shields(TORRENT) == 2
    assert table.asked("isn-1") is None
    table.picks("wretch-2", "primary", TORRENT)
    assert table.asked("isn-1") == "respond"


def test_DMG_05_and_EC_09_a_power_that_works_on_hits_does_not_work_with_ecm() -> None:
    table = (
        Scenario()
        .ship("isn-2", "rooks-f54", at="14,6")
        .ship("wretch-1", "red-fuvu", at=["14,4", "20,0"])
        .turn("isn-2")
        .energy("wretch", 9)
        .dice(5)
        .play()
    )
    table.picks("isn-2", "activate:rooks-f54", "14,5")
    assert (table.shields("rooks-f54-1"), table.energy("wretch")) == (0, 9)


def test_DMG_06_and_EC_07_direct_damage_removes_shields_first_and_then_damages_the_hull() -> None:
    assert pegs_after_damage(3, shields=1) == (0, 2)


def test_DMG_07_and_EC_05_direct_shield_damage_removes_blue_pegs_and_the_excess_is_lost() -> None:
    assert pegs_after_damage(4, "shield", shields=2) == (0, 0)


def test_DMG_08_and_EC_06_direct_shield_damage_does_nothing_when_shields_are_down() -> None:
    assert pegs_after_damage(4, "shield", shields=0, hull_damage=1) == (0, 1)


def test_DMG_09_direct_hull_damage_leaves_the_shields_alone() -> None:
    assert pegs_after_damage(2, "hull", shields=3) == (3, 2)


def test_DMG_10_and_EC_04_a_ship_can_be_lost_with_its_shields_up() -> None:
    assert pegs_after_damage(2, "hull", shields=3, hull_damage=1) == (3, 3)
    assert pegs_after_damage(3, "hull", shields=3, hull_damage=1) == (-1, -1)


@pytest.mark.parametrize("type", ["", "pulse", "vecton", "debris", "ecm", "asteroid"])
def test_DMG_11_a_damage_type_alone_changes_nothing(type: str) -> None:
    assert pegs_after_damage(3, type=type, shields=1) == (0, 2)


def test_KEY_04_kinds_of_direct_damage_may_have_types() -> None:
    assert pegs_after_damage(1, "shield", type="vecton", shields=2) == (1, 0)
    assert pegs_after_damage(1, "hull", type="boarding", shields=2) == (2, 1)


@pytest.mark.parametrize(("type", "after"), [("pulse", (0, 1)), ("vecton", (0, 0)), ("ecm", (0, 0))])
def test_DMG_12_a_weakness_applies_only_to_its_own_damage_type(type: str, after: tuple[int, int]) -> None:
    assert pegs_after_damage(1, type=type, card="tes-kio", shields=1) == after


def test_DMG_13_and_EC_08_vecton_damage_to_everest_is_ordinary_shield_damage() -> None:
    table = (
        Scenario()
        .ship("wretch-1", "red-fuvu", at=["14,1"])
        .ship("isn-1", "isn-everest", at="14,4", shields=1)
        .turn("wretch-1")
        .dice("A4")
        .play()
    )
    table.picks("wretch-1", "activate:red-fuvu", "done", "red-fuvu-1", "primary", "isn-everest-1")
    assert [(d["type"], d["shields"], d["hull"]) for d in table.happened("damage")] == [
        ("vecton", 1, 0),
        ("", 0, 1),
    ]


def test_DMG_14_only_the_ship_that_was_hit_takes_the_damage() -> None:
    table = (
        Scenario()
        .ship("isn-1", "isn-torrent", at="14,5/14,6")
        .ship("wretch-1", "red-tougu", at=["14,3", "15,3", "16,3"], level="standard")
        .turn("isn-1")
        .dice("D6", "D6")
        .play()
    )
    table.picks("isn-1", "activate:isn-torrent", "stop", "primary", "red-tougu-2")
    assert [table.alive(f"red-tougu-{n}") for n in (1, 2, 3)] == [True, False, True]
    table.picks("isn-1", "red-tougu-1")
    assert table.hull_damage("red-tougu-3") == 0


def test_DMG_15_and_DMG_15r_no_ship_is_repaired_by_itself() -> None:
    table = (
        Scenario()
        .ship("isn-1", "isn-torrent", at="14,5/14,6", shields=1, hull_damage=2)
        .ship("wretch-2", "tes-kio", at="14,-3/14,-4", shields=0, hull_damage=3)
        .turn("isn-1", "energy")
        .order("isn-1", "wretch-2")
        .play()
        .ends_turn("isn-1", "wretch-2", "isn-1")
    )
    assert (table.shields(TORRENT), table.hull_damage(TORRENT)) == (1, 2)
    assert (table.shields("tes-kio-1"), table.hull_damage("tes-kio-1")) == (0, 3)


def test_DMG_16_damage_beyond_the_hull_value_is_ignored() -> None:
    table = attack_with_torrent("C1", shields=0, hull_damage=5)
    assert not table.alive("tes-kio-1")
    assert [(d["hull"], d["now"]["hull_damage"]) for d in table.happened("damage")] == [(1, 6)]
