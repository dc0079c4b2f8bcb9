"""The path below which the site lies, as `/games` of `https://play.example/games`.

Some proxies leave this path in what they hand on, others take it away: the server answers both alike.
"""

from __future__ import annotations

from collections.abc import Awaitable

from starlette.types import ASGIApp, Receive, Scope, Send


class BasePath:
    """ASGI middleware: gives every request the same form, that of ASGI: its path begins with ``root_path``.

    No route of ours begins like that (`server.addresses`): so it is clear whether a proxy took it away.
    """

    def __init__(self, app: ASGIApp, base: str) -> None:
        self.app = app
        self.base = base

    def __call__(self, scope: Scope, receive: Receive, send: Send) -> Awaitable[None]:
        """Hand the request on."""
        if self.base and scope["type"] in ("http", "websocket"):
            own = own_path(scope["path"], self.base)
            scope = {**scope, "root_path": self.base, "path": self.base + own}
        return self.app(scope, receive, send)


def own_path(path: str, base: str) -> str:
    """Return a path without the one below which the site lies, if it begins with that.

    >>> [own_path(path, "/games") for path in ("/games/m/1", "/games", "/gamesome", "/m/1")]
    ['/m/1', '/', '/gamesome', '/m/1']
    """
    if path == base:
        return "/"
    return path.removeprefix(base) if path.startswith(f"{base}/") else path


def route_path(scope: Scope) -> str:
    """Return the path of a request as routes are written, wherever the site lies."""
    return own_path(scope["path"], scope.get("root_path", ""))
