"""Chapter 13: debris fields and asteroids."""

from __future__ import annotations

import pytest

from engine.galaxies import hexes as hx
from engine.galaxies.catalogue.model import LETTERS
from engine.galaxies.game import Galaxies
from tests.edition import stored_edition
from tests.rules.support import first_turn
from tests.scenario import Scenario, Table

MISS = "A8"


def roll_purposes(table: Table) -> list[str]:
    """Return the purposes of the number die's rolls, in order."""
    return [roll["purpose"] for roll in table.happened("roll")]


def test_OBS_01_obstacles_lie_face_up_on_the_board() -> None:
    tiles = first_turn().view("spectator")["tiles"].values()
    assert [tile["kind"] for tile in tiles].count("asteroid") == 4
    table = Scenario().tile("debris-field", "14,5/15,5").play()
    assert table.view("spectator")["tiles"]["tile-1"]["kind"] == "debris-field"


def test_OBS_02_obstacles_and_tiles_do_not_move() -> None:
    scene = (
        Scenario()
        .ship("isn-1", "isn-torrent", at="14,5/14,6")
        .ship("wretch-2", "tes-kio", at="20,-8/20,-9")
        .asteroid("14,2")
        .tile("debris-field", "14,4/15,4")
        .tile("warp-gate", "12,4/12,5", face_down=True)
        .turn("isn-1")
    )
    table = scene.dice(7).play()
    before = {name: tile["hexes"] for name, tile in table.view("isn-1")["tiles"].items()}
    table.picks("isn-1", "activate:isn-torrent", "14,5>14,4", "stop", "done")
    table.ends_turn("isn-1", "isn-2", "wretch-1", "wretch-2")
    assert {name: tile["hexes"] for name, tile in table.view("isn-1")["tiles"].items()} == before


def test_OBS_03_and_OBS_03r_an_asteroid_moves_as_its_mission_says_and_only_on_full_spaces() -> None:
    scene = Scenario().ship("isn-1", "isn-torrent", at="14,5/14,6").asteroid("0,2").turn("isn-1")
    table = scene.dice(4, 8).play().picks("isn-1", "done", "yes", "tile-1")
    assert table.options("isn-1") == ["1", "2", "3", "stop"]
    before = set(table.view("isn-1")["tiles"]["tile-1"]["hexes"])
    after = set(table.picks("isn-1", "2").view("isn-1")["tiles"]["tile-1"]["hexes"])
    assert len(before) == 4
    assert len(after - before) in (2, 3)


# Debris fields


def rook(position: str = "14,6", *tiles: str) -> Scenario:
    """Return a scene with Rook's F-54 (1 shield) on its player's turn, with debris fields."""
    scene = Scenario().ship("isn-2", "rooks-f54", at=position).turn("isn-2")
    for field in tiles:
        scene.tile("debris-field", field)
    return scene


def fly_rook(scene: Scenario, *steps: str) -> Table:
    """Activate and move Rook's F-54."""
    return scene.play().picks("isn-2", "activate:rooks-f54", *steps)


def test_OBS_04_a_debris_field_covers_two_spaces() -> None:
    printed = Galaxies().catalogue.tiles["debris-field"]
    assert len(hx.footprint(printed.footprint, (14, 5))) == 2


@pytest.mark.parametrize(("result", "shields"), [(1, 0), (6, 0), (7, 1), (8, 1)])
def test_OBS_05_and_KEY_03_and_EC_76_debris_does_1_damage_on_a_roll_up_to_6(
    result: int, shields: int
) -> None:
    table = fly_rook(rook("14,6", "14,5/15,5").dice(result), "14,5")
    assert roll_purposes(table) == ["debris"]
    assert (table.shields("rooks-f54-1"), table.hull_damage("rooks-f54-1")) == (shields, 0)


def test_OBS_06_a_ship_launched_onto_debris_does_not_roll() -> None:
    table = Scenario().tile("debris-field", "14,9/14,10").turn("isn-2", "deploy").play()
    table.picks("isn-2", "launch:rooks-f54", "14,9")
    assert roll_purposes(table) == []


def test_OBS_06_a_ship_placed_onto_debris_does_not_roll() -> None:
    table = fly_rook(rook("14,6", "14,2/14,3").tile("warp-gate", "14,6/14,7"), "warp", "14,2")
    assert table.where("rooks-f54-1") == "14,2"
    assert roll_purposes(table) == []


def test_OBS_07_a_ship_that_stays_on_the_same_field_does_not_roll_again() -> None:
    table = fly_rook(rook("14,6", "14,5/14,4").dice(7), "14,5", "14,4", "14,5", "stop")
    assert roll_purposes(table) == ["debris"]


