"""How many connections and requests are open at the same time, all together and of each address."""

from __future__ import annotations

from asyncio import Semaphore, get_running_loop
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import ExitStack, asynccontextmanager
from functools import lru_cache
from ipaddress import IPv4Address, ip_address, ip_network
from math import ceil
from weakref import WeakValueDictionary

from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from uvicorn.middleware.proxy_headers import _TrustedHosts

from server.errors import Problem
from server.rates import Limit
from server.security import deny
from server.settings import Settings

#: Asked by programs that watch over the server: it is not dead because it is busy. So these requests wait for
#: others of their own address alone.
ALWAYS = frozenset({"/livez", "/healthz", "/readyz"})
#: How often connections of an address may be cut off for what came over them; then it opens none for a while.
CUT = "20/minute"
#: For how many seconds a request holds its turn at most. What takes longer works little: it waits for
#: something, or for a client that reads slowly or is gone.
HELD = 0.5


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
        self._cut = Limit(CUT)

    def enter(self, address: str) -> bool:
        """Count one more of the address, unless there are too many."""
        client = client_of(address)
        many = self._open[client] >= self._each or self._cut.wait(client)
        if (many and address not in self._proxies) or self._count >= self._total:
            return False
        self._open[client] += 1
        self._count += 1
        return True

    def cut_off(self, address: str) -> None:
        """A connection of the address was cut off for what came over it."""
        _ = self._cut.hit(client_of(address))

    def leave(self, address: str) -> None:
        """One that had entered is gone."""
        client = client_of(address)
        self._count -= 1
        self._open[client] -= 1
        if not self._open[client]:
            del self._open[client]


@lru_cache(maxsize=4096)  # asked four times for a request, 5 µs for IPv4 and 32 for IPv6 each
def client_of(address: str) -> str:
    """Return what counts as one client: an IPv4 address, or the 64 bits that an IPv6 client has to itself.

    >>> client_of("192.0.2.1"), client_of("2001:db8::1:2:3:4"), client_of("::ffff:192.0.2.1")
    ('192.0.2.1', '2001:db8::/64', '192.0.2.1')
    """
    try:
        parsed = ip_address(address)
    except ValueError:
        return address
    if isinstance(parsed, IPv4Address):
        return address
    return str(parsed.ipv4_mapped or ip_network((parsed.packed[:8] + bytes(8), 64)))


class Lines:
    """Lets few requests of a client be worked on at a time, while its others wait in line: one that asks for
    much at once takes others' time only for these few. Proxies that are trusted are many clients."""

    def __init__(self, at_once: int, trusted: list[str]) -> None:
        self._at_once = at_once
        self._proxies = _TrustedHosts(trusted)
        self._lines = WeakValueDictionary[str, Semaphore]()

    @asynccontextmanager
    async def turn(self, address: str) -> AsyncIterator[None]:
        """Wait for a turn, and have it for HELD seconds at most. It ends when all others on the loop have had
        theirs: what waits for nothing would else be worked on at once, for however many connections."""
        if address in self._proxies:
            yield
            return
        line, held = self._lines.setdefault(client_of(address), Semaphore(self._at_once)), ExitStack()
        _ = await line.acquire()
        _ = held.callback(line.release)
        loop = get_running_loop()
        longest = loop.call_later(HELD, held.close)  # whichever comes first ends it, once
        try:
            yield
        finally:
            longest.cancel()
            _ = loop.call_soon(held.close)


class Turnstile:
    """ASGI middleware: answers 503 to requests over the measure of all, and 429 to those of one address.

    Behind a proxy only here is it known whose they are.
    """

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        each, trusted = settings.sockets_per_address, settings.trusted_proxies
        self._clients = Crowd(settings.sockets, each, trusted)
        self._lines = Lines(settings.requests_per_address, trusted)
        self._in_hand, self._most = 0, settings.requests_at_once
        self._upgrades, self._proxies = Limit(settings.upgrade_rate), _TrustedHosts(trusted)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let the request through, or answer it here."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
        elif scope["path"] in ALWAYS:
            async with self._lines.turn(_address(scope)):
                await self.app(scope, receive, send)
        elif not self._clients.enter(address := _address(scope)):
            await deny(Problem(429, "too-many", headers={"Retry-After": "5"}), scope, receive, send)
        else:
            try:
                await self._in_turn(address, scope, receive, send)
            finally:
                self._clients.leave(address)

    async def _in_turn(self, address: str, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await self._upgrade(address, scope, receive, send)
            return
        try:
            receive = await _whole(receive)
        except HTTPException as error:
            await deny(Problem(error.status_code), scope, receive, send)
            return
        async with self._lines.turn(address):
            if self._in_hand >= self._most:
                await deny(Problem(503, "busy-server", headers={"Retry-After": "1"}), scope, receive, send)
                return
            self._in_hand += 1
            try:
                await self.app(scope, receive, send)
            finally:
                self._in_hand -= 1

    async def _upgrade(self, address: str, scope: Scope, receive: Receive, send: Send) -> None:
        wait = 0.0 if address in self._proxies else self._upgrades.hit(client_of(address))
        if wait:
            problem = Problem(429, "too-many", headers={"Retry-After": str(ceil(wait))})
            await deny(problem, scope, receive, send)
        else:
            await self.app(scope, receive, send)


async def _whole(receive: Receive) -> Receive:
    """Wait until the body of a request is here, so that a slow one holds nobody's turn; return what hands it
    on. It is within its measure: `server.security` counts it."""
    messages = [await receive()]
    while messages[-1].get("more_body"):
        messages.append(await receive())
    left = iter(messages)

    async def handing() -> Message:
        return next(left, None) or await receive()

    return handing


def _address(scope: Scope) -> str:
    client = scope.get("client")
    return client[0] if client else ""
