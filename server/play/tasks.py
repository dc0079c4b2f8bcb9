"""Work that goes on beside all else."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any


class Tasks:
    """What somebody has begun, held until it is done: nobody else holds it."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Begin it."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def cancel(self) -> None:
        """Give up all that is under way."""
        for task in self._tasks:
            task.cancel()

    async def done(self) -> None:
        """Wait until all of it is done."""
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def close(self) -> None:
        """Give it up, and wait until it has ended."""
        under_way = list(self._tasks)
        self.cancel()
        await asyncio.gather(*under_way, return_exceptions=True)
