"""Websockets of misbehaving clients. They send any bytes, and may leave the server's messages unread."""

from __future__ import annotations

import select
import socket
import time
from base64 import b64encode
from contextlib import suppress
from dataclasses import dataclass
from os import urandom

from bench.server.websocket import CLOSE, frame_at
from tests.server.live import LiveSeat

PATIENCE = 30.0
#: Reserved codes: closed without a code, and closed without a closing frame
NO_CODE, LOST = 1005, 1006


@dataclass(frozen=True)
class Door:
    """The port, match and user for a socket."""

    port: int
    match: str
    headers: dict[str, str]


def door(seat: LiveSeat) -> Door:
    """Return the port, match and user of a seat."""
    return Door(seat.server.port, seat.match, seat.headers)


class RawSocket:
    """A websocket from ``address``. ``room`` is the number of unread bytes that the system accepts."""

    def __init__(self, door: Door, *, address: str = "127.0.0.1", room: int | None = None) -> None:
        self.raw = socket.socket()
        self.raw.settimeout(PATIENCE)
        if room:
            self.raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, room)
        self.raw.bind((address, 0))
        self.raw.connect(("127.0.0.1", door.port))
        self.code: int | None = None  # the code with which the server has closed it
        self._buffer = b""
        headers = {
            "Host": f"127.0.0.1:{door.port}",
            "Upgrade": "websocket",
            "Connection": "Upgrade",
            "Sec-WebSocket-Key": b64encode(urandom(16)).decode(),
            "Sec-WebSocket-Version": "13",
        } | door.headers
        lines = [f"GET /ws/matches/{door.match} HTTP/1.1", *(f"{k}: {v}" for k, v in headers.items()), "", ""]
        self.raw.sendall("\r\n".join(lines).encode())

    def opened(self) -> RawSocket:
        """Read the response to the handshake. Raises ConnectionError if the handshake is rejected."""
        while b"\r\n\r\n" not in self._buffer:
            self._fill(PATIENCE)
        head, _, self._buffer = self._buffer.partition(b"\r\n\r\n")
        if not head.startswith(b"HTTP/1.1 101"):
            raise ConnectionError(head.partition(b"\r\n")[0].decode())
        return self

    def payloads(self, timeout: float) -> list[bytes]:
        """Return the texts that arrive until this many seconds pass without data. A closing frame sets
        `code`."""
        texts = self._parse()
        while self.code is None:
            try:
                self._fill(timeout)
            except TimeoutError:
                break
            except OSError:
                self.code = LOST
            texts += self._parse()
        return texts

    def pump(self, frames: bytes, *, until: float, reads: bool) -> None:
        """Send as fast as the server accepts data, until this time (`time.monotonic`) or until it closes the
        socket."""
        self.raw.setblocking(False)
        rest = frames
        try:
            while self.code is None and time.monotonic() < until:
                readable, writable, _ = select.select([self.raw] if reads else [], [self.raw], [], 0.05)
                if readable:
                    self._fill(0)
                    _ = self._parse()
                if writable:
                    rest = rest[self.raw.send(rest) :] or frames
        except OSError:
            _ = self.payloads(0.1)
            self.code = self.code or LOST

    def _parse(self) -> list[bytes]:
        """Return the texts in the received bytes."""
        texts, door = [], 0
        while frame := frame_at(self._buffer, door):
            opcode, start, door = frame
            if opcode == CLOSE:
                self.code = (
                    int.from_bytes(self._buffer[start : start + 2], "big") if door > start else NO_CODE
                )
            elif opcode < CLOSE:
                texts.append(self._buffer[start:door])
        self._buffer = self._buffer[door:]
        return texts

    def _fill(self, timeout: float) -> None:
        if not select.select([self.raw], [], [], timeout)[0]:
            raise TimeoutError
        data = self.raw.recv(65536)
        if not data:
            raise ConnectionResetError
        self._buffer += data

    def close(self) -> None:
        with suppress(OSError):
            self.raw.close()

    def __enter__(self) -> RawSocket:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