def test_OBS_08_a_ship_that_leaves_a_field_and_comes_back_rolls_again_even_in_one_movement() -> None:
    table = fly_rook(rook("14,6", "14,5/14,4").dice(7, 8), "14,5", "15,4", "14,4", "stop")
    assert roll_purposes(table) == ["debris", "debris"]


def test_EC_58_a_ship_launched_on_debris_enters_its_other_space_freely_but_rolls_when_it_comes_back() -> None:
    scene = Scenario().tile("debris-field", "14,9/14,8").turn("isn-2", "deploy").dice(7)
    table = scene.play().picks("isn-2", "launch:rooks-f54", "14,9", "done", "activate:rooks-f54", "14,8")
    assert roll_purposes(table) == []
    table.picks("isn-2", "14,7", "14,8")
    assert roll_purposes(table) == ["debris"]


def test_OBS_09_a_ship_rolls_separately_for_every_field() -> None:
    table = fly_rook(rook("14,6", "14,5/15,5", "14,4/15,4").dice(7, 8), "14,5", "14,4", "stop")
    assert [roll["source"] for roll in table.happened("roll")] == ["tile-1", "tile-2"]


def everest(*fields: str) -> Scenario:
    """Return a scene with Everest in mid-board on its player's turn, with debris fields."""
    scene = Scenario().ship("isn-1", "isn-everest", at="14,4").turn("isn-1")
    for field in fields:
        scene.tile("debris-field", field)
    return scene


def test_OBS_09_and_EC_77_a_step_onto_two_fields_causes_two_rolls() -> None:
    table = everest("14,2/14,1", "15,2/15,1").dice(1, 2).play()
    table.picks("isn-1", "activate:isn-everest", "14,3")
    assert roll_purposes(table) == ["debris", "debris"]
    assert table.shields("isn-everest-1") == 3


def test_OBS_09_a_ship_destroyed_by_the_first_field_does_not_roll_again() -> None:
    scene = Scenario().ship("isn-1", "isn-everest", at="14,4", shields=0, hull_damage=7).turn("isn-1")
    scene.tile("debris-field", "14,2/14,1").tile("debris-field", "15,2/15,1").dice(1)
    table = scene.play().picks("isn-1", "activate:isn-everest", "14,3")
    assert not table.alive("isn-everest-1")
    assert roll_purposes(table) == ["debris"]


def test_OBS_05_other_tiles_do_not_act_as_debris() -> None:
    scene = rook("14,6").tile("energy-source", "14,5/15,5").tile("warp-gate", "14,4/15,4", face_down=True)
    assert roll_purposes(fly_rook(scene, "14,5", "14,4", "stop")) == []


def test_OBS_10_a_ship_must_roll_for_debris() -> None:
    table = fly_rook(rook("14,6", "14,5/15,5").dice(1), "14,5")
    assert table.asked("isn-2") == "move"
    assert table.shields("rooks-f54-1") == 0


def test_OBS_11_and_OBS_11r_a_ship_is_on_a_field_with_any_of_its_spaces() -> None:
    table = everest("14,2/14,1").dice(7).play().picks("isn-1", "activate:isn-everest", "14,3")
    assert roll_purposes(table) == ["debris"]
    table.picks("isn-1", "15,2")
    assert roll_purposes(table) == ["debris"]


def test_OBS_11r_a_medium_ship_stays_on_a_field_with_its_trailing_end() -> None:
    scene = Scenario().ship("isn-1", "isn-torrent", at="14,6/14,7").tile("debris-field", "14,5/15,5")
    table = scene.turn("isn-1").dice(7, 8).play()
    table.picks("isn-1", "activate:isn-torrent", "14,6>14,5", "14,4", "15,4")
    assert roll_purposes(table) == ["debris"]
    table.picks("isn-1", "15,5")
    assert roll_purposes(table) == ["debris", "debris"]


@pytest.mark.parametrize(
    ("seat", "card", "position", "step"),
    [
        ("isn-2", "rooks-f54", "14,6", "14,5"),
        ("isn-1", "isn-torrent", "14,6/14,7", "14,6>14,5"),
        ("isn-1", "isn-everest", "14,7", "14,6"),
    ],
)
def test_OBS_12_debris_affects_ships_of_all_sizes(seat: str, card: str, position: str, step: str) -> None:
    scene = Scenario().ship(seat, card, at=position).tile("debris-field", "14,5/15,5").turn(seat).dice(6)
    table = scene.play()
    full_shields = table.shields(f"{card}-1")
    table.picks(seat, f"activate:{card}", step)
    assert table.shields(f"{card}-1") == full_shields - 1


