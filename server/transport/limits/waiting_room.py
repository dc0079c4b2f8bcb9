"""Waiting rooms: bounded queues for work that is limited to a few requests at a time, or that waits for other
requests.

A request that waits for a shared lock or for another server uses little processor time. It is therefore
counted only by its waiting room, and releases its slot for simultaneous requests.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, nullcontext
from contextvars import ContextVar
from dataclasses import dataclass, field

from server.base.clients import BoundedCounter, bounds_of
from server.transport.errors import Problem


class RequestSlot:
    """A request's slot for simultaneous processing. Other requests may use it while the request waits.

    >>> slots = BoundedCounter(total=1)
    >>> slot = RequestSlot(slots, [("ada", 1)])
    >>> with slot.release_temporarily():
    ...     print(slots.is_full)
    False
    >>> slots.is_full
    True
    """

    def __init__(
        self, slots: BoundedCounter, bounds: list[tuple[str, int]], on_wait: Callable[[], None] = lambda: None
    ) -> None:
        """``on_wait`` is called when the request begins to wait."""
        self._slots, self._bounds, self._on_wait = slots, bounds, on_wait
        self._waits = 0  # the depth of nested waits
        self._ended = False
        slots.add(bounds)

    @contextmanager
    def release_temporarily(self) -> Iterator[None]:
        """Release the slot until the block ends. A task that outlives its request has no slot to release."""
        self._waits += 1
        if self._waits == 1 and not self._ended:
            self._slots.remove(self._bounds)
        try:
            yield
        finally:
            self._waits -= 1
            if not self._waits and not self._ended:
                self._slots.add(self._bounds)

    def wait(self) -> None:
        """Record that the request is waiting. Other requests from the same client need not wait for it."""
        self._on_wait()

    def leave(self) -> None:
        """Release the slot permanently."""
        if not self._ended and not self._waits:
            self._slots.remove(self._bounds)
        self._ended = True


@dataclass
class CurrentRequest:
    """The request that is being processed: its address, unless it is from a trusted proxy, and its slot."""

    address: str | None
    slot: RequestSlot


#: The current request. It is also set in background tasks that the request started.
CURRENT_REQUEST: ContextVar[CurrentRequest | None] = ContextVar("CURRENT_REQUEST", default=None)


@dataclass
class WaitingRoom:
    """Lets a few requests at a time do some work, while a limited number of others wait for their turn.

    Clients take turns, so a client with many requests does not delay a client with few.

    >>> async def example():
    ...     room = WaitingRoom(turns=1, per_user=1)
    ...     async with room.turn("ada"):
    ...         async with room.turn("ada"):
    ...             pass
    >>> asyncio.run(example())
    Traceback (most recent call last):
    server.transport.errors.Problem: too-many
    """

    #: The number of requests that may have a turn simultaneously.
    turns: int
    #: The maximum number of requests that may wait or have a turn: of one user, of one client and in total.
    per_user: int = 2
    per_client: int = 16
    total: int = 256
    #: Seconds after which a rejected request may be repeated.
    retry_after: int = 5
    _inside: BoundedCounter = field(init=False)
    _queue: _FairQueue = field(init=False)

    def __post_init__(self) -> None:
        self._inside = BoundedCounter(self.total)
        self._queue = _FairQueue(self.turns)

    @asynccontextmanager
    async def turn(self, user_id: str | None = None) -> AsyncIterator[None]:
        """Wait for a turn, and hold it until the block ends.

        Raises Problem 429 if the user or the client has too many requests in the room, and 503 if it is full.
        """
        request = CURRENT_REQUEST.get()
        bounds = (
            bounds_of(request.address, self.per_client, self.total) if request and request.address else []
        )
        client = bounds[-1][0] if bounds else f"user {user_id}"
        if user_id is not None:
            bounds.append((f"user {user_id}", self.per_user))
        self._check(bounds)
        self._inside.add(bounds)
        try:
            with _release_slot_of(request):
                await self._queue.wait(client)
                try:
                    yield
                finally:
                    self._queue.release()
        finally:
            self._inside.remove(bounds)

    def _check(self, bounds: list[tuple[str, int]]) -> None:
        retry = {"Retry-After": str(self.retry_after)}
        if self._inside.is_over(bounds):
            raise Problem(429, "too-many", headers=retry)
        if self._inside.is_full:
            raise Problem(503, "busy-server", headers=retry)


@contextmanager
def _release_slot_of(request: CurrentRequest | None) -> Iterator[None]:
    if request:
        request.slot.wait()
    with request.slot.release_temporarily() if request else nullcontext():
        yield


@contextmanager
def release_slot() -> Iterator[None]:
    """Release the slot of the current request until the block ends."""
    with _release_slot_of(CURRENT_REQUEST.get()):
        yield


class _FairQueue:
    """A queue that allows a limited number of turns at a time. Clients get turns in rotation, and each
    client's requests are first come, first served."""

    def __init__(self, turns: int) -> None:
        self._free = turns
        self._queues: dict[str, deque[asyncio.Future[None]]] = {}

    async def wait(self, client: str) -> None:
        """Return when it is the caller's turn."""
        if self._free:
            self._free -= 1
            return
        turn = asyncio.get_running_loop().create_future()
        self._queues.setdefault(client, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # the turn was granted at the same moment
                self.release()
            raise

    def release(self) -> None:
        """End a turn, and give it to the next waiting caller."""
        while self._queues:
            client = next(iter(self._queues))
            waiting = self._queues.pop(client)
            turn = waiting.popleft()
            if waiting:
                self._queues[client] = waiting  # the line moves behind all other lines
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1
