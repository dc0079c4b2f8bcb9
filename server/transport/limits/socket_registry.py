"""Counts of each user's open sockets in a match, and of the sockets whose pages they are looking at, over all
workers."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from secrets import token_urlsafe
from typing import TYPE_CHECKING

from server.settings import Settings
from server.transport.errors import Problem

if TYPE_CHECKING:
    from server.transport.limits.shared_sockets import SharedSocketCounts

#: Seconds between two reports of a socket to the other workers.
RENEWED = 20


class SocketRegistry:
    """The sockets of this process. They are reported to the other workers through Redis, if it is configured.
    While Redis cannot be reached, each worker counts only its own sockets."""

    def __init__(self, settings: Settings) -> None:
        self._most = settings.sockets_per_user
        self._name = token_urlsafe(8)
        self._here: defaultdict[str, set[str]] = defaultdict(set)
        self._shared = _open_shared_counts(settings.redis) if settings.redis else None
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Start the periodic reports to the other workers."""
        if self._shared:
            self._task = asyncio.create_task(self._renew_periodically(self._shared))

    async def close(self) -> None:
        """Stop the reports."""
        if self._task:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
        if self._shared:
            await self._shared.close()

    @asynccontextmanager
    async def count(self, match_id: str, user_id: str) -> AsyncIterator[None]:
        """Count a socket of the user in the match until the block ends. Raises Problem 429 if there are too
        many."""
        key, socket = _sockets_key(match_id, user_id), token_urlsafe(8)
        here = self._here[key]
        here.add(socket)
        try:
            if len(here) > self._most or await self._count_in_all_workers(key, socket) > self._most:
                raise Problem(429, "too-many", headers={"Retry-After": "5"})
            yield
        finally:
            here.discard(socket)
            if not here:
                self._here.pop(key, None)
            await self._forget(key, socket)

    async def set_page_visible(self, match_id: str, user_id: str, socket: str, *, on: bool) -> None:
        """Record whether the user is looking at the page of one of their sockets in the match."""
        key, socket = _visible_pages_key(match_id, user_id), self._name + socket
        if on:
            self._here[key].add(socket)
            await self._count_in_all_workers(key, socket)
            return
        self._here[key].discard(socket)
        if not self._here[key]:
            self._here.pop(key, None)
        await self._forget(key, socket)

    async def is_page_visible(self, match_id: str, user_id: str) -> bool:
        """Return whether the user is known to be looking at the match."""
        key = _visible_pages_key(match_id, user_id)
        if key in self._here:
            return True
        counts = await self._shared.counts([key]) if self._shared else None
        return any(counts or ())

    async def with_open_sockets(self, people: Sequence[tuple[str, str]]) -> set[tuple[str, str]] | None:
        """Return those of the ``people`` (pairs of match id and user id) who have an open socket in any
        process. Return None if this is unknown."""
        here = {one for one in people if _sockets_key(*one) in self._here}
        unsure = [one for one in people if one not in here]
        if self._shared is None or not unsure:
            return here
        counts = await self._shared.counts([_sockets_key(*one) for one in unsure])
        if counts is None:
            return None
        return here | {one for one, count in zip(unsure, counts, strict=True) if count}

    async def _count_in_all_workers(self, key: str, socket: str) -> int:
        """Count the socket across all workers, and return the number of sockets with that key, or 0 if it is
        unknown."""
        return await self._shared.add(key, socket) if self._shared else 0

    async def _forget(self, key: str, socket: str) -> None:
        if self._shared:
            await self._shared.remove(key, socket)

    async def _renew_periodically(self, shared: SharedSocketCounts) -> None:
        while True:
            await asyncio.sleep(RENEWED)
            await shared.renew(self._here)


def _open_shared_counts(redis: str) -> SharedSocketCounts:
    from server.transport.limits.shared_sockets import (
        SharedSocketCounts,  # slow to import, and most servers have no Redis
    )

    return SharedSocketCounts(redis)


def _visible_pages_key(match_id: str, user_id: str) -> str:
    return f"galaxies:looks:{match_id}:{user_id}"


def _sockets_key(match_id: str, user_id: str) -> str:
    return f"galaxies:sockets:{match_id}:{user_id}"
