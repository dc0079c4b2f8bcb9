"""Mission 4 of the ledger: Meteor Storm."""

from __future__ import annotations

from typing import Any

import pytest

from engine.galaxies import hexes as hx
from engine.galaxies.rules.destruction import destroy
from tests.rules.support import HIGHEST, first_turn, run_rule, start_match
from tests.scenario import Scenario, Table

TORRENT: dict[str, Any] = {"seat": "isn-1", "card": "isn-torrent", "at": "14,9/14,10"}
KA: dict[str, Any] = {"seat": "wretch-2", "card": "chosh-ka", "at": "14,2"}
TES_KIO: dict[str, Any] = {"seat": "wretch-2", "card": "tes-kio", "at": "16,-2/16,-1"}
NORTH, SOUTH = "0", "3"


def engines(*dice: int) -> Scenario:
    """Return a scene at the end of isn-1's turn. The asteroid tile-1 covers 14,5 14,4 15,4 and 15,3."""
    return Scenario().energy("isn", 10).turn("isn-1", "end").asteroid("14,5").dice(*dice)


def rock(table: Table, tile: str = "tile-1") -> str:
    """Return the space of an asteroid's anchor."""
    return hx.space_name(table.state.tiles[tile].hexes[0])


# Setup


def test_M4_01_the_mission_is_for_two_teams_of_two_allies_who_sit_next_to_each_other() -> None:
    state = start_match().state
    assert [(seat.id, seat.team) for seat in state.seats.values()] == [
        ("wretch-1", "wretch"),
        ("wretch-2", "wretch"),
        ("isn-1", "isn"),
        ("isn-2", "isn"),
    ]


def test_M4_03_and_M4_03r_the_mission_has_four_asteroids() -> None:
    kinds = [tile.kind for tile in start_match().state.tiles.values()]
    assert kinds.count("asteroid") == 4


def test_M4_04_four_random_discovery_tiles_lie_black_side_up() -> None:
    last_four = (4, 5, 6, 7, 0, 1, 2, 3)
    plain = start_match()
    mixed = start_match(shuffles=(tuple(range(35)), tuple(range(34)), last_four))
    tiles = [list(t.state.tiles.values())[4:] for t in (plain, mixed)]
    faces = [[tile.face.open() for tile in tiles_of_match if tile.face] for tiles_of_match in tiles]
    assert [len(f) for f in faces] == [4, 4]
    assert faces[0] != faces[1]
    assert [tile.kind for tile in plain.state.tiles.values()][4:] == [None] * 4


@pytest.mark.parametrize("viewer", ["isn-1", "wretch-1", "spectator"])
def test_PRV_12_nobody_knows_the_tiles_that_lie_black_side_up(viewer: str) -> None:
    table = first_turn()
    hidden_tiles = [tile for tile in table.view(viewer)["tiles"].values() if tile["kind"] is None]
    assert len(hidden_tiles) == 4
    assert all(set(tile) == {"kind", "hexes"} for tile in hidden_tiles)
    assert [h for fact in table.news if fact.kind == "tiles-hidden" if (h := fact.happening_for(viewer))] == [
        {"kind": "tiles-hidden"}
    ]


def fleet(seat: str) -> set[tuple[str, str]]:
    return {(ship.card, ship.level) for ship in start_match().state.seats[seat].fleet}


def test_M4_05_wretch_1_has_the_fleet_of_the_mission() -> None:
    ships = ("vapors-fate", "red-fuvu", "red-tougu")
    assert fleet("wretch-1") == {(ship, "veteran") for ship in ships}


def test_M4_06_wretch_2_has_the_fleet_of_the_mission() -> None:
    ships = ("so-bwa-tet", "chosh-ka", "tes-kio")
    assert fleet("wretch-2") == {(ship, "veteran") for ship in ships}


def test_M4_07_isn_1_has_the_fleet_of_the_mission() -> None:
    assert fleet("isn-1") == {(ship, "standard") for ship in ("isn-everest", "isn-torrent")}


