"""Fixtures for tests that need PostgreSQL, Redis, a push service or a mailbox. Each starts on first use.

Each fixture imports its dependencies itself. The process that only distributes tests needs none of them.
"""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

from server.base.memory import tune_gc

if TYPE_CHECKING:
    from tests.server.reached import Mailbox, PushService

#: The slowest tests, the slowest first.
SLOWEST = (
    "e2e/test_missions",
    "e2e/",
    "tests/test_web",
    "players/",
    "properties/",
    "galaxies/test_numbers",
    "pulp/test_traitor_properties",
    "pulp/test_game",
    "tests/test_bench",
    "tests/test_startup",
    "server/",
)


def pytest_configure(config: pytest.Config) -> None:
    """Let the garbage collector run as rarely as in the server. By default it takes 8 to 12 % of the tests'
    time, and 28 % of the collection's."""
    tune_gc()
    _cache_bytecode(config)


def _cache_bytecode(config: pytest.Config) -> None:
    """Cache bytecode for the processes that tests start, even with PYTHONDONTWRITEBYTECODE. Otherwise each of
    these many processes would compile the server and its libraries again."""
    # absent if pytest's cache plugin is disabled
    cache: pytest.Cache | None = getattr(config, "cache", None)
    if sys.dont_write_bytecode and cache and os.environ.pop("PYTHONDONTWRITEBYTECODE", None):
        sys.dont_write_bytecode = False
        sys.pycache_prefix = os.environ["PYTHONPYCACHEPREFIX"] = str(cache.mkdir("compiled"))


def pytest_collection_finish() -> None:
    """Exclude all modules and tests from garbage collection."""
    _ = gc.collect()
    gc.freeze()


@pytest.hookimpl(optionalhook=True)  # mutation testing runs without xdist
def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """Use two workers more than there are cores, because tests with a browser or a server often wait."""
    return (os.cpu_count() or 1) + 2


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Run the slowest tests first, so that no core is idle at the end."""
    items.sort(key=lambda item: _rank(f"{item.path.parent.name}/{item.path.name}"))


def _rank(module: str) -> int:
    return next((rank for rank, name in enumerate(SLOWEST) if module.startswith(name)), len(SLOWEST))


@pytest.fixture
def anyio_backend() -> tuple[str, dict[str, bool]]:
    return "asyncio", {"use_uvloop": True}


@pytest.fixture(scope="session")
def redis_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    from tests import services

    with services.running_redis(tmp_path_factory.mktemp("redis")) as url:
        yield url


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    from tests import services

    with services.running_postgres() as url:
        yield url


@pytest.fixture(scope="session")
def newest_postgres(postgres_server: str) -> Iterator[str]:
    """Yield the URL of a PostgreSQL database with the newest schema. Tests use it one after another."""
    from tests import services
    from tests.databases import migrate_database

    with services.new_database(postgres_server) as url:
        yield migrate_database(url)


@pytest.fixture
def new_postgres_url(newest_postgres: str) -> Iterator[str]:
    """Yield the URL of a reused, empty PostgreSQL database, because creating one takes longer than most
    tests. Do not change its schema."""
    from tests.databases import empty_postgres

    yield newest_postgres
    empty_postgres(newest_postgres)


@pytest.fixture
def postgres_url(postgres_server: str) -> Iterator[str]:
    """Yield the URL of an empty PostgreSQL database for a single test."""
    from tests import services

    with services.new_database(postgres_server) as url:
        yield url


@pytest.fixture
def service() -> Iterator[PushService]:
    from tests.server.reached import PushService

    with PushService() as service:
        yield service


@pytest.fixture
def box() -> Iterator[Mailbox]:
    from tests.server.reached import Mailbox

    with Mailbox() as box:
        yield box
