"""Section 8b: movement."""

from __future__ import annotations

from typing import Any

import pytest

from engine.galaxies import hexes as hx
from tests.scenario import Scenario, Table
from tests.ways import complete_paths

NORTH = ["14,4", "14,3", "14,2", "14,1", "14,0"]


def rook() -> Scenario:
    """Return a scene with Rook's F-54, which is small, in mid-board on its player's turn."""
    return Scenario().ship("isn-2", "rooks-f54", at="14,5").turn("isn-2")


def hawks() -> Scenario:
    """Return a scene with the Blue Hawks, three small ships, in mid-board on their player's turn."""
    return Scenario().ship("isn-2", "f47-blue-hawks", at=["14,5", "15,5", "16,4"]).turn("isn-2")


def torrent(position: str = "14,5/14,6") -> Table:
    """Return a table where Torrent, which is medium, was just activated."""
    table = Scenario().ship("isn-1", "isn-torrent", at=position).turn("isn-1").play()
    return table.picks("isn-1", "activate:isn-torrent")


def everest() -> Table:
    """Return a table where Everest, which is large, was just activated."""
    table = Scenario().ship("isn-1", "isn-everest", at="14,4").turn("isn-1").play()
    return table.picks("isn-1", "activate:isn-everest")


@pytest.mark.parametrize("spaces", range(5))
def test_MOV_01_a_ship_may_move_any_number_of_spaces_including_0(spaces: int) -> None:
    table = rook().play().picks("isn-2", "activate:rooks-f54", *NORTH[:spaces], "stop")
    assert table.where("rooks-f54-1") == f"14,{5 - spaces}"
    assert table.asked("isn-2") == "weapon"


def test_MOV_01_a_ship_moves_at_most_as_many_spaces_as_its_move() -> None:
    table = rook().play().picks("isn-2", "activate:rooks-f54", *NORTH)
    assert table.where("rooks-f54-1") == "14,0"
    assert table.asked("isn-2") == "weapon"


def test_MOV_02_a_ship_moves_in_any_direction_and_may_change_it_at_any_time() -> None:
    table = rook().play().picks("isn-2", "activate:rooks-f54")
    assert set(table.options("isn-2")) == {"14,4", "15,4", "15,5", "14,6", "13,6", "13,5", "stop"}
    table.picks("isn-2", "14,4", "15,4", "15,5", "14,5", "15,4")
    assert table.where("rooks-f54-1") == "15,4"


def test_MOV_03_and_MOV_03r_ships_have_no_facing() -> None:
    table, reversed_table = torrent("14,5/14,6"), torrent("14,6/14,5")
    assert sorted(table.options("isn-1")) == sorted(reversed_table.options("isn-1"))
    ship = table.view("isn-1")["ships"]["isn-torrent-1"]
    assert set(ship) == {"card", "hexes", "shields", "hull_damage"}


def test_MOV_04_squadron_ships_move_one_at_a_time_in_any_order() -> None:
    table = hawks().play().picks("isn-2", "activate:f47-blue-hawks")
    table.picks("isn-2", "f47-blue-hawks-3", "16,3", "stop")
    table.picks("isn-2", "f47-blue-hawks-1", "14,4", "stop")
    table.picks("isn-2", "f47-blue-hawks-2", "15,4", "stop")
    movers = [move["ship"] for move in table.happened("moved")]
    assert movers == ["f47-blue-hawks-3", "f47-blue-hawks-1", "f47-blue-hawks-2"]


def test_MOV_05_each_squadron_ship_may_use_the_full_move() -> None:
    table = hawks().play().picks("isn-2", "activate:f47-blue-hawks")
    table.picks("isn-2", "f47-blue-hawks-1", *NORTH)
    table.picks("isn-2", "f47-blue-hawks-2", "15,4", "15,3", "15,2", "15,1", "15,0")
    table.picks("isn-2", "f47-blue-hawks-3", "16,3", "16,2", "16,1", "16,0", "16,-1")
    assert [table.where(f"f47-blue-hawks-{n}") for n in (1, 2, 3)] == ["14,0", "15,0", "16,-1"]


def test_MOV_06_a_ship_finishes_its_movement_before_the_next_begins() -> None:
    table = hawks().play().picks("isn-2", "activate:f47-blue-hawks", "f47-blue-hawks-1", "14,4")
    assert table.asked("isn-2") == "move"
    assert table.refuses("isn-2", "f47-blue-hawks-2")
    table.picks("isn-2", "stop")
    assert table.options("isn-2") == ["f47-blue-hawks-2", "f47-blue-hawks-3", "done"]


