"""Reasons why options are not offered. They depend only on public information, and name the rules."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from engine.core.present.views import SPECTATOR
from engine.core.simulation.selfplay import Selfplay, derive_seed
from engine.pulp import GAME
from engine.pulp.present import withheld
from engine.pulp.present.withheld import MAX_REASONS
from tests.pulp.scenes import C1, C2, C2K, D1, D1K, QUIET_WEAPON, S1, S1X, S2K, ZERO, Scene
from tests.pulp.traitor_scenes import TraitorScene

ROOT = Path(__file__).parents[2]
RULES = ROOT / "docs" / "pulp-rule-ids.txt"
SOURCE = ROOT / "engine" / "pulp" / "present" / "withheld.py"


def reasons_in(scene: Scene, viewer: str = "hero") -> dict[str, str]:
    """Return all reasons with their rules, except the reason for the Super Weapon that is in every scene."""
    reasons = scene.view(viewer)["decision"].get("withheld", [])
    return {
        reason["label"]: reason["rule"]
        for reason in reasons
        if reason["text"]["args"].get("card") != QUIET_WEAPON
    }


# The choice at a card


def test_ENG_09_a_card_of_strength_0_says_that_it_must_be_evaded() -> None:
    assert reasons_in(Scene(ZERO, D1)) == {"Phantom Squad has Strength 0 and must be evaded": "ENG-09"}


def test_ENC_09_a_card_that_must_be_evaded_names_the_cause() -> None:
    scene = (
        TraitorScene(C1, D1)
        .pass_until("before-choice")
        .play_influence("ambush-signal", "upright")
        .pass_windows()
    )
    assert scene.kind == "evade"
    assert reasons_in(scene)["Gate Wardens must be evaded (Ambush Signal)"] == "ENC-09"


def test_ENC_09_a_card_that_must_be_engaged_names_the_cause() -> None:
    location = {"location": "fighting-pits", "column": 1}
    assert reasons_in(Scene(C2, D1, **location)) == {
        "Skywatch Battery must be engaged (Fighting Pits)": "ENC-09"
    }
    scene = Scene("choir-of-masks", C1)
    assert reasons_in(scene) == {"Choir of Masks must be engaged": "ENC-09"}


def test_ENG_23_a_card_that_cannot_be_paid_for_shows_the_price_and_the_points_available() -> None:
    scene = Scene(D1, C1, combat=0, diplomacy=1, science=1)
    label = "You cannot pay for Tribute Counters: it costs 1 Combat, and you have 1 Diplomacy and 1 Science"
    assert reasons_in(scene) == {label: "ENG-23", "Combat is at 0 and pays no point": "EVA-01"}


def test_ENC_10_a_card_that_must_be_engaged_but_cannot_be_paid_for_gives_both_reasons() -> None:
    reasons = reasons_in(Scene("choir-of-masks", C1, combat=0, diplomacy=1, science=1))
    assert list(reasons.values())[:2] == ["ENC-10", "ENG-23"]


def test_a_card_that_may_be_engaged_or_evaded_needs_no_reason() -> None:
    assert reasons_in(Scene(C2, D1)) == {}
    assert reasons_in(Scene(C2, D1).do("engage")) == {}
    assert reasons_in(Scene(C2, D1).do("evade")) == {}


def test_EVA_01_an_ability_that_may_not_pay_the_point_says_why() -> None:
    scene = Scene(C2, D1, row=("chancellor-iphis", "kah", "quietus"), dice={"scanning-technology": 3})
    assert reasons_in(scene.do("evade")) == {
        "The point must be Diplomacy, not Combat (Chancellor Iphis)": "EVA-01",
        "The point must be Diplomacy, not Science (Chancellor Iphis)": "EVA-01",
    }


def test_EVA_01_the_reason_names_what_restricts_the_point_and_not_what_changes_the_ability() -> None:
    place: dict[str, Any] = {"row": ("kah", "chancellor-iphis", "quietus"), "column": 1}
    scene = Scene(C2, D1, location="embassy-spires", dice={"scanning-technology": 3}, **place).do("evade")
    assert "The point must be Diplomacy, not Combat (Chancellor Iphis)" in reasons_in(scene)


def test_X3B_06_crew_whose_next_point_is_of_another_ability_say_which_ability_is_required() -> None:
    at_chancellor: dict[str, Any] = {
        "row": ("chancellor-iphis", "kah", "quietus"),
        "dice": {"scanning-technology": 3},
    }
    label = "The next point of Rhea Stroud is Combat, but the point must be Diplomacy (Chancellor Iphis)"
    scene = Scene(C2, D1, crew={"rhea-stroud": 4, "lady-quill": 5}, **at_chancellor).do("evade")
    assert "point:lady-quill" in scene.options
    assert [label for label, rule in reasons_in(scene).items() if rule == "X3B-06"] == [label]
    scene_with_crew = Scene(C2, D1, crew={"rhea-stroud": 4}, diplomacy=0, **at_chancellor).do("evade")
    assert "X3B-06" not in reasons_in(scene_with_crew).values(), (
        "without Diplomacy any Ability may pay the point"
    )


# Dice


def test_DIC_03_a_die_whose_face_is_for_another_moment_says_so() -> None:
    scene = Scene(C2, D1, dice={"engineer": 6})
    assert reasons_in(scene) == {"Engineer shows 6, which is for engaging": "DIC-03"}
    scene = Scene(C2, D1, dice={"universal-translator": 5})
    assert reasons_in(scene) == {"Universal Translator shows 5, which is for drawing the line": "DIC-03"}


def test_DIC_02_a_die_whose_face_is_of_no_use_says_so() -> None:
    scene = Scene(C2, D1, dice={"engineer": 1}).do("engage")
    assert reasons_in(scene) == {"Engineer shows 1, which is of no use now": "DIC-02"}
    assert reasons_in(Scene(S1, D1, dice={"artificial-intelligence": 6}).do("engage")) == {}


def test_DIC_04_the_reason_says_whether_a_die_was_used_in_this_encounter_or_in_this_round() -> None:
    dice = {"engineer": 2, "weapons-specialist": 2, "infiltration-agent": 1}
    scene = Scene(C2, S1, dice=dice, used=["infiltration-agent"]).do("engage", "die:engineer:0")
    assert reasons_in(scene) == {
        "Engineer and Infiltration Agent have already been used in this round": "DIC-04",
        "A die was already used in this encounter": "DIC-04",
    }


def test_DIC_04_a_die_used_for_the_last_card_is_described_that_way() -> None:
    lantern: dict[str, Any] = {"weapons": {"phase-lantern": {}}, "understood": ["phase-lantern"]}
    scene = Scene(C2, dice={"engineer": 2, "weapons-specialist": 2}, **lantern)
    scene.do("engage", "die:engineer:0", "pay")
    assert scene.kind == "closing"
    assert "A die was already used in the last encounter" in reasons_in(scene)


def test_LOC_04_and_ENC_15_a_barred_die_names_what_bars_it() -> None:
    setup: dict[str, Any] = {"location": "temple-of-static", "column": 2}
    place = Scene(C2, S1, dice={"artificial-intelligence": 6}, **setup)
    assert reasons_in(place.do("engage")) == {
        "Temple of Static prevents the use of Artificial Intelligence": "LOC-04"
    }
    card = Scene("breach-troopers", S1, dice={"engineer": 2}).do("engage")
    assert reasons_in(card) == {"Breach Troopers prevents the use of Engineer": "ENC-15"}


def test_ENC_15_a_text_that_bars_dice_from_a_card_is_not_mentioned_after_the_card_is_met() -> None:
    lantern: dict[str, Any] = {"weapons": {"phase-lantern": {}}, "understood": ["phase-lantern"]}
    scene = Scene(D1, "breach-troopers", engaged=[D1], dice={"infiltration-agent": 4}, **lantern)
    assert reasons_in(scene)["Breach Troopers prevents the use of Infiltration Agent"] == "ENC-15"
    assert scene.do("engage", "pay").kind == "closing"
    assert "Breach Troopers prevents the use of Infiltration Agent" not in reasons_in(scene)


# Super Weapons and other cards


def test_SWP_02_a_super_weapon_shows_the_cubes_that_it_needs() -> None:
    reasons = Scene(C2, D1, weapons={QUIET_WEAPON: {"red": 1}}).view()["decision"]["withheld"]
    label = "Sunsplitter is not Understood: it still needs 2 red cubes"
    assert [(reason["label"], reason["rule"]) for reason in reasons] == [(label, "SWP-02")]


def test_X2L_05_a_super_weapon_with_a_green_cube_says_that_it_needs_one_of_several_colours() -> None:
    scene = Scene(C2, D1, landing_team="on", weapons={"mind-prism": {"green": 1, "blue": 1}})
    assert reasons_in(scene) == {
        "Mind Prism is not Understood: it still needs 1 cube, blue or orange": "SWP-02"
    }
    one_colour = Scene(C2, D1, landing_team="on", weapons={"the-hollow-bell": {"green": 1, "blue": 1}})
    assert reasons_in(one_colour) == {
        "The Hollow Bell is not Understood: it still needs 1 blue cube": "SWP-02"
    }


def test_SWP_05_a_super_weapon_that_was_used_says_so() -> None:
    scene = Scene(C2, D1, weapons={"phase-lantern": {}}, understood=["phase-lantern"])
    assert reasons_in(scene) == {}
    assert reasons_in(scene.do("weapon:phase-lantern")) == {
        "Phase Lantern has already been used in this round": "SWP-05"
    }


def test_SWP_04_and_SWP_13_a_super_weapon_for_another_moment_says_so() -> None:
    setup = {"weapons": {"graviton-fist": {}}, "understood": ["graviton-fist"]}
    assert reasons_in(Scene(C2, D1, **setup)) == {"Graviton Fist is for engaging": "SWP-04"}
    search = Scene(C2K, engaged=[C2K], stage="search", hand=[C2K], **setup)
    assert search.kind == "search"
    assert reasons_in(search)["Graviton Fist is for engaging"] == "SWP-13"
    engine = {"weapons": {"treason-engine": {}}, "understood": ["treason-engine"]}
    assert reasons_in(Scene(C2, D1, **engine)) == {"Treason Engine is for drawn cubes": "SWP-13"}


def test_SRC_02_a_planet_that_is_of_no_use_says_so() -> None:
    search = {"engaged": [C2K], "stage": "search", "planet": "bone-desert", "landing_team": "on"}
    assert reasons_in(Scene(C2K, team=0, hand=[C2K], dice={"universal-translator": 4}, **search)) == {
        "Bone Desert is of no use now": "SRC-02"
    }


def test_SWP_04_a_weapon_of_no_use_at_the_choice_is_not_mentioned_when_there_was_no_choice() -> None:
    siphon = {"weapons": {"chrono-siphon": {}}, "understood": ["chrono-siphon"]}
    forced_engagement = Scene("choir-of-masks", C1, **siphon)
    assert forced_engagement.kind == "engage"
    assert reasons_in(forced_engagement)["Chrono Siphon is of no use now"] == "SWP-04"
    engaging_scene = Scene(C2, D1, **siphon).do("engage")
    assert reasons_in(engaging_scene) == {"Chrono Siphon is for the choice of how to meet a card": "SWP-04"}


def test_X2L_09_an_exploration_card_for_another_sector_says_so() -> None:
    scene = Scene(C2, D1, explored=["deep-survey"])
    assert scene.options == ["engage", "evade"]
    assert reasons_in(scene) == {"Deep Survey is for another sector": "X2L-09"}


def test_X3S_02_a_ship_for_another_moment_says_so() -> None:
    assert reasons_in(Scene(C2, D1, ship="silver-needle")) == {"Silver Needle is for evading": "X3S-02"}
    assert reasons_in(Scene(C2, D1, ship="lodestar")) == {}, "nobody uses it: it acts by itself"


# The search


def test_HND_03_and_HND_05_a_planet_that_is_not_paid_for_shows_its_price() -> None:
    scene = Scene(C2K, engaged=[C2K], stage="search")
    assert reasons_in(scene) == {
        "Velloria costs 1 key, and your hand cannot pay for it": "HND-03",
        "Dune Lancers comes into your hand only after the search": "HND-05",
    }


def test_DIE_20_and_HND_05_a_card_that_was_swapped_in_never_joins_the_hand() -> None:
    dice: dict[str, Any] = {"landing-team": 4}
    scene = Scene(C1, D1, engaged=[], dice=dice, discard=[S2K, C2K], planet="velloria")
    scene.do("die:landing-team:0", "turn:3", C1, S2K).do("engage", "pay", "engage", "pay")
    assert scene.kind == "search"
    assert "HND-03" in reasons_in(scene).values()
    assert "HND-05" not in reasons_in(scene).values()


def test_SRC_02_a_planet_says_that_it_is_of_no_use_only_if_the_hand_could_pay_for_it() -> None:
    """In other cases, the reason would reveal the contents of a hidden bag."""
    setup: dict[str, Any] = {"engaged": [C2K], "stage": "search", "planet": "the-unlit-world"}
    for white in (0, 4):
        scene = Scene(C2K, bag={"white": white, "red": 4}, hide_bag="on", **setup)
        assert list(reasons_in(scene).values()) == ["HND-03"]
    scene = Scene(C2K, bag={"white": 0, "red": 4}, hand=[S1X], **setup)
    assert reasons_in(scene) == {"Paying for The Unlit World is of no use now": "SRC-02"}


def test_SRC_03_a_planet_that_was_paid_for_says_so() -> None:
    scene = Scene(C2K, engaged=[C2K], stage="search", hand=["toll-keepers"]).do("pay")
    assert reasons_in(scene)["Velloria has already been paid for in this search"] == "SRC-03"


def test_SRC_11_an_ability_at_its_maximum_says_so() -> None:
    scene = Scene(C2K, D1K, engaged=[C2K, D1K], stage="search", combat=12, cubes=["red", "blue"])
    assert scene.do("draw").kind == "cube"
    assert reasons_in(scene) == {"Combat is at its maximum of 12": "SRC-11"}


def test_X2L_06_and_SRC_11_a_green_cube_that_cannot_raise_a_full_ability_says_so() -> None:
    team: dict[str, Any] = {"cubes": ["green", "red"], "combat": 12, "landing_team": "on"}
    scene = Scene(C2K, D1K, engaged=[C2K, D1K], stage="search", bag={"green": 1, "red": 1}, **team)
    assert scene.do("draw").kind == "cube"
    assert reasons_in(scene) == {"Combat is at its maximum of 12": "SRC-11"}
    scene = Scene(C2K, engaged=[C2K], stage="search", bag={"green": 1}, **{**team, "cubes": ["green"]})
    assert scene.do("draw").options == ["team", "boost:diplomacy", "boost:science"]
    assert reasons_in(scene) == {"Combat is at its maximum of 12": "SRC-11"}


def test_X2L_07_a_newly_drawn_green_cube_says_that_it_helps_later() -> None:
    team: dict[str, Any] = {"cubes": ["green", "red"], "landing_team": "on"}
    setup: dict[str, Any] = {"bag": {"green": 1, "red": 1}, "weapons": {"graviton-fist": {}}}
    scene = Scene(C2K, D1K, engaged=[C2K, D1K], stage="search", **setup, **team).do("draw", "team")
    label = "You can use the new Landing Team cube from the next phase on"
    assert reasons_in(scene)[label] == "X2L-07"


# The Traitor's windows


def test_X1I_03_an_influence_card_that_costs_too_much_says_so() -> None:
    reasons = reasons_in(TraitorScene(C2, D1, influence=0).pass_until("before-choice"), "traitor")
    assert "X1I-03" in reasons.values()
    assert any(re.fullmatch(r".* costs \d+ Influence, and you have 0", label) for label in reasons)


def test_X1I_03_a_side_without_effect_does_not_hide_the_price_of_the_other() -> None:
    """The upright side costs less, but the Traitor has no key that could count as a code."""
    setup: dict[str, Any] = {"holds": ["turncoat-clerk"], "area": 5}
    scene = TraitorScene(C2, engaged=[C2], stage="search", influence=3, **setup).pass_until("before-draw")
    clerk = "Turncoat Clerk costs 4 Influence, and you have 3"
    assert reasons_in(scene, "traitor") == {clerk: "X1I-03"}
    scene = TraitorScene(C2, engaged=[C2], stage="search", influence=4, **setup).pass_until("before-draw")
    assert "play:turncoat-clerk:turned" in scene.options
    assert reasons_in(scene, "traitor") == {"Turncoat Clerk, upright, is of no use now": "X1I-02"}
    setup["area"] = 0
    scene = TraitorScene(C2, engaged=[C2], stage="search", influence=3, **setup).pass_until("before-draw")
    assert reasons_in(scene, "traitor") == {"Turncoat Clerk is of no use now": "X1I-02"}


def test_X1I_01_a_card_of_another_phase_names_its_phase() -> None:
    setup: dict[str, Any] = {"holds": ["jammed-scanner", "bought-witness"], "influence": 2}
    reasons = reasons_in(TraitorScene(C2, D1, **setup).pass_until("before-choice"), "traitor")
    assert reasons["Jammed Scanner is for the Search phase"] == "X1I-01"
    assert reasons["Bought Witness, upright, is for the Search phase"] == "X1I-01"


def test_EVA_10_the_key_of_an_evaded_card_says_why_it_cannot_be_taken() -> None:
    line = {"engaged": [C2K, D1], "evaded": [D1K]}
    scene = Scene(C2K, D1K, D1, stage="search", **line).do("decline")
    assert (scene.kind, scene.options) == ("take", [C2K])
    ((label, rule),) = reasons_in(scene).items()
    assert (label.partition(" was ")[2], rule) == ("evaded: you cannot take its key or code", "EVA-10")


def test_X1P_02_the_traitor_who_may_take_the_card_gets_no_such_reason() -> None:
    line: dict[str, Any] = {"engaged": [C1], "evaded": [D1K, S1X]}
    scene = TraitorScene(C1, D1K, S1X, **line).pass_windows()
    assert (scene.kind, scene.options) == ("take", [D1K, S1X])
    assert reasons_in(scene, "traitor") == {}


def test_X1I_01_a_traitor_who_has_played_a_card_cannot_play_another_in_the_phase() -> None:
    scene = TraitorScene(C1, D1).pass_until("before-choice").play_influence("ambush-signal", "upright")
    assert scene.kind == "influence"
    assert reasons_in(scene, "traitor") == {
        "You have already played an Influence card in this phase": "X1I-01"
    }


# All of them


def test_other_viewers_get_no_reasons() -> None:
    scene = Scene(ZERO, D1)
    assert reasons_in(scene)
    assert "withheld" not in str(scene.view(SPECTATOR))


@pytest.mark.parametrize("mission", GAME.edition().missions)
def test_reasons_are_few_and_never_concern_an_offered_option(mission: str) -> None:
    keys = set[str]()
    for number in range(4):
        game = Selfplay(GAME, mission, derive_seed(5, number), ["random"])
        while not game.match.over:
            for decision in game.match.decisions.values():
                reasons = withheld.find_missing_reasons(game.state, decision)
                assert len(reasons) <= MAX_REASONS
                assert len(set(map(str, reasons))) == len(reasons)
                keys |= {reason.text.key for reason in reasons}
                if any(reason.rule in ("ENG-23", "ENG-09") for reason in reasons):
                    assert "engage" not in [option.id for option in decision.options]
            _ = game.turn()
    assert keys


def test_every_reason_has_a_rule_in_the_ledger() -> None:
    source, rules = SOURCE.read_text("utf-8"), set(RULES.read_text("utf-8").split())
    pairs = re.findall(r'_reason\("([A-Z0-9]+-\d+)"', source)
    assert len(pairs) >= 20
    assert set(pairs) <= rules
