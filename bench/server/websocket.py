"""The client side of a websocket (RFC 6455, RFC 7692). It spends as little time on a frame as possible."""

from __future__ import annotations

import asyncio
import os
import zlib
from base64 import b64encode
from collections.abc import Callable
from struct import Struct
from typing import Any

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
FIN, COMPRESSED = 0x80, 0x40
#: The bytes that a sender omits at the end of a compressed message.
TAIL = b"\x00\x00\xff\xff"
MASKED = 0x80
#: A client must mask its frames; this key leaves the bytes unchanged.
KEY = bytes(4)

#: Receives a message and its number of bytes on the wire.
Receiver = Callable[[bytes, int], None]

_uint16, _uint64 = Struct(">H"), Struct(">Q")


class WebSocket(asyncio.Protocol):
    """An open websocket that passes each text frame to ``receive``, with its number of bytes on the wire.

    It offers compression, as browsers do. Raises ConnectionError if the server refuses or closes the
    connection, or splits a message into several frames.
    """

    def __init__(self, receive: Receiver) -> None:
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._receive = receive
        self._buffer = b""
        self._inflate = zlib.decompressobj(wbits=-zlib.MAX_WBITS).decompress
        self._closing = False
        self._transport: asyncio.Transport

    @classmethod
    async def connect(cls, base: str, path: str, token: str, receive: Receiver) -> WebSocket:
        """Connect to ``base``, an `http://host:port`, as the user of the token."""
        host, _, port = base.removeprefix("http://").partition(":")
        loop = asyncio.get_running_loop()
        transport, socket = await loop.create_connection(lambda: cls(receive), host, int(port))
        transport.write(
            f"GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {b64encode(os.urandom(16)).decode()}\r\n"
            "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n"
            f"Authorization: Bearer {token}\r\n\r\n".encode()
        )
        await socket.opened
        return socket

    def send(self, payload: bytes) -> None:
        """Send a text frame."""
        self._transport.write(make_frame(TEXT, payload))

    def close(self) -> None:
        """Send a close frame and disconnect."""
        self._closing = True
        self._transport.write(make_frame(CLOSE, _uint16.pack(1000)))
        self._transport.close()

    # Callbacks of the event loop

    def connection_made(self, transport: Any) -> None:
        self._transport = transport

    def connection_lost(self, exc: Exception | None) -> None:
        if not self._closing:
            raise ConnectionError("the server hung up") from exc

    def data_received(self, data: bytes) -> None:
        buffer = self._buffer + data if self._buffer else data
        if not self.opened.done():
            buffer = self._read_handshake(buffer)
        offset = 0
        while (frame := frame_at(buffer, offset)) is not None:
            compressed = buffer[offset] & COMPRESSED
            opcode, start, offset = frame
            payload = buffer[start:offset]
            self._handle_frame(
                opcode, self._inflate(payload + TAIL) if compressed else payload, offset - start
            )
        self._buffer = buffer[offset:]

    def _read_handshake(self, buffer: bytes) -> bytes:
        """Read the server's reply to the handshake, if it is complete. Return the bytes after it."""
        head, end, rest = buffer.partition(b"\r\n\r\n")
        if not end:
            return buffer
        if not head.startswith(b"HTTP/1.1 101"):
            self.opened.set_exception(ConnectionError(head.partition(b"\r\n")[0].decode()))
            self._closing = True
            return b""
        self.opened.set_result(None)
        return rest

    def _handle_frame(self, opcode: int, payload: bytes, size: int) -> None:
        if self._closing:
            return
        if opcode == TEXT:
            self._receive(payload, size)
        elif opcode == PING:
            self._transport.write(make_frame(PONG, payload))
        elif opcode != PONG:
            raise ConnectionError(f"a frame with opcode {opcode}")


def make_frame(opcode: int, payload: bytes) -> bytes:
    """Return a complete frame as a client sends it.

    >>> make_frame(TEXT, b"hi").hex(" ")
    '81 82 00 00 00 00 68 69'
    """
    size = len(payload)
    if size < 126:
        head = bytes((FIN | opcode, MASKED | size))
    elif size < 1 << 16:
        head = bytes((FIN | opcode, MASKED | 126)) + _uint16.pack(size)
    else:
        head = bytes((FIN | opcode, MASKED | 127)) + _uint64.pack(size)
    return head + KEY + payload


def frame_at(buffer: bytes, offset: int) -> tuple[int, int, int] | None:
    """Return the opcode of the server's frame at this offset, and where its payload starts and ends. Return
    None if the frame is incomplete.
    """
    start = offset + 2
    if len(buffer) < start:
        return None
    size = buffer[offset + 1]
    if size == 126:
        start += 2
        size = _uint16.unpack_from(buffer, offset + 2)[0] if len(buffer) >= start else 0
    elif size == 127:
        start += 8
        size = _uint64.unpack_from(buffer, offset + 2)[0] if len(buffer) >= start else 0
    if len(buffer) < start + size:
        return None
    if not buffer[offset] & FIN:
        raise ConnectionError("a message in several frames")
    return buffer[offset] & 0x0F, start, start + size
