"""Schedulers for long-running work, which leave time to the tables of the process."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from time import perf_counter

#: Seconds of work before a pause, and the length of the pause as a multiple of the work.
SLICE, REST_FACTOR = 0.005, 3
#: The maximum rest after one turn, in seconds. The turn may include time spent waiting for the store.
MAX_REST = 1.0


HasLeft = Callable[[], Awaitable[bool]]


async def never_disconnects() -> bool:
    """Return False, for a caller who never disconnects."""
    return False


class Abandoned(Exception):
    """Raised when the caller no longer waits for the work."""


class FairScheduler:
    """Limits the work of many tables to half of the time. One table works at a time, in order of arrival.
    Then the scheduler rests for as long as the table has worked."""

    def __init__(self) -> None:
        self._lock = asyncio.Lock()

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """Wait for the table's turn. Rest after the block."""
        async with self._lock:
            start = perf_counter()
            yield
            await asyncio.sleep(min(perf_counter() - start, MAX_REST))


class TimeSlices:
    """Limits work that calls :meth:`rest` repeatedly to a quarter of the time."""

    def __init__(self, has_left: HasLeft = never_disconnects) -> None:
        """``has_left`` returns whether the caller no longer waits for the work."""
        self._has_left = has_left
        self._start = perf_counter()

    async def rest(self) -> None:
        """Let other tasks run if the slice is used up. Raises Abandoned if the caller no longer waits."""
        if (spent := perf_counter() - self._start) > SLICE:
            await asyncio.sleep(REST_FACTOR * spent)
            if await self._has_left():
                raise Abandoned
            self._start = perf_counter()
