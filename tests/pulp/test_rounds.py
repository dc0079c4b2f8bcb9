"""Rounds, sectors, the Encounter phase, Locations, the hand, and the end of the match (RND, ENC, LOC, HND,
END).
"""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from engine.pulp.line import LINE
from engine.pulp.present.views import role_of
from engine.pulp.state import Change
from tests.pulp.printed import EDITION
from tests.pulp.scenes import C1, C2, C2K, C3K, D1, D1K, D1X, D2, S1, S1X, S2K, S3, ZERO, Scene
from tests.pulp.test_search import search_scene

#: One Super Weapon fewer than the Basic level has.
ALMOST: dict[str, dict[str, int]] = {"sunsplitter": {}, "graviton-fist": {}, "chrono-siphon": {}}
LOCATION, OTHER = "fighting-pits", "crystal-mines"


def round_scene(*line: str, **setup: object) -> Scene:
    """Return a scene in which a round begins. ``line`` lists the next cards of the first deck."""
    decks = [line or (S1, S2K, S3, D2), (C1, C2, C2K, C3K), (D1, D1X, D1K, S1X)]
    return Scene(stage="round", round=0, **({"decks": decks} | setup))  # type: ignore[arg-type]


# Rounds and sectors


def test_RND_01_and_ENC_01_and_ENC_03_the_hero_chooses_a_planet_before_seeing_the_cards() -> None:
    scene = round_scene()
    assert scene.kind == "planet" and scene.options == ["solace", "ghar"]
    assert scene.view()["line"] == []
    scene.do("ghar")
    assert scene.state.planet == "ghar" and scene.state.planets == ["solace"]
    assert scene.kind == "encounter"
    assert Scene(C1, engaged=[C1]).kind == "search"


def test_RND_02_the_sector_is_that_of_the_deck_from_which_the_line_is_drawn() -> None:
    assert round_scene().do("solace").view()["sector"] == "kah"


def test_RND_03_and_RND_07_and_LOC_05_and_LOC_06_the_next_alien_follows_and_nothing_else_changes() -> None:
    scene = round_scene(
        decks=[(), (C1, C2, C2K, C3K), (D1,)], location=LOCATION, hand=[D1K], dice={"engineer": 4}
    )
    scene.do("ghar")
    view = scene.view()
    assert view["sector"] == "arvan" and [alien["past"] for alien in view["aliens"]] == [True, False, False]
    assert (view["location"], view["location_ability"]) == (LOCATION, "diplomacy")
    assert view["hand"] == [D1K] and scene.die("engineer") == 4
    assert scene.card(C1)["forced_by"] == f"{LOCATION}:diplomacy"


def test_RND_04_sixteen_cards_last_four_rounds_and_the_game_twelve() -> None:
    scene = Scene(stage="setup", rolls=[3, 3])
    assert [alien["left"] for alien in scene.view()["aliens"]] == [16, 16, 16]
    scene.do(scene.options[0])
    assert [alien["left"] for alien in scene.view()["aliens"]] == [12, 16, 16]


def test_RND_05_and_RND_05r_a_line_that_a_deck_cannot_fill_is_continued_from_the_next_deck() -> None:
    scene = round_scene(S1, S2K).do("solace")
    assert [card["id"] for card in scene.view()["line"]] == [S1, S2K, C1, C2]
    assert scene.view()["sector"] == "arvan"


def test_RND_06_and_RND_06r_the_line_has_the_cards_that_are_left_if_there_are_too_few() -> None:
    scene = search_scene(D1, decks=[(), (), (D1, S1)], cubes=["white"]).do("draw", "solace")
    assert [card["id"] for card in scene.view()["line"]] == [D1, S1]
    assert scene.view()["last"]
    assert scene.do("engage", "pay", "engage", "pay", "decline").reason == "time"


def test_RND_08_and_RND_08r_and_CUB_07_black_cubes_return_when_the_hero_leaves_the_sector() -> None:
    scene = round_scene(decks=[(), (C1, C2, C2K, C3K), ()], row=("quietus", "kah", "arvan"), black=4)
    assert scene.state.aliens["quietus"] == 4
    scene.do("solace")
    assert scene.state.aliens["quietus"] == 0
    assert scene.state.supply["black"] == 9 + 4 - 1  # Skywatch Battery has one of them
    assert round_scene(row=("quietus", "kah", "arvan"), black=4).do("solace").state.aliens["quietus"] == 4
    # Skywatch Battery takes one of the returned cubes, if the supply has no other.
    empty_scene = round_scene(
        decks=[(), (C1, C2, C2K, C3K), ()], row=("quietus", "kah", "arvan"), black=4, supply={"black": 0}
    )
    assert empty_scene.do("solace").state.supply["black"] == 4 - 1


