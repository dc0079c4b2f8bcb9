"""No room on the disk of a SQLite database."""

from __future__ import annotations

import os
import resource
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any

from bench.faults.stores import folder, sqlite_in
from tests.server.live import LiveServer
from tests.server.players import Load

MEGABYTES = 16
BLOCK = bytes(4096)

#: Leaves a server no room to write a file in that folder, as long as it is entered.
Full = Callable[[Path, LiveServer], AbstractContextManager[None]]


def disk(times: int = 5, seconds: float = 2.0, matches: int = 4) -> dict[str, Any]:
    """Fill a small disk so often while matches are played; if none can be mounted, files get a limit."""
    with folder() as place:
        mount = ["mount", "-t", "tmpfs", "-o", f"size={MEGABYTES}m", "tmpfs", place]
        mounted = os.geteuid() == 0 and not subprocess.run(mount, check=False, capture_output=True).returncode
        try:
            full = full_disk if mounted else limited_files
            return {"by": full.__name__} | without_room(place, full, times, seconds, matches)
        finally:
            if mounted:
                _ = subprocess.run(["umount", place], check=True)


def without_room(place: Path, full: Full, times: int, seconds: float, matches: int) -> dict[str, Any]:
    """Play with no room so often and so long; says what was accepted, and how sockets were closed."""
    meanwhile, goes_on = 0, 0.0
    with LiveServer(sqlite_in(place)) as server:
        with Load([server], matches) as load:
            for _ in range(times):
                _ = load.go_on()
                with full(place, server):
                    before = load.answers
                    time.sleep(seconds)
                    meanwhile += load.answers - before
                goes_on = max(goes_on, load.go_on())
        tally = load.tally(sqlite_in(place))
    told = {"accepted_meanwhile": meanwhile, "closed": dict(load.closings)}
    return {"times": times, "seconds": seconds} | told | {"goes_on_after": round(goes_on, 2)} | tally


@contextmanager
def full_disk(place: Path, _server: LiveServer) -> Iterator[None]:
    """Fill what is left of the disk."""
    filler = place / "filler"
    try:
        with filler.open("wb", buffering=0) as file:
            try:
                while True:
                    _ = file.write(BLOCK)
            except OSError:
                yield
    finally:
        filler.unlink()


@contextmanager
def limited_files(place: Path, server: LiveServer) -> Iterator[None]:
    """Let no file of the server grow beyond the largest that it has."""
    assert server.pid
    largest = max(file.stat().st_size for file in place.iterdir())
    _, hard = before = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
    _ = resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (largest, hard))
    try:
        yield
    finally:
        _ = resource.prlimit(server.pid, resource.RLIMIT_FSIZE, before)
