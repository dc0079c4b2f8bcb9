"""Tests clients that send as fast as they can. Their effect on other clients is measured as the duration of a
GET."""

from __future__ import annotations

import json
import select
import socket
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from http.client import HTTPConnection, HTTPException
from multiprocessing import get_context
from pathlib import Path
from statistics import median
from typing import Any, TypeAlias

from bench.faults.stores import sqlite
from bench.server.websocket import PING, TEXT, make_frame
from tests.server.live import ROOT, LiveServer, live_match, supervised_server
from tests.server.raw import Door, RawSocket, door

#: The attacker has a separate address, and no address is a trusted proxy.
ATTACKER = "127.0.0.2"
SETTINGS = {
    "GALAXIES_TRUSTED_PROXIES": "none",
    "GALAXIES_REFUSAL_RATE": "100/10 seconds",
    "GALAXIES_GAME": "tests.server.toy:GAME",  # the setting's name in older servers
    "GALAXIES_LOG_LEVEL": "error",
}
REPEATS = 400
#: In seconds: the timeout of a GET, the pause between two GETs, and the measurement before an attack.
GET_TIMEOUT, GET_PAUSE, CALM_SECONDS = 10.0, 0.02, 1.0
#: The number of unfinished requests, and the maximum time until they are closed, in seconds.
UNFINISHED, UNFINISHED_SECONDS = 300, 25.0
EMPTY_FRAGMENT = b"\0\x80" + bytes(4)
HEAD = b"GET /api/missions HTTP/1.1\r\nHost: localhost\r\n"
#: The request that many connections send simultaneously: it returns a long document, uncompressed.
LONG, CONNECTIONS = "/api/openapi.json", 50

#: The numbers of connections, addresses and guests that request replays.
REPLAYS, ADDRESSES, GUESTS = 600, 4, 60

Attack: TypeAlias = Callable[[Door], dict[str, Any]]


@dataclass(frozen=True)
class Flood:
    """The frames to repeat, the frames before them, and whether the client reads the replies."""

    frames: bytes
    first: bytes = b""
    reads: bool = True


FLOODS = {
    "empty pings": Flood(make_frame(PING, b"") * REPEATS),
    "empty fragments": Flood(EMPTY_FRAGMENT * REPEATS, b"\x01" + EMPTY_FRAGMENT[1:]),
    "malformed messages": Flood(make_frame(TEXT, b"{}") * REPEATS),
    "stale messages": Flood(make_frame(TEXT, b'{"type":"undo","id":"x"}') * REPEATS),
    "pings, unread": Flood(make_frame(PING, bytes(125)) * REPEATS, reads=False),
}


def floods(seconds: float = 5.0, tree: Path = ROOT) -> dict[str, Any]:
    """Run each attack for ``seconds``, with a separate server for each."""
    attacks: dict[str, Attack] = {name: partial(flood_sockets, name, seconds) for name in FLOODS}
    attacks["unfinished requests"] = send_unfinished_requests
    attacks["requests"] = partial(send_requests, seconds)
    attacks["replays"] = partial(request_replays, seconds)
    return {name: _run_attack(attack, tree) for name, attack in attacks.items()}


def _run_attack(attack: Attack, tree: Path) -> dict[str, Any]:
    """Return the times of a plain GET before and during an attack, and what happened to the attacker."""
    with (
        sqlite() as database,
        supervised_server(LiveServer(database, **SETTINGS), 1, tree) as server,
        ProcessPoolExecutor(1, get_context("spawn")) as pool,
    ):
        _, blue = live_match(server)
        pool.submit(time.sleep, 0).result()  # wait until the process has started
        calm_until = time.monotonic() + CALM_SECONDS
        before = measure_gets(server.port, lambda: time.monotonic() < calm_until)
        outcome = pool.submit(attack, door(blue))
        during = measure_gets(server.port, lambda: not outcome.done())
    return {"before": before, "during": during} | outcome.result()


def measure_gets(port: int, is_running: Callable[[], bool]) -> dict[str, float]:
    """Send plain GETs one after another, and return their times in milliseconds. A GET without a response
    counts with its timeout.
    """
    durations, failed = list[float](), 0
    while is_running():
        start = time.monotonic()
        connection = HTTPConnection("127.0.0.1", port, timeout=GET_TIMEOUT)
        try:
            connection.request("GET", "/api/missions")
            failed += connection.getresponse().status != 200
        except (OSError, HTTPException):
            failed += 1
        finally:
            connection.close()
        durations.append((time.monotonic() - start) * 1000)
        time.sleep(GET_PAUSE)
    return {
        "gets": len(durations),
        "failed": failed,
        "p50_ms": round(median(durations), 1),
        "max_ms": round(max(durations), 1),
    }


