"""Captain's dice: their use and their faces (DIC, DIE)."""

from __future__ import annotations

import pytest

from engine.core.decisions import Refused
from engine.pulp.registry import FACES
from tests.pulp.printed import EDITION
from tests.pulp.scenes import C1, C2, D1, D1K, D2, S1, S2K, S3, Scene
from tests.pulp.test_rounds import round_scene
from tests.pulp.test_search import search_scene
from tests.pulp.traitor_scenes import TraitorScene

WE, EN, IN = "weapons-specialist", "engineer", "infiltration-agent"
SC, AI, UT, LT, SS = (
    "scanning-technology",
    "artificial-intelligence",
    "universal-translator",
    "landing-team",
    "space-ship",
)
X = {"cards": "all"}


def engage_scene(ability: str, **setup: object) -> Scene:
    """Return a scene in which a card of strength 3 is being engaged with this Ability."""
    card = {"combat": C1, "diplomacy": D1, "science": S1}[ability]
    return Scene("furnace-robots", card, **setup).do("engage")  # type: ignore[arg-type]


# Using dice


def test_DIC_01_the_hero_owns_the_dice_beside_the_captain() -> None:
    assert [die["id"] for die in Scene(C1, D1, dice={WE: 6, SC: 2}).view()["dice"]] == [WE, SC]
    borrowed_die = Scene(C1, S1, dice={AI: 3, EN: 1}).do("engage", f"die:{AI}:0", "turn:2")
    assert borrowed_die.kind == "new-die" and borrowed_die.options == [WE, IN, SC]


def test_DIC_02_a_die_is_used_with_the_face_that_it_shows() -> None:
    assert sum(name.startswith("die") for name in engage_scene("combat", dice={WE: 5}).options) == 1
    assert (
        engage_scene("combat", dice={WE: 6})
        .do(f"die:{WE}:0", "turn:5")
        .card("furnace-robots")["parts"][0]["due"]
        == 0
    )


def test_DIC_03_a_face_that_does_not_mention_the_search_is_not_used_there() -> None:
    scene = search_scene(C1, D1, dice={WE: 6, SC: 6, EN: 3}, weapons={"graviton-fist": {}})
    assert not any(name.startswith("die") for name in scene.options)


def test_DIC_04_and_DIC_04r_and_EC_57_a_die_is_used_once_a_round() -> None:
    scene = Scene(C1, D2, C2, dice={WE: 3}).do("engage", "pay")
    scene.do("engage", f"die:{WE}:0", "turn:2", "pay")
    assert f"die:{WE}:0" not in scene.do("engage").options


def test_DIC_04_and_DIC_04r_and_EC_58_only_one_die_is_used_for_a_card() -> None:
    scene = engage_scene("combat", dice={WE: 4, EN: 5}).do(f"die:{WE}:0", "turn:3")
    assert f"die:{EN}:0" not in scene.options


def test_DIC_04_and_DIC_04r_only_one_die_is_used_in_each_phase() -> None:
    scene = Scene(C1, D1, C2, dice={IN: 6, WE: 4, LT: 6})
    scene.do("engage", f"die:{IN}:0", "turn:5", "pay")
    assert f"die:{WE}:0" not in scene.do("engage").options
    scene.do("pay", "engage", "pay")
    assert scene.kind == "search" and f"die:{LT}:0" in scene.options  # another phase


def test_DIC_04_and_DIC_04r_the_host_may_allow_one_die_in_each_encounter() -> None:
    scene = Scene(C1, D1, C2, dice={IN: 6, WE: 4}, one_die_per_phase="off")
    scene.do("engage", f"die:{IN}:0", "turn:5", "pay", "engage")
    assert f"die:{WE}:0" in scene.options


def test_DIC_04r_a_die_may_be_used_again_in_the_next_round() -> None:
    decks = [(C1, D1, S1, D2), (), ()]
    scene = Scene(C1, D1, dice={IN: 6, WE: 4}, decks=decks).do("engage", f"die:{IN}:0", "turn:5", "pay")
    scene.do("engage", "pay", "decline", "solace", "engage")
    assert scene.state.round == 2 and f"die:{WE}:0" in scene.options


