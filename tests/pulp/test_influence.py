"""The Traitor's windows, Influence cards and Alignment (X1I)."""

from __future__ import annotations

import pytest

from engine.core.decisions import Refused
from engine.core.present.views import SPECTATOR
from tests.pulp.printed import EDITION
from tests.pulp.scenes import AGENT_ZERO, C1, C2, C2K, D1, D1K, D1X, D2, S1, S1X, S3, Scene
from tests.pulp.traitor_scenes import TraitorScene, scene_before_search

# Windows


def test_X1I_05_and_X1I_05r_the_traitor_is_asked_at_these_points_of_a_round_in_order() -> None:
    decks = [(C1, D1, S1, D2), (C1,), (D1,)]
    scene = TraitorScene(stage="round", round=0, bag={"white": 12}, cubes=["white"] * 9, decks=decks)
    scene.do("solace")
    points = list[str]()
    while scene.state.round == 1:
        if scene.kind == "influence":
            assert scene.seat == "traitor"
            points.append(scene.point)
            _ = scene.pick("pass")
        else:
            scene.do({"encounter": "engage", "engage": "pay", "search": "draw"}[scene.kind])
    assert points == [
        "before-line",
        "before-choice",
        "before-choice",
        "before-choice",
        "before-choice",
        "after-choice",
        "before-draw",
        "after-resolved",
        "after-draw",
    ]


def test_X1I_05_everybody_sees_a_window_before_the_traitor_answers() -> None:
    scene = TraitorScene(C2, D1)
    assert scene.happened("influence-window")[0]["point"] == "before-choice"
    assert scene.view(SPECTATOR)["waiting_for"] == ["traitor"]


def test_X1I_05r_a_clock_passes_for_the_traitor_and_does_not_undo_their_choices() -> None:
    scene = TraitorScene(C2, D1)
    assert scene.decision.default == ("pass",)
    scene.do("engage", "pay")
    assert scene.card(C2)["status"] == "engaged"
    scene.play_influence("hegemony-escort", "upright")
    assert scene.card(C2)["status"] == "engaged" and scene.costs(D1) == [("combat", 2)]


def test_X1I_05r_the_traitor_may_pass_until_the_phase_or_the_round_ends() -> None:
    scene = TraitorScene(C2, D1, cubes=["white"] * 5)
    _ = scene.match.order("traitor", "pass-phase", True)
    assert scene.view("traitor")["orders"]["pass-phase"]["on"]
    assert "pass-phase" not in scene.view("hero")["orders"]
    _ = scene.pick("pass")
    for answer in ("engage", "pay", "engage", "pay"):
        assert scene.seat == "hero"
        scene.do(answer)
    assert scene.point == "before-draw"  # another phase
    _ = scene.match.order("traitor", "pass-round", True)
    scene.pass_windows().do("draw")
    assert (scene.state.round, scene.kind) == (2, "planet")
    scene.do("ghar")
    assert scene.point == "before-line"  # another round


def test_X1I_05r_the_traitor_can_cancel_an_order_and_nobody_else_sees_it() -> None:
    scene = TraitorScene(C2, D1)
    _ = scene.match.order("traitor", "pass-round", True)
    _ = scene.match.order("traitor", "pass-round", False)
    _ = scene.pick("pass")
    scene.do("engage")
    scene.do("pay")
    assert scene.kind == "influence"
    for seat, name, is_offered in (
        ("hero", "pass-round", True),
        ("traitor", "pass-all", True),
        ("traitor", "pass-round", False),
    ):
        with pytest.raises(Refused):
            _ = scene.match.order(seat, name, is_offered)


@pytest.mark.parametrize("alignment", ["kah", "arvan", "quietus", "neutral"])
def test_PRV_08_the_traitor_is_always_asked_while_the_alignment_is_hidden(
    alignment: str,
) -> None:
    scene = TraitorScene(C2, D1, alignment=alignment, holds=[], influence=0)
    assert (scene.point, scene.options) == ("before-choice", ["reveal", "pass"])


def test_PRV_08_after_the_reveal_the_traitor_is_asked_only_if_everybody_can_see_that_they_can_act() -> None:
    assert TraitorScene(C2, D1, revealed=True, holds=[]).seat == "hero"
    assert TraitorScene(C2, D1, revealed=True, holds=["ambush-signal"], influence=1).seat == "hero"
    assert TraitorScene(C2, D1, revealed=True, holds=["ambush-signal"], influence=2).seat == "traitor"


# Playing Influence


