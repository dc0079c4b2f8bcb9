"""Limits on open connections and requests, for each client and in total."""

from __future__ import annotations

from asyncio import Semaphore, get_running_loop
from collections.abc import AsyncIterator, Callable
from contextlib import ExitStack, asynccontextmanager
from math import ceil
from weakref import WeakValueDictionary

from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from uvicorn.middleware.proxy_headers import _TrustedHosts

from server.base.clients import BoundedCounter, bounds_of, networks_of
from server.base.rate_limit import RateLimit
from server.settings import Settings
from server.transport.base_path import route_path
from server.transport.errors import Problem
from server.transport.limits.waiting_room import CURRENT_REQUEST, CurrentRequest, RequestSlot
from server.transport.security import send_problem

#: The paths of health checks. They must succeed on a busy server, so they wait only for other requests from
#: the same address.
HEALTH_PATHS = frozenset({"/livez", "/healthz", "/readyz"})
#: The rate at which connections of an address may be closed because of their contents. An address that
#: exceeds it may open no connections for a while.
CUT_OFF_RATE = "20/minute"
#: The maximum duration of a request's turn, in seconds. A longer request uses little processor time, because
#: it waits for a resource, or for a slow or disconnected client.
MAX_TURN_SECONDS = 0.5
#: The total number of simultaneous requests is divided by this to get one client's share. The settings may
#: allow a larger share.
CLIENT_SHARE = 10


class ConnectionLimiter:
    """Counts open connections. A trusted proxy represents many clients, and is not limited like a single one.

    >>> limiter = ConnectionLimiter(total=3, per_client=1, trusted=["192.0.2.9"])
    >>> [limiter.try_enter(f"192.0.2.{last}") for last in (1, 1, 9, 9, 9)]
    [True, False, True, True, False]
    """

    def __init__(self, total: int, per_client: int, trusted: list[str]) -> None:
        self._total, self._per_client = total, per_client
        self._proxies = _TrustedHosts(trusted)
        self._open = BoundedCounter(total)
        self._cut_offs = RateLimit(CUT_OFF_RATE)

    def try_enter(self, address: str) -> bool:
        """Count another connection of the address, unless there are too many. Return whether it was
        counted."""
        bounds = self._bounds(address)
        is_over_limit = self._open.is_over(bounds) or self._cut_offs.wait_from(address)
        if (is_over_limit and address not in self._proxies) or self._open.is_full:
            return False
        self._open.add(bounds)
        return True

    def record_cut_off(self, address: str) -> None:
        """Record that a connection of the address was closed because of its contents."""
        _ = self._cut_offs.hit_from(address)

    def leave(self, address: str) -> None:
        """Subtract one connection of the address."""
        self._open.remove(self._bounds(address))

    def _bounds(self, address: str) -> list[tuple[str, int]]:
        return bounds_of(address, self._per_client, self._total)


class PerClientSemaphore:
    """Limits how many requests of a client are processed at a time. The others are queued, so that a client
    with many requests takes little time from others. A trusted proxy represents many clients."""

    def __init__(self, turns: int, trusted: list[str]) -> None:
        self._turns = turns
        self._proxies = _TrustedHosts(trusted)
        self._semaphores = WeakValueDictionary[str, Semaphore]()

    @asynccontextmanager
    async def turn(self, address: str) -> AsyncIterator[Callable[[], None]]:
        """Wait for a turn, and hold it for at most MAX_TURN_SECONDS. The yielded function ends it
        earlier.

        The turn ends only after all other tasks of the event loop have run. Otherwise requests that never
        wait would all be processed together, on any number of connections.
        """
        if address in self._proxies:
            yield lambda: None
            return
        with ExitStack() as acquired:
            # the narrowest network first; the same order for all requests avoids deadlocks
            for name, allowance in networks_of(address):
                semaphore = self._semaphores.setdefault(name, Semaphore(self._turns * allowance))
                _ = await semaphore.acquire()
                _ = acquired.callback(semaphore.release)
            turn = acquired.pop_all()
        loop = get_running_loop()
        timer = loop.call_later(MAX_TURN_SECONDS, turn.close)  # the first of several calls ends the turn
        try:
            yield turn.close
        finally:
            timer.cancel()
            _ = loop.call_soon(turn.close)


