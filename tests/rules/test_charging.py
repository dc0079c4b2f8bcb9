"""Section 9a: weapons and charging."""

from __future__ import annotations

from tests.scenario import Scenario, Table

MISS = "A8"


def torrent_scene(*weapons: str) -> Scenario:
    """Return a scene with Torrent, its attached weapons, and Tes Kio two spaces away."""
    return (
        Scenario()
        .ship("isn-1", "isn-torrent", at="14,5/14,6", attached=weapons)
        .ship("wretch-2", "tes-kio", at="14,3/14,2")
        .turn("isn-1")
        .energy("isn", 10)
    )


def vapors_fate() -> Table:
    """Return a table with Vapor's Fate, which has a Plaxma Cannon, in its attack step and Everest in
    range."""
    table = (
        Scenario()
        .ship("wretch-1", "vapors-fate", at="14,0", attached=["lr5-plaxma-cannon"])
        .ship("isn-1", "isn-everest", at="14,4")
        .turn("wretch-1")
        .energy("wretch", 10)
        .dice("A8", "A8", "A8", "A8", "A8")
        .play()
    )
    return table.picks("wretch-1", "activate:vapors-fate", "stop")


def open_attack_step(scene: Scenario, seat: str = "isn-1", card: str = "isn-torrent") -> Table:
    """Activate the card, and open its attack step without moving."""
    return scene.play().picks(seat, f"activate:{card}", "stop")


def weapons_that_attacked(table: Table) -> list[str]:
    """Return the weapons that attacked, in order."""
    return [attack["weapon"] for attack in table.happened("attack")]


def test_CHG_01_and_SHC_07_a_ship_has_primary_and_secondary_weapons_and_attached_ones() -> None:
    table = vapors_fate()
    assert table.options("wretch-1") == ["primary", "secondary", "a1", "done"]
    for weapon, attacks in (("primary", 3), ("secondary", 1), ("a1", 1)):
        table.picks("wretch-1", weapon, *["isn-everest-1"] * attacks)
    assert [attack["name"] for attack in table.happened("attack")] == [
        *["Talon Guns"] * 3,
        "Hook Mortar",
        "LR5 Plaxma Cannon",
    ]


def test_CHG_02_a_player_charges_weapons_in_any_order() -> None:
    table = vapors_fate()
    table.picks("wretch-1", "a1", "isn-everest-1")
    table.picks("wretch-1", "secondary", "isn-everest-1")
    table.picks("wretch-1", "primary", "isn-everest-1", "isn-everest-1", "isn-everest-1")
    assert weapons_that_attacked(table) == ["a1", "secondary", "primary", "primary", "primary"]


def test_CHG_03_a_weapon_is_charged_before_it_makes_its_attacks() -> None:
    table = open_attack_step(torrent_scene("lr5-nuclear-warhead").dice(MISS, MISS, MISS))
    assert table.refuses("isn-1", "tes-kio-1")
    table.picks("isn-1", "primary")
    assert table.energy("isn") == 7
    table.picks("isn-1", "tes-kio-1", "tes-kio-1")
    assert table.asked("isn-1") == "weapon"
    table.picks("isn-1", "a1")
    assert table.energy("isn") == 4
    table.picks("isn-1", "tes-kio-1")
    assert weapons_that_attacked(table) == ["primary", "primary", "a1"]


def test_CHG_04_the_plaxma_cannon_on_so_bwa_tet_costs_2_and_attacks_once() -> None:
    scene = (
        Scenario()
        .ship("wretch-2", "so-bwa-tet", at="14,5/14,6", attached=["lr5-plaxma-cannon"])
        .ship("isn-1", "isn-torrent", at="14,3/14,2")
        .turn("wretch-2")
        .energy("wretch", 10)
        .dice(MISS)
    )
    table = open_attack_step(scene, "wretch-2", "so-bwa-tet").picks("wretch-2", "a1")
    assert table.energy("wretch") == 5
    table.picks("wretch-2", "isn-torrent-1")
    assert table.asked("wretch-2") == "weapon"


def test_CHG_05_a_weapon_finishes_its_attacks_before_another_is_charged() -> None:
    table = open_attack_step(torrent_scene("lr5-nuclear-warhead").dice(MISS)).picks(
        "isn-1", "primary", "tes-kio-1"
    )
    assert table.asked("isn-1") == "target"
    assert table.refuses("isn-1", "a1")


