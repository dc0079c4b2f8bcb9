"""Section 7 of the ledger: launching ship cards and loading holds."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from engine.core.secret import Secret
from engine.galaxies import hexes as hx
from engine.galaxies.catalogue import load_catalogue
from engine.galaxies.facts import GalaxiesFact, PowerUsed
from engine.galaxies.rules.cards import possible_hosts
from engine.galaxies.rules.control import take_over
from engine.galaxies.rules.destruction import destroy
from engine.galaxies.rules.holds import could_load, hold_spaces, may_load
from engine.galaxies.rules.holds import legal_loads as possible_loads
from engine.galaxies.rules.launching import launch
from engine.galaxies.rules.starting import place_first_ships
from tests.edition import stored_edition
from tests.rules.support import HIGHEST, initial_state, run_rule, start_match
from tests.scenario import Scenario, Table

EVEREST = {"seat": "isn-1", "card": "isn-everest", "at": "14,5"}
BARRAGE = {"seat": "isn-2", "card": "isn-barrage", "at": "14,5/14,6"}
HAWKS = ["f47-blue-hawks-1", "f47-blue-hawks-2", "f47-blue-hawks-3"]


def deploy_scene(seat: str = "isn-2") -> Scenario:
    return Scenario().energy("isn", 30).energy("wretch", 40).turn(seat, "deploy")


def fill_zone(scene: Scenario, *free_spaces: str) -> Scenario:
    """Cover the ISN zone with rocks except for these spaces."""
    zone = stored_edition().layouts["wide"].zones["south"]
    rocks = "/".join(hx.space_name(h) for h in zone if hx.space_name(h) not in free_spaces)
    return scene.tile("asteroid", rocks)


# Launching


def test_DEP_01_and_SHC_17_a_launch_costs_the_launch_cost() -> None:
    table = deploy_scene().energy("isn", 4).play()
    table.picks("isn-2", "launch:rooks-f54", "14,9")
    assert table.energy("isn") == 0
    assert table.where("rooks-f54-1") == "14,9"


def test_DEP_01_all_ship_cards_behind_the_screen_can_be_launched() -> None:
    launches = ["isn-barrage", "f47-blue-hawks", "rooks-f54", "f51-blue-sparrows"]
    assert deploy_scene().play().options("isn-2") == [*(f"launch:{card}" for card in launches), "done"]


def test_DEP_02_and_DEP_03_ships_launched_from_behind_the_screen_start_in_the_players_own_zone() -> None:
    table = deploy_scene().play().picks("isn-2", "launch:rooks-f54")
    places = table.options("isn-2")
    assert len(places) == 63
    assert "14,9" in places
    assert "14,8" not in places  # a row in front of the zone
    assert "14,-5" not in places  # the Wretch zone


def test_DEP_03_the_ship_card_lies_face_up_after_the_launch() -> None:
    table = deploy_scene().play().picks("isn-2", "launch:rooks-f54", "14,9")
    (launched,) = table.happened("launched")
    assert (launched["seat"], launched["ship_card"], launched["level"]) == ("isn-2", "rooks-f54", "standard")
    assert table.view("wretch-1")["ship_cards"]["rooks-f54"]["seat"] == "isn-2"
    assert "rooks-f54" not in table.view("isn-2")["screen"]


def test_DEP_04_and_EC_55_a_medium_ship_needs_only_one_space_of_its_base_in_the_zone() -> None:
    table = deploy_scene().play().picks("isn-2", "launch:isn-barrage")
    assert "14,8/14,9" in table.options("isn-2")
    assert "14,7/14,8" not in table.options("isn-2")


def test_DEP_04_a_large_ship_needs_only_one_space_of_its_base_in_the_zone() -> None:
    table = deploy_scene("isn-1").play().picks("isn-1", "launch:isn-everest")
    assert "14,8" in table.options(
        "isn-1"
    )  # the centre is in front of the zone, with one space of the ring in it
    assert "14,7" not in table.options("isn-1")


def test_DEP_05_debris_and_discovery_tiles_do_not_block_but_ships_and_asteroids_do() -> None:
    table = (
        deploy_scene()
        .tile("debris-field", "14,9/14,10")
        .tile("warp-gate", "13,9", face_down=True)
        .tile("asteroid", "15,8/15,9")
        .ship("isn-1", "isn-torrent", at="12,10/12,11")
        .play()
        .picks("isn-2", "launch:rooks-f54")
    )
    assert {"14,9", "14,10", "13,9"} <= set(table.options("isn-2"))
    assert not {"15,8", "15,9", "12,10", "12,11"} & set(table.options("isn-2"))


def test_DEP_06_and_EC_56_no_part_of_a_ship_lies_on_a_half_hex() -> None:
    table = deploy_scene("isn-1").play().picks("isn-1", "launch:isn-everest")
    assert "14,11" not in table.options("isn-1")  # its ring would hang over the edge
    assert "14,10" in table.options("isn-1")
    medium = deploy_scene().play().picks("isn-2", "launch:isn-barrage")
    assert not [place for place in medium.options("isn-2") if "14,12" in place]


def test_DEP_07_and_DEP_07r_and_EC_50_a_squadron_stands_in_a_chain() -> None:
    table = deploy_scene().play().picks("isn-2", "launch:f47-blue-hawks", "14,9")
    assert set(table.options("isn-2")) == {"14,10", "13,9", "13,10", "15,8", "15,9"}
    table.picks("isn-2", "15,8")
    assert "16,8" in table.options("isn-2")  # beside the second ship only
    assert "18,7" not in table.options("isn-2")
    table.picks("isn-2", "16,8")
    assert [table.where(ship) for ship in HAWKS] == ["14,9", "15,8", "16,8"]


def test_DEP_07_every_ship_of_a_squadron_needs_a_space_in_the_zone() -> None:
    table = deploy_scene().play().picks("isn-2", "launch:f47-blue-hawks", "14,9")
    assert "14,8" not in table.options("isn-2")


def test_the_launching_player_sees_which_spaces_are_chosen_so_far() -> None:
    table = deploy_scene().play().picks("isn-2", "launch:f47-blue-hawks", "14,9", "15,8")
    assert table.decision("isn-2").text.args["placed"] == "14,9 15,8"
    table = deploy_scene().play().picks("isn-2", "launch:isn-barrage", "14,9/14,10")
    assert table.decision("isn-2").text.args["placed"] == "14,9 14,10"


def carrier_scene(**extra: Any) -> Scenario:
    return deploy_scene("isn-2").ship(**BARRAGE, cargo=["f47-blue-hawks"], **extra)


def test_DEP_08_and_DEP_09_a_card_in_a_hold_is_launched_at_its_own_cost() -> None:
    table = carrier_scene().play()
    assert "launch:f47-blue-hawks" in table.options("isn-2")
    table.picks("isn-2", "launch:f47-blue-hawks", "13,6", "13,7", "14,7")
    assert table.energy("isn") == 30 - 3
    assert table.state.cards["isn-barrage"].cargo.open() == []


def test_DEP_10_and_DEP_12_and_EC_53_a_ship_launched_from_a_hold_starts_beside_its_carrier_anywhere() -> None:
    table = (deploy_scene().ship("isn-2", "isn-barrage", at="14,-3/14,-2", cargo=["rooks-f54"]).play()).picks(
        "isn-2", "launch:rooks-f54"
    )
    assert set(table.options("isn-2")) == {
        "14,-4",
        "15,-4",
        "15,-3",
        "15,-2",
        "14,-1",
        "13,-1",
        "13,-2",
        "13,-3",
    } & set(table.options("isn-2"))
    assert len(table.options("isn-2")) == 8
    table.picks("isn-2", "14,-1")
    assert table.where("rooks-f54-1") == "14,-1"


def test_DEP_11_and_EC_51_each_ship_of_a_squadron_starts_beside_its_carrier_and_another_ship() -> None:
    table = carrier_scene().play().picks("isn-2", "launch:f47-blue-hawks", "14,4")
    assert set(table.options("isn-2")) == {"13,5", "15,4"}  # 13,4 and 15,3 do not touch the carrier


def test_DEP_13_and_SHC_14_every_ship_gets_its_full_shields() -> None:
    table = deploy_scene().play().picks("isn-2", "launch:f51-blue-sparrows", "14,9", "14,10", "14,11")
    assert [table.shields(f"f51-blue-sparrows-{n}") for n in (1, 2, 3)] == [1, 1, 1]
    table.picks("isn-2", "launch:isn-barrage", "11,10/11,11", "load:none")
    assert table.shields("isn-barrage-1") == 2


def test_DEP_14_a_launched_ship_has_no_hull_damage() -> None:
    table = deploy_scene().play().picks("isn-2", "launch:rooks-f54", "14,9")
    assert table.hull_damage("rooks-f54-1") == 0


def test_DEP_15_and_EC_49_a_squadron_of_three_is_not_launched_with_room_for_two() -> None:
    table = fill_zone(deploy_scene(), "14,9", "14,10", "18,7").play()
    assert "launch:rooks-f54" in table.options("isn-2")
    assert "launch:f47-blue-hawks" not in table.options("isn-2")
    assert table.energy("isn") == 30


def test_DEP_15_a_large_ship_needs_all_its_spaces() -> None:
    table = fill_zone(deploy_scene("isn-1"), "14,10").play()
    assert "launch:isn-everest" not in table.options("isn-1")


def test_DEP_15_a_squadron_is_launched_onto_three_free_spaces_in_a_row() -> None:
    table = fill_zone(deploy_scene(), "14,9", "14,10", "15,10").play()
    table.picks("isn-2", "launch:f47-blue-hawks", "14,9")
    assert [table.where(ship) for ship in HAWKS] == ["14,9", "14,10", "15,10"]


def test_DEP_15_a_squadron_may_start_only_where_all_its_ships_find_room() -> None:
    table = fill_zone(deploy_scene(), "14,9", "14,10", "15,10", "20,6", "20,7").play()
    table.picks("isn-2", "launch:f47-blue-hawks")
    assert table.options("isn-2") == ["14,9", "14,10", "15,10"]


def test_DEP_16_a_player_may_launch_any_number_of_cards_in_a_phase() -> None:
    table = deploy_scene().play()
    table.picks("isn-2", "launch:rooks-f54", "14,9", "launch:isn-barrage", "12,10/12,11", "load:none")
    table.picks("isn-2", "launch:f47-blue-hawks", "18,7", "18,8", "18,9")
    assert set(table.state.cards) == {"rooks-f54", "isn-barrage", "f47-blue-hawks"}


def test_DEP_17_and_DEP_18_a_ship_launched_beside_an_enemy_or_onto_debris_causes_no_roll() -> None:
    scene = deploy_scene().ship("wretch-2", "chosh-ka", at="14,8").tile("debris-field", "14,9/14,10")
    table = scene.play().picks("isn-2", "launch:rooks-f54", "14,9")
    assert table.happened("roll") == []
    assert table.shields("rooks-f54-1") == 1


def test_DEP_19_a_destroyed_card_is_never_launched_again() -> None:
    table = deploy_scene().lost("rooks-f54").play()
    assert "launch:rooks-f54" not in table.options("isn-2")


def test_DEP_19_a_launched_card_is_not_launched_again() -> None:
    table = deploy_scene().play().picks("isn-2", "launch:rooks-f54", "14,9")
    assert "launch:rooks-f54" not in table.options("isn-2")


def test_DEP_20_and_DEP_20r_and_EC_64_a_card_may_be_launched_and_activated_in_the_same_turn() -> None:
    table = deploy_scene().play().picks("isn-2", "launch:rooks-f54", "14,9", "done")
    assert "activate:rooks-f54" in table.options("isn-2")


def test_DEP_21_powers_that_mention_launching_act_when_a_ship_is_launched() -> None:
    """Flagship: launches after Everest's are 1 cheaper in that turn."""
    table = deploy_scene("isn-1").play().picks("isn-1", "launch:isn-everest", "14,10", "load:none", "no")
    assert [power["power"] for power in table.happened("power")] == ["flagship"]
    table.picks("isn-1", "launch:isn-torrent", "8,12/8,13")
    assert table.energy("isn") == 30 - 12 - (8 - 1)


