"""Measures the processor time of the command line until the overview is printed, and until a server responds.

    python -m bench.startup

The imported modules are compiled beforehand into a separate folder, as in an installation.
"""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path
from resource import RUSAGE_CHILDREN, getrusage
from statistics import median
from subprocess import DEVNULL, Popen, run
from tempfile import TemporaryDirectory
from urllib.error import URLError
from urllib.request import urlopen

from tests.services import free_port

#: The number of measurements of each figure.
RUNS = 3
TIMEOUT = 120.0


def measure_overview(compiled: Path) -> float:
    """Return the processor time of `galaxies --help` in seconds."""
    before = _children_time()
    command = [sys.executable, "-m", "server", "--help"]
    _ = run(command, stdout=DEVNULL, check=True, env=_environment(compiled))
    return _children_time() - before


def measure_first_response(compiled: Path, folder: Path) -> float:
    """Return the processor time of `galaxies serve` with a new database, in seconds, until its first
    successful response."""
    port = free_port()
    arguments = ["serve", f"--port={port}", f"--database=sqlite+aiosqlite:///{folder / 'bench.sqlite3'}"]
    command = [sys.executable, "-m", "server", *arguments]
    server = Popen(command, stdout=DEVNULL, stderr=DEVNULL, env=_environment(compiled))
    try:
        deadline = time.monotonic() + TIMEOUT
        while not _is_responding(port):
            assert server.poll() is None and time.monotonic() < deadline, "the server does not respond"
            time.sleep(0.02)
        return _process_time(server.pid)
    finally:
        server.terminate()
        _ = server.wait()


def _environment(compiled: Path) -> dict[str, str]:
    """Return the environment, changed so that Python writes compiled modules to that folder."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    return environment | {"PYTHONPYCACHEPREFIX": str(compiled)}


def _is_responding(port: int) -> bool:
    try:
        with urlopen(f"http://127.0.0.1:{port}/api/missions", timeout=TIMEOUT) as response:
            return bool(response.status == 200)
    except (URLError, ConnectionError):
        return False


def _process_time(pid: int) -> float:
    """Return the processor time of a running process, in user mode and in system mode."""
    fields = Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _children_time() -> float:
    usage = getrusage(RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def main() -> None:
    """Print the median of a few runs of each measurement."""
    overview_times, response_times = list[float](), list[float]()
    with TemporaryDirectory() as cache:
        compiled = Path(cache)
        for _ in range(1 + RUNS):  # the first run compiles everything
            with TemporaryDirectory() as folder:
                overview_times.append(measure_overview(compiled))
                response_times.append(measure_first_response(compiled, Path(folder)))
    print(f"galaxies --help: {median(overview_times[1:]):.2f} s")
    print(f"galaxies serve until its first answer: {median(response_times[1:]):.2f} s")


if __name__ == "__main__":
    main()
