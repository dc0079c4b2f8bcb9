"""Proofs of identity and changes of accounts, stored with SQLAlchemy."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from secrets import token_urlsafe

from sqlalchemy import delete, insert, select, update

from server.db import schema
from server.db.sql.queries import Queries
from server.db.types.account_changes import AccountChange
from server.db.types.people import User

tokens, account_changes = schema.tokens.c, schema.account_changes.c


class AccountChanges(Queries):
    """Stores proofs of identity and changes of accounts. Every method is one transaction.

    >>> import asyncio
    >>> from tests.databases import store_with_ada
    >>> async def example():
    ...     async with store_with_ada() as (store, ada, at):
    ...         before = await store.proof_time("digest")
    ...         await store.set_proved("digest", at)
    ...         return before, await store.proof_time("digest") == at
    >>> asyncio.run(example())
    (None, True)
    """

    async def proof_time(self, digest: str) -> datetime | None:
        """Return the time at which the owner of that token last proved their identity with it, or None."""
        rows = await self._fetch_all(select(tokens.proved).where(tokens.digest == digest))
        return rows[0].proved if rows else None

    async def set_proved(self, digest: str, at: datetime) -> None:
        """Store the time of a proof of identity with the token."""
        async with self._write() as connection:
            await connection.execute(update(schema.tokens).where(tokens.digest == digest).values(proved=at))

    async def add_change(self, user: User, change: AccountChange, limit: int) -> None:
        """Store a change of the user's account, and delete all but the newest ``limit`` changes."""
        values = {"id": token_urlsafe(16), "user_id": user.id, "kind": change.kind}
        newest = (
            select(account_changes.id)
            .where(account_changes.user_id == user.id)
            .order_by(account_changes.at.desc())
            .limit(limit)
        )
        async with self._write() as connection:
            statement = insert(schema.account_changes).values(at=change.at, device=change.device, **values)
            await connection.execute(statement)
            delete_old = delete(schema.account_changes).where(
                account_changes.user_id == user.id, account_changes.id.not_in(newest)
            )
            await connection.execute(delete_old)

    async def changes_of(self, user: User, digest: str) -> Sequence[AccountChange]:
        """Return the user's stored changes, the newest first, as the device with that token sees them."""
        devices = await self._fetch_all(
            select(tokens.created, tokens.changes_seen).where(tokens.digest == digest)
        )
        seen_until = (devices[0].changes_seen or devices[0].created) if devices else None
        query = select(account_changes.kind, account_changes.at, account_changes.device).where(
            account_changes.user_id == user.id
        )
        return [
            AccountChange(row.kind, row.at, row.device, new=seen_until is not None and row.at > seen_until)
            for row in await self._fetch_all(query.order_by(account_changes.at.desc()))
        ]

    async def mark_changes_seen(self, user: User, digest: str, until: datetime) -> None:
        """Record that the device with that token has shown all changes up to the given time."""
        statement = update(schema.tokens).where(tokens.user_id == user.id, tokens.digest == digest)
        async with self._write() as connection:
            await connection.execute(statement.values(changes_seen=until))
