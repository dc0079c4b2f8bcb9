"""One client that is kept up to date, and the open websocket that most have: the only place where anything is
read from it or written to it."""

from __future__ import annotations

import asyncio

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from server import metrics
from server.store.people import User
from server.websocket_protocol import writer_of

#: Messages, and characters in them, that may be queued for a slow client before it is disconnected; it can
#: come back with `since`.
BACKLOG, UNREAD = 512, 1024 * 1024
TRY_AGAIN_LATER = 1013


class Connection:
    """One client at a table: what it has seen, and a way to send it more."""

    def __init__(self, user: User, token: str) -> None:
        self.user = user
        self.token = token  # its digest: logging out closes the connection
        self.viewer = ""  # a seat or "spectator"; "" until it has been sent anything
        self.seq = -1  # of the newest view that it holds
        self.late = False  # whether it sees the table later than players do
        self.told = ""  # last of who looks on
        self.ignores: frozenset[str] = frozenset()  # users of whom its own wants to hear nothing
        self.anew = False  # whether it has been sent a whole view

    def begin(self) -> None:
        """Called before the client is sent what follows the view that it holds."""

    def send(self, text: str) -> None:
        """Send a message after all before it."""
        raise NotImplementedError

    def close(self, code: int) -> None:
        """Close the connection after all that was sent."""
        raise NotImplementedError


class SocketConnection(Connection):
    """Messages for one websocket, in order. What cannot be written at once is sent by a task of its own, so
    that nobody waits for a slow one."""

    def __init__(self, websocket: WebSocket, user: User, token: str) -> None:
        super().__init__(user, token)
        self._websocket = websocket
        self._write_at_once = writer_of(websocket)
        self._outbox: list[str] = []
        self._unread = 0  # characters in the queue
        self._idle: asyncio.Future[None] | None = None  # done when there is something to write
        self._code: int | None = None  # with which the connection is closed when the queue is sent

    async def receive(self) -> str | None:
        """Wait for the next message; None for one that is no text.

        Raises WebSocketDisconnect, also if the connection is to be closed: what has come is not looked at.
        """
        if self._code is not None:
            raise WebSocketDisconnect
        message = await self._websocket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1005))
        text: str | None = message.get("text")
        return text

    def send(self, text: str) -> None:
        """Write a message, or queue it for a slow client; if too much is queued already, throw the queue away
        and close the connection."""
        if self._code is not None or (self._is_idle and self._write_at_once(text)):
            return
        if len(self._outbox) >= BACKLOG or self._unread >= UNREAD:
            metrics.cut_off("does not read", self.user.id)
            self._outbox.clear()
            self.close(TRY_AGAIN_LATER)
        else:
            self._unread += len(text)
            self._outbox.append(text)
            self._wake()

    def close(self, code: int) -> None:
        """Close the connection when the queue is sent."""
        if self._code is None:
            self._code = code
            self._wake()

    async def write(self) -> None:
        """Send the queued messages until the connection ends."""
        try:
            while self._outbox or self._code is None:
                if self._outbox:
                    text = self._outbox.pop(0)
                    self._unread -= len(text)
                    await self._websocket.send_text(text)
                    del text  # or it is kept until the next one, and the first is a whole view
                else:
                    self._idle = asyncio.get_running_loop().create_future()
                    await self._idle
            if self._websocket.application_state is WebSocketState.CONNECTED:
                await self._websocket.close(self._code)
        except (WebSocketDisconnect, RuntimeError, OSError):
            self._code = self._code or TRY_AGAIN_LATER

    @property
    def _is_idle(self) -> bool:
        """Whether the writer waits for something to write, with all before it written."""
        return self._idle is not None and not self._idle.done()

    def _wake(self) -> None:
        """Let the writer go on."""
        if self._idle and not self._idle.done():
            self._idle.set_result(None)

    async def finish(self, writer: asyncio.Task[None]) -> None:
        """Send the last messages if the client is still there, and end the task that writes."""
        if self._websocket.client_state is WebSocketState.DISCONNECTED:
            writer.cancel()
        else:
            self.close(1000)
        await asyncio.wait([writer], timeout=5)
        writer.cancel()