def test_RND_10_the_discard_pile_is_never_reshuffled() -> None:
    scene = search_scene(D1, decks=[(), (), ()], discard=[C1, C2, S1, S1X], cubes=["white"]).do("draw")
    assert scene.reason == "time"


# The Encounter phase


def test_ENC_02_and_ENC_02r_three_new_planets_are_dealt_when_all_have_been_chosen() -> None:
    scene = round_scene(planets=())
    assert scene.options == ["mirrorfall", "caldera-ix", "iron-garden"]
    assert scene.view()["planet_pile"] == 1
    scene.do("caldera-ix")
    assert scene.state.planets == ["mirrorfall", "iron-garden"]
    assert round_scene(planets=["ghar"]).options == ["ghar"]


def test_ENC_04_four_cards_lie_from_left_to_right_in_the_order_drawn() -> None:
    scene = round_scene(S1, C2, D1, S3, C1).do("solace")
    assert [card["id"] for card in scene.view()["line"]] == [S1, C2, D1, S3]
    assert scene.view()["aliens"][0]["left"] == 1


def test_ENC_05_the_cubes_of_all_cards_including_locations_go_into_the_bag() -> None:
    scene = round_scene(S1, C2, LOCATION, D1).do("solace")
    cubes = scene.happened("line")[0]["cubes"]
    assert cubes == {"orange": 1, "black": 1, "red": 2, "blue": 1}
    assert scene.state.bag["red"] == 6 and scene.state.supply["red"] == 7


def test_ENC_06_and_EC_54_and_CMP_08_a_colour_that_has_run_out_is_skipped() -> None:
    scene = round_scene(S1, C2, D1, S3, supply={"black": 0}).do("solace")
    assert scene.happened("line")[0]["cubes"] == {"orange": 2, "blue": 1}
    assert scene.state.bag["black"] == 4
    scarce = round_scene(C1, C2K, C3K, S1, supply={"red": 1}).do("solace")  # all three have a red cube
    assert scarce.happened("line")[0]["cubes"] == {"red": 1, "orange": 1}


def test_ENC_07_and_EC_04_and_LOC_01_a_location_leaves_the_line_and_the_other_cards_close_the_gap() -> None:
    scene = round_scene(C2, LOCATION, D1, S1, location=None).do("solace")
    assert [card["id"] for card in scene.view()["line"]] == [C2, D1, S1]
    assert scene.view()["location"] == LOCATION and scene.state.discard == []
    assert scene.card(C2)["lender"] == D1
    other_scene = round_scene(C2, D1, S1, S3, location=OTHER).do("solace")
    assert other_scene.view()["location"] == OTHER and other_scene.state.discard == []


def test_ENC_08_and_LOC_08_cards_are_met_one_by_one_under_the_location() -> None:
    scene = Scene(C1, D1, location="crystal-mines").do("engage", "pay")
    assert [card["status"] for card in scene.view()["line"]] == ["engaged", "current"]
    assert scene.costs(D1) == [("combat", 2)]


def test_ENC_09_a_card_may_force_the_hero_to_engage() -> None:
    scene = Scene("choir-of-masks", C1)
    assert scene.options == ["pay:1.0.0", "pay:0.2.0", "pay:0.0.2"]
    assert scene.card("choir-of-masks")["forced"] == "engage"


def test_ENC_09_and_ENC_10r_the_hero_cannot_go_back_when_there_is_no_other_choice() -> None:
    for card in ("choir-of-masks", ZERO):
        assert "back" not in Scene(card, C1).options


def test_ENC_09_the_hero_is_not_asked_about_the_only_way_to_pay_for_a_forced_card() -> None:
    scene = Scene("choir-of-masks", C1, combat=1, diplomacy=1, science=1, cubes=["red", "red"])
    assert scene.card("choir-of-masks")["status"] == "engaged"


def test_ENC_09_the_hero_may_go_back_to_use_a_weapon_first() -> None:
    for card, choice in (("choir-of-masks", "engage"), (ZERO, "evade")):
        scene = Scene(card, C1, weapons={"phase-lantern": {}}, understood=["phase-lantern"])
        assert scene.options == [choice, "weapon:phase-lantern"]
        assert scene.do(choice, "back").options == [choice, "weapon:phase-lantern"]


