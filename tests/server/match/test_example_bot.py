"""The bot of the documentation can play, so a bot can be written with only the protocol."""

from __future__ import annotations

import importlib.util
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from tests.server.live import LiveSeat, LiveServer
from tests.services import games_setting

SOURCE = Path(__file__).parents[3] / "examples" / "bot.py"
ANSWERS = 30


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    database = f"sqlite+aiosqlite:///{tmp_path_factory.mktemp('bot') / 'bot.sqlite3'}"
    games = games_setting("engine.galaxies:GAME", "tests.server.toy:GAME")
    with LiveServer(database, GALAXIES_GAMES=games, GALAXIES_BOT_DELAY="0") as live:
        yield live


def example() -> ModuleType:
    spec = importlib.util.spec_from_file_location("example_bot", SOURCE)
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def host_match(server: LiveServer, mission: str) -> tuple[LiveSeat, dict[str, Any]]:
    host = LiveSeat(server, "Ada")
    summary = host.call("POST", "/api/matches", {"mission": mission})
    host.match = summary["id"]
    return host, summary


def test_the_example_has_about_sixty_lines() -> None:
    assert len(SOURCE.read_text().splitlines()) <= 60


def test_two_examples_play_a_match_to_its_end(server: LiveServer) -> None:
    host, summary = host_match(server, "duel")
    bot, path = example(), f"/api/matches/{summary['id']}"
    bot.random = SimpleNamespace(sample=lambda ids, count: ["roll" if "roll" in ids else min(ids)] * count)
    with ThreadPoolExecutor(2) as pool:
        first = pool.submit(bot.play, server.url, summary["invite"]["code"], "One")
        wait_for(host, path, 1)
        second = pool.submit(bot.play, server.url, summary["invite"]["code"], "Two")
        wait_for(host, path, 2)
        _ = host.call("POST", f"{path}/start", None)
        assert first.result(60) == second.result(60)
    assert host.call("GET", path)["status"] == "finished"


def test_the_example_plays_galaxies_against_a_person(server: LiveServer) -> None:
    host, summary = host_match(server, "dead-zone")
    path = f"/api/matches/{summary['id']}"
    _ = host.call("POST", f"{path}/seats/{summary['seats'][0]['id']}", {"code": summary["invite"]["code"]})
    with ThreadPoolExecutor(1) as pool:
        playing = pool.submit(example().play, server.url, summary["invite"]["code"])
        wait_for(host, path, 2)
        _ = host.call("POST", f"{path}/start", None)
        host.connect()
        for _ in range(ANSWERS):
            host.until(lambda view: view.get("result") or view.get("decision"))
            if host.view["result"]:  # a random player may soon lose their last ship
                break
            answer_first(host)
        else:
            _ = host.send(type="order", order="concede", on=True)
            host.until(lambda view: view["result"])
        assert playing.result(60) == host.view["result"]["label"]
    assert {line["seat"] for line in host.view["log"]} >= {"isn-1", "wretch-1"}


def answer_first(seat: LiveSeat) -> None:
    """Answer with the first options, and read until the decision is gone."""
    decision = seat.view["decision"]
    picks = [option["id"] for option in decision["options"]][: decision["min"]]
    reply = seat.send(type="answer", decision=decision["id"], pick=picks)
    assert seat.reply_to(reply)["type"] == "accepted"
    seat.until(lambda view: (view["decision"] or {}).get("id") != decision["id"])


def wait_for(host: LiveSeat, path: str, players: int) -> None:
    """Wait until this many seats are taken."""
    for _ in range(600):
        summary = host.call("GET", path)
        if sum(seat["player"] is not None for seat in summary["seats"]) >= players:
            return
    raise AssertionError("the bot has not sat down")
