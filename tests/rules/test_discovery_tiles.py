"""Chapter 14: discovery tiles except those of the energy phase."""

from __future__ import annotations

import json

import pytest

from engine.galaxies import registry
from engine.galaxies.events import Shot
from engine.galaxies.queries import range_of
from tests.rules.support import first_turn
from tests.scenario import Scenario, Table

ARTIFACT, STATION, GATE, SOURCE = "alien-artifact", "observation-station", "warp-gate", "energy-source"
TORRENT = "isn-torrent-1"
MISS = "A8"


def rook(position: str = "14,6") -> Scenario:
    """Return a scene with Rook's F-54 on its player's turn."""
    return Scenario().ship("isn-2", "rooks-f54", at=position).turn("isn-2")


def fly_rook(scene: Scenario, *steps: str) -> Table:
    """Activate and move Rook's F-54."""
    return scene.play().picks("isn-2", "activate:rooks-f54", *steps)


def torrent(target: str = "14,-3/14,-4") -> Scenario:
    """Return a scene with Torrent (primary range 4, a warhead of range 5) and Tes Kio at ``target``."""
    return (
        Scenario()
        .ship("isn-1", "isn-torrent", at="14,5/14,6", attached=["lr5-nuclear-warhead"])
        .ship("wretch-2", "tes-kio", at=target)
        .turn("isn-1")
    )


def is_in_range(scene: Scenario, weapon: str = "primary", steps: tuple[str, ...] = ("stop",)) -> bool:
    """Return whether Torrent reaches Tes Kio with a weapon after it was activated and moved."""
    table = scene.play().picks("isn-1", "activate:isn-torrent", *steps, weapon)
    return table.asked("isn-1") == "target" and "tes-kio-1" in table.options("isn-1")


def at_distance(spaces: int) -> str:
    """Return the place of a ship that is this many spaces from 14,5."""
    return f"14,{5 - spaces}/14,{4 - spaces}"


def test_DSC_01_the_mission_says_which_side_is_up() -> None:
    tiles = first_turn().view("spectator")["tiles"].values()
    assert sorted(str(tile["kind"]) for tile in tiles) == ["None"] * 4 + ["asteroid"] * 4


def test_DSC_02_and_CMP_13_nobody_knows_a_tile_that_lies_black_side_up() -> None:
    table = rook("14,6").tile(STATION, "14,2/14,3", face_down=True).play()
    for viewer in ("isn-1", "isn-2", "wretch-1", "wretch-2", "spectator"):
        assert table.view(viewer)["tiles"]["tile-1"]["kind"] is None
        assert STATION not in json.dumps(table.view(viewer))


@pytest.mark.parametrize(("black", "is_target"), [(True, False), (False, True)])
def test_DSC_02_a_tile_that_lies_black_side_up_has_no_power(black: bool, is_target: bool) -> None:
    scene = torrent(at_distance(6)).ship("isn-1", "isn-everest", at="8,8")
    assert is_in_range(scene.tile(STATION, "8,8/8,9", face_down=black)) is is_target


def test_DSC_03_a_ship_that_ends_its_movement_on_a_tile_turns_it_permanently() -> None:
    scene = rook("14,6").tile(SOURCE, "14,5/15,5", face_down=True)
    table = fly_rook(scene.ship("wretch-2", "tes-kio", at="14,-3/14,-4").order("isn-2", "wretch-2"), "14,5")
    assert table.view("wretch-2")["tiles"]["tile-1"]["kind"] is None
    table.picks("isn-2", "stop")
    assert table.view("wretch-2")["tiles"]["tile-1"]["kind"] == SOURCE
    table.picks("isn-2", "done").ends_turn("isn-2", "wretch-2")
    table.picks("isn-2", "done", "done", "activate:rooks-f54", "14,4", "stop")
    assert table.view("wretch-2")["tiles"]["tile-1"]["kind"] == SOURCE


def test_DSC_04_a_ship_must_turn_the_tile_on_which_it_ends() -> None:
    table = fly_rook(rook("14,6").tile(SOURCE, "14,5/15,5", face_down=True), "14,5", "stop")
    assert table.asked("isn-2") == "weapon"
    assert [tile["tile"] for tile in table.happened("tile")] == ["tile-1"]


