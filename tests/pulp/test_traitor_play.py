"""Matches with a Traitor, and their winners (X1P, X1W)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.present.views import SPECTATOR
from engine.pulp.present.views import role_of
from tests.pulp.printed import EDITION
from tests.pulp.scenes import C1, C2, C2K, D1, D1K, D1X, S1, S1X, S2K
from tests.pulp.traitor_scenes import PILE, TRAITOR_WEAPONS, WEAPONS, TraitorScene, scene_before_search

#: A bag of white cubes, which change nothing for the Hero.
WHITES = {"white": 12}
ALL_FOUND: dict[str, Any] = {"bag": {"yellow": 1, "white": 4}, "pile": ("graviton-fist",)}


def scene_after_hero(*line: str, **setup: Any) -> TraitorScene:
    """Return a scene after the Traitor's draw, in which the Hero has drawn white cubes for these cards."""
    scene = scene_before_search(*line, **setup).do("draw").pass_until("after-resolved")
    _ = scene.pick("pass")
    return scene


def test_X1P_01_the_hero_plays_rounds_as_in_the_base_game() -> None:
    scene = TraitorScene(C2, D1, bag=WHITES, cubes=["white"] * 5)
    scene.do("engage", "pay", "engage", "pay", "draw").pass_windows()
    assert (scene.state.round, scene.kind, scene.seat) == (2, "planet", "hero")


def scene_after_encounters(*line: str, evaded_cards: Any, **setup: Any) -> TraitorScene:
    """Return a scene after all encounters. The Traitor passes in each window until there are cards to
    take.
    """
    engaged = [card for card in line if card not in evaded_cards]
    return TraitorScene(*line, evaded=evaded_cards, engaged=engaged, **setup).pass_windows()


def test_X1P_02_and_X1P_02r_and_EC_29_the_traitor_may_take_evaded_keys_and_codes() -> None:
    scene = scene_after_encounters(C1, D1K, S1X, evaded_cards=[D1K, S1X])
    assert (scene.state.phase, scene.seat, scene.kind) == ("encounter", "traitor", "take")
    assert (scene.options, scene.decision.min, scene.decision.max) == ([D1K, S1X], 0, 2)
    assert [role_of(scene.decision, card) for card in (D1K, S1X)] == ["default", "default"]
    _ = scene.pick(S1X)
    assert scene.traitor.taken == [S1X] and scene.pass_windows().kind == "search"
    scene.do("decline").pass_windows()
    assert D1K in scene.state.discard and S1X not in scene.state.discard and scene.state.hand == []


def test_X1P_02r_an_evaded_card_lies_in_the_line_until_the_end_of_the_round() -> None:
    scene = TraitorScene(D1K, C1, cubes=["red", "red"]).do("evade", "point:combat").pass_windows()
    assert [card["id"] for card in scene.view()["line"]] == [D1K, C1] and scene.traitor.taken == []
    scene.do("engage", "pay").pass_windows()
    _ = scene.pick(D1K)
    assert [(card["id"], card["seized"]) for card in scene.view()["line"]] == [(D1K, True), (C1, False)]


def test_X1P_02r_the_planet_icons_of_a_card_count_for_dice_while_it_is_in_its_place() -> None:
    icons = EDITION.encounters[D1K].planets
    scene = scene_after_encounters(C1, D1K, evaded_cards=[D1K], dice={"scanning-technology": 2}, bag=WHITES)
    _ = scene.pick(D1K)
    before = scene.pass_windows().view()["search"]["count"]
    assert icons and scene.do("die:scanning-technology:0").view()["search"]["count"] == before + 1


def test_X1P_02_and_X1P_03_taken_cards_negate_in_the_search_of_the_same_round() -> None:
    scene = scene_after_encounters(C1, D1K, evaded_cards=[D1K], hand=[C2K], bag=WHITES, cubes=["white"])
    _ = scene.pick(D1K)
    scene.do("pay", f"negate:{C2K}:{D1K}", "draw").pass_windows()
    assert scene.traitor.taken == [] and scene.state.discard.count(D1K) == 1
    assert scene.state.round == 2 and all(card.id != D1K for card in scene.state.line)


def test_X1P_02_and_X1P_03_the_traitor_may_negate_in_the_last_round_too() -> None:
    scene = scene_after_encounters(C1, D1K, evaded_cards=[D1K], hand=[C2K], bag=WHITES, decks=[(), (), ()])
    _ = scene.pick(D1K)
    assert scene.do("pay").options == [f"negate:{C2K}:{D1K}", "pass"]


