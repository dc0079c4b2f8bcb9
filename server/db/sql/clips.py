"""Clips on SQLAlchemy."""

from __future__ import annotations

from contextlib import suppress

from sqlalchemy import ColumnElement, insert, select
from sqlalchemy.exc import IntegrityError

from server.db import schema
from server.db.sql.queries import Queries
from server.db.types.clips import Clip

clips = schema.clips.c


class Clips(Queries):
    """Stores clips, one for each match. Every method is one transaction.

    >>> import asyncio
    >>> from tests.databases import store_with_ada
    >>> async def example():
    ...     async with store_with_ada() as (store, _, at):
    ...         return await store.store_clip(Clip("no-such-match", "token", 1, 2)), await store.clip("token")
    >>> asyncio.run(example())
    (None, None)
    """

    async def store_clip(self, clip: Clip) -> Clip | None:
        """Store a clip, unless its match already has one. Return the stored clip, or None if there is no such
        match."""
        values = {"match_id": clip.match, "token": clip.token, "first": clip.first, "last": clip.last}
        with suppress(IntegrityError):  # a clip already exists, or there is no such match
            async with self._write() as connection:
                await connection.execute(insert(schema.clips).values(values))
        return await self.clip_of(clip.match)

    async def clip(self, token: str) -> Clip | None:
        """Return the clip with that token."""
        return await self._first_clip(clips.token == token)

    async def clip_of(self, match_id: str) -> Clip | None:
        """Return the clip of a match."""
        return await self._first_clip(clips.match_id == match_id)

    async def _first_clip(self, where: ColumnElement[bool]) -> Clip | None:
        rows = await self._fetch_all(
            select(clips.match_id, clips.token, clips.first, clips.last).where(where)
        )
        return Clip(*rows[0]) if rows else None