def test_CHG_06_a_weapon_is_charged_once_in_an_activation() -> None:
    table = open_attack_step(torrent_scene("lr5-nuclear-warhead").dice(MISS, MISS))
    table.picks("isn-1", "primary", "tes-kio-1", "tes-kio-1")
    assert table.options("isn-1") == ["a1", "done"]


def test_CHG_06_a_weapon_is_not_charged_again_after_another_weapon() -> None:
    table = open_attack_step(torrent_scene("lr5-nuclear-warhead")).picks(
        "isn-1", "primary", "hold", "a1", "hold"
    )
    assert table.asked("isn-1") == "action"


def test_CHG_06_a_weapon_is_charged_again_in_the_next_activation() -> None:
    scene = torrent_scene("lr5-nuclear-warhead").energy("isn", 20).order("isn-1", "wretch-2")
    table = open_attack_step(scene).picks("isn-1", "primary", "hold", "a1", "hold")
    table.ends_turn("isn-1", "wretch-2").picks("isn-1", "done", "done", "activate:isn-torrent", "stop")
    assert {"primary", "a1"} <= set(table.options("isn-1"))


def test_CHG_07_and_EC_93_unused_attacks_are_lost_with_the_next_charge() -> None:
    table = open_attack_step(torrent_scene("lr5-nuclear-warhead").dice(MISS)).picks(
        "isn-1", "primary", "tes-kio-1", "hold"
    )
    assert table.refuses("isn-1", "primary")
    table.picks("isn-1", "a1", "hold")
    assert table.asked("isn-1") == "action"
    assert weapons_that_attacked(table) == ["primary"]


def test_CHG_08_charging_is_paid_before_the_target_is_named() -> None:
    table = open_attack_step(torrent_scene("lr5-nuclear-warhead")).picks("isn-1", "a1")
    assert (table.asked("isn-1"), table.energy("isn")) == ("target", 4)
    table.picks("isn-1", "hold")
    assert table.energy("isn") == 4


def test_CHG_08r_and_EC_91_a_player_may_charge_a_weapon_without_a_target_and_is_warned() -> None:
    scene = (
        Scenario()
        .ship("isn-1", "isn-torrent", at="14,5/14,6", attached=["lr5-nuclear-warhead"])
        .ship("wretch-2", "tes-kio", at="14,-1/14,-2")
        .turn("isn-1")
        .energy("isn", 10)
    )
    table = open_attack_step(scene)
    charge = next(option for option in table.decision("isn-1").options if option.id == "a1")
    assert charge.text.args["targets"] == 0
    table.picks("isn-1", "a1")
    assert (table.asked("isn-1"), table.energy("isn")) == ("weapon", 4)
    assert table.refuses("isn-1", "a1")


def test_CHG_09_a_weapon_whose_charge_cannot_be_paid_cannot_be_charged() -> None:
    table = open_attack_step(torrent_scene("lr5-nuclear-warhead").energy("isn", 5))
    assert table.options("isn-1") == ["primary", "done"]
    assert open_attack_step(torrent_scene("lr5-nuclear-warhead").energy("isn", 6)).options("isn-1") == [
        "primary",
        "a1",
        "done",
    ]


def test_CHG_10_a_ship_may_use_all_its_weapons_whether_or_not_it_moved() -> None:
    table = open_attack_step(torrent_scene("lr5-nuclear-warhead"))
    assert table.options("isn-1") == ["primary", "a1", "done"]
    moving_table = torrent_scene("lr5-nuclear-warhead").play()
    moving_table.picks("isn-1", "activate:isn-torrent", "14,6>14,7", "stop")
    assert moving_table.options("isn-1") == ["primary", "a1", "done"]


def test_CHG_11_the_charge_cost_is_not_refunded_when_the_ship_is_lost_after_charging() -> None:
    table = (
        Scenario()
        .ship("isn-2", "f47-blue-hawks", at=["14,5"], attached=["sr2-twin-rocket-launchers"])
        .ship("wretch-1", "red-tougu", at=["14,3", "20,0"], hull_damage=1)
        .turn("isn-2")
        .energy("isn", 5)
        .dice("D5", 5)
        .play()
    )
    table.picks("isn-2", "activate:f47-blue-hawks", "done", "f47-blue-hawks-1", "a1", "red-tougu-1")
    assert not table.alive("f47-blue-hawks-1")
    assert table.asked("isn-2") == "action"
    assert table.energy("isn") == 2