def test_M4_08_isn_2_has_the_fleet_of_the_mission() -> None:
    ships = ("isn-barrage", "f47-blue-hawks", "rooks-f54", "f51-blue-sparrows")
    assert fleet("isn-2") == {(ship, "standard") for ship in ships}


def test_M4_09_the_prepped_cards_are_those_of_the_mission() -> None:
    seats = start_match().state.seats.values()
    prepped_cards = {seat.id: [p.card for p in seat.prepped] for seat in seats if seat.prepped}
    assert prepped_cards == {"wretch-1": ["krall-draxus"], "isn-1": ["erin-cho", "charles-yeboah"]}


def test_M4_10_and_M4_10r_the_deck_of_a_team_is_the_whole_faction_set_without_the_prepped_cards() -> None:
    state = Scenario().state
    assert {name: len(team.deck.open()) for name, team in state.teams.items()} == {"wretch": 35, "isn": 34}


def test_M4_11_everybody_starts_with_five_cards_from_the_team_deck() -> None:
    table = start_match()
    assert [len(table.hand(seat)) for seat in table.state.seats] == [5] * 4
    sizes = {name: len(team.deck.open()) for name, team in table.state.teams.items()}
    assert sizes == {"wretch": 25, "isn": 24}


def test_M4_12_and_M4_12r_torrent_starts_beside_an_asteroid_of_its_players_choice() -> None:
    table = start_match(*HIGHEST)
    rocks = [tile.hexes for tile in table.state.tiles.values() if tile.kind == "asteroid"]
    chosen_rocks = set()
    for place in table.options("isn-1"):
        spaces = [hx.parse_space(part) for part in place.split("/")]
        adjacent_rocks = [n for n, tile in enumerate(rocks) if hx.shapes_touch(spaces, tile)]
        assert adjacent_rocks, place
        chosen_rocks.update(adjacent_rocks)
    assert chosen_rocks == {0, 1, 2, 3}
    table.picks("isn-1", "14,5/14,6")
    assert table.where("isn-torrent-1") == "14,5/14,6"
    assert table.attached("isn-torrent") == ["erin-cho"]
    assert table.energy("isn") == 20


def test_M4_13_torrent_starts_with_full_shields_and_an_empty_hold_and_counts_as_launched_earlier() -> None:
    table = start_match(*HIGHEST).picks("isn-1", "14,5/14,6")
    assert table.shields("isn-torrent-1") == 3
    card = table.state.cards["isn-torrent"]
    assert (card.cargo.open(), card.launched) == ([], 0)


def test_M4_14_each_team_shares_its_energy_and_starts_with_twenty() -> None:
    assert {name: team.energy for name, team in start_match().state.teams.items()} == {
        "wretch": 20,
        "isn": 20,
    }


def test_M4_15_and_EC_123_each_team_gains_eight_energy_in_every_turn_including_the_first() -> None:
    table = first_turn("isn-2")
    assert table.energy("isn") == 28
    table.picks("isn-2", "done", "done", "done", "no")
    assert table.energy("wretch") == 28
    table.picks("wretch-1", "done", "done", "done")
    assert table.energy("wretch") == 36


def test_M4_16_draxus_may_be_attached_free_when_vapors_fate_is_launched() -> None:
    table = Scenario().turn("wretch-1", "deploy").play()
    table.picks("wretch-1", "launch:vapors-fate", "14,-5", "load:none", "yes")
    assert table.attached("vapors-fate") == ["krall-draxus"]
    assert table.energy("wretch") == 20 - 16


# Remote engines


def test_M4_18_the_engines_cost_two_energy_and_need_a_roll_of_four_or_more() -> None:
    table = engines(4).play()
    assert table.asked("isn-1") == "engines"
    table.picks("isn-1", "yes")
    assert table.energy("isn") == 8
    assert table.asked("isn-1") == "engine-asteroids"


def test_M4_18_a_player_may_decline_to_use_the_engines() -> None:
    table = engines().play().picks("isn-1", "no")
    assert table.state.active == "isn-2"
    assert table.energy("isn") == 10 + 8


def test_M4_18_a_player_without_the_energy_is_not_asked_about_the_engines() -> None:
    table = engines().energy("isn", 1).play()
    assert table.state.active == "isn-2"


