"""Fixtures for tests that need a PostgreSQL, Redis, push service or mailbox; each starts at its first use.

They import what they need there, too: the process that only hands out tests needs none of it, and in the
others it is then kept compiled.
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

#: What takes longest, the longest first.
LONGEST = (
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
    """Let the collector of circular garbage run as rarely as in the server: with Python's own setting it
    takes 8 to 12 % of the tests' time, and 28 % of what it takes to find them."""
    tune_gc()
    _keep_compiled(config)


def _keep_compiled(config: pytest.Config) -> None:
    """Keep compiled code for the processes that tests start, also where Python is told to keep none: there
    are many, and each would compile the server and its libraries anew."""
    cache: pytest.Cache | None = getattr(config, "cache", None)  # there is none where that plugin is off
    if sys.dont_write_bytecode and cache and os.environ.pop("PYTHONDONTWRITEBYTECODE", None):
        sys.dont_write_bytecode = False
        sys.pycache_prefix = os.environ["PYTHONPYCACHEPREFIX"] = str(cache.mkdir("compiled"))


def pytest_collection_finish() -> None:
    """Let it pass over all modules and tests."""
    _ = gc.collect()
    gc.freeze()


@pytest.hookimpl(optionalhook=True)  # mutants are tried without xdist
def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """One more than there are cores: tests with a browser or a server wait now and then."""
    return (os.cpu_count() or 1) + 1


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with what takes longest, so that no core waits for it in the end."""
    items.sort(key=lambda item: _rank(f"{item.path.parent.name}/{item.path.name}"))


def _rank(module: str) -> int:
    return next((rank for rank, name in enumerate(LONGEST) if module.startswith(name)), len(LONGEST))


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
    """The URL of a PostgreSQL database of the newest schema, for one test after the other."""
    from tests import services
    from tests.databases import migrated

    with services.new_database(postgres_server) as url:
        yield migrated(url)


@pytest.fixture
def new_postgres_url(newest_postgres: str) -> Iterator[str]:
    """An empty PostgreSQL database; to make one for each test takes longer than most. Leave its schema be."""
    from tests.databases import empty_postgres

    yield newest_postgres
    empty_postgres(newest_postgres)


@pytest.fixture
def postgres_url(postgres_server: str) -> Iterator[str]:
    """An empty PostgreSQL database of the test's own."""
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
