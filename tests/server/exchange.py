"""Servers of one test, each in its own thread, and a bus between them that can fail on purpose."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any, TypeAlias

from starlette.testclient import TestClient

from engine.core.game import Game
from server.match.replication.bus import LOGOUTS, Listener, LocalBus
from tests.server.play import make_app

#: Takes a message, and returns the messages to deliver instead.
Fault: TypeAlias = Callable[[bytes], list[bytes]]


class Exchange:
    """Delivers published messages to all listeners, after ``fault`` has changed them."""

    def __init__(self, fault: Fault = lambda message: [message]) -> None:
        self.fault = fault
        self.sizes: list[int] = []
        self._buses: list[ExchangeBus] = []

    def bus(self) -> ExchangeBus:
        """Return the bus of another server."""
        self._buses.append(ExchangeBus(self))
        return self._buses[-1]

    def carry(self, topic: str, message: bytes) -> None:
        self.sizes.append(len(message))
        for delivered in self.fault(message):
            for bus in self._buses:
                bus.deliver(topic, delivered)


class ExchangeBus(LocalBus):
    """The bus of one server."""

    shared = True

    def __init__(self, exchange: Exchange) -> None:
        self.topics = {LOGOUTS}
        self._exchange = exchange
        self._loop: asyncio.AbstractEventLoop | None = None
        self._listener: Listener | None = None

    async def start(self, listener: Listener) -> None:
        self._loop, self._listener = asyncio.get_running_loop(), listener

    async def close(self) -> None:
        self._listener = None

    def publish(self, topic: str, message: bytes) -> None:
        self._exchange.carry(topic, message)

    def subscribe(self, topic: str) -> None:
        self.topics.add(topic)
        self.deliver(topic, None)

    def unsubscribe(self, topic: str) -> None:
        self.topics.discard(topic)

    def deliver(self, topic: str, message: bytes | None) -> None:
        if self._listener and self._loop and topic in self.topics:
            self._loop.call_soon_threadsafe(self._listener, topic, message)


class Servers:
    """Two servers on one database, with a bus between them."""

    def __init__(
        self, folder: Path, stack: ExitStack, *games: Game[Any], fault: Fault | None = None, **settings: Any
    ) -> None:
        self.exchange = Exchange(fault) if fault else Exchange()
        self.one, self.two = (
            stack.enter_context(TestClient(make_app(folder, *games, bus=self.exchange.bus(), **settings)))
            for _ in range(2)
        )

    def settle(self, match_id: str) -> None:
        """Wait until both servers have sent the same version to their viewers, if both have loaded the
        match."""
        deadline = time.monotonic() + 10
        while len(set(self._versions(match_id))) > 1:
            assert time.monotonic() < deadline, "a server does not receive the other's messages"
            time.sleep(0.002)

    def _versions(self, match_id: str) -> Iterator[int]:
        for client in (self.one, self.two):
            table = client.app.state.services.tables._tables.get(match_id)  # type: ignore[attr-defined]
            if table and not table._current.is_behind:
                yield table.version


def drop_every(n: int) -> Fault:
    """Return a fault that drops every nth message."""
    count = 0

    def fault(message: bytes) -> list[bytes]:
        nonlocal count
        count += 1
        return [] if count % n == 0 else [message]

    return fault


def repeat_messages(message: bytes) -> list[bytes]:
    """Deliver every message twice."""
    return [message, message]


def swap_messages() -> Fault:
    """Deliver the second of two messages before the first."""
    first: list[bytes] = []

    def fault(message: bytes) -> list[bytes]:
        first.append(message)
        return [first.pop(), first.pop()] if len(first) == 2 else []

    return fault


def garble_message(message: bytes) -> list[bytes]:
    """Deliver bytes that cannot be decoded."""
    return [message[::-1]]