def test_X1P_02_under_the_first_rulings_the_traitor_takes_cards_when_the_round_ends() -> None:
    scene = scene_after_encounters(C1, D1K, evaded_cards=[D1K], bag=WHITES, cubes=["white"], rulings="1")
    assert (scene.seat, scene.kind) == ("hero", "search")
    scene.do("draw").pass_windows()
    assert (scene.seat, scene.kind, scene.options) == ("traitor", "take", [D1K])
    _ = scene.pick(D1K)
    assert scene.traitor.taken == [D1K] and D1K not in scene.state.discard


def test_X1P_02_the_traitor_cannot_take_an_engaged_card() -> None:
    scene = (
        scene_after_encounters(C2K, D1, evaded_cards=[D1], bag=WHITES, cubes=["white"])
        .do("draw")
        .pass_windows()
    )
    assert (scene.seat, scene.kind) == ("hero", "take")
    _ = scene.pick()
    assert scene.kind == "planet" and scene.traitor.taken == []


def test_X1P_03_the_traitor_negates_a_key_with_a_key() -> None:
    scene = scene_before_search(C1, hand=[C2K], taken=[D1K]).do("pay")
    assert (scene.seat, scene.options) == ("traitor", [f"negate:{C2K}:{D1K}", "pass"])
    scene.do(f"negate:{C2K}:{D1K}")
    assert scene.traitor.taken == [] and scene.state.hand == []
    assert {C2K, D1K} <= set(scene.state.discard)
    assert scene.view()["search"]["count"] == 1  # the Planet's action was not carried out


def test_X1P_03_the_action_is_performed_if_the_traitor_passes() -> None:
    scene = scene_before_search(C1, hand=[C2K], taken=[D1K]).do("pay", "pass")
    assert scene.traitor.taken == [D1K] and scene.view()["search"]["count"] == 3


def test_X1P_03_and_EC_82_a_code_does_not_negate_a_key() -> None:
    assert scene_before_search(C1, hand=[C2K], taken=[D1X]).do("pay").view()["search"]["count"] == 3


def test_X1P_04_and_X1P_04r_the_hero_may_pay_with_another_card_for_the_same_action() -> None:
    setup: dict[str, Any] = {"hand": [C2K, S2K], "taken": [D1K]}
    scene = scene_before_search(C1, **setup).do("pay", C2K, f"negate:{C2K}:{D1K}")
    assert (scene.seat, scene.kind, scene.options) == ("hero", "pay-again", [S2K, "no"])
    scene.do(S2K)
    assert scene.state.hand == [] and scene.view()["search"]["count"] == 3
    negated_scene = scene_before_search(C1, **setup).do("pay", C2K, f"negate:{C2K}:{D1K}", "no")
    assert negated_scene.state.hand == [S2K] and negated_scene.view()["search"]["count"] == 1


def test_X1P_05_and_X1P_05r_and_EC_81_the_traitor_negates_once_in_a_search() -> None:
    scene = scene_before_search(C1, hand=[C2K, S2K], taken=[D1K, "bastion-gunners"])
    scene.do("pay", C2K, f"negate:{C2K}:{D1K}", S2K)
    assert scene.seat == "hero" and scene.view()["search"]["count"] == 3
    second_payment = scene_before_search(C1, hand=[C2K, S2K], taken=[D1K, "bastion-gunners"]).do("pay", C2K)
    second_payment.do(f"negate:{C2K}:{D1K}", "no", "pay")
    assert second_payment.seat == "hero" and second_payment.traitor.taken == ["bastion-gunners"]
    two = scene_before_search(C1, planet="last-lantern", hand=[C2K, D1X], taken=[D1K, S1X], bag=WHITES).do(
        "pay"
    )
    assert two.options == [f"negate:{C2K}:{D1K}", f"negate:{D1X}:{S1X}", "pass"]
    two.do(f"negate:{D1X}:{S1X}")
    assert two.traitor.taken == [D1K] and two.state.hand == []


def test_X1P_05_and_X1P_05r_the_traitor_may_negate_again_in_the_next_search() -> None:
    setup: dict[str, Any] = {"planets": ["the-drowned-moon"], "decks": [(S1,), (), ()]}
    scene = scene_before_search(C1, hand=[C2K, S2K], taken=[D1K, "bastion-gunners"], **setup)
    scene.do("pay", C2K, f"negate:{C2K}:{D1K}", "no", "decline", "the-drowned-moon", "engage", "pay", "pay")
    assert (scene.state.round, scene.kind, scene.seat) == (2, "negate", "traitor")


