"""Fixtures of the server tests."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from argon2 import PasswordHasher
from starlette.testclient import TestClient

from server.features.identity import passwords
from server.match.bots import bot_processes
from tests.compiled import share_compiled
from tests.databases import new_sqlite
from tests.server.play import make_app
from tests.serving import FORKS

#: Hashes at almost no cost. One test checks the real cost.
CHEAP_HASHER = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)


@pytest.fixture(scope="session", autouse=True)
def statements_compiled_once() -> Iterator[None]:
    """Compile each SQL statement once for all servers in this process."""
    with share_compiled():
        yield


@pytest.fixture(autouse=True)
def cheap_passwords(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make password hashes cheap in all tests."""
    monkeypatch.setattr(passwords, "HASHER", CHEAP_HASHER)


@pytest.fixture(autouse=True)
def forked_search_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fork search processes from a process that has loaded the server, because importing it takes a second.
    Servers in separate processes start search processes as in production."""
    monkeypatch.setattr(bot_processes, "CONTEXT", FORKS)


@pytest.fixture
def own(tmp_path: Path) -> Iterator[TestClient]:
    """A server on SQLite with Card Duel."""
    with TestClient(make_app(tmp_path), raise_server_exceptions=False) as client:
        yield client


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    """A server for all tests of a module. They use only the data that they create there."""
    with TestClient(make_app(tmp_path_factory.mktemp("shared")), raise_server_exceptions=False) as client:
        yield client


@pytest.fixture
def client(own: TestClient) -> TestClient:
    """A server for the test alone, except in modules that share one."""
    return own


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database of each kind, with the newest schema."""
    if request.param == "postgres":
        return str(request.getfixturevalue("new_postgres_url"))
    return new_sqlite(f"sqlite+aiosqlite:///{tmp_path / 'store.sqlite3'}")
