"""The websocket protocol of uvicorn, with a measure for everything that a client can send.

A client that pumps frames would keep the event loop from everybody else's, and what it does not read would
pile up in memory: frames of every kind are counted, control frames too, those of all sockets of a user and
those of all users at an address together, and whoever does not read is cut off.
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

from server import metrics
from server.http_protocol import open_connections
from server.rates import Limit
from server.requests import PARTING, drop_unread, open_connections
from server.settings import Settings

#: How many bytes are taken apart before the measure is looked at again; the smallest frame has 6.
SLICE = 1024
#: A frame counts as one more for so many bytes that it unpacks to: on the wire it may be small.
COUNTED = 1024
#: How many bytes may wait for a client that does not read.
UNREAD = 512 * 1024
#: In seconds: how often a client is asked whether it is there, and how long it may take to say so.
PING_EVERY, PONG_WITHIN = 10.0, 12.0
NO_FRAME, NO_TEXT, POLICY = 1002, 1007, 1008
#: In the extensions of a socket's scope: what is called with whose it is.
BELONGS = "galaxies.belongs"
#: There, too: what writes a message at once.
WRITES = "galaxies.writes"
#: Sockets are counted by themselves until it is known whose they are.
_numbers = count()


@cache
def _frames() -> RateLimit:
    """The measure of each user in this process."""
    return RateLimit(Settings().frame_rate)


@cache
def _frames_there() -> RateLimit:
    """That of each address."""
    return RateLimit(Settings().address_frame_rate)


@cache
def _proxies() -> _TrustedHosts:
    return _TrustedHosts(Settings().trusted_proxies)


def count_for_user(websocket: WebSocket, user_id: str, flooded: Callable[[str], None]) -> None:
    """Count what comes over the socket together with all else that the user, and all others at the same
    address, send to this process. ``flooded`` is called with the user when that is too much."""
    if belongs := websocket.scope.get("extensions", {}).get(BELONGS):
        address = websocket.client.host if websocket.client else ""
        belongs(user_id, None if address in _proxies() else address, flooded)


def writer_of(websocket: WebSocket) -> Callable[[str], bool]:
    """Return what writes a message to the socket past all layers of the application, through which every
    answer would else pass once for each viewer; it returns False if the message must wait."""
    write: Callable[[str], bool] | None = websocket.scope.get("extensions", {}).get(WRITES)
    return write or (lambda _: False)


class LimitedWebSocketProtocol(WebSocketsSansIOProtocol):
    """Closes a connection with 1008 that sends a frame when its user may send no more."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._sender = f"socket {next(_numbers)}"
        self._address: str | None = None
        self._flooded: Callable[[str], None] = lambda _: None

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.handshake_complete:
            self.scope["extensions"] |= {BELONGS: self._belong_to, WRITES: self._write}  # type: ignore[dict-item]

    def _belong_to(self, user_id: str, address: str | None, flooded: Callable[[str], None]) -> None:
        self._sender, self._address, self._flooded = user_id, address, flooded

    def _write(self, text: str) -> bool:
        """Write a message, unless what was written before waits for the client, or the socket is closing."""
        if not self.writable.is_set() or self.close_sent or self.transport.is_closing():
            return False
        try:
            self.conn.send_text(text.encode())
        except InvalidState:
            return False
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True

    def start_keepalive(self) -> None:
        """The socket is open: let go of the heads of its handshake, which would be kept as long as it is."""
        super().start_keepalive()
        self.request.headers.clear()
        self.response.headers.clear()

    def shutdown(self) -> None:
        super().shutdown()
        self.loop.call_later(PARTING, drop_unread, self.transport)

    def connection_lost(self, exc: Exception | None) -> None:
        open_connections().leave(self.client[0] if self.client else "")
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        for at in range(0, len(data), SLICE):
            if self.close_sent and self.transport.is_closing():
                return
            super().data_received(data[at : at + SLICE])
        if self.conn.handshake_exc and not self.handshake_initiated:
            self._refuse_head()

    def _refuse_head(self) -> None:
        """Send the refusal of a head that cannot be read: uvicorn leaves the client to wait for it."""
        self.handshake_initiated = self.handshake_complete = self.close_sent = True
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.transport.close()

    def send_receive_event_to_app(self) -> None:
        """Hand a message on. Text that is none closes the connection here: uvicorn would log a traceback."""
        if self.curr_msg_data_type == "text" and not _is_text(b"".join(self.frames)):
            self._fail(NO_TEXT, "invalid UTF-8")
        else:
            super().send_receive_event_to_app()

    def handle_parser_exception(self) -> None:
        """What comes is no frame. Before the socket is admitted there is nothing to close it by: uvicorn
        would fail, and log a traceback."""
        if self.conn.close_sent is None:
            self.queue.put_nowait({"type": "websocket.disconnect", "code": NO_FRAME})
            self.close_sent = self.disconnected = True  # nor can it be refused any more
            self.transport.close()
        else:
            super().handle_parser_exception()

    def handle_text(self, event: Frame) -> None:
        if self._is_within_measure(event):
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        if self._is_within_measure(event):
            super().handle_bytes(event)

    def handle_cont(self, event: Frame) -> None:
        if self._is_within_measure(event):
            super().handle_cont(event)

    def handle_pong(self, event: Frame) -> None:
        if self._is_within_measure(event):
            super().handle_pong(event)

    def handle_ping(self) -> None:
        if self.transport.get_write_buffer_size() > UNREAD:
            metrics.cut_off("does not read", self._sender)
            self.transport.abort()
        elif self._is_within_measure():
            super().handle_ping()

    def send_keepalive_ping(self) -> None:
        """Ask whether the client is there. If it is to be closed since the last time, do not wait any longer
        until it has read what was sent before."""
        if self.close_sent or self.transport.is_closing():
            self.transport.abort()
        else:
            super().send_keepalive_ping()

    def keepalive_timeout(self) -> None:
        """Cut the connection off: to close it kindly would wait until it reads what is waiting."""
        super().keepalive_timeout()
        self.transport.abort()

    def _is_within_measure(self, frame: Frame | None = None) -> bool:
        """Count a frame; the first one too many closes the connection, and the rest is not looked at."""
        if self.close_sent:
            return False
        many = 1 + len(frame.data) // COUNTED if frame else 1
        sender, address = self._sender, self._address
        if not _frames().hit(sender, many=many) and not (
            address and _frames_there().hit_from(address, many=many)
        ):
            return True
        metrics.cut_off("too many frames", sender)
        self._flooded(sender)
        self._fail(POLICY, "too many frames")
        return False

    def _fail(self, code: int, reason: str) -> None:
        """Close the connection, and tell the application that it is closed."""
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