def test_X1I_01_and_EC_76_the_traitor_plays_one_card_in_each_phase() -> None:
    scene = TraitorScene(C2, D1, S1).play_influence("bought-witness", "turned")
    assert scene.options == ["reveal", "pass"]
    with pytest.raises(Refused):
        _ = scene.pick("play:hegemony-escort:turned")
    scene.do("engage", "pay").pass_until("before-choice")
    assert scene.playable_influence() == []
    scene.do("engage", "pay", "engage", "pay").pass_until("before-draw")
    assert "hegemony-escort:turned" in scene.playable_influence()
    scene.play_influence("hegemony-escort", "turned")
    assert scene.playable_influence() == []


def test_X1I_01_a_new_round_begins_a_new_phase() -> None:
    scene = scene_before_search(C1, planet="whisper-station", cubes=["white"]).play_influence(
        "bought-witness", "turned"
    )
    scene.do("draw", "ghar").pass_until("before-line")
    assert "hegemony-escort:turned" in scene.playable_influence()


def test_X1I_01_a_side_of_a_card_is_played_only_in_its_phase() -> None:
    encounter = TraitorScene(C2, D1).playable_influence()
    search = scene_before_search(C1).playable_influence()
    for card in EDITION.influence.values():
        for side, printed in (("upright", card.upright), ("turned", card.turned)):
            assert printed.phase != "encounter" or f"{card.id}:{side}" not in search
            assert printed.phase != "search" or f"{card.id}:{side}" not in encounter
    assert "hegemony-escort:turned" in encounter and "hegemony-escort:turned" in search


def test_X1I_02_and_PRV_06_the_traitor_chooses_the_side_and_everybody_sees_it() -> None:
    scene = TraitorScene(C2, D1).play_influence("hegemony-escort", "turned")
    (happening,) = scene.happened("influence")
    assert (happening["card"], happening["side"], happening["cost"]) == ("hegemony-escort", "turned", 0)


def test_X1I_03_and_EC_77_a_card_must_be_paid_for_from_the_track() -> None:
    cost = EDITION.influence["false-orders"].upright.cost
    assert "false-orders:upright" not in TraitorScene(C2, D1, influence=cost - 1).playable_influence()
    scene = TraitorScene(C2, D1, influence=cost).play_influence("false-orders", "upright", C2)
    assert scene.traitor.influence == 0


def test_X1I_04_and_PRV_06_a_played_card_leaves_the_game() -> None:
    scene = TraitorScene(C2, D1).play_influence("ambush-signal", "upright")
    assert "ambush-signal" not in scene.view_of_traitor("hero")["hand"]
    assert len(scene.view_of_traitor(SPECTATOR)["hand"]) == 9
    assert "ambush-signal" not in [*scene.view()["discard"], *scene.view()["removed"]]


def test_X1I_06_and_EC_78_the_track_is_refilled_to_12_at_most() -> None:
    assert (
        TraitorScene(C2, D1, influence=11).play_influence("bought-witness", "turned").traitor.influence == 12
    )
    assert TraitorScene(C2, D1, influence=2).play_influence("bought-witness", "turned").traitor.influence == 5
    later = scene_before_search(C1, influence=2, cubes=["white"]).do("draw", "ghar").pass_until("before-line")
    assert later.traitor.influence == 2  # a new round refills nothing


def test_X1I_07_the_traitors_dice_have_the_values_of_their_faces() -> None:
    scene = TraitorScene(C2, D1, influence=1, rolls=[5, 3]).play_influence("secret-cargo", "turned")
    assert scene.happened("traitor-rolled")[0]["dice"] == {"engineer": 5, "infiltration-agent": 3}
    assert scene.traitor.influence == 4


# The Alignment


def test_X1I_08_and_X1I_11_the_alignment_may_be_revealed_at_any_point_and_is_not_an_influence_card() -> None:
    scene = TraitorScene(C2, D1, alignment="arvan").do("reveal")
    assert scene.happened("revealed")[0]["alignment"] == "arvan"
    assert scene.view_of_traitor("hero")["alignment"] == {"id": "arvan", "revealed": True, "spent": False}
    assert "bought-witness:turned" in scene.playable_influence()
    after = TraitorScene(C2, D1).play_influence("bought-witness", "turned")
    assert "reveal" in after.options
    assert "reveal" in scene_before_search(C1).options


def test_X1I_08_the_alignment_can_be_revealed_only_once() -> None:
    assert "reveal" not in TraitorScene(C2, D1, revealed=True).options