def test_M4_20_and_EC_130_a_failed_roll_still_costs_two() -> None:
    table = engines(3).play().picks("isn-1", "yes")
    assert table.state.active == "isn-2"
    assert table.energy("isn") == 10 - 2 + 8
    assert rock(table) == "14,5"


def test_M4_19_and_M4_19r_the_player_moves_up_to_three_different_asteroids_one_after_another() -> None:
    scene = engines(5, 1, 2, 1)
    for position in ("6,9", "20,2", "24,0"):
        scene.asteroid(position)
    scene.tile("debris-field", "2,12/2,13")
    table = scene.play().picks("isn-1", "yes")
    assert table.options("isn-1") == ["tile-1", "tile-2", "tile-3", "tile-4"]
    assert table.refuses("isn-1", "tile-1", "tile-2", "tile-3", "tile-4")
    assert table.refuses("isn-1", "tile-1", "tile-1")
    table.picks("isn-1", ["tile-1", "tile-3", "tile-2"], NORTH)
    assert rock(table) == "14,4"
    table.picks("isn-1", SOUTH, "stop")
    assert rock(table, "tile-3") == "20,3"
    table.picks("isn-1", SOUTH)
    assert table.state.active == "isn-2"
    assert rock(table, "tile-4") == "24,0"
    assert [r["purpose"] for r in table.happened("roll")] == ["engines", *["engine-move"] * 3]
    assert "Asteroid 1: the roll for its move is 1" in [line["label"] for line in table.view("isn-1")["log"]]


def test_M4_19_all_asteroids_are_chosen_before_the_first_one_moves() -> None:
    """The result of the first roll does not change which asteroids move after it."""
    table = engines(5, 1, 1).asteroid("6,9").asteroid("20,2").play()
    table.picks("isn-1", "yes", ["tile-2", "tile-1"])
    assert [decision.kind for decision in table.match.decisions.values()] == ["engine-move"]
    table.picks("isn-1", "stop")
    assert table.state.engines is not None
    assert table.state.engines.tile == "tile-1"
    table.picks("isn-1", "stop")
    assert table.state.active == "isn-2"


def test_M4_19_the_player_may_move_fewer_asteroids() -> None:
    table = engines(5).asteroid("6,9").play().picks("isn-1", "yes", [])
    assert table.state.active == "isn-2"
    assert table.state.engines is None


def test_M4_19_an_asteroid_moves_as_many_spaces_as_its_roll_at_most() -> None:
    table = engines(4, 3).play().picks("isn-1", "yes", "tile-1", SOUTH, SOUTH, SOUTH)
    assert rock(table) == "14,8"
    assert table.state.active == "isn-2"


def test_M4_21_and_M4_21r_and_M4_22_a_move_shifts_the_whole_tile_in_any_direction_unturned() -> None:
    table = engines(4, 8).play().picks("isn-1", "yes", "tile-1")
    assert table.options("isn-1") == ["0", "1", "2", "3", "4", "5", "stop"]
    start = table.state.tiles["tile-1"].hexes
    for direction in range(6):
        table.picks("isn-1", str(direction))
    assert table.state.tiles["tile-1"].hexes == start
    entered_counts = {len(hx.newly_covered_spaces(start, direction)) for direction in range(6)}
    assert entered_counts == {2, 3}
    table.picks("isn-1", "stop")


def test_M4_23_and_EC_132_no_asteroid_enters_a_space_of_any_ship() -> None:
    """Chosh Ka is north of the asteroid and Torrent south of it."""
    scene = engines(4, 8).ship("wretch-2", "chosh-ka", at="14,3").ship("isn-1", "isn-torrent", at="14,6/14,7")
    table = scene.play().picks("isn-1", "yes", "tile-1")
    assert NORTH not in table.options("isn-1")
    assert SOUTH not in table.options("isn-1")
    table.picks("isn-1", "stop")


