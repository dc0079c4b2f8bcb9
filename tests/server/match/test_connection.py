"""The messages written to a websocket, and their order."""

from __future__ import annotations

import asyncio

import pytest
from starlette.websockets import WebSocketState

from server.db.types.people import User
from server.match.connections.connection import SocketConnection
from server.transport.websocket_protocol import WRITE_MESSAGE


class Jammed:
    """A websocket that can be written to directly or through the application, unless it is jammed."""

    def __init__(self) -> None:
        self.scope = {"extensions": {WRITE_MESSAGE: self._write}}
        self.application_state = self.client_state = WebSocketState.CONNECTED
        self.open = asyncio.Event()
        self.open.set()
        self.written: list[str] = []
        self.at_once: list[str] = []

    def _write(self, text: str) -> bool:
        if self.open.is_set():
            self.written.append(text)
            self.at_once.append(text)
        return self.open.is_set()

    async def send_text(self, text: str) -> None:
        await self.open.wait()
        self.written.append(text)

    async def close(self, code: int) -> None:
        self.written.append(f"closed with {code}")


@pytest.mark.anyio
async def test_messages_keep_their_order_whether_they_are_queued_or_not() -> None:
    socket = Jammed()
    connection = SocketConnection(socket, User("u1", "Ada"), "")  # type: ignore[arg-type]
    connection.send("before the writer runs")
    writing = asyncio.create_task(connection.write())
    await asyncio.sleep(0)
    connection.send("at once")
    socket.open.clear()
    connection.send("waits in the writer")
    await asyncio.sleep(0)
    connection.send("waits in the queue")
    socket.open.set()
    connection.send("waits behind it, though it could be written")
    for _ in range(3):
        await asyncio.sleep(0)
    connection.send("at once again")
    connection.close(1000)
    connection.send("too late")
    await asyncio.wait_for(writing, 1)
    assert socket.at_once == ["at once", "at once again"]
    assert socket.written == [
        "before the writer runs",
        "at once",
        "waits in the writer",
        "waits in the queue",
        "waits behind it, though it could be written",
        "at once again",
        "closed with 1000",
    ]