def test_MOV_07_and_MOV_07r_squadron_ships_need_not_stay_together() -> None:
    table = hawks().play().picks("isn-2", "activate:f47-blue-hawks", "f47-blue-hawks-1", *NORTH)
    assert table.where("f47-blue-hawks-1") == "14,0"
    table.picks("isn-2", "f47-blue-hawks-2")
    assert {"15,4", "16,5", "15,6", "14,6", "14,5"} <= set(table.options("isn-2"))


def test_MOV_08_a_small_ship_moves_from_its_space_to_an_adjacent_one() -> None:
    table = rook().play().picks("isn-2", "activate:rooks-f54", "15,4")
    movement = {"kind": "moved", "ship": "rooks-f54-1", "was": ["14,5"], "to": ["15,4"]}
    assert table.happened("moved") == [movement]
    assert set(table.options("isn-2")) == {"15,3", "16,3", "16,4", "15,5", "14,5", "14,4", "stop"}


def test_MOV_09_a_medium_ship_occupies_two_adjacent_spaces() -> None:
    table = torrent().picks("isn-1", "14,5>15,4", "16,3", "16,4", "15,5")
    assert [move["to"] for move in table.happened("moved")] == [
        ["15,4", "14,5"],
        ["16,3", "15,4"],
        ["16,4", "16,3"],
        ["15,5", "16,4"],
    ]


def test_MOV_10_the_player_chooses_which_end_of_a_medium_ship_leads() -> None:
    leading_ends = {pick.split(">")[0] for pick in torrent().options("isn-1") if pick != "stop"}
    assert leading_ends == {"14,5", "14,6"}
    assert torrent().picks("isn-1", "14,5>15,4").where("isn-torrent-1") == "14,5/15,4"


def test_MOV_10r_and_EC_75_the_leading_end_is_chosen_once_for_a_movement() -> None:
    table = torrent().picks("isn-1", "14,6>14,7")
    assert table.where("isn-torrent-1") == "14,6/14,7"
    assert set(table.options("isn-1")) == {"15,6", "15,7", "14,8", "13,8", "13,7", "stop"}
    table.picks("isn-1", "14,8")
    assert table.where("isn-torrent-1") == "14,7/14,8"


def test_MOV_10_the_leading_end_is_chosen_again_for_the_next_movement() -> None:
    table = (
        Scenario()
        .ship("isn-1", "isn-torrent", at="14,5/14,6")
        .ship("wretch-2", "tes-kio", at="14,-3/14,-4")
        .turn("isn-1")
        .order("isn-1", "wretch-2")
        .play()
    )
    table.picks("isn-1", "activate:isn-torrent", "14,6>14,7", "stop", "done").ends_turn("isn-1", "wretch-2")
    table.picks("isn-1", "done", "done").picks("isn-1", "activate:isn-torrent")
    assert {"14,6>14,5", "14,7>14,8"} <= set(table.options("isn-1"))


def test_MOV_11_the_trailing_end_takes_the_space_that_the_leading_end_left() -> None:
    table = torrent().picks("isn-1", "14,5>14,4")
    assert table.where("isn-torrent-1") == "14,4/14,5"
    table.picks("isn-1", "15,3")
    assert table.where("isn-torrent-1") == "14,4/15,3"


def test_MOV_12_the_leading_end_may_turn_in_any_direction() -> None:
    table = torrent().picks("isn-1", "14,5>14,4")
    assert set(table.options("isn-1")) == {"14,3", "15,3", "15,4", "13,5", "13,4", "stop"}


def test_MOV_12r_and_EC_74_a_ship_cannot_swap_its_ends_as_a_move() -> None:
    table = torrent()
    assert table.refuses("isn-1", "14,5>14,6")
    assert table.refuses("isn-1", "14,6>14,5")
    table.picks("isn-1", "14,5>14,4")
    assert table.refuses("isn-1", "14,5")


@pytest.mark.parametrize("centre", ["14,3", "15,3", "15,4", "14,5", "13,5", "13,4"])
def test_MOV_13_a_large_ship_enters_three_new_spaces_in_every_direction(centre: str) -> None:
    table = everest()
    spaces = table.view("isn-1")["ships"]["isn-everest-1"]["hexes"]
    assert len(table.options("isn-1")) == 7
    (move,) = table.picks("isn-1", centre).happened("moved")
    assert len(set(move["to"]) - set(spaces)) == 3


def test_MOV_14_and_MOV_14r_a_large_ship_covers_a_centre_and_its_ring_and_does_not_turn() -> None:
    table = everest()
    assert table.where("isn-everest-1") == "13,4/13,5/14,3/14,4/14,5/15,3/15,4"
    table.picks("isn-1", "15,3", "15,2", "14,2")
    assert table.where("isn-everest-1") == "13,2/13,3/14,1/14,2/14,3/15,1/15,2"