@pytest.mark.parametrize(("ignored_powers", "used_powers"), [('"flagship"', []), ("", ["flagship"])])
def test_DEP_21r_launch_powers_act_for_a_ship_that_starts_on_the_board_unless_a_mission_forbids_it(
    ignored_powers: str, used_powers: list[str], tmp_path: Path
) -> None:
    """Everest begins on the board of Pan Base, where the mission switches Flagship off."""
    printed = files("engine.galaxies.catalogue").joinpath("missions/pan-base.toml").read_text()
    (tmp_path / "own.toml").write_text(
        printed.replace('powers = ["flagship"]', f"powers = [{ignored_powers}]")
    )
    state = initial_state("pan-base", load_catalogue(tmp_path))
    powers = []
    for fact in place_first_ships(state):
        assert isinstance(fact, GalaxiesFact)
        fact.apply(state)
        powers += [fact.power] if isinstance(fact, PowerUsed) else []
    assert powers == used_powers


def test_DEP_22_and_DEP_22r_launching_onto_a_tile_does_not_turn_it() -> None:
    table = deploy_scene().tile("warp-gate", "14,9/14,10", face_down=True).play()
    table.picks("isn-2", "launch:rooks-f54", "14,9")
    assert table.state.tiles["tile-1"].kind is None