def test_M4_24_and_M4_24r_an_asteroid_may_cover_tiles_but_no_half_hex_or_other_asteroid() -> None:
    scene = engines(4, 1).asteroid("14,3").tile("debris-field", "14,6/14,7")
    scene.tile("warp-gate", "15,5", face_down=True)
    table = scene.play().picks("isn-1", "yes", "tile-1")
    assert NORTH not in table.options("isn-1")
    table.picks("isn-1", SOUTH)
    assert rock(table) == "14,6"
    edge = Scenario().energy("isn", 10).turn("isn-1", "end").asteroid("14,11").dice(4, 1).play()
    edge.picks("isn-1", "yes", "tile-1")
    assert SOUTH not in edge.options("isn-1")
    edge.picks("isn-1", "stop")


def test_M4_25_a_wretch_ship_takes_one_damage_when_an_asteroid_stops_beside_it() -> None:
    """Chosh Ka is two spaces north of the asteroid."""
    table = engines(4, 1).ship(**KA).play().picks("isn-1", "yes", "tile-1", NORTH)
    assert table.shields("chosh-ka-1") == 1
    (damage,) = table.happened("damage")
    assert (damage["type"], damage["shields"]) == ("asteroid", 1)


def test_M4_25_the_damage_hits_shields_first_and_then_the_hull() -> None:
    table = engines(4, 1).ship(**KA, shields=0).play().picks("isn-1", "yes", "tile-1", NORTH)
    assert table.hull_damage("chosh-ka-1") == 1


def test_M4_25_and_M4_26_a_ship_that_was_already_beside_the_asteroid_takes_no_damage() -> None:
    scene = engines(4, 1).ship("wretch-2", "chosh-ka", at="13,5")
    table = scene.play().picks("isn-1", "yes", "tile-1", NORTH)
    assert table.shields("chosh-ka-1") == 2


def test_M4_26_and_EC_131_a_ship_already_beside_it_is_safe_even_if_the_asteroid_left_and_came_back() -> None:
    scene = engines(4, 4).ship("wretch-2", "chosh-ka", at="14,3")
    table = scene.play().picks("isn-1", "yes", "tile-1", SOUTH, SOUTH, NORTH, NORTH)
    assert rock(table) == "14,5"
    assert table.shields("chosh-ka-1") == 2


def test_M4_26_a_large_ship_with_any_space_already_beside_the_asteroid_is_safe() -> None:
    scene = engines(4, 1).ship("wretch-1", "vapors-fate", at="14,2")
    table = scene.play().picks("isn-1", "yes", "tile-1")
    table.picks("isn-1", next(option for option in table.options("isn-1") if option != "stop"))
    assert rock(table) != "14,5"
    assert table.happened("damage") == []


def test_M4_25_only_the_final_place_of_the_asteroid_counts() -> None:
    scene = engines(4, 2).ship("wretch-2", "chosh-ka", at="14,2")
    table = scene.play().picks("isn-1", "yes", "tile-1", NORTH, SOUTH)
    assert table.shields("chosh-ka-1") == 2


def test_M4_27_and_M4_29_each_asteroid_damages_one_ship_and_the_player_must_choose_it() -> None:
    scene = engines(4, 1).ship(**KA).ship("wretch-2", "tes-kio", at="15,0/15,1")
    table = scene.play().picks("isn-1", "yes", "tile-1", NORTH)
    assert table.asked("isn-1") == "engine-target"
    assert table.options("isn-1") == ["chosh-ka-1", "tes-kio-1"]
    table.picks("isn-1", "tes-kio-1")
    assert (table.shields("chosh-ka-1"), table.shields("tes-kio-1")) == (2, 2)


def test_M4_27_an_asteroid_that_stops_beside_three_ships_damages_one_of_them() -> None:
    scene = engines(4, 1).ship(**KA).ship("wretch-2", "tes-kio", at="15,0/15,1")
    scene.ship("wretch-1", "red-fuvu", at=["13,3", "9,5", "9,6"])
    table = scene.play().picks("isn-1", "yes", "tile-1", NORTH)
    assert len(table.options("isn-1")) == 3
    table.picks("isn-1", "chosh-ka-1")
    assert len(table.happened("damage")) == 1


