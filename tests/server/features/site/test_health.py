"""The answers of the three health routes when a part of the server is missing, or the server is busy."""

from __future__ import annotations

import socket
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import DatabaseError
from starlette.testclient import TestClient

from server.db.damage import Damage
from server.db.types.store import StoreUnavailable
from server.features.site import health
from server.transport.limits.admission import HEALTH_PATHS
from tests.busy import BUSY
from tests.server.match.test_trouble import run_in_loop, tables
from tests.server.play import begin_match, make_app
from tests.services import free_port


@contextmanager
def unused_port() -> Iterator[int]:
    """Yield a port without a listener."""
    yield free_port()


@contextmanager
def silent_port() -> Iterator[int]:
    """Yield a port that accepts connections and never responds."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        yield listener.getsockname()[1]


@pytest.mark.parametrize("ports", [unused_port, silent_port])
def test_a_server_without_its_bus_is_alive(
    tmp_path: Path, ports: Callable[[], Iterator[int]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(health, "CHECK_TIMEOUT", 0.3)
    with ports() as port, TestClient(make_app(tmp_path, redis=f"redis://127.0.0.1:{port}")) as client:
        response = client.get("/livez")
        assert (response.status_code, response.json()) == (200, {"status": "ok", "store": "ok"})
        for path in ("/healthz", "/readyz"):
            response = client.get(path)
            assert (response.status_code, response.json()["bus"]) == (503, "away")


@pytest.mark.parametrize("ports", [unused_port, silent_port])
def test_a_server_without_its_bus_continues_its_matches(
    tmp_path: Path, ports: Callable[[], Iterator[int]]
) -> None:
    with ports() as port, TestClient(make_app(tmp_path, redis=f"redis://127.0.0.1:{port}")) as client:
        start = time.monotonic()
        for _ in range(10):
            summary, (ada, _) = begin_match(client)
            with ada.watch(summary["id"]) as red:
                assert red.pick("stay")["type"] == "accepted"
        assert time.monotonic() - start < BUSY, "each request waits for the bus"


def test_a_server_without_its_store_is_not_alive(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    async def raise_unavailable() -> None:
        raise StoreUnavailable("no route to the database")

    monkeypatch.setattr(tables(client).store, "ping", raise_unavailable)
    response = client.get("/livez")
    assert (response.status_code, response.json()) == (503, {"status": "away", "store": "away"})


def test_a_server_without_disk_space_is_alive(tmp_path: Path) -> None:
    with TestClient(make_app(tmp_path, disk_free=2**62)) as client:
        assert client.get("/livez").status_code == 200


@pytest.mark.parametrize("path", sorted(HEALTH_PATHS))
def test_an_overloaded_server_still_reports_its_health(tmp_path: Path, path: str) -> None:
    with TestClient(make_app(tmp_path, requests_at_once=0)) as client:
        assert client.get("/api/missions").status_code == 503
        assert client.get(path).status_code == 200


# Damage


def damage(file: Path, pages: range) -> None:
    """Overwrite pages of a database, as a bad disk would."""
    with closing(sqlite3.connect(file)) as database:
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        size: int = database.execute("PRAGMA page_size").fetchone()[0]
        page_count: int = database.execute("PRAGMA page_count").fetchone()[0]
    with file.open("r+b") as stream:
        for page in pages:
            if page < page_count:
                _ = stream.seek(page * size)
                _ = stream.write(b"\xff" * size)


def look_for_damage(client: TestClient) -> None:
    run_in_loop(client, tables(client).store.look_for_damage)


def is_damaged(client: TestClient) -> bool:
    response = client.get("/readyz")
    body = response.json()
    return (response.status_code, body["status"], body["database"]) == (503, "damaged", "damaged")


def test_an_intact_database_is_not_reported_as_damaged(tmp_path: Path) -> None:
    with TestClient(make_app(tmp_path)) as client:
        _ = begin_match(client)
        look_for_damage(client)
        assert client.get("/readyz").status_code == 200


@pytest.mark.parametrize("pages", [range(3, 60), range(10, 40), range(20, 21)])
def test_pages_damaged_while_the_server_runs_are_detected(tmp_path: Path, pages: range) -> None:
    with TestClient(make_app(tmp_path)) as client:
        _ = begin_match(client)
        damage(tmp_path / "test.sqlite3", pages)
        look_for_damage(client)
        assert is_damaged(client)


def test_pages_damaged_before_the_start_are_detected(tmp_path: Path) -> None:
    with TestClient(make_app(tmp_path)) as client:
        _ = begin_match(client)
    damage(tmp_path / "test.sqlite3", range(40, 45))
    with TestClient(make_app(tmp_path)) as client:
        deadline = time.monotonic() + BUSY
        while not is_damaged(client):
            assert time.monotonic() < deadline
            time.sleep(0.05)


@pytest.mark.parametrize("code", [11, 11 | 1 << 8, 26])
@pytest.mark.parametrize("part", ["read", "written"])
def test_damage_reported_by_a_statement_is_remembered(
    client: TestClient, monkeypatch: pytest.MonkeyPatch, code: int, part: str
) -> None:
    error = sqlite3.DatabaseError("database disk image is malformed")
    error.sqlite_errorcode = code  # type: ignore[misc]

    def fail(*_: object, **__: object) -> None:
        raise error

    async def cause_error() -> None:
        store: Any = tables(client).store
        with monkeypatch.context() as patch, suppress(DatabaseError, StoreUnavailable):
            if part == "read":
                patch.setattr("aiosqlite.Cursor._execute", fail)
                await store.ping()
            else:
                patch.setattr(store._group_writer, "_open", fail)
                store._group_writer._close_connection()
                await store.probe()

    assert client.get("/readyz").status_code == 200
    run_in_loop(client, cause_error)
    assert is_damaged(client)


def test_the_check_of_a_large_database_is_limited_in_time(tmp_path: Path) -> None:
    file = tmp_path / "large.sqlite3"
    with closing(sqlite3.connect(file)) as database:
        database.execute("CREATE TABLE t (x)")
        database.executemany("INSERT INTO t VALUES (?)", ((n,) for n in range(100_000)))
        database.commit()
    recorded = Damage()
    recorded.check_pages(str(file), seconds=0.0)
    assert recorded.found is None