@pytest.mark.parametrize(("line", "hero", "traitor"), [((C1,), 1, 0), ((C1, C2), 3, 2), ((C2, S1), 4, 3)])
def test_X1P_06_and_X1P_06r_and_EC_69_the_traitor_draws_one_cube_less(
    line: tuple[str, ...], hero: int, traitor: int
) -> None:
    scene = scene_after_hero(*line, bag=WHITES, cubes=["white"] * (hero + traitor), area=0)
    assert scene.traitor.area == traitor
    assert scene.state.bag["white"] == 12 - traitor  # the Hero's white cubes went back earlier


def test_X1P_06_replaced_cubes_and_their_replacements_count_once() -> None:
    scene = scene_before_search(
        C2, S1, planet="tethys-minor", hand=[D1X], bag={"white": 4, "black": 8}, area=0
    )
    scene.luck.cubes = ["black"] * 4 + ["white", "white"] + ["white"] * 3
    scene.do("pay", "draw", "black", "black")
    while scene.kind == "cube":
        scene.do(scene.options[0])
    scene.pass_until("after-resolved").pass_windows()
    assert scene.traitor.area == 3


def test_X1P_07_and_X1P_07r_and_PRV_09_a_yellow_cube_gives_the_traitor_a_weapon_of_their_choice() -> None:
    scene = scene_after_hero(C2, cubes=["white", "white", "yellow"])
    assert (scene.seat, scene.kind, scene.options) == ("traitor", "weapon", list(PILE))
    assert scene.view("traitor")["seen"]["what"] == "weapons" and scene.view("hero")["seen"] is None
    scene.luck.shuffles = [(1, 0)]
    scene.do("mind-prism")
    assert scene.traitor.weapons == [*TRAITOR_WEAPONS, "mind-prism"]
    assert scene.state.weapon_pile.cards.open() == ["chrono-siphon", "graviton-fist"]
    assert scene.happened("found")[0]["by"] == "traitor"
    assert scene.state.bag["yellow"] == 2


def test_X1P_08_nobody_can_understand_or_use_the_traitors_weapons() -> None:
    scene = scene_before_search(C2, traitor_weapons=["phase-lantern"], cubes=["red", "white", "white"]).do(
        "draw"
    )
    assert all("phase-lantern" not in name for name in scene.options)
    view = scene.view()
    assert view["traitor"]["weapons"] == ["phase-lantern"]
    assert "phase-lantern" not in [weapon["id"] for weapon in view["weapons"]]
    assert all("phase-lantern" not in name for name in TraitorScene(C2, D1).pass_windows().options)
    scene = scene_after_hero(C2, cubes=["white", "white", "yellow"]).do("mind-prism")
    assert "mind-prism" not in [weapon["id"] for weapon in scene.view()["weapons"]]


@pytest.mark.parametrize("color", ["red", "blue", "orange"])
def test_X1P_09_and_EC_70_a_coloured_cube_goes_to_the_supply_and_a_white_one_into_the_bag(color: str) -> None:
    scene = scene_after_hero(C2, cubes=["white", "white", color], area=2)
    assert scene.state.supply[color] == 10
    assert (scene.traitor.area, scene.state.bag["white"]) == (1, 5)
    empty_scene = scene_after_hero(C2, cubes=["white", "white", color], area=0)
    assert empty_scene.state.supply[color] == 10
    assert (empty_scene.traitor.area, empty_scene.state.bag["white"]) == (0, 4)


def test_X1P_10_a_black_cube_goes_onto_the_quietus() -> None:
    scene = scene_after_hero(C2, cubes=["white", "white", "black"])
    assert scene.state.aliens["quietus"] == 1 and scene.points == (8, 8, 8)
    vassal = scene_after_hero(C2, cubes=["white", "white", "black"], row=["kah", "arvan", "the-pale-choir"])
    assert vassal.state.aliens["the-pale-choir"] == 1


def test_X1P_10_and_X1P_10r_past_the_quietus_the_hero_loses_a_point_of_their_choice() -> None:
    scene = scene_after_hero(C2, cubes=["white", "white", "black"], row=["quietus", "kah", "arvan"], column=1)
    assert (scene.seat, scene.kind) == ("hero", "ability")
    assert scene.do("combat").points == (7, 8, 8)
    assert scene.state.supply["black"] == 10


def test_X1P_11_a_white_cube_goes_into_the_traitors_area() -> None:
    scene = scene_after_hero(C2, cubes=["white"] * 3)
    assert (scene.traitor.area, scene.state.bag["white"]) == (6, 3)


def test_X1P_12_the_traitors_draw_does_not_change_the_heros_abilities() -> None:
    scene = scene_after_hero(C2, S1, cubes=["white"] * 4 + ["red", "blue", "orange"])
    assert scene.pass_windows().kind == "planet" and scene.points == (8, 8, 8)