def test_M4_27_the_same_ship_may_be_damaged_by_several_asteroids() -> None:
    scene = engines(4, 1, 1).asteroid("14,0").ship(**KA)
    table = scene.play().picks("isn-1", "yes", ["tile-1", "tile-2"], NORTH, SOUTH)
    assert table.shields("chosh-ka-1") == 0


def test_M4_28_and_M4_28r_wretch_ships_are_those_that_the_wretch_team_controls() -> None:
    taken_table = engines(4, 1).ship("isn-2", "chosh-ka", at="14,2")
    table = taken_table.play().picks("isn-1", "yes", "tile-1", NORTH)
    assert table.shields("chosh-ka-1") == 2
    captured_table = engines(4, 1).ship("wretch-1", "rooks-f54", at="14,2")
    table = captured_table.play().picks("isn-1", "yes", "tile-1", NORTH)
    assert table.shields("rooks-f54-1") == 0


def test_M4_30_a_moving_asteroid_causes_no_other_rolls() -> None:
    scene = engines(4, 1).ship(**KA).tile("debris-field", "14,3/15,2")
    table = scene.play().picks("isn-1", "yes", "tile-1", NORTH)
    assert [roll["purpose"] for roll in table.happened("roll")] == ["engines", "engine-move"]


def test_M4_31_a_moved_asteroid_immediately_gives_cover_in_its_new_place() -> None:
    """Torrent gets cover only from the asteroid that isn-2 has moved beside it."""
    scene = (
        Scenario()
        .energy("isn", 10)
        .asteroid("14,7")
        .ship("isn-1", "isn-torrent", at="14,9/14,10", shields=0)
        .ship("wretch-1", "vapors-fate", at="16,5")
        .turn("isn-2", "end")
        .dice(4, 1, "D4", 8)
    )
    table = scene.play().picks("isn-2", "yes", "tile-1", SOUTH)
    table.picks("wretch-1", "done", "done", "activate:vapors-fate", "stop", "primary", "isn-torrent-1")
    cover_rolls = [roll for roll in table.happened("roll") if roll["purpose"] == "cover"]
    assert [(roll["ship"], roll["success"]) for roll in cover_rolls] == [("isn-torrent-1", True)]
    assert table.hull_damage("isn-torrent-1") == 0


@pytest.mark.parametrize("seat", ["wretch-1", "wretch-2"])
def test_M4_32_only_isn_players_use_remote_engines(seat: str) -> None:
    table = Scenario().asteroid("14,5").turn(seat, "end").play()
    assert table.state.active not in (None, seat)


def test_M4_32_each_isn_player_uses_the_engines_once_in_their_own_turn() -> None:
    for dice, moves in (((1, 1), ()), ((4, 4), ([],))):
        table = engines(*dice).play().picks("isn-1", "yes", *moves)
        assert table.state.active == "isn-2"
        table.picks("isn-2", "done", "done", "done", "yes", *moves)
        assert table.state.active == "wretch-1"


def test_M4_35_a_player_may_discard_cards_for_energy_while_using_the_engines() -> None:
    scene = engines(4, 1).energy("isn", 1).hand("isn-1", "erin-cho", "bronson-skiles")
    table = scene.play()
    assert table.options("isn-1") == ["no", "discard"]
    table.picks("isn-1", "discard", ["h1"], "yes", "tile-1", "discard", ["h2"], NORTH)
    assert table.hand("isn-1") == []


def test_M4_36_yeboah_is_not_affected_by_the_loss_of_torrent() -> None:
    scene = Scenario().ship(**TORRENT).turn("isn-1", "deploy")
    run_rule(destroy(scene.state, "isn-torrent-1", "test"), scene)
    table = scene.play().picks("isn-1", "launch:isn-everest", "14,10")
    assert table.asked("isn-1") == "prepped"


def test_M4_33_an_asteroid_may_destroy_the_last_ship() -> None:
    scene = engines(4, 1).turn("isn-1", "end", round=3).ship(**TORRENT).ship(**KA, shields=0, hull_damage=2)
    table = scene.play().picks("isn-1", "yes", "tile-1", NORTH)
    assert table.winner == "isn"
