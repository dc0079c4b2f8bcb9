"""Clips: decisive moments of finished matches, shown to anybody with the link."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True)
class Clip:
    """The changes from ``first`` to ``last`` of a match, for anybody who knows the ``token``.

    >>> Clip("m1", "token", 7, 9).last
    9
    """

    match: str
    token: str
    first: int
    last: int


class Clips(Protocol):
    """Stores clips, one for each match. Every method is one transaction.

    >>> import asyncio
    >>> from tests.databases import store_with_ada
    >>> async def example():
    ...     async with store_with_ada() as (store, _, at):
    ...         return await store.keep_clip(Clip("of no match", "token", 1, 2)), await store.clip("token")
    >>> asyncio.run(example())
    (None, None)
    """

    async def keep_clip(self, clip: Clip) -> Clip | None:
        """Store a clip, unless its match has one. Return the stored clip, or None if there is no such
        match."""
        ...

    async def clip(self, token: str) -> Clip | None:
        """Return the clip with that token."""
        ...

    async def clip_of(self, match_id: str) -> Clip | None:
        """Return the clip of a match."""
        ...
