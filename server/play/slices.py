"""Long work beside the tables of a process."""

from __future__ import annotations

import asyncio
from time import perf_counter

#: For how many seconds is worked before all others at this server have their turn, and for how many times as
#: long they have it.
SLICE, OTHERS = 0.005, 3


class Slices:
    """Takes a quarter of the time at most, for work that comes to :meth:`rest` again and again."""

    def __init__(self) -> None:
        self._began = perf_counter()

    async def rest(self) -> None:
        """Let the others work, if it is their turn."""
        if (spent := perf_counter() - self._began) > SLICE:
            await asyncio.sleep(OTHERS * spent)
            self._began = perf_counter()
