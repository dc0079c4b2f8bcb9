"""One open websocket, as a table sees it."""

from __future__ import annotations

import asyncio

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from server.store.protocol import User

#: Frames that a slow client may have outstanding before it is let go; it can come back with `since`.
BACKLOG = 512
TRY_AGAIN_LATER = 1013


class Connection:
    """Frames for one client, sent in order by a task of their own, so that nobody waits for a slow one."""

    def __init__(self, websocket: WebSocket, user: User, token: str) -> None:
        self.websocket = websocket
        self.user = user
        self.token = token  # its digest: logging out closes the connection
        self.viewer = ""
        self.seq = -1
        self._outbox: asyncio.Queue[str | int] = asyncio.Queue()
        self._closing = False

    def send(self, text: str) -> None:
        """Put a frame in line."""
        if self._outbox.qsize() >= BACKLOG:
            self.close(TRY_AGAIN_LATER)
        if not self._closing:
            self._outbox.put_nowait(text)

    def close(self, code: int) -> None:
        """Close after what is in line."""
        if not self._closing:
            self._closing = True
            self._outbox.put_nowait(code)

    async def write(self) -> None:
        """Send what is put in line, until the connection ends."""
        try:
            while isinstance(item := await self._outbox.get(), str):
                await self.websocket.send_text(item)
            if self.websocket.application_state is WebSocketState.CONNECTED:
                await self.websocket.close(item)
        except (WebSocketDisconnect, RuntimeError, OSError):
            self._closing = True