def test_DEP_23_each_card_is_completely_placed_before_the_next() -> None:
    table = deploy_scene().play().picks("isn-2", "launch:f47-blue-hawks", "14,9")
    assert table.asked("isn-2") == "launch-ship"
    assert table.state.ships == {}
    table.picks("isn-2", "14,10", "14,11")
    assert list(table.state.ships) == HAWKS
    assert table.asked("isn-2") == "deploy"


def test_DEP_23_a_launch_can_be_cancelled_until_it_is_complete() -> None:
    table = deploy_scene().play().picks("isn-2", "launch:f47-blue-hawks", "14,9").undo("isn-2").undo("isn-2")
    assert table.asked("isn-2") == "deploy"
    assert table.energy("isn") == 30


# Holds


def offered_loads(table: Table, seat: str) -> set[str]:
    return {option.removeprefix("load:") for option in table.options(seat)}


def test_HLD_01_only_a_ship_with_a_hold_carries_cargo() -> None:
    table = deploy_scene().play().picks("isn-2", "launch:rooks-f54", "14,9")
    assert table.asked("isn-2") == "deploy"


def test_HLD_02_and_HLD_14_and_HLD_14r_a_hold_is_loaded_only_when_its_carrier_is_launched() -> None:
    table = deploy_scene().play()
    table.picks("isn-2", "launch:isn-barrage", "14,9/14,10")
    assert table.asked("isn-2") == "hold"
    table.picks("isn-2", "load:none", "launch:rooks-f54", "12,10")
    assert table.state.cards["isn-barrage"].cargo.open() == []
    assert not [option for option in table.options("isn-2") if "load" in option]


