"""Every kind of question of every game is asked by its rules, and the coach has a text for it."""

from __future__ import annotations

import ast
import json
from collections import Counter
from pathlib import Path
from typing import Any

from engine.core.game import Game
from tests.contract import decision_kinds
from tests.games import each_game

ROOT = Path(__file__).parents[1]
#: Modules that contain names of questions without asking them
NO_RULES = {"present", "players", "determinization"}


def coach_rules(game: Game[Any]) -> dict[str, list[dict[str, Any]]]:
    folder = ROOT / "web" / "src" / "games" / game.id / "coach"
    return {path.stem: json.loads(path.read_text("utf-8")) for path in folder.glob("*.json")}


def asked_kinds(rule: dict[str, Any]) -> list[str]:
    kinds = rule.get("ask", [])
    return [kinds] if isinstance(kinds, str) else list(kinds)


@each_game
def test_the_rules_ask_every_kind_of_question_in_the_list(game: Game[Any]) -> None:
    counts: Counter[Any] = Counter()
    folders = [ROOT / place / game.id for place in ("engine", "examples")]
    for path in (path for folder in folders for path in folder.rglob("*.py")):
        if NO_RULES.isdisjoint(path.parts):
            tree = ast.parse(path.read_text("utf-8"))
            counts.update(node.value for node in ast.walk(tree) if isinstance(node, ast.Constant))
    assert [kind for kind in decision_kinds(game) if counts[kind] < 2] == []


@each_game
def test_the_coach_has_a_line_without_conditions_for_every_kind(game: Game[Any]) -> None:
    general = coach_rules(game)["general"]
    unconditional = [rule for rule in general if rule.keys() <= {"ask", "say", "point"}]
    assert {kind for rule in unconditional for kind in asked_kinds(rule)} == decision_kinds(game)


@each_game
def test_the_coach_names_no_other_kind_and_speaks_while_nothing_is_asked(game: Game[Any]) -> None:
    rules = [rule for topic_rules in coach_rules(game).values() for rule in topic_rules]
    assert {kind for rule in rules for kind in asked_kinds(rule)} == decision_kinds(game)
    assert any({"say"} <= rule.keys() <= {"say", "tap"} for rule in rules)