def test_DIC_05_and_DIC_06_and_EC_59_a_used_die_is_turned_down_and_may_skip_values() -> None:
    scene = engage_scene("combat", dice={WE: 6}).do(f"die:{WE}:0")
    assert scene.options == ["turn:5", "turn:4", "turn:3", "turn:2", "turn:1"]
    with pytest.raises(Refused):
        _ = scene.pick("turn:6")
    assert scene.do("turn:2").die(WE) == 2


def test_DIC_07_and_DIC_07r_and_EC_56_a_die_at_1_stays_there_and_may_be_used_again_in_later_rounds() -> None:
    decks = [(D1, C1, S1, D2), (), ()]
    scene = engage_scene("combat", dice={WE: 1}, decks=decks).do(f"die:{WE}:0", "pay")
    assert scene.die(WE) == 1
    scene.do("engage", "pay", "decline", "solace", "engage", f"die:{WE}:0")
    assert scene.state.round == 2 and scene.die(WE) == 1


def test_DIC_08_a_face_with_or_gives_one_of_its_actions_and_one_with_and_gives_both() -> None:
    scene = Scene(C2, S1, dice={EN: 3, SC: 2})
    assert f"die:{EN}:1" in scene.options  # the upgrade
    assert f"die:{EN}:0" in scene.do("engage").options
    and_face = engage_scene("science", dice={EN: 6, SC: 2}).do(f"die:{EN}:0", "turn:5")
    assert and_face.die(SC) == 4 and and_face.card("furnace-robots")["parts"][0]["due"] == 1
    or_face = Scene(C2, S1, dice={EN: 3, SC: 2}).do(f"die:{EN}:1", "turn:2", "engage", "pay", "engage")
    assert not any(EN in name for name in or_face.options)  # the other action is gone


def test_DIC_09_and_EC_61_an_upgrade_stops_at_6_and_the_player_picks_the_die() -> None:
    scene = engage_scene("science", dice={EN: 6, SC: 5, AI: 1}).do(f"die:{EN}:0", "turn:5")
    assert scene.kind == "die" and scene.options == [SC, AI]
    assert scene.decision.text.key == "upgrade"
    assert scene.do(SC).die(SC) == 6


def test_DIC_10_and_EC_60_a_face_works_even_if_there_is_no_systems_die_for_a_part_of_it() -> None:
    scene = engage_scene("science", dice={EN: 6}).do(f"die:{EN}:0", "turn:5")
    assert scene.kind == "engage"
    assert scene.card("furnace-robots")["parts"][0]["due"] == 1
    assert f"die:{EN}:1" not in Scene(C1, D1, dice={EN: 3}).options


def test_ENG_14r_a_die_is_used_only_where_the_card_can_be_paid_with_it() -> None:
    scene = engage_scene("combat", combat=1, diplomacy=1, science=0, dice={WE: 6})
    assert scene.options == [f"die:{WE}:0", "back"]
    scene.do(f"die:{WE}:0", "turn:5")
    assert scene.card("furnace-robots")["parts"][0]["due"] == 0


def test_ENG_14r_a_die_and_a_weapon_may_be_needed_together() -> None:
    setup = {"location": "crystal-mines", "weapons": {"graviton-fist": {}}, "understood": ["graviton-fist"]}
    points = {"combat": 1, "diplomacy": 1, "science": 0}
    assert Scene("furnace-robots", C1, dice={WE: 1}, **points).kind == "evade"
    assert Scene("furnace-robots", C1, **points, **setup).kind == "evade"  # type: ignore[arg-type]
    scene = engage_scene("combat", dice={WE: 1}, **points, **setup)
    assert scene.options == [f"die:{WE}:0", "weapon:graviton-fist", "back"]


def test_ENG_14r_a_weapon_is_not_wasted_on_a_part_while_another_part_stays_unpaid() -> None:
    weapons = {"weapons": {"graviton-fist": {}}, "understood": ["graviton-fist"]}
    scene = Scene("kahs-own", S1, combat=1, diplomacy=0, science=2, **weapons)  # type: ignore[arg-type]
    scene.do("engage", "weapon:graviton-fist")
    assert scene.kind == "engage", "there is no choice of a part"
    assert [part["due"] for part in scene.card("kahs-own")["parts"]] == [2, 1]


def test_DIC_11_a_die_used_in_this_round_may_be_upgraded() -> None:
    scene = Scene(C2, S1, dice={EN: 3, SC: 2}, used=[SC]).do(f"die:{EN}:1", "turn:2")
    assert scene.die(SC) == 3