def test_HLD_03_and_HLD_04_and_HLD_05_and_HLD_07_and_HLD_20_and_SHC_22_a_hold_offers_what_fits() -> None:
    """Barrage holds 3: a squadron of three small ships, or Rook's F-54, not both; Torrent is no smaller."""
    table = deploy_scene().play().picks("isn-2", "launch:isn-barrage", "14,9/14,10")
    assert offered_loads(table, "isn-2") == {"none", "f47-blue-hawks", "rooks-f54", "f51-blue-sparrows"}


def test_HLD_04_and_HLD_20_loads_of_three_and_more_cards_up_to_the_capacity_are_offered() -> None:
    """Everest holds 8; Torrent and Barrage take two of it, each squadron three, Rook's F-54 one."""
    scene = deploy_scene("isn-1")
    for card in ("isn-barrage", "f47-blue-hawks", "f51-blue-sparrows", "rooks-f54"):
        _ = scene.fleet("isn-1", card)
    table = scene.play().picks("isn-1", "launch:isn-everest", "14,10")
    names = {
        "t": "isn-torrent",
        "b": "isn-barrage",
        "h": "f47-blue-hawks",
        "s": "f51-blue-sparrows",
        "r": "rooks-f54",
    }
    fitting_loads = ("tbs", "tbh", "tbr", "tsh", "tsr", "thr", "bsh", "bsr", "bhr", "shr", "tbsr", "tbhr")
    loads = [load.split("+") for load in offered_loads(table, "isn-1") if load.count("+") >= 2]
    assert {frozenset(load) for load in loads} == {
        frozenset(names[card] for card in load) for load in fitting_loads
    }
    assert len(loads) == len(fitting_loads)


