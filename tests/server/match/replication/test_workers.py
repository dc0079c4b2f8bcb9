"""Several processes on one database. Players of a match may be connected to different ones."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random

import httpx2
import pytest
from starlette.testclient import TestClient

from server.match.replication.bus import LocalBus
from tests.busy import BUSY
from tests.server.live import LiveSeat, LiveServer, closing_code, live_match, supervised_server
from tests.server.play import begin_match, make_app
from tests.serving import run_in_process


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    if request.param == "postgres":
        yield str(request.getfixturevalue("new_postgres_url"))
    else:
        yield f"sqlite+aiosqlite:///{tmp_path / 'workers.sqlite3'}"


def test_players_on_different_servers_see_the_same_match(database: str, redis_url: str) -> None:
    random = Random(5)
    with LiveServer(database, redis_url) as first, LiveServer(database, redis_url) as second:
        red, blue = live_match(first, goal=100_000)
        red.connect(first)
        blue.connect(second)
        seats = (red, blue)
        for seat in seats:
            seat.read()
        answered: set[str] = set()
        while len(answered) < 40:
            for seat in seats:
                seat.drain(0.02)
                decision = seat.view["decision"]
                if decision and decision["id"] not in answered:
                    answered.add(decision["id"])
                    option_ids = [option["id"] for option in decision["options"] if option["id"] != "boom"]
                    assert seat.pick(random.choice(option_ids))["type"] == "accepted"
        for seat in seats:
            seat.drain(0.3)
            view = seat.view
            assert view == seat.resync()
        assert red.view["log"] == blue.view["log"]
        assert red.view["log"]
        for seat in seats:
            seat.close()


def test_all_servers_share_the_lobby(tmp_path: Path, redis_url: str) -> None:
    database = f"sqlite+aiosqlite:///{tmp_path / 'lobby.sqlite3'}"
    with LiveServer(database, redis_url) as first, LiveServer(database, redis_url) as second:
        red, blue = LiveSeat(first, "Red"), LiveSeat(second, "Blue")
        summary = red.call("POST", "/api/matches", {"mission": "duel", "private": False})
        red.match = blue.match = summary["id"]
        red.connect()
        blue.connect()
        red.read()
        blue.read()
        path = f"/api/matches/{summary['id']}"
        blue.call("POST", f"{path}/seats/blue-1")
        red.until(lambda view: view["seats"]["blue-1"]["player"] == "Blue")
        blue.until(lambda view: view["viewer"] == "blue-1")
        red.call("POST", f"{path}/seats/red-1")
        red.call("POST", f"{path}/start")
        for seat in (red, blue):
            seat.until(lambda view: view["status"] == "playing")
            view = seat.view
            assert seat.resync() == view
        assert red.view["decision"]
        red.close()
        blue.close()


def test_another_server_takes_over_the_clocks_of_a_dead_one(tmp_path: Path, redis_url: str) -> None:
    database = f"sqlite+aiosqlite:///{tmp_path / 'clock.sqlite3'}"
    first = LiveServer(database, redis_url)
    first.start()
    with LiveServer(database, redis_url) as second:
        red, blue = live_match(first, reaction_seconds=1)
        red.connect(first)
        red.read()
        red.pick("provoke")
        first.kill()
        blue.connect(second)
        blue.read()
        blue.until(lambda view: view["decision"] and view["decision"]["kind"] == "action")
        blue.close()


def test_a_logout_closes_sockets_on_other_servers_immediately(tmp_path: Path, redis_url: str) -> None:
    database = f"sqlite+aiosqlite:///{tmp_path / 'logout.sqlite3'}"
    rare_polls = {"GALAXIES_POLL_SECONDS": "60"}
    with (
        LiveServer(database, redis_url, **rare_polls) as first,
        LiveServer(database, redis_url, **rare_polls) as second,
    ):
        red, blue = live_match(first)
        for seat in (red, blue):
            seat.connect(second)
            seat.read()
        start = time.monotonic()
        answer = httpx2.delete(f"{first.url}/api/me", headers=red.headers)
        assert answer.status_code == 204
        assert (closing_code(red), time.monotonic() - start < BUSY) == (4401, True)
        assert blue.resync()["viewer"] == "blue-1"
        blue.close()


def test_two_workers_serve_one_port_and_survive_a_hangup(postgres_url: str, redis_url: str) -> None:
    with supervised_server(LiveServer(postgres_url, redis_url), workers=2) as server:
        red, _blue = live_match(server)
        watchers = []
        for _ in range(8):  # enough that both processes have some
            spectator = LiveSeat(server, "Eve")
            spectator.match = red.match
            spectator.connect()
            spectator.read()
            watchers.append(spectator)
        red.connect()
        red.read()
        assert server.pid
        os.kill(server.pid, signal.SIGHUP)
        time.sleep(1)  # it checks for signals twice a second
        red.pick("roll")
        for spectator in watchers:
            spectator.until(lambda view: view["log"])
            spectator.close()
        red.close()


def test_several_workers_require_a_bus(tmp_path: Path) -> None:
    status, output = run_in_process(tmp_path, "serve", "--workers", "2")
    assert status
    assert "--redis" in output


def test_sqlite_supports_only_one_worker(tmp_path: Path) -> None:
    file = tmp_path / "one.sqlite3"
    line = ("serve", "--workers=2", "--redis=redis://127.0.0.1:1", f"--database=sqlite:///{file}")
    status, output = run_in_process(tmp_path, *line)
    assert status
    assert "SQLite is for one worker" in output
    assert not file.exists()


class DeafBus(LocalBus):
    """A bus that loses every message."""

    shared = True


def test_a_bus_that_loses_everything_only_costs_time(tmp_path: Path) -> None:
    with ExitStack() as stack:
        first, second = (
            stack.enter_context(TestClient(make_app(tmp_path, bus=DeafBus(), poll_seconds=0.1)))
            for _ in range(2)
        )
        summary, (ada, bob) = begin_match(first)
        bob.client = second
        with ada.watch(summary["id"]) as red, bob.watch(summary["id"]) as blue:
            red.pick("roll")
            red.pick("stay") if red.view["decision"] else None
            before = time.monotonic()
            blue.read_until("view")
            assert time.monotonic() - before < BUSY
            assert blue.pick("stay")["type"] == "accepted"
            red.read_until("view")
            assert red.view["decision"]