def test_X1I_09_kah_makes_the_first_card_engaged_in_kahs_sector_cost_1_more_combat_until_the_end() -> None:
    scene = TraitorScene(D1, S1, alignment="kah")
    assert scene.costs(D1) == [("science", 1)]
    scene.do("reveal")
    assert scene.costs(D1) == [("science", 1), ("combat", 1)]
    scene.do("engage", "pay:1.0.1").pass_windows()
    assert scene.points == (7, 8, 7)
    assert scene.costs(S1) == [("diplomacy", 1)]  # only the first one
    scene_after_evade = TraitorScene(D1, S1, alignment="kah", revealed=True, evaded=[D1])
    assert scene_after_evade.costs(S1) == [("science", 1), ("combat", 1)]
    assert TraitorScene(D1, S1, alignment="kah", revealed=True, column=1).costs(D1) == [("science", 1)]
    scene.do("engage", "pay", "decline", "solace").pass_windows()
    assert scene.state.round == 2 and scene.costs(S1)[-1] == ("combat", 1)


def test_X1I_09_kah_takes_effect_while_a_vassal_replaces_kah() -> None:
    scene = TraitorScene(D2, S1, alignment="kah", revealed=True, row=["warlord-skarn", "arvan", "quietus"])
    assert scene.costs(D2)[-1] == ("combat", 1)


def test_X1I_09_arvan_gives_the_traitor_an_evaded_card_without_an_icon_that_counts_as_both() -> None:
    scene = TraitorScene(
        C1, D1, D1K, alignment="arvan", revealed=True, column=1, evaded=[C1, D1, D1K]
    ).pass_windows()
    assert (scene.seat, scene.options) == ("traitor", [D1K])
    _ = scene.pick(D1K)
    assert scene.options == [C1, D1, "no"]
    scene.do(D1)
    assert scene.traitor.taken == [D1K, D1]
    other_sector = TraitorScene(C1, alignment="arvan", revealed=True, evaded=[C1]).pass_windows()
    assert (other_sector.seat, other_sector.kind) == ("hero", "planet")
    for hand, planet in ((C2K, "velloria"), (D1X, "port-umbra")):
        search = scene_before_search(C2, taken=[D1], hand=[hand], planet=planet, cubes=["white"] * 4).do(
            "pay"
        )
        assert search.kind == "negate" and search.options[0].endswith(D1)


def test_X1I_09_the_quietus_makes_a_black_cube_of_the_traitor_cost_the_hero_a_point() -> None:
    scene = scene_before_search(C2, alignment="quietus", revealed=True, cubes=["white", "white", "black"])
    scene.do("draw").pass_until("after-resolved").pass_windows()
    assert (scene.seat, scene.kind) == ("hero", "ability")
    scene.do("science")
    assert scene.points == (8, 8, 7)
    assert scene.state.aliens["quietus"] == 1
    hidden_scene = scene_before_search(C2, alignment="quietus", cubes=["white", "white", "black"]).do("draw")
    assert hidden_scene.pass_windows().kind == "planet"
    assert hidden_scene.points == (8, 8, 8)


def test_X1I_10_and_EC_79_neutral_takes_effect_once() -> None:
    scene = scene_before_search(C2, S1, alignment="neutral", rolls=[4, 2], cubes=["white"] * 3).do("reveal")
    assert scene.options == ["n:2", "n:1"]
    scene.do("n:2")
    assert scene.view()["search"]["count"] == 2
    assert scene.view_of_traitor("hero")["alignment"] == {"id": "neutral", "revealed": True, "spent": True}
    with pytest.raises(Refused):
        _ = scene.pick("reveal")
    assert len(scene.do("draw").happened("drawn")[0]["cubes"]) == 2
    scene.pass_windows()
    assert scene.traitor.fewer == 0


def test_X1I_10_neutral_leaves_the_hero_at_least_one_cube_and_waits_for_the_next_search() -> None:
    scene = TraitorScene(C2, S1, alignment="neutral", rolls=[6, 6]).do("reveal", "n:6")
    assert scene.view()["search"]["count"] == 1
    late_search = scene_before_search(C1, alignment="neutral", rolls=[2, 2], cubes=["white"]).do("draw")
    late_search.pass_until("after-resolved").do("reveal", "n:2")
    assert late_search.traitor.fewer == 2  # this search is over


