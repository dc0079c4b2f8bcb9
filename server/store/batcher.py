"""Group commit: updates that arrive while others are being written share the next transaction.

SQLite has one writer, and every transaction waits for the disk: without this, many matches at once would
wait one after another.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeAlias

from server.store.protocol import Conflict, MatchUpdate

MANY = 50

WriteMany: TypeAlias = Callable[[Sequence[MatchUpdate]], Awaitable[list[Conflict | None]]]
WriteOne: TypeAlias = Callable[[MatchUpdate], Awaitable[None]]


class WriteBatcher:
    """A queue of updates.

    ``write_many`` writes several in one transaction and returns for each None, or the Conflict for which it
    was not written; if it raises, it has written none. ``write_one`` writes one, or raises.
    """

    def __init__(self, write_many: WriteMany, write_one: WriteOne) -> None:
        self._write_many = write_many
        self._write_one = write_one
        self._waiting: list[tuple[MatchUpdate, asyncio.Future[None]]] = []
        self._task: asyncio.Task[None] | None = None

    async def write(self, update: MatchUpdate) -> None:
        """Return when the update is on disk; raises the error for which it could not be written, such as
        Conflict."""
        written: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((update, written))
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
            outcomes = await self._outcomes([update for update, _ in batch])
            for (_, written), outcome in zip(batch, outcomes, strict=True):
                _settle(written, outcome)
        self._task = None

    async def _outcomes(self, updates: list[MatchUpdate]) -> Sequence[Exception | None]:
        """Write the updates in one transaction; if that fails, each in its own, so that only the one at fault
        fails."""
        if len(updates) > 1:
            try:
                return await self._write_many(updates)
            except Exception:
                pass
        return [await self._outcome(update) for update in updates]

    async def _outcome(self, update: MatchUpdate) -> Exception | None:
        try:
            await self._write_one(update)
        except Exception as error:
            return error
        return None


def _settle(written: asyncio.Future[None], outcome: Exception | None) -> None:
    if written.done():  # its caller was cancelled
        return
    if outcome is None:
        written.set_result(None)
    else:
        written.set_exception(outcome)
