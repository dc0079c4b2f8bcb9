"""The measured servers, and the figures that the operating system reports on them."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

TICKS = os.sysconf("SC_CLK_TCK")
STARTUP_SECONDS = 60.0
ROOT = Path(__file__).parents[2]

#: Limits that no client of this benchmark reaches, and no logging.
SETTINGS = {
    "GALAXIES_LOG_LEVEL": "warning",
    "GALAXIES_GUEST_RATE": "1000000/minute",
    "GALAXIES_CREATE_RATE": "1000000/minute",
    "GALAXIES_MATCHES_PER_HOST": "1000000",
    "GALAXIES_MESSAGE_RATE": "1000000/10 seconds",
    "GALAXIES_FRAME_RATE": "1000000/10 seconds",
    "GALAXIES_SOCKETS_PER_ADDRESS": "20000",
}


@dataclass(frozen=True)
class Server:
    """A running server."""

    base: str
    pid: int


def free_port() -> int:
    """Return a free port."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def run_module(*module: str, port: int, env: dict[str, str] | None = None) -> Iterator[Server]:
    """Run a module with arguments, and yield as soon as it responds on the port."""
    command = [sys.executable, "-m", *module]
    process = subprocess.Popen(
        command, cwd=ROOT, env=os.environ | SETTINGS | (env or {}), stderr=subprocess.DEVNULL
    )
    base = f"http://127.0.0.1:{port}"
    try:
        _wait_until_ready(process, base)
        yield Server(base, process.pid)
    finally:
        process.terminate()
        _ = process.wait(30)


def _wait_until_ready(process: subprocess.Popen[bytes], base: str) -> None:
    deadline = time.monotonic() + STARTUP_SECONDS
    while time.monotonic() < deadline and process.poll() is None:
        try:
            with urlopen(f"{base}/healthz", timeout=5):
                return
        except URLError:
            time.sleep(0.05)
    raise RuntimeError(f"{process.args!r} does not respond")


@contextmanager
def galaxies(
    database: str, redis: str = "", *, module: str = "server", shares: Path | None = None, **settings: str
) -> Iterator[Server]:
    """Run our server. With `bench.server.profiled` as the module, it records where it spends its time.
    ``settings`` are environment variables.
    """
    port = free_port()
    arguments = ("serve", "--port", str(port), "--database", database, "--redis", redis)
    env = settings | ({"BENCH_SHARES": str(shares)} if shares else {})
    with run_module(module, *arguments, port=port, env=env) as server:
        yield server


@contextmanager
def bare() -> Iterator[Server]:
    """Run the bare broadcaster."""
    port = free_port()
    with run_module("bench.server.bare", str(port), port=port) as server:
        yield server


@contextmanager
def workers(count: int, database: str, redis: str) -> Iterator[list[Server]]:
    """Run several of our servers on one database. They are started one after another, so that the first one
    creates the tables."""
    with ExitStack() as stack:
        yield [stack.enter_context(galaxies(database, redis)) for _ in range(count)]


def cpu_seconds(pids: list[int]) -> float:
    """Return the processor time of all threads of the processes in seconds, to a hundredth of a second."""
    total = 0
    for pid in pids:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        total += int(fields[11]) + int(fields[12])
    return total / TICKS


def pss_kib(pids: list[int]) -> int:
    """Return the memory of the processes in KiB. Shared memory is divided between the processes that share
    it."""
    lines = [Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines() for pid in pids]
    return sum(int(line.split()[1]) for file in lines for line in file if line.startswith("Pss:"))
