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
RENEW_SECONDS = 20


class SocketRegistry:
    """The sockets of this process. They are reported to the other workers through Redis, if it is configured.
    While Redis cannot be reached, each worker counts only its own sockets."""

    def __init__(self, settings: Settings) -> None:
        self._limit = settings.sockets_per_user
        self._name = token_urlsafe(8)
        self._local: defaultdict[str, set[str]] = defaultdict(set)
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
        sockets = self._local[key]
        sockets.add(socket)
        try:
            if len(sockets) > self._limit or await self._count_in_all_workers(key, socket) > self._limit:
                raise Problem(429, "too-many", headers={"Retry-After": "5"})
            yield
        finally:
            sockets.discard(socket)
            if not sockets:
                self._local.pop(key, None)
            await self._forget(key, socket)

    async def set_page_visible(self, match_id: str, user_id: str, socket: str, *, on: bool) -> None:
        """Record whether the user is looking at the page of one of their sockets in the match."""
        key, socket = _visible_pages_key(match_id, user_id), self._name + socket
        if on:
            self._local[key].add(socket)
            await self._count_in_all_workers(key, socket)
            return
        self._local[key].discard(socket)
        if not self._local[key]:
            self._local.pop(key, None)
        await self._forget(key, socket)

    async def is_page_visible(self, match_id: str, user_id: str) -> bool:
        """Return whether the user is known to be looking at the match."""
        key = _visible_pages_key(match_id, user_id)
        if key in self._local:
            return True
        counts = await self._shared.counts([key]) if self._shared else None
        return any(counts or ())

    async def with_open_sockets(self, people: Sequence[tuple[str, str]]) -> set[tuple[str, str]] | None:
        """Return the ``people`` (pairs of match id and user id) who have an open socket in any
        process. Return None if this is unknown."""
        present = {person for person in people if _sockets_key(*person) in self._local}
        unknown = [person for person in people if person not in present]
        if self._shared is None or not unknown:
            return present
        counts = await self._shared.counts([_sockets_key(*person) for person in unknown])
        if counts is None:
            return None
        return present | {person for person, count in zip(unknown, counts, strict=True) if count}

    async def _count_in_all_workers(self, key: str, socket: str) -> int:
        """Count the socket across all workers, and return the number of sockets with that key, or 0 if it is
        unknown."""
        return await self._shared.add(key, socket) if self._shared else 0

    async def _forget(self, key: str, socket: str) -> None:
        if self._shared:
            await self._shared.remove(key, socket)

    async def _renew_periodically(self, shared: SharedSocketCounts) -> None:
        while True:
            await asyncio.sleep(RENEW_SECONDS)
            await shared.renew(self._local)


def _open_shared_counts(redis: str) -> SharedSocketCounts:
    from server.transport.limits.shared_sockets import (
        SharedSocketCounts,  # slow to import, and most servers have no Redis
    )

    return SharedSocketCounts(redis)


def _visible_pages_key(match_id: str, user_id: str) -> str:
    return f"galaxies:looks:{match_id}:{user_id}"


def _sockets_key(match_id: str, user_id: str) -> str:
    return f"galaxies:sockets:{match_id}:{user_id}"
