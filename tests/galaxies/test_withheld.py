"""Reasons why an option is not offered: sentences about the information of the seat, with rule ids."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.messages import locale_file
from tests.scenario import Scenario, Table, check_all_dice_rolled

RULES = Path(__file__).parents[2] / "docs" / "rule-ids.txt"
SOURCE = Path(__file__).parents[2] / "engine" / "galaxies" / "present" / "questions" / "withheld.py"


@pytest.fixture(autouse=True)
def all_dice_rolled() -> Iterator[None]:
    yield
    check_all_dice_rolled()


def reasons_of(table: Table, seat: str = "isn-1") -> dict[str, str]:
    """Return each reason with its rule."""
    decision = table.view(seat)["decision"]
    return {reason["label"]: reason["rule"] for reason in decision.get("withheld", [])}


def torrent(scene: Scenario, *picks: str) -> Table:
    scene = scene.ship("isn-1", "isn-torrent", at="14,5/14,6").turn("isn-1")
    return scene.play().picks("isn-1", *picks)


def test_a_card_that_costs_too_much_to_activate_says_so() -> None:
    reasons = reasons_of(torrent(Scenario().energy("isn", 2)))
    assert reasons == {"ISN Torrent costs 3 energy to activate, and you have 2": "ACT-06"}


def test_a_card_that_has_acted_says_so() -> None:
    table = torrent(Scenario().energy("isn", 9), "activate:isn-torrent", "stop", "done")
    assert reasons_of(table) == {"ISN Torrent has already been activated this turn": "ACT-03"}


@pytest.mark.parametrize("gestures", [False, True])
def test_each_card_in_hand_says_why_it_cannot_be_played(gestures: bool) -> None:
    hand = (
        "lr5-nuclear-warhead",
        "alert-from-isn-torrent",
        "superior-squadron-tactics",
        "commando-away-team",
    )
    scene = Scenario().gestures() if gestures else Scenario()
    reasons = reasons_of(torrent(scene.hand("isn-1", *hand, "lr5-nuclear-warhead").energy("isn", 3)))
    assert reasons == {
        "LR5 Nuclear Warhead is for the deploy phase": "TIM-05",
        "Alert From ISN Torrent is for an opponent's turn": "TIM-02",
        "Superior Squadron Tactics is an answer to an event: you will be asked when it happens": "TIM-01",
        "Commando Away Team costs 4 energy, and you have 3": "NRG-05",
    }


def test_a_card_without_a_target_says_so() -> None:
    reasons = reasons_of(torrent(Scenario().hand("isn-1", "commando-away-team").energy("isn", 9)))
    assert reasons == {"Commando Away Team would have no effect now": "TIM-01"}


def test_each_card_that_does_not_respond_to_what_happened_says_why() -> None:
    hand = ("alert-from-isn-torrent", "sparrow-cover-fire", "lr5-nuclear-warhead")
    scene = Scenario().ship("isn-1", "isn-torrent", at="14,5/14,6").hand("isn-1", *hand).energy("isn", 9)
    scene = scene.ship("wretch-2", "chosh-ka", at="14,3").turn("wretch-2")
    assert reasons_of(scene.play().picks("wretch-2", "activate:chosh-ka")) == {
        "Sparrow Cover Fire is an answer to another event": "TIM-01",
        "LR5 Nuclear Warhead is not an answer: you play it in a phase of your own turn": "TIM-01",
    }


def test_a_response_that_costs_too_much_says_so() -> None:
    """A player who could pay for it by discarding others first is asked."""
    scene = Scenario().ship("isn-2", "f47-blue-hawks", at=["14,5", "15,5"]).turn("isn-2")
    scene = scene.hand("isn-2", "superior-squadron-tactics", "erin-cho").energy("isn", 3)
    reasons = reasons_of(scene.play().picks("isn-2", "activate:f47-blue-hawks"), "isn-2")
    assert reasons["Superior Squadron Tactics costs 2 energy, and you have 1"] == "NRG-05"


def test_a_target_out_of_range_shows_its_distance() -> None:
    scene = Scenario().energy("isn", 9).ship("wretch-2", "tes-kio", at="14,3/14,2")
    table = torrent(
        scene.ship("wretch-2", "chosh-ka", at="14,-4", level="standard"),
        "activate:isn-torrent",
        "stop",
        "primary",
    )
    assert reasons_of(table) == {"Chosh Ka is 9 spaces away, and the weapon reaches 4": "TGT-03"}


def test_a_weapon_that_has_been_charged_says_so() -> None:
    scene = Scenario().energy("isn", 9).ship("wretch-2", "tes-kio", at="14,3/14,2")
    scene_with_warhead = scene.ship(
        "isn-1", "isn-torrent", at="14,5/14,6", attached=["lr5-nuclear-warhead"]
    ).turn("isn-1")
    table = scene_with_warhead.play().picks("isn-1", "activate:isn-torrent", "stop", "primary", "hold")
    assert reasons_of(table) == {"Twin Lance has already been charged in this activation": "CHG-06"}


def test_engines_that_cost_too_much_say_so() -> None:
    scene = Scenario().energy("isn", 1).turn("isn-1", "end").asteroid("14,5")
    table = scene.hand("isn-1", "commando-away-team").play()
    assert reasons_of(table) == {"the engines cost 2 energy, and you have 1: discard cards for more": "M4-18"}


def test_other_viewers_see_no_reasons() -> None:
    table = torrent(Scenario().hand("isn-1", "commando-away-team").energy("isn", 2))
    assert reasons_of(table)
    for viewer in ("isn-2", "wretch-1", "spectator"):
        assert "withheld" not in str(table.view(viewer))


def test_every_reason_has_a_sentence_and_a_rule_in_the_ledger() -> None:
    source, rules = SOURCE.read_text("utf-8"), set(RULES.read_text("utf-8").split())
    matches = re.findall(r'_reason\(\s*"([A-Z]+\d*-\d+)", f?"([^"{]+)', source)
    assert len(matches) >= 14
    assert {rule for rule, _ in matches} <= rules
    used, known = {key.replace(":", "-") for _, key in matches}, locale_file("galaxies").keys("withheld")
    assert {key for key in known if not any(key.startswith(prefix) for prefix in used)} == set()
    assert {prefix for prefix in used if not any(key.startswith(prefix) for key in known)} == set()
