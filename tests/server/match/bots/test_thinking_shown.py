"""How a table learns about searching computer players: which ones search and how long, and nothing about
others."""

from __future__ import annotations

import time
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from tests.busy import BUSY
from tests.server.play import Caller, make_app
from tests.server.pondering import GAME

FEW, MANY = 4, 40  # turns
POOL: dict[str, Any] = {
    "games": {"duel": "tests.server.pondering:GAME"},
    "thinking_seconds": 0.5,
    "thinkers": 1,
}


@pytest.fixture
def pondering(tmp_path: Path) -> Iterator[TestClient]:
    """A server with Card Duel and a player that searches ahead in another process."""
    with TestClient(make_app(tmp_path, GAME, **POOL)) as client:
        yield client


def match_against(ada: Caller, bot: str) -> str:
    """Return a match of the caller, who begins, against a computer player."""
    card = ada.new_match(goal=100_000)
    ada.sit(card, "red-1")
    assert ada.post(f"/api/matches/{card['id']}/seats/blue-1", {"bot": bot}).status_code == 200
    assert ada.post(f"/api/matches/{card['id']}/start").status_code == 200
    return str(card["id"])


def test_a_searching_player_is_shown_until_its_time_is_over(pondering: TestClient) -> None:
    ada = Caller(pondering)
    with ada.watch(match_against(ada, "ponderer")) as red:
        turn = 0
        while turn < FEW or red.view["last_roll"] is None:  # its process may not have begun to search yet
            assert turn < MANY, "it looks ahead"
            assert red.view["thinking"] == {}, "a person"
            start = datetime.now(UTC)
            red.pick("stay")
            until = datetime.fromisoformat(red.view["thinking"]["blue-1"])
            assert (until - start).total_seconds() == pytest.approx(0.5, abs=0.25)
            loop_start = time.monotonic()
            while red.view["turn"] != "red-1":
                red.read_until("diff")
            assert 0.2 < time.monotonic() - loop_start < 0.5 + BUSY, f"turn {turn}"
            turn += 1


def test_a_player_that_does_not_search_is_never_shown_as_thinking(pondering: TestClient) -> None:
    ada = Caller(pondering)
    with ada.watch(match_against(ada, "cautious")) as red:
        red.pick("stay")
        assert (red.view["waiting_for"], red.view["thinking"]) == (["blue-1"], {})


def test_a_server_without_search_processes_shows_no_search(tmp_path: Path) -> None:
    with TestClient(make_app(tmp_path, GAME, **POOL | {"thinkers": 0})) as client:
        ada = Caller(client)
        with ada.watch(match_against(ada, "ponderer")) as red:
            red.pick("stay")
            assert (red.view["waiting_for"], red.view["thinking"]) == (["blue-1"], {})
            while red.view["turn"] != "red-1":
                red.read_until("diff")
            assert red.view["last_roll"] is None, "it plays as it does at once"
