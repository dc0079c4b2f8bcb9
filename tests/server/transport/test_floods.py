"""A client that sends as fast as it can, or never reads, harms only itself."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from threading import Thread
from typing import Any

import httpx2
import pytest
from starlette.websockets import WebSocketDisconnect, WebSocketState
from uvicorn import Config
from uvicorn.server import ServerState
from websockets.exceptions import InvalidStatus
from websockets.sync.client import ClientConnection

from bench.faults.readers import memory_of
from server.base.rate_limit import RateLimit
from server.db.types.people import User
from server.match.connections.connection import SocketConnection
from server.match.session import Session
from server.settings import Settings
from server.transport.limits.rates import RateLimits
from server.transport.websocket_protocol import LimitedWebSocketProtocol
from tests.server.live import ConnectionClosed, LiveSeat, LiveServer, closing_code, live_match
from tests.server.raw import LOST, RawSocket, door
from tests.services import free_port

#: Frames with a mask of zeros, which changes nothing.
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
    address = f"127.0.0.1:{free_port()}"
    with LiveServer(f"sqlite+aiosqlite:///{folder / 'floods.sqlite3'}", GALAXIES_METRICS=address) as server:
        yield server


def count_cut_off(server: LiveServer) -> float:
    """Return the number of sockets that were closed for sending too many frames."""
    metrics = httpx2.get(f"http://{server.environment['GALAXIES_METRICS']}/metrics").text
    counted = re.search(
        r'^galaxies_sockets_cut_off_total\{[^}]*"too many frames"\} (\S+)$', metrics, re.MULTILINE
    )
    return float(counted[1]) if counted else 0.0


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
    """Send as fast as the socket accepts data, until the server closes it."""
    assert seat.socket
    raw = seat.socket.socket
    with suppress(OSError):
        raw.sendall(first)
        for _ in range(3000):
            raw.sendall(frames)


@pytest.mark.anyio
async def test_others_get_a_turn_between_two_messages() -> None:
    """This holds however many messages wait already, because receiving one does not suspend then."""
    turns = 0

    async def count_turns() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    class Full:
        """A connection with a hundred waiting messages."""

        user = User("u1", "Ada")
        remaining = 100

        async def receive(self) -> str:
            self.remaining -= 1
            if not self.remaining:
                raise WebSocketDisconnect
            return "{}"

        def send(self, _text: str) -> None: ...

    task = asyncio.create_task(count_turns())
    with pytest.raises(WebSocketDisconnect):
        full_connection = Full()
        await Session(RateLimits(Settings()), Any, 100, Any, full_connection).read(full_connection.receive)  # type: ignore[arg-type]
    task.cancel()
    assert turns >= 99


def read_closing_code(connection: ClientConnection) -> int | None:
    """Read until the connection is closed, and return the server's code."""
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
def test_a_client_that_floods_frames_is_disconnected_and_others_play_on(
    server: LiveServer, seats: tuple[LiveSeat, LiveSeat], frames: bytes, first: bytes
) -> None:
    attacker, bystander = seats
    old_value = count_cut_off(server)
    flood = Thread(target=pump, args=(attacker, frames), kwargs={"first": first})
    flood.start()
    assert httpx2.get(f"{server.url}/api/missions", timeout=PATIENCE).status_code == 200
    assert bystander.resync()["viewer"] == "blue-1"
    assert attacker.socket
    assert read_closing_code(attacker.socket) in (1008, 1006)  # reset, if its frames were never read
    flood.join()
    assert count_cut_off(server) == old_value + 1
    attacker.seq = 0
    attacker.connect()
    assert attacker.read()["type"] == "view"


def test_a_frame_counts_by_its_uncompressed_size(tmp_path: Path) -> None:
    """108 bytes on the wire may be 60 KiB here: 20 of them count like 1,200 others."""
    database = f"sqlite+aiosqlite:///{tmp_path / 'packed.sqlite3'}"
    log = tmp_path / "log"
    with LiveServer(
        database, "", log, GALAXIES_COMPRESS="on", GALAXIES_FRAME_RATE="400/10 seconds"
    ) as server:
        red, blue = live_match(server)
        for seat in (red, blue):
            seat.connect()
            seat.read()
        assert red.socket
        with suppress(ConnectionClosed):
            for _ in range(20):
                red.socket.send(" " * 60_000)
        assert read_closing_code(red.socket) in (1008, 1006)
        assert blue.resync()["viewer"] == "blue-1"
        blue.close()
    [line] = [line for line in log.read_text().splitlines() if "socket cut off" in line]
    assert "too many frames" in line


@pytest.mark.parametrize("frame", [PING, BAD_MESSAGE], ids=["pings", "messages that are answered"])
def test_a_client_that_keeps_flooding_has_to_wait_for_the_next_socket(
    server: LiveServer, seats: tuple[LiveSeat, LiveSeat], frame: bytes
) -> None:
    attacker, bystander = seats
    for _ in range(3):
        attacker.seq = 0
        attacker.connect()
        attacker.read()
        flood = Thread(target=pump, args=(attacker, frame * MANY))
        flood.start()
        assert attacker.socket
        assert read_closing_code(attacker.socket) in (1008, 1006)
        flood.join()
    with pytest.raises(InvalidStatus, match="429"):
        attacker.connect()
    assert bystander.resync()["viewer"] == "blue-1"