def test_HLD_07_a_large_ship_carries_medium_and_small_ones() -> None:
    table = deploy_scene("wretch-1").play().picks("wretch-1", "launch:vapors-fate", "14,-5")
    assert offered_loads(table, "wretch-1") == {"none", "red-fuvu", "red-tougu", "red-fuvu+red-tougu"}
    everest = deploy_scene("isn-1").play().picks("isn-1", "launch:isn-everest", "14,10")
    assert offered_loads(everest, "isn-1") == {"none", "isn-torrent"}


def test_HLD_07_and_EC_59_a_medium_carrier_does_not_take_a_medium_ship() -> None:
    table = deploy_scene("wretch-2").play().picks("wretch-2", "launch:so-bwa-tet", "14,-6/14,-5")
    assert offered_loads(table, "wretch-2") == {"none", "chosh-ka"}


def test_M2_06_a_mission_may_forbid_a_side_to_transport() -> None:
    scene = Scenario()
    scene.state.mission = "blockade-run"
    assert not may_load(scene.state, "isn-2", "isn-barrage")
    assert may_load(scene.state, "wretch-1", "vapors-fate")


def test_HLD_06_and_EC_60_a_ship_with_a_hold_may_itself_be_cargo() -> None:
    table = deploy_scene("isn-1").play().picks("isn-1", "launch:isn-everest", "14,10", "load:isn-torrent")
    assert table.state.cards["isn-everest"].cargo.open() == ["isn-torrent"]


def test_HLD_02_and_HLD_06_and_EC_61_a_ship_launched_from_a_hold_is_not_loaded_itself() -> None:
    """Barrage has a hold of its own, and small ships wait behind the screen."""
    scene = Scenario("pan-base").energy("isn", 40).turn("isn-1", "deploy")
    table = scene.ship(**EVEREST, cargo=["isn-barrage"]).play()
    assert {"launch:rooks-f54", "launch:f47-blue-hawks"} <= set(table.options("isn-1"))
    table.picks("isn-1", "launch:isn-barrage", "14,7/14,8")
    assert table.asked("isn-1") == "deploy"
    assert table.state.cards["isn-barrage"].cargo.open() == []


def test_HLD_08_and_HLD_11_and_PRV_06_opponents_do_not_see_the_cargo() -> None:
    table = deploy_scene().play().picks("isn-2", "launch:isn-barrage", "14,9/14,10", "load:rooks-f54", "done")
    for viewer in ("wretch-1", "wretch-2", "spectator"):
        fleet = {f["card"]: f["state"] for f in table.view(viewer)["seats"]["isn-2"]["fleet"]}
        assert fleet["rooks-f54"] == fleet["f47-blue-hawks"] == "hidden"
        assert "holds" not in table.view(viewer) or "isn-barrage" not in table.view(viewer)["holds"]
        assert "rooks-f54" not in str(table.seen_happenings(viewer))


def test_HLD_12_and_PRV_21_and_PRV_21r_the_owner_and_their_ally_see_the_cargo() -> None:
    table = deploy_scene().play().picks("isn-2", "launch:isn-barrage", "14,9/14,10", "load:rooks-f54")
    assert table.view("isn-2")["holds"] == {"isn-barrage": ["rooks-f54"]}
    assert table.view("isn-1")["ally"]["isn-2"]["holds"] == {"isn-barrage": ["rooks-f54"]}


