"""The base path of the site, for example `/games` in `https://play.example/games`.

Some proxies keep this path in requests, and others remove it. The server handles both in the same way.
"""

from __future__ import annotations

from collections.abc import Awaitable

from starlette.types import ASGIApp, Receive, Scope, Send


class BasePath:
    """ASGI middleware that normalises every request, so that its path begins with ``root_path``.

    None of our routes begins with the base path (`server.base.addresses`), so it can be determined whether a
    proxy removed it.
    """

    def __init__(self, app: ASGIApp, base: str) -> None:
        self.app = app
        self.base = base

    def __call__(self, scope: Scope, receive: Receive, send: Send) -> Awaitable[None]:
        """Pass the request on."""
        if self.base and scope["type"] in ("http", "websocket"):
            path = own_path(scope["path"], self.base)
            scope = {**scope, "root_path": self.base, "path": self.base + path}
        return self.app(scope, receive, send)


def own_path(path: str, base: str) -> str:
    """Return a path without the base path at its beginning.

    >>> [own_path(path, "/games") for path in ("/games/m/1", "/games", "/gamesome", "/m/1")]
    ['/m/1', '/', '/gamesome', '/m/1']
    """
    if path == base:
        return "/"
    return path.removeprefix(base) if path.startswith(f"{base}/") else path


def route_path(scope: Scope) -> str:
    """Return the path of a request without the base path, in the form that routes use."""
    return own_path(scope["path"], scope.get("root_path", ""))
