"""Section 8c: electronic countermeasures."""

from __future__ import annotations

import pytest

from engine.core.secret import Secret
from engine.galaxies.rules.control import take_over
from engine.galaxies.state import Orders
from tests.rules.support import run_rule
from tests.scenario import Scenario, Table

TES_KIO = "tes-kio-1"


def rook(position: str = "14,6") -> Scenario:
    """Return a scene with Rook's F-54 (1 shield, 2 hull) in mid-board on its player's turn."""
    return Scenario().ship("isn-2", "rooks-f54", at=position).turn("isn-2")


def rook_and_tes_kio(*dice: int) -> Table:
    """Return a table with Rook just activated, two spaces from the medium Tes Kio."""
    scene = rook().ship("wretch-2", "tes-kio", at="14,4/14,3").dice(*dice)
    return scene.play().picks("isn-2", "activate:rooks-f54")


def rook_and_chosh_ka(position: str = "14,6", *dice: int) -> Table:
    """Return a table with Rook just activated near the small Chosh Ka at 14,4."""
    scene = rook(position).ship("wretch-2", "chosh-ka", at="14,4").dice(*dice)
    return scene.play().picks("isn-2", "activate:rooks-f54")


def ecm_rolls(table: Table) -> list[tuple[str, str]]:
    """Return the roller and the target of each roll, in order."""
    return [(roll["source"], roll["ship"]) for roll in table.happened("roll") if roll["purpose"] == "ecm"]


def test_ECM_01_and_KEY_05_an_enemy_rolls_when_a_moving_ship_becomes_adjacent() -> None:
    table = rook().ship("wretch-2", "tes-kio", at="14,3/14,2").dice(1).play()
    table.picks("isn-2", "activate:rooks-f54", "14,5")
    assert ecm_rolls(table) == []
    table.picks("isn-2", "14,4")
    assert ecm_rolls(table) == [(TES_KIO, "rooks-f54-1")]


@pytest.mark.parametrize(("result", "is_damaged"), [(1, False), (4, False), (5, True), (8, True)])
def test_ECM_02_a_roll_of_5_or_more_damages_the_moving_ship(result: int, is_damaged: bool) -> None:
    table = rook_and_tes_kio(result).picks("isn-2", "14,5")
    assert (table.shields("rooks-f54-1") == 0) is is_damaged
    assert (table.hull_damage("rooks-f54-1") > 0) is is_damaged
    assert [(roll["needed"], roll["success"]) for roll in table.happened("roll")] == [(5, is_damaged)]


def test_ECM_02_and_CMP_08_the_number_die_has_eight_sides() -> None:
    with pytest.raises(AssertionError, match="a die of 8 cannot show 9"):
        rook_and_tes_kio(9).picks("isn-2", "14,5")


def torrent_beside(seat: str, card: str, position: str) -> Table:
    """Move Torrent (3 shields) next to an enemy that rolls 5."""
    scene = Scenario().ship("isn-1", "isn-torrent", at="14,6/14,7").ship(seat, card, at=position)
    table = scene.turn("isn-1").dice(5).play()
    return table.picks("isn-1", "activate:isn-torrent", "14,6>14,5")


def test_ECM_03_and_KEY_05_a_small_enemy_does_1_damage() -> None:
    assert torrent_beside("wretch-2", "chosh-ka", "14,4").shields("isn-torrent-1") == 2


def test_ECM_04_and_KEY_05_a_medium_enemy_does_2_damage() -> None:
    assert torrent_beside("wretch-2", "tes-kio", "14,4/14,3").shields("isn-torrent-1") == 1
    small = rook_and_tes_kio(5).picks("isn-2", "14,5")  # the enemy's size counts, not the mover's
    assert (small.shields("rooks-f54-1"), small.hull_damage("rooks-f54-1")) == (0, 1)


def test_ECM_05_and_KEY_05_a_large_enemy_does_3_damage() -> None:
    table = torrent_beside("wretch-1", "vapors-fate", "14,3")
    assert (table.shields("isn-torrent-1"), table.hull_damage("isn-torrent-1")) == (0, 0)


