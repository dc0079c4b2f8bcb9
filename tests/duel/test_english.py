"""Every key that the rules use has an English sentence."""

from __future__ import annotations

from importlib.resources import files

import pytest

from engine.core.decisions import PASS
from engine.core.present.views import SPECTATOR
from engine.core.simulation.selfplay import Selfplay, derive_seed
from examples.duel import GAME, english
from examples.duel.rules import ACTION, ACTIONS, CONCEDE, RESPOND, SHOW
from tests.labels import labelled_happenings, labelled_view
from tests.messages import FluentFile

FILE = FluentFile(files("examples.duel") / "locales" / "en" / "duel.ftl")
NAMES = {"red-1": "Ada", "blue-1": "Bob", "blue-2": "Cleo", "red": "Red", "blue": "Blue"}


def test_every_key_has_a_sentence() -> None:
    assert FILE.keys("prompt") == {ACTION, RESPOND}
    assert FILE.keys("option") == {*ACTIONS, SHOW, PASS}
    assert FILE.keys("order") == {CONCEDE}
    assert FILE.keys("warning") == {CONCEDE, f"{CONCEDE}-last"}
    assert FILE.keys("result") == {"concession", "points"}
    assert FILE.keys("happening") == GAME.happening_types.keys()


def test_the_file_is_in_order() -> None:
    FILE.check_full_stops()
    FILE.check_order()


def test_every_message_compiles() -> None:
    for message in FILE.messages:
        assert english.TEXTS.format(message, {})


@pytest.mark.parametrize("mission", GAME.edition().missions)
def test_a_whole_match_is_described_in_sentences(mission: str) -> None:
    match = Selfplay(GAME, mission, derive_seed(1, 2))
    while not match.match.over:
        asked = labelled_view(match, next(iter(match.match.decisions)))["decision"]
        assert asked["prompt"] and all(option["label"] for option in asked["options"])
        change = match.turn()
        happened = GAME.happenings(match.state, change.facts, [SPECTATOR])[SPECTATOR]
        told = labelled_happenings(GAME, match.view(), happened)
        assert not any("none" in one["label"] for one in told)


@pytest.mark.parametrize(
    ("shown", "passed", "points", "label"),
    [
        ({}, ["blue-1"], {"red": 2}, "Bob passes: 2 points for Red"),
        ({}, ["blue-1", "blue-2"], {}, "Bob passes and Cleo passes: no points"),
        ({"red-1": 3, "blue-1": 9}, [], {"blue": 4}, "Ada shows 3 and Bob shows 9: 4 points for Blue"),
        (
            {"red-1": 3, "blue-1": 9},
            ["blue-2"],
            {"red": 2, "blue": 1},
            "Ada shows 3 and Bob shows 9; Cleo passes: 2 points for Red and 1 point for Blue",
        ),
    ],
)
def test_a_provocation_tells_who_shows_who_passes_and_who_scores(
    shown: dict[str, int], passed: list[str], points: dict[str, int], label: str
) -> None:
    fields = {"seat": "red-1", "shown": shown, "passed": passed, "points": points}
    assert english.writer(NAMES)("happening", "settled", fields) == label


def test_results_name_the_points() -> None:
    assert english.result("points", [], {"red": 1, "blue": 1}, NAMES) == "A draw at 1 point"
    assert english.result("concession", ["red"], {"red": 0, "blue": 9}, NAMES) == (
        "Red wins: all others have conceded"
    )