def test_DIC_12_a_reroll_does_not_count_as_a_use_of_the_die() -> None:
    scene = search_scene(C1, dice={UT: 1, WE: 2}, rolls=[5], **X).do(f"die:{UT}:0")
    die = next(die for die in scene.state.dice if die.id == WE)
    assert (die.value, die.used) == (5, False)
    assert (
        search_scene(C1, dice={UT: 1, WE: 4}, rolls=[1], **X).do(f"die:{UT}:0").die(WE) == 1
    )  # it may go down


def test_DIC_13_and_DIC_15_a_borrowed_die_is_used_immediately_or_not_at_all() -> None:
    scene = engage_scene("combat", dice={AI: 6}, rolls=[4]).do(f"die:{AI}:0", "turn:5")
    assert f"die:{WE}:0" in scene.options and "pay:3.0.0" in scene.options
    scene.do(f"die:{WE}:0")
    assert scene.card("furnace-robots")["parts"][0]["due"] == 1
    assert f"die:{WE}:0" not in scene.options
    assert [die["id"] for die in scene.view()["dice"]] == [AI]
    scene.do("pay", "engage")
    assert not any(WE in name for name in scene.options)


def test_DIC_14_and_DIC_14r_and_EC_62_an_owned_die_cannot_be_borrowed() -> None:
    assert f"die:{AI}:0" not in engage_scene("diplomacy", dice={AI: 6, WE: 3}).options


def test_DIC_14r_a_die_that_the_traitor_owns_cannot_be_borrowed() -> None:
    for face, traitor_die in ((4, IN), (5, EN), (6, WE)):
        scene = TraitorScene(S3, C1, dice={AI: face}, traitor_dice=(IN, EN)).do("engage")
        assert (f"die:{AI}:0" in scene.options) == (traitor_die == WE)


def test_DIC_19_the_hero_keeps_the_dice_from_round_to_round() -> None:
    scene = search_scene(C1, dice={WE: 4, SC: 2}, cubes=["white"]).do("draw")
    assert [(die.id, die.value, die.used) for die in scene.state.dice] == [(WE, 4, False), (SC, 2, False)]


# Faces

STRENGTHS = {
    WE: {1: (1, "combat"), 2: (1, None), 3: (2, "combat"), 4: (2, None), 5: (2, "combat"), 6: (3, "combat")},
    EN: {
        1: (1, "science"),
        2: (1, None),
        3: (1, "science"),
        4: (2, "science"),
        5: (2, None),
        6: (2, "science"),
    },
    IN: {
        1: (1, "diplomacy"),
        3: (1, "diplomacy"),
        4: (2, "diplomacy"),
        5: (2, "diplomacy"),
        6: (2, "diplomacy"),
    },
    SS: {
        1: (1, "combat"),
        2: (1, "diplomacy"),
        3: (1, "science"),
        4: (2, "combat"),
        5: (2, "diplomacy"),
        6: (2, "science"),
    },
}


@pytest.mark.parametrize(("die", "face"), [(die, face) for die, faces in STRENGTHS.items() for face in faces])
def test_DIE_01_and_DIE_02_and_DIE_03_and_DIE_08_and_DIE_09_and_DIE_09r_and_DIE_11_and_DIE_11r_strength(
    die: str, face: int
) -> None:
    n, ability = STRENGTHS[die][face]
    for evading_ability in ("combat", "diplomacy", "science"):
        scene = engage_scene(evading_ability, dice={die: face})
        assert (f"die:{die}:0" in scene.options) == (ability in (None, evading_ability))
    scene = engage_scene(ability or "diplomacy", dice={die: face}).do(f"die:{die}:0")
    if scene.kind == "turn":
        scene.do("turn:1")
    assert scene.card("furnace-robots")["parts"][0]["due"] == 3 - n


def test_DIE_01_and_EC_32_weapons_specialist_5_removes_two_white_cubes_from_the_bag() -> None:
    scene = Scene(C1, D1, dice={WE: 5}, bag={"white": 3, "red": 2}).do("evade", f"die:{WE}:1", "turn:4")
    assert scene.state.bag["white"] == 1 and scene.state.supply["white"] == 2
    last_white_cube = Scene(C1, D1, dice={WE: 5}, bag={"white": 1, "red": 2}).do(
        "evade", f"die:{WE}:1", "turn:4"
    )
    assert last_white_cube.state.bag["white"] == 0 and last_white_cube.state.supply["white"] == 1


