"""docs/PROTOCOL.md describes what the engine sends: decisions, and the keys of views."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from engine.core.present.views import SPECTATOR
from engine.core.simulation.selfplay import Selfplay, derive_seed
from engine.galaxies import GAME
from engine.galaxies.catalogue import catalogue
from tests.contract import decision_kinds
from tests.messages import locale_file

DOC = (Path(__file__).parents[2] / "docs" / "PROTOCOL.md").read_text(encoding="utf-8")


def on_one_line(text: str) -> str:
    """Return the text on one line."""
    return " ".join(text.split())


def section(title: str) -> str:
    return DOC.split(f"\n## Battleship Galaxies: {title}\n")[1].split("\n## ")[0]


@pytest.fixture(scope="module")
def happenings_and_views() -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """The happenings and views of some matches for some viewers."""
    happenings: list[dict[str, Any]] = []
    views: list[dict[str, Any]] = []
    for number, mission in enumerate(catalogue().missions):
        game = Selfplay(GAME, mission, derive_seed(78, number))
        while not game.match.over:
            change = game.turn()
            if game.answers % 50 == 0 and not game.match.over:
                game.journal += (set_ := game.match.order("isn-1", "pass", True)).entries
                happenings += game.game.happenings(game.state, set_.facts, ["isn-1"])["isn-1"]
            for viewer in ("isn-1", "wretch-1", SPECTATOR):
                happenings += game.game.happenings(game.state, change.facts, [viewer])[viewer]
        views += [game.view(viewer) for viewer in ("isn-1", SPECTATOR)]
    return happenings, views


def test_only_the_documented_happenings_are_routine(
    happenings_and_views: tuple[list[dict[str, Any]], list[dict[str, Any]]],
) -> None:
    assert {happening["kind"] for happening in happenings_and_views[0]} <= GAME.happening_types.keys()
    routine = {happening["kind"] for happening in happenings_and_views[0] if "routine" in happening}
    assert routine == {"movement", "moved", "movement-ended", "phase", "stage", "window"}


def test_views_have_the_documented_keys(
    happenings_and_views: tuple[list[dict[str, Any]], list[dict[str, Any]]],
) -> None:
    keys = set(re.findall(r'^  "([a-z_]+)":', section("the view"), re.MULTILINE))
    seated, spectator_view = happenings_and_views[1][:2]
    missing_keys = re.search(r"a spectator has no ([^.]*)\.", on_one_line(section("the view")))
    assert missing_keys is not None
    of_the_server = {"thinking"}
    assert keys == set(seated) | of_the_server
    assert keys - set(spectator_view) - of_the_server == set(re.findall(r"`([a-z_]+)`", missing_keys[1]))


def test_every_kind_of_decision_is_documented() -> None:
    listed_kinds = on_one_line(section("decisions")).split(" Kinds: ")[1].split(". A client must")[0]
    kinds = set(re.findall(r"`([a-z-]+)`", listed_kinds))
    assert kinds == decision_kinds(GAME) == locale_file("galaxies").keys("prompt")