def test_ENC_10_and_ENC_10r_and_EC_14_a_card_that_must_be_engaged_but_cannot_be_paid_for_is_evaded() -> None:
    scene = Scene("choir-of-masks", C1, combat=0, diplomacy=1, science=1, cubes=["red", "red"])
    assert scene.kind == "evade"


def test_ENC_10_and_EC_14_a_card_that_cannot_be_paid_for_may_also_be_evaded_by_other_means() -> None:
    siphon = {"weapons": {"chrono-siphon": {}}, "understood": ["chrono-siphon"]}
    scene = Scene("choir-of-masks", C1, combat=0, diplomacy=1, science=1, **siphon)
    assert scene.kind == "encounter" and scene.options == ["evade", "weapon:chrono-siphon"]
    scene.do("weapon:chrono-siphon")
    assert scene.state.line[0].status == "evaded" and scene.points == (0, 1, 1)
    assert "weapon:chrono-siphon" not in Scene("choir-of-masks", C1, **siphon).options


def test_ENC_10r_a_card_that_must_be_evaded_is_never_engaged() -> None:
    assert Scene(ZERO, D1).kind == "evade"


def test_ENC_15_a_text_that_bars_dice_from_a_card_bars_none_after_all_cards_are_met() -> None:
    dice, weapon = {"scanning-technology": 6}, {"weapons": {"mind-prism": {}}}
    scene = Scene(D1, "breach-troopers", engaged=[D1], dice=dice, **weapon)
    assert "die:scanning-technology:0" not in scene.options
    scene.do("engage", "pay")
    assert scene.kind == "closing" and scene.options == ["done", "die:scanning-technology:0"]
    place = {"location": "temple-of-static", "column": 2}
    assert Scene(D1, dice=dice, **weapon, **place).do("engage", "pay").kind != "closing"


def test_ENC_09_the_question_mentions_only_the_possible_ways() -> None:
    lantern = {"weapons": {"phase-lantern": {}}, "understood": ["phase-lantern"]}

    def prompt_of(*line: str, **setup: object) -> str:
        return str(Scene(*line, **lantern, **setup).view()["decision"]["prompt"])  # type: ignore[arg-type]

    name = EDITION.encounters[C2].name
    assert prompt_of(C2, D1) == f"{name}: engage or evade?"
    prompt = prompt_of(C2, D1, location="fighting-pits", column=1)
    assert prompt == f"{name}: engage it, or use something first?"
    assert prompt_of(ZERO, D1).endswith(": evade it, or use something first?")


def test_ENC_11_engaged_cards_stay_in_the_line() -> None:
    scene = Scene(C1, D1).do("engage", "pay")
    assert scene.view()["line"][0] | {"status": "engaged", "planets": 1} == scene.view()["line"][0]


def test_ENC_13_and_ENC_13r_and_EC_06_and_END_06_four_locations_leave_an_empty_line() -> None:
    names = ("fighting-pits", "crystal-mines", "embassy-spires", "temple-of-static")
    scene = round_scene(*names, combat=0, diplomacy=0, dice={"infiltration-agent": 3}).do("solace")
    assert scene.reason is None  # there is no encounter, and so no loss
    assert scene.kind == "search" and scene.view()["search"]["icons"] == 0
    assert "die:infiltration-agent:1" in scene.options


def test_ENC_14_and_SWP_05_a_power_may_be_used_at_any_moment_once_in_a_phase() -> None:
    weapons = {"the-hollow-bell": {}}
    scene = Scene(C1, D1, weapons=weapons, understood=weapons)
    scene.do("weapon:the-hollow-bell", "combat")
    assert scene.points == (9, 8, 8)
    assert "weapon:the-hollow-bell" not in scene.options
    scene_after_encounter = Scene(C1, D1, weapons=weapons, understood=weapons, engaged=[C1], diplomacy=12)
    assert "weapon:the-hollow-bell" in scene_after_encounter.options
    scene_after_encounter.do("engage", "pay")
    assert scene_after_encounter.kind == "closing" and scene_after_encounter.options == [
        "done",
        "weapon:the-hollow-bell",
    ]


def test_ENC_15_and_ENC_15r_texts_apply_from_the_moment_the_line_is_drawn() -> None:
    scene = Scene(C1, "saboteur-nine", D1)
    assert [scene.costs(card)[0][1] for card in (C1, "saboteur-nine", D1)] == [2, 1, 2]
    scene.do("engage", "pay")
    assert scene.costs(D1)[0][1] == 1  # the Saboteur is the current card


