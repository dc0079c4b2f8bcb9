"""Rejects requests from other sites, unknown hosts and long bodies, and adds the security headers."""

from __future__ import annotations

from collections.abc import Awaitable, Collection, Mapping

import structlog
from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from server.base.addresses import origin_of
from server.base.clock import now, stamp
from server.monitoring import metrics
from server.settings import Settings
from server.transport.base_path import route_path
from server.transport.errors import Problem
from server.transport.headers import HEADERS, HSTS, OWN_HEADERS
from server.transport.hosts import Hosts, host_in

log = structlog.get_logger()

#: The response does not repeat the name, because an attacker could have chosen it.
UNKNOWN_HOST = (
    "This server does not know the name in the address. Its operator can add that name to its settings: "
    "to GALAXIES_ALLOWED_HOSTS, or as the address of the site to GALAXIES_PUBLIC_URL."
)
SAFE_METHODS = {"GET", "HEAD", "OPTIONS", "TRACE"}


def is_cross_site(headers: Headers, allowed: Collection[str]) -> bool:
    """Return whether a page of another site made the request. Programs send neither an Origin nor a
    Sec-Fetch-Site header. If a header is repeated, each value must be our own."""
    origins = headers.getlist("origin")
    if origins and all(_origin(origin) in allowed for origin in origins):
        return False
    if not {"same-origin", "none"}.issuperset(headers.getlist("sec-fetch-site")):
        return True
    host = headers.get("host", "")
    return any(not _matches_host(origin, host) and _origin(origin) not in allowed for origin in origins)


def _origin(text: str) -> str | None:
    try:
        return origin_of(text)
    except ValueError:
        return None


def _matches_host(origin: str, host: str) -> bool:
    """Return whether an origin belongs to this host. Proxies may include the default port, but browsers do
    not."""
    parsed = _origin(origin)
    return parsed is not None and parsed == _origin(f"{parsed.partition(':')[0]}://{host}")


class RequestGuard:
    """ASGI middleware that passes a request on, or responds with a problem."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.hosts = Hosts(settings)
        self.max_body = settings.max_body
        own_origins = [origin_of(settings.public_url)] if settings.public_url else []
        self.allowed = frozenset([*settings.allowed_origins, *own_origins])
        hsts = {"strict-transport-security": HSTS} if settings.uses_https else {}
        self._headers, self._own_headers = HEADERS | hsts, OWN_HEADERS | hsts

    def __call__(self, scope: Scope, receive: Receive, send: Send) -> Awaitable[None]:
        """Pass the request on, or respond to it here."""
        if scope["type"] not in ("http", "websocket"):
            return self.app(scope, receive, send)
        is_api = route_path(scope).startswith("/api/")
        send = _with_headers(send, self._own_headers if is_api else self._headers)
        if problem := self._header_problem(scope):
            return send_problem(problem, scope, receive, send)
        return self.app(scope, self._limit_body(receive) if scope["type"] == "http" else receive, send)

    def _header_problem(self, scope: Scope) -> Problem | None:
        """Return the problem with the request's headers, or None."""
        headers = Headers(scope=scope)
        if problem := self._host_problem(scope, headers.getlist("host")):
            return problem
        if problem := _nul_problem(scope):
            return problem
        if _could_change(scope) and is_cross_site(headers, self.allowed):
            return Problem(403, "foreign-origin")
        return Problem(413) if _declared_length(headers) > self.max_body else None

    def _host_problem(self, scope: Scope, host_headers: list[str]) -> Problem | None:
        if not host_headers and scope["http_version"] == "1.0":
            return None
        name = host_in(host_headers[0]) if len(host_headers) == 1 else None
        if name is None:
            return Problem(400, "bad-host")
        if self.hosts.serves(name):
            return None
        log.warning("unknown host", host=name)
        return Problem(421, "unknown-host", UNKNOWN_HOST)

    def _limit_body(self, receive: Receive) -> Receive:
        """Return a receive function that limits the body by its real length, because the declared length may
        be wrong or missing."""
        received = 0

        async def receive_limited() -> Message:
            nonlocal received
            message = await receive()
            received += len(message.get("body", b""))
            if received > self.max_body:
                raise HTTPException(413)
            return message

        return receive_limited


def _nul_problem(scope: Scope) -> Problem | None:
    """Return a problem for a NUL in the path or query. PostgreSQL accepts no text with a NUL, so no name
    contains one. The query of a websocket is not checked, because it is not looked up."""
    if "\0" in scope["path"]:
        return Problem(404)
    if scope["type"] == "http" and b"%00" in scope["query_string"]:
        return Problem(422, detail="a query must not contain a NUL", errors=[(("query",), "contains a NUL")])
    return None


async def send_problem(problem: Problem, scope: Scope, receive: Receive, send: Send) -> None:
    """Send the problem. Starlette's responses can also reject a websocket upgrade."""
    metrics.PROBLEMS.labels(str(problem.status)).inc()
    if scope["type"] == "websocket":
        await receive()
    await problem.response()(scope, receive, send)


def _could_change(scope: Scope) -> bool:
    """Return whether the request could change data, or is a poll that replaces a websocket."""
    is_poll = scope["path"].endswith("/frames")
    return scope["type"] == "websocket" or scope["method"] not in SAFE_METHODS or is_poll


def _declared_length(headers: Headers) -> int:
    length = headers.get("content-length", "")
    return int(length) if length.isascii() and length.isdigit() else 0


def _with_headers(send: Send, extra_headers: Mapping[str, str]) -> Send:
    async def send_with_headers(message: Message) -> None:
        if message["type"] in ("http.response.start", "websocket.http.response.start"):
            headers = MutableHeaders(scope=message)
            for name, value in extra_headers.items():
                headers.setdefault(name, value)
            if headers.get("cache-control") == "no-store":  # a cached response would contain an old time
                headers["server-time"] = stamp(now())
        await send(message)

    return send_with_headers
