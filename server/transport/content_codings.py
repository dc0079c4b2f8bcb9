"""The content codings that a client accepts."""

from __future__ import annotations

from collections.abc import Awaitable

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Receive, Scope, Send


class ContentCodings:
    """ASGI middleware that reduces Accept-Encoding to the accepted codings without weights. Inner layers only
    search for the name of a coding."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    def __call__(self, scope: Scope, receive: Receive, send: Send) -> Awaitable[None]:
        """Pass the request on."""
        if scope["type"] == "http":
            header = ",".join(Headers(scope=scope).getlist("accept-encoding"))
            if ";" in header:
                MutableHeaders(scope=scope)["accept-encoding"] = ", ".join(accepted_codings(header))
        return self.app(scope, receive, send)


def accepted_codings(header: str) -> list[str]:
    """Return the codings of an Accept-Encoding header that the client accepts. A coding with weight 0 or an
    invalid weight is not accepted.

    >>> accepted_codings("gzip;q=0, br;q=0.5, zstd, *;q=x")
    ['br', 'zstd']
    """
    parts = (part.partition(";") for part in header.split(","))
    return [coding.strip() for coding, _, weight in parts if _weight(weight) > 0]


def _weight(parameter: str) -> float:
    name, _, value = parameter.partition("=")
    try:
        return float(value) if name.strip().lower() == "q" else 1.0
    except ValueError:
        return 0.0
