"""Limits on the number and duration of simultaneous connections and requests."""

from __future__ import annotations

import socket
import time
from contextlib import ExitStack, suppress
from itertools import pairwise
from pathlib import Path
from typing import Any

import anyio
import anyio.lowlevel
import pytest
from starlette.testclient import TestClient
from starlette.types import Message
from websockets.exceptions import InvalidStatus

from server.settings import Settings
from server.transport.limits import admission
from server.transport.limits.admission import AdmissionMiddleware, ConnectionLimiter
from tests.busy import BUSY
from tests.server.live import LiveServer, live_match
from tests.serving import PATIENCE

ASKED = 300
LINE = "GET /api/missions HTTP/1.1\r\nHost: localhost\r\n"


def database(folder: Path) -> str:
    return f"sqlite+aiosqlite:///{folder / 'test.sqlite3'}"


def test_a_client_that_left_makes_room() -> None:
    limiter = ConnectionLimiter(total=2, per_client=1, trusted=["none"])
    assert (
        limiter.try_enter("a"),
        limiter.try_enter("a"),
        limiter.try_enter("b"),
        limiter.try_enter("c"),
    ) == (
        True,
        False,
        True,
        False,
    )
    limiter.leave("a")
    assert (limiter.try_enter("b"), limiter.try_enter("c")) == (False, True)


def test_a_client_with_many_ipv6_addresses_counts_as_one() -> None:
    limiter = ConnectionLimiter(total=9, per_client=1, trusted=["none"])
    addresses = ["2001:db8::1", "2001:db8::ffff:1", "2001:db8:0:1::1"]
    assert [limiter.try_enter(address) for address in addresses] == [True, False, True]
    limiter.leave("2001:db8::2")
    assert limiter.try_enter("2001:db8::3")


@pytest.mark.parametrize(("shift", "fit"), [(0, 4), (8, 5), (16, 20)])
def test_a_client_with_a_wide_ipv6_network_counts_as_a_few(shift: int, fit: int) -> None:
    """All in one /56, all in one /48, and each in a /48 of its own"""
    limiter = ConnectionLimiter(total=20, per_client=1, trusted=["none"])
    networks = [n << shift for n in range(40)]
    addresses = [f"2001:db8:{network >> 16:x}:{network & 0xFFFF:x}::1" for network in networks]
    entered = [address for address in addresses if limiter.try_enter(address)]
    assert len(entered) == fit
    for address in entered:
        limiter.leave(address)
    assert [address for address in addresses if limiter.try_enter(address)] == entered


