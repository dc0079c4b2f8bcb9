"""The first flight: it always ends, and the coach has a word for everything."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from engine.core.selfplay import Selfplay, seed_of
from engine.galaxies import GAME
from engine.galaxies.catalogue import catalogue
from engine.galaxies.present.kinds import happening_types
from engine.galaxies.present.sentences import DETAILS, OPTIONS

COACH = Path(__file__).parents[2] / "web" / "src" / "games" / "galaxies" / "coach"
LESSON = "first-flight"
LONGEST = 140

Rule = dict[str, Any]


def rules(name: str) -> list[Rule]:
    told: list[Rule] = json.loads((COACH / f"{name}.json").read_text("utf-8"))
    return told


ALL = [
    pytest.param(rule, id=f"{name}-{n}")
    for name in ("flight", "general")
    for n, rule in enumerate(rules(name))
]


def test_something_is_said_in_the_lesson_while_nothing_is_asked() -> None:
    assert any(rule.keys() == {"say"} for rule in rules("flight"))


@pytest.mark.parametrize("rule", ALL)
def test_the_coach_is_brief(rule: Rule) -> None:
    sentences = re.findall(r"[^.!?]+[.!?]+(?=\s|$)", rule["say"])
    assert 1 <= len(sentences) <= 2
    assert len(rule["say"]) <= LONGEST


@pytest.mark.parametrize("rule", ALL)
def test_the_coach_speaks_of_what_there_is(rule: Rule) -> None:
    for happening in [*rule.get("after", []), *rule.get("before", [])]:
        assert happening["kind"] in happening_types()
    for like in [rule.get("offers", {}), rule.get("point", {}).get("offers", {})]:
        assert like.get("key", "pass") in OPTIONS
        assert like.get("detail", "ecm") in DETAILS
    told = json.dumps({key: value for key, value in rule.items() if key != "say"})
    known = {*catalogue().ships, *catalogue().tactics}
    named = re.findall(r'"(?:card|ship_card)": "([^"]+)"', told)
    assert set(named) <= known


@pytest.mark.parametrize("number", range(50))
def test_whatever_a_learner_does_it_ends(number: int) -> None:
    """Random answers against the opponent of the lesson."""
    match = Selfplay(GAME, LESSON, seed_of(77, number), ("random", "bold"))
    while not match.match.over:
        assert match.answers < 2000
        _ = match.turn()
    assert match.match.outcome is not None


def test_the_opponent_of_a_lesson_exists_and_its_learner_has_a_seat() -> None:
    about = GAME.edition().missions[LESSON]
    assert about.lesson is not None
    assert about.lesson.bot in GAME.bots
    assert about.lesson.seat in about.teams
    assert GAME.luck("dead-zone") is None
