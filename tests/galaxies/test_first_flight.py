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
from engine.galaxies.present.texts.sentences import DETAILS, OPTIONS
from tests.galaxies.coached import HUNTED, LEARNER, LESSON, Flight, Rule, rules

LONGEST = 140
MOST_PRESSES = 30
RAIDER = f"{HUNTED}-1"

ALL = [*rules("flight"), *rules("general")]


@pytest.fixture(scope="module")
def flight() -> Flight:
    """The lesson with its fixed luck, played as the coach advises."""
    luck = GAME.lesson_seed(LESSON)
    assert luck is not None
    return Flight(luck).fly()


def attacks(flight: Flight, **about: Any) -> list[Any]:
    """Return the attacks of the learner's ships that match."""
    mine = [one for one in flight.story if one["kind"] == "attack" and not one["target"].startswith("isn")]
    return [one for one in mine if all(one[name] == value for name, value in about.items())]


# The coach's path


def test_a_learner_who_follows_the_coach_destroys_the_raider_in_round_3(flight: Flight) -> None:
    assert flight.match.outcome is not None
    assert (flight.match.outcome.winners, flight.match.outcome.reason) == (("isn",), "ship-destroyed")
    assert flight.match.state.round == 3
    assert len(flight.picks) <= MOST_PRESSES


def test_the_coach_explains_goal_ship_and_chart_before_the_first_shot_and_the_rest_later(
    flight: Flight,
) -> None:
    said = [rule["say"] for rule in flight.said]
    words = ["goal", "ISN Barrage", "hit chart", "hit!", "energy", "cards", "fly", "ECM"]
    first = [next(n for n, line in enumerate(said) if word in line) for word in words]
    assert first == sorted(first)


def test_the_coach_says_no_line_twice_and_none_of_another_mission(flight: Flight) -> None:
    assert Counter(rule["say"] for rule in flight.said).most_common(1)[0][1] == 1
    assert all(rule in rules("flight") for rule in flight.said)


def test_every_order_has_a_reason(flight: Flight) -> None:
    assert all(rule["why"] for rule in flight.said if "ask" in rule)


def test_no_question_is_empty(flight: Flight) -> None:
    assert flight.empty == 0
    assert "energy-phase" not in flight.asked
    assert "starter" not in flight.asked


def test_the_lesson_shows_a_hit_of_each_weapon_a_miss_in_round_1_and_a_star(flight: Flight) -> None:
    assert {one["hit"] for one in attacks(flight, round=1)} == {True, False}
    for weapon in ("Broadside Racks", "Paired Autocannon", "LR5 Nuclear Warhead"):
        assert attacks(flight, name=weapon, hit=True), weapon
    assert attacks(flight, target=RAIDER, critical=True)
    told = [rule["say"] for rule in flight.said]
    for words in ("hit! Shields", "A miss", "A star!"):
        assert any(words in line for line in told), words


def test_every_ship_comes_close_enough_for_all_its_weapons_to_reach_the_raider(flight: Flight) -> None:
    assert {one["target"] for one in attacks(flight)} == {RAIDER}
    fired = {one["name"] for one in attacks(flight, round=2, attacker="isn-barrage-1")}
    assert fired == {"LR5 Nuclear Warhead", "Broadside Racks"}


def test_the_coach_describes_the_enemys_ecm_roll_correctly(flight: Flight) -> None:
    rolls = [one["success"] for one in flight.story if one["kind"] == "roll" and one["purpose"] == "ecm"]
    told = ["it hurt" in rule["say"] for rule in flight.said if "That die was" in rule["say"]]
    assert told == rolls[:1]


def test_the_learner_gets_cards_in_round_2_and_responds_to_a_hit_with_one(flight: Flight) -> None:
    drawn = {one["round"] for one in flight.story if one["kind"] == "drew"}
    assert min(drawn) == 2
    assert flight.asked.count("respond") == 1


@pytest.mark.parametrize("number", range(20))
def test_the_coach_has_a_line_for_everything_with_other_luck_too(number: int) -> None:
    flight = Flight(Random(number).randbytes(32)).fly()
    assert flight.match.over
    assert flight.empty == 0


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
    spoken = [words for rule in ALL for words in (rule["say"], *map(rule.get, ("tap", "then", "why")))]
    for words in filter(None, spoken):
        sentences = re.findall(r"[^.!?]+[.!?]+(?=\s|$)", words)
        assert 1 <= len(sentences) <= 3, words
        assert len(words) <= LONGEST, words


def test_the_coach_mentions_only_things_that_exist() -> None:
    for rule in ALL:
        check_known(rule)


def check_known(rule: Rule) -> None:
    """Check that everything that a rule names exists."""
    first = [rule["first"]] if "first" in rule else []
    for happening in [*rule.get("after", []), *rule.get("before", []), *first]:
        assert happening["kind"] in happening_types()
    for like in [rule.get("offers", {}), rule.get("point", {}).get("offers", {})]:
        assert like.get("key", "pass") in OPTIONS
        assert like.get("detail", "ecm") in DETAILS
    told = json.dumps({key: value for key, value in rule.items() if key not in ("say", "tap", "then", "why")})
    known = {*catalogue().ships, *catalogue().tactics}
    named = re.findall(r'"(?:card|ship_card)": "([^"]+)"', told)
    assert set(named) <= known


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
    about = GAME.edition().missions[LESSON]
    assert about.lesson is not None
    assert about.lesson.bot in GAME.bots
    assert about.lesson.seat in about.teams
    assert GAME.lesson_seed("dead-zone") is None
