"""Sections 8 and 11 in whole gestures: flights of ships, and of squadrons in formation."""

from __future__ import annotations

from typing import Any

from engine.galaxies.rules.flights import flights
from tests.flying import flight_paths
from tests.scenario import Scenario, Table

ONE, TWO, THREE = (f"f47-blue-hawks-{n}" for n in (1, 2, 3))


def rook(position: str = "14,5") -> Scenario:
    """Return a scene with Rook's F-54, a small ship, on its player's turn with whole gestures."""
    return Scenario().ship("isn-2", "rooks-f54", at=position).turn("isn-2").gestures()


def activate_rook(scene: Scenario) -> Table:
    return scene.play().picks("isn-2", "activate:rooks-f54")


def hawks(*positions: str) -> Scenario:
    return (
        Scenario()
        .ship("isn-2", "f47-blue-hawks", at=positions or ["14,5", "15,5", "16,4"])
        .turn("isn-2")
        .gestures()
    )


def shown_option(table: Table, seat: str, id: str) -> dict[str, Any]:
    (option,) = [option for option in table.view(seat)["decision"]["options"] if option["id"] == id]
    return dict(option)


def flight_path(table: Table, seat: str, flight: str) -> list[str]:
    return flight_paths(table.view(seat)["decision"])[flight]


def test_MOV_01_and_MOV_15_a_flight_goes_space_by_space_and_ends_the_movement() -> None:
    table = activate_rook(rook()).picks("isn-2", "fly:14,1")
    assert [move["to"] for move in table.happened("moved")] == [["14,4"], ["14,3"], ["14,2"], ["14,1"]]
    assert table.happened("movement-ended") == [{"kind": "movement-ended", "ship": "rooks-f54-1"}]
    assert table.asked("isn-2") == "action", "nobody is in reach, so nobody is asked for attacks"


def test_MOV_01_every_space_in_reach_is_offered_once_and_no_other() -> None:
    offers = [name for name in activate_rook(rook("14,5")).options("isn-2") if name.startswith("fly:")]
    assert len(offers) == len(set(offers)) == 90  # all within 5 spaces
    assert "fly:14,5" not in offers and "fly:14,-1" not in offers


def test_MOV_02_a_player_may_fly_another_way_by_choosing_single_spaces() -> None:
    table = activate_rook(rook()).picks("isn-2", "15,4")
    assert table.asked("isn-2") == "move"
    table.picks("isn-2", "15,3", "fly:14,3")
    assert [move["to"] for move in table.happened("moved")] == [["15,4"], ["15,3"], ["14,3"]]
    assert table.asked("isn-2") == "action"


def test_MOV_09_and_MOV_10_a_medium_ship_flies_with_the_end_that_arrives_sooner() -> None:
    table = Scenario().ship("isn-1", "isn-torrent", at="14,5/14,6").turn("isn-1").gestures().play()
    table.picks("isn-1", "activate:isn-torrent", "fly:14,8")
    assert table.where("isn-torrent-1") == "14,7/14,8"
    assert len(table.happened("moved")) == 2


def test_MOV_13_a_large_ship_flies_with_its_whole_base() -> None:
    table = Scenario().ship("isn-1", "isn-everest", at="14,4").turn("isn-1").gestures().play()
    table.picks("isn-1", "activate:isn-everest")
    assert len(shown_option(table, "isn-1", "fly:14,2")["ref"]["hexes"]) == 7
    table.picks("isn-1", "fly:14,2")
    assert table.state.ships["isn-everest-1"].hexes[0] == (14, 2)


def test_PAS_01_and_PAS_03_a_flight_passes_over_ships_and_never_ends_on_one() -> None:
    table = activate_rook(rook("14,6").ship("isn-1", "isn-torrent", at="14,5/14,4"))
    assert not {"fly:14,5", "fly:14,4"} & set(table.options("isn-2"))
    table.picks("isn-2", "fly:14,3")
    assert table.where("rooks-f54-1") == "14,3"


def test_a_flight_shows_its_way_and_the_dangers_on_it() -> None:
    table = activate_rook(rook().ship("wretch-2", "tes-kio", at="14,2/14,1"))
    flight = shown_option(table, "isn-2", "fly:14,3")
    assert flight["label"] == "fly to O11"
    assert flight["ref"] == {"hex": "14,3", "hexes": ["14,3"]}
    assert flight_path(table, "isn-2", "fly:14,3") == ["14,4", "14,3"]
    assert [detail["label"] for detail in flight["details"] if detail.get("risk")] == [
        "ECM of Tes Kio: 2 damage on 5+"
    ]


