"""Fixtures for tests that need a browser, a PostgreSQL or a Redis; each starts at its first use."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests import browser as chromium
from tests import services

#: What takes longest, the longest first.
LONGEST = ("e2e/test_missions", "e2e/", "tests/test_web", "properties/", "server/")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with what takes longest, so that no core waits for it in the end."""
    items.sort(key=lambda item: _rank(f"{item.path.parent.name}/{item.path.name}"))


def _rank(module: str) -> int:
    return next((rank for rank, name in enumerate(LONGEST) if module.startswith(name)), len(LONGEST))


@pytest.fixture
def anyio_backend() -> tuple[str, dict[str, bool]]:
    return "asyncio", {"use_uvloop": True}


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """A Chromium for one module. Playwright keeps an event loop, so the module can have no anyio tests."""
    try:
        executable = chromium.chromium_path()
    except chromium.NoBrowserError as reason:
        pytest.skip(str(reason))
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=executable, args=chromium.ARGUMENTS)
        yield launched
        launched.close()


@pytest.fixture(scope="session")
def redis_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with services.running_redis(tmp_path_factory.mktemp("redis")) as url:
        yield url


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    with services.running_postgres() as url:
        yield url


@pytest.fixture
def postgres_url(postgres_server: str) -> Iterator[str]:
    """An empty PostgreSQL database of the test's own."""
    with services.new_database(postgres_server) as url:
        yield url