def test_ECM_06_and_EC_18_ecm_damage_is_direct_damage_and_not_an_attack() -> None:
    table = rook().ship("wretch-2", "tes-kio", at="14,4/14,3").asteroid("12,6").dice(8).play()
    table.picks("isn-2", "activate:rooks-f54", "14,5")
    assert (table.shields("rooks-f54-1"), table.hull_damage("rooks-f54-1")) == (0, 1)
    assert table.happened("attack") == []
    (damage,) = table.happened("damage")
    assert (damage["source"], damage["type"]) == ("ecm", "ecm")


def test_ECM_07_ecm_is_rolled_and_resolved_during_the_movement() -> None:
    table = rook_and_tes_kio(5).picks("isn-2", "14,5")
    assert table.asked("isn-2") == "move"
    assert table.shields("rooks-f54-1") == 0


def test_ECM_08_a_ship_launched_next_to_an_enemy_causes_no_ecm() -> None:
    table = Scenario().ship("wretch-2", "tes-kio", at="14,8/14,7").turn("isn-2", "deploy").play()
    table.picks("isn-2", "launch:rooks-f54", "14,9")
    assert table.where("rooks-f54-1") == "14,9"
    assert ecm_rolls(table) == []


def test_ECM_09_and_EC_69_a_ship_placed_next_to_enemies_causes_no_ecm() -> None:
    table = (
        rook("14,6")
        .tile("warp-gate", "14,6/14,7")
        .ship("wretch-2", "chosh-ka", at="14,4")
        .ship("wretch-1", "red-fuvu", at=["14,2", "15,2", "13,3"])
        .play()
    )
    table.picks("isn-2", "activate:rooks-f54", "warp", "14,3")
    assert table.where("rooks-f54-1") == "14,3"
    assert ecm_rolls(table) == []


def test_ECM_09_a_ship_that_a_ship_power_places_causes_no_ecm() -> None:
    table = (
        Scenario()
        .ship("wretch-2", "chosh-ka", at="14,6")
        .ship("isn-1", "isn-torrent", at="14,3/14,2")
        .turn("wretch-2")
        .play()
    )
    table.picks("wretch-2", "activate:chosh-ka", "stop", "done", "14,4")
    assert table.where("chosh-ka-1") == "14,4"
    assert ecm_rolls(table) == []


def test_ECM_10_one_movement_can_trigger_several_enemies_one_after_another() -> None:
    table = (
        rook()
        .ship("wretch-2", "chosh-ka", at="13,4")
        .ship("wretch-2", "tes-kio", at="16,2/16,1")
        .dice(1, 1)
        .play()
    )
    table.picks("isn-2", "activate:rooks-f54", "14,5", "14,4")
    assert ecm_rolls(table) == [("chosh-ka-1", "rooks-f54-1")]
    table.picks("isn-2", "15,3")
    assert ecm_rolls(table) == [("chosh-ka-1", "rooks-f54-1"), (TES_KIO, "rooks-f54-1")]


def test_ECM_11_and_EC_66_a_ship_that_stays_adjacent_causes_no_new_roll() -> None:
    table = rook_and_chosh_ka("14,6", 1).picks("isn-2", "14,5", "15,4", "15,3", "14,3", "13,4")
    assert table.where("rooks-f54-1") == "13,4"
    assert ecm_rolls(table) == [("chosh-ka-1", "rooks-f54-1")]


def test_ECM_11_large_ships_that_stay_next_to_each_other_cause_no_new_roll() -> None:
    scene = Scenario().ship("isn-1", "isn-everest", at="14,8").ship("wretch-1", "vapors-fate", at="14,3")
    table = scene.energy("isn", 20).turn("isn-1").dice(1).play()
    table.picks("isn-1", "activate:isn-everest", "14,7", "14,6")
    rolls = ecm_rolls(table)
    assert len(rolls) == 1
    step = next(space for space in table.options("isn-1") if space in ("13,6", "13,7", "15,5", "13,5"))
    table.picks("isn-1", step)
    assert ecm_rolls(table) == rolls