class RequestSlots:
    """Slots for requests that are processed simultaneously, with a maximum in total and for each client. A
    waiting request releases its slot (`server.transport.limits.waiting_room`)."""

    def __init__(self, settings: Settings) -> None:
        self._total = settings.requests_at_once
        self._per_client = max(settings.requests_per_address, self._total // CLIENT_SHARE)
        self._slots_in_use = BoundedCounter(self._total)

    def take(self, address: str, *, trusted: bool, on_wait: Callable[[], None]) -> RequestSlot:
        """Return a slot for a request from the address. Raises Problem 503 if all slots are taken, or 429 if
        the client already has its maximum."""
        bounds = [] if trusted else bounds_of(address, self._per_client, self._total)
        if self._slots_in_use.is_over(bounds):
            raise Problem(429, "too-many", headers={"Retry-After": "1"})
        if self._slots_in_use.is_full:
            raise Problem(503, "busy-server", headers={"Retry-After": "1"})
        return RequestSlot(self._slots_in_use, bounds, on_wait)


class AdmissionMiddleware:
    """ASGI middleware that responds with 503 to requests that exceed the total, and 429 to requests that
    exceed a client's maximum.

    It runs inside the middleware that determines the address of a client behind a proxy.
    """

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        per_client, trusted = settings.sockets_per_address, settings.trusted_proxies
        self._clients = ConnectionLimiter(settings.sockets, per_client, trusted)
        self._semaphores = PerClientSemaphore(settings.requests_per_address, trusted)
        self._slots = RequestSlots(settings)
        self._upgrades, self._proxies = RateLimit(settings.upgrade_rate), _TrustedHosts(trusted)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on, or respond to it here."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
        elif route_path(scope) in HEALTH_PATHS:
            async with self._semaphores.turn(_address(scope)):
                await self.app(scope, receive, send)
        elif not self._clients.try_enter(address := _address(scope)):
            await send_problem(Problem(429, "too-many", headers={"Retry-After": "5"}), scope, receive, send)
        else:
            try:
                await self._serve_in_turn(address, scope, receive, send)
            finally:
                self._clients.leave(address)

    async def _serve_in_turn(self, address: str, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await self._serve_websocket(address, scope, receive, send)
            return
        try:
            receive = await _buffer_body(receive)
            async with self._semaphores.turn(address) as on_wait:
                trusted = address in self._proxies
                slot = self._slots.take(address, trusted=trusted, on_wait=on_wait)
                token = CURRENT_REQUEST.set(CurrentRequest(None if trusted else address, slot))
                try:
                    await self.app(scope, receive, _releasing_send(slot, send))
                finally:
                    CURRENT_REQUEST.reset(token)
                    slot.leave()
        except HTTPException as error:
            await send_problem(Problem(error.status_code), scope, receive, send)
        except Problem as problem:
            await send_problem(problem, scope, receive, send)

    async def _serve_websocket(self, address: str, scope: Scope, receive: Receive, send: Send) -> None:
        wait = 0.0 if address in self._proxies else self._upgrades.hit_from(address)
        if wait:
            problem = Problem(429, "too-many", headers={"Retry-After": str(ceil(wait))})
            await send_problem(problem, scope, receive, send)
        else:
            await self.app(scope, receive, send)


def _releasing_send(slot: RequestSlot, send: Send) -> Send:
    """Return a send function that releases the slot while the client is not reading the response."""

    async def send_and_release(message: Message) -> None:
        with slot.release_temporarily():
            await send(message)

    return send_and_release


async def _buffer_body(receive: Receive) -> Receive:
    """Wait for the whole body of a request, so that a slow body does not hold a turn. Return a receive
    function that passes the body on. `server.transport.security` limits its size."""
    messages = [await receive()]
    while messages[-1].get("more_body"):
        messages.append(await receive())
    remaining = iter(messages)

    async def receive_buffered() -> Message:
        return next(remaining, None) or await receive()

    return receive_buffered


def _address(scope: Scope) -> str:
    client = scope.get("client")
    return client[0] if client else ""
