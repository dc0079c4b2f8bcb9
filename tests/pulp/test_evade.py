"""Evading: a point, and cubes from the bag (EVA)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.decisions import Refused
from engine.pulp.catalogue.model import ABILITIES
from engine.pulp.odds import evade_cubes
from engine.pulp.queries import COLORED
from tests.pulp.printed import EDITION
from tests.pulp.scenes import C1, C2, C2K, C3K, D1, S1, Scene
from tests.pulp.test_rounds import round_scene
from tests.pulp.test_search import search_scene
from tests.pulp.traitor_scenes import scene_before_search as traitors_search

HOUNDS, VRASK = "moat-hounds", "bounty-hunter-vrask"
EVEN = {"red": 4, "blue": 4, "orange": 4}


def evade_with(scene: Scene, point: str = "combat") -> Scene:
    return scene.do("evade", f"point:{point}")


def test_EVA_01_and_EVA_12_the_hero_may_pay_a_point_of_any_ability_instead_of_engaging() -> None:
    scene = Scene(C2, D1, cubes=["blue", "blue"])
    assert scene.options == ["engage", "evade"]
    assert scene.do("evade").options == ["point:combat", "point:diplomacy", "point:science", "back"]
    assert scene.do("point:science").points == (8, 6, 7)


def test_EVA_02_and_EVA_04_two_cubes_each_lower_their_ability_and_go_to_the_supply() -> None:
    scene = evade_with(Scene(C2, D1, cubes=["red", "orange"]))
    assert scene.points == (6, 8, 7)
    assert (scene.state.bag["red"], scene.state.bag["orange"]) == (3, 3)
    assert (scene.state.supply["red"], scene.state.supply["orange"]) == (10, 10)


def test_EVA_03_and_EVA_03r_and_EC_28_yellow_white_and_black_cubes_go_back_into_the_bag() -> None:
    scene = Scene(
        C2, D1, bag={"yellow": 9, "white": 9, "black": 9, "red": 1, "blue": 1}, cubes=["red", "blue"]
    )
    evade_with(scene, "science")
    assert scene.points == (7, 7, 7)
    assert [scene.state.bag[color] for color in ("yellow", "white", "black")] == [9, 9, 9]
    assert len(scene.state.weapons) == 1
    evade_with(scene, "science")  # now there are no others
    assert scene.happened("evaded")[0]["cubes"] == []


def test_EVA_05_and_EVA_05r_and_EC_26_a_cube_of_an_ability_at_0_does_nothing_and_goes_to_the_supply() -> None:
    scene = evade_with(Scene(C2, D1, diplomacy=0, cubes=["blue", "red"]))
    assert scene.points == (6, 0, 8)
    assert scene.happened("evaded")[0]["point"] == "combat"
    assert scene.state.supply["blue"] == 10
    assert scene.reason is None


def test_EVA_03_the_reasons_for_the_number_of_cubes_are_shown() -> None:
    (change,) = Scene(C2, D1, planet="solace").card(C2)["changes"]
    assert change == {"by": "solace", "what": "cubes", "part": 0, "before": 2, "after": 1}


def test_EVA_06_and_EC_25_only_one_cube_is_drawn_when_the_bag_has_one_coloured_cube() -> None:
    scene = evade_with(Scene(C2, D1, bag={"yellow": 3, "blue": 1}, cubes=["blue"]))
    assert scene.points == (7, 7, 8)


def test_EVA_06_and_EC_24_and_CUB_08_no_cube_is_drawn_when_the_bag_has_no_coloured_cube() -> None:
    scene = evade_with(Scene(C2, D1, bag={"yellow": 3, "white": 4, "black": 2}))
    assert scene.points == (7, 8, 8)
    assert scene.happened("evaded")[0]["cubes"] == []


def test_EVA_07_and_EC_27_the_loss_is_checked_after_the_point_and_after_each_cube() -> None:
    scene = Scene(C2, D1, combat=1, diplomacy=0, cubes=["red", "orange"])
    evade_with(scene, "science")
    assert scene.reason == "abilities"
    assert scene.points == (0, 0, 7)  # the second cube no longer mattered


def test_EVA_07r_both_cubes_are_drawn_before_either_takes_effect() -> None:
    scene = Scene(C2, D1, cubes=["red", "orange"])
    evade_with(scene)
    kinds = [type(fact).__name__ for fact in scene.change.facts]
    assert kinds.index("CardEvaded") < kinds.index("PointsChanged")
    assert scene.happened("evaded")[0]["cubes"] == ["red", "orange"]


def test_EVA_07_the_point_alone_may_lose_the_match() -> None:
    scene = evade_with(Scene(C2, D1, combat=1, diplomacy=0))
    assert scene.reason == "abilities"
    assert scene.happened("evaded") == []


def test_EVA_08_and_ENC_12_the_evaded_card_stays_in_the_line_and_is_turned() -> None:
    scene = evade_with(Scene(C2, D1, cubes=["red", "red"]))
    assert [card["status"] for card in scene.view()["line"]] == ["evaded", "current"]


def test_EVA_09_the_planet_icons_of_an_evaded_card_do_not_count() -> None:
    scene = Scene(C2, D1, cubes=["red", "red"])
    assert scene.view()["search"]["icons"] == 3
    assert evade_with(scene).view()["search"]["icons"] == 1


def test_EVA_10_and_EC_29_the_hero_does_not_get_the_key_of_an_evaded_card() -> None:
    scene = Scene(C2K, D1, engaged=[D1], cubes=["red", "red"])
    evade_with(scene).do("decline")
    assert scene.state.hand == []
    assert C2K in scene.state.discard


def test_EVA_11_texts_take_effect_after_the_cubes() -> None:
    scene = Scene("moat-hounds", D1, combat=3, cubes=["red", "blue"])
    evade_with(scene, "science")
    assert scene.points == (1, 7, 7)
    bounty_hunter = evade_with(Scene("bounty-hunter-vrask", D1, combat=9, cubes=["red", "red"]), "science")
    assert bounty_hunter.points == (7, 7, 7)  # Combat was the highest before the cubes, Diplomacy is now


def test_EVA_13_and_EVA_13r_a_die_is_used_before_the_cubes_are_drawn() -> None:
    scene = Scene(C2, D1, dice={"scanning-technology": 3}, bag={"red": 2, "white": 1}, cubes=["red"])
    scene.do("evade", "die:scanning-technology:0", "turn:2", "red", "point:science")
    assert scene.points == (7, 8, 7)
    assert scene.state.supply["red"] == 11


def test_EVA_13_the_hero_cannot_go_back_after_using_a_die() -> None:
    scene = Scene(C2, D1, dice={"scanning-technology": 3}).do("evade", "die:scanning-technology:0", "turn:2")
    scene.do("red")
    assert scene.kind == "evade" and "back" not in scene.options


def test_DIC_18_removing_a_cube_does_not_replace_the_draw() -> None:
    scene = Scene(C2, D1, dice={"weapons-specialist": 5}, cubes=["red", "red"])
    scene.do("evade", "die:weapons-specialist:1", "turn:4", "point:science")
    assert scene.points == (6, 8, 7)


def test_EVA_14_the_hero_can_always_pay_a_point() -> None:
    scene = Scene(C3K, D1, combat=0, diplomacy=1, science=1, cubes=["red", "red"])
    assert scene.options == ["point:diplomacy", "point:science"]


def test_EC_34_the_cubes_are_drawn_even_if_the_point_is_waived() -> None:
    scene = Scene(C2, D1, location="smugglers-canyon", column=1, cubes=["red", "blue"])
    scene.do("evade")
    assert scene.points == (7, 7, 8)


def test_EC_34_the_question_shows_whether_a_point_is_paid() -> None:
    tools = {"dice": {"scanning-technology": 1}}
    waived_point = Scene(C2, D1, location="smugglers-canyon", column=1, **tools).do("evade")
    name = EDITION.encounters[C2].name
    assert "point:none" in waived_point.options
    assert waived_point.view()["decision"]["prompt"] == f"Evade {name}: pay no point, then draw 2 cubes"
    due_point = Scene(C2, D1, **tools).do("evade")
    assert due_point.view()["decision"]["prompt"] == f"Evade {name}: pay a point, then draw 2 cubes"


def test_going_back_from_evading_changes_nothing() -> None:
    scene = Scene(C2, D1).do("evade", "back")
    assert scene.kind == "encounter"
    with pytest.raises(Refused):
        _ = scene.pick("point:combat")


def test_the_odds_of_an_evade_are_exact() -> None:
    scene = Scene(C2, D1, combat=1, diplomacy=0, bag={"red": 1, "blue": 1, "orange": 2}, science=4)
    evade = scene.card(C2)["evade"]
    chances = {
        tuple(outcome["losses"].items()): (outcome["chance"], outcome["fatal"])
        for outcome in evade["outcomes"]
    }
    assert chances[(("combat", 1), ("science", 1))] == (0.3333, True)
    assert chances[(("science", 2),)] == (0.1667, False)
    assert evade["danger"] == 0.5
    assert sum(chance for chance, _ in chances.values()) == pytest.approx(1, abs=0.001)


def test_the_danger_shown_is_that_of_the_safest_point() -> None:
    """Two cubes of one colour are harmless only for one Ability, whichever point is paid: 1 of 6 pairs."""
    evade = Scene(C2, D1, combat=1, diplomacy=1, science=1, bag={"red": 2, "blue": 2}).card(C2)["evade"]
    assert evade["outcomes"] == [
        {"losses": {"diplomacy": 1}, "chance": 0.8333, "fatal": True},
        {"losses": {}, "chance": 0.1667, "fatal": False},
    ]
    assert evade["danger"] == 0.8333


def test_each_point_shows_how_dangerous_it_is_to_pay() -> None:
    """Only if Combat and Diplomacy are at 1, one pair of cubes, red and blue, ends the match: 1 of 6
    pairs."""
    scene = Scene(C2, D1, combat=2, diplomacy=1, science=3, bag={"red": 1, "blue": 1, "orange": 2})
    assert danger_details(scene.do("evade")) == {
        "point:combat": ["17% chance of losing the match"],
        "point:diplomacy": [],
        "point:science": [],
    }


def test_no_danger_is_shown_while_the_bag_is_hidden() -> None:
    scene = Scene(C2, D1, combat=1, diplomacy=1, bag={"blue": 2}, hide_bag="on")
    assert not any(danger_details(scene.do("evade")).values())


def danger_details(scene: Scene) -> dict[str, list[str]]:
    """Return the details of each point that may be paid."""
    return {name: labels for name, labels in risks(scene).items() if name.startswith("point:")}


def test_a_certain_danger_is_shown_as_1() -> None:
    evade = Scene(VRASK, D1, combat=1, diplomacy=1, science=1, bag=EVEN).card(VRASK)["evade"]
    assert sum(outcome["chance"] for outcome in evade["outcomes"]) != 1
    assert evade["danger"] == 1


def test_EVA_07_a_point_that_ends_the_match_draws_no_cubes() -> None:
    evade = Scene(C2, D1, combat=1, diplomacy=1, science=0, bag=EVEN).card(C2)["evade"]
    assert evade["outcomes"] == [{"losses": {}, "chance": 1, "fatal": True}]
    assert evade["danger"] == 1


def test_EVA_05_the_odds_ignore_a_cube_of_an_ability_at_0() -> None:
    """Combat is at 0, so of a red and a blue cube only the blue one takes a point. Of two blue cubes, only
    one takes a point from an Ability at 1."""
    outcomes = Scene(C2, D1, combat=0, diplomacy=1, bag={"red": 2, "blue": 2}).card(C2)["evade"]["outcomes"]
    assert outcomes == [
        {"losses": {"diplomacy": 1}, "chance": 0.8333, "fatal": True},
        {"losses": {}, "chance": 0.1667, "fatal": False},
    ]


def test_EVA_11_the_odds_include_the_point_that_the_card_itself_takes_after_the_cubes() -> None:
    bag = {"red": 1, "blue": 1, "orange": 2}
    evade = Scene(HOUNDS, D1, combat=2, diplomacy=0, bag=bag).card(HOUNDS)["evade"]
    assert evade["outcomes"] == [
        {"losses": {"combat": 1, "science": 1}, "chance": 0.3333, "fatal": False},
        {"losses": {"combat": 2, "science": 1}, "chance": 0.3333, "fatal": True},
        {"losses": {"combat": 1, "science": 2}, "chance": 0.1667, "fatal": False},
        {"losses": {"combat": 2}, "chance": 0.1667, "fatal": True},
    ]
    assert evade["danger"] == 0.5


def test_EVA_11_the_safest_point_may_be_the_one_that_the_card_would_take() -> None:
    """At Combat 0, neither two red cubes nor the hounds take a point: 6 of 66 pairs."""
    scene = Scene(HOUNDS, D1, combat=1, diplomacy=1, science=1, bag=EVEN, cubes=["red", "red"])
    assert scene.card(HOUNDS)["evade"]["danger"] == 0.9091
    assert evade_with(scene).points == (0, 1, 1)
    assert scene.reason is None


def test_EVA_11_a_point_of_the_highest_ability_is_shown_as_a_choice_if_two_are_equal() -> None:
    scene = Scene(VRASK, D1, combat=6, diplomacy=4, science=5, bag={"red": 1, "blue": 1, "orange": 1})
    outcomes = scene.card(VRASK)["evade"]["outcomes"]  # 5, 4 and 5 are left after the point
    assert outcomes == [
        {"losses": {"combat": 1, "diplomacy": 1, "science": 1}, "chance": 0.6667, "fatal": False},
        {"losses": {"combat": 1, "science": 1, "any": 1}, "chance": 0.3333, "fatal": False},
    ]


def test_X2L_02_a_spared_cube_does_not_prevent_the_loss_that_the_card_causes() -> None:
    setup = {"diplomacy": 0, "science": 9, "bag": {"red": 2}, "team": 1}
    scenes = [Scene(HOUNDS, D1, combat=combat, **setup) for combat in (2, 3)]  # type: ignore[arg-type]
    assert [scene.card(HOUNDS)["evade"]["danger"] for scene in scenes] == [1, 0]


def test_X3B_08_a_crew_member_whose_point_is_of_another_ability_averts_no_danger() -> None:
    at_chancellor = {"row": ("chancellor-iphis", "arvan", "quietus"), "bag": {"red": 2, "orange": 2}}
    scenes = [
        Scene(C2, D1, combat=0, diplomacy=1, crew=crew, **at_chancellor)  # type: ignore[arg-type]
        for crew in ({"rhea-stroud": 5}, {"lady-quill": 5})  # science and diplomacy
    ]
    assert [scene.card(C2)["evade"]["danger"] for scene in scenes] == [1, 0]


def test_X2L_02_a_loss_that_a_landing_team_cube_can_prevent_is_not_fatal() -> None:
    setup = {"combat": 1, "diplomacy": 0, "science": 9, "bag": {"red": 1, "blue": 1, "orange": 1}}
    dangers = [Scene(C2, D1, team=team, **setup).card(C2)["evade"]["danger"] for team in (0, 1)]  # type: ignore[arg-type]
    assert dangers == [0.6667, 0]
    setup["bag"] = {"red": 2}
    setup["combat"] = 2
    assert Scene(C2, D1, team=1, **setup).card(C2)["evade"]["danger"] == 0  # type: ignore[arg-type]
    setup["bag"] = {}
    assert Scene(C2, D1, team=1, **setup).card(C2)["evade"]["danger"] == 0  # type: ignore[arg-type]


def test_X2L_02_the_odds_leave_out_a_cube_that_the_hero_must_spare_to_survive() -> None:
    """A red cube would lose the match, so a Landing Team cube is used for it."""
    setup = {"combat": 1, "diplomacy": 0, "science": 9, "bag": {"red": 1, "blue": 1, "orange": 1}}
    evade = Scene(C2, D1, team=1, **setup).card(C2)["evade"]  # type: ignore[arg-type]
    assert evade["outcomes"] == [
        {"losses": {"science": 1}, "chance": 0.6667, "fatal": False},
        {"losses": {}, "chance": 0.3333, "fatal": False},
    ]


def test_PRV_03r_the_bag_may_be_hidden_together_with_its_odds() -> None:
    view = Scene(C1, S1, hide_bag="on").view()
    assert view["bag"] is None and view["bag_size"] == 23
    assert view["line"][0]["evade"]["outcomes"] is None
    assert view["search"]["yellow"] is None


@pytest.mark.parametrize("card", [C2, HOUNDS, VRASK])
@pytest.mark.parametrize("points", [(1, 1, 1), (2, 1, 0), (3, 0, 2), (2, 2, 2), (1, 9, 0)])
def test_the_danger_is_the_share_of_draws_that_lose_the_match(
    card: str, points: tuple[int, int, int]
) -> None:
    """For every pair of cubes after every point, the safest point loses as often as shown."""
    setup = dict(zip(ABILITIES, points, strict=True)) | {"bag": {"red": 2, "blue": 2, "orange": 1}}
    dangers = []
    for point in [ability for ability in ABILITIES if setup[ability]]:
        danger = 0.0
        for draw in evade_cubes((2, 2, 1), 2):
            cubes = [color for color, n in zip(COLORED, draw.cubes, strict=True) for _ in range(n)]
            scene = Scene(card, D1, cubes=cubes, **setup)  # type: ignore[arg-type]
            _ = scene.do(*(["evade"] if "evade" in scene.options else []), f"point:{point}")
            if not scene.match.over and scene.kind == "ability":
                _ = scene.pick(scene.options[0])
            danger += draw.chance if scene.reason == "abilities" else 0
        dangers.append(danger)
    shown_danger = Scene(card, D1, **setup).card(card)["evade"]["danger"]  # type: ignore[arg-type]
    assert shown_danger == pytest.approx(min(dangers), abs=1e-4)


def risks(scene: Scene) -> dict[str, list[str]]:
    """Return the details of the options of the question."""
    options = scene.view()["decision"]["options"]
    return {option["id"]: [detail["label"] for detail in option.get("details", ())] for option in options}


LOST = ["100% chance of losing the match"]


def test_END_03_an_ability_that_cannot_lose_a_point_without_losing_the_match_says_so() -> None:
    broker = Scene("the-smiling-broker", C1, combat=1, diplomacy=1, science=5).do("engage", "pay")
    assert broker.kind == "ability" and broker.points == (0, 1, 5)
    assert risks(broker) == {"diplomacy": [], "science": []}, "a point of Combat may still be paid"
    broker.do("diplomacy")
    assert risks(broker) == {"combat": [], "science": LOST}
    toll = Scene(VRASK, D1, combat=1, diplomacy=1, science=1, bag={"orange": 2}, cubes=["orange"] * 2)
    toll.do("point:science")
    assert toll.kind == "ability" and risks(toll) == {"combat": LOST, "diplomacy": LOST}


def test_END_03_a_point_that_alone_ends_the_match_says_so_even_if_the_bag_is_hidden() -> None:
    scene = Scene(C2, D1, combat=1, diplomacy=0, science=4, hide_bag="on").do("evade")
    assert risks(scene)["point:combat"] == LOST and risks(scene)["point:science"] == []


def test_END_05_a_payment_before_the_first_encounter_says_that_it_ends_the_match() -> None:
    row = ("the-tithe-collector", "kah", "arvan")
    scene = round_scene(row=row, hand=[C2K], combat=0, diplomacy=1).do("solace")
    assert scene.kind == "tithe" and risks(scene) == {C2K: [], "diplomacy": LOST}
    assert scene.do("diplomacy").reason == "abilities"
    places = ("fighting-pits", "crystal-mines", "embassy-spires", "temple-of-static")
    other_scene = round_scene(*places, row=row, hand=[C2K], combat=0, diplomacy=1).do("solace")
    assert other_scene.kind == "tithe" and risks(other_scene) == {C2K: [], "diplomacy": []}, (
        "no card is met in this round"
    )


def test_END_05_a_point_lost_between_encounters_says_what_the_next_encounter_will_do_with_it() -> None:
    past: dict[str, Any] = {"row": ("quietus", "kah", "arvan"), "column": 1}
    points = {"combat": 1, "diplomacy": 0, "science": 5}
    zeros = ["Two Abilities would be at 0, which loses the match in the next encounter"]
    hero_search = search_scene(C1, cubes=["black"], **past, **points).do("draw")
    assert risks(hero_search) == {"lose:combat": zeros, "lose:science": []}
    traitor_search = (
        traitors_search(C1, D1, cubes=["white", "white", "black"], **past, **points).do("draw").pass_windows()
    )
    assert traitor_search.kind == "ability" and risks(traitor_search) == {"combat": zeros, "science": []}


def test_X2L_02_the_question_says_whether_a_cube_must_be_spared_to_survive() -> None:
    team: dict[str, Any] = {"landing_team": "on", "team": 1}
    scene = Scene(C1, D1, combat=1, diplomacy=0, science=5, cubes=["red", "orange"], **team)
    scene.do("evade", "point:science")
    assert scene.kind == "spare" and risks(scene) == {"no": LOST, "red": [], "orange": LOST}
