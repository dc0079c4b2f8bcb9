"""uvicorn's HTTP protocol with limits on connections and on unfinished requests.

Otherwise a client could open many connections, send little or nothing, and leave none for other clients.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import cache
from http import HTTPStatus
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from server.monitoring import metrics
from server.settings import Settings
from server.transport.errors import Problem
from server.transport.limits.admission import ConnectionLimiter

#: The maximum size of a request's header section, in bytes.
MAX_HEADER_BYTES = 16 * 1024
#: The number of bytes that are parsed between two checks of the limits.
CHUNK_BYTES = 1024
#: The maximum number of requests that wait for an earlier response on the same connection.
MAX_QUEUED = 8
#: How long a client may still send or read when the server stops, in seconds.
CLOSE_GRACE = 2.0
#: Functions called when the server begins to stop. They release waiting requests, because the server waits
#: for them to end.
shutdown_callbacks: set[Callable[[], None]] = set()


@cache
def _server_settings() -> Settings:
    return Settings()


@cache
def open_connections() -> ConnectionLimiter:
    """Return the limiter of this process's open connections, including those that have become websockets."""
    settings = _server_settings()
    return ConnectionLimiter(settings.sockets, settings.sockets_per_address, settings.trusted_proxies)


def drop_unread(transport: asyncio.Transport) -> None:
    """Disconnect a client that has not read all written data."""
    if transport.get_write_buffer_size():
        transport.abort()


class LimitedHttpProtocol(HttpToolsProtocol):
    """Rejects connections that exceed the limit, and requests that arrive too slowly or are too long."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._counted = False
        self._received = 0  # bytes received of the current request
        self._in_head = False
        self._deadline: asyncio.TimerHandle | None = None
        self._unread: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._counted = open_connections().try_enter(self._address)
        if self._counted:
            self._start_request_timer()
        else:
            self._reject(Problem(503, "busy-server", headers={"Retry-After": "5"}))

    def shutdown(self) -> None:
        for callback in shutdown_callbacks:
            callback()
        super().shutdown()
        self.loop.call_later(CLOSE_GRACE, self._disconnect_client)

    def _disconnect_client(self) -> None:
        """Stop waiting for the client, because a stopping server waits for every connection to end."""
        if self._deadline:
            self._reject(Problem(503, "busy-server", headers={"Retry-After": "5"}))
        drop_unread(self.transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_request_timer()
        self._stop_read_timer()
        if self._counted:
            open_connections().leave(self._address)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), CHUNK_BYTES):
            if self.transport.is_closing() or self._is_websocket:
                return
            self._feed_parser(data[start : start + CHUNK_BYTES])

    @property
    def _is_websocket(self) -> bool:
        return self.transport.get_protocol() is not self

    def _feed_parser(self, data: bytes) -> None:
        self._received += len(data)
        super().data_received(data)
        if len(self.pipeline) > MAX_QUEUED:  # no client needs that many, and each request takes memory
            metrics.count_cut_off("requests unanswered", self._address)
            open_connections().record_cut_off(self._address)
            self.transport.abort()
        elif self._in_head and self._received > MAX_HEADER_BYTES:
            self._reject(Problem(431))
        elif self._received > MAX_HEADER_BYTES + _server_settings().max_body:
            self._reject(Problem(413))

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._in_head = True
        self._start_request_timer()

    def on_headers_complete(self) -> None:
        self._in_head = False
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._stop_request_timer()

    def pause_writing(self) -> None:
        """Start the timer for a client that does not read its response."""
        super().pause_writing()
        if self._unread is None:
            self._unread = self.loop.call_later(_server_settings().response_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        """Stop the timer, because most of the response has been read."""
        super().resume_writing()
        self._stop_read_timer()

    def _stop_read_timer(self) -> None:
        if self._unread:
            self._unread.cancel()
            self._unread = None

    @property
    def _address(self) -> str:
        return self.client[0] if self.client else ""

    def _start_request_timer(self) -> None:
        if self._deadline is None:
            self._deadline = self.loop.call_later(
                _server_settings().request_seconds, self._reject_slow_request
            )

    def _stop_request_timer(self) -> None:
        self._received = 0
        if self._deadline:
            self._deadline.cancel()
            self._deadline = None

    def _reject_slow_request(self) -> None:
        if self.cycle and self.cycle.response_started and not self.cycle.response_complete:
            self.transport.abort()
        else:
            self._reject(Problem(408))

    def _reject(self, problem: Problem) -> None:
        """Respond in place of the application, and close the connection."""
        if self.transport.is_closing():
            return
        self._stop_request_timer()
        metrics.PROBLEMS.labels(str(problem.status)).inc()
        response = problem.response()
        status = f"HTTP/1.1 {problem.status} {HTTPStatus(problem.status).phrase}".encode()
        head = [name + b": " + value for name, value in response.raw_headers]
        self.transport.write(b"\r\n".join([status, *head, b"connection: close", b"", bytes(response.body)]))
        self.transport.close()