def test_ECM_12_and_ECM_12r_and_EC_67_a_ship_that_flies_over_an_enemy_stays_adjacent_to_it() -> None:
    table = rook_and_chosh_ka("14,6", 1).picks("isn-2", "14,5", "14,4", "14,3", "14,2")
    assert ecm_rolls(table) == [("chosh-ka-1", "rooks-f54-1")]


def test_ECM_13_and_ECM_13r_and_EC_68_a_ship_that_leaves_and_comes_back_causes_a_new_roll() -> None:
    table = rook_and_chosh_ka("14,6", 1, 2).picks("isn-2", "14,5", "14,6", "14,5")
    assert ecm_rolls(table) == [("chosh-ka-1", "rooks-f54-1")] * 2


def test_ECM_14_a_ship_that_begins_adjacent_causes_no_roll_by_staying_or_leaving() -> None:
    table = rook_and_chosh_ka("14,5").picks("isn-2", "15,4", "15,5", "stop")
    assert table.where("rooks-f54-1") == "15,5"
    assert ecm_rolls(table) == []


def test_ECM_14_and_EC_57_a_ship_launched_next_to_an_enemy_may_move_along_it_without_a_roll() -> None:
    table = Scenario().ship("wretch-2", "tes-kio", at="14,8/14,7").turn("isn-2", "deploy").play()
    table.picks("isn-2", "launch:rooks-f54", "14,9", "done", "activate:rooks-f54", "15,8", "15,7", "stop")
    assert table.where("rooks-f54-1") == "15,7"
    assert ecm_rolls(table) == []


def test_ECM_15_and_SQN_08_each_moving_squadron_ship_is_checked_separately() -> None:
    scene = Scenario().ship("isn-2", "f47-blue-hawks", at=["14,6", "15,5", "20,0"]).turn("isn-2")
    table = scene.ship("wretch-2", "tes-kio", at="14,4/14,3").dice(1, 2).play()
    table.picks("isn-2", "activate:f47-blue-hawks", "f47-blue-hawks-1", "14,5", "stop")
    table.picks("isn-2", "f47-blue-hawks-2", "15,4", "stop")
    assert ecm_rolls(table) == [(TES_KIO, "f47-blue-hawks-1"), (TES_KIO, "f47-blue-hawks-2")]


def test_ECM_16_and_ECM_16r_each_enemy_squadron_ship_rolls_separately() -> None:
    table = rook().ship("wretch-1", "red-fuvu", at=["14,4", "15,4", "16,3"]).dice(5, 5).play()
    table.picks("isn-2", "activate:rooks-f54", "14,5")
    assert ecm_rolls(table) == [("red-fuvu-1", "rooks-f54-1"), ("red-fuvu-2", "rooks-f54-1")]
    assert (table.shields("rooks-f54-1"), table.hull_damage("rooks-f54-1")) == (0, 1)


def test_ECM_17_ships_of_the_same_player_or_an_ally_cause_no_ecm() -> None:
    table = (
        rook()
        .ship("isn-2", "isn-barrage", at="14,4/14,3")
        .ship("isn-1", "isn-torrent", at="15,4/16,3")
        .play()
    )
    table.picks("isn-2", "activate:rooks-f54", "14,5", "stop")
    assert ecm_rolls(table) == []


def test_ECM_18_only_the_moving_ship_can_take_damage() -> None:
    table = rook_and_tes_kio(8).picks("isn-2", "14,5", "stop")
    assert ecm_rolls(table) == [(TES_KIO, "rooks-f54-1")]
    assert [damage["ship"] for damage in table.happened("damage")] == ["rooks-f54-1"]


def test_ECM_19_and_ECM_19r_ecm_is_rolled_without_asking_the_enemy() -> None:
    table = rook_and_tes_kio(5).picks("isn-2", "14,5")
    assert ecm_rolls(table) == [(TES_KIO, "rooks-f54-1")]
    assert table.asked("wretch-2") is None


def test_ECM_19r_a_player_may_hold_ecm_in_advance_and_nobody_else_learns_it() -> None:
    table = rook_and_tes_kio().orders("wretch-2", "hold-ecm:tes-kio")
    assert table.happened("order-changed") == []
    table.picks("isn-2", "14,5")
    assert ecm_rolls(table) == []