# Locations


def test_LOC_02_and_LOC_09_a_new_location_replaces_the_old_one() -> None:
    scene = round_scene(C2, LOCATION, D1, S1, location=OTHER).do("solace")
    assert scene.state.location == LOCATION and OTHER in scene.state.discard


def test_LOC_03_and_LOC_09_and_EC_05_the_location_drawn_last_stays_and_all_locations_give_cubes() -> None:
    scene = round_scene(C2, OTHER, D1, LOCATION).do("solace")
    assert scene.state.location == LOCATION and OTHER in scene.state.discard
    assert scene.happened("line")[0]["cubes"] == {"black": 1, "orange": 2, "blue": 1, "red": 2}


def test_LOC_04_only_the_action_for_the_aliens_ability_is_active() -> None:
    assert Scene(C1, D2, location=LOCATION).costs(C1) == [("combat", 1)]
    assert Scene(C1, D2, location=LOCATION, column=1).card(C1)["forced"] == "engage"
    assert Scene(C1, D2, location=LOCATION, column=2).costs(C1) == [("diplomacy", 2)]


def test_LOC_05_and_LOC_05r_the_location_stays_under_the_next_planet_unless_the_host_objects() -> None:
    staying_location = search_scene(D1, location=LOCATION, cubes=["white"]).do("draw")
    assert staying_location.state.location == LOCATION
    removed_location = search_scene(D1, location=LOCATION, cubes=["white"], location_stays="off").do("draw")
    assert removed_location.state.location is None and LOCATION in removed_location.state.discard


def test_LOC_07_an_action_overrides_the_rulebook() -> None:
    assert Scene(C1, D1, location="embassy-spires").card(C1)["evade"]["cubes"] == 3


def test_LOC_08_a_gain_once_a_round_is_counted_for_each_round() -> None:
    scene = Scene(C1, D1, S1, location="sunken-hangar", combat=5)
    scene.do("engage", "pay:0.1.0")
    assert scene.points == (6, 7, 8)
    scene.do("engage", "pay:0.0.1")
    assert scene.points == (6, 7, 7)
    scene.do("engage", "pay:1.0.0", "decline", "solace", "engage", "pay:0.0.1")
    assert scene.points == (6, 7, 6)  # in the next round it is gained again


# The hand


def test_HND_01_and_HND_01r_the_hero_may_leave_cards_and_takes_all_of_them_by_default() -> None:
    scene = search_scene(C2K, S1X, cubes=["white", "white"]).do("draw")
    assert [role_of(scene.decision, card) for card in (C2K, S1X)] == ["default", "default"]
    assert (scene.decision.min, scene.decision.max) == (0, 2)
    scene.pick(S1X)
    assert scene.state.hand == [S1X] and C2K in scene.state.discard


def test_HND_03_one_card_pays_for_one_icon() -> None:
    scene = search_scene(C1, planet="last-lantern", hand=[C2K, D1X, D1K], cubes=["yellow", "white"])
    scene.do("pay")
    assert scene.kind == "pay-with" and scene.options == [C2K, D1K]
    scene.do(D1K)
    assert scene.state.hand == [C2K]
    assert "pay" not in search_scene(C1, planet="last-lantern", hand=[C2K]).options


def test_HND_03_one_card_pays_for_only_one_icon_even_if_it_could_pay_for_either() -> None:
    bazaar = {"planet": "last-lantern", "location": "floating-bazaar", "column": 2}
    scene = search_scene(C1, hand=[D1X, D1K, C2K], **bazaar).do("pay", D1X)
    assert scene.kind == "pay-with" and scene.options == [D1K, C2K]
    assert "pay" not in search_scene(C1, hand=[D1X], **bazaar).options


def test_HND_04_there_is_no_hand_limit() -> None:
    hand = [C3K, D1K, S2K, D1X, "treaty-enforcers", "archive-drones", "signal-technicians", "veiled-envoys"]
    scene = search_scene(C2K, hand=hand, cubes=["white"]).do("draw", "take")
    assert scene.state.hand == [*hand, C2K]


def test_HND_05_and_EC_55_cards_engaged_in_this_round_cannot_be_used_for_payment_in_it() -> None:
    scene = Scene(C2K, D1, engaged=[D1]).do("engage", "pay")
    assert scene.kind == "search" and "pay" not in scene.options