def test_DIE_02_engineer_3_turns_a_systems_die_up_by_1_and_engineer_6_by_2() -> None:
    assert Scene(C1, D1, dice={EN: 3, AI: 2}).do(f"die:{EN}:1", "turn:2").die(AI) == 3
    assert engage_scene("science", dice={EN: 6, AI: 2}).do(f"die:{EN}:0", "turn:5").die(AI) == 4


def test_DIE_03_and_EC_33_infiltration_agent_6_names_two_cubes_but_never_yellow() -> None:
    scene = Scene(C1, D1, dice={IN: 6}, bag={"yellow": 2, "red": 1, "black": 1}).do("evade", f"die:{IN}:1")
    scene.do("turn:5")
    assert scene.options == ["red", "black"]
    scene.do("black")
    assert scene.state.bag["black"] == 0 and scene.state.bag["red"] == 0 and scene.state.bag["yellow"] == 2


@pytest.mark.parametrize(("face", "action"), [(2, f"die:{IN}:0"), (3, f"die:{IN}:1")])
def test_DIE_03_and_DIE_09_and_DIE_09r_and_DIE_12_infiltration_agent_2_and_3_draw_one_cube_more(
    face: int, action: str
) -> None:
    turn = ["turn:1"] if face == 3 else []
    assert Scene(C1, D1, dice={IN: face}).do(action, *turn).view()["search"]["count"] == 3


def test_DIE_12_the_additional_cube_counts_in_the_search_of_the_same_round_and_may_be_used_in_it() -> None:
    scene = Scene(C1, D1, dice={IN: 2}).do(f"die:{IN}:0")
    assert scene.view()["search"]["count"] == 3
    search = search_scene(C1, D1, dice={IN: 2}).do(f"die:{IN}:0")
    assert search.view()["search"]["count"] == 3


def test_DIE_04_and_CUB_03r_scanning_1_removes_a_random_cube_and_puts_a_yellow_one_back() -> None:
    white = Scene(C1, D1, dice={SC: 1}, cubes=["white"]).do("evade", f"die:{SC}:0")
    assert white.state.bag["white"] == 3
    yellow = Scene(C1, D1, dice={SC: 1}, cubes=["yellow"]).do("evade", f"die:{SC}:0")
    assert yellow.state.bag["yellow"] == 3


def test_DIE_04_scanning_3_removes_a_chosen_cube_except_yellow() -> None:
    scene = Scene(C1, D1, dice={SC: 3}, bag={"yellow": 2, "red": 1, "black": 1})
    scene.do("evade", f"die:{SC}:0", "turn:2")
    assert scene.options == ["red", "black"]
    assert scene.do("black").state.bag["black"] == 0 and scene.state.bag["red"] == 1


def test_DIE_04_and_DIE_13_and_EC_30_scanning_2_counts_one_icon_of_an_evaded_card() -> None:
    scene = search_scene(C2, S1, evaded=[C2, S1], dice={SC: 2}).do(f"die:{SC}:0", S1)
    assert scene.view()["search"]["count"] == 1
    assert [card["planets"] for card in scene.view()["line"]] == [0, 1]


def test_DIE_04_and_DIE_13_and_EC_31_scanning_4_counts_one_icon_of_a_single_evaded_card() -> None:
    scene = search_scene(C2, S1, evaded=[C2], dice={SC: 4}).do(f"die:{SC}:0", "turn:3")
    assert scene.view()["search"]["count"] == 3
    two = search_scene(C2, S1, evaded=[C2, S1], dice={SC: 4}).do(f"die:{SC}:0", "turn:3", S1)
    assert two.view()["search"]["count"] == 2


def test_DIE_04_and_SWP_10_and_PRV_09_scanning_5_chooses_the_weapon() -> None:
    scene = search_scene(D1, dice={SC: 5}, cubes=["yellow"]).do("draw")
    assert scene.kind == "cube" and f"die:{SC}:0" in scene.options
    scene.luck.shuffles = [(1, 0)]
    scene.do(f"die:{SC}:0", "turn:1")
    assert scene.kind == "weapon"
    assert scene.happened("looked")[0].keys() == {"kind", "what", "count", "by"}
    scene.do("mind-prism")
    assert [weapon.id for weapon in scene.state.weapons] == ["sunsplitter", "mind-prism"]
    assert scene.state.weapon_pile.cards.open() == ["chrono-siphon", "graviton-fist"]  # as shuffled