def test_all_sockets_of_a_user_share_a_limit(server: LiveServer, seats: tuple[LiveSeat, LiveSeat]) -> None:
    """Many sockets, each well below the limit, would block the loop as well as one."""
    attacker, bystander = seats
    old_value = count_cut_off(server)
    with ExitStack() as stack:
        sockets = [stack.enter_context(RawSocket(door(attacker)).opened()) for _ in range(8)]
        for raw_socket in sockets:
            raw_socket.raw.sendall(PING * 2 * MANY)
        for raw_socket in sockets:
            _ = raw_socket.payloads(0.3)
        closing_codes = [raw_socket.code for raw_socket in sockets if raw_socket.code is not None]
        assert closing_codes
        assert set(closing_codes) <= {1008, LOST}
    assert count_cut_off(server) > old_value
    assert bystander.resync()["viewer"] == "blue-1"


def test_pongs_do_not_accumulate_for_a_client_that_never_reads(
    server: LiveServer, seats: tuple[LiveSeat, LiveSeat]
) -> None:
    old_value = memory_of(server.pid)
    with RawSocket(door(seats[0])) as unread_socket, suppress(OSError):
        for _ in range(3000):
            unread_socket.raw.sendall(LONG_PING * MANY)
    assert memory_of(server.pid) - old_value < 20_000_000


class Stuck:
    """A websocket that accepts one message and never finishes it."""

    def __init__(self) -> None:
        self.scope: dict[str, object] = {}
        self.application_state = self.client_state = WebSocketState.CONNECTED
        self.stuck = asyncio.Event()

    async def send_text(self, _text: str) -> None:
        await self.stuck.wait()

    async def close(self, code: int) -> None:
        self.code = code


@pytest.mark.anyio
@pytest.mark.parametrize("text", ["x", "x" * 100_000])
async def test_a_client_that_does_not_read_has_a_short_queue_and_is_then_closed(text: str) -> None:
    websocket = Stuck()
    connection = SocketConnection(websocket, User("u1", "Ada"), "")  # type: ignore[arg-type]
    writing = asyncio.create_task(connection.write())
    for _ in range(600):
        connection.send(text)
        await asyncio.sleep(0)
    with pytest.raises(WebSocketDisconnect):
        await connection.receive()
    websocket.stuck.set()
    await asyncio.wait_for(writing, 1)
    assert websocket.code == 1013


class Unread(asyncio.Transport):
    """A transport that can never send its data."""

    aborted = False

    def is_closing(self) -> bool:
        return True

    def abort(self) -> None:
        self.aborted = True


@pytest.mark.anyio
async def test_a_client_that_does_not_read_the_close_is_disconnected() -> None:
    """A clean close would wait forever for it to read."""
    config = Config(lambda: None, ws_ping_interval=10.0, log_config=None)
    protocol = LimitedWebSocketProtocol(config, ServerState(), {})
    protocol.transport = Unread()
    protocol.send_keepalive_ping()
    assert protocol.transport.aborted


@pytest.mark.parametrize("start", [n / 7 for n in range(40)])
def test_the_first_message_never_has_to_wait(start: float) -> None:
    """This holds although sums of times are rounded."""
    limit = RateLimit("1/hour")
    assert limit.hit("ada", start) == 0
    assert limit.hit("ada", start) > 3599
    assert limit.hit("ada", start + 3600) == 0


def test_a_client_that_is_refused_too_often_is_no_longer_read(tmp_path: Path) -> None:
    database = f"sqlite+aiosqlite:///{tmp_path / 'refused.sqlite3'}"
    with LiveServer(database, GALAXIES_REFUSAL_RATE="20/hour") as server:
        red, blue = live_match(server)
        for seat in (red, blue):
            seat.connect()
            seat.read()
        message_ids = [red.send(type="answer", more=1) for _ in range(60)]
        codes = [red.reply_to(message)["code"] for message in message_ids]
        assert codes == ["malformed"] * 20 + ["too_fast"] * 40  # refused messages are not parsed
        assert blue.reply_to(blue.send(type="answer", decision="x", pick=["y"]))["code"] == "stale"
        red.close()
        blue.close()


@pytest.mark.parametrize(("trusted", "cut"), [("none", True), ("127.0.0.1", False)])
def test_guests_of_one_address_are_counted_together_but_not_those_of_a_proxy(
    tmp_path: Path, trusted: str, *, cut: bool
) -> None:
    database = f"sqlite+aiosqlite:///{tmp_path / 'address.sqlite3'}"
    measure = {"GALAXIES_ADDRESS_FRAME_RATE": "60/hour", "GALAXIES_TRUSTED_PROXIES": trusted}
    with LiveServer(database, **measure) as server:
        pair = live_match(server)
        for seat in pair:
            seat.connect()
            seat.read()
        closing_codes = 0
        for seat in pair:
            with suppress(ConnectionClosed):
                # one by one, because a connection that closes with unread frames loses its code
                for _ in range(40):
                    assert seat.reply_to(seat.send(type="undo"))["type"] == "refused"
                continue
            closing_codes += closing_code(seat) == 1008
        assert closing_codes == cut