def test_HLD_09_and_EC_12_and_PRV_16_the_cargo_of_a_destroyed_carrier_is_destroyed_and_revealed() -> None:
    scene = Scenario().ship(**BARRAGE, shields=0, hull_damage=4, cargo=["rooks-f54"])
    table = scene.ship("wretch-1", "vapors-fate", at="14,2").turn("wretch-1").dice("C3").play()
    table.picks("wretch-1", "activate:vapors-fate", "stop", "primary", "isn-barrage-1")
    assert table.state.out == ["isn-barrage", "rooks-f54"]
    assert table.happened("card-lost")[0]["cargo"] == ["rooks-f54"]
    fleet = {f["card"]: f["state"] for f in table.view("wretch-1")["seats"]["isn-2"]["fleet"]}
    assert (fleet["isn-barrage"], fleet["rooks-f54"], fleet["f47-blue-hawks"]) == ("lost", "lost", "hidden")


def test_HLD_09_and_PRV_16_each_card_in_the_hold_is_destroyed_with_its_carrier() -> None:
    cargo = ["red-fuvu", "red-tougu"]
    scene = Scenario().ship("wretch-1", "vapors-fate", at="14,2", cargo=cargo).turn("wretch-1")
    scene.ship("wretch-2", "tes-kio", at="4,-3/4,-4").ship("isn-1", "isn-torrent", at="14,8/14,9")
    run_rule(destroy(scene.state, "vapors-fate-1", "ecm"), scene)
    assert scene.state.out == ["vapors-fate", *cargo]
    fleet = scene.play().view("isn-1")["seats"]["wretch-1"]["fleet"]
    assert {ship["card"]: ship["state"] for ship in fleet} == dict.fromkeys(["vapors-fate", *cargo], "lost")


def test_HLD_09_nobody_responds_to_the_loss_of_cargo() -> None:
    """The carrier has one window, and the Rook's F-54 in its hold has none."""
    scene = Scenario().ship(**BARRAGE, shields=0, hull_damage=4, cargo=["rooks-f54"])
    scene.ship("wretch-1", "vapors-fate", at="14,2").hand("wretch-1", "fortunes-bounty", "fortunes-bounty")
    table = scene.ship("isn-1", "isn-torrent", at="8,10/8,11").turn("wretch-1").dice("C3").play()
    table.picks("wretch-1", "activate:vapors-fate", "stop", "primary", "isn-barrage-1")
    assert [happening["ship"] for happening in table.happened("destroyed")] == ["isn-barrage-1"]
    assert [window["ship_card"] for window in table.happened("window")] == ["isn-barrage"]
    table.picks("wretch-1", "pass")
    assert table.asked("wretch-1") != "respond"


def test_EC_13_ships_that_left_the_hold_earlier_survive() -> None:
    table = (
        carrier_scene(hull_damage=4, shields=0).ship("wretch-1", "vapors-fate", at="14,1").dice("C3").play()
    )
    table.picks("isn-2", "launch:f47-blue-hawks", "13,7", "14,7", "15,6", "done", "done", "no")
    table.picks("wretch-1", "done", "done", "activate:vapors-fate", "stop", "primary", "isn-barrage-1")
    assert not table.alive("isn-barrage-1")
    assert table.state.out == ["isn-barrage"]
    assert [table.alive(ship) for ship in HAWKS] == [True] * 3


def test_HLD_10_and_PRV_26_and_EC_100_the_cargo_is_destroyed_when_its_carrier_is_taken_over() -> None:
    scene = Scenario().ship(**BARRAGE, cargo=["rooks-f54"])
    (loss, *_) = take_over(scene.state, "isn-barrage", "wretch-1")
    assert isinstance(loss, GalaxiesFact)
    for viewer in ("isn-2", "wretch-1", "spectator"):
        assert (loss.happening_for(viewer) or {})["cargo"] == ["rooks-f54"]
    run_rule(take_over(scene.state, "isn-barrage", "wretch-1"), scene)
    fleet = {f["card"]: f["state"] for f in scene.play().view("wretch-1")["seats"]["isn-2"]["fleet"]}
    assert (fleet["rooks-f54"], fleet["isn-barrage"]) == ("lost", "taken")
    assert scene.state.out == ["rooks-f54"]
    assert scene.state.cards["isn-barrage"].seat == "wretch-1"
    assert scene.state.cards["isn-barrage"].cargo.open() == []


