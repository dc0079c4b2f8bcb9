"""Long work beside the tables of a process."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from time import perf_counter

#: For how many seconds is worked before all others at this server have their turn, and for how many times as
#: long they have it.
SLICE, OTHERS = 0.005, 3
#: How many seconds all others have at most after one turn, which may have waited for the store.
LONGEST_REST = 1.0


HasLeft = Callable[[], Awaitable[bool]]


async def never_left() -> bool:
    """Nobody is gone."""
    return False


class Abandoned(Exception):
    """Whoever waited for the work is gone."""


class FairScheduler:
    """Takes half of the time at most, for work that many tables want done: one at a time, in the order in
    which they come, and then all others at this server have as long."""

    def __init__(self) -> None:
        self._lock = asyncio.Lock()

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """Wait for the turn, and rest when the block has ended."""
        async with self._lock:
            began = perf_counter()
            yield
            await asyncio.sleep(min(perf_counter() - began, LONGEST_REST))


class TimeSlices:
    """Takes a quarter of the time at most, for work that comes to :meth:`rest` again and again."""

    def __init__(self, has_left: HasLeft = never_left) -> None:
        """``has_left`` tells whether whoever waits for the work is gone."""
        self._has_left = has_left
        self._began = perf_counter()

    async def rest(self) -> None:
        """Let the others work, if it is their turn. Raises Abandoned if nobody waits any more."""
        if (spent := perf_counter() - self._began) > SLICE:
            await asyncio.sleep(OTHERS * spent)
            if await self._has_left():
                raise Abandoned
            self._began = perf_counter()
