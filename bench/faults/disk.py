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
ExhaustSpace = Callable[[Path, LiveServer], AbstractContextManager[None]]


def disk(times: int = 5, seconds: float = 2.0, matches: int = 4) -> dict[str, Any]:
    """Fill a small disk several times while matches are played. If no disk can be mounted, limit the file
    size instead.
    """
    with temporary_folder() as folder:
        mount = ["mount", "-t", "tmpfs", "-o", f"size={MEGABYTES}m", "tmpfs", folder]
        mounted = os.geteuid() == 0 and not subprocess.run(mount, check=False, capture_output=True).returncode
        try:
            exhaust_space = full_disk if mounted else limited_files
            return {"by": exhaust_space.__name__} | play_without_room(
                folder, exhaust_space, times, seconds, matches
            )
        finally:
            if mounted:
                _ = subprocess.run(["umount", folder], check=True)


def play_without_room(
    folder: Path, exhaust_space: ExhaustSpace, times: int, seconds: float, matches: int
) -> dict[str, Any]:
    """Play several times for ``seconds`` without free space. Return the number of answers accepted during
    these periods, and the codes of closed sockets.
    """
    accepted, resume_seconds = 0, 0.0
    with LiveServer(sqlite_url_in(folder)) as server:
        with Load([server], matches) as load:
            for _ in range(times):
                _ = load.go_on()
                with exhaust_space(folder, server):
                    before = load.answers
                    time.sleep(seconds)
                    accepted += load.answers - before
                resume_seconds = max(resume_seconds, load.go_on())
        tally = load.tally(sqlite_url_in(folder))
    outcome = {"accepted_meanwhile": accepted, "closed": dict(load.closings)}
    return (
        {"times": times, "seconds": seconds} | outcome | {"goes_on_after": round(resume_seconds, 2)} | tally
    )


@contextmanager
def full_disk(folder: Path, _server: LiveServer) -> Iterator[None]:
    """Fill the rest of the disk inside the block."""
    filler = folder / "filler"
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
def limited_files(folder: Path, server: LiveServer) -> Iterator[None]:
    """Limit the server's files to the size of its largest file inside the block."""
    assert server.pid
    largest = max(file.stat().st_size for file in folder.iterdir())
    _, hard = previous = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
    _ = resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (largest, hard))
    try:
        yield
    finally:
        _ = resource.prlimit(server.pid, resource.RLIMIT_FSIZE, previous)
