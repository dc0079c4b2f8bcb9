"""Tests clients that send many requests and read no replies."""

from __future__ import annotations

import os
import time
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

from bench.faults.stores import sqlite
from bench.server.websocket import TEXT, make_frame
from tests.server.live import LiveSeat, LiveServer
from tests.server.players import Load, Players
from tests.server.raw import RawSocket, door

RESYNC_FRAME = make_frame(TEXT, b'{"type":"resync"}')
#: The number of requests in one burst. The response to each is the whole view, until the rate limit rejects
#: it.
BURST = 50
#: The number of bytes that the system buffers for a client that does not read.
BUFFER_BYTES = 4096


def readers(count: int = 64, seconds: float = 40.0, measured: float = 1.0) -> dict[str, Any]:
    """Let many spectators send requests without reading the replies, until all sockets are closed or the time
    is up. The rate of answers is measured for ``measured`` seconds before and after."""
    with sqlite() as database, LiveServer(database) as server, ExitStack() as stack:
        with Load([server], 2) as load:
            _ = load.go_on()
            before, memory, sockets = (
                measure_rate(load, measured),
                memory_of(server.pid),
                sockets_of(server.pid),
            )
            players = load.games[0]
            sockets_without_reader = [
                stack.enter_context(_open_reader(server, players, n)) for n in range(count)
            ]
            peak, max_open, slowest, start = memory, 0, 0.0, time.monotonic()
            closed_after = None
            while time.monotonic() - start < seconds and closed_after is None:
                _request_views(sockets_without_reader)
                slowest = max(slowest, load.go_on())
                peak = max(peak, memory_of(server.pid))
                max_open = max(max_open, sockets_of(server.pid) - sockets)
                if sockets_of(server.pid) <= sockets:
                    closed_after = round(time.monotonic() - start, 1)
            after = measure_rate(load, measured)
        tally = load.tally(database)
    answers = {"answers_per_second": {"before": before, "after": after}, "slowest_round": round(slowest, 2)}
    growth = {"most_open": max_open, "closed_after": closed_after, "mb_more": round((peak - memory) / 1e6, 1)}
    return {"readers": count} | growth | answers | tally


def _open_reader(server: LiveServer, players: Players, n: int) -> RawSocket:
    seat = LiveSeat(server, f"Reader {n}")
    seat.match = players.match
    return RawSocket(door(seat), room=BUFFER_BYTES)


def _request_views(readers: list[RawSocket]) -> None:
    """Let each client request the view, and skip clients whose buffers are full."""
    for reader in readers:
        reader.raw.setblocking(False)
        try:
            _ = reader.raw.send(RESYNC_FRAME * BURST)
        except OSError:
            continue  # full or closed


def measure_rate(load: Load, seconds: float) -> float:
    """Return the current number of answers per second."""
    before = load.answers
    time.sleep(seconds)
    return round((load.answers - before) / seconds, 1)


def memory_of(pid: int | None) -> int:
    """Return how many bytes of memory a process uses."""
    pages = Path(f"/proc/{pid}/statm").read_text("ascii").split()[1]
    return int(pages) * os.sysconf("SC_PAGESIZE")


def sockets_of(pid: int | None) -> int:
    """Return how many sockets a process has open."""
    sockets = 0
    for file in Path(f"/proc/{pid}/fd").iterdir():
        with suppress(FileNotFoundError):  # closed in the meantime
            sockets += str(file.readlink()).startswith("socket:")
    return sockets