def test_ECM_01_the_way_past_fewer_enemies_is_offered() -> None:
    """Straight ahead it would come beside the Chosh-ka. Two more spaces lead around it."""
    scene = rook().ship("wretch-1", "chosh-ka", at="15,2")
    table = activate_rook(scene)
    path = flight_path(table, "isn-2", "fly:13,2")
    assert "14,3" not in path and "14,2" not in path
    table.picks("isn-2", "fly:13,2")
    assert not table.happened("roll")


def test_OBS_05_a_flight_avoids_debris_if_it_can() -> None:
    table = activate_rook(rook().tile("debris-field", "14,4/15,3"))
    path = flight_path(table, "isn-2", "fly:14,3")
    assert path == ["13,5", "13,4", "14,3"]


def test_DSC_02_hidden_tiles_do_not_change_the_way_of_a_flight() -> None:
    def ways(kind: str) -> dict[str, Any]:
        table = activate_rook(rook().tile(kind, "14,4", face_down=True).tile("debris-field", "13,4/13,3"))
        decision = table.view("isn-2")["decision"]
        return {option["id"]: option["ref"] for option in decision["options"]} | {
            "flights": decision["flights"]
        }

    assert ways("energy-source") == ways("warp-gate")


def test_ECM_01_a_roll_stops_a_flight_and_the_rest_is_offered_first() -> None:
    table = activate_rook(rook("14,6").ship("wretch-2", "tes-kio", at="14,4/14,3").dice(1))
    table.picks("isn-2", "fly:14,2")
    assert table.where("rooks-f54-1") != "14,2"
    assert table.asked("isn-2") == "move" and table.options("isn-2")[0] == "fly:14,2"
    assert len(flight_path(table, "isn-2", "fly:14,2")) < 4
    table.picks("isn-2", "fly:14,2")
    assert table.where("rooks-f54-1") == "14,2"
    assert len(table.happened("roll")) == 1


def test_ECM_20_a_player_whose_flight_ends_with_a_roll_is_asked_whether_the_ship_stays() -> None:
    table = activate_rook(rook("14,6").ship("wretch-2", "tes-kio", at="14,3/14,2").dice(1))
    table.picks("isn-2", "fly:14,4")
    assert table.asked("isn-2") == "move" and table.options("isn-2")[0] == "stop"
    table.picks("isn-2", "stop")
    assert table.asked("isn-2") == "shot"


def test_PAS_05_the_rest_of_a_flight_is_not_offered_when_it_is_no_longer_legal() -> None:
    table = activate_rook(rook("14,6").ship("wretch-2", "tes-kio", at="14,4/14,3", shields=0).dice(8))
    table.picks("isn-2", "fly:14,2")
    assert not table.alive("rooks-f54-1") or table.options("isn-2")[0] in {"fly:14,2", "stop"}


def test_DST_01_the_activation_ends_when_the_ship_is_lost_on_its_way() -> None:
    scene = (
        rook("14,6").ship("wretch-2", "tes-kio", at="14,4/14,3").ship("isn-1", "isn-torrent", at="3,9/3,8")
    )
    scene.state.ships["rooks-f54-1"].shields, scene.state.ships["rooks-f54-1"].hull_damage = 0, 1
    table = activate_rook(scene.dice(8)).picks("isn-2", "fly:14,2")
    assert not table.alive("rooks-f54-1")
    assert table.asked("isn-2") == "action"


def test_undo_takes_back_a_whole_flight() -> None:
    table = activate_rook(rook()).picks("isn-2", "fly:14,1").undo("isn-2")
    assert table.where("rooks-f54-1") == "14,5"
    assert table.asked("isn-2") == "move"


def test_undo_of_a_flight_stopped_by_dice_goes_back_to_the_roll() -> None:
    table = activate_rook(rook("14,6").ship("wretch-2", "tes-kio", at="14,4/14,3").dice(1))
    table.picks("isn-2", "fly:14,2", "fly:14,2").undo("isn-2")
    assert table.options("isn-2")[0] == "fly:14,2"
    assert table.match.undo_refusal("isn-2") == "dice-rolled"


def test_MOV_16_the_player_is_not_asked_about_a_ship_without_a_space_to_move_to() -> None:
    scene = rook("14,5")
    for rock in ("14,4", "15,4", "15,5", "14,6", "13,6", "13,5"):
        scene.tile("asteroid", rock)
    assert activate_rook(scene).asked("isn-2") == "action"


def test_a_player_attacks_without_moving_in_one_answer() -> None:
    table = activate_rook(rook().ship("wretch-2", "tes-kio", at="14,3/14,2").dice("A8"))
    assert {"rooks-f54-1:primary:tes-kio-1", "rooks-f54-1:primary:tes-kio-1:all"} <= set(
        table.options("isn-2")
    )
    table.picks("isn-2", "rooks-f54-1:primary:tes-kio-1")
    assert table.happened("movement-ended") == [{"kind": "movement-ended", "ship": "rooks-f54-1"}]
    assert len(table.happened("attack")) == 1 and table.asked("isn-2") == "shot"