def test_OBS_13_debris_damage_is_direct_damage_and_not_an_attack() -> None:
    table = fly_rook(rook("14,6", "14,5/15,5").asteroid("12,6").dice(6), "14,5")
    (damage,) = table.happened("damage")
    assert (damage["source"], damage["type"], damage["shields"]) == ("debris", "debris", 1)
    assert roll_purposes(table) == ["debris"]
    assert table.happened("attack") == []


def test_OBS_14_and_EC_78_a_ship_that_leaves_a_field_does_not_roll() -> None:
    assert roll_purposes(fly_rook(rook("14,5", "14,5/15,5"), "14,4", "stop")) == []


# Asteroids


def test_OBS_15_and_EC_81_no_ship_moves_through_or_onto_an_asteroid() -> None:
    table = fly_rook(rook("14,6").asteroid("14,5", 1))
    assert set(table.options("isn-2")) == {"15,6", "14,7", "13,7", "13,6", "stop"}


@pytest.mark.parametrize(("rock", "is_allowed"), [("14,4", False), ("14,3", True)])
def test_OBS_15_a_large_ship_moves_no_space_of_its_base_onto_an_asteroid(rock: str, is_allowed: bool) -> None:
    scene = Scenario().ship("isn-1", "isn-everest", at="14,6").tile("asteroid", rock).turn("isn-1")
    table = scene.play().picks("isn-1", "activate:isn-everest")
    assert ("14,5" in table.options("isn-1")) == is_allowed


def test_OBS_15_no_ship_is_placed_on_an_asteroid() -> None:
    table = fly_rook(rook("14,6").asteroid("14,3").tile("warp-gate", "14,6/14,7"), "warp")
    assert table.refuses("isn-2", "14,3")
    table.picks("isn-2", "14,4")
    assert table.where("rooks-f54-1") == "14,4"


def fight_scene(card: str, position: str, *rocks: str, **extra: int) -> Scenario:
    """Return a scene with Torrent and an enemy beside asteroids."""
    seat = "wretch-1" if card == "vapors-fate" else "wretch-2"
    scene = Scenario().ship("isn-1", "isn-torrent", at="14,5/14,6").ship(seat, card, at=position, **extra)
    for rock in rocks:
        scene.asteroid(rock)
    return scene.turn("isn-1")


def fire_at(scene: Scenario, *targets: str) -> Table:
    """Let Torrent attack the targets."""
    return scene.play().picks("isn-1", "activate:isn-torrent", "stop", "primary", *targets)


@pytest.mark.parametrize(("result", "is_hit"), [(1, True), (5, True), (6, False), (8, False)])
@pytest.mark.parametrize(
    ("card", "position", "coordinate"), [("chosh-ka", "14,2", "D4"), ("tes-kio", "14,3/14,2", "C1")]
)
def test_OBS_16_and_KEY_02_and_EC_16_6_or_more_turns_a_hit_beside_an_asteroid_into_a_miss(
    card: str, position: str, coordinate: str, result: int, is_hit: bool
) -> None:
    table = fire_at(fight_scene(card, position, "15,1").dice(coordinate, result), f"{card}-1")
    assert roll_purposes(table) == ["cover"]
    assert (len(table.happened("damage")) == 1) is is_hit


def test_OBS_16_every_hit_causes_a_cover_roll() -> None:
    table = fire_at(
        fight_scene("tes-kio", "14,3/14,2", "15,1").dice("C1", 6, "C1", 7), "tes-kio-1", "tes-kio-1"
    )
    assert roll_purposes(table) == ["cover", "cover"]
    assert table.shields("tes-kio-1") == 3


def test_OBS_17_and_EC_17_large_ships_get_no_cover() -> None:
    table = fire_at(fight_scene("vapors-fate", "14,2", "16,0").dice("C4"), "vapors-fate-1")
    assert roll_purposes(table) == []
    assert table.shields("vapors-fate-1") == 2


def test_OBS_18_cover_does_not_help_against_direct_damage() -> None:
    scene = rook("14,6", "14,5/15,5").asteroid("12,6").ship("wretch-2", "chosh-ka", at="14,4")
    table = fly_rook(scene.dice(6, 5), "14,5")
    assert roll_purposes(table) == ["debris", "ecm"]
    assert (table.shields("rooks-f54-1"), table.hull_damage("rooks-f54-1")) == (0, 1)


def test_OBS_19_and_OBS_19r_two_asteroids_still_give_only_one_cover_roll() -> None:
    table = fire_at(fight_scene("tes-kio", "14,3/14,2", "15,1", "12,3").dice("C1", 5), "tes-kio-1")
    assert roll_purposes(table) == ["cover"]
    assert table.shields("tes-kio-1") == 1


