"""uvicorn's websocket protocol with limits on everything that a client can send.

Otherwise a client that sends many frames would block the event loop for all others, and unread messages
would fill the memory. Frames of every kind are counted, including control frames. All sockets of a user are
counted together, and so are all users at an address. Clients that do not read are disconnected.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import count
from typing import Any

from starlette.websockets import WebSocket
from uvicorn.middleware.proxy_headers import _TrustedHosts
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import Frame
from websockets.http11 import Request

from server.base.rate_limit import RateLimit
from server.monitoring import metrics
from server.settings import Settings
from server.transport.http_protocol import CLOSE_GRACE, drop_unread, open_connections

#: The number of bytes that are parsed between two checks of the limits. The smallest frame has 6.
CHUNK_BYTES = 1024
#: The number of uncompressed bytes for which a frame counts as one more, because a large frame may be small
#: on the wire.
COUNTED_BYTES = 1024
#: The maximum number of bytes queued for a client that does not read.
MAX_UNREAD_BYTES = 512 * 1024
#: Seconds between two pings to a client, and seconds to wait for its pong.
PING_INTERVAL, PONG_TIMEOUT = 10.0, 12.0
INVALID_FRAME, INVALID_TEXT, POLICY_VIOLATION = 1002, 1007, 1008
#: The key of a function in a socket scope's extensions. The function sets the socket's user.
SET_USER = "galaxies.belongs"
#: The key of a function in the same extensions. The function writes a message immediately.
WRITE_MESSAGE = "galaxies.writes"
#: Sockets are counted separately until their user is known.
_socket_numbers = count()


@cache
def _user_limit() -> RateLimit:
    """Return the limit for each user in this process."""
    return RateLimit(Settings().frame_rate)


@cache
def _address_limit() -> RateLimit:
    """Return the limit for each address."""
    return RateLimit(Settings().address_frame_rate)


@cache
def _proxies() -> _TrustedHosts:
    return _TrustedHosts(Settings().trusted_proxies)


def count_for_user(websocket: WebSocket, user_id: str, on_flood: Callable[[str], None]) -> None:
    """Count the frames of the socket together with all others that the user, or any user at the same address,
    sends to this process. ``on_flood`` is called with the user if there are too many."""
    if set_user := websocket.scope.get("extensions", {}).get(SET_USER):
        address = websocket.client.host if websocket.client else ""
        set_user(user_id, None if address in _proxies() else address, on_flood)


def writer_of(websocket: WebSocket) -> Callable[[str], bool]:
    """Return a function that writes a message directly to the socket. Otherwise every message would pass
    through all layers of the application once for each viewer. The function returns False if the message must
    wait."""
    write: Callable[[str], bool] | None = websocket.scope.get("extensions", {}).get(WRITE_MESSAGE)
    return write or (lambda _: False)


class LimitedWebSocketProtocol(WebSocketsSansIOProtocol):
    """Closes a connection with code 1008 if it sends a frame that exceeds its user's limit."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._sender = f"socket {next(_socket_numbers)}"
        self._address: str | None = None
        self._on_flood: Callable[[str], None] = lambda _: None

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.handshake_complete:
            self.scope["extensions"] |= {SET_USER: self._set_user, WRITE_MESSAGE: self._write}  # type: ignore[dict-item]

    def _set_user(self, user_id: str, address: str | None, on_flood: Callable[[str], None]) -> None:
        self._sender, self._address, self._on_flood = user_id, address, on_flood

    def _write(self, text: str) -> bool:
        """Write a message. Return False if earlier messages are still queued, or the socket is closing."""
        if not self.writable.is_set() or self.close_sent or self.transport.is_closing():
            return False
        try:
            self.conn.send_text(text.encode())
        except InvalidState:
            return False
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True

    def start_keepalive(self) -> None:
        """Start the pings, and drop the handshake's headers, which would otherwise be kept until the socket
        closes."""
        super().start_keepalive()
        self.request.headers.clear()
        self.response.headers.clear()

    def shutdown(self) -> None:
        super().shutdown()
        self.loop.call_later(CLOSE_GRACE, drop_unread, self.transport)

    def connection_lost(self, exc: Exception | None) -> None:
        open_connections().leave(self.client[0] if self.client else "")
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), CHUNK_BYTES):
            if self.close_sent and self.transport.is_closing():
                return
            super().data_received(data[start : start + CHUNK_BYTES])
        if self.conn.handshake_exc and not self.handshake_initiated:
            self._reject_handshake()

    def _reject_handshake(self) -> None:
        """Send the response that rejects an invalid handshake. Otherwise uvicorn would keep the client
        waiting."""
        self.handshake_initiated = self.handshake_complete = self.close_sent = True
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.transport.close()

    def send_receive_event_to_app(self) -> None:
        """Pass a message on to the application. Invalid text closes the connection here, because uvicorn
        would log a traceback."""
        if self.curr_msg_data_type == "text" and not _is_text(b"".join(self.frames)):
            self._fail(INVALID_TEXT, "invalid UTF-8")
        else:
            super().send_receive_event_to_app()

    def handle_parser_exception(self) -> None:
        """Close the connection after an invalid frame. No close frame is sent before the socket is accepted,
        because uvicorn would fail and log a traceback."""
        if self.conn.close_sent is None:
            self.queue.put_nowait({"type": "websocket.disconnect", "code": INVALID_FRAME})
            self.close_sent = self.disconnected = True  # the handshake can no longer be rejected either
            self.transport.close()
        else:
            super().handle_parser_exception()

    def handle_text(self, event: Frame) -> None:
        if self._count_frame(event):
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        if self._count_frame(event):
            super().handle_bytes(event)

    def handle_cont(self, event: Frame) -> None:
        if self._count_frame(event):
            super().handle_cont(event)

    def handle_pong(self, event: Frame) -> None:
        if self._count_frame(event):
            super().handle_pong(event)

    def handle_ping(self) -> None:
        if self.transport.get_write_buffer_size() > MAX_UNREAD_BYTES:
            metrics.count_cut_off("does not read", self._sender)
            self.transport.abort()
        elif self._count_frame():
            super().handle_ping()

    def send_keepalive_ping(self) -> None:
        """Ping the client. If the socket has been closing since the last ping, stop waiting for the client to
        read."""
        if self.close_sent or self.transport.is_closing():
            self.transport.abort()
        else:
            super().send_keepalive_ping()

    def keepalive_timeout(self) -> None:
        """Drop the connection. A clean close would wait until the client reads."""
        super().keepalive_timeout()
        self.transport.abort()

    def _count_frame(self, frame: Frame | None = None) -> bool:
        """Count a frame, and return whether it is within the limit. The first frame that exceeds it closes
        the connection, and all later frames are ignored."""
        if self.close_sent:
            return False
        weight = 1 + len(frame.data) // COUNTED_BYTES if frame else 1
        sender, address = self._sender, self._address
        if not _user_limit().hit(sender, cost=weight) and not (
            address and _address_limit().hit_from(address, cost=weight)
        ):
            return True
        metrics.count_cut_off("too many frames", sender)
        self._on_flood(sender)
        self._fail(POLICY_VIOLATION, "too many frames")
        return False

    def _fail(self, code: int, reason: str) -> None:
        """Close the connection, and notify the application."""
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code})
        self.conn.fail(code, reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.transport.close()


def _is_text(data: bytes) -> bool:
    try:
        return data.decode() is not None
    except UnicodeDecodeError:
        return False