def test_DSC_03_and_DSC_04_a_ship_that_ends_on_two_tiles_turns_both() -> None:
    scene = torrent().tile(SOURCE, "14,6/13,6", face_down=True).tile(STATION, "14,7/14,8", face_down=True)
    table = scene.play().picks("isn-1", "activate:isn-torrent", "14,6>14,7", "stop")
    assert [tile["tile"] for tile in table.happened("tile")] == ["tile-1", "tile-2"]


def test_DSC_05_and_EC_83_an_artifact_works_in_the_attack_step_of_the_ship_that_turned_it() -> None:
    steps = ("14,6>14,7", "stop")
    target = "14,-4/14,-5"
    assert is_in_range(torrent(target).tile(ARTIFACT, "14,7/14,8", face_down=True), steps=steps)
    assert not is_in_range(torrent(target).tile(SOURCE, "14,7/14,8", face_down=True), steps=steps)


def test_DSC_05r_and_EC_84_an_energy_source_waits_for_the_next_energy_phase() -> None:
    scene = rook("14,6").tile(SOURCE, "14,5/15,5", face_down=True).energy("isn", 10)
    table = fly_rook(scene.ship("wretch-2", "tes-kio", at="14,-3/14,-4").order("isn-2", "wretch-2"))
    table.picks("isn-2", "14,5", "stop")
    assert table.energy("isn") == 9
    table.picks("isn-2", "done").ends_turn("isn-2", "wretch-2")
    assert table.energy("isn") == 9 + 8 + 2


def test_DSC_06_and_EC_82_ships_move_over_tiles_without_turning_them() -> None:
    table = fly_rook(rook("14,6").tile(SOURCE, "14,5/15,5", face_down=True), "14,5", "14,4", "stop")
    assert table.happened("tile") == []
    assert table.view("isn-2")["tiles"]["tile-1"]["kind"] is None


def test_DSC_08_and_DSC_08r_a_ship_is_on_a_tile_with_any_of_its_spaces() -> None:
    scene = Scenario().ship("isn-1", "isn-everest", at="14,4").turn("isn-1")
    scene.tile(SOURCE, "14,2/14,1", face_down=True).tile(STATION, "14,0/15,0", face_down=True)
    table = scene.play().picks("isn-1", "activate:isn-everest", "14,3", "stop")
    assert [tile["tile"] for tile in table.happened("tile")] == ["tile-1"]


def test_DSC_08r_a_medium_ship_turns_a_tile_with_its_trailing_end_too() -> None:
    scene = torrent().tile(SOURCE, "14,5/15,5", face_down=True)
    table = scene.play().picks("isn-1", "activate:isn-torrent", "14,5>14,4", "stop")
    assert [tile["tile"] for tile in table.happened("tile")] == ["tile-1"]


@pytest.mark.parametrize(("spaces", "is_target"), [(11, True), (12, False)])
def test_DSC_09_an_artifact_adds_7_to_primary_range(spaces: int, is_target: bool) -> None:
    scene = Scenario().ship("isn-1", "isn-torrent", at="14,9/14,10").turn("isn-1")
    scene.ship("wretch-2", "tes-kio", at=f"14,{9 - spaces}/14,{8 - spaces}").tile(ARTIFACT, "14,10/14,11")
    assert is_in_range(scene) is is_target


@pytest.mark.parametrize(("spaces", "is_target"), [(6, True), (7, False)])
def test_DSC_12_a_station_adds_2_to_the_primary_range_of_all_ships_of_its_player(
    spaces: int, is_target: bool
) -> None:
    scene = torrent(at_distance(spaces)).ship("isn-1", "isn-everest", at="8,8").tile(STATION, "8,8/8,9")
    assert is_in_range(scene) is is_target


def test_DSC_12_a_station_adds_range_to_the_ship_on_it_too() -> None:
    assert is_in_range(torrent(at_distance(6)).tile(STATION, "14,6/14,7"))


def test_DSC_13_a_second_ship_on_a_station_adds_no_more_range() -> None:
    for spaces, is_target in ((6, True), (7, False)):
        scene = torrent(at_distance(spaces)).ship("isn-1", "isn-everest", at="15,7")
        assert is_in_range(scene.tile(STATION, "14,6/14,7")) is is_target


# The warp gate