def test_HND_06_a_card_that_fits_both_icons_pays_for_either_once() -> None:
    scene = search_scene(C1, location="floating-bazaar", column=2, hand=[D1X], cubes=["white"] * 3)
    scene.do("pay")
    assert scene.state.hand == [] and scene.view()["search"]["count"] == 3


# The end


def test_END_01_and_END_02_and_EC_41_the_last_weapon_wins_immediately() -> None:
    scene = search_scene(
        C2, S1, weapons=ALMOST, pile=["mind-prism"], cubes=["black", "yellow", "red", "white"]
    )
    scene.do("draw", "find")
    assert scene.won and scene.reason == "weapons"
    assert sorted(scene.state.search.drawn) == ["black", "red", "white"]  # type: ignore[union-attr,arg-type]


def test_END_03_two_abilities_at_0_in_an_encounter_lose_the_match_and_nobody_wins() -> None:
    scene = Scene("moat-hounds", D1, combat=1, diplomacy=0, cubes=["orange", "orange"])
    scene.do("evade", "point:science")
    assert scene.reason == "abilities" and not scene.won
    assert scene.view()["ending"] == {
        "reason": "abilities",
        "counted": None,
        "zeros": ["combat", "diplomacy"],
        "found": {"hero": 1},
        "weapons": 4,
    }
    assert (
        ending_text(scene)[0]
        == "Lost in round 1: two Abilities are at 0 in an encounter. 1 of 4 Super Weapons was found"
    )


def test_END_03_a_payment_that_loses_the_match_says_so() -> None:
    decision = Scene(D2, combat=5, diplomacy=2, science=0).do("engage").view()["decision"]
    payments = [option for option in decision["options"] if option["id"].startswith("pay:")]
    assert {option["label"]: option["ref"].get("fatal", False) for option in payments} == {
        "Pay 2 Diplomacy, and the match is lost": True,
        "Pay 2 Combat and 1 Diplomacy": False,
        "Pay 4 Combat": False,
    }


def test_END_03_three_abilities_at_0_are_all_reported() -> None:
    scene = Scene(D2, combat=0, diplomacy=1, science=2).do("engage", "pay")
    assert "all Abilities are at 0 in an encounter" in ending_text(scene)[0]


def test_END_04_and_EC_52_without_a_card_left_the_match_is_lost_after_the_search() -> None:
    scene = search_scene(D1, decks=[(), (), ()], cubes=["yellow"], pile=["graviton-fist", "mind-prism"])
    scene.do("draw")
    assert scene.reason == "time" and not scene.won


def test_END_04_the_hero_is_not_asked_about_keys_after_the_last_search() -> None:
    def search_of(deck: Sequence[str]) -> Scene:
        return search_scene(C2K, decks=[(), (), deck], bag={"white": 4}, cubes=["white", "white"]).do("draw")

    assert search_of([C1]).kind == "take", "one card is another round"
    last_search = search_of(())
    assert last_search.reason == "time" and last_search.state.hand == []


def test_END_01_and_EC_51_the_last_search_may_still_win() -> None:
    assert (
        search_scene(D1, decks=[(), (), ()], cubes=["yellow"], weapons=ALMOST, pile=["mind-prism"])
        .do("draw")
        .won
    )


def test_END_05_the_check_comes_when_the_next_encounter_begins() -> None:
    scene = round_scene(combat=0, diplomacy=0)
    assert scene.reason is None
    scene.do("ghar")
    assert scene.reason == "abilities"


def test_END_05r_and_END_06_two_abilities_at_0_outside_an_encounter_do_not_lose_the_match_yet() -> None:
    names = ("fighting-pits", "crystal-mines", "embassy-spires", "temple-of-static")
    row = ("the-tithe-collector", "kah", "quietus")
    scene = round_scene(*names, row=row, combat=0, diplomacy=1, dice={"infiltration-agent": 2}).do("solace")
    assert scene.points == (0, 0, 8)
    assert scene.reason is None and scene.kind == "search"


def test_the_result_mentions_abilities_at_0_only_if_they_are_the_reason() -> None:
    won = search_scene(C1, combat=0, weapons=ALMOST, pile=["mind-prism"], cubes=["yellow"]).do("draw")
    assert ending_text(won) == ("Ada wins in round 1: all Super Weapons have been found", [])
    lost_match = search_scene(
        D1, combat=0, diplomacy=0, decks=[(), (), ()], bag={"white": 4}, cubes=["white"]
    ).do("draw")
    summary = "1 of 4 Super Weapons was found"
    assert ending_text(lost_match) == (f"Lost in round 1: no encounter cards are left. {summary}", [])
    conceded_match = Scene(C1, combat=0)
    _ = conceded_match.match.order("hero", "concede", True)
    assert ending_text(conceded_match) == (f"Lost in round 1: the Hero has given up. {summary}", [])


