"""Clips: the moments of finished matches that are shown to whoever has a link."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True)
class Clip:
    """Of a match the changes from ``first`` to ``last``, for whoever knows the ``token``.

    >>> Clip("m1", "token", 7, 9).last
    9
    """

    match: str
    token: str
    first: int
    last: int


class Clips(Protocol):
    """Where clips are kept, one of each match. Every method is one transaction.

    >>> import asyncio
    >>> from tests.databases import store_with_ada
    >>> async def example():
    ...     async with store_with_ada() as (store, _, at):
    ...         return await store.keep_clip(Clip("of no match", "token", 1, 2)), await store.clip("token")
    >>> asyncio.run(example())
    (None, None)
    """

    async def keep_clip(self, clip: Clip) -> Clip | None:
        """Keep a clip, unless there is one of its match; returns the one that is kept, None without a
        match."""
        ...

    async def clip(self, token: str) -> Clip | None:
        """Return the clip with that token."""
        ...

    async def clip_of(self, match_id: str) -> Clip | None:
        """Return the clip of a match."""
        ...