def test_DSC_20_and_DSC_32_a_ship_that_begins_its_movement_on_a_gate_may_warp_or_move() -> None:
    table = fly_rook(rook("14,6").tile(GATE, "14,6/14,7"))
    assert {"warp", "14,5", "stop"} <= set(table.options("isn-2"))
    table.picks("isn-2", "14,5", "14,4", "stop")
    assert table.where("rooks-f54-1") == "14,4"
    warped = fly_rook(rook("14,6").tile(GATE, "14,6/14,7"), "warp", "14,-6")
    assert warped.where("rooks-f54-1") == "14,-6"


def test_DSC_20_a_ship_warps_within_reach_of_the_gate_under_it_and_not_of_another_gate() -> None:
    table = fly_rook(rook("2,8").tile(GATE, "2,7/2,8").tile(GATE, "20,0/20,1"), "warp")
    assert table.options("isn-2")
    assert "16,-6" not in table.options("isn-2")


def test_DSC_20_a_ship_warps_only_at_the_beginning_of_its_movement() -> None:
    table = fly_rook(rook("14,6").tile(GATE, "14,6/14,7"), "14,7")
    assert table.refuses("isn-2", "warp")


def test_DSC_20_a_ship_warps_only_from_a_gate_and_only_to_an_empty_space() -> None:
    assert fly_rook(rook("14,5").tile(GATE, "14,6/14,7")).refuses("isn-2", "warp")
    table = fly_rook(rook("14,6").tile(GATE, "14,6/14,7").ship("wretch-2", "chosh-ka", at="14,2"), "warp")
    assert table.refuses("isn-2", "14,2")
    assert "14,1" in table.options("isn-2")


def test_DSC_20_a_ship_cannot_warp_onto_its_own_spaces() -> None:
    table = fly_rook(rook("14,6").tile(GATE, "14,6/14,7"), "warp")
    assert table.refuses("isn-2", "14,6")
    medium = Scenario().ship("isn-1", "isn-torrent", at="14,6/14,7").tile(GATE, "14,6/15,6").turn("isn-1")
    table = medium.play().picks("isn-1", "activate:isn-torrent", "warp")
    assert table.refuses("isn-1", "14,5/14,6")
    assert "14,4/14,5" in table.options("isn-1")


def test_DSC_20_two_kinds_of_gates_under_a_ship_offer_each_place_only_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    torrent = Scenario().ship("isn-1", "isn-torrent", at="14,5/14,6").turn("isn-1")
    table = torrent.tile(GATE, "14,5/13,4").tile(STATION, "14,6/14,7").play()
    one_gate = table.picks("isn-1", "activate:isn-torrent", "warp").options("isn-1")
    monkeypatch.setitem(registry.GATES, STATION, registry.GATES[GATE])
    table = torrent.tile(GATE, "14,5/13,4").tile(STATION, "14,6/14,7").play()
    assert table.picks("isn-1", "activate:isn-torrent", "warp").options("isn-1") == one_gate


def gate_at_the_edge(seat: str, card: str, position: str) -> Table:
    """Return a table with a ship on a gate at the left edge, about to be placed."""
    scene = Scenario().ship(seat, card, at=position).tile(GATE, "2,7/2,8").turn(seat)
    return scene.play().picks(seat, f"activate:{card}", "warp")


def test_DSC_20_a_ship_warps_to_spaces_at_most_13_from_the_gate() -> None:
    offers = gate_at_the_edge("isn-2", "rooks-f54", "2,8").options("isn-2")
    assert "15,-5" in offers
    assert "16,-6" not in offers


def test_DSC_21_a_medium_ship_warps_only_where_both_its_spaces_are_empty() -> None:
    scene = Scenario().ship("isn-1", "isn-torrent", at="14,6/14,7").tile(GATE, "14,6/15,6").turn("isn-1")
    table = (
        scene.ship("wretch-2", "chosh-ka", at="14,2").play().picks("isn-1", "activate:isn-torrent", "warp")
    )
    assert table.refuses("isn-1", "14,1/14,2")
    assert table.refuses("isn-1", "14,2/14,3")
    table.picks("isn-1", "14,0/14,1")
    assert table.where(TORRENT) == "14,0/14,1"


def test_DSC_22_large_ships_cannot_use_a_gate() -> None:
    scene = Scenario().ship("isn-1", "isn-everest", at="14,6").tile(GATE, "14,6/14,7").turn("isn-1")
    assert scene.play().picks("isn-1", "activate:isn-everest").refuses("isn-1", "warp")


