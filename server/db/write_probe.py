"""A health check that tests whether the store is writable."""

from __future__ import annotations

import asyncio
from time import monotonic

from server.db.sql.store import Store

#: Seconds for which a result stays valid.
FRESH = 1.0


class WriteProbe:
    """Checks whether the store is writable, at most once in `FRESH` seconds for all callers. A check
    continues even if a caller stops waiting for it.

    >>> from unittest.mock import AsyncMock
    >>> store = AsyncMock()
    >>> async def example():
    ...     writable = WriteProbe(store)
    ...     await asyncio.gather(*(writable.ping() for _ in range(3)))
    >>> asyncio.run(example())
    >>> store.ping.await_count, store.probe.await_count
    (3, 1)
    """

    def __init__(self, store: Store) -> None:
        self._store = store
        self._trial: asyncio.Task[None] | None = None
        self._begun = -FRESH

    async def ping(self) -> None:
        """Raise the error of the newest check if it failed."""
        await self._store.ping()
        if self._trial is None or (self._trial.done() and monotonic() - self._begun >= FRESH):
            self._begun = monotonic()
            self._trial = asyncio.create_task(self._store.probe())
        trial = self._trial  # another check may begin while this one is awaited
        _ = await asyncio.wait([trial])  # the check continues if the caller is cancelled
        trial.result()
