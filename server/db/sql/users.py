"""Users on SQLAlchemy."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import suppress
from datetime import datetime, timedelta

from sqlalchemy import ColumnElement, delete, exists, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from server.db import schema
from server.db.sql.moderation import is_in_force
from server.db.sql.names import lobbies_with, lock_names, mark_if_needed, refresh_statement
from server.db.sql.queries import Queries
from server.db.types.people import Device, Token, Transfer, User
from server.db.types.store import STORE_UNAVAILABLE

users, tokens, transfers = schema.users.c, schema.tokens.c, schema.transfers.c
#: The minimum time between two recorded uses of a token, so that most requests write nothing.
USE_INTERVAL = timedelta(days=1)


class Users(Queries):
    """Stores users. Every method is one transaction.

    >>> import asyncio
    >>> from datetime import timedelta
    >>> from tests.databases import store_with_ada
    >>> async def example():
    ...     async with store_with_ada() as (store, ada, at):
    ...         await store.add_transfer(Transfer("code", ada, expires=at + timedelta(hours=1)), at)
    ...         return [await store.redeem("code", Token(new, "phone"), 9, at) for new in ("second", "third")]
    >>> asyncio.run(example())
    [User(id='u1', name='Ada'), None]
    """

    async def add_user(self, user: User, token: Token, at: datetime) -> User:
        """Store a new user and the digest of their token. Return the user with their final name, which has a
        mark if it resembles another user's account. Raises IntegrityError for an id that is taken."""
        async with self._write() as connection:
            await lock_names(connection)
            values = {"id": user.id, "name": user.name, "language": user.language, "created": at}
            await connection.execute(insert(schema.users).values(values))
            await _add_token(connection, user, token, at)
            return await mark_if_needed(connection, user)

    async def user_of(self, digest: str, at: datetime) -> User | None:
        """Return the user whose token has that digest, and record the use of the token. Return None if there
        is no such user, or if they are banned."""
        query = select(users.id, users.name, users.slow, users.language, tokens.used).join(
            schema.tokens, tokens.user_id == users.id
        )
        rows = await self._fetch_all(query.where(tokens.digest == digest, ~_has_banned_user(at)))
        if not rows:
            return None
        if at - rows[0].used >= USE_INTERVAL:
            statement = update(schema.tokens).where(tokens.digest == digest).values(used=at)
            with suppress(*STORE_UNAVAILABLE):  # the store is readable; the use will be recorded later
                async with self._write() as connection:
                    await connection.execute(statement)
        return User(rows[0].id, rows[0].name, slow=rows[0].slow, language=rows[0].language)

    async def rename(self, user: User) -> User:
        """Change the user's name. Return the user with their final name, like `add_user`."""
        statement = (
            update(schema.users).where(users.id == user.id, users.left.is_(None)).values(name=user.name)
        )
        async with self._write() as connection:
            await lock_names(connection)
            if not (await connection.execute(statement)).rowcount:
                return user
            renamed = await mark_if_needed(connection, user)
            lobbies = await lobbies_with(connection, users.id == user.id)
        await self._refresh(lobbies)
        return renamed

    async def set_language(self, user: User, language: str) -> None:
        """Store the language of pages and letters for a user."""
        statement = (
            update(schema.users).where(users.id == user.id, users.left.is_(None)).values(language=language)
        )
        async with self._write() as connection:
            await connection.execute(statement)

    async def language_of(self, user_id: str) -> str:
        """Return the user's language, or an empty text if it is not known."""
        rows = await self._fetch_all(select(users.language).where(users.id == user_id))
        return str(rows[0].language) if rows else ""

    async def _refresh(self, lobbies: Iterable[str]) -> None:
        """Make all processes reload these matches because of new names. Each match has a separate
        transaction, so that no writer waits for all of them."""
        for match_id in lobbies:
            async with self._write() as connection:
                await connection.execute(refresh_statement(match_id))

    async def delete_token(self, digest: str) -> None:
        """Delete the token with that digest, if there is one."""
        async with self._write() as connection:
            await connection.execute(delete(schema.tokens).where(tokens.digest == digest))

    async def known_tokens(self, digests: Iterable[str], at: datetime) -> set[str]:
        """Return the digests that belong to valid tokens of users who are not banned."""
        query = select(tokens.digest).where(tokens.digest.in_(list(digests)), ~_has_banned_user(at))
        return {row.digest for row in await self._fetch_all(query)}

    async def devices_of(self, user: User) -> Sequence[Device]:
        """Return the user's devices, the newest first."""
        query = select(tokens.digest, tokens.device, tokens.created, tokens.used).where(
            tokens.user_id == user.id
        )
        rows = await self._fetch_all(query.order_by(tokens.created.desc(), tokens.digest))
        return [Device(Token(row.digest, row.device), row.created, row.used) for row in rows]

    async def delete_other_tokens(self, user: User, digest: str) -> Sequence[str]:
        """Delete all other tokens of the user, and their transfer. Return the digests of the tokens."""
        statement = (
            delete(schema.tokens)
            .where(tokens.user_id == user.id, tokens.digest != digest)
            .returning(tokens.digest)
        )
        async with self._write() as connection:
            await connection.execute(delete(schema.transfers).where(transfers.user_id == user.id))
            return (await connection.scalars(statement)).all()

    async def add_transfer(self, transfer: Transfer, at: datetime) -> None:
        """Store a transfer, replacing the user's previous one."""
        is_obsolete = or_(transfers.user_id == transfer.user.id, transfers.expires <= at)
        values = {"digest": transfer.digest, "user_id": transfer.user.id, "expires": transfer.expires}
        async with self._write() as connection:
            await connection.execute(delete(schema.transfers).where(is_obsolete))
            await connection.execute(insert(schema.transfers).values(values))

    async def transfer(self, digest: str, at: datetime) -> Transfer | None:
        """Return the transfer with that digest. Return None if there is none or it has expired."""
        query = select(users.id, users.name, transfers.expires).join(
            schema.transfers, transfers.user_id == users.id
        )
        rows = await self._fetch_all(query.where(transfers.digest == digest, transfers.expires > at))
        return Transfer(digest, User(rows[0].id, rows[0].name), rows[0].expires) if rows else None

    async def redeem(self, digest: str, token: Token, limit: int, at: datetime) -> User | None:
        """Use up a transfer, and store a token for its user. Return the user, or None if `transfer` would
        return None.

        A user has at most ``limit`` devices. The least recently used ones are logged out.
        """
        statement = (
            delete(schema.transfers)
            .where(transfers.digest == digest, transfers.expires > at)
            .returning(transfers.user_id)
        )
        async with self._write() as connection:
            user_id = await connection.scalar(statement)
            if user_id is None:
                return None
            row = (await connection.execute(select(users.id, users.name).where(users.id == user_id))).one()
            await add_device(connection, user := User(row.id, row.name), token, limit, at)
        return user