def test_DSC_23_and_DSC_23r_a_warped_ship_causes_no_rolls_turns_no_tile_and_does_not_move_otherwise() -> None:
    scene = rook("14,6").tile(GATE, "14,6/14,7").tile(SOURCE, "14,2/14,1", face_down=True)
    scene.tile("debris-field", "14,2/15,2").ship("wretch-2", "tes-kio", at="15,1/15,0")
    table = fly_rook(scene, "warp", "14,2")
    assert table.asked("isn-2") == "weapon"
    assert (table.happened("roll"), table.happened("tile")) == ([], [])
    assert [(move["placed"], move["was"]) for move in table.happened("moved")] == [(True, ["14,6"])]


def test_DSC_24_a_warped_ship_may_still_attack() -> None:
    scene = rook("14,6").tile(GATE, "14,6/14,7").ship("wretch-2", "tes-kio", at="15,-3/15,-4").dice("C1")
    table = fly_rook(scene, "warp", "14,-1", "primary", "tes-kio-1")
    assert table.shields("tes-kio-1") == 2


def test_DSC_25_and_DSC_25r_and_EC_87_only_the_chosen_space_must_be_within_13_spaces() -> None:
    offers = gate_at_the_edge("isn-1", "isn-torrent", "2,8/3,7").options("isn-1")
    assert "15,-5/16,-6" in offers
    assert "16,-6/16,-5" not in offers
    assert "16,-6/17,-7" not in offers


def test_DSC_25_the_distance_is_counted_from_any_space_of_the_gate() -> None:
    offers = set(gate_at_the_edge("isn-2", "rooks-f54", "2,7").options("isn-2"))
    assert {"15,-7", "15,-6", "15,8", "15,9"} & offers == {"15,-6", "15,8"}


def test_DSC_26_each_squadron_ship_on_the_gate_may_warp_separately() -> None:
    scene = Scenario().ship("isn-2", "f47-blue-hawks", at=["14,6", "14,7", "15,6"]).turn("isn-2")
    table = scene.tile(GATE, "14,6/14,7").play().picks("isn-2", "activate:f47-blue-hawks")
    table.picks("isn-2", "f47-blue-hawks-1", "warp", "14,0")
    table.picks("isn-2", "f47-blue-hawks-3")
    assert table.refuses("isn-2", "warp")
    table.picks("isn-2", "stop", "f47-blue-hawks-2", "warp", "20,0")
    assert [table.where(f"f47-blue-hawks-{n}") for n in (1, 2, 3)] == ["14,0", "20,0", "15,6"]


def test_DSC_27_and_EC_86_a_ship_that_arrives_on_a_gate_warps_in_a_later_activation() -> None:
    scene = rook("14,6").tile(GATE, "14,5/15,5", face_down=True)
    scene.ship("wretch-2", "tes-kio", at="14,-3/14,-4").order("isn-2", "wretch-2")
    table = fly_rook(scene, "14,5", "stop")
    assert table.asked("isn-2") == "weapon"
    table.picks("isn-2", "done").ends_turn("isn-2", "wretch-2")
    table.picks("isn-2", "done", "done", "activate:rooks-f54")
    assert "warp" in table.options("isn-2")


def test_DSC_27_a_squadron_ship_that_moves_onto_the_gate_does_not_warp_from_there() -> None:
    scene = Scenario().ship("isn-2", "f47-blue-hawks", at=["14,5", "20,0", "21,0"]).turn("isn-2")
    table = scene.tile(GATE, "14,6/14,7").play()
    table.picks("isn-2", "activate:f47-blue-hawks", "f47-blue-hawks-1", "14,6")
    assert table.refuses("isn-2", "warp")


def test_DSC_27_a_ship_does_not_warp_from_a_gate_that_was_turned_during_its_activation() -> None:
    scene = Scenario().ship("isn-2", "f47-blue-hawks", at=["14,5", "14,7", "21,0"]).turn("isn-2")
    table = scene.tile(GATE, "14,6/14,7", face_down=True).play()
    table.picks("isn-2", "activate:f47-blue-hawks", "f47-blue-hawks-1", "14,6", "stop")
    assert [tile["tile_kind"] for tile in table.happened("tile")] == [GATE]
    table.picks("isn-2", "f47-blue-hawks-2")
    assert table.refuses("isn-2", "warp")