def test_an_address_whose_connections_were_cut_off_can_open_none_for_a_while(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(admission, "CUT_OFF_RATE", "2/hour")
    clients = ConnectionLimiter(total=9, per_client=9, trusted=["192.0.2.9"])
    for _ in range(2):
        assert clients.try_enter("192.0.2.1")
        for address in ("192.0.2.1", "192.0.2.9"):
            clients.record_cut_off(address)
    assert [clients.try_enter(f"192.0.2.{last_request}") for last_request in (1, 2, 9)] == [False, True, True]


class Slow:
    """An application that answers on demand, behind the admission."""

    def __init__(self, **settings: Any) -> None:
        self.done = anyio.Event()
        self.begun = 0
        self.admission = AdmissionMiddleware(self._answer, Settings(**settings))

    async def _answer(self, _scope: Any, _receive: Any, send: Any) -> None:
        self.begun += 1
        if not self.done.is_set():
            await self.done.wait()
        await send({"type": "http.response.start", "status": 204, "headers": []})
        await send({"type": "http.response.body"})

    async def ask(self, client: str = "192.0.2.1", path: str = "/") -> tuple[int, dict[bytes, bytes]]:
        messages: list[Message] = []

        async def send(message: Message) -> None:
            messages.append(message)

        async def receive() -> Message:
            return {"type": "http.request"}

        scope = {"type": "http", "method": "GET", "path": path, "headers": [], "client": (client, 1)}
        await self.admission(scope, receive, send)
        return messages[0]["status"], dict(messages[0]["headers"])


@pytest.mark.parametrize(
    ("settings", "client", "status"),
    [
        ({"requests_at_once": 1}, "192.0.2.2", 503),
        ({"sockets_per_address": 1}, "192.0.2.1", 429),
        ({"sockets_per_address": 1}, "192.0.2.2", 204),
        ({"sockets_per_address": 1, "trusted_proxies": ["192.0.2.0/24"]}, "192.0.2.1", 204),
    ],
)
def test_requests_over_the_limit_are_told_to_retry(
    settings: dict[str, Any], client: str, status: int
) -> None:
    async def run() -> None:
        slow_requests, responses = Slow(**settings), list[Any]()

        async def ask(asking: str) -> None:
            responses.append(await slow_requests.ask(asking))

        async with anyio.create_task_group() as group:
            group.start_soon(ask, "192.0.2.1")
            await anyio.sleep(0.01)
            group.start_soon(ask, client)
            await anyio.sleep(0.01)
            slow_requests.done.set()
        assert sorted(answer[0] for answer in responses) == sorted([204, status])
        assert all(b"retry-after" in headers for response, headers in responses if response != 204)
        assert (await slow_requests.ask())[0] == 204

    anyio.run(run)


@pytest.mark.parametrize(
    ("clients", "trusted", "at_once"),
    [
        (("192.0.2.1", "192.0.2.1"), [], 1),
        (("192.0.2.1", "::ffff:192.0.2.1"), [], 1),
        (("2001:db8::1", "2001:db8::2:1"), [], 1),
        (("192.0.2.1", "192.0.2.2"), [], 2),
        (("2001:db8::1", "2001:db8:0:1::1"), [], 2),
        (("192.0.2.1", "192.0.2.1"), ["192.0.2.1"], 2),
    ],
)
def test_few_requests_of_one_address_are_processed_together_and_the_others_wait(
    clients: tuple[str, str], trusted: list[str], at_once: int
) -> None:
    """A client with many requests takes others' time only for these few."""

    async def run() -> None:
        slow_requests = Slow(
            requests_per_address=1, requests_at_once=2, trusted_proxies=trusted or ["192.0.2.9"]
        )
        responses = list[int]()

        async def ask(client: str) -> None:
            responses.append((await slow_requests.ask(client))[0])

        async with anyio.create_task_group() as group:
            for client in clients:
                group.start_soon(ask, client)
            await anyio.sleep(0.01)
            assert slow_requests.begun == at_once
            slow_requests.done.set()
        assert (responses, slow_requests.begun) == ([204, 204], 2)

    anyio.run(run)


def test_few_quick_requests_of_one_address_are_answered_in_each_turn_of_the_loop() -> None:
    async def run() -> None:
        slow_requests, turns = Slow(requests_per_address=2), list[int]()
        slow_requests.done.set()
        async with anyio.create_task_group() as group:
            for _ in range(6):
                group.start_soon(slow_requests.ask)
            while slow_requests.begun < 6:
                await anyio.lowlevel.checkpoint()
                turns.append(slow_requests.begun)
        assert max(after - start for start, after in pairwise([0, *turns])) == 2, turns

    anyio.run(run)


def test_a_waiting_client_delays_others_at_its_address_only_for_a_moment(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def run() -> None:
        slow_requests = Slow(requests_per_address=1)
        async with anyio.create_task_group() as group:
            for _ in range(2):
                group.start_soon(slow_requests.ask)
            with anyio.fail_after(BUSY):
                while slow_requests.begun < 2:
                    await anyio.sleep(0.01)
            slow_requests.done.set()

    monkeypatch.setattr(admission, "MAX_TURN_SECONDS", 0.05)
    anyio.run(run)


def test_a_busy_server_still_reports_that_it_is_alive(client: TestClient) -> None:
    async def run() -> int:
        slow_requests = Slow(requests_at_once=0)
        slow_requests.done.set()
        return (await slow_requests.ask(path="/healthz"))[0]

    assert anyio.run(run) == 204


def test_frequent_health_checks_wait_in_line() -> None:
    async def run() -> None:
        slow_requests = Slow(requests_per_address=1)
        async with anyio.create_task_group() as group:
            for client in ("192.0.2.1", "192.0.2.1", "192.0.2.2"):
                group.start_soon(slow_requests.ask, client, "/healthz")
            await anyio.sleep(0.01)
            assert slow_requests.begun == 2
            slow_requests.done.set()
        assert slow_requests.begun == 3

    anyio.run(run)


def test_endless_requests_are_ended(tmp_path: Path) -> None:
    log = tmp_path / "server.log"
    with LiveServer(database(tmp_path), log=log, GALAXIES_REQUEST_SECONDS="0.5") as server:
        post = LINE.replace("GET /api/missions", "POST /api/guests") + "Content-Length: 10\r\n"
        slow_requests = ["", "GET /", LINE, post + "\r\n12345", LINE + "\r\n" + LINE]
        start = time.monotonic()
        responses = [server.raw(text) for text in slow_requests]
        assert time.monotonic() - start < BUSY
        assert all(b"HTTP/1.1 408 Request Timeout" in answer for answer in responses[:4])
        assert responses[4].startswith(b"HTTP/1.1 200") and b"HTTP/1.1 408" in responses[4]
        red, _ = live_match(server)
        red.connect()
        red.read()
        time.sleep(1)
        assert red.pick("stay")["type"] == "accepted"  # a websocket is no endless request
        red.close()
    assert "server is up" in log.read_text()
    assert "Traceback" not in log.read_text()


def test_a_client_that_does_not_read_answers_is_disconnected(tmp_path: Path) -> None:
    with (
        LiveServer(database(tmp_path), GALAXIES_RESPONSE_SECONDS="0.5") as server,
        socket.socket() as slow_requests,
    ):
        slow_requests.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        slow_requests.settimeout(10)
        slow_requests.connect(("127.0.0.1", server.port))
        ask = b"GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n"
        slow_requests.sendall(ask * ASKED)
        time.sleep(2)
        received = 0
        with suppress(ConnectionResetError):  # data under way may still arrive
            while part := slow_requests.recv(65536):
                received += len(part)
        assert received < ASKED / 2 * len(
            server.raw(ask.decode().replace("\r\n\r\n", "\r\nConnection: close\r\n\r\n"))
        )


def test_an_endless_head_is_refused(tmp_path: Path) -> None:
    with LiveServer(database(tmp_path)) as server:
        assert server.raw(LINE + "X: " + "y" * 17_000).startswith(b"HTTP/1.1 431")


def test_few_requests_wait_on_a_connection_for_an_earlier_answer(tmp_path: Path) -> None:
    with LiveServer(database(tmp_path), log=tmp_path / "log") as server:
        request = f"GET /api/session HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n\r\n"
        last_request = request.replace("\r\n\r\n", "\r\nConnection: close\r\n\r\n")
        assert server.raw(request * 7 + last_request).count(b"HTTP/1.1 200") == 8
        with suppress(ConnectionError):
            assert server.raw(request * 200).count(b"HTTP/1.1 200") < 10
    assert "requests unanswered" in (tmp_path / "log").read_text()


def test_a_client_that_keeps_exceeding_the_limit_is_refused_for_a_while(tmp_path: Path) -> None:
    with LiveServer(database(tmp_path), GALAXIES_TRUSTED_PROXIES="none") as server:
        request = f"GET /api/session HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n\r\n"
        for _ in range(20):
            with suppress(ConnectionError):
                _ = server.raw(request * 30)
        with socket.create_connection(("127.0.0.1", server.port), timeout=10) as connection:
            assert connection.recv(1024).startswith(b"HTTP/1.1 503")


def test_a_slow_body_takes_nobodys_turn(tmp_path: Path) -> None:
    with LiveServer(database(tmp_path), GALAXIES_REQUESTS_AT_ONCE="1") as server, ExitStack() as stack:
        for _ in range(3):
            slow_requests = stack.enter_context(socket.create_connection(("127.0.0.1", server.port)))
            head = f"POST /api/guests HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nContent-Length: 14\r\n\r\n"
            slow_requests.sendall(head.encode() + b'{"name"')
        time.sleep(0.2)
        assert server.get("/api/missions").status_code == 200
        slow_requests.sendall(b':"Ada"}')
        assert slow_requests.recv(4096).startswith((b"HTTP/1.1 201", b"HTTP/1.1 415", b"HTTP/1.1 422"))


def test_an_address_can_open_a_limited_number_of_sockets_at_a_time(tmp_path: Path) -> None:
    limits = {"GALAXIES_UPGRADE_RATE": "3/minute", "GALAXIES_TRUSTED_PROXIES": "none"}
    with LiveServer(database(tmp_path), **limits) as server:
        red, _ = live_match(server)
        for _ in range(3):
            red.connect()
            red.close()
        with pytest.raises(InvalidStatus) as denial:
            red.connect()
        assert denial.value.response.status_code == 429
        assert 10 < int(denial.value.response.headers["Retry-After"]) <= 20


UPGRADE = (
    "GET /ws/matches/{match} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nAuthorization: Bearer x\r\n"
    "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)


def test_invalid_data_before_a_sockets_admission_leaves_no_traceback(tmp_path: Path) -> None:
    """This holds both while the head is read and while the caller is looked up."""
    with LiveServer(database(tmp_path), log=tmp_path / "log") as server:
        red, _ = live_match(server)
        head = UPGRADE.format(match=red.match, port=server.port).encode()
        for moment in range(60):
            with socket.create_connection(("127.0.0.1", server.port)) as stack:
                stack.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
                stack.sendall(head)
                time.sleep(moment * 0.00005)
                stack.sendall(b"\x83\x80\0\0\0\0")
                stack.settimeout(PATIENCE)
                with suppress(ConnectionError):
                    assert stack.recv(4096)[:12] in (b"", b"HTTP/1.1 401")
        assert server.faults() == []


def test_data_after_the_head_of_a_socket_is_not_a_request(tmp_path: Path) -> None:
    with LiveServer(database(tmp_path)) as server:
        red, _ = live_match(server)
        response = server.raw(UPGRADE.format(match=red.match, port=server.port) + "nonsense" * 500)
        assert response.startswith(b"HTTP/1.1 401") and b"HTTP/1.1 400" not in response


def test_an_address_has_a_limited_number_of_connections(tmp_path: Path) -> None:
    limits = {"GALAXIES_SOCKETS_PER_ADDRESS": "4", "GALAXIES_TRUSTED_PROXIES": "none"}
    with LiveServer(database(tmp_path), **limits) as server, ExitStack() as stack:
        red, _ = live_match(server)
        red.connect()
        red.read()
        connections = [
            stack.enter_context(socket.create_connection(("127.0.0.1", server.port))) for _ in range(3)
        ]
        assert server.raw("").startswith(b"HTTP/1.1 503")
        connections.pop().close()
        time.sleep(0.2)
        assert server.get("/api/missions").status_code == 200
        red.close()
        time.sleep(0.2)
        assert server.get("/api/missions").status_code == 200
