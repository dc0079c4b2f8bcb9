"""Saved loadouts on SQLAlchemy."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any

from sqlalchemy import Select, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from server.db import schema
from server.db.sql.counting import count, lock_statement
from server.db.types.matches import SavedLoadout
from server.db.types.people import User

loadouts = schema.loadouts.c


class SqlLoadouts(ABC):
    """Implements the part of `server.db.types.store.Store` for saved loadouts."""

    @abstractmethod
    def _write(self) -> AbstractAsyncContextManager[AsyncConnection]: ...

    @abstractmethod
    async def _fetch_all(self, query: Select[Any]) -> Sequence[Any]: ...

    async def add_loadout(self, user: User, loadout: SavedLoadout, most: int) -> bool:
        async with self._write() as connection:
            await connection.execute(lock_statement(user))
            if await count(connection, loadouts.user_id == user.id) >= most:
                return False
            await connection.execute(insert(schema.loadouts).values(user_id=user.id, **vars(loadout)))
        return True

    async def loadouts_of(self, user: User) -> list[SavedLoadout]:
        columns = (loadouts.id, loadouts.game, loadouts.name, loadouts.side, loadouts.loadout, loadouts.saved)
        query = select(*columns).where(loadouts.user_id == user.id)
        rows = await self._fetch_all(query.order_by(loadouts.saved.desc(), loadouts.id))
        return [SavedLoadout(*row) for row in rows]

    async def change_loadout(self, user: User, loadout: SavedLoadout) -> bool:
        async with self._write() as connection:
            changing = update(schema.loadouts).where(loadouts.id == loadout.id, loadouts.user_id == user.id)
            done = await connection.execute(changing.values(**vars(loadout)))
        return done.rowcount == 1

    async def forget_loadout(self, user: User, loadout_id: str) -> bool:
        async with self._write() as connection:
            forgetting = delete(schema.loadouts).where(loadouts.id == loadout_id, loadouts.user_id == user.id)
            done = await connection.execute(forgetting)
        return done.rowcount == 1