def test_HLD_13_loading_cargo_costs_nothing() -> None:
    table = deploy_scene().play().picks("isn-2", "launch:isn-barrage", "14,9/14,10", "load:f51-blue-sparrows")
    assert table.energy("isn") == 30 - 8


def test_DEP_08_and_HLD_15_and_EC_52_cargo_stays_in_the_hold_in_the_turn_of_the_carriers_launch() -> None:
    table = deploy_scene().play().picks("isn-2", "launch:isn-barrage", "14,9/14,10", "load:rooks-f54")
    assert "launch:rooks-f54" not in table.options("isn-2")


def test_EC_54_cargo_is_not_launched_into_the_zone() -> None:
    scene = deploy_scene().ship("isn-2", "isn-barrage", at="14,0/14,1", cargo=["rooks-f54"])
    table = scene.play().picks("isn-2", "launch:rooks-f54")
    assert "14,9" not in table.options("isn-2")


def test_HLD_16_cargo_cannot_be_activated_given_cards_or_attacked() -> None:
    scenario = Scenario().ship(**BARRAGE, cargo=["rooks-f54"])
    table = scenario.turn("isn-2").play()
    assert table.options("isn-2") == ["activate:isn-barrage", "done"]
    assert possible_hosts(scenario.state, "isn-2", "maneuvering-thrusters") == ["isn-barrage"]
    foe = scenario.ship("wretch-2", "tes-kio", at="14,3/14,2").turn("wretch-2").play()
    foe.picks("wretch-2", "activate:tes-kio", "stop", "primary")
    assert set(foe.options("wretch-2")) & {*scenario.state.ships, "rooks-f54-1"} == {"isn-barrage-1"}


def test_HLD_17_and_HLD_17r_loading_is_part_of_the_launch() -> None:
    table = deploy_scene().play().picks("isn-2", "launch:isn-barrage", "14,9/14,10")
    assert table.state.ships == {}
    assert table.energy("isn") == 30
    table.picks("isn-2", "load:rooks-f54")
    assert table.energy("isn") == 30 - 8
    assert table.match.undo_refusal("isn-2") == "secret-revealed"


def test_HLD_18_and_HLD_18r_a_carrier_cannot_load_an_allys_ships() -> None:
    table = deploy_scene("isn-1").play().picks("isn-1", "launch:isn-everest", "14,10")
    assert offered_loads(table, "isn-1") == {"none", "isn-torrent"}


def test_HLD_18_a_player_cannot_launch_cargo_from_an_allys_hold() -> None:
    scene = deploy_scene("isn-2").ship(**EVEREST, cargo=["isn-torrent"])
    assert "launch:isn-torrent" not in scene.play().options("isn-2")


def test_HLD_02_a_power_that_launches_a_ship_elsewhere_loads_no_hold() -> None:
    scene = deploy_scene()
    rule = launch(scene.state, "isn-2", "isn-barrage", allowed=[(14, 2)], cost=5)
    assert run_rule(rule, scene, ["14,2/14,3"]) is True
    assert scene.state.teams["isn"].energy == 30 - 5
    assert scene.state.cards["isn-barrage"].cargo.open() == []


def test_DEP_15_a_power_that_finds_no_room_launches_nothing() -> None:
    scene = deploy_scene()
    assert (
        run_rule(launch(scene.state, "isn-2", "f47-blue-hawks", allowed=[(14, 2), (14, 3)]), scene) is False
    )
    assert scene.state.teams["isn"].energy == 30


def test_HLD_19_and_HLD_19r_torrent_begins_with_an_empty_hold() -> None:
    table = start_match(*HIGHEST).picks("isn-1", "14,5/14,6")
    assert table.asked("isn-1") == "starter"
    assert table.state.cards["isn-torrent"].cargo.open() == []


