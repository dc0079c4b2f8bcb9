"""The coach of Card Duel has a word for every question."""

from __future__ import annotations

import json
from pathlib import Path

from engine.duel.english import PROMPTS

WORDS = Path(__file__).parents[2] / "web" / "src" / "games" / "duel" / "coach" / "general.json"


def test_every_kind_of_question_has_a_word_that_needs_nothing_else() -> None:
    rules = json.loads(WORDS.read_text("utf-8"))
    words = {rule["ask"] for rule in rules if "ask" in rule and rule.keys() <= {"ask", "say", "point"}}
    assert words == PROMPTS.keys()
    assert any(rule.keys() == {"say"} for rule in rules), "and while nothing is asked"
