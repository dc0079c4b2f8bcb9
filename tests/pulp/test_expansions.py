"""The Landing Team and Exploration (X2L), the Space Ship die, Bridge Crew and Space Ship cards (X3)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.decisions import Refused
from engine.core.lobby.options import BadOptions
from engine.pulp import GAME
from tests.pulp.printed import EDITION
from tests.pulp.scenes import C1, C2, D1, D2, S1, S2K, S3, Scene
from tests.pulp.test_rounds import round_scene
from tests.pulp.test_search import search_scene

TEAM = {"landing_team": "on"}


def setup_scene(rolls: list[int] | None = None, **options: Any) -> Scene:
    choices = {"captain": "random", **options}
    return Scene(stage="setup", rolls=[3, 5] if rolls is None else rolls, **choices)


# The Landing Team


@pytest.mark.parametrize(
    ("level", "in_team", "removed"), [("basic", 4, 0), ("normal", 3, 1), ("advanced", 2, 2)]
)
def test_X2L_01_the_hero_starts_with_two_green_cubes_and_some_are_in_the_bag(
    level: str, in_team: int, removed: int
) -> None:
    view = setup_scene(level=level, **TEAM).view()
    assert (view["team"], view["bag"]["green"], view["gone"]["green"]) == (2, in_team, removed)


def test_X2L_02_and_EC_35_a_green_cube_spares_one_of_two_drawn_cubes() -> None:
    scene = Scene(C1, D1, team=1, cubes=["red", "red"], **TEAM).do("evade", "point:science")
    assert scene.kind == "spare" and scene.options == ["no", "red"]
    scene.do("red")
    assert scene.points == (7, 8, 7)
    assert (scene.state.team, scene.state.bag["green"], scene.state.supply["red"]) == (0, 1, 11)


def test_X2L_02_the_hero_may_keep_a_green_cube_and_is_not_asked_without_one() -> None:
    scene_without_offer = Scene(C1, D1, team=1, cubes=["red", "red"], **TEAM).do(
        "evade", "point:science", "no"
    )
    assert scene_without_offer.points == (6, 8, 7) and scene_without_offer.state.team == 1
    assert Scene(C1, D1, cubes=["red", "red"], **TEAM).do("evade", "point:science").points == (6, 8, 7)


def test_X2L_03_and_X2L_03r_a_green_cube_is_used_only_once_in_an_evade() -> None:
    scene = Scene(C1, D1, team=2, cubes=["red", "blue"], **TEAM).do("evade", "point:science", "red")
    assert scene.points == (8, 7, 7) and scene.state.team == 1


def test_X2L_04_and_X2L_04r_a_green_cube_drawn_in_an_evade_goes_back_into_the_bag() -> None:
    scene = Scene(C1, D1, bag={"green": 4, "blue": 1}, cubes=["blue"], **TEAM).do("evade", "point:combat")
    assert scene.points == (7, 7, 8) and scene.state.bag["green"] == 4


def test_X2L_05_and_EC_85_the_heros_green_cube_can_replace_any_cube_on_a_weapon() -> None:
    weapons = {"graviton-fist": {"red": 2}}
    scene = search_scene(C1, team=1, weapons=weapons, **TEAM).do("team:graviton-fist")
    weapon = scene.state.weapons[0]
    assert weapon.understood and weapon.cubes == {"red": 2, "green": 1} and scene.state.team == 0
    search = search_scene(C1, team=1, weapons={"graviton-fist": {}}, cubes=["red"], **TEAM).do("draw")
    assert search.do("team:graviton-fist").state.weapons[0].cubes == {"green": 1}


def test_X2L_05_and_EC_85_a_green_cube_on_a_weapon_counts_as_any_colour_until_it_is_complete() -> None:
    needed_cubes = EDITION.weapons["graviton-fist"].need
    assert needed_cubes == {"red": 2, "orange": 1}
    for cubes in (["red", "red"], ["red", "orange"]):
        weapons = {"graviton-fist": {"green": 1}}
        scene = search_scene(C2, weapons=weapons, cubes=cubes, **TEAM).do("draw")
        scene.do(f"place:{cubes[0]}:graviton-fist")
        assert not scene.state.weapons[0].understood
        assert scene.do(f"place:{cubes[1]}:graviton-fist").state.weapons[0].understood


FOUND: dict[str, Any] = {"weapons": {}, "bag": {"yellow": 3, "white": 2}, **TEAM}


def test_X2L_05_a_green_cube_may_be_placed_on_a_weapon_found_by_the_last_cube() -> None:
    scene = search_scene(C1, team=2, cubes=["yellow"], **FOUND).do("draw")
    assert (scene.kind, scene.options) == ("team", ["team:graviton-fist", "no"])
    assert scene.view()["decision"]["options"][-1]["role"] == "default"
    scene.do("team:graviton-fist")
    assert scene.state.weapons[0].cubes == {"green": 1} and scene.state.team == 1
    assert scene.kind == "team", "as many as the Hero likes"
    scene.do("no")
    assert scene.kind == "planet" and scene.state.team == 1


def test_X2L_05_three_green_cubes_make_a_newly_found_weapon_understood() -> None:
    scene = search_scene(C1, team=3, cubes=["yellow"], **FOUND).do("draw", *["team:graviton-fist"] * 3)
    assert scene.state.weapons[0].understood and scene.kind == "planet"


@pytest.mark.parametrize(
    ("setup", "message"),
    [
        ({"team": 0}, "none lies in front"),
        ({"pile": ["phase-lantern"], "rulings": "1", "team": 1}, "the first rulings"),
        ({"bag": {"white": 4}, "cubes": ["white"], "team": 1}, "nothing was found"),
    ],
)
def test_X2L_05_after_the_last_cube_the_hero_is_asked_only_if_a_green_cube_can_be_placed(
    setup: dict[str, Any], message: str
) -> None:
    scene = search_scene(C1, **{**FOUND, "cubes": ["yellow"], **setup}).do("draw")
    assert scene.kind == "planet", message


def test_X2L_07r_a_green_cube_drawn_in_this_search_is_not_placed_on_a_newly_found_weapon() -> None:
    bag = {"yellow": 3, "green": 1, "white": 2}
    scene = search_scene(C2, **{**FOUND, "bag": bag}, cubes=["green", "yellow"]).do("draw", "team")
    assert scene.kind == "planet" and scene.state.team == 1


def test_X2L_06_and_EC_84_a_drawn_green_cube_gives_2_points_up_to_the_maximum() -> None:
    scene = search_scene(D1, bag={"green": 1}, combat=11, weapons={}, cubes=["green"], **TEAM).do("draw")
    assert scene.options == ["team", "boost:combat", "boost:diplomacy", "boost:science"]
    scene.do("boost:combat")
    assert scene.points == (12, 8, 8) and scene.state.gone["green"] == 1
    two = search_scene(D1, bag={"green": 1}, weapons={}, cubes=["green"], **TEAM).do(
        "draw", "boost:diplomacy"
    )
    assert two.points == (8, 10, 8)


def test_X2L_06_and_EC_83_with_all_abilities_at_their_maximum_the_hero_may_keep_the_green_cube() -> None:
    scene = search_scene(D1, bag={"green": 1}, top=8, weapons={}, cubes=["green"], **TEAM).do("draw")
    assert scene.state.team == 1


def test_X2L_07_and_X2L_07r_a_newly_drawn_green_cube_is_used_from_the_next_phase_on() -> None:
    scene = search_scene(
        C2,
        bag={"green": 1, "red": 1},
        weapons={"graviton-fist": {}},
        cubes=["green", "red", "orange", "blue"],
        **TEAM,
    ).do("draw", "team")
    assert "team:graviton-fist" not in scene.options
    scene.do("raise:red", "solace", "evade", "point:combat")
    assert scene.kind == "spare"


# Exploration


@pytest.mark.parametrize(("level", "count"), [("basic", 3), ("normal", 2), ("advanced", 1)])
def test_X2L_08_the_level_decides_how_many_exploration_cards_stay_in_the_game(level: str, count: int) -> None:
    scene = setup_scene(level=level, exploration="on")
    assert [card["id"] for card in scene.view()["exploration"]] == list(EDITION.exploration)[:count]
    assert not any(name in str(scene.view()) for name in list(EDITION.exploration)[count:])


def test_X2L_08_the_exploration_cards_are_shuffled_first() -> None:
    scene = Scene(stage="setup", rolls=[3, 5], captain="random", exploration="on", begin=False)
    scene.luck.shuffles = [tuple(range(n)) for n in (3, 48, 6, 12, 6)] + [tuple(range(8))[::-1]]
    scene.begin()
    assert [card.id for card in scene.state.exploration] == list(EDITION.exploration)[:4:-1]


def test_X2L_09_an_action_is_used_only_in_a_sector_named_by_its_icons() -> None:
    assert "exploration:deep-survey" not in Scene(C1, D1, explored=["deep-survey"]).options
    scene = Scene(C1, D1, explored=["deep-survey"], column=2).do("exploration:deep-survey")
    assert scene.view()["search"]["count"] == 3


def test_X2L_10_and_X2L_10r_an_action_is_used_once_in_a_round() -> None:
    scene = Scene(C1, D1, explored=["deep-survey"], column=2, decks=[(), (), (C1, C2, S1, D1)])
    scene.do("exploration:deep-survey")
    assert not any("exploration" in name for name in scene.options)
    scene.do("engage", "pay", "engage", "pay", "decline", "solace")
    assert "exploration:deep-survey" in scene.options


def test_X2L_11_setup_actions_take_effect_after_the_dice() -> None:
    scene = Scene(stage="setup", rolls=[3, 5], captain="random", exploration="on", level="basic", begin=False)
    order = list(range(len(EDITION.exploration)))
    index = list(EDITION.exploration).index("supply-cache")
    order.insert(0, order.pop(index))
    scene.luck.shuffles = [tuple(range(n)) for n in (3, 48, 6, 12, 6)] + [tuple(order)]
    scene.begin()
    assert scene.die("scanning-technology") == 5 and scene.die("artificial-intelligence") == 6


def test_EC_86_a_setup_card_does_nothing_later() -> None:
    assert Scene(C1, D1, explored=["supply-cache", "volunteers"], dice={"engineer": 2}).options == [
        "engage",
        "evade",
    ]


def test_X2L_12_missions_of_the_expansion_use_its_cards() -> None:
    scene = Scene(stage="setup", rolls=[], mission="landing-team")
    assert "finn-corwin" in scene.options and scene.view()["options"]["landing_team"]


def test_exploration_cards_do_what_their_texts_say() -> None:
    scouts = Scene(C1, D1, explored=["advance-scouts"], team=0).do("exploration:advance-scouts")
    assert scouts.view()["seen"] == {"what": "deck", "names": [S1]}
    assert "seen" not in scouts.view("spectator")
    hospital = Scene(C1, D1, explored=["field-hospital"], column=1, cubes=["red"])
    hospital.do("evade", "exploration:field-hospital", "point:combat")
    assert hospital.points == (6, 8, 8)
    landing = Scene(C1, D1, explored=["night-landing"], cubes=["red", "red"])
    assert landing.do("evade", "exploration:night-landing").points == (6, 8, 8)
    interpreters = Scene(C1, D1, diplomacy=0, explored=["interpreters"]).do("engage", "pay:1.0.0+free:1")
    assert interpreters.points == (7, 0, 8) and interpreters.state.exploration[0].used
    maps = round_scene(planets=(), explored=["cartographers"], decks=[(), (C1, C2, D1, S1), ()])
    assert maps.options == ["keep", "swap:mirrorfall", "swap:caldera-ix", "swap:iron-garden"]
    maps.do("swap:mirrorfall")
    assert maps.options == ["caldera-ix", "iron-garden", "port-umbra"]
    assert maps.state.planet_pile.cards.open() == ["mirrorfall"]
    volunteers = setup_scene(level="advanced", **TEAM)
    assert volunteers.state.gone["green"] == 2


def test_bone_desert_and_green_cathedral_do_what_their_texts_say() -> None:
    desert = search_scene(C1, planet="bone-desert", team=2, weapons={}, **TEAM).do(
        "planet:bone-desert", "planet:bone-desert"
    )
    assert desert.view()["search"]["count"] == 3
    assert (desert.state.team, desert.state.bag["green"]) == (0, 2)
    cathedral = search_scene(C1, planet="green-cathedral", hand=[S2K], bag={"green": 1, "red": 1}, **TEAM).do(
        "pay"
    )
    assert (cathedral.state.team, cathedral.state.fresh) == (1, 1)


# The Space Ship die


def test_X3D_01_the_ship_die_is_an_option_of_matches_for_one_player() -> None:
    for mission in GAME.edition().missions.values():
        if len(mission.seats) > 1:
            assert "ship_die" not in [option.id for option in mission.options]
    assert setup_scene([], ship_die="on").kind == "ship-die"


def test_X3D_02_the_ship_die_replaces_a_die_and_starts_with_the_value_of_that_die() -> None:
    crew = setup_scene([3, 5], ship_die="on", level="advanced").do("infiltration-agent")
    assert crew.die("space-ship") == 6 and not any(d.id == "infiltration-agent" for d in crew.state.dice)
    systems = setup_scene([3, 5], ship_die="on", level="advanced").do("scanning-technology")
    assert systems.die("space-ship") == 3


@pytest.mark.parametrize(("level", "max_dice"), [("basic", 2), ("normal", 1)])
def test_X3D_03_other_dice_join_the_row_of_the_ship_die_at_its_value(level: str, max_dice: int) -> None:
    scene = setup_scene([3, 5], ship_die="on", level=level).do("scanning-technology")
    assert (scene.kind, scene.decision.min, scene.decision.max) == ("row-dice", 0, max_dice)
    scene.pick("engineer")
    assert scene.die("engineer") == 3 and scene.state.dice[-1].row


def test_X3D_03_the_ship_die_has_no_row_at_the_advanced_level() -> None:
    assert setup_scene([3, 5], ship_die="on", level="advanced").do("scanning-technology").kind == "planet"


ROW = {"space-ship": 3, "weapons-specialist": 3}


def test_X3D_04_and_EC_67_all_dice_of_the_row_show_the_same_value() -> None:
    scene = Scene(S3, C1, dice=ROW, ship_row=ROW).do("engage", "die:weapons-specialist:0", "turn:2")
    assert (scene.die("space-ship"), scene.die("weapons-specialist")) == (2, 2)


def test_X3D_05_each_die_of_the_row_may_be_used() -> None:
    scene = Scene(S3, C1, S1, dice=ROW, ship_row=ROW, one_die_per_phase="off").do(
        "engage", "die:weapons-specialist:0", "turn:2", "pay"
    )
    scene.do("engage")
    assert not any("weapons" in name for name in scene.options)
    scene.do("pay", "engage")
    used_dice = {die.id: die.used for die in scene.state.dice}
    assert used_dice == {"space-ship": False, "weapons-specialist": True}
    other_scene = Scene(S3, C1, D1, dice=ROW, ship_row=ROW, one_die_per_phase="off")
    other_scene.do("engage", "die:weapons-specialist:0", "turn:2", "pay", "engage")
    assert "die:space-ship:0" in other_scene.options


def test_X3D_06_and_EC_68_as_a_systems_die_the_ship_die_is_upgraded_with_its_row() -> None:
    scene = Scene(C1, D1, dice={**ROW, "engineer": 3}, ship_row=ROW).do("die:engineer:1", "turn:2")
    assert (scene.die("space-ship"), scene.die("weapons-specialist")) == (4, 4)


def test_X3D_06_as_a_crew_die_the_ship_die_is_upgraded_with_its_row() -> None:
    scene = Scene("old-flame-from-rigel", D1, dice={**ROW, "engineer": 3}, ship_row=ROW).do("engage", "pay")
    assert scene.options == ["space-ship", "weapons-specialist", "engineer"]
    scene.do("space-ship")
    assert (scene.die("space-ship"), scene.die("weapons-specialist"), scene.die("engineer")) == (5, 5, 3)


def test_X3D_07_and_X3D_07r_the_other_chosen_die_is_not_in_the_row() -> None:
    scene = setup_scene([3, 5], ship_die="on", level="basic").do("scanning-technology")
    scene.pick("engineer")
    assert {die.id: die.row for die in scene.state.dice} == {
        "infiltration-agent": False,
        "artificial-intelligence": False,
        "space-ship": True,
        "engineer": True,
    }


def test_X3D_08_the_ship_die_counts_towards_the_total_when_it_replaces_a_free_die() -> None:
    scene = setup_scene([2], cards="x1", captain="choose", ship_die="on", level="advanced").do("tamsin-veil")
    scene.pick("engineer", "weapons-specialist")
    scene.do("engineer", "5-2")
    assert scene.die("weapons-specialist") == 5 and scene.die("space-ship") == 2


# Bridge Crew

CREW = {"cards": "all", "bridge_crew": "on"}


def test_X3B_01_the_bridge_crew_is_available_only_with_both_other_expansions() -> None:
    with pytest.raises(BadOptions):
        GAME.check_options("pulp-invasion", {"bridge_crew": "on", "cards": "x1"})
    assert GAME.check_options("pulp-invasion", {"bridge_crew": "on", "cards": "all"})


def test_X3B_02_and_EC_87_the_crew_has_at_most_two_members_of_different_titles() -> None:
    scene = setup_scene(**CREW)
    assert {"lady-quill", "perrin-loach"} <= set(scene.options)
    scene.do("lady-quill")
    assert scene.kind == "crew" and "perrin-loach" not in scene.options  # also an Envoy, whose die is free
    scene.do("rhea-stroud")
    assert scene.kind == "planet" and len(scene.state.crew) == 2


def test_X3B_03_and_X3B_04_and_EC_88_each_member_brings_an_unowned_die_at_4_and_five_points() -> None:
    scene = setup_scene(**CREW)  # Mina owns the Infiltration Agent, Scanning and AI
    assert "inez-marchetti" not in scene.options
    scene.do("rhea-stroud")
    assert scene.die("weapons-specialist") == 4
    assert scene.view()["crew"] == [
        {"id": "rhea-stroud", "die": "weapons-specialist", "points": 5, "next": "science"}
    ]


def test_X3B_05_the_hero_owns_the_die_of_a_crew_member_like_any_other() -> None:
    scene = Scene(S3, C1, crew={"rhea-stroud": 5}).do("engage", "die:weapons-specialist:0", "turn:3")
    assert scene.die("weapons-specialist") == 3


def test_X3B_06_and_X3B_06r_and_EC_89_crew_points_are_paid_in_the_order_of_the_track() -> None:
    scene = Scene(D2, C1, combat=0, diplomacy=8, science=8, crew={"rhea-stroud": 5}).do("engage")
    assert "pay:0.0.0+rhea-stroud:3" in scene.options  # its first point is Science
    assert "pay:0.0.0+rhea-stroud:2" not in scene.options
    later = Scene(D2, C1, combat=0, crew={"rhea-stroud": 4}).do("engage", "pay:0.0.0+rhea-stroud:2")
    assert later.points == (0, 8, 8) and later.state.crew[0].points == 2


def test_X3B_07_wild_points_pay_for_any_ability() -> None:
    for lender in (D1, S1):
        card = "gate-wardens"
        assert (
            "pay:0.0.0+unit-seven-oh:1" in Scene(card, lender, crew={"unit-seven-oh": 5}).do("engage").options
        )
    assert "pay:0.0.0+unit-seven-oh:1" in Scene(D1, C1, crew={"unit-seven-oh": 5}).do("engage").options


def test_X3B_08_and_X3B_08r_crew_points_pay_the_point_of_an_evade_but_do_not_absorb_losses() -> None:
    scene = Scene(C1, D1, crew={"rhea-stroud": 5}, cubes=["red", "red"]).do("evade", "point:rhea-stroud")
    assert scene.points == (6, 8, 8) and scene.state.crew[0].points == 4


def test_X3B_09_and_EC_90_a_crew_member_and_their_die_leave_play_after_the_last_point() -> None:
    scene = Scene(S3, C1, crew={"rhea-stroud": 1}).do("engage", "die:weapons-specialist:0", "turn:3")
    scene.do("pay:0.0.0+rhea-stroud:1")
    assert scene.view()["line"][0]["status"] == "engaged"
    assert scene.state.crew == [] and scene.state.dice == []
    assert scene.happened("crew-lost")[0]["die"] == "weapons-specialist"


def test_X3B_09_a_crew_member_leaves_play_after_paying_their_last_point_in_an_evade() -> None:
    scene = Scene(C1, D1, crew={"rhea-stroud": 1}, cubes=["red", "red"]).do("evade", "point:rhea-stroud")
    assert scene.points == (6, 8, 8) and scene.state.crew == [] and scene.state.dice == []


def test_X3B_10_a_gain_that_does_not_mention_the_crew_goes_only_to_the_captain() -> None:
    courier = Scene("council-courier", C1, crew={"rhea-stroud": 3}).do("engage", "pay:1.0.0")
    assert courier.options == ["combat", "diplomacy", "science"]
    ushers = Scene("palace-ushers", C1, diplomacy=12, crew={"lady-quill": 3}, top=12).do(
        "engage", "pay:1.0.0"
    )
    discovery = search_scene(D1, crew={"rhea-stroud": 3}, weapons={}, cubes=["red"]).do("draw")
    assert [scene.state.crew[0].points for scene in (courier, ushers, discovery)] == [3, 3, 3]


def test_X3B_10_no_text_of_the_catalogue_raises_crew_points_so_no_effect_of_a_pack_can() -> None:
    cards = [
        *EDITION.encounters.values(),
        *EDITION.planets.values(),
        *EDITION.weapons.values(),
        *EDITION.ships.values(),
    ]
    texts = [card.text for card in (*cards, *EDITION.exploration.values())]
    texts += [text for card in EDITION.encounters.values() for text in card.actions.values()]
    assert [text for text in texts if "Bridge Crew" in text or "crew point" in text.lower()] == []


def test_X3B_11_crew_points_do_not_prevent_a_loss() -> None:
    scene = Scene(C1, D1, combat=1, diplomacy=0, crew={"rhea-stroud": 5}, cubes=["red", "red"])
    scene.do("evade", "point:science")
    assert scene.reason == "abilities"


def test_X3B_12_the_points_of_two_members_may_be_combined_even_in_an_exchange() -> None:
    scene = Scene(D1, C1, combat=0, crew={"lady-quill": 5, "perrin-loach": 4}).do("engage")
    assert "pay:0.0.0+lady-quill:1+perrin-loach:1" in scene.options


# Space Ship cards


def test_X3S_01_and_X3S_07_the_hero_chooses_one_ship_card_after_captain_and_dice() -> None:
    scene = setup_scene(ship_cards="on")
    assert scene.kind == "ship" and scene.options == ["no", *EDITION.ships]
    assert scene.view()["captain"] == "mina-tormelson" and len(scene.view()["dice"]) == 3
    assert scene.do("silver-needle").kind == "planet"


def test_X3S_02_ship_actions_belong_to_the_setup_or_a_phase() -> None:
    other_ship = setup_scene(ship_cards="on").do("wandering-wild", "engineer")
    assert other_ship.die("engineer") == 3
    folly = setup_scene(ship_cards="on").do("gallant-folly", "combat")
    assert folly.view()["abilities"]["combat"] == {"value": 13, "top": 13}
    needle = Scene(C1, D1, ship="silver-needle", cubes=["red", "red"]).do("evade", "ship:silver-needle")
    assert needle.points == (6, 8, 8) and "ship:silver-needle" not in needle.do("evade").options
    needle.do("back", "engage", "pay", "decline", "solace", "evade")
    assert "ship:silver-needle" in needle.options  # once a round
    mule = search_scene(D1, ship="copper-mule", weapons={}, cubes=["red", "blue"]).do(
        "draw", "ship:copper-mule", "red"
    )
    assert mule.points == (8, 9, 8)
    star = search_scene(D1, ship="lodestar", cubes=["white"]).do("draw", "science")
    assert star.points == (8, 8, 9)
    scene_without_use = search_scene(D1, ship="lodestar", cubes=["yellow"]).do("draw")
    assert scene_without_use.kind == "planet"
    anvil = Scene(C1, D1, diplomacy=0, ship="anvil-of-peace").do("engage", "pay:1.0.0+free:1")
    assert anvil.points == (7, 0, 8)
    ferry = Scene(C1, D1, ship="night-ferry").do("ship:night-ferry", "under")
    assert ferry.state.decks[0].cards.open() == [S2K, S3, D2, S1]


def test_X3S_03_and_EC_95_the_firebrand_uses_one_of_three_dark_gray_cubes() -> None:
    assert EDITION.numbers.cubes["x3"] == {"gray": 3} and EDITION.numbers.crew_most == 2
    scene = Scene(S3, D1, S1, ship="the-firebrand").do("engage", "ship:the-firebrand")
    assert scene.card(S3)["parts"][0]["due"] == 1
    assert scene.view()["ship"] == {"id": "the-firebrand", "charges": 2, "used": True}
    assert not any("ship" in name for name in scene.do("pay", "engage").options)
    spent_ship = Scene(S3, D1, ship="the-firebrand", begin=False)
    assert spent_ship.state.ship is not None
    spent_ship.state.ship.charges = 0
    spent_ship.begin()
    assert not any("ship" in name for name in spent_ship.do("engage").options)


def test_X3S_04_and_EC_91_the_wandering_wild_with_the_ship_die_leaves_one_crew_member() -> None:
    scene = setup_scene(ship_die="on", ship_cards="on", **CREW).do(
        "no", "wandering-wild", "engineer", "rhea-stroud"
    )
    assert scene.kind == "crew"  # no Space Ship die was taken
    both_expansions = setup_scene(ship_die="on", ship_cards="on", **CREW).do("scanning-technology")
    both_expansions.pick()
    both_expansions.do("wandering-wild", "engineer", "rhea-stroud")
    assert both_expansions.kind == "planet" and len(both_expansions.state.crew) == 1


@pytest.mark.parametrize(("level", "crew"), [("basic", 2), ("normal", 1), ("advanced", 0)])
def test_X3S_05_and_EC_92_with_a_ship_card_the_level_decides_the_number_of_crew_members(
    level: str, crew: int
) -> None:
    scene = setup_scene(ship_cards="on", level=level, **CREW).do("silver-needle")
    for name in ("rhea-stroud", "lady-quill")[:crew]:
        scene.do(name)
    assert scene.kind == "planet" and len(scene.state.crew) == crew


@pytest.mark.parametrize("level", ["basic", "normal", "advanced"])
def test_X3S_06_without_a_ship_card_there_are_two_crew_members_at_every_level(level: str) -> None:
    scene = setup_scene(ship_cards="on", level=level, **CREW).do("no", "rhea-stroud", "lady-quill")
    assert len(scene.state.crew) == 2


def test_a_pick_that_is_not_offered_is_rejected() -> None:
    scene = setup_scene(ship_cards="on")
    with pytest.raises(Refused):
        _ = scene.pick("the-flying-dutchman")
