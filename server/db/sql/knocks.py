"""Requests to join a match ("knocks"), stored with SQLAlchemy."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import suppress
from datetime import datetime

from sqlalchemy import delete, exists, insert, select, update
from sqlalchemy.exc import IntegrityError

from server.db import schema
from server.db.sql.counting import count_rows, lock_statement
from server.db.sql.queries import Queries
from server.db.types.knocks import DECLINE_TIME, WAIT_TIME, Knock
from server.db.types.people import User

knocks, users, turned_away, shunned = schema.knocks.c, schema.users.c, schema.turned_away.c, schema.shunned.c

WAITING, LET_IN, DECLINED = "waiting", "let-in", "declined"
#: The state of a knock that was declined by the host and withdrawn by the user.
WITHDRAWN = "gone"


class Knocks(Queries):
    """Stores knocks. Every method is one transaction.

    >>> import asyncio
    >>> from tests.databases import store_with_ada
    >>> async def example():
    ...     async with store_with_ada() as (store, ada, at):
    ...         await store.add_knock(Knock("m1", ada, at), match_limit=20, user_limit=5)
    ...         waiting = await store.knocks_at("m1", at, ["host"], 5)
    ...         answered = await store.answer_knock("m1", ada.id, at, let_in=True)
    ...         return [knock.user.name for knock in waiting], answered, await store.is_let_in("m1", ada, at)
    >>> asyncio.run(example())
    (['Ada'], True, True)
    """

    async def add_knock(self, knock: Knock, match_limit: int, user_limit: int) -> None:
        """Store a knock, unless the user's last knock at the match is still open or was recently declined. It
        is also not stored if the match or the user has too many."""
        same_match, is_own, at = knocks.match_id == knock.match, knocks.user_id == knock.user.id, knock.at
        is_recent = (knocks.at > at - WAIT_TIME) & (knocks.state != WITHDRAWN)
        with suppress(IntegrityError):  # the same knock was sent twice, or the user has been deleted
            async with self._write() as connection:
                await connection.execute(lock_statement(knock.user))
                await connection.execute(delete(schema.knocks).where(knocks.until <= at))
                # Answered knocks count like open ones, so that the limit reveals nothing about answers.
                match_is_full = await count_rows(connection, same_match & is_recent) >= match_limit
                user_is_at_limit = (
                    await count_rows(connection, is_own & ~same_match & is_recent) >= user_limit
                )
                if match_is_full or user_is_at_limit:
                    return
                renew_declined = update(schema.knocks).where(
                    same_match, is_own, knocks.state.in_((DECLINED, WITHDRAWN)), ~is_recent
                )
                await connection.execute(renew_declined.values(at=at, state=DECLINED))
                if not await connection.scalar(select(knocks.at).where(same_match, is_own)):
                    key = {"match_id": knock.match, "user_id": knock.user.id}
                    statement = insert(schema.knocks).values(
                        at=at, until=at + WAIT_TIME, state=WAITING, **key
                    )
                    await connection.execute(statement)

    async def withdraw_knock(self, match_id: str, user: User) -> None:
        """Delete the user's knock at the match. A host who has declined it does not see a new one."""
        is_own = (knocks.match_id == match_id) & (knocks.user_id == user.id)
        is_declined = knocks.state.in_((DECLINED, WITHDRAWN))
        async with self._write() as connection:
            await connection.execute(delete(schema.knocks).where(is_own, ~is_declined))
            await connection.execute(update(schema.knocks).where(is_own, is_declined).values(state=WITHDRAWN))

    async def knocks_at(
        self, match_id: str, at: datetime, hosts: Iterable[str], limit: int
    ) -> Sequence[Knock]:
        """Return the first users waiting at the match, except those whom the host has turned away or
        blocked."""
        away = exists().where(turned_away.match_id == match_id, turned_away.user_id == knocks.user_id)
        blocked = exists().where(
            shunned.user_id.in_(list(hosts)), shunned.other_id == knocks.user_id, shunned.how == "block"
        )
        query = select(users.id, users.name, knocks.at).join(schema.users, users.id == knocks.user_id)
        query = query.where(
            knocks.match_id == match_id, knocks.until > at, knocks.state == WAITING, ~away, ~blocked
        )
        rows = await self._fetch_all(query.order_by(knocks.at, users.id).limit(limit))
        return [Knock(match_id, User(row.id, row.name), row.at) for row in rows]

    async def answer_knock(self, match_id: str, user_id: str, at: datetime, *, let_in: bool) -> bool:
        """Accept or decline a user's knock at the match. Return False if they have no open knock there."""
        is_waiting = (
            (knocks.match_id == match_id)
            & (knocks.user_id == user_id)
            & (knocks.until > at)
            & (knocks.state == WAITING)
        )
        values = {"state": LET_IN, "until": at + WAIT_TIME}
        if not let_in:
            values = {"state": DECLINED, "until": at + DECLINE_TIME}
        async with self._write() as connection:
            return (
                await connection.execute(update(schema.knocks).where(is_waiting).values(values))
            ).rowcount == 1

    async def is_let_in(self, match_id: str, user: User, at: datetime) -> bool:
        """Return whether the user's knock at the match was recently accepted."""
        is_own = (knocks.match_id == match_id) & (knocks.user_id == user.id)
        return bool(
            await self._fetch_all(select(knocks.at).where(is_own, knocks.until > at, knocks.state == LET_IN))
        )

    async def knocks_of(self, user: User, at: datetime) -> Sequence[Knock]:
        """Return the user's recent knocks, without the hosts' answers."""
        is_waiting = (knocks.user_id == user.id) & (knocks.at > at - WAIT_TIME) & (knocks.state != WITHDRAWN)
        rows = await self._fetch_all(
            select(knocks.match_id, knocks.at).where(is_waiting).order_by(knocks.at, knocks.match_id)
        )
        return [Knock(row.match_id, user, row.at) for row in rows]

    async def delete_expired_knocks(self, at: datetime) -> None:
        """Delete the knocks that have expired."""
        if not await self._fetch_all(select(knocks.at).where(knocks.until <= at).limit(1)):
            return  # usually there is nothing to write
        async with self._write() as connection:
            await connection.execute(delete(schema.knocks).where(knocks.until <= at))
