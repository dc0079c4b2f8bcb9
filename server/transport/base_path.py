"""The base path of the site, such as `/games` of `https://play.example/games`.

Some proxies pass this path on, and others remove it. The server answers both alike.
"""

from __future__ import annotations

from collections.abc import Awaitable

from starlette.types import ASGIApp, Receive, Scope, Send


class BasePath:
    """ASGI middleware that gives every request the standard form: its path begins with ``root_path``.

    None of our routes begins with the base path (`server.base.addresses`), so it is clear whether a proxy
    removed it.
    """

    def __init__(self, app: ASGIApp, base: str) -> None:
        self.app = app
        self.base = base

    def __call__(self, scope: Scope, receive: Receive, send: Send) -> Awaitable[None]:
        """Pass the request on."""
        if self.base and scope["type"] in ("http", "websocket"):
            own = own_path(scope["path"], self.base)
            scope = {**scope, "root_path": self.base, "path": self.base + own}
        return self.app(scope, receive, send)


def own_path(path: str, base: str) -> str:
    """Return a path without the base path, if it begins with it.

    >>> [own_path(path, "/games") for path in ("/games/m/1", "/games", "/gamesome", "/m/1")]
    ['/m/1', '/', '/gamesome', '/m/1']
    """
    if path == base:
        return "/"
    return path.removeprefix(base) if path.startswith(f"{base}/") else path


def route_path(scope: Scope) -> str:
    """Return the path of a request without the base path, as routes are written."""
    return own_path(scope["path"], scope.get("root_path", ""))