def test_X1I_12_the_traitor_need_not_reveal_the_alignment() -> None:
    scene = TraitorScene(C2, D1, cubes=["white"] * 5)
    scene.do("engage", "pay", "engage", "pay", "draw", "ghar").pass_windows()
    assert scene.state.round == 2 and scene.view_of_traitor("hero")["alignment"]["revealed"] is False


# The order of modifications


def test_ORD_07_and_ORD_07r_influence_takes_effect_after_super_weapons_whatever_was_used_first() -> None:
    scene = TraitorScene(
        C2, D1, weapons={"mind-prism": {}}, understood=["mind-prism"], pile=("graviton-fist",)
    )
    scene.play_influence("hegemony-escort", "upright").do("weapon:mind-prism", "combat")
    changes = [(change["by"], change["what"]) for change in scene.card(C2)["changes"]]
    assert changes[-2:] == [("mind-prism", "ability"), ("hegemony-escort:upright", "strength")]


def test_ORD_07_the_influence_card_played_later_prevails() -> None:
    scene = TraitorScene("choir-of-masks", D1)  # it must be engaged because of its own text
    scene.play_influence("ambush-signal", "upright")
    assert scene.card("choir-of-masks")["forced"] == "evade"
    assert scene.card("choir-of-masks")["forced_by"] == "ambush-signal:upright"


# Each side of each card


def test_false_orders_upright_makes_one_card_1_stronger() -> None:
    scene = TraitorScene(C2, D1, S1, engaged=[C2]).do("play:false-orders:upright")
    assert scene.options == [D1, S1]  # not the cards that were already met
    scene.do(S1)
    assert (scene.costs(D1)[0][1], scene.costs(S1)[0][1]) == (1, 2)


def test_false_orders_turned_swaps_two_cards() -> None:
    scene = TraitorScene(C2, D1, S1, S3, engaged=[C2]).do("play:false-orders:turned")
    _ = scene.pick(D1, S3)
    assert [card["id"] for card in scene.view()["line"]] == [C2, S3, S1, D1]
    assert "false-orders:turned" not in TraitorScene(C2, D1, engaged=[C2]).playable_influence()


def test_cut_cable_upright_lowers_a_die() -> None:
    scene = TraitorScene(C2, D1, dice={"weapons-specialist": 4, "scanning-technology": 1})
    scene.play_influence("cut-cable", "upright")  # the other die shows 1
    assert (scene.die("weapons-specialist"), scene.die("scanning-technology")) == (3, 1)
    assert "cut-cable:upright" not in TraitorScene(C2, D1, dice={"engineer": 1}).playable_influence()


def test_cut_cable_turned_bars_systems_dice_until_the_next_encounter_ends() -> None:
    dice = {"scanning-technology": 1, "infiltration-agent": 6}
    scene = TraitorScene(C2, D1, dice=dice).play_influence("cut-cable", "turned").do("evade")
    assert scene.card(C2)["barred"] == ["systems"] and scene.card(D1)["barred"] == []
    assert "die:scanning-technology:0" not in scene.options
    assert "die:infiltration-agent:1" in scene.options
    later_evade = TraitorScene(C2, D1, dice=dice).do("evade")
    assert "die:scanning-technology:0" in later_evade.options


def test_cut_cable_turned_before_the_line_applies_to_the_first_card() -> None:
    scene = TraitorScene(stage="round", round=0, decks=[(C1, D1, S1, D2), (C1,), (D1,)]).do("solace")
    scene.play_influence("cut-cable", "turned").pass_windows()
    assert [card["barred"] for card in scene.view()["line"]] == [["systems"], [], [], []]
    last_encounter = TraitorScene(C2, engaged=[C2])
    assert (
        last_encounter.point == "after-choice"
        and "cut-cable:turned" not in last_encounter.playable_influence()
    )


def test_cut_cable_turned_before_the_line_bars_systems_dice_while_the_line_is_drawn_too() -> None:
    dice = {"universal-translator": 5}
    setup = {"stage": "round", "round": 0, "decks": [(C1, D1, S1, D2), (C1,), (D1,)], "dice": dice}
    assert TraitorScene(**setup).do("solace").pass_until("before-line").do("pass").kind == "translator"
    scene = TraitorScene(**setup).do("solace").play_influence("cut-cable", "turned").pass_windows()
    assert scene.kind == "encounter"


def test_cut_cable_turned_bars_nothing_after_the_encounter_has_ended() -> None:
    dice, weapon = {"scanning-technology": 6}, {"weapons": {"mind-prism": {}}}
    scene = TraitorScene(C2, dice=dice, **weapon).play_influence("cut-cable", "turned").pass_windows()
    assert scene.kind == "encounter" and "die:scanning-technology:0" not in scene.options
    scene.do("engage", "pay").pass_windows()
    assert scene.kind == "closing" and "die:scanning-technology:0" in scene.options