def test_X1P_13_a_declined_or_empty_search_gives_the_traitor_no_draw() -> None:
    declined_scene = scene_before_search(C2, S1).do("decline").pass_windows()
    assert declined_scene.kind == "planet" and declined_scene.happened("traitor-drew") == []
    empty_scene = (
        scene_before_search("palace-ushers", planet="iron-garden")
        .play_influence("secret-cargo", "upright")
        .pass_windows()
    )
    assert empty_scene.kind == "planet" and empty_scene.happened("traitor-drew") == []


def test_X2L_13_and_X2L_13r_a_green_cube_that_the_traitor_draws_goes_back() -> None:
    setup: dict[str, Any] = {"cards": "all", "landing_team": "on"}
    scene = scene_after_hero(C2, bag={"white": 8, "green": 2}, cubes=["white", "white", "green"], **setup)
    assert scene.state.bag["green"] == 2


# Winning


def test_X1W_01_and_X1W_05_when_all_weapons_are_found_the_player_with_more_wins() -> None:
    scene = scene_before_search(
        C1,
        weapons={**WEAPONS, "mind-prism": {}},
        traitor_weapons=[*TRAITOR_WEAPONS, "chrono-siphon"],
        cubes=["yellow"],
        **ALL_FOUND,
    )
    scene.do("draw")
    assert (scene.reason, scene.match.outcome and scene.match.outcome.winners) == ("majority", ("hero",))


def test_X1W_01_and_EC_72_the_hero_wins_at_four_weapons_each() -> None:
    four = [*TRAITOR_WEAPONS, "chrono-siphon", "mind-prism"]
    scene = scene_before_search(C1, traitor_weapons=four, cubes=["yellow"], **ALL_FOUND).do("draw")
    assert winner(scene) == ("majority", "hero")
    assert result_text(scene) == (
        "Ada wins in round 1: all 8 Super Weapons have been found, and the Hero wins a tie. "
        "4 of 8 Super Weapons were found by the Hero, and 4 by the Traitor"
    )
    assert scene.view(SPECTATOR)["ending"]["counted"] == "weapons"
    three = ["chrono-siphon", *TRAITOR_WEAPONS]
    hero_scene = scene_after_hero(
        C2,
        weapons={**WEAPONS, "mind-prism": {}},
        traitor_weapons=three,
        cubes=["white", "white", "yellow"],
        **ALL_FOUND,
    )
    assert winner(hero_scene) == ("majority", "hero")


def test_X1W_01_the_traitor_may_find_the_last_weapon() -> None:
    scene = scene_after_hero(
        C2,
        traitor_weapons=[*TRAITOR_WEAPONS, "chrono-siphon", "mind-prism"],
        cubes=["white", "white", "yellow"],
        **ALL_FOUND,
    )
    assert winner(scene) == ("majority", "traitor")


def test_X1W_02_with_two_abilities_at_0_in_an_encounter_the_traitor_wins() -> None:
    scene = TraitorScene(C2, D1, combat=0, diplomacy=2, science=5).do("engage", "pay:0.2.0")
    assert winner(scene) == ("abilities", "traitor")
    assert result_text(scene).startswith("Bela wins in round 1: two Abilities are at 0 in an encounter. ")
    assert scene.view(SPECTATOR)["ending"]["zeros"] == ["combat", "diplomacy"]


#: The Quietus is past: black cubes cost points.
PAST: dict[str, Any] = {"row": ("quietus", "kah", "arvan"), "column": 1, "combat": 1, "diplomacy": 0}


def test_X1W_02_with_two_abilities_at_0_in_a_search_the_traitor_wins_at_the_next_encounter() -> None:
    scene = scene_before_search(C1, cubes=["black"], **PAST).do("draw", "lose:combat").pass_windows()
    assert (winner(scene), scene.kind) == (None, "planet")
    assert winner(scene.do("solace").pass_windows()) == ("abilities", "traitor")


def test_X1W_02_the_traitor_does_not_win_if_the_same_search_returns_a_point() -> None:
    scene = (
        scene_before_search(C1, D1, cubes=["black", "red", "white"], **PAST)
        .do("draw", "lose:combat", "raise:red")
        .pass_windows()
    )
    assert scene.points[0] == 1
    assert scene.do("solace").pass_windows().reason is None