def test_HLD_03_and_HLD_21_ships_take_up_as_many_hold_spaces_as_the_rules_say() -> None:
    scene = Scenario()
    assert hold_spaces(scene.state, "isn-barrage") == 2
    assert hold_spaces(scene.state, "f51-blue-sparrows") == 3
    scene.state.seats["isn-1"].levels = Secret({"isn-everest": "veteran"})
    scene.state.seats["isn-1"].screen = Secret(["isn-barrage", *scene.state.seats["isn-2"].screen.open()[1:]])
    max_spaces = max(sum(hold_spaces(scene.state, c) for c in load) for load in load_sets(scene))
    assert max_spaces == 2 + 3 + 1 + 3 <= 12


def load_sets(scene: Scenario) -> list[tuple[str, ...]]:
    return list(possible_loads(scene.state, "isn-1", "isn-everest"))


def test_PRV_07_and_PRV_07r_and_EC_62_an_empty_hold_looks_like_a_full_one() -> None:
    tables = [
        deploy_scene().play().picks("isn-2", "launch:isn-barrage", "14,9/14,10", load, "done", "done")
        for load in ("load:none", "load:f47-blue-hawks")
    ]
    for viewer in ("wretch-1", "wretch-2", "spectator"):
        happenings = [[fact.happening_for(viewer) for fact in table.news] for table in tables]
        assert happenings[0] == happenings[1]
        views = [table.view(viewer) for table in tables]
        assert views[0] == views[1]


def test_KEY_12_a_player_does_not_control_unlaunched_or_transported_ships() -> None:
    table = Scenario().ship(**BARRAGE, cargo=["rooks-f54"]).play()
    orders = [order for order in table.view("isn-2")["orders"] if order.startswith("hold-ecm")]
    assert orders == ["hold-ecm:isn-barrage"]


def test_PRV_07_a_player_is_asked_about_the_hold_while_others_may_think_that_ships_are_left() -> None:
    """The Hawks are in the hold of Everest, which nobody else knows."""
    scene = Scenario("pan-base").energy("isn", 30).turn("isn-1", "deploy")
    scene.ship("isn-1", "isn-everest", at="7,2", cargo=["f47-blue-hawks"])
    scene.lost("rooks-f54").lost("f51-blue-sparrows")
    table = scene.play().picks("isn-1", "launch:isn-barrage")
    table.picks("isn-1", table.options("isn-1")[0])
    assert table.asked("isn-1") == "hold"
    assert table.options("isn-1") == ["load:none"]


def test_HLD_20_and_PRV_14_the_player_is_not_asked_about_a_hold_that_everybody_knows_to_stay_empty() -> None:
    scene = deploy_scene().lost("f47-blue-hawks").lost("rooks-f54").lost("f51-blue-sparrows")
    table = scene.play().picks("isn-2", "launch:isn-barrage", "14,9/14,10")
    assert table.asked("isn-2") == "deploy"
    assert table.state.cards["isn-barrage"].cargo.open() == []


def test_PRV_07_in_a_secret_fleet_the_player_is_asked_about_the_hold_whatever_ships_are_left() -> None:
    """Nobody else can know that Everest is the last card of its fleet."""
    scene = Scenario("battle-for-barrage")
    for card in list(scene.state.seats["isn-1"].screen.open()):
        if card != "isn-everest":
            _ = scene.lost(card, "isn-1")
    assert could_load(scene.state, "isn-1", "isn-everest")
    assert list(possible_loads(scene.state, "isn-1", "isn-everest")) == [()]


def test_PRV_04_and_PRV_05_and_PRV_05r_opponents_see_neither_the_unlaunched_ships_nor_their_number() -> None:
    scene = Scenario().ship(**BARRAGE, cargo=["rooks-f54"])
    for viewer in ("wretch-1", "spectator"):
        view = scene.play().view(viewer)
        assert not {"isn-barrage", "rooks-f54"} & {*view.get("screen", {}), *view.get("holds", {})}
        hidden_cards = [f["card"] for f in view["seats"]["isn-2"]["fleet"] if f["state"] == "hidden"]
        assert hidden_cards == ["f47-blue-hawks", "rooks-f54", "f51-blue-sparrows"]
