"""Clips on SQLAlchemy."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager, suppress
from typing import Any

from sqlalchemy import ColumnElement, Select, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from server.db import schema
from server.db.types.clips import Clip

clips = schema.clips.c


class SqlClips(ABC):
    """Implements `server.db.types.clips.Clips`."""

    @abstractmethod
    def _write(self) -> AbstractAsyncContextManager[AsyncConnection]: ...

    @abstractmethod
    async def _fetch_all(self, query: Select[Any]) -> Sequence[Any]: ...

    async def keep_clip(self, clip: Clip) -> Clip | None:
        values = {"match_id": clip.match, "token": clip.token, "first": clip.first, "last": clip.last}
        with suppress(IntegrityError):  # a clip exists already, or no such match
            async with self._write() as connection:
                await connection.execute(insert(schema.clips).values(values))
        return await self.clip_of(clip.match)

    async def clip(self, token: str) -> Clip | None:
        return await self._one_clip(clips.token == token)

    async def clip_of(self, match_id: str) -> Clip | None:
        return await self._one_clip(clips.match_id == match_id)

    async def _one_clip(self, where: ColumnElement[bool]) -> Clip | None:
        rows = await self._fetch_all(
            select(clips.match_id, clips.token, clips.first, clips.last).where(where)
        )
        return Clip(*rows[0]) if rows else None
