"""Section 9c: attacks and hit charts."""

from __future__ import annotations

from typing import Any

import pytest

from tests.scenario import Scenario, Table

MISS = "A8"


def torrent_against(card: str = "tes-kio", seat: str = "wretch-2", **pegs: Any) -> Scenario:
    """Return a scene with Torrent, which has two attacks of strength 2, and a medium enemy two spaces
    away."""
    return (
        Scenario()
        .ship("isn-1", "isn-torrent", at="14,5/14,6")
        .ship(seat, card, at="14,3/14,2", **pegs)
        .turn("isn-1")
    )


def charge_primary(scene: Scenario) -> Table:
    """Activate Torrent without moving it, and charge its primary weapon."""
    return scene.play().picks("isn-1", "activate:isn-torrent", "stop", "primary")


def test_ATK_01_an_attack_is_one_roll_of_both_coordinate_dice() -> None:
    table = charge_primary(torrent_against().dice("C2", MISS)).picks("isn-1", "tes-kio-1", "tes-kio-1")
    assert [attack["coordinate"] for attack in table.happened("attack")] == ["C2", "A8"]


@pytest.mark.parametrize(("dice", "die"), [((11, 1), 10), ((10, 9), 8)])
def test_ATK_01_and_CMP_08_the_letter_die_has_ten_sides_and_the_number_die_eight(
    dice: tuple[int, int], die: int
) -> None:
    table = charge_primary(torrent_against().dice(*dice))
    with pytest.raises(AssertionError, match=f"a die of {die} cannot show"):
        table.picks("isn-1", "tes-kio-1")


@pytest.mark.parametrize(
    ("coordinate", "is_hit"),
    [("C1", True), ("B1", False), ("B2", True), ("E2", False), ("A4", True), ("J4", False)],
)
def test_ATK_02_and_CMP_08r_and_SHC_19_a_coordinate_is_looked_up_on_the_targets_chart(
    coordinate: str, is_hit: bool
) -> None:
    table = charge_primary(torrent_against().dice(coordinate)).picks("isn-1", "tes-kio-1")
    assert (table.shields("tes-kio-1") < 3) is is_hit


@pytest.mark.parametrize(("level", "alive"), [("standard", False), ("veteran", True)])
def test_ATK_03_the_chart_of_the_targets_own_version_counts(level: str, alive: bool) -> None:
    table = charge_primary(torrent_against(level=level, shields=0).dice("D4")).picks("isn-1", "tes-kio-1")
    assert table.alive("tes-kio-1") is alive


def test_ATK_04_a_hit_deals_the_weapons_strength() -> None:
    table = charge_primary(torrent_against().dice("C1")).picks("isn-1", "tes-kio-1")
    assert (table.shields("tes-kio-1"), table.hull_damage("tes-kio-1")) == (1, 0)
    assert [attack["hit"] for attack in table.happened("settled")] == [True]


def test_ATK_02_the_cells_that_were_hit_stay_marked_on_the_chart_for_everybody() -> None:
    """Each cell is marked once, in the order of the hits. Misses leave no mark."""
    table = charge_primary(torrent_against().dice("C1", MISS)).picks("isn-1", "tes-kio-1", "tes-kio-1")
    marks = [table.view(seat)["ship_cards"]["tes-kio"]["struck"] for seat in ("isn-1", "isn-2", "wretch-2")]
    assert marks == [["C1"]] * 3
    assert "struck" not in table.view("isn-1")["ship_cards"]["isn-torrent"]


def test_ATK_05_a_miss_does_nothing() -> None:
    table = charge_primary(torrent_against().dice(MISS)).picks("isn-1", "tes-kio-1")
    assert table.shields("tes-kio-1") == 3
    assert table.happened("damage") == []
    assert [(attack["hit"], attack["why"]) for attack in table.happened("settled")] == [(False, "chart")]


def test_ATK_06_a_player_may_make_fewer_attacks_than_the_weapon_has() -> None:
    table = charge_primary(torrent_against().dice(MISS)).picks("isn-1", "tes-kio-1")
    assert "hold" in table.options("isn-1")
    table.picks("isn-1", "hold")
    assert len(table.happened("attack")) == 1
    assert table.asked("isn-1") == "action"


def test_ATK_06_a_player_cannot_make_more_attacks_than_the_weapon_has() -> None:
    table = charge_primary(torrent_against().dice(MISS, MISS)).picks("isn-1", "tes-kio-1", "tes-kio-1")
    assert table.asked("isn-1") == "action"


def test_NRG_13_and_NRG_13r_a_player_may_discard_cards_for_energy_between_two_attacks() -> None:
    scene = torrent_against().hand("isn-1", "erin-cho", "erin-cho").dice(MISS)
    table = charge_primary(scene).picks("isn-1", "tes-kio-1")
    before = table.energy("isn")
    table.picks("isn-1", "discard", ["h1"])
    assert (table.asked("isn-1"), table.energy("isn")) == ("target", before + 1)
    assert table.options("isn-1") == ["tes-kio-1", "hold", "discard"]


def test_ATK_07_each_attack_is_resolved_before_the_next_is_declared() -> None:
    scene = torrent_against(shields=0, hull_damage=4).ship("wretch-1", "red-fuvu", at=["15,3"]).dice("C1")
    table = charge_primary(scene).picks("isn-1", "tes-kio-1")
    assert not table.alive("tes-kio-1")
    assert table.options("isn-1") == ["red-fuvu-1", "hold"]


def test_ATK_08_and_SHC_19_a_special_location_does_what_the_card_says() -> None:
    table = (
        Scenario()
        .ship("wretch-2", "so-bwa-tet", at="14,5/14,6", level="standard")
        .ship("isn-2", "isn-barrage", at="14,3/14,2", shields=0)
        .turn("wretch-2")
        .dice("H4", "B4")
        .play()
    )
    table.picks("wretch-2", "activate:so-bwa-tet", "stop", "primary", "isn-barrage-1")
    assert table.hull_damage("isn-barrage-1") == 3
    table.picks("wretch-2", "isn-barrage-1")
    assert not table.alive("isn-barrage-1")


def test_ATK_08_another_special_location_costs_its_controller_energy() -> None:
    table = charge_primary(torrent_against().energy("wretch", 9).dice("G4", "F4"))
    table.picks("isn-1", "tes-kio-1")
    assert table.energy("wretch") == 8
    table.picks("isn-1", "tes-kio-1")
    assert table.energy("wretch") == 8


def test_ATK_09_and_ATK_09r_the_server_reads_the_chart_and_shows_everybody_the_result() -> None:
    table = charge_primary(torrent_against().dice("C1")).picks("isn-1", "tes-kio-1")
    (attack,) = table.happened("attack")
    assert (attack["coordinate"], attack["cell"], attack["hit"]) == ("C1", "#", True)
    assert table.asked("wretch-2") is None


def test_ATK_10_there_is_no_counter_attack() -> None:
    table = charge_primary(torrent_against().dice("C1", MISS)).picks("isn-1", "tes-kio-1", "tes-kio-1")
    assert {attack["attacker"] for attack in table.happened("attack")} == {"isn-torrent-1"}
    assert [table.asked(seat) for seat in ("wretch-1", "wretch-2")] == [None, None]
    assert table.shields("isn-torrent-1") == 3