def test_bought_witness_upright_takes_a_key_or_code_with_a_roll_of_4() -> None:
    won = scene_before_search(C1, discard=[C1, C2K, S1X], rolls=[4]).play_influence(
        "bought-witness", "upright"
    )
    assert won.options == [C2K, S1X]
    won.do(S1X)
    assert won.traitor.taken == [S1X] and won.state.discard == [C1, C2K]
    scene = scene_before_search(C1, discard=[C2K], rolls=[3]).play_influence("bought-witness", "upright")
    cost = EDITION.influence["bought-witness"].upright.cost
    assert scene.traitor.taken == [] and scene.traitor.influence == 12 - cost  # it is paid nevertheless
    assert "bought-witness:upright" not in scene_before_search(C1, discard=[C1]).playable_influence()


def test_bought_witness_turned_gains_3_influence() -> None:
    assert TraitorScene(C1, influence=0).play_influence("bought-witness", "turned").traitor.influence == 3


def test_poisoned_rumour_upright_costs_a_point_of_an_ability_of_2_or_more() -> None:
    scene = TraitorScene(C2, D1, combat=1, diplomacy=2, science=5).do("play:poisoned-rumour:upright")
    assert scene.seat == "traitor" and scene.options == ["diplomacy", "science"]
    assert scene.do("diplomacy").points == (1, 1, 5)


def test_poisoned_rumour_turned_puts_2_white_cubes_into_the_bag() -> None:
    scene = scene_before_search(C1, area=5).play_influence("poisoned-rumour", "turned")
    assert (scene.traitor.area, scene.state.bag["white"]) == (3, 6)
    assert scene_before_search(C1, area=1).play_influence("poisoned-rumour", "turned").traitor.area == 0
    assert "poisoned-rumour:turned" not in scene_before_search(C1, area=0).playable_influence()


def test_ambush_signal_upright_forces_the_hero_to_evade_the_next_card() -> None:
    scene = (
        TraitorScene(C2, D1, cubes=["red", "red"]).play_influence("ambush-signal", "upright").pass_windows()
    )
    assert scene.kind == "evade"  # nothing else is possible
    assert scene.card(C2)["forced_by"] == "ambush-signal:upright" and scene.card(D1)["forced"] is None


def test_ambush_signal_turned_forces_the_hero_to_engage_the_next_card_if_they_can_pay() -> None:
    scene = TraitorScene(C2, D1).play_influence("ambush-signal", "turned").pass_windows()
    assert scene.kind == "engage"  # nothing else is possible
    poor_hero = TraitorScene(C2, D1, combat=2, diplomacy=0, science=1, cubes=["red"] * 2)
    assert poor_hero.play_influence("ambush-signal", "turned").pass_windows().kind == "evade"


def test_secret_cargo_upright_lets_the_traitor_draw_an_additional_cube() -> None:
    scene = scene_before_search(C2, cubes=["white", "white", "red", "blue"]).play_influence(
        "secret-cargo", "upright"
    )
    scene.do("draw")
    assert scene.pass_until("after-resolved")
    _ = scene.pick("pass")
    assert scene.happened("traitor-drew")[0]["cubes"] == ["red", "blue"]


def test_secret_cargo_upright_has_no_effect_after_the_traitors_draw() -> None:
    scene = scene_before_search(C2, cubes=["white", "white", "red"]).do("draw").pass_until("after-draw")
    assert "secret-cargo:turned" in scene.playable_influence()
    assert "secret-cargo:upright" not in scene.playable_influence()


def test_jammed_scanner_upright_lets_the_hero_draw_one_cube_less_but_at_least_one() -> None:
    scene = scene_before_search(C2, C1).play_influence("jammed-scanner", "upright")
    assert scene.view()["search"]["count"] == 2
    assert {"by": "jammed-scanner", "n": -1} in scene.view()["search"]["extras"]
    assert scene_before_search(C1).play_influence("jammed-scanner", "upright").view()["search"]["count"] == 1
    search = scene_before_search(C1, cubes=["white"]).do("draw").pass_until("after-resolved")
    assert "jammed-scanner:upright" not in search.playable_influence()


