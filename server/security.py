"""Keeps pages of other sites out, and bodies that are too long; adds the security headers."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from server.errors import Problem
from server.headers import HEADERS, OWN_HEADERS

SAFE_METHODS = {"GET", "HEAD", "OPTIONS", "TRACE"}


def is_foreign(headers: Headers, allowed: Iterable[str]) -> bool:
    """Whether a page of another site made the request; programs send neither header."""
    origin = headers.get("origin")
    if origin is not None and origin in allowed:
        return False
    if headers.get("sec-fetch-site", "none") not in ("same-origin", "none"):
        return True
    return origin is not None and urlsplit(origin).netloc.lower() != headers.get("host", "").lower()


class Guard:
    """ASGI middleware: lets a request through, or answers it with a problem."""

    def __init__(self, app: ASGIApp, max_body: int, allowed_origins: Iterable[str] = ()) -> None:
        self.app = app
        self.max_body = max_body
        self.allowed = frozenset(allowed_origins)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let the request through, or answer it here."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        send = _with_headers(send, OWN_HEADERS if scope["path"].startswith("/api/") else HEADERS)
        headers = Headers(scope=scope)
        if _could_change(scope) and is_foreign(headers, self.allowed):
            await _deny(Problem(403, "foreign-origin"), scope, receive, send)
        elif _declared_length(headers) > self.max_body:
            await _deny(Problem(413), scope, receive, send)
        else:
            await self.app(scope, self._measured(receive), send)

    def _measured(self, receive: Receive) -> Receive:
        """Count a body as it is read: its declared length may be wrong or missing."""
        seen = 0

        async def measure() -> Message:
            nonlocal seen
            message = await receive()
            if message["type"] == "http.request":
                seen += len(message.get("body", b""))
                if seen > self.max_body:
                    raise HTTPException(413)
            return message

        return measure


async def _deny(problem: Problem, scope: Scope, receive: Receive, send: Send) -> None:
    """Send the problem. Starlette's responses can refuse a websocket upgrade as well."""
    if scope["type"] == "websocket":
        await receive()
    await problem.response()(scope, receive, send)


def _could_change(scope: Scope) -> bool:
    return scope["type"] == "websocket" or scope["method"] not in SAFE_METHODS


def _declared_length(headers: Headers) -> int:
    given = headers.get("content-length", "")
    return int(given) if given.isascii() and given.isdigit() else 0


def _with_headers(send: Send, added: Mapping[str, str]) -> Send:
    async def add(message: Message) -> None:
        if message["type"] in ("http.response.start", "websocket.http.response.start"):
            headers = MutableHeaders(scope=message)
            for name, value in added.items():
                headers.setdefault(name, value)
        await send(message)

    return add