# Both bonuses, and whose they are


@pytest.mark.parametrize(("spaces", "is_target"), [(13, True), (14, False)])
def test_DSC_28_and_EC_89_artifact_and_station_add_together(spaces: int, is_target: bool) -> None:
    scene = Scenario().ship("isn-1", "isn-torrent", at="14,9/14,10").ship("isn-1", "isn-everest", at="8,8")
    scene.ship("wretch-2", "tes-kio", at=f"14,{9 - spaces}/14,{8 - spaces}").turn("isn-1")
    assert is_in_range(scene.tile(ARTIFACT, "14,10/14,11").tile(STATION, "8,8/8,9")) is is_target


@pytest.mark.parametrize(("spaces", "is_target"), [(5, True), (6, False)])
def test_DSC_09_and_DSC_29_and_EC_89_artifact_and_station_change_the_range_of_primary_weapons_only(
    spaces: int, is_target: bool
) -> None:
    scene = torrent(at_distance(spaces)).ship("isn-1", "isn-everest", at="8,8")
    scene.tile(ARTIFACT, "14,6/14,7").tile(STATION, "8,8/8,9")
    assert is_in_range(scene, weapon="a1") is is_target


def test_DSC_12_and_DSC_29_and_EC_89_artifact_and_station_do_not_change_a_printed_secondary_weapon() -> None:
    """Everest is on an artifact, and Torrent of the same player on a station."""
    scene = Scenario().ship("isn-1", "isn-everest", at="14,5", level="veteran")
    scene.ship("isn-1", "isn-torrent", at="8,8/8,9")
    scene.ship("wretch-2", "tes-kio", at="14,0/14,-1")
    plain = scene.play().state
    table = scene.tile(ARTIFACT, "14,5").tile(STATION, "8,8").play()
    shots = {weapon: Shot("isn-everest-1", weapon, "tes-kio-1") for weapon in ("primary", "secondary")}
    extra_ranges = {
        weapon: range_of(table.state, shot) - range_of(plain, shot) for weapon, shot in shots.items()
    }
    assert extra_ranges["primary"] > 0
    assert extra_ranges["secondary"] == 0


def test_DSC_30_a_tile_helps_the_player_who_controls_the_ship_on_it() -> None:
    for seat, is_target in (("isn-1", True), ("wretch-1", False)):
        scene = torrent(at_distance(6)).ship(seat, "vapors-fate", at="8,8").tile(STATION, "8,8/8,9")
        assert is_in_range(scene) is is_target


def test_DSC_31_and_DSC_31r_and_EC_128_an_allys_ship_on_the_station_adds_nothing() -> None:
    scene = torrent(at_distance(6)).ship("isn-2", "rooks-f54", at="8,8").tile(STATION, "8,8/8,9")
    assert not is_in_range(scene)


def test_EC_90_a_player_who_loses_the_only_ship_on_the_station_loses_the_bonus_for_later_attacks() -> None:
    table = (
        Scenario()
        .ship("isn-2", "isn-barrage", at="14,7/14,8", attached=["lr5-nuclear-warhead"])
        .ship("isn-2", "rooks-f54", at="15,2", shields=0, hull_damage=1)
        .tile(STATION, "15,2/16,1")
        .ship("wretch-2", "tes-kio", at="14,3/14,2")
        .ship("wretch-2", "so-bwa-tet", at="20,1/20,0")
        .turn("isn-2")
        .dice("C1", MISS)
        .play()
    )
    table.picks("isn-2", "activate:isn-barrage", "stop")
    reach = {option.id: option.text.args.get("targets") for option in table.decision("isn-2").options}
    assert reach["primary"] == 2
    table.picks("isn-2", "a1", "tes-kio-1")
    assert not table.alive("rooks-f54-1")
    table.picks("isn-2", "primary")
    assert table.options("isn-2") == ["tes-kio-1", "hold"]
    table.picks("isn-2", "tes-kio-1")
    assert len(table.happened("attack")) == 2


def test_DSC_33_unused_tiles_stay_hidden_and_out_of_the_game() -> None:
    table = first_turn()
    assert len(table.view("spectator")["tiles"]) == 8
    assert len(table.state.tiles) == 8
