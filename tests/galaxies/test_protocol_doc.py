"""docs/PROTOCOL.md says what the engine sends: happenings and their fields, decisions, keys of views."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from engine.core.selfplay import Selfplay, seed_of
from engine.core.views import SPECTATOR
from engine.galaxies import GAME, facts
from engine.galaxies.catalogue import catalogue
from engine.galaxies.facts import Happened
from engine.galaxies.present import sentences
from tests.contract import kinds_of

DOC = (Path(__file__).parents[2] / "docs" / "PROTOCOL.md").read_text(encoding="utf-8")


def section(title: str) -> str:
    return DOC.split(f"\n## Battleship Galaxies: {title}\n")[1].split("\n## ")[0]


def happenings() -> dict[str, dict[str, str]]:
    """Kinds, and their fields with their marks."""
    kinds = {}
    for line in section("happenings").splitlines():
        row = re.fullmatch(r"\| `([a-z-]+)` \|(.*)\|", line)
        if row:
            named = re.sub(r"\([^)]*\)", "", row[2])
            kinds[row[1]] = dict(re.findall(r"`([a-z_]+)([?*]?)`", named))
    return kinds


def check_happening(told: dict[str, Any], documented: dict[str, str]) -> None:
    fields = set(told) - {"kind", "text", "label", "routine"}
    assert fields <= set(documented), told
    assert {name for name, mark in documented.items() if mark != "*"} <= fields, told
    assert all(documented[name] for name in fields if told[name] is None), told


@pytest.fixture(scope="module")
def told() -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """Happenings and views of some matches, as some viewers are shown them."""
    shown: list[dict[str, Any]] = []
    views: list[dict[str, Any]] = []
    for number, mission in enumerate(catalogue().missions):
        game = Selfplay(GAME, mission, seed_of(78, number))
        while not game.match.over:
            change = game.turn()
            if game.answers % 50 == 0 and not game.match.over:
                game.journal += (set_ := game.match.order("isn-1", "pass", True)).entries
                shown += game.game.happenings(game.state, set_.news, ["isn-1"])["isn-1"]
            for viewer in ("isn-1", "wretch-1", SPECTATOR):
                shown += game.game.happenings(game.state, change.news, [viewer])[viewer]
        views += [game.view(viewer) for viewer in ("isn-1", SPECTATOR)]
    return shown, views


def test_every_kind_of_happening_is_documented() -> None:
    made = [fact for fact in vars(facts).values() if isinstance(fact, type) and issubclass(fact, Happened)]
    assert set(happenings()) == {fact.kind for fact in made} - {"", "step", "effects-ended"}


def test_happenings_have_the_fields_that_are_documented(
    told: tuple[list[dict[str, Any]], list[dict[str, Any]]],
) -> None:
    documented = happenings()
    assert len({happening["kind"] for happening in told[0]}) > 40
    for happening in told[0]:
        check_happening(happening, documented[happening["kind"]])
    routine = {happening["kind"] for happening in told[0] if "routine" in happening}
    assert routine == {"movement", "moved", "movement-ended", "phase", "stage", "window"}


def test_views_have_the_keys_that_are_documented(
    told: tuple[list[dict[str, Any]], list[dict[str, Any]]],
) -> None:
    keys = set(re.findall(r'^  "([a-z_]+)":', section("the view"), re.MULTILINE))
    seated, spectator = told[1][:2]
    missing = re.search(r"a spectator has no (.*)\.", section("the view"))
    assert missing is not None
    of_the_server = {"thinking"}
    assert keys == set(seated) | of_the_server
    assert keys - set(spectator) - of_the_server == set(re.findall(r"`([a-z_]+)`", missing[1]))


def test_every_kind_of_decision_is_documented() -> None:
    listed = section("decisions").split("\nKinds: ")[1].split(". A client must")[0]
    kinds = set(re.findall(r"`([a-z-]+)`", listed))
    assert kinds == kinds_of(GAME) == {key for key in sentences.PROMPTS if ":" not in key}