def test_DIE_04_and_DIE_10_and_DIE_10r_and_SWP_09_and_SWP_09r_scanning_6_makes_a_weapon_understood() -> None:
    scene = Scene(C1, D1, dice={SC: 6}, weapons={"graviton-fist": {"red": 1}}).do(f"die:{SC}:0", "turn:5")
    weapon = scene.state.weapons[0]
    assert weapon.understood and weapon.cubes == {"red": 1}  # EC-48
    assert "weapon:graviton-fist" in scene.do("engage").options
    weapons: dict[str, dict[str, int]] = {"graviton-fist": {}, "mind-prism": {}, "sunsplitter": {}}
    other_scene = Scene(C1, D1, dice={SC: 6}, weapons=weapons, understood=["mind-prism"])
    assert other_scene.do(f"die:{SC}:0", "turn:5").options == ["graviton-fist", "sunsplitter"]
    scene.do("pay", "engage", "pay", "decline", "solace", "engage")
    assert scene.state.round == 2 and "weapon:graviton-fist" in scene.options


def test_EC_48_and_CUB_06_cubes_stay_on_a_weapon_that_is_already_understood() -> None:
    scene = Scene(C1, D1, dice={SC: 6}, weapons={"graviton-fist": {"red": 1}}).do(f"die:{SC}:0", "turn:5")
    assert scene.view()["weapons"][0]["cubes"] == {"red": 1}


def test_DIE_05_and_DIE_16_and_DIE_16r_and_EC_63_ai_1_rerolls_a_die_that_pays_afterwards() -> None:
    agent = "council-courier"
    scene = Scene(agent, S1, dice={AI: 1, EN: 1}, rolls=[4]).do("engage", f"die:{AI}:0")
    assert scene.die(EN) == 4 and f"die:{AI}:0" not in scene.options  # used up for the round
    scene.do(f"die:{EN}:0", "turn:3")
    assert scene.card(agent)["parts"][0]["due"] == 0
    assert f"die:{AI}:0" not in Scene(C1, S1, dice={AI: 1, EN: 1}).do("engage").options


def test_DIE_05_ai_2_rerolls_against_a_guardforce_with_a_planet_icon() -> None:
    assert f"die:{AI}:0" in Scene(C1, S1, dice={AI: 2, EN: 1}).do("engage").options
    assert f"die:{AI}:0" not in Scene("palace-ushers", S1, dice={AI: 2, EN: 1}).do("engage").options


def test_DIE_05_and_DIE_15_ai_3_swaps_a_die_for_one_that_keeps_what_it_rolls() -> None:
    scene = Scene(C1, S1, dice={AI: 3, EN: 1}, rolls=[5]).do("engage", f"die:{AI}:0", "turn:2", WE)
    assert [(die.id, die.value) for die in scene.state.dice] == [(AI, 2), (WE, 5)]
    for other in ("palace-ushers", "council-courier"):  # one has no planet icon, one is an Agent
        assert f"die:{AI}:0" not in Scene(other, S1, dice={AI: 3, EN: 1}).do("engage").options


@pytest.mark.parametrize(("face", "die"), [(4, IN), (5, EN), (6, WE)])
def test_DIE_05_ai_4_to_6_roll_a_crew_die(face: int, die: str) -> None:
    scene = Scene(S3, C1, dice={AI: face}, rolls=[6]).do("engage", f"die:{AI}:0", f"turn:{face - 1}")
    assert scene.happened("borrowed")[0] | {"die": die, "value": 6} == scene.happened("borrowed")[0]


def test_DIE_17_a_borrowed_face_with_a_search_bonus_may_be_used() -> None:
    scene = Scene(S3, C1, dice={AI: 4}, rolls=[2]).do("engage", f"die:{AI}:0", "turn:3", f"die:{IN}:0")
    assert scene.view()["search"]["extras"] == [{"by": IN, "n": 1}]