def taken_tes_kio_scene(*held_ecm: str) -> Scenario:
    """Return a scene in which Chosh Ka is to pass the Tes Kio that isn-1 has taken. wretch-2 has waived ECM
    with these cards."""
    scene = (
        Scenario().ship("wretch-2", "tes-kio", at="14,6/14,7").ship("isn-1", "isn-torrent", at="20,3/20,2")
    )
    run_rule(take_over(scene.state, "tes-kio", "isn-1"), scene)
    scene.state.seats["wretch-2"].orders = Secret(Orders(hold_ecm=list(held_ecm)), ("wretch-2",))
    return scene.ship("wretch-2", "chosh-ka", at="14,4").turn("wretch-2")


def test_ECM_19_a_player_who_has_lost_a_ship_cannot_hold_its_ecm() -> None:
    table = taken_tes_kio_scene("tes-kio").dice(1).play().picks("wretch-2", "activate:chosh-ka", "14,5")
    assert ecm_rolls(table) == [(TES_KIO, "chosh-ka-1")]


def test_ECM_19_a_player_who_has_taken_a_ship_may_hold_its_ecm() -> None:
    table = taken_tes_kio_scene().play().orders("isn-1", "hold-ecm:tes-kio")
    assert ecm_rolls(table.picks("wretch-2", "activate:chosh-ka", "14,5")) == []


def test_ECM_19r_an_order_to_hold_ecm_covers_one_ship_card_until_it_is_cancelled() -> None:
    scene = rook().ship("wretch-2", "tes-kio", at="14,4/14,3").ship("wretch-2", "chosh-ka", at="15,4")
    table = scene.dice(1, 2).play().orders("wretch-2", "hold-ecm:tes-kio")
    table.picks("isn-2", "activate:rooks-f54", "14,5")
    assert ecm_rolls(table) == [("chosh-ka-1", "rooks-f54-1")]
    table.orders("wretch-2", "hold-ecm:tes-kio", on=False).picks("isn-2", "13,6", "13,5")
    assert ecm_rolls(table) == [("chosh-ka-1", "rooks-f54-1"), (TES_KIO, "rooks-f54-1")]


def test_ECM_19r_an_order_to_hold_ecm_covers_all_ships_of_a_squadron() -> None:
    scene = rook().ship("wretch-1", "red-fuvu", at=["14,4", "13,5", "15,4"])
    table = scene.play().orders("wretch-1", "hold-ecm:red-fuvu")
    table.picks("isn-2", "activate:rooks-f54", "14,5")
    assert ecm_rolls(table) == []


def test_ECM_19r_a_player_may_hold_ecm_for_several_ship_cards_and_in_later_turns() -> None:
    scene = rook().ship("wretch-2", "tes-kio", at="14,4/14,3").ship("wretch-2", "chosh-ka", at="15,4")
    table = scene.order("isn-2", "wretch-1", "wretch-2", "isn-1").play()
    table.orders("wretch-2", "hold-ecm:tes-kio").orders("wretch-2", "hold-ecm:chosh-ka")
    table.ends_turn("isn-2", "wretch-1", "wretch-2", "isn-1")
    table.picks("isn-2", "done", "done", "activate:rooks-f54", "14,5")
    assert ecm_rolls(table) == []


def test_ECM_20_and_ECM_20r_and_EC_65_several_simultaneous_rolls_go_by_size_and_then_by_name() -> None:
    table = (
        Scenario()
        .ship("isn-2", "rooks-f54", at="13,6")
        .ship("isn-2", "f47-blue-hawks", at=["15,5", "20,0", "21,0"])
        .ship("isn-1", "isn-everest", at="14,4")
        .ship("wretch-2", "tes-kio", at="14,7/14,8")
        .turn("wretch-2")
        .dice(5, 6, 7)
        .play()
    )
    table.picks("wretch-2", "activate:tes-kio", "14,7>14,6")
    assert [source for source, _ in ecm_rolls(table)] == ["isn-everest-1", "f47-blue-hawks-1", "rooks-f54-1"]
    assert (table.shields(TES_KIO), table.hull_damage(TES_KIO)) == (0, 2)


