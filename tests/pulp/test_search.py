"""The Planet Search, and its cubes (SRC)."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.core.decisions import Dice, Refused
from engine.pulp.rules.basics import draw
from tests.pulp.scenes import BAG, C1, C2, C2K, D1, D1X, S1, S1X, S2K, Scene


def search_scene(*line: str, **setup: object) -> Scene:
    """Return a scene at the search. All cards of the line were engaged, except those in ``evaded``."""
    evaded_cards = setup.pop("evaded", ())
    engaged_cards = [card for card in line if card not in evaded_cards]  # type: ignore[operator]
    return Scene(*line, engaged=engaged_cards, evaded=evaded_cards, stage="search", **setup)  # type: ignore[arg-type]


def test_SRC_01_and_SRC_01r_and_EC_53_the_hero_may_decline_the_search() -> None:
    scene = search_scene(C1, C2, hand=[C2K]).do("decline")
    assert scene.happened("drawn") == []
    assert scene.state.hand == [C2K]
    assert scene.state.phase == "encounter" and scene.state.round == 2


def test_SRC_02_and_HND_02_the_hero_uses_a_planets_action_by_paying_its_price() -> None:
    scene = search_scene(C1, hand=[C2K], cubes=["white"] * 3)
    assert "pay" in scene.options
    scene.do("pay")
    assert scene.state.hand == [] and C2K in scene.state.discard
    assert scene.view()["search"]["count"] == 3
    assert scene.do("draw").happened("drawn")[0]["cubes"] == ["white"] * 3


def test_SRC_02_an_action_is_not_offered_without_the_icon_and_a_free_one_must_be_followed() -> None:
    assert "pay" not in search_scene(C1, hand=[D1X]).options
    assert search_scene(C1, planet="ashen-reach").view()["search"]["count"] == 3


def test_SRC_03_a_paid_action_can_be_used_once() -> None:
    scene = search_scene(C1, hand=[C2K, S2K]).do("pay", C2K)
    assert "pay" not in scene.options


def test_SRC_04_a_cube_is_drawn_for_each_planet_icon_on_cards_that_were_not_evaded() -> None:
    scene = search_scene(C1, C2, S1, evaded=[C2], cubes=["white"] * 3)
    assert scene.view()["search"]["count"] == 3
    assert len(scene.do("draw").happened("drawn")[0]["cubes"]) == 3


def test_SRC_05_and_EC_37_effects_change_the_number_of_cubes_but_never_below_0() -> None:
    scene = search_scene("palace-ushers", location="smugglers-canyon", column=2, planet="iron-garden")
    assert scene.state.round == 2  # there is nothing to draw, and no question
    assert search_scene(C1, location="ruined-observatory", column=2).view()["search"]["count"] == 2
    reduced_search = search_scene(C2, S1, location="smugglers-canyon", column=2).view()["search"]
    assert reduced_search["count"] == reduced_search["icons"] - 1 > 0


def test_SRC_05_evaded_cards_line_cards_dice_and_weapons_change_the_number_of_cubes() -> None:
    setup = {"dice": {"infiltration-agent": 2}, "weapons": {"phase-lantern": {}}}
    scene = Scene("coil-operators", C2, D1, engaged=[D1], cubes=["red", "red"], **setup)  # type: ignore[arg-type]
    scene.do("die:infiltration-agent:0", "weapon:phase-lantern", "engage", "pay", "evade", "point:combat")
    search = scene.view()["search"]
    assert (search["icons"], search["count"]) == (2, 5)
    evaded_scene = search_scene(C2, D1, evaded=[C2], planet="mirrorfall", hand=[C2K])
    assert evaded_scene.do("pay").view()["search"]["count"] == 3


def test_EC_36_no_cube_is_drawn_without_icons() -> None:
    scene = search_scene("palace-ushers", planet="iron-garden")
    assert scene.state.round == 2
    assert sum(scene.state.bag.values()) == 23


def test_SRC_06_and_SRC_06r_all_cubes_are_drawn_before_any_of_them_is_resolved() -> None:
    scene = search_scene(C2, cubes=["white", "white"]).do("draw")
    happenings = scene.happened("drawn")
    assert [happening["cubes"] for happening in happenings] == [["white", "white"]]


def test_SRC_07_and_EC_38_a_bag_with_fewer_cubes_gives_all_of_them() -> None:
    scene = search_scene(C2, S1, D1, bag={"red": 2, "white": 1}, cubes=["red", "red", "white"]).do("draw")
    assert len(scene.happened("drawn")[0]["cubes"]) == 3


def test_SRC_08_and_SRC_08r_and_EC_39_a_newly_found_weapon_may_take_a_cube_of_the_same_draw() -> None:
    scene = search_scene(C2, pile=["graviton-fist", "mind-prism"], cubes=["red", "yellow"]).do("draw")
    assert scene.kind == "cube"
    assert scene.options[0] == "find"
    scene.do("find")
    assert "place:red:graviton-fist" in scene.options
    scene.do("place:red:graviton-fist")
    assert scene.state.weapons[1].cubes == {"red": 1}


def test_SRC_08_the_hero_resolves_cubes_in_any_order() -> None:
    scene = search_scene(C2, S1, weapons={}, cubes=["red", "yellow", "white", "blue"]).do("draw")
    assert scene.options == ["find", "raise:red", "raise:blue"]
    assert scene.do("raise:blue").options == ["find", "raise:red"]


def test_SRC_09_and_SWP_01_a_yellow_cube_finds_the_top_weapon_whether_or_not_others_are_understood() -> None:
    scene = search_scene(D1, pile=["graviton-fist", "mind-prism"], cubes=["yellow"]).do("draw")
    view = scene.view()
    assert [weapon["id"] for weapon in view["weapons"]] == ["sunsplitter", "graviton-fist"]
    assert not view["weapons"][1]["understood"]
    assert view["weapon_pile"] == 1
    assert scene.state.bag["yellow"] == 2
    three = {"sunsplitter": {}, "graviton-fist": {}, "chrono-siphon": {}}  # none of them is Understood
    assert search_scene(D1, weapons=three, pile=["mind-prism"], cubes=["yellow"]).do("draw").won


def test_SRC_10_a_coloured_cube_raises_its_ability_or_goes_onto_a_weapon() -> None:
    scene = search_scene(D1, weapons={"graviton-fist": {}}, cubes=["red"]).do("draw")
    assert scene.options == ["raise:red", "place:red:graviton-fist"]
    raising_scene = scene.do("raise:red")
    assert raising_scene.points == (9, 8, 8) and raising_scene.state.supply["red"] == 10
    placing_scene = search_scene(D1, weapons={"graviton-fist": {}}, cubes=["red"]).do(
        "draw", "place:red:graviton-fist"
    )
    assert placing_scene.points == (8, 8, 8) and placing_scene.state.supply["red"] == 9


def test_SRC_11_and_SRC_12_and_EC_40_an_unneeded_cube_of_a_full_ability_goes_to_the_supply() -> None:
    scene = search_scene(D1, top=8, weapons={}, cubes=["blue"]).do("draw")
    assert scene.points == (8, 8, 8)
    assert scene.state.supply["blue"] == 10
    three = search_scene(C1, planet="caldera-ix", hand=[D1X], combat=11).do("pay", "combat")
    assert three.points == (12, 8, 8) and three.happened("points")[0]["points"] == {"combat": 1}


def test_SRC_13_and_SRC_20_and_EC_42_white_cubes_return_after_all_others_are_resolved() -> None:
    scene = search_scene(C2, S1, weapons={"graviton-fist": {}}, cubes=["white", "red", "white", "orange"])
    scene.do("draw")
    assert scene.state.bag["white"] == 2
    scene.do("raise:red")
    assert scene.state.bag["white"] == 2
    scene.do("raise:orange")
    assert scene.state.bag["white"] == 4


@pytest.mark.parametrize("column", [0, 1, 2])
def test_SRC_14_and_SRC_16_and_SRC_16r_and_EC_43_black_goes_onto_the_quietus_up_to_its_sector(
    column: int,
) -> None:
    scene = search_scene(D1, column=column, cubes=["black"], planet="iron-garden").do("draw")
    assert scene.state.aliens["quietus"] == 1 and scene.state.supply["black"] == 9
    assert scene.points == (8, 8, 8)


def test_SRC_15_past_the_quietus_a_black_cube_costs_a_point_of_the_heros_choice() -> None:
    scene = search_scene(D1, row=("quietus", "kah", "arvan"), column=1, cubes=["black"]).do("draw")
    assert scene.options == ["lose:combat", "lose:diplomacy", "lose:science"]
    scene.do("lose:science")
    assert scene.points == (8, 8, 7) and scene.state.supply["black"] == 10


def test_SRC_17_and_END_05_and_END_05r_and_EC_44_two_zeros_in_a_search_lose_at_the_next_encounter() -> None:
    row = ("quietus", "kah", "arvan")
    scene = search_scene(D1, row=row, column=1, combat=1, diplomacy=0, science=0, cubes=["black"], weapons={})
    scene.do("draw")
    assert scene.reason is None and scene.points == (0, 0, 0)
    scene.do("solace")
    assert scene.reason == "abilities"


def test_SRC_17_and_EC_45_with_all_abilities_at_0_nothing_more_is_lost() -> None:
    row = ("quietus", "kah", "arvan")
    scene = search_scene(D1, row=row, column=1, combat=0, diplomacy=0, science=0, cubes=["black"], weapons={})
    scene.do("draw")
    assert scene.points == (0, 0, 0) and scene.state.supply["black"] == 10


def test_EC_44_the_cubes_of_the_same_search_may_raise_two_abilities_again() -> None:
    row = ("quietus", "kah", "arvan")
    scene = search_scene(
        C2,
        D1,
        row=row,
        column=1,
        combat=1,
        diplomacy=0,
        science=5,
        weapons={},
        cubes=["black", "blue", "red"],
    )
    scene.do("draw", "lose:combat", "raise:red", "solace")
    assert scene.reason is None


def test_SRC_18_and_SRC_18r_and_EC_93_a_black_cube_goes_to_the_supply_without_a_quietus() -> None:
    row = ("kah", "arvan", "chancellor-iphis")
    scene = search_scene(D1, row=row, column=2, cubes=["black"], weapons={}).do("draw")
    assert scene.points == (8, 8, 8) and scene.state.supply["black"] == 10


def test_SRC_18_and_SRC_18r_a_black_cube_goes_onto_the_leftmost_of_two_that_is_not_yet_past() -> None:
    row = ("quietus", "the-pale-choir", "kah")
    assert search_scene(D1, row=row, cubes=["black"], weapons={}).do("draw").state.aliens["quietus"] == 1
    later = search_scene(D1, row=row, column=1, cubes=["black"], weapons={}).do("draw")
    assert later.state.aliens["the-pale-choir"] == 1


def test_SRC_14_the_view_shows_on_which_card_a_black_cube_will_lie() -> None:
    row = ("kah", "the-pale-choir", "arvan")
    scene = search_scene(D1, C1, row=row, cubes=["black", "red"], combat=4).do("draw")
    labels = {option["id"]: option["label"] for option in scene.view()["decision"]["options"]}
    assert labels["collect:black"] == "Black: onto The Pale Choir"


def test_SRC_19_the_quietus_shows_the_effect_of_its_black_cubes() -> None:
    scene = Scene(C1, C2, S1, D1, row=("quietus", "kah", "arvan"), black=6)
    assert [len(scene.costs(card)) for card in (C1, C2, S1, D1)] == [1, 1, 2, 2]


def test_SRC_21_and_DIC_04r_only_one_die_with_a_search_action_is_used_in_the_search() -> None:
    dice = {"scanning-technology": 2, "infiltration-agent": 2}
    scene = search_scene(C2, S1, evaded=[C2], dice=dice)
    assert [name for name in scene.options if name.startswith("die")] == [
        "die:scanning-technology:0",
        "die:infiltration-agent:0",
    ]
    scene.do("die:scanning-technology:0")
    assert not any(name.startswith("die") for name in scene.options)


def test_CUB_01_every_cube_in_the_bag_is_equally_likely() -> None:
    scene = search_scene(C1)
    counts: Counter[str] = Counter()
    for number in range(1, 24):
        rule = draw(scene.state, 1)
        assert next(rule) == Dice((23,))
        with pytest.raises(StopIteration) as stop:
            rule.send((number,))
        counts.update(stop.value.value)
    assert counts == BAG


def test_SRC_22_and_RND_09_the_round_ends_after_the_search() -> None:
    scene = search_scene(C1, D1, cubes=["white", "white"]).do("draw")
    assert scene.state.line == [] and {C1, D1} <= set(scene.state.discard)
    assert scene.state.planet_discard == ["velloria"]
    assert scene.state.round == 2
    keys = search_scene(C2K, S1X, D1, cubes=["white"] * 3).do("draw", "take")
    assert keys.state.hand == [C2K, S1X] and keys.state.discard == [D1]


def test_SRC_10_a_pick_that_is_not_offered_is_refused() -> None:
    scene = search_scene(C2, weapons={"graviton-fist": {"red": 2}}, cubes=["red", "blue"]).do("draw")
    with pytest.raises(Refused):  # EC-46
        _ = scene.pick("place:red:graviton-fist")


def test_EC_46_and_SWP_03_a_weapon_does_not_take_a_third_cube_of_a_colour() -> None:
    scene = search_scene(C2, weapons={"graviton-fist": {"red": 2}}, cubes=["red", "blue"]).do("draw")
    assert scene.options == ["raise:red", "raise:blue"]