def test_DIE_17_a_borrowed_face_offers_its_choice_and_upgrades_owned_dice() -> None:
    choice = Scene(S3, S1, dice={AI: 5}, rolls=[3]).do("engage", f"die:{AI}:0", "turn:4")
    assert {f"die:{EN}:0", f"die:{EN}:1"} <= set(choice.options)
    assert choice.do(f"die:{EN}:1").die(AI) == 5
    engineer_face = Scene(S3, S1, dice={AI: 5}, rolls=[6]).do(
        "engage", f"die:{AI}:0", "turn:1", f"die:{EN}:0"
    )
    assert engineer_face.die(AI) == 3 and engineer_face.card(S3)["parts"][0]["due"] == 1


def test_DIE_06_translator_1_rerolls_in_the_search() -> None:
    scene = search_scene(C1, dice={UT: 1, WE: 2}, rolls=[6], **X).do(f"die:{UT}:0")
    assert scene.die(WE) == 6
    assert f"die:{UT}:0" not in Scene(C1, D1, dice={UT: 1, WE: 2}, **X).options


@pytest.mark.parametrize("face", [2, 3])
def test_DIE_06_and_SWP_11_and_SWP_11r_and_EC_49_translator_2_and_3_swap_a_weapon(face: int) -> None:
    scene = Scene(
        C1,
        D1,
        dice={UT: face},
        weapons={"graviton-fist": {"red": 1}},
        pile=["mind-prism", "sunsplitter", "chrono-siphon"],
        **X,
    )
    scene.luck.shuffles = [(0, 1), (1, 2, 0)]
    scene.do(f"die:{UT}:0", *(["turn:2"] if face == 3 else []), "mind-prism")
    assert [(weapon.id, weapon.cubes, weapon.understood) for weapon in scene.state.weapons] == [
        ("mind-prism", {}, False)
    ]
    assert scene.state.supply["red"] == 10
    assert scene.state.weapon_pile.cards.open() == ["sunsplitter", "graviton-fist", "chrono-siphon"]


def test_SWP_11r_and_EC_50_with_an_empty_pile_no_weapon_is_swapped_and_the_die_is_turned_down() -> None:
    scene = Scene(C1, D1, dice={UT: 2}, weapons={"graviton-fist": {"red": 1}}, pile=[], **X).do(f"die:{UT}:0")
    assert [weapon.id for weapon in scene.state.weapons] == ["graviton-fist"] and scene.die(UT) == 1
    assert scene.kind == "encounter"  # no question is asked


def test_DIE_06_and_DIE_19_translator_4_draws_two_cubes_instead_of_one() -> None:
    scene = search_scene(C2, dice={UT: 4}, weapons={}, cubes=["white", "red", "blue"], **X)
    scene.do(f"die:{UT}:0", "turn:3", "draw")
    assert scene.kind == "return" and scene.options == ["red", "blue"]
    scene.do("blue")
    assert scene.points == (8, 9, 8) and scene.state.supply["red"] == 10
    other_scene = search_scene(C2, dice={UT: 4}, weapons={}, cubes=["white", "red", "blue"], **X)
    other_scene.do(f"die:{UT}:0", "turn:3", "draw", "red")
    assert other_scene.points == (9, 8, 8) and other_scene.state.supply["blue"] == 10


def test_DIE_19_and_DIE_19r_a_yellow_cube_must_be_used() -> None:
    scene = search_scene(D1, dice={UT: 4}, cubes=["yellow", "red"], **X).do(f"die:{UT}:0", "turn:3", "draw")
    assert [happening["cubes"] for happening in scene.happened("drawn")] == [
        ["yellow", "red"]
    ]  # and no other cube
    assert len(scene.state.weapons) == 2 and scene.state.supply["red"] == 10
    two_yellow = search_scene(D1, dice={UT: 4}, cubes=["yellow", "yellow"], **X).do(
        f"die:{UT}:0", "turn:3", "draw"
    )
    assert len(two_yellow.state.weapons) == 3


def test_DIE_06_and_DIE_18_and_DIE_18r_translator_5_draws_eight_and_keeps_four_in_any_order() -> None:
    cards = (S1, S2K, S3, D2, C1, C2, D1, "archive-drones")
    scene = round_scene(*cards, dice={UT: 5}, **X).do("solace")
    assert scene.kind == "translator"
    scene.do(f"die:{UT}:0", "turn:4")
    assert scene.kind == "keep" and scene.options == list(cards)
    assert scene.view()["seen"] == {"what": "deck", "names": list(cards)}
    assert scene.labels("spectator") == scene.labels() and "seen" not in scene.view("spectator")
    scene.luck.shuffles = [(3, 2, 1, 0)]
    scene.pick(D1, C1, S3, C2)
    assert [card["id"] for card in scene.view()["line"]] == [D1, C1, S3, C2]
    assert scene.happened("line")[0]["cubes"] == {"blue": 1, "red": 1, "orange": 1, "black": 1}
    assert scene.view()["aliens"][0]["left"] == 4
    assert scene.state.decks[0].cards.open() == ["archive-drones", D2, S2K, S1]  # as shuffled


