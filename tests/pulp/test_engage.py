"""Engaging: the cost of a card, and its payment (ENG)."""

from __future__ import annotations

import pytest

from engine.core.decisions import Refused
from engine.pulp.line import LINE
from tests.pulp.scenes import C1, C2, C2K, D1, D2, S1, S3, ZERO, Scene


def test_ENG_01_and_ENG_12_the_hero_pays_points_equal_to_the_strength() -> None:
    scene = Scene(C2, D1).do("engage", "pay:0.2.0")
    assert scene.points == (8, 6, 8)
    assert scene.card(C2)["status"] == "engaged"


def test_ENG_02_and_ENG_03_and_EC_01_the_next_card_names_the_ability_and_the_first_that_of_the_last() -> None:
    scene = Scene(C2, "treaty-enforcers", S1)
    assert scene.costs(C2) == [("diplomacy", 2)]
    assert scene.costs("treaty-enforcers") == [("science", 2)]
    assert scene.costs(S1) == [("combat", 1)]
    assert [scene.card(card)["lender"] for card in (C2, "treaty-enforcers", S1)] == [
        "treaty-enforcers",
        S1,
        C2,
    ]


def test_ENG_04_and_EC_07_a_single_card_uses_its_own_icon() -> None:
    assert Scene(C2).costs(C2) == [("combat", 2)]
    assert Scene(D2).costs(D2) == [("diplomacy", 2)]
    assert Scene(S1).costs(S1) == [("science", 1)]


def test_ENG_05_cards_may_change_strengths_and_icons() -> None:
    scene = Scene(C1, D1, location="crystal-mines", planet="ghar")
    assert scene.costs(C1) == [("combat", 2)]
    changes = scene.card(C1)["changes"]
    assert [tuple(change.values()) for change in changes] == [
        ("crystal-mines:combat", "strength", 0, 1, 2),
        ("ghar", "ability", 0, "diplomacy", "combat"),
    ]


def test_ENG_06_and_ENG_21_and_EC_10_guardforce_5_in_kahs_sector_has_an_additional_part() -> None:
    scene = Scene("kahs-own", S1)
    assert scene.costs("kahs-own") == [("science", 4), ("combat", 1)]
    assert scene.do("engage", "pay:1.0.4").points == (7, 8, 4)
    assert Scene("kahs-own", S1, column=1).costs("kahs-own") == [("science", 4)]


def test_ENG_07_and_ENG_07r_and_EC_02_an_evaded_card_lends_its_icon_to_no_other_card() -> None:
    assert Scene(C2, S3, S1, evaded=[C2], engaged=[S3]).costs(S1) == [("science", 1)]
    assert Scene(C2, D1, C1, S1, evaded=[C2], engaged=[D1, C1]).costs(S1) == [("diplomacy", 1)]


def test_ENG_07r_and_EC_03_a_card_uses_its_own_icon_when_no_other_card_lends_one() -> None:
    assert Scene(C2, D1, S1, evaded=[C2, D1]).costs(S1) == [("science", 1)]


def test_ENG_08_an_engaged_card_still_lends_its_icon() -> None:
    assert Scene(C2, S1, engaged=[C2]).costs(S1) == [("combat", 1)]


def test_ENG_09_and_DIC_17_a_card_of_strength_0_must_be_evaded() -> None:
    scene = Scene(ZERO, D1, dice={"infiltration-agent": 6}, cubes=["red", "blue"])
    assert scene.kind == "evade"  # nothing else was possible
    assert scene.card(ZERO)["forced"] == "evade"


def test_ENG_10_a_printed_0_is_raised_only_by_effects_that_add_to_that_part() -> None:
    scene = Scene(ZERO, D1, planet="ashen-reach")
    assert scene.costs(ZERO) == [("diplomacy", 1)]
    assert "engage" in scene.options


def test_ENG_10r_and_EC_12_an_additional_part_does_not_make_a_card_of_strength_0_engageable() -> None:
    weapons = {"sunsplitter": {}, "phase-lantern": {}}
    scene = Scene(ZERO, D1, level="advanced", weapons=weapons)  # Kah adds a part: four are unfound
    assert scene.costs(ZERO) == [("diplomacy", 0), ("combat", 1)]
    assert "engage" not in scene.options
    assert scene.card(ZERO)["forced"] == "evade"


def test_ENG_11_and_EC_13_a_card_lowered_to_0_must_be_evaded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LINE, "solace", lambda line, cause: line.drafts[0].add(cause.source, -1))
    scene = Scene(C1, D1, planet="solace", cubes=["red", "blue"])
    assert scene.costs(C1) == [("diplomacy", 0)]
    assert scene.card(C1)["forced"] == "evade"
    assert scene.kind == "evade"


def test_ENG_11_a_minimum_keeps_a_card_engageable() -> None:
    assert Scene(C1, D1, location="smugglers-canyon").costs(C1) == [("diplomacy", 1)]


def test_ENG_13_and_EC_16_the_hero_may_pay_two_points_of_one_ability_instead_of_one_of_another() -> None:
    scene = Scene(D2, C1, combat=1, diplomacy=2, science=0)
    assert scene.do("engage").options == ["pay:1.2.0", "back"]
    assert scene.do("pay").points == (0, 0, 0)


