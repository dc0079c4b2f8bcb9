"""First Flight: the coach's path through it, the coach's texts on that path, and the end of the lesson on any
other path."""

from __future__ import annotations

import json
import re
from collections import Counter
from random import Random
from typing import Any

import pytest

from engine.core.simulation.selfplay import Selfplay, derive_seed
from engine.galaxies import GAME
from engine.galaxies.catalogue import catalogue
from engine.galaxies.present.happening_types import happening_types
from tests.galaxies.coached import HUNTED, LEARNER, LESSON, Flight, Rule, rules
from tests.messages import locale_file

MAX_LENGTH = 140
MAX_PICKS = 30
RAIDER = f"{HUNTED}-1"

ALL = [*rules("flight"), *rules("general")]


@pytest.fixture(scope="module")
def flight() -> Flight:
    """The lesson with its fixed luck, played as the coach advises."""
    luck = GAME.lesson_seed(LESSON)
    assert luck is not None
    return Flight(luck).fly()


def attacks(flight: Flight, **fields: Any) -> list[Any]:
    """Return the attacks of the learner's ships that match."""
    own_attacks = [
        event for event in flight.story if event["kind"] == "attack" and not event["target"].startswith("isn")
    ]
    return [attack for attack in own_attacks if all(attack[name] == value for name, value in fields.items())]


# The coach's path


def test_a_learner_who_follows_the_coach_destroys_the_raider_in_round_3(flight: Flight) -> None:
    assert flight.match.outcome is not None
    assert (flight.match.outcome.winners, flight.match.outcome.reason) == (("isn",), "ship-destroyed")
    assert flight.match.state.round == 3
    assert len(flight.picks) <= MAX_PICKS


def test_the_coach_explains_goal_ship_and_chart_before_the_first_shot_and_the_rest_later(
    flight: Flight,
) -> None:
    sentences = [rule["say"] for rule in flight.used_rules]
    words = ["goal", "ISN Barrage", "hit chart", "hit!", "energy", "cards", "fly", "ECM"]
    first_mentions = [next(n for n, line in enumerate(sentences) if word in line) for word in words]
    assert first_mentions == sorted(first_mentions)


def test_the_coach_says_no_line_twice_and_none_of_another_mission(flight: Flight) -> None:
    assert Counter(rule["say"] for rule in flight.used_rules).most_common(1)[0][1] == 1
    assert all(rule in rules("flight") for rule in flight.used_rules)


def test_every_order_has_a_reason(flight: Flight) -> None:
    assert all(rule["why"] for rule in flight.used_rules if "ask" in rule)


def test_no_question_is_empty(flight: Flight) -> None:
    assert flight.empty_questions == 0
    assert "energy-phase" not in flight.question_kinds
    assert "starter" not in flight.question_kinds


def test_the_lesson_shows_a_hit_of_each_weapon_a_miss_in_round_1_and_a_star(flight: Flight) -> None:
    assert {attack["hit"] for attack in attacks(flight, round=1)} == {True, False}
    for weapon in ("Broadside Racks", "Paired Autocannon", "LR5 Nuclear Warhead"):
        assert attacks(flight, name=weapon, hit=True), weapon
    assert attacks(flight, target=RAIDER, critical=True)
    sentences = [rule["say"] for rule in flight.used_rules]
    for words in ("hit! Shields", "A miss", "A star!"):
        assert any(words in line for line in sentences), words


def test_every_ship_comes_close_enough_for_all_its_weapons_to_reach_the_raider(flight: Flight) -> None:
    assert {attack["target"] for attack in attacks(flight)} == {RAIDER}
    weapons = {attack["name"] for attack in attacks(flight, round=2, attacker="isn-barrage-1")}
    assert weapons == {"LR5 Nuclear Warhead", "Broadside Racks"}


def test_the_coach_describes_the_enemys_ecm_roll_correctly(flight: Flight) -> None:
    rolls = [
        event["success"] for event in flight.story if event["kind"] == "roll" and event["purpose"] == "ecm"
    ]
    mentions_damage = [
        "it hurt" in rule["say"] for rule in flight.used_rules if "That die was" in rule["say"]
    ]
    assert mentions_damage == rolls[:1]


def test_the_learner_gets_cards_in_round_2_and_responds_to_a_hit_with_one(flight: Flight) -> None:
    rounds = {event["round"] for event in flight.story if event["kind"] == "drew"}
    assert min(rounds) == 2
    assert flight.question_kinds.count("respond") == 1


@pytest.mark.parametrize("number", range(20))
def test_the_coach_has_a_line_for_everything_with_other_luck_too(number: int) -> None:
    flight = Flight(Random(number).randbytes(32)).fly()
    assert flight.match.over
    assert flight.empty_questions == 0


def test_nobody_has_a_card_in_round_1() -> None:
    match = Selfplay(GAME, LESSON, derive_seed(1, 0), ("greedy",))
    while match.state.round < 2:
        assert not any(seat.hand.open() for seat in match.state.seats.values())
        _ = match.turn()


def test_the_learner_begins_without_a_roll() -> None:
    for number in range(4):
        match = Selfplay(GAME, LESSON, derive_seed(2, number), ("greedy",))
        assert match.state.order[0] == LEARNER
        assert "starter" not in match.kinds


# The coach's texts


def test_the_coach_also_speaks_while_the_learner_is_not_asked() -> None:
    assert any(rule.keys() <= {"say", "tap"} for rule in rules("flight"))


def test_the_coach_is_brief() -> None:
    texts = [words for rule in ALL for words in (rule["say"], *map(rule.get, ("tap", "then", "why")))]
    for words in filter(None, texts):
        sentences = re.findall(r"[^.!?]+[.!?]+(?=\s|$)", words)
        assert 1 <= len(sentences) <= 3, words
        assert len(words) <= MAX_LENGTH, words


def test_the_coach_mentions_only_things_that_exist() -> None:
    for rule in ALL:
        check_known(rule)


def check_known(rule: Rule) -> None:
    """Check that everything that a rule names exists."""
    patterns = [rule["first"]] if "first" in rule else []
    for happening in [*rule.get("after", []), *rule.get("before", []), *patterns]:
        assert happening["kind"] in happening_types()
    for pattern in [rule.get("offers", {}), rule.get("point", {}).get("offers", {})]:
        assert pattern.get("key", "pass") in locale_file("galaxies").keys("option")
        assert pattern.get("detail", "ecm") in locale_file("galaxies").keys("detail")
    rule_text = json.dumps(
        {key: value for key, value in rule.items() if key not in ("say", "tap", "then", "why")}
    )
    known = {*catalogue().ships, *catalogue().tactics}
    names = re.findall(r'"(?:card|ship_card)": "([^"]+)"', rule_text)
    assert set(names) <= known


# Other paths


@pytest.mark.parametrize("number", range(15))
def test_the_lesson_ends_whatever_the_learner_does(number: int) -> None:
    """The learner gives random answers against the opponent of the lesson."""
    match = Selfplay(GAME, LESSON, derive_seed(77, number), ("random", "bold"))
    while not match.match.over:
        assert match.answers < 2000
        _ = match.turn()
    assert match.match.outcome is not None


def test_the_opponent_of_a_lesson_exists_and_the_learner_has_a_seat() -> None:
    mission = GAME.edition().missions[LESSON]
    assert mission.lesson is not None
    assert mission.lesson.bot in GAME.bots
    assert mission.lesson.seat in mission.teams
    assert GAME.lesson_seed("dead-zone") is None