def test_DIE_18r_and_EC_64_with_four_cards_the_hero_chooses_only_the_order() -> None:
    scene = round_scene(S1, S2K, S3, D2, dice={UT: 5}, **X).do("solace", f"die:{UT}:0", "turn:4")
    assert scene.options == [S1, S2K, S3, D2]  # none of the next deck
    scene.pick(D2, S3, S2K, S1)
    assert [card["id"] for card in scene.view()["line"]] == [D2, S3, S2K, S1]


def test_DIE_18r_with_three_cards_all_are_kept() -> None:
    scene = round_scene(S1, S2K, S3, dice={UT: 5}, **X).do("solace", f"die:{UT}:0", "turn:4")
    scene.pick(S3, S1, S2K)
    assert [card["id"] for card in scene.view()["line"]] == [S3, S1, S2K]


def test_LOC_06_and_DIE_18_the_place_where_the_line_is_drawn_decides_whether_translator_5_is_barred() -> None:
    def first_question(row: tuple[str, ...], *decks: tuple[str, ...]) -> str:
        place = {"location": "temple-of-static", "dice": {UT: 5}, "row": row, "decks": decks}
        return Scene(stage="round", round=0, **place, **X).do("solace").kind  # type: ignore[arg-type]

    cards, later_cards = (S1, S2K, S3, D2), (C1, C2)
    assert first_question(("quietus", "kah", "arvan"), cards, later_cards, (D1,)) == "encounter"
    assert first_question(("kah", "quietus", "arvan"), cards, later_cards, (D1,)) == "translator"
    assert first_question(("quietus", "kah", "arvan"), (), cards, later_cards) == "translator", (
        "Quietus is left (RND-03)"
    )
    assert first_question(("kah", "quietus", "arvan"), (), cards, later_cards) == "encounter"


def test_DIE_06_translator_6_makes_a_weapon_understood() -> None:
    scene = Scene(C1, D1, dice={UT: 6}, weapons={"graviton-fist": {}}, **X).do(f"die:{UT}:0", "turn:5")
    assert scene.state.weapons[0].understood


def test_DIE_07_and_DIE_21_landing_team_1_arranges_the_line_in_any_order() -> None:
    scene = Scene(C1, D1, S1, dice={LT: 1}).do(f"die:{LT}:0")
    assert scene.kind == "order"
    scene.pick(S1, C1, D1)
    assert [card["id"] for card in scene.view()["line"]] == [S1, C1, D1]
    assert scene.costs(S1) == [("combat", 1)]


def test_DIE_21_and_DIE_21r_and_EC_65_only_cards_not_yet_met_may_change_places() -> None:
    scene = Scene(C1, C2, D1, S1, engaged=[C1, C2], dice={LT: 1}).do(f"die:{LT}:0")
    assert scene.options == [D1, S1]
    scene.pick(S1, D1)
    assert [card["id"] for card in scene.view()["line"]] == [C1, C2, S1, D1]


def test_DIE_07_and_DIE_14_landing_team_2_counts_all_icons_of_evaded_cards() -> None:
    scene = search_scene(C2, S1, evaded=[C2, S1], dice={LT: 2}).do(f"die:{LT}:0")
    assert scene.view()["search"]["count"] == 4


def test_DIE_07_and_DIE_22_landing_team_3_gives_three_points_for_each_cube() -> None:
    scene = Scene(C1, D1, dice={LT: 3}, team=2, combat=2, landing_team="on").do(f"die:{LT}:0", "turn:2")
    scene.do("combat", "stop")
    assert scene.points == (5, 8, 8)
    assert (scene.state.team, scene.state.gone["green"]) == (1, 1)