def beside_tes_kio(*dice: int) -> Table:
    """Return a table where Rook was just activated two spaces from Tes Kio."""
    scene = Scenario().ship("isn-2", "rooks-f54", at="14,6").ship("wretch-2", "tes-kio", at="14,4/14,3")
    return scene.turn("isn-2").dice(*dice).play().picks("isn-2", "activate:rooks-f54")


def test_MOV_15_each_space_is_checked_before_the_next_is_chosen() -> None:
    table = beside_tes_kio(5).picks("isn-2", "14,5")
    assert [roll["purpose"] for roll in table.happened("roll")] == ["ecm"]
    assert table.hull_damage("rooks-f54-1") == 1
    assert table.asked("isn-2") == "move"
    assert table.view("isn-2")["activation"]["left"] == 4


def test_MOV_15r_and_EC_79_after_a_bad_roll_a_player_may_stop_or_turn_away() -> None:
    table = beside_tes_kio(5).picks("isn-2", "14,5")
    assert {"stop", "14,6", "13,6", "15,5"} <= set(table.options("isn-2"))
    table.picks("isn-2", "stop")
    assert table.where("rooks-f54-1") == "14,5"
    assert table.asked("isn-2") == "weapon"


def test_MOV_16_unused_movement_is_lost() -> None:
    table = hawks().play().picks("isn-2", "activate:f47-blue-hawks", "f47-blue-hawks-1", "14,4", "stop")
    assert table.refuses("isn-2", "f47-blue-hawks-1")
    table.picks("isn-2", "f47-blue-hawks-2", "15,4", "15,3", "15,2", "15,1", "15,0")
    assert table.options("isn-2") == ["f47-blue-hawks-3", "done"]


def test_MOV_16_the_movement_of_a_ship_without_a_space_to_move_to_ends_without_a_question() -> None:
    table = rook().hand("isn-2", "erin-cho").play().picks("isn-2", "activate:rooks-f54", *NORTH)
    assert table.asked("isn-2") == "weapon"


def chosh_ka_on_a_gate() -> Table:
    """Return a table where Chosh Ka was just activated, next to Torrent and on a warp gate."""
    scene = Scenario().ship("wretch-2", "chosh-ka", at="14,4").ship("isn-1", "isn-torrent", at="14,5/14,6")
    return scene.tile("warp-gate", "14,4/14,3").turn("wretch-2").play().picks("wretch-2", "activate:chosh-ka")


def test_MOV_17_and_MOV_17r_a_movement_of_no_spaces_counts_as_finished() -> None:
    table = rook().tile("energy-source", "14,5/14,6", face_down=True).play()
    table.picks("isn-2", "activate:rooks-f54", "stop")
    assert [tile["tile_kind"] for tile in table.happened("tile")] == ["energy-source"]


def test_MOV_17_and_MOV_17r_powers_that_follow_a_movement_also_follow_one_of_no_spaces() -> None:
    """Limpet Pulse acts when Chosh Ka ends a movement next to an enemy."""
    table = chosh_ka_on_a_gate().picks("wretch-2", "stop")
    assert table.asked("wretch-2") == "power"


def test_MOV_17r_a_ship_that_is_placed_instead_of_moving_has_not_moved() -> None:
    table = chosh_ka_on_a_gate().picks("wretch-2", "warp", "15,5")
    assert table.where("chosh-ka-1") == "15,5"
    assert table.asked("wretch-2") == "weapon"


def test_MOV_17r_squadron_ships_that_are_skipped_finish_a_movement_of_no_spaces_too() -> None:
    table = hawks().tile("energy-source", "15,5/15,6", face_down=True).play()
    table.picks("isn-2", "activate:f47-blue-hawks", "f47-blue-hawks-1", "14,4", "stop")
    assert table.happened("tile") == []
    table.picks("isn-2", "done")
    assert [tile["ship"] for tile in table.happened("tile")] == ["f47-blue-hawks-2"]


# Paths for a moving ship: whole movements, answered pick by pick


def shown_movements(table: Table, seat: str = "isn-2") -> dict[str, list[str]]:
    """Return the movements that a player sees, by the space where they end."""
    return complete_paths(table.view(seat)["decision"]["paths"])


def test_MOV_01_every_space_in_reach_is_shown_with_a_shortest_way() -> None:
    paths = shown_movements(rook().play().picks("isn-2", "activate:rooks-f54"))
    start = hx.parse_space("14,5")
    assert set(paths) == {hx.space_name(h) for h in hx.spaces_within(start, 5) if h != start}
    assert all(len(path) == hx.distance(start, hx.parse_space(end)) for end, path in paths.items())


def test_OBS_15_no_way_that_is_shown_crosses_an_asteroid() -> None:
    table = rook().asteroid("14,3", 1).play().picks("isn-2", "activate:rooks-f54")
    rocks = set(table.view("isn-2")["tiles"]["tile-1"]["hexes"])
    assert rocks
    assert not rocks & {pick for path in shown_movements(table).values() for pick in path}


