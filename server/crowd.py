"""How many connections and requests are open at the same time, all together and of each address."""

from __future__ import annotations

from collections import Counter

from starlette.types import ASGIApp, Receive, Scope, Send
from uvicorn.middleware.proxy_headers import _TrustedHosts

from server.errors import Problem
from server.security import deny
from server.settings import Settings

#: Asked by those who watch over the server: it is not dead because it is busy.
ALWAYS = "/healthz"


class Crowd:
    """Counts what is open. Proxies that are trusted are many clients, and not held to one client's measure.

    >>> crowd = Crowd(total=3, each=1, trusted=["192.0.2.9"])
    >>> [crowd.enter(f"192.0.2.{last}") for last in (1, 1, 9, 9, 9)]
    [True, False, True, True, False]
    """

    def __init__(self, total: int, each: int, trusted: list[str]) -> None:
        self._total, self._each = total, each
        self._proxies = _TrustedHosts(trusted)
        self._open: Counter[str] = Counter()
        self._count = 0

    def enter(self, address: str) -> bool:
        """Count one more of the address, unless there are too many."""
        many = self._open[address] >= self._each and address not in self._proxies
        if many or self._count >= self._total:
            return False
        self._open[address] += 1
        self._count += 1
        return True

    def leave(self, address: str) -> None:
        """One that had entered is gone."""
        self._count -= 1
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]


class Turnstile:
    """ASGI middleware: answers 503 to requests over the measure of all, and 429 to those of one address.

    Behind a proxy only here is it known whose they are.
    """

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        each, trusted = settings.sockets_per_address, settings.trusted_proxies
        self._clients = Crowd(settings.sockets, each, trusted)
        self._requests = Crowd(settings.requests_at_once, settings.requests_at_once, trusted)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let the request through, or answer it here."""
        if scope["type"] not in ("http", "websocket") or scope["path"] == ALWAYS:
            await self.app(scope, receive, send)
        elif not self._clients.enter(address := _address(scope)):
            await deny(Problem(429, "too-many", headers={"Retry-After": "5"}), scope, receive, send)
        else:
            try:
                await self._in_turn(scope, receive, send)
            finally:
                self._clients.leave(address)

    async def _in_turn(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await self.app(scope, receive, send)
        elif not self._requests.enter(""):
            await deny(Problem(503, "busy-server", headers={"Retry-After": "1"}), scope, receive, send)
        else:
            try:
                await self.app(scope, receive, send)
            finally:
                self._requests.leave("")


def _address(scope: Scope) -> str:
    client = scope.get("client")
    return client[0] if client else ""