def test_DIE_07_and_DIE_20_and_DIE_20r_and_EC_66_landing_team_4_swaps_cards_that_leave_the_game() -> None:
    scene = Scene(C1, D1, engaged=[], dice={LT: 4}, discard=["fighting-pits", S2K, S3])
    scene.do(f"die:{LT}:0", "turn:3", C1, S2K)
    assert [card["id"] for card in scene.view()["line"]] == [S2K, S3]
    assert scene.state.discard == ["fighting-pits", C1, D1]
    assert sum(scene.state.bag.values()) == 23  # no cubes for them
    scene.do("engage", "pay", "engage", "pay", "decline")
    assert scene.state.hand == [] and scene.state.removed == [S2K, S3]
    second_encounter = Scene(C1, D1, C2, engaged=[C1], dice={LT: 4}, discard=[S2K, S3]).do(
        f"die:{LT}:0", "turn:3"
    )
    assert second_encounter.options == [D1, C2]  # only cards that are still to be met


def test_DIE_07_and_DIE_23_landing_team_5_lets_another_die_be_used_twice() -> None:
    scene = Scene(C1, D1, C2, dice={LT: 5, IN: 6, WE: 6}).do(f"die:{LT}:0", "turn:4", IN)
    scene.do("engage", f"die:{IN}:0")
    assert scene.die(IN) == 6
    scene.do("pay", "engage", "pay", "engage")
    other_scene = Scene(C1, D1, D2, D1K, dice={LT: 5, IN: 6}).do(f"die:{LT}:0", "turn:4")
    other_scene.do("engage", f"die:{IN}:0", "pay", "engage", f"die:{IN}:0")
    assert other_scene.die(IN) == 5
    other_scene.do("pay", "engage")
    assert other_scene.costs(D2) == [("diplomacy", 2)] and f"die:{IN}:0" not in other_scene.options


def test_DIE_23_and_DIC_04r_a_die_is_still_used_twice_when_each_phase_allows_one_die() -> None:
    scene = Scene(C1, D1, D2, D1K, dice={LT: 5, IN: 6, WE: 6}, one_die_per_phase="on")
    scene.do(f"die:{LT}:0", "turn:4", IN, "engage", f"die:{IN}:0", "pay", "engage")
    assert f"die:{IN}:0" in scene.options and f"die:{WE}:0" not in scene.options
    scene.do(f"die:{IN}:0", "pay", "engage")
    assert scene.die(IN) == 5 and not any(name.startswith("die:") for name in scene.options)


def test_DIE_23_and_DIC_05_a_die_used_only_once_of_twice_is_turned_down_at_the_end_of_the_phase() -> None:
    scene = Scene(C1, D1, dice={LT: 5, IN: 3}).do(f"die:{LT}:0", "turn:4", "engage", f"die:{IN}:0", "pay")
    scene.do("engage", "pay")
    assert f"die:{IN}:1" in scene.options and scene.die(IN) == 3  # still twice in this phase
    scene.do("done")
    assert f"die:{IN}:1" not in scene.options and scene.die(IN) == 2
    other_scene = Scene(C1, dice={LT: 5, IN: 3}).do(f"die:{LT}:0", "turn:4", "engage", "pay", "done")
    assert f"die:{IN}:1" in other_scene.options and other_scene.die(IN) == 3
    other_scene.do(f"die:{IN}:1", "turn:1")  # like any die, because the phase is over
    assert f"die:{IN}:1" not in other_scene.options and other_scene.die(IN) == 1


def test_DIE_07_and_DIE_24_and_DIE_24r_landing_team_6_sets_another_die() -> None:
    scene = search_scene(C1, dice={LT: 6, WE: 2}).do(f"die:{LT}:0", "turn:5", "value:6")
    assert scene.die(WE) == 6
    assert f"die:{LT}:0" not in search_scene(C1, dice={LT: 6}).options


def test_DIE_09_and_DIE_09r_and_CMP_06_every_die_has_six_faces_with_ways_to_use_them() -> None:
    assert FACES.keys() == EDITION.dice.keys()
    assert all(len(faces) == 6 == len(EDITION.dice[die].faces) for die, faces in FACES.items())
    assert [die for die, faces in FACES.items() for ways in faces if not ways] == [UT]  # its face 5 (DIE-18)
    scene = search_scene(C1, dice={LT: 6, WE: 2}).do(f"die:{LT}:0", "turn:5")
    assert scene.options == [f"value:{value}" for value in (6, 5, 4, 3, 2, 1)]
