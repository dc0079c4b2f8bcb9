"""Processor time of the command line: until the overview is printed, and until a server answers.

python -m bench.startup
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

#: How often each is measured.
TIMES = 3
PATIENCE = 120.0


def overview() -> float:
    """Return the seconds of `galaxies --help`."""
    before = _children()
    _ = run([sys.executable, "-m", "server", "--help"], stdout=DEVNULL, check=True)
    return _children() - before


def first_answer(folder: Path) -> float:
    """Return the seconds of `galaxies serve` with a new database, up to its first good answer."""
    port = free_port()
    line = ["serve", f"--port={port}", f"--database=sqlite+aiosqlite:///{folder / 'bench.sqlite3'}"]
    server = Popen([sys.executable, "-m", "server", *line], stdout=DEVNULL, stderr=DEVNULL)
    try:
        deadline = time.monotonic() + PATIENCE
        while not _answers(port):
            assert server.poll() is None and time.monotonic() < deadline, "the server does not answer"
            time.sleep(0.02)
        return _of(server.pid)
    finally:
        server.terminate()
        _ = server.wait()


def _answers(port: int) -> bool:
    try:
        with urlopen(f"http://127.0.0.1:{port}/api/missions", timeout=PATIENCE) as answer:
            return bool(answer.status == 200)
    except (URLError, ConnectionError):
        return False


def _of(pid: int) -> float:
    """Processor time of a process that runs, of the user and of the system."""
    fields = Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _children() -> float:
    used = getrusage(RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def main() -> None:
    """Print the median of a few of each."""
    with TemporaryDirectory() as folder:
        _ = overview(), first_answer(Path(folder))  # so that all is compiled
    helps, answers = list[float](), list[float]()
    for _ in range(TIMES):
        with TemporaryDirectory() as folder:
            helps.append(overview())
            answers.append(first_answer(Path(folder)))
    print(f"galaxies --help: {median(helps):.2f} s")
    print(f"galaxies serve until its first answer: {median(answers):.2f} s")


if __name__ == "__main__":
    main()
