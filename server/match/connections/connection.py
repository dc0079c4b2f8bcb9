"""The connection of a client, and its websocket. All websocket input and output happens here."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from server.db.types.people import User
from server.monitoring import metrics
from server.transport.websocket_protocol import writer_of

#: The maximum number of queued messages for a slow client, and of characters in them. A client that exceeds
#: them is disconnected, and may reconnect with `since`.
BACKLOG, UNREAD = 512, 1024 * 1024
INTERNAL, TRY_AGAIN_LATER = 1011, 1013

log = structlog.get_logger()


class Connection:
    """One client at a table: its latest view, and methods to send it messages."""

    def __init__(self, user: User, token: str) -> None:
        self.user = user
        self.token = token  # digest of the token; logging out closes the connection
        self.viewer = ""  # a seat or "spectator"; "" until the first message
        self.seq = -1  # number of the client's latest view
        self.is_delayed = False  # whether it sees the table with a delay
        self.last_gallery = ""  # the last `gallery` that was sent
        self.ignores: frozenset[str] = frozenset()  # ids of the users whom this user ignores
        self.got_whole_view = False  # whether a whole view has been sent
        #: Adds the sentences to a message, unless the client writes them itself.
        self.add_labels: Callable[[str], str] | None = None

    def begin(self) -> None:
        """Prepare for the messages that follow the client's view."""

    def send(self, text: str) -> None:
        """Send a message after all earlier ones, with the sentences that the client wants."""
        if self.add_labels is None:
            self._deliver(text)
            return
        try:
            text = self.add_labels(text)
        except Exception as error:  # other connections must still get the message
            log.error("sentences cannot be written", user=self.user.id, exc_info=error)
            self.close(INTERNAL)
        else:
            self._deliver(text)

    def _deliver(self, text: str) -> None:
        """Send a message as it is."""
        raise NotImplementedError

    def close(self, code: int) -> None:
        """Close the connection after all earlier messages."""
        raise NotImplementedError


class SocketConnection(Connection):
    """The connection of one websocket, which sends messages in order.

    A task sends the messages that cannot be written immediately, so that no caller waits for a slow client.
    """

    def __init__(self, websocket: WebSocket, user: User, token: str) -> None:
        super().__init__(user, token)
        self._websocket = websocket
        self._try_write = writer_of(websocket)
        self._outbox: list[str] = []
        self._unread = 0  # characters in the queue
        self._idle: asyncio.Future[None] | None = None  # completed when there is something to write
        self._code: int | None = None  # the code with which the connection closes when the queue is empty

    async def receive(self) -> str | None:
        """Wait for the next message. Return None for a message that is not text.

        Raises WebSocketDisconnect, even if the connection is only about to close. Messages that have already
        arrived are then ignored.
        """
        if self._code is not None:
            raise WebSocketDisconnect
        message = await self._websocket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1005))
        text: str | None = message.get("text")
        return text

    def _deliver(self, text: str) -> None:
        """Write a message, or queue it for a slow client. If the queue is too long, drop it and close the
        connection."""
        if self._code is not None or (self._is_idle and self._try_write(text)):
            return
        if len(self._outbox) >= BACKLOG or self._unread >= UNREAD:
            metrics.count_cut_off("does not read", self.user.id)
            self._outbox.clear()
            self.close(TRY_AGAIN_LATER)
        else:
            self._unread += len(text)
            self._outbox.append(text)
            self._wake()

    def close(self, code: int) -> None:
        """Close the connection when the queue has been sent."""
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
                    del text  # the message may be a whole view, and would stay in memory until the next one
                else:
                    self._idle = asyncio.get_running_loop().create_future()
                    await self._idle
            if self._websocket.application_state is WebSocketState.CONNECTED:
                await self._websocket.close(self._code)
        except (WebSocketDisconnect, RuntimeError, OSError):
            self._code = self._code or TRY_AGAIN_LATER

    @property
    def _is_idle(self) -> bool:
        """Return whether the writer has written everything and is waiting."""
        return self._idle is not None and not self._idle.done()

    def _wake(self) -> None:
        """Wake the writer."""
        if self._idle and not self._idle.done():
            self._idle.set_result(None)

    async def finish(self, writer: asyncio.Task[None]) -> None:
        """Send the last messages if the client is still connected, and end the writer's task."""
        if self._websocket.client_state is WebSocketState.DISCONNECTED:
            writer.cancel()
        else:
            self.close(1000)
        await asyncio.wait([writer], timeout=5)
        writer.cancel()
