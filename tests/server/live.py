"""Servers in separate processes, on a free port of the loopback interface, and their clients."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any
from uuid import uuid4

import httpx2
import jsonpatch
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.server.play import SIDE_MESSAGES
from tests.services import games_setting
from tests.serving import NO_TLS, PATIENCE, ROOT, Server


class LiveServer(Server):
    """A server with Card Duel that checks its matches often and has no rate limits."""

    def __init__(self, database: str, redis: str = "", log: Path | None = None, **environment: str) -> None:
        defaults = {"GALAXIES_GAMES": games_setting("tests.server.toy:GAME"), "GALAXIES_SWEEP_SECONDS": "0.1"}
        rates = {"GALAXIES_REFUSAL_RATE": "100000/second", "GALAXIES_GUEST_RATE": "100000/second"}
        super().__init__(database, redis, log, **(defaults | rates | environment))

    def get(self, path: str) -> httpx2.Response:
        return httpx2.get(f"{self.url}{path}", verify=NO_TLS)

    def raw(self, text: str, patience: float = 5.0) -> bytes:
        """Return the bytes until the server closes the connection. Raises TimeoutError if it does not."""
        with socket.create_connection(("127.0.0.1", self.port), timeout=patience) as connection:
            connection.sendall(text.encode())
            return b"".join(iter(lambda: connection.recv(4096), b""))

    def post(self, path: str, body: Any, headers: dict[str, str] | None = None) -> httpx2.Response:
        return httpx2.post(f"{self.url}{path}", json=body, headers=headers, verify=NO_TLS)


class LiveSeat:
    """A player with a token. The view is kept when a connection is lost."""

    def __init__(self, server: LiveServer, name: str) -> None:
        self.server = server
        response = server.post("/api/guests", {"name": name})
        self.headers = {"Authorization": f"Bearer {response.json()['token']}"}
        self.socket: ClientConnection | None = None
        self._opened = ExitStack()
        self.match = ""
        self.view: dict[str, Any] = {}
        self.seq = 0
        self.replies: dict[str, dict[str, Any]] = {}

    def call(self, method: str, path: str, body: Any = None) -> Any:
        url = f"{self.server.url}{path}"
        response = httpx2.request(method, url, json=body, headers=self.headers, verify=NO_TLS)
        assert response.status_code < 300, response.text
        return response.json()

    def connect(self, server: LiveServer | None = None) -> None:
        self.server = server or self.server
        since = f"&since={self.seq}" if self.seq else ""
        address = f"ws://127.0.0.1:{self.server.port}/ws/matches/{self.match}?labels=none{since}"
        self.close()
        connection = connect(address, additional_headers=self.headers, max_size=None)
        self.socket = self._opened.enter_context(connection)

    def close(self) -> None:
        self._opened.close()

    def read(self, timeout: float | None = PATIENCE) -> dict[str, Any]:
        """Return the next message. Raises TimeoutError."""
        assert self.socket
        message: dict[str, Any] = json.loads(self.socket.recv(timeout))
        if message["type"] in SIDE_MESSAGES:
            return self.read(timeout)
        if message["type"] == "view":
            self.view, self.seq = message["view"], message["seq"]
        elif message["type"] == "diff":
            assert message["seq"] == self.seq + 1
            self.view, self.seq = jsonpatch.apply_patch(self.view, message["patch"]), message["seq"]
        else:
            self.replies[message["id"]] = message
        return message

    def drain(self, timeout: float = 0.0) -> None:
        with suppress(TimeoutError):
            while True:
                self.read(timeout)

    def send(self, **message: Any) -> str:
        assert self.socket
        message_id: str = message.setdefault("id", uuid4().hex)
        self.socket.send(json.dumps(message))
        return message_id

    def reply_to(self, message_id: str) -> dict[str, Any]:
        while message_id not in self.replies:
            self.read()
        return self.replies.pop(message_id)

    def pick(self, option: str) -> dict[str, Any]:
        decision = self.view["decision"]["id"]
        return self.reply_to(self.send(type="answer", decision=decision, pick=[option]))

    def until(self, condition: Any) -> None:
        """Read until the view fulfils the condition."""
        while not condition(self.view):
            self.read()

    def resync(self) -> dict[str, Any]:
        assert self.socket
        self.socket.send('{"type": "resync"}')
        while self.read()["type"] != "view":
            pass
        return self.view


@contextmanager
def supervised_server(server: LiveServer, workers: int, tree: Path = ROOT) -> Iterator[LiveServer]:
    """Start the server as the command line does, with worker processes, from the checkout ``tree``."""
    options = [f"--{name}={value}" for name, value in (server.options | {"workers": workers}).items()]
    command = [sys.executable, "-m", "server", "serve", *options]
    process = subprocess.Popen(command, cwd=tree, env=os.environ | server.environment)
    server.pid = process.pid
    try:
        deadline = time.monotonic() + PATIENCE
        while not server.healthy():
            assert process.poll() is None, "the server has ended"
            assert time.monotonic() < deadline, "the server does not respond"
            time.sleep(0.05)
        yield server
    finally:
        process.terminate()
        process.wait(PATIENCE)


def closing_code(seat: LiveSeat) -> int | None:
    """Return the code with which the server closes the seat's socket."""
    try:
        while True:
            seat.read()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None


def live_match(server: LiveServer, **options: Any) -> tuple[LiveSeat, LiveSeat]:
    """Return a running duel. Nobody is connected yet."""
    red, blue = LiveSeat(server, "Red"), LiveSeat(server, "Blue")
    body = {"mission": "duel", "private": False, "options": {"reactions": "in-turn"} | options}
    summary = red.call("POST", "/api/matches", body)
    for seat, name in ((red, "red-1"), (blue, "blue-1")):
        seat.match = summary["id"]
        seat.call("POST", f"/api/matches/{summary['id']}/seats/{name}")
    red.call("POST", f"/api/matches/{summary['id']}/start")
    return red, blue


__all__ = ["ConnectionClosed", "LiveSeat", "LiveServer", "closing_code", "live_match", "supervised_server"]