def test_ENG_17_and_ENG_23_and_EC_17_the_two_points_of_an_exchange_belong_to_one_ability() -> None:
    scene = Scene(D1, C1, combat=0, diplomacy=1, science=1, cubes=["blue", "orange"])
    assert scene.kind == "evade"
    assert not scene.card(D1)["payable"]


def test_ENG_17_different_exchanges_may_use_different_abilities() -> None:
    scene = Scene(D2, C1, combat=0, diplomacy=2, science=2, top=12)
    assert scene.do("engage").options == ["pay:0.2.2", "back"]


def test_ENG_14_and_DIC_16_a_die_counts_against_the_icon_that_it_names() -> None:
    scene = Scene(C2, D2, S1, dice={"infiltration-agent": 4, "weapons-specialist": 3})
    assert "die:infiltration-agent:0" in scene.do("engage").options
    assert "die:weapons-specialist:0" not in scene.options
    scene.do("die:infiltration-agent:0", "turn:3")
    assert scene.costs(C2) == [("diplomacy", 2)] and scene.card(C2)["forced"] is None
    assert scene.do("pay:0.0.0").points == (8, 8, 8)
    assert scene.card(C2)["status"] == "engaged"


def test_ENG_14r_and_EC_15_a_bonus_applies_to_one_part_only() -> None:
    scene = Scene("kahs-own", C1, dice={"weapons-specialist": 6})
    assert scene.costs("kahs-own") == [("combat", 4), ("combat", 1)]
    scene.do("engage", "die:weapons-specialist:0")
    scene.do("turn:5")
    assert scene.kind == "part"
    scene.do("part:1")
    assert [part["due"] for part in scene.card("kahs-own")["parts"]] == [4, 0]


def test_ENG_14_and_EC_21_a_bonus_of_2_of_any_type_covers_only_one_of_two_parts_of_1() -> None:
    scene = Scene("gate-wardens", D1, "treaty-enforcers", level="normal", dice={"weapons-specialist": 4})
    assert scene.costs("gate-wardens") == [("diplomacy", 1), ("combat", 1)]
    scene.do("engage", "die:weapons-specialist:0", "turn:3")
    labels = [option["label"] for option in scene.view()["decision"]["options"]]
    assert labels == ["Against 1 Diplomacy of Gate Wardens", "Against 1 Combat of Kah"]
    scene.do("part:0")
    assert [part["due"] for part in scene.card("gate-wardens")["parts"]] == [0, 1]


def test_ENG_15_and_ENG_16_and_EC_18_the_surplus_of_a_die_is_lost() -> None:
    scene = Scene(D2, C1, dice={"weapons-specialist": 6})
    scene.do("engage", "die:weapons-specialist:0", "turn:5")
    assert [name for name in scene.options if name.startswith("pay")] == ["pay:0.0.0"]


def test_ENG_15_points_and_a_die_may_be_used_together() -> None:
    scene = Scene(S3, D1, dice={"infiltration-agent": 5}).do("engage", "die:infiltration-agent:0", "turn:4")
    assert scene.do("pay:0.1.0").points == (8, 7, 8)


def test_ENG_16_and_ENG_16r_and_EC_22_a_payment_larger_than_needed_is_refused() -> None:
    scene = Scene(C2, D1).do("engage")
    assert all(sum(map(int, name[4:].split("."))) <= 4 for name in scene.options if name.startswith("pay"))
    with pytest.raises(Refused):
        _ = scene.pick("pay:1.2.0")


def test_ENG_18_and_EC_19_a_payment_that_leaves_two_abilities_at_0_loses_the_match() -> None:
    scene = Scene(C2, D1, combat=0, diplomacy=2, science=5, hand=[C2K]).do("engage", "pay:0.2.0")
    assert scene.reason == "abilities"
    assert not scene.won
    last_card = Scene(C2, D1, engaged=[D1], combat=0, diplomacy=2, science=5).do("engage", "pay:0.2.0")
    assert last_card.reason == "abilities"  # although no other card is left


def test_END_08_and_EC_20_one_ability_at_0_does_not_lose_the_match() -> None:
    scene = Scene(C2, D1, diplomacy=2).do("engage", "pay:0.2.0")
    assert scene.reason is None
    assert scene.points == (8, 0, 8)


def test_ENG_19_and_HND_01_an_engaged_card_with_an_icon_may_join_the_hand_after_the_round() -> None:
    scene = Scene(C2K, D1, engaged=[D1]).do("engage", "pay")
    assert scene.state.hand == []
    scene.do("decline")
    assert scene.kind == "take" and scene.options == [C2K]
    assert scene.do("take").state.hand == [C2K]


def test_ENG_20_and_EC_23_texts_take_effect_after_the_payment_and_the_check_for_a_loss() -> None:
    scene = Scene("palace-ushers", D1).do("engage", "pay:0.1.0")
    assert scene.points == (8, 8, 8)
    lost_match = Scene("palace-ushers", D1, combat=0, diplomacy=1, science=5).do("engage", "pay:0.1.0")
    assert lost_match.reason == "abilities"


def test_ENG_22_a_text_may_replace_the_icon_of_the_neighbour() -> None:
    scene = Scene("glass-automata", C2, D1)
    assert scene.costs("glass-automata") == [("science", 4)]
    assert scene.costs(C2) == [("diplomacy", 2)]
