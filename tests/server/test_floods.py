"""A client that sends as fast as it can, or never reads, harms nobody but itself."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from threading import Thread
from typing import Any

import httpx2
import pytest
from starlette.websockets import WebSocketDisconnect
from websockets.sync.client import ClientConnection

from server.play.session import Session
from server.rates import Rates
from server.settings import Settings
from server.store.protocol import User
from tests.server.live import ConnectionClosed, LiveSeat, LiveServer, live_match

#: Frames as they go out, masked by zeros, which changes nothing.
MASK = bytes(4)
PING = b"\x89\x80" + MASK
LONG_PING = b"\x89\xfd" + MASK + bytes(125)
EMPTY_FRAGMENT = b"\x00\x80" + MASK
BAD_MESSAGE = b"\x81\x82" + MASK + b"{}"
STALE = b'{"type":"undo","id":"x"}'
STALE_MESSAGE = b"\x81" + bytes([0x80 | len(STALE)]) + MASK + STALE
MANY = 400
PATIENCE = 30.0


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    folder = tmp_path_factory.mktemp("floods")
    with LiveServer(f"sqlite+aiosqlite:///{folder / 'floods.sqlite3'}") as server:
        yield server


@pytest.fixture
def seats(server: LiveServer) -> Iterator[tuple[LiveSeat, LiveSeat]]:
    pair = live_match(server)
    for seat in pair:
        seat.connect()
        seat.read()
    yield pair
    for seat in pair:
        seat.close()


def pump(seat: LiveSeat, frames: bytes, *, first: bytes = b"") -> None:
    """Send as fast as the socket takes it, until the server has had enough."""
    assert seat.socket
    raw = seat.socket.socket
    with suppress(OSError):
        raw.sendall(first)
        for _ in range(3000):
            raw.sendall(frames)


@pytest.mark.anyio
async def test_others_have_their_turn_between_two_messages() -> None:
    """However many wait already: to receive one suspends nothing then."""
    turns = 0

    async def other() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    class Full:
        """A connection on which a hundred messages wait."""

        user = User("u1", "Ada")
        left = 100

        async def receive(self) -> str:
            self.left -= 1
            if not self.left:
                raise WebSocketDisconnect
            return "{}"

        def send(self, _text: str) -> None: ...

    waiting = asyncio.create_task(other())
    with pytest.raises(WebSocketDisconnect):
        await Session(Rates(Settings()), 100, Any, Full()).read()  # type: ignore[arg-type]
    waiting.cancel()
    assert turns >= 99


def closed_with(connection: ClientConnection) -> int | None:
    """Read until the connection is closed; returns the code that the server gave."""
    with pytest.raises(ConnectionClosed):
        while True:
            _ = connection.recv(timeout=PATIENCE)
    return connection.close_code


@pytest.mark.parametrize(
    ("frames", "first"),
    [
        (PING * MANY, b""),
        (EMPTY_FRAGMENT * MANY, b"\x01\x80" + MASK),
        (BAD_MESSAGE * MANY, b""),
        (STALE_MESSAGE * MANY, b""),
    ],
    ids=["pings", "fragments", "malformed", "stale"],
)
def test_who_pumps_frames_is_closed_and_others_play_on(
    server: LiveServer, seats: tuple[LiveSeat, LiveSeat], frames: bytes, first: bytes
) -> None:
    attacker, other = seats
    flood = Thread(target=pump, args=(attacker, frames), kwargs={"first": first})
    flood.start()
    assert httpx2.get(f"{server.url}/api/missions", timeout=PATIENCE).status_code == 200
    assert other.resynced()["viewer"] == "blue-1"
    assert attacker.socket
    assert closed_with(attacker.socket) in (1008, 1006)  # reset, if what it had sent was never read
    flood.join()
    attacker.seq = 0
    attacker.connect()
    assert attacker.read()["type"] == "view"


def test_pongs_do_not_pile_up_for_who_never_reads(
    server: LiveServer, seats: tuple[LiveSeat, LiveSeat]
) -> None:
    assert server.process
    before = memory(server.process.pid)
    with deaf(seats[0]) as raw, suppress(OSError):
        for _ in range(3000):
            raw.sendall(LONG_PING * MANY)
    assert memory(server.process.pid) - before < 20_000_000


def deaf(seat: LiveSeat) -> socket.socket:
    """A socket at the seat's table that reads nothing."""
    raw = socket.create_connection(("127.0.0.1", seat.server.port), timeout=PATIENCE)
    headers = {
        "Host": f"127.0.0.1:{seat.server.port}",
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
        "Sec-WebSocket-Version": "13",
    } | seat.headers
    lines = [f"GET /ws/matches/{seat.match} HTTP/1.1", *(f"{k}: {v}" for k, v in headers.items()), "", ""]
    raw.sendall("\r\n".join(lines).encode())
    return raw


def memory(pid: int | None) -> int:
    """How many bytes of memory a process has in use."""
    pages = Path(f"/proc/{pid}/statm").read_text("ascii").split()[1]
    return int(pages) * 4096
