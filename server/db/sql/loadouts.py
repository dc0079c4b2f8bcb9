"""Saved loadouts on SQLAlchemy."""

from __future__ import annotations

from sqlalchemy import delete, insert, select, update

from server.db import schema
from server.db.sql.counting import count_rows, lock_statement
from server.db.sql.queries import Queries
from server.db.types.matches import SavedLoadout
from server.db.types.people import User

loadouts = schema.loadouts.c


class Loadouts(Queries):
    """Stores the loadouts that users save. Every method is one transaction.

    >>> import asyncio
    >>> from tests.databases import store_with_ada
    >>> async def example():
    ...     async with store_with_ada() as (store, ada, at):
    ...         build = SavedLoadout("b1", "chess", "Fast", "white", {}, at)
    ...         saved = [await store.add_loadout(ada, build, limit=1) for _ in range(2)]
    ...         return saved, [loadout.name for loadout in await store.loadouts_of(ada)]
    >>> asyncio.run(example())
    ([True, False], ['Fast'])
    """

    async def add_loadout(self, user: User, loadout: SavedLoadout, limit: int) -> bool:
        """Save a loadout. Return False and change nothing if the user already has ``limit`` loadouts."""
        async with self._write() as connection:
            await connection.execute(lock_statement(user))
            if await count_rows(connection, loadouts.user_id == user.id) >= limit:
                return False
            await connection.execute(insert(schema.loadouts).values(user_id=user.id, **vars(loadout)))
        return True

    async def loadouts_of(self, user: User) -> list[SavedLoadout]:
        """Return all loadouts that the user has saved, of every game, newest first."""
        columns = (loadouts.id, loadouts.game, loadouts.name, loadouts.side, loadouts.loadout, loadouts.saved)
        query = select(*columns).where(loadouts.user_id == user.id)
        rows = await self._fetch_all(query.order_by(loadouts.saved.desc(), loadouts.id))
        return [SavedLoadout(*row) for row in rows]

    async def change_loadout(self, user: User, loadout: SavedLoadout) -> bool:
        """Replace the loadout with that id. Return False if the user has none with that id."""
        async with self._write() as connection:
            statement = update(schema.loadouts).where(loadouts.id == loadout.id, loadouts.user_id == user.id)
            result = await connection.execute(statement.values(**vars(loadout)))
        return result.rowcount == 1

    async def delete_loadout(self, user: User, loadout_id: str) -> bool:
        """Delete a loadout. Return False if the user has none with that id."""
        async with self._write() as connection:
            statement = delete(schema.loadouts).where(loadouts.id == loadout_id, loadouts.user_id == user.id)
            result = await connection.execute(statement)
        return result.rowcount == 1