@pytest.mark.parametrize(
    ("hero", "traitor", "reason", "winning"),
    [
        (3, 2, "unfound", "traitor"),  # EC-73
        (3, 3, "majority", "hero"),  # EC-74
        (4, 2, "majority", "hero"),
        (2, 4, "majority", "traitor"),
        (5, 0, "unfound", "traitor"),
    ],
)
def test_X1W_03_and_X1W_03r_and_EC_73_and_EC_74_the_match_is_decided_when_the_decks_are_empty(
    hero: int, traitor: int, reason: str, winning: str
) -> None:
    weapons = ["sunsplitter", "treason-engine", "star-eaters-key", *TRAITOR_WEAPONS, *PILE]
    scene = scene_before_search(
        C1,
        weapons={name: {} for name in weapons[:hero]},
        traitor_weapons=weapons[hero : hero + traitor],
        pile=weapons[hero + traitor :],
        decks=[(), (), ()],
        bag=WHITES,
        cubes=["white"],
    )
    assert winner(scene.do("draw").pass_windows()) == (reason, winning)
    causes = {
        "unfound": "too many Super Weapons have not been found",
        "majority": "no encounter cards are left",
    }
    tie_text = ", and the Hero wins a tie" if reason == "majority" and hero == traitor else ""
    verb = "was" if hero == 1 else "were"
    counts = f"{hero} of 8 Super Weapons {verb} found by the Hero, and {traitor} by the Traitor"
    assert result_text(scene).endswith(f"wins in round 1: {causes[reason]}{tie_text}. {counts}")
    ending = scene.view(SPECTATOR)["ending"]
    assert (ending["zeros"], ending["counted"]) == ([], "time" if reason == "majority" else None)


def test_END_04_after_the_last_search_nobody_takes_anything() -> None:
    setup: dict[str, Any] = {"evaded": [D1K], "decks": [(), (), ()], "bag": WHITES, "cubes": ["white"]}
    for rulings in ("1", "2"):
        scene = scene_before_search(C1, D1K, rulings=rulings, **setup).do("draw").pass_windows()
        assert winner(scene) == ("unfound", "traitor") and scene.traitor.taken == []


def test_X1W_04_and_X1W_04r_and_EC_75_only_the_fifth_weapon_of_the_traitor_wins_immediately() -> None:
    setup: dict[str, Any] = {
        "weapons": {"sunsplitter": {}},
        "traitor_weapons": ["a", "b", "c", "d"],
        "pile": PILE,
    }
    scene = scene_after_hero(C2, cubes=["white", "white", "yellow"], **setup).do("graviton-fist")
    assert winner(scene) == ("majority", "traitor")
    assert result_text(scene).startswith(
        "Bela wins in round 1: 5 of 8 Super Weapons cannot be overtaken. 1 of 8"
    )
    assert scene.view(SPECTATOR)["ending"]["counted"] == "overtaken"
    fourth = scene_after_hero(
        C2, cubes=["white", "white", "yellow"], **(setup | {"traitor_weapons": ["a", "b", "c"]})
    )
    assert winner(fourth.do("graviton-fist")) is None, "four of eight can be overtaken"
    four = {name: {} for name in ("sunsplitter", "treason-engine", "star-eaters-key", "the-hollow-bell")}
    hero = scene_before_search(C1, weapons=four, traitor_weapons=["phase-lantern"], cubes=["yellow"]).do(
        "draw"
    )
    assert hero.match.outcome is None and len(hero.state.weapons) == 5


def test_X1W_05_the_hero_does_not_win_with_the_number_of_weapons_of_the_level() -> None:
    five = {name: {} for name in (*WEAPONS, "the-hollow-bell", "phase-lantern")}
    scene = scene_before_search(C1, weapons=five, traitor_weapons=["a"], pile=PILE[:2], cubes=["yellow"]).do(
        "draw"
    )
    assert scene.match.outcome is None and len(scene.state.weapons) == 6


def test_the_other_side_wins_when_one_gives_up() -> None:
    scene = TraitorScene(C2, D1)
    _ = scene.match.order("traitor", "concede", True)
    assert winner(scene) == ("concession", "hero")
    assert result_text(scene).startswith("Ada wins in round 1: the Traitor has given up. ")
    hero = TraitorScene(C2, D1)
    _ = hero.match.order("hero", "concede", True)
    assert result_text(hero).startswith("Bela wins in round 1: the Hero has given up. ")


def result_text(scene: TraitorScene) -> str:
    """Return the result of the match in words."""
    return str(scene.view(SPECTATOR)["result"]["label"])


def winner(scene: TraitorScene) -> tuple[str, str] | None:
    """Return the reason why the match is over, and the winner."""
    outcome = scene.match.outcome
    return (outcome.reason, outcome.winners[0]) if outcome else None