def test_MOV_01_after_a_step_the_spaces_still_in_reach_are_shown() -> None:
    paths = shown_movements(rook().play().picks("isn-2", "activate:rooks-f54", "14,4"))
    position = hx.parse_space("14,4")
    assert set(paths) == {hx.space_name(h) for h in hx.spaces_within(position, 4) if h != position}


def test_MOV_13_the_ways_of_a_large_ship_follow_its_centre() -> None:
    paths = shown_movements(everest(), "isn-1")
    start = hx.parse_space("14,4")
    assert set(paths) == {hx.space_name(h) for h in hx.spaces_within(start, 3) if h != start}


def test_MOV_11_a_step_of_a_medium_ship_shows_both_spaces_that_it_will_cover() -> None:
    def option_text(table: Table, seat: str, pick: str) -> tuple[str, dict[str, Any]]:
        text = next(option.text for option in table.decision(seat).options if option.id == pick)
        return text.key, text.args

    assert option_text(torrent(), "isn-1", "14,5>14,4") == ("move-over", {"hexes": ["14,4", "14,5"]})
    assert option_text(torrent(), "isn-1", "14,6>14,7") == ("move-over", {"hexes": ["14,7", "14,6"]})
    small = rook().play().picks("isn-2", "activate:rooks-f54")
    assert option_text(small, "isn-2", "14,4") == ("move-to", {"hex": "14,4"})
    assert option_text(everest(), "isn-1", "14,3") == ("move-to", {"hex": "14,3"})


def test_MOV_11_the_ways_of_a_medium_ship_are_the_shortest_with_either_end_leading() -> None:
    bow_and_stern = [hx.parse_space("14,5"), hx.parse_space("14,6")]
    ways = {hx.parse_space(end): path for end, path in shown_movements(torrent(), "isn-1").items()}
    assert all(
        len(path) == min(hx.distance(end, start) for start in bow_and_stern)
        for end, path in ways.items()
        if end not in bow_and_stern
    )


def test_MOV_11_a_step_shows_the_space_to_which_the_leading_end_moves() -> None:
    steps = {step.id: step.ref["hex"] for step in torrent().decision("isn-1").options if ">" in step.id}
    assert steps
    assert steps == {pick: pick.partition(">")[2] for pick in steps}


@pytest.mark.parametrize("leading_end", ["14,1", "14,10", "15,7", "13,4"])
def test_MOV_11_the_way_of_a_medium_ship_begins_at_its_leading_end(leading_end: str) -> None:
    path = shown_movements(torrent(), "isn-1")[leading_end]
    assert path[0].split(">")[0] in ("14,5", "14,6")
    assert leading_end in torrent().picks("isn-1", *path).where("isn-torrent-1").split("/")


def test_PAS_01_and_PAS_03_ways_pass_over_ships_and_end_beside_them() -> None:
    scene = rook().ship("isn-1", "isn-torrent", at="14,4/14,3").asteroid("15,3", 1)
    paths = shown_movements(scene.play().picks("isn-2", "activate:rooks-f54"))
    assert paths["14,2"] == ["14,4", "14,3", "14,2"]
    assert not {"14,4", "14,3", "15,3"} & set(paths)
    for end in ("15,4", "13,3", "14,1"):
        arrival = scene.play().picks("isn-2", "activate:rooks-f54", *paths[end])
        assert arrival.where("rooks-f54-1") == end


def test_PAS_03_a_way_may_end_right_behind_a_ship() -> None:
    scene = rook().ship("isn-1", "isn-torrent", at="14,1/15,0")
    paths = shown_movements(scene.play().picks("isn-2", "activate:rooks-f54"))
    assert paths["14,0"] == NORTH
    assert not {"14,1", "15,0"} & set(paths)


def test_PAS_05_a_ship_with_two_spaces_left_may_first_enter_an_occupied_one() -> None:
    scene = rook().ship("isn-1", "isn-torrent", at="14,1/15,0")
    table = scene.play().picks("isn-2", "activate:rooks-f54", *NORTH[:3])
    assert "14,1" in table.options("isn-2")
    table.picks("isn-2", "14,1")
    assert "stop" not in table.options("isn-2") and "15,0" not in table.options("isn-2")
    assert table.picks("isn-2", "14,0").where("rooks-f54-1") == "14,0"


def test_PAS_05_no_way_ends_on_a_ship() -> None:
    paths = shown_movements(
        rook().ship("isn-1", "isn-torrent", at="14,0/15,0").play().picks("isn-2", "activate:rooks-f54")
    )
    assert "14,0" not in paths
    assert len(paths["14,1"]) == 4
