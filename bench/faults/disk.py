"""Tests a SQLite database on a full disk."""

from __future__ import annotations

import os
import resource
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any

from bench.faults.stores import sqlite_url_in, temporary_folder
from tests.server.live import LiveServer
from tests.server.players import Load

MEGABYTES = 16
BLOCK = bytes(4096)

#: A context manager in which a server has no space for files in a folder.
Full = Callable[[Path, LiveServer], AbstractContextManager[None]]


def disk(times: int = 5, seconds: float = 2.0, matches: int = 4) -> dict[str, Any]:
    """Fill a small disk several times while matches are played. If no disk can be mounted, limit the file
    size instead.
    """
    with temporary_folder() as place:
        mount = ["mount", "-t", "tmpfs", "-o", f"size={MEGABYTES}m", "tmpfs", place]
        mounted = os.geteuid() == 0 and not subprocess.run(mount, check=False, capture_output=True).returncode
        try:
            full = full_disk if mounted else limited_files
            return {"by": full.__name__} | play_without_room(place, full, times, seconds, matches)
        finally:
            if mounted:
                _ = subprocess.run(["umount", place], check=True)


def play_without_room(place: Path, full: Full, times: int, seconds: float, matches: int) -> dict[str, Any]:
    """Play several times for ``seconds`` without free space. Return the number of answers accepted during
    these times, and the codes of closed sockets.
    """
    meanwhile, goes_on = 0, 0.0
    with LiveServer(sqlite_url_in(place)) as server:
        with Load([server], matches) as load:
            for _ in range(times):
                _ = load.go_on()
                with full(place, server):
                    before = load.answers
                    time.sleep(seconds)
                    meanwhile += load.answers - before
                goes_on = max(goes_on, load.go_on())
        tally = load.tally(sqlite_url_in(place))
    outcome = {"accepted_meanwhile": meanwhile, "closed": dict(load.closings)}
    return {"times": times, "seconds": seconds} | outcome | {"goes_on_after": round(goes_on, 2)} | tally


@contextmanager
def full_disk(place: Path, _server: LiveServer) -> Iterator[None]:
    """Fill the rest of the disk inside the block."""
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
    """Limit the server's files to the size of its largest file inside the block."""
    assert server.pid
    largest = max(file.stat().st_size for file in place.iterdir())
    _, hard = before = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
    _ = resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (largest, hard))
    try:
        yield
    finally:
        _ = resource.prlimit(server.pid, resource.RLIMIT_FSIZE, before)
