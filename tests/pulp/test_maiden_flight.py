"""The lesson: its options, its end, and the coach's texts."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from engine.core.simulation.selfplay import Selfplay, derive_seed
from engine.pulp import GAME
from engine.pulp.catalogue.model import COLORS
from engine.pulp.present.happening_views import HAPPENING_TYPES
from tests.messages import locale_file
from tests.pulp.printed import EDITION

COACH = Path(__file__).parents[2] / "web" / "src" / "games" / "pulp" / "coach"
LESSON = "maiden-flight"
MAX_LENGTH = 140

Rule = dict[str, Any]


def rules(name: str) -> list[Rule]:
    coach_rules: list[Rule] = json.loads((COACH / f"{name}.json").read_text("utf-8"))
    return coach_rules


FLIGHT = rules("flight")


def words(rule: Rule) -> str:
    return str(rule["say"])


def test_the_lesson_has_two_super_weapons_and_no_options() -> None:
    mission = GAME.edition().missions[LESSON]
    assert [(option.id, len(option.choices)) for option in mission.options] == [("rulings", 1)]
    assert mission.lesson is not None
    assert mission.lesson.bot in GAME.bots
    assert mission.lesson.seat in mission.teams
    match = Selfplay(GAME, LESSON, derive_seed(3, 1), ["navigator"])
    assert match.state.bag["yellow"] == match.state.weapon_pile.left == 2
    assert match.view()["weapons_needed"] == 2


def test_only_the_lesson_has_fixed_luck() -> None:
    lessons = {name for name in GAME.edition().missions if GAME.lesson_seed(name)}
    assert (
        lessons == {LESSON} == {name for name, mission in GAME.edition().missions.items() if mission.lesson}
    )


@pytest.mark.parametrize("number", range(8))
def test_the_lesson_ends_and_the_coach_has_a_line_whatever_the_learner_does(number: int) -> None:
    answered = {rule.get("ask") for rule in rules("general") if rule.keys() <= {"ask", "say", "point"}}
    match = Selfplay(GAME, LESSON, derive_seed(5, number))
    while not match.match.over:
        assert {question.kind for question in match.match.decisions.values()} <= answered
        _ = match.turn()
    assert match.match.outcome is not None


def test_the_coach_also_speaks_while_the_learner_is_not_asked() -> None:
    assert any(rule.keys() == {"say"} for rule in rules("flight"))


def test_the_coach_is_brief() -> None:
    for rule in FLIGHT:
        sentences = re.findall(r"[^.!?]+[.!?]+(?=\s|$)", words(rule))
        assert 1 <= len(sentences) <= 2, rule
        assert len(words(rule)) <= MAX_LENGTH, rule


def test_the_coach_mentions_only_things_that_exist() -> None:
    for rule in FLIGHT:
        check_known(rule)


def check_known(rule: Rule) -> None:
    """Check that everything that a rule names exists."""
    known_ids = {*EDITION.encounters, *EDITION.planets, *EDITION.weapons, *EDITION.dice}
    rule_text = json.dumps({key: value for key, value in rule.items() if key != "say"})
    assert set(re.findall(r'"(?:card|die|planet)": "([^"]+)"', rule_text)) <= known_ids
    for happening in rule.get("after", []):
        assert happening["kind"] in HAPPENING_TYPES
    offers = [rule.get("offers", {}), rule.get("point", {}).get("offers", {})]
    assert {pattern["key"] for pattern in offers if "key" in pattern} <= locale_file("pulp").keys("option")
    for pattern in offers:
        verb, _, target = str(pattern.get("id", "")).partition(":")
        assert verb != "place" or set(target.split(":")) <= {*COLORS, *EDITION.weapons}
