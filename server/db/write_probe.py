"""A health check that tests whether the store is writable."""

from __future__ import annotations

import asyncio
from time import monotonic

from server.db.sql.store import Store

#: Seconds for which a result stays valid.
VALID_SECONDS = 1.0


class WriteProbe:
    """Checks whether the store is writable, at most once in `VALID_SECONDS` seconds for all callers. A check
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
        self._check: asyncio.Task[None] | None = None
        self._check_start = -VALID_SECONDS

    async def ping(self) -> None:
        """Raise the error of the newest check if it failed."""
        await self._store.ping()
        if self._check is None or (self._check.done() and monotonic() - self._check_start >= VALID_SECONDS):
            self._check_start = monotonic()
            self._check = asyncio.create_task(self._store.probe())
        check = self._check  # another check may begin while this one is awaited
        _ = await asyncio.wait([check])  # the check continues if the caller is cancelled
        check.result()
