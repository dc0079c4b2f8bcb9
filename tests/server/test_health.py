"""What the three health addresses answer when a part of the server is away, or the server is busy."""

from __future__ import annotations

import socket
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from server.admission import ALWAYS
from server.api import health
from server.store.protocol import StoreAway
from tests.busy import BUSY
from tests.server.play import make_app, started
from tests.server.test_trouble import tables
from tests.services import free_port


@contextmanager
def nobody() -> Iterator[int]:
    """A port on which nobody listens."""
    yield free_port()


@contextmanager
def silence() -> Iterator[int]:
    """A port that accepts connections and never answers."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        yield listener.getsockname()[1]


@pytest.mark.parametrize("gone", [nobody, silence])
def test_a_server_without_its_bus_is_alive(
    tmp_path: Path, gone: Callable[[], Iterator[int]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(health, "PATIENCE", 0.3)
    with gone() as port, TestClient(make_app(tmp_path, redis=f"redis://127.0.0.1:{port}")) as client:
        answer = client.get("/livez")
        assert (answer.status_code, answer.json()) == (200, {"status": "ok", "store": "ok"})
        for path in ("/healthz", "/readyz"):
            answer = client.get(path)
            assert (answer.status_code, answer.json()["bus"]) == (503, "away")


@pytest.mark.parametrize("gone", [nobody, silence])
def test_a_server_without_its_bus_plays_on(tmp_path: Path, gone: Callable[[], Iterator[int]]) -> None:
    with gone() as port, TestClient(make_app(tmp_path, redis=f"redis://127.0.0.1:{port}")) as client:
        began = time.monotonic()
        for _ in range(10):
            summary, (ada, _) = started(client)
            with ada.watch(summary["id"]) as red:
                assert red.pick("stay")["type"] == "accepted"
        assert time.monotonic() - began < BUSY, "each request waits for the bus"


def test_a_server_without_its_store_is_not_alive(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    async def away() -> None:
        raise StoreAway("no route to the database")

    monkeypatch.setattr(tables(client).store, "ping", away)
    answer = client.get("/livez")
    assert (answer.status_code, answer.json()) == (503, {"status": "away", "store": "away"})


def test_a_server_without_room_on_its_disk_is_alive(tmp_path: Path) -> None:
    with TestClient(make_app(tmp_path, disk_free=2**62)) as client:
        assert client.get("/livez").status_code == 200


@pytest.mark.parametrize("path", sorted(ALWAYS))
def test_a_server_that_takes_no_further_request_tells_how_it_is(tmp_path: Path, path: str) -> None:
    with TestClient(make_app(tmp_path, requests_at_once=0)) as client:
        assert client.get("/api/missions").status_code == 503
        assert client.get(path).status_code == 200
