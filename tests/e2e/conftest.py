"""A server with the real game, and people with browsers who visit it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect, sync_playwright

from tests import browser as chromium
from tests.e2e.people import PATIENCE, Person
from tests.e2e.windows import Windows, lent_port
from tests.services import games_setting
from tests.serving import Server

GAME = "engine.galaxies:GAME"

Invite = Callable[..., Person]


@contextmanager
def running(folder: Path, *games: str, **settings: str) -> Iterator[Server]:
    """Run a server with a separate database and computer players that do not look ahead. At the end, errors
    in its log fail the test."""
    database, log = f"sqlite+aiosqlite:///{folder / 'matches.sqlite3'}", folder / "server.log"
    defaults = {"GALAXIES_BOT_DELAY": "0", "GALAXIES_LOG_JSON": "true", "GALAXIES_THINKERS": "0"} | settings
    with (
        lent_port() as port,
        Server(
            database, log=log, port=port, GALAXIES_GAMES=games_setting(*games or [GAME]), **defaults
        ) as server,
    ):
        yield server
    assert server.faults() == []


@contextmanager
def visitors(windows: Windows, server: Server) -> Iterator[Invite]:
    """Yield a function that creates people. Errors in their pages fail at the end."""
    people: list[Person] = []

    def make(name: str, **options: Any) -> Person:
        people.append(Person(windows, server.url, name, **options))
        return people[-1]

    yield make
    faults = {
        person.name: own_faults for person in people if (own_faults := [*person.faults, *person.wire.faults])
    }
    for person in people:
        person.close()
    assert not faults


@pytest.fixture(scope="package")
def windows() -> Iterator[Windows]:
    """Windows of a Chromium. Playwright keeps an event loop, so this package cannot contain anyio tests."""
    try:
        executable = chromium.chromium_path()
    except chromium.NoBrowserError as reason:
        pytest.skip(str(reason))
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable, args=chromium.ARGUMENTS)
        yield Windows(browser)
        browser.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that many test modules share. Modules that change its settings start their own."""
    with running(tmp_path_factory.mktemp("server")) as server:
        yield server


@pytest.fixture
def person(windows: Windows, server: Server) -> Iterator[Invite]:
    """Yield a function that creates people for one test."""
    with visitors(windows, server) as make:
        yield make
