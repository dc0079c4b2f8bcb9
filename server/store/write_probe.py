"""Whether the store can be written, for those who watch over the server."""

from __future__ import annotations

import asyncio
from time import monotonic

from server.store.protocol import Store

#: For how many seconds a trial counts.
FRESH = 1.0


class WriteProbe:
    """The store, as far as it can be written: that is tried at most once in `FRESH` seconds, whoever asks,
    and goes on when it takes longer than they wait.

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
        """Raise what the newest trial raised."""
        await self._store.ping()
        if self._trial is None or (self._trial.done() and monotonic() - self._begun >= FRESH):
            self._begun = monotonic()
            self._trial = asyncio.create_task(self._store.probe())
        trial = self._trial  # another may be begun while this one is waited for
        _ = await asyncio.wait([trial])  # which goes on if nobody waits for it any more
        trial.result()