# In the attacker's process


def flood_sockets(name: str, seconds: float, target: Door) -> dict[str, Any]:
    """Flood one socket after another. Return the seconds until the first one was closed, and all closing
    codes."""
    flood, codes, closed_after = FLOODS[name], Counter[str](), None
    start = time.monotonic()
    while (now := time.monotonic()) < start + seconds:
        try:
            with RawSocket(target, address=ATTACKER).opened() as raw_socket:
                raw_socket.raw.sendall(flood.first)
                raw_socket.pump(flood.frames, until=start + seconds, reads=flood.reads)
                code = raw_socket.code
        except OSError as error:
            codes[f"refused: {error}"] += 1
            continue
        if code is not None and closed_after is None:
            closed_after = round(time.monotonic() - now, 2)
        codes["not closed" if code is None else str(code)] += 1
    return {"closed_after": closed_after, "codes": dict(codes)}


def send_unfinished_requests(target: Door) -> dict[str, Any]:
    """Begin many requests and finish none. Return the statuses of the responses, and the time until the last
    connection was closed.
    """
    start, statuses = time.monotonic(), Counter[str]()
    connections = [
        socket.create_connection(("127.0.0.1", target.port), 5, (ATTACKER, 0)) for _ in range(UNFINISHED)
    ]
    for connection in connections:
        with suppress(OSError):
            connection.sendall(HEAD)
    last_closed = 0.0
    while connections and time.monotonic() < start + UNFINISHED_SECONDS:
        for connection in select.select(connections, [], [], 0.1)[0]:
            statuses[_read_status(connection)] += 1
            connections.remove(connection)
            connection.close()
            last_closed = round(time.monotonic() - start, 2)
    statuses["not closed"] += len(connections)
    return {"closed_after": None if connections else last_closed, "codes": dict(+statuses)}


def send_requests(seconds: float, target: Door) -> dict[str, Any]:
    """Send requests repeatedly over many connections. Return the statuses of the responses."""
    return _send_repeatedly(seconds, target, LONG, [(ATTACKER, {})] * CONNECTIONS)


def request_replays(seconds: float, target: Door) -> dict[str, Any]:
    """End the match, and request the replay of its end from several addresses, as several guests each."""
    with RawSocket(target).opened() as raw_socket:
        raw_socket.raw.sendall(make_frame(TEXT, b'{"type":"order","id":"x","order":"concede","on":true}'))
        time.sleep(CALM_SECONDS)
    code = _request_json(target, "GET", f"/api/matches/{target.match}", target.headers)["invite"]["code"]
    path = f"/api/matches/{target.match}/replay?since=900&code={code}"
    guests = [
        _request_json(target, "POST", "/api/guests", {}, {"name": "Eve"})["token"] for _ in range(GUESTS)
    ]
    callers = [
        (f"127.0.0.{2 + n % ADDRESSES}", {"Authorization": f"Bearer {guests[n % GUESTS]}"})
        for n in range(REPLAYS)
    ]
    return _send_repeatedly(seconds, target, path, callers)


def _send_repeatedly(
    seconds: float, target: Door, path: str, callers: list[tuple[str, dict[str, str]]]
) -> dict[str, Any]:
    """Send requests from these addresses with these headers for ``seconds``. Return the statuses of the
    responses.
    """
    until, codes = time.monotonic() + seconds, Counter[str]()

    def keep_requesting(caller: tuple[str, dict[str, str]]) -> None:
        address, headers = caller
        connection = HTTPConnection("127.0.0.1", target.port, GET_TIMEOUT, source_address=(address, 0))
        while time.monotonic() < until:
            try:
                connection.request("GET", path, headers=headers)
                response = connection.getresponse()
                _ = response.read()
                codes[str(response.status)] += 1
            except (OSError, HTTPException):
                codes["hung up"] += 1
                connection.close()

    with ThreadPoolExecutor(len(callers)) as pool:
        _ = list(pool.map(keep_requesting, callers))
    return {"closed_after": None, "codes": dict(codes)}


def _request_json(target: Door, method: str, path: str, headers: dict[str, str], body: Any = None) -> Any:
    connection = HTTPConnection("127.0.0.1", target.port, GET_TIMEOUT)
    text = None if body is None else json.dumps(body)
    connection.request(method, path, text, {"Content-Type": "application/json"} | headers)
    return json.loads(connection.getresponse().read())


def _read_status(connection: socket.socket) -> str:
    """Return the status of a response, or "hung up" if there is none."""
    try:
        return connection.recv(4096)[9:12].decode() or "hung up"
    except OSError:
        return "hung up"