def test_three_cubes() -> None:
    scene = scene_before_search(C1, cubes=["red", "yellow", "white"]).play_influence(
        "jammed-scanner", "turned"
    )
    assert scene.view("traitor")["seen"] == {"what": "bag", "names": ["red", "yellow", "white"]}
    assert scene.view("hero")["seen"] is None
    assert "names" not in scene.happened("looked")[0]
    assert sum(scene.state.bag.values()) == 23  # the cubes went back


def test_turncoat_clerk_upright_lets_a_key_negate_a_code() -> None:
    setup = {"taken": [C2K], "hand": [D1X], "planet": "port-umbra"}
    assert scene_before_search(C2, **setup).do("pay").kind == "search"
    scene = scene_before_search(C2, **setup).play_influence("turncoat-clerk", "upright").do("pay")
    assert scene.kind == "negate"


def test_turncoat_clerk_turned_puts_at_most_3_white_cubes_into_the_bag() -> None:
    scene = TraitorScene(C1, area=5).play_influence("turncoat-clerk", "turned")
    assert (scene.traitor.area, scene.state.bag["white"]) == (2, 7)
    assert TraitorScene(C1, area=2).play_influence("turncoat-clerk", "turned").traitor.area == 0


def test_hegemony_escort_upright_makes_every_later_guardforce_1_stronger() -> None:
    scene = TraitorScene(C2, D1, AGENT_ZERO, S1, engaged=[C2]).play_influence("hegemony-escort", "upright")
    strengths = [scene.costs(card)[0][1] for card in (C2, D1, AGENT_ZERO, S1)]
    assert strengths == [2, 2, 0, 2]


def test_hegemony_escort_turned_gains_2_influence_or_4_when_the_traitor_is_revealed() -> None:
    assert TraitorScene(C1, influence=0).play_influence("hegemony-escort", "turned").traitor.influence == 2
    open_ = TraitorScene(C1, influence=0, revealed=True).play_influence("hegemony-escort", "turned")
    assert open_.traitor.influence == 4


def test_stolen_blueprint_upright_removes_a_cube_from_a_weapon_not_yet_understood() -> None:
    weapons = {"sunsplitter": {"red": 1}, "treason-engine": {"blue": 1}, "star-eaters-key": {"orange": 1}}
    scene = scene_before_search(C1, weapons=weapons, understood=["sunsplitter"]).do(
        "play:stolen-blueprint:upright"
    )
    assert scene.options == ["rob:blue:treason-engine", "rob:orange:star-eaters-key"]
    before = scene.state.supply["blue"]
    scene.do("rob:blue:treason-engine")
    assert scene.view()["weapons"][1]["cubes"] == {} and scene.state.supply["blue"] == before + 1
    assert "stolen-blueprint:upright" not in scene_before_search(C1).playable_influence()
    empty_scene = scene_before_search(C1, weapons={"treason-engine": {"blue": 0}})
    assert "stolen-blueprint:upright" not in empty_scene.playable_influence()


def test_stolen_blueprint_turned_puts_the_first_cube_back_unless_it_is_yellow() -> None:
    scene = (
        scene_before_search(C2, cubes=["red", "white"])
        .play_influence("stolen-blueprint", "turned")
        .do("draw")
    )
    assert scene.state.bag["red"] == 4
    returns = [(happening["source"], happening["cubes"]) for happening in scene.happened("cubes")]
    assert returns == [("drawn", {"red": 1}), ("drawn", {"white": 1})], "the white one goes back at the end"
    yellow = (
        scene_before_search(C2, cubes=["yellow", "red"])
        .play_influence("stolen-blueprint", "turned")
        .do("draw")
    )
    assert yellow.state.search and yellow.state.search.drawn == ["yellow", "red"]


def test_whisper_station_prevents_influence_for_the_rest_of_the_phase() -> None:
    scene = scene_before_search(C1, hand=[D1X], planet="whisper-station", cubes=["white"])
    assert scene.playable_influence()
    scene.do("pay", "draw").pass_until("after-resolved")
    assert scene.options == ["reveal", "pass"]
    solo_scene = Scene(C1, engaged=[C1], stage="search", hand=[D1X], planet="whisper-station", cards="x1")
    assert solo_scene.do("pay").view()["search"]["count"] == 2


def test_the_texts_of_influence_cards_and_alignments_address_neither_player_as_you() -> None:
    sides = [side.text for card in EDITION.influence.values() for side in (card.upright, card.turned)]
    texts = [*sides, *(alignment.text for alignment in EDITION.alignments.values())]
    assert [text for text in texts if {"you", "your"} & set(text.lower().replace(",", " ").split())] == []