def test_OBS_21_the_cover_roll_comes_after_the_chart_and_before_the_damage() -> None:
    table = fire_at(fight_scene("tes-kio", "14,3/14,2", "15,1").dice("C1", 5), "tes-kio-1")
    kinds = [fact.kind for fact in table.news]
    assert [kind for kind in kinds if kind in ("attack", "roll", "damage")] == ["attack", "roll", "damage"]


def test_OBS_21_a_miss_causes_no_cover_roll() -> None:
    assert roll_purposes(fire_at(fight_scene("tes-kio", "14,3/14,2", "15,1").dice(MISS), "tes-kio-1")) == []


def test_OBS_21_an_attack_that_cover_turned_into_a_miss_is_not_rerolled() -> None:
    """Rook's Dead Eye rerolls a miss of the dice, but not a miss through cover."""
    scene = (
        Scenario()
        .ship("isn-2", "rooks-f54", at="14,5", level="veteran")
        .ship("wretch-2", "tes-kio", at="14,3/14,2")
    )
    table = scene.asteroid("15,1").turn("isn-2").dice(MISS, "E4", 6).play()
    table.picks("isn-2", "activate:rooks-f54", "stop", "primary", "tes-kio-1")
    assert table.asked("isn-2") == "power"
    table.picks("isn-2", "yes")
    assert [attack["hit"] for attack in table.happened("settled")] == [False]
    happenings = (
        Scenario()
        .ship("isn-2", "rooks-f54", at="14,5", level="veteran")
        .ship("wretch-2", "tes-kio", at="14,3/14,2")
    )
    table = happenings.asteroid("15,1").turn("isn-2").dice("E4", 6).play()
    table.picks("isn-2", "activate:rooks-f54", "stop", "primary", "tes-kio-1")
    assert [attack["hit"] for attack in table.happened("settled")] == [False]
    assert table.asked("isn-2") != "power"


def test_OBS_22_nobody_is_asked_whether_to_use_cover() -> None:
    table = fire_at(fight_scene("tes-kio", "14,3/14,2", "15,1").dice("C1", 6), "tes-kio-1")
    assert table.asked("wretch-2") is None
    assert table.shields("tes-kio-1") == 3


@pytest.mark.parametrize("position", ["14,3/14,2", "14,2/14,3"])
def test_OBS_23_either_space_of_a_medium_ship_may_give_it_cover(position: str) -> None:
    table = fire_at(fight_scene("tes-kio", position, "14,1").dice("C1", 5), "tes-kio-1")
    assert roll_purposes(table) == ["cover"]


def test_OBS_23_a_space_of_the_ship_must_border_a_space_of_the_asteroid() -> None:
    near_table = fire_at(fight_scene("tes-kio", "14,3/14,2", "14,1", "12,4").dice("C1", 5), "tes-kio-1")
    assert roll_purposes(near_table) == ["cover"]
    far_table = fire_at(fight_scene("tes-kio", "14,3/14,2", "14,0").dice("C1"), "tes-kio-1")
    assert roll_purposes(far_table) == []


@pytest.mark.parametrize("dice", [("C1", 6), ("C1", 5)], ids=["cover", "no cover"])
def test_OBS_21_a_hero_does_not_reroll_an_attack_after_any_cover_roll(dice: tuple[str, int]) -> None:
    scene = fight_scene("tes-kio", "14,3/14,2", "15,1").attach("isn-torrent", "bronson-skiles").dice(*dice)
    table = fire_at(scene, "tes-kio-1")
    assert [attack["hit"] for attack in table.happened("settled")] == [dice[1] < 6]
    assert table.asked("isn-1") != "power"


def test_OBS_21_a_hit_on_a_sabotaged_squadron_that_cover_prevented_is_not_rerolled() -> None:
    def shot(*dice: str | int) -> Table:
        scene = Scenario().ship("wretch-1", "chosh-ka", at="14,3").asteroid("15,6").turn("wretch-1")
        scene.ship("isn-2", "f51-blue-sparrows", at=["14,5", "14,7", "14,8"])
        scene.attach("f51-blue-sparrows", "exploit-weakness", by="wretch-1").dice(*dice)
        table = scene.play().picks("wretch-1", "activate:chosh-ka", "stop", "primary")
        return table.picks("wretch-1", "f51-blue-sparrows-1")

    chart = stored_edition().ships["f51-blue-sparrows"].versions["standard"].chart
    sign = {c: f"{LETTERS[x]}{y}" for y, row in enumerate(chart, 1) for x, c in enumerate(row)}
    assert shot(sign["."]).asked("wretch-1") == "power"
    happenings = shot(sign["#"], 6)
    assert roll_purposes(happenings) == ["cover"]
    assert happenings.asked("wretch-1") != "power"