async def add_device(connection: AsyncConnection, user: User, token: Token, limit: int, at: datetime) -> None:
    """Store a token, and delete all but the user's ``limit`` most recently used tokens.

    >>> import asyncio
    >>> from tests.databases import store_with_ada
    >>> async def example():
    ...     async with store_with_ada() as (store, ada, at):
    ...         async with store._write() as connection:
    ...             await add_device(connection, ada, Token("other", "phone"), limit=1, at=at)
    ...         return [device.token.device for device in await store.devices_of(ada)]
    >>> asyncio.run(example())
    ['phone']
    """
    newest = (
        select(tokens.digest)
        .where(tokens.user_id == user.id)
        .order_by(tokens.used.desc(), tokens.created.desc())
    )
    newest = newest.limit(limit - 1)
    statement = delete(schema.tokens).where(tokens.user_id == user.id, tokens.digest.not_in(newest))
    await connection.execute(statement)
    await _add_token(connection, user, token, at)


def _has_banned_user(at: datetime) -> ColumnElement[bool]:
    """Return the condition for tokens of banned users."""
    return exists().where(schema.bans.c.user_id == tokens.user_id, is_in_force(at))


async def _add_token(connection: AsyncConnection, user: User, token: Token, at: datetime) -> None:
    values = {"digest": token.digest, "user_id": user.id, "created": at, "used": at, "device": token.device}
    values["proved"] = token.proved
    await connection.execute(insert(schema.tokens).values(values))
