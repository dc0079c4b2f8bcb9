"""Writes that gather while another is written share the next transaction, and so one wait for the disk.

SQLite has one writer, whose every transaction waits for the disk; many matches at once would queue there.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeAlias

from server.store.protocol import Conflict, MatchUpdate

MANY = 50

Together: TypeAlias = Callable[[Sequence[MatchUpdate]], Awaitable[list[Conflict | None]]]
Alone: TypeAlias = Callable[[MatchUpdate], Awaitable[None]]


class WriteBatcher:
    """A queue of updates.

    ``together`` writes several in one transaction and returns for each None or the Conflict that kept it out,
    or raises and has written none; ``alone`` writes one, or raises.
    """

    def __init__(self, together: Together, alone: Alone) -> None:
        self._together = together
        self._alone = alone
        self._waiting: list[tuple[MatchUpdate, asyncio.Future[None]]] = []
        self._task: asyncio.Task[None] | None = None

    async def write(self, change: MatchUpdate) -> None:
        """Return when the update is on disk; raises whatever kept this one from it (Conflict, say)."""
        written: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((change, written))
        if self._task is None:
            self._task = asyncio.create_task(self._work())
        await written

    async def close(self) -> None:
        """Finish what is under way."""
        if self._task:
            await asyncio.wait([self._task])

    async def _work(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting[:MANY], self._waiting[MANY:]
            outcomes = await self._outcomes([change for change, _ in batch])
            for (_, written), outcome in zip(batch, outcomes, strict=True):
                _settle(written, outcome)
        self._task = None

    async def _outcomes(self, changes: list[MatchUpdate]) -> Sequence[Exception | None]:
        """If a shared transaction fails, each update is written alone: only the one at fault fails then."""
        if len(changes) > 1:
            try:
                return await self._together(changes)
            except Exception:
                pass
        return [await self._outcome(change) for change in changes]

    async def _outcome(self, change: MatchUpdate) -> Exception | None:
        try:
            await self._alone(change)
        except Exception as error:
            return error
        return None


def _settle(written: asyncio.Future[None], outcome: Exception | None) -> None:
    if written.done():  # whoever asked has gone
        return
    if outcome is None:
        written.set_result(None)
    else:
        written.set_exception(outcome)
