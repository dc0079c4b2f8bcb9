"""Queries of the command line. A server may be running at the same time."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import and_, func, or_, select, true

from server.db import schema
from server.db.sql.store import Store
from server.db.types.matches import MatchRow
from server.db.types.people import User

matches, users, tokens, seats = schema.matches.c, schema.users.c, schema.tokens.c, schema.seats.c


@dataclass(frozen=True)
class KnownUser:
    """A user with the time of their creation, the day of their last visit, and their number of seats.

    >>> from datetime import UTC
    >>> KnownUser(User("u1", "Ada"), datetime(2026, 11, 21, tzinfo=UTC), used=None, seats=3).seats
    3
    """

    user: User
    created: datetime
    used: datetime | None
    seats: int


class AdminStore(Store):
    """A store with the additional queries of the command line.

    >>> import asyncio
    >>> from tests.databases import store_with_ada
    >>> async def example():
    ...     async with store_with_ada(AdminStore) as (store, _, _):
    ...         return [entry.user for entry in await store.find_users("da", limit=9)]
    >>> asyncio.run(example())
    [User(id='u1', name='Ada')]
    """

    async def find_matches(
        self, limit: int, *, status: str = "", game: str = "", user: str = ""
    ) -> list[MatchRow]:
        """Return at most ``limit`` matches, newest first, optionally filtered by status, by game, and by host
        or player."""
        seated = select(seats.match_id).where(seats.user_id == user)
        conditions = [
            self._is_served,
            matches.status == status if status else true(),
            matches.game == game if game else true(),
            or_(matches.host_id == user, matches.id.in_(seated)) if user else true(),
        ]
        return await self._matches(and_(*conditions), limit)

    async def find_users(self, name: str, limit: int) -> Sequence[KnownUser]:
        """Return at most ``limit`` users, newest first, whose id is ``name`` or whose name contains it."""
        last_use = select(func.max(tokens.used)).where(tokens.user_id == users.id).scalar_subquery()
        seat_count = select(func.count()).where(seats.user_id == users.id).scalar_subquery()
        has_similar_name = func.lower(users.name).contains(name.lower(), autoescape=True)
        query = select(users.id, users.name, users.created, last_use.label("used"), seat_count.label("seats"))
        query = (
            query.where(or_(users.id == name, has_similar_name))
            .order_by(users.created.desc(), users.id)
            .limit(limit)
        )
        return [
            KnownUser(User(row.id, row.name), row.created, row.used, row.seats)
            for row in await self._fetch_all(query)
        ]