# Squadrons


def test_MOV_04_a_player_is_asked_about_the_first_squadron_ship_and_may_move_another_first() -> None:
    table = hawks().play().picks("isn-2", "activate:f47-blue-hawks")
    assert table.decision("isn-2").text.args["ship"] == ONE
    assert {TWO, THREE, "done", "stop"} <= set(table.options("isn-2"))
    table.picks("isn-2", THREE)
    assert table.decision("isn-2").text.args["ship"] == THREE
    table.picks("isn-2", "fly:16,1")
    assert table.decision("isn-2").text.args["ship"] == ONE


def test_MOV_07_ships_of_a_squadron_may_move_different_ways() -> None:
    table = hawks().play().picks("isn-2", "activate:f47-blue-hawks", "fly:14,1", "fly:15,8", "stop")
    assert [table.where(ship) for ship in (ONE, TWO, THREE)] == ["14,1", "15,8", "16,4"]
    assert table.asked("isn-2") == "action"


def test_SQN_10_all_ships_of_a_squadron_move_by_the_same_shift_in_one_answer() -> None:
    table = hawks().play().picks("isn-2", "activate:f47-blue-hawks", "together:14,2")
    assert [table.where(ship) for ship in (ONE, TWO, THREE)] == ["14,2", "15,2", "16,1"]
    assert table.asked("isn-2") == "action"


def test_MOV_06_in_formation_the_ships_in_front_make_room_for_the_others() -> None:
    table = hawks("14,5", "14,4", "14,3").play().picks("isn-2", "activate:f47-blue-hawks", "together:14,4")
    assert [table.where(ship) for ship in (ONE, TWO, THREE)] == ["14,4", "14,3", "14,2"]
    movers = [move["ship"] for move in table.happened("moved")]
    assert movers == [THREE, TWO, ONE]


def test_PAS_03_a_formation_is_not_offered_if_a_ship_would_end_on_another() -> None:
    table = (
        hawks().ship("isn-1", "isn-torrent", at="15,2/16,1").play().picks("isn-2", "activate:f47-blue-hawks")
    )
    assert "together:14,2" not in table.options("isn-2")
    assert "together:14,1" in table.options("isn-2")


def test_ECM_01_a_roll_stops_a_formation_and_the_others_are_offered_the_same_shift_first() -> None:
    table = hawks().ship("wretch-2", "chosh-ka", at="13,3").dice(1).play()
    table.picks("isn-2", "activate:f47-blue-hawks", "together:14,2")
    assert len(table.happened("roll")) == 1
    assert table.decision("isn-2").text.args["ship"] == ONE
    table.picks("isn-2", table.options("isn-2")[0])
    assert table.where(ONE) == "14,2"
    formations = [name for name in table.options("isn-2") if name.startswith("together:")]
    assert formations[0] == "together:15,2"
    table.picks("isn-2", "together:15,2")
    assert [table.where(ship) for ship in (ONE, TWO, THREE)] == ["14,2", "15,2", "16,1"]


def test_a_seat_that_answers_step_by_step_is_asked_as_usual_beside_one_that_does_not() -> None:
    scene = Scenario().ship("isn-1", "isn-torrent", at="14,5/14,6").ship("wretch-1", "chosh-ka", at="14,-2")
    table = scene.gestures("wretch-1").turn("isn-1").order("isn-1", "wretch-1").play()
    table.picks("isn-1", "activate:isn-torrent")
    assert not any(name.startswith("fly:") for name in table.options("isn-1"))
    assert "paths" in table.view("isn-1")["decision"]
    table.picks("isn-1", "stop", "done").ends_turn("isn-1")
    while table.asked("wretch-1") != "action":
        table.picks("wretch-1", "done" if table.asked("wretch-1") == "deploy" else [])
    table.picks("wretch-1", "activate:chosh-ka")
    assert any(name.startswith("fly:") for name in table.options("wretch-1"))
    assert "paths" not in table.view("wretch-1")["decision"]


def test_flights_use_no_more_spaces_than_the_board_has() -> None:
    """This includes flights around enemies and debris."""
    scene = rook().ship("wretch-2", "tes-kio", at="14,2/14,1").ship("wretch-1", "chosh-ka", at="17,3")
    g = scene.tile("debris-field", "13,4/12,5").play().picks("isn-2", "activate:rooks-f54").state
    for moves_left in range(1, 6):
        paths = flights(g, "rooks-f54-1", moves_left)
        assert paths and all(len(path.steps) <= moves_left for path in paths.values())
        assert all(path.steps[-1].target.name == name for name, path in paths.items())