def test_ECM_20r_large_ships_roll_before_medium_ones_and_those_before_small_ones() -> None:
    table = (
        Scenario()
        .ship("isn-2", "f47-blue-hawks", at=["15,5", "20,0", "21,0"])
        .ship("isn-2", "isn-barrage", at="13,6/12,7")
        .ship("isn-1", "isn-everest", at="14,4")
        .ship("wretch-2", "tes-kio", at="14,7/14,8")
        .turn("wretch-2")
        .dice(1, 2, 3)
        .play()
    )
    table.picks("wretch-2", "activate:tes-kio", "14,7>14,6")
    assert [source for source, _ in ecm_rolls(table)] == [
        "isn-everest-1",
        "isn-barrage-1",
        "f47-blue-hawks-1",
    ]


def test_ECM_20_the_remaining_rolls_are_dropped_when_the_moving_ship_is_destroyed() -> None:
    table = (
        Scenario()
        .ship("isn-2", "rooks-f54", at="13,6")
        .ship("isn-1", "isn-everest", at="14,4")
        .ship("wretch-1", "red-fuvu", at=["14,7", "20,0", "21,0"])
        .turn("wretch-1")
        .dice(5)
        .play()
    )
    table.picks("wretch-1", "activate:red-fuvu", "red-fuvu-1", "14,6")
    assert not table.alive("red-fuvu-1")
    assert [source for source, _ in ecm_rolls(table)] == ["isn-everest-1"]


def test_ECM_21_and_ECM_21r_debris_is_rolled_for_before_ecm() -> None:
    table = rook().tile("debris-field", "14,5/15,5").ship("wretch-2", "tes-kio", at="14,4/14,3")
    table_after_activation = table.dice(7, 4).play().picks("isn-2", "activate:rooks-f54", "14,5")
    assert [roll["purpose"] for roll in table_after_activation.happened("roll")] == ["debris", "ecm"]


def test_ECM_21_a_ship_destroyed_by_debris_causes_no_ecm() -> None:
    scene = Scenario().ship("isn-2", "f47-blue-hawks", at=["14,6", "20,0", "21,0"], shields=0, hull_damage=0)
    scene.tile("debris-field", "14,5/15,5").ship("wretch-2", "tes-kio", at="14,4/14,3").turn("isn-2")
    table = scene.dice(6).play().picks("isn-2", "activate:f47-blue-hawks", "f47-blue-hawks-1", "14,5")
    assert not table.alive("f47-blue-hawks-1")
    assert [roll["purpose"] for roll in table.happened("roll")] == ["debris"]


def test_ECM_22_and_EC_72_and_EC_80_the_other_ships_of_a_squadron_still_move_after_one_is_destroyed() -> None:
    table = (
        Scenario()
        .ship("isn-2", "f47-blue-hawks", at=["14,6", "16,5", "17,5"])
        .ship("isn-2", "rooks-f54", at="14,5")
        .ship("wretch-2", "chosh-ka", at="14,4")
        .turn("isn-2")
        .dice(5, "A8")
        .play()
    )
    table.picks("isn-2", "activate:f47-blue-hawks", "f47-blue-hawks-1", "14,5")
    assert not table.alive("f47-blue-hawks-1")
    assert (table.where("rooks-f54-1"), table.shields("rooks-f54-1")) == ("14,5", 1)
    table.picks("isn-2", "f47-blue-hawks-2", "16,4", "stop", "done")
    table.picks("isn-2", "f47-blue-hawks-2", "primary", "chosh-ka-1")
    assert [attack["attacker"] for attack in table.happened("attack")] == ["f47-blue-hawks-2"]


def test_ECM_23_unlaunched_and_transported_enemies_cause_none() -> None:
    table = (
        Scenario()
        .ship("isn-2", "isn-barrage", at="14,4/14,3", cargo=["rooks-f54"])
        .ship("wretch-2", "tes-kio", at="14,6/14,7")
        .turn("wretch-2")
        .dice(4)
        .play()
    )
    table.picks("wretch-2", "activate:tes-kio", "14,6>14,5", "stop")
    assert ecm_rolls(table) == [("isn-barrage-1", TES_KIO)]
