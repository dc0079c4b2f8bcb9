"""A server with the real game, and people with browsers who visit it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.e2e.people import Person
from tests.server.live import LiveServer

GAME = "engine.galaxies:GAME"
STATIC = Path(__file__).parent.parent.parent / "server" / "static"

Invite = Callable[..., Person]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """One server for a module."""
    folder = tmp_path_factory.mktemp("server")
    with LiveServer(f"sqlite+aiosqlite:///{folder / 'matches.sqlite3'}", GALAXIES_GAME=GAME) as running:
        yield running


@pytest.fixture
def person(browser: Browser, server: LiveServer) -> Iterator[Invite]:
    """Makes people; what went wrong in their pages fails the test."""
    people: list[Person] = []

    def make(name: str, **options: Any) -> Person:
        people.append(Person(browser, server.url, name, **options))
        return people[-1]

    yield make
    faults = {one.name: one.faults for one in people if one.faults}
    for one in people:
        one.close()
    assert not faults
