"""Keeps pages of other sites out, and tells browsers what our own pages may do."""

from __future__ import annotations

from collections.abc import Iterable
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from server.errors import Problem

SAFE_METHODS = {"GET", "HEAD", "OPTIONS", "TRACE"}

HEADERS = {
    "content-security-policy": "; ".join(
        (
            "default-src 'self'",
            "script-src 'self'",
            "style-src 'self'",
            "style-src-attr 'unsafe-inline'",  # positions on the board are style attributes
            "img-src 'self' data: blob:",
            "connect-src 'self'",
            "object-src 'none'",
            "base-uri 'none'",
            "form-action 'self'",
            "frame-ancestors 'none'",
        )
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",  # an invite's address is its key
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


def is_foreign(headers: Headers, allowed: Iterable[str]) -> bool:
    """Whether a page of another site made the request; programs send neither header."""
    origin = headers.get("origin")
    if origin is not None and origin in allowed:
        return False
    if headers.get("sec-fetch-site", "none") not in ("same-origin", "none"):
        return True
    return origin is not None and urlsplit(origin).netloc.lower() != headers.get("host", "").lower()


class Guard:
    """ASGI middleware: refuses foreign requests that could change something, adds the security headers."""

    def __init__(self, app: ASGIApp, allowed_origins: Iterable[str] = ()) -> None:
        self.app = app
        self.allowed = frozenset(allowed_origins)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let the request through, or answer it here."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
        elif self._refuses(scope):
            await self._refuse(scope, receive, send)
        else:
            await self.app(scope, receive, _with_headers(send))

    def _refuses(self, scope: Scope) -> bool:
        unsafe = scope["type"] == "websocket" or scope["method"] not in SAFE_METHODS
        return unsafe and is_foreign(Headers(scope=scope), self.allowed)

    async def _refuse(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Starlette's responses know how to deny an upgrade."""
        if scope["type"] == "websocket":
            await receive()
        await Problem(403, "foreign-origin").response()(scope, receive, _with_headers(send))


def _with_headers(send: Send) -> Send:
    async def add(message: Message) -> None:
        if message["type"] in ("http.response.start", "websocket.http.response.start"):
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
        await send(message)

    return add
