"""Metrics and health checks for monitoring."""

from __future__ import annotations

import asyncio
import sqlite3
import sys
import time
from contextlib import closing, suppress
from itertools import pairwise
from pathlib import Path
from subprocess import PIPE, Popen
from typing import Any

import httpx2
import pytest
from prometheus_client import REGISTRY
from pydantic import ValidationError
from sqlalchemy import text
from starlette.testclient import TestClient

from server.db import write_probe
from server.db.commit import writer
from server.db.migrate import upgrade
from server.db.sql.store import Store, open_engine
from server.db.types.store import StoreUnavailable
from server.db.write_probe import VALID_SECONDS
from server.features.site import health
from server.monitoring import metrics
from server.settings import Settings
from tests.busy import BUSY
from tests.server.live import LiveServer
from tests.server.match.test_trouble import tables
from tests.server.play import begin_match, make_app
from tests.services import free_port
from tests.serving import ROOT


def test_a_ready_server_reports_its_parts(client: TestClient) -> None:
    answer = client.get("/readyz")
    body = {"status": "ready", "database": "ok", "bus": "ok", "disk": "ok"}
    assert (answer.status_code, answer.json()) == (200, body)


def test_a_server_without_its_database_is_not_ready(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def raise_unavailable() -> None:
        raise StoreUnavailable("no route to the database")

    monkeypatch.setattr(tables(client).store, "ping", raise_unavailable)
    answer = client.get("/readyz")
    assert (answer.status_code, answer.json()["status"]) == (503, "away")
    assert (answer.json()["database"], answer.json()["bus"]) == ("away", "ok")


def readiness(client: TestClient) -> tuple[int, str]:
    """Return the response after the newest probe has expired."""
    writable = client.app.state.services.writable  # type: ignore[attr-defined]
    writable._check_start -= VALID_SECONDS
    answer = client.get("/readyz")
    return answer.status_code, answer.json()["database"]


def test_a_server_whose_database_is_locked_by_another_process_is_not_ready(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server reports this while its own probe continues."""

    async def succeed() -> None: ...

    monkeypatch.setattr(writer, "PROBE_TIMEOUT", BUSY)
    with TestClient(make_app(tmp_path)) as client:
        with closing(sqlite3.connect(tmp_path / "test.sqlite3", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            with monkeypatch.context() as at_once:
                at_once.setattr(health, "CHECK_TIMEOUT", 0.1)
                at_once.setattr(tables(client).store, "ping", succeed)
                assert readiness(client) == (503, "away")
            assert not client.app.state.services.writable._check.done()  # type: ignore[attr-defined]
            assert client.get("/healthz").status_code == 200
        assert readiness(client) == (200, "ok")


def test_a_server_with_a_read_only_database_is_not_ready(tmp_path: Path) -> None:
    with TestClient(make_app(tmp_path)) as client:
        assert readiness(client) == (200, "ok")
        log = tmp_path / "test.sqlite3-wal"
        size = log.stat().st_size
        assert readiness(client) == (200, "ok")
        assert log.stat().st_size > size, "nothing was written"
        groups = client.app.state.services.store._group_writer  # type: ignore[attr-defined]
        groups._close_connection()
        groups._pragmas = [*groups._pragmas, "PRAGMA query_only=ON"]
        assert readiness(client) == (503, "away")


def test_the_database_is_probed_at_most_once_a_second(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    trials = list[float]()

    async def probe() -> None:
        trials.append(time.monotonic())

    monkeypatch.setattr(tables(client).store, "probe", probe)
    for _ in range(20):
        assert client.get("/readyz").status_code == 200
    assert all(later - earlier >= VALID_SECONDS for earlier, later in pairwise(trials))
    assert trials


@pytest.mark.anyio
async def test_a_read_only_postgres_is_detected(
    postgres_url: str,
) -> None:
    engine = open_engine(postgres_url)
    await upgrade(engine)
    store = Store(engine)
    await store.probe()
    async with engine.begin() as connection:
        name = await connection.scalar(text("SELECT current_database()"))
        await connection.execute(text(f'ALTER DATABASE "{name}" SET default_transaction_read_only = on'))
    with pytest.raises(StoreUnavailable):
        await store.probe()
    await store.close()


def test_a_server_without_disk_space_is_alive_and_not_ready(tmp_path: Path) -> None:
    with TestClient(make_app(tmp_path, disk_free=2**62)) as client:
        answer = client.get("/readyz")
        assert (answer.status_code, answer.json()["status"], answer.json()["disk"]) == (503, "low", "low")
        assert client.get("/healthz").status_code == 200


def test_a_match_is_counted(client: TestClient) -> None:
    def metric_value(name: str, **labels: str) -> float:
        return REGISTRY.get_sample_value(f"galaxies_{name}", labels) or 0.0

    def all_values() -> dict[str, float]:
        return {
            "sockets": metric_value("sockets"),
            "matches": metric_value("matches"),
            "answers": metric_value("answers_total", by="player"),
            "commits": metric_value("commit_seconds_count"),
            "diffs": metric_value("diff_seconds_count"),
            "new": metric_value("whole_views_total", why="new"),
            "resyncs": metric_value("whole_views_total", why="asked for"),
            "stale": metric_value("refusals_total", code="stale"),
            "strangers": metric_value("requests_turned_away_total", status="421"),
        }

    old_values = all_values()
    summary, (ada, _) = begin_match(client)
    with ada.watch(summary["id"]) as red:
        at_start = all_values()
        assert red.pick("stay")["type"] == "accepted"
        assert red.ask("answer", decision="red-1.1", pick=["stay"])["code"] == "stale"
        red.resync()
        during = all_values()
    client.get("/", headers={"Host": "evil.example"})
    new_values = all_values()
    increases = {name: during[name] - at_start[name] for name in during}
    assert increases["answers"] == increases["resyncs"] == increases["stale"] == increases["commits"] == 1
    assert increases["diffs"] >= 1
    assert at_start["new"] - old_values["new"] == 1
    assert (at_start["sockets"] - old_values["sockets"], at_start["matches"] - old_values["matches"]) == (
        1,
        1,
    )
    assert new_values["sockets"] == old_values["sockets"]
    assert new_values["strangers"] - old_values["strangers"] == 1


def test_metrics_have_a_separate_address(tmp_path: Path) -> None:
    address = f"127.0.0.1:{free_port()}"
    database = f"sqlite+aiosqlite:///{tmp_path / 'metrics.sqlite3'}"
    with LiveServer(database, GALAXIES_METRICS=address) as server:
        assert "galaxies_sockets 0.0" in httpx2.get(f"http://{address}/metrics").text
        assert server.get("/metrics").status_code != 200


@pytest.mark.parametrize("address", ["localhost", "127.0.0.1:", ":port"])
def test_metrics_require_a_port(address: Any) -> None:
    with pytest.raises(ValidationError):
        Settings(metrics=address)


COUNT = """
from server.monitoring import metrics
metrics.SOCKETS.inc()
metrics.ANSWERS.labels("bot").inc()
print(flush=True)
input()
"""


def test_the_numbers_of_several_workers_are_added_without_dead_ones(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(metrics.FOLDER, "")
    monkeypatch.setattr(metrics, "mkdtemp", lambda **_: str(tmp_path))
    registry = metrics.combined_registry()

    def process_metrics() -> tuple[float | None, float | None]:
        sockets = registry.get_sample_value("galaxies_sockets")
        return sockets, registry.get_sample_value("galaxies_answers_total", {"by": "bot"})

    workers = [Popen([sys.executable, "-c", COUNT], cwd=ROOT, stdin=PIPE, stdout=PIPE) for _ in range(2)]
    for worker in workers:
        assert worker.stdout and worker.stdout.readline()
    assert process_metrics() == (2.0, 2.0)
    workers[0].communicate(b"\n")
    assert process_metrics() == (1.0, 2.0)
    workers[1].communicate(b"\n")


class Slow:
    """A part that is slow to notice a cancellation."""

    requests = 0

    async def ping(self) -> None:
        self.requests += 1
        for _ in range(2):
            with suppress(asyncio.CancelledError):
                await asyncio.sleep(1.0)


@pytest.mark.anyio
async def test_a_hanging_part_delays_nobody_beyond_its_timeout(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(health, "CHECK_TIMEOUT", 0.05)
    part = Slow()
    requests = asyncio.gather(*(health._state_of("store", part) for _ in range(3)))
    assert await asyncio.wait_for(requests, 0.9) == ["away"] * 3
    assert part.requests == 1


class Tried:
    """A store that reports when it was probed."""

    trials = 0

    async def ping(self) -> None: ...

    async def probe(self) -> None:
        await asyncio.sleep(0)
        self.trials += 1


@pytest.mark.anyio
async def test_a_caller_gets_the_result_of_the_probe_started_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """This holds even if another probe has started by then."""
    monkeypatch.setattr(write_probe, "VALID_SECONDS", 0.0)
    store = Tried()
    writable = write_probe.WriteProbe(store)  # type: ignore[arg-type]
    first = asyncio.create_task(writable.ping())
    while not store.trials:
        await asyncio.sleep(0)
    await writable.ping()
    await first
    assert store.trials == 2