def ending_text(scene: Scene) -> tuple[str, list[str]]:
    """Return the reason why the match is over, in words, and the Abilities that ended it."""
    view = scene.view()
    return view["result"]["label"], view["ending"]["zeros"]


def test_END_07_nobody_wins_and_loses_together() -> None:
    row = ("quietus", "kah", "arvan")
    scene = search_scene(
        C2,
        row=row,
        column=1,
        combat=1,
        diplomacy=0,
        weapons=ALMOST,
        pile=["mind-prism"],
        cubes=["black", "yellow"],
    )
    scene.do("draw", "lose:combat")
    assert scene.won


def test_a_hero_who_gives_up_loses() -> None:
    scene = Scene(C1, D1)
    scene.match.order("hero", "concede", True)
    assert scene.reason == "concession" and not scene.won


# The order of modifications


def test_ORD_01_and_ORD_02_and_EC_08_the_location_prevails_over_a_cards_own_text() -> None:
    scene = Scene(C1, "double-agent-zeel", S1, location="ruined-observatory")
    assert scene.costs(C1) == [("science", 1)]
    assert [change["by"] for change in scene.card(C1)["changes"]] == [
        "double-agent-zeel",
        "ruined-observatory:combat",
    ]


def test_ORD_02_and_ORD_03_and_ORD_05_and_EC_09_the_planet_prevails_over_the_location(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(LINE, "solace", LINE["embassy-spires:diplomacy"])
    assert Scene(C1, S1, location=LOCATION, planet="solace").costs(C1) == [("diplomacy", 1)]
    assert Scene(C1, D1, planet="ghar", location="ruined-observatory").costs(C1) == [("combat", 1)]


def test_ORD_04_a_used_weapon_prevails_over_all_of_them() -> None:
    weapons = {"mind-prism": {}}
    scene = Scene(C1, D1, planet="ghar", weapons=weapons, understood=weapons).do(
        "weapon:mind-prism", "science"
    )
    assert scene.costs(C1) == [("science", 1)]
    assert scene.costs(D1) == [("combat", 1)]


def test_ORD_06_and_ORD_06r_the_alien_applies_between_the_line_and_the_location() -> None:
    scene = Scene("kahs-own", S1, level="normal", location=OTHER)
    assert [change["by"] for change in scene.card("kahs-own")["changes"]] == [
        "kahs-own",
        "kah",
        f"{OTHER}:combat",
    ]


@pytest.mark.parametrize(("is_weapon_first", "ability"), [(True, "combat"), (False, "science")])
def test_ORD_07_and_ORD_07r_effects_that_were_used_apply_in_the_order_of_use(
    monkeypatch: pytest.MonkeyPatch, is_weapon_first: bool, ability: str
) -> None:
    monkeypatch.setitem(LINE, "night-ferry", LINE["mind-prism"])
    changes = [Change("mind-prism", C1, "science"), Change("night-ferry", C1, "combat")]
    scene = Scene(C1, D1, planet="ghar", begin=False)
    scene.state.changes = changes if is_weapon_first else changes[::-1]
    scene.begin()
    assert scene.costs(C1) == [(ability, 1)]


def test_ORD_07_dice_change_no_cards() -> None:
    scene = Scene(S3, C1, dice={"weapons-specialist": 3}).do("engage", "die:weapons-specialist:0", "turn:2")
    assert scene.costs(S3) == [("combat", 3)]
    assert scene.card(S3)["parts"][0]["bonus"] == 2


def test_ORD_08_within_a_layer_additions_come_first_and_then_minimums() -> None:
    scene = Scene(C1, D2, location="smugglers-canyon")
    assert [scene.costs(card)[0][1] for card in (C1, D2)] == [1, 1]
    assert [change["what"] for change in scene.card(C1)["changes"]] == ["strength", "least"]


def test_ORD_09_a_cards_text_overrides_the_rulebook() -> None:
    assert Scene("ion-storm", D1).card("ion-storm")["evade"]["cubes"] == 1


def test_ORD_10_strength_is_never_below_0(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LINE, "solace", lambda line, cause: line.drafts[0].add(cause.source, -5))
    assert Scene(C1, ZERO, planet="solace", cubes=["red", "red"]).costs(C1) == [("combat", 0)]
