"""Selection and deletion of old data.

Data that belongs to a match, a user or a token is deleted with it (ON DELETE CASCADE).
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from sqlalchemy import Column, ColumnElement, delete, exists, or_, update
from sqlalchemy.ext.asyncio import AsyncConnection

from server.db import schema
from server.db.types.store import Prunable

matches, users, tokens, seats = schema.matches.c, schema.users.c, schema.tokens.c, schema.seats.c
chat, loadouts = schema.chat.c, schema.loadouts.c

#: The id column of each kind of data.
_KEYS: dict[Prunable, Column[str]] = {
    "abandoned": matches.id,
    "finished": matches.id,
    "chat": matches.id,
    "tokens": tokens.digest,
    "guests": users.id,
}


def key_of(kind: Prunable) -> Column[str]:
    """Return the column that identifies the rows to delete.

    >>> str(key_of("chat")), str(key_of("guests"))
    ('matches.id', 'users.id')
    """
    return _KEYS[kind]


def older_than(kind: Prunable, before: datetime) -> ColumnElement[bool]:
    """Return the condition for rows that were last changed or used before the given time.

    >>> from datetime import UTC
    >>> print(older_than("tokens", datetime.now(UTC)))
    tokens.used < :used_1
    """
    if kind == "tokens":
        return tokens.used < before
    if kind == "guests":
        return _unused_guests(before)
    return _old_matches(kind) & (matches.changed < before)


def has_no_human_players() -> ColumnElement[bool]:
    """Return the condition for matches in the lobby, or among computer players only.

    >>> print(has_no_human_players())
    matches.status = :status_1 OR matches.status = :status_2 AND NOT (EXISTS (SELECT *...
    """
    has_no_users = ~exists().where(seats.match_id == matches.id, seats.user_id.is_not(None))
    return or_(matches.status == "lobby", (matches.status == "playing") & has_no_users)


def _old_matches(kind: Prunable) -> ColumnElement[bool]:
    """Return the condition for old matches. It never selects a match that a person may continue."""
    if kind == "abandoned":
        return has_no_human_players()
    is_over = matches.status == "finished"
    has_chat = or_(
        exists().where(chat.match_id == matches.id), exists().where(schema.asides.c.match_id == matches.id)
    )
    return is_over & has_chat if kind == "chat" else is_over


def _unused_guests(before: datetime) -> ColumnElement[bool]:
    """Return the condition for unused guests. They have no match and no account, and either have saved
    nothing or have no token to return with."""
    has_token = exists().where(tokens.user_id == users.id)
    return (
        (users.created < before)
        & ~exists().where(matches.host_id == users.id)
        & ~exists().where(seats.user_id == users.id)
        & ~exists().where(schema.accounts.c.user_id == users.id)
        & ~exists().where(tokens.user_id == users.id, tokens.used >= before)
        & or_(~exists().where(loadouts.user_id == users.id), ~has_token)
    )


async def delete_rows(
    connection: AsyncConnection, kind: Prunable, stale: ColumnElement[bool]
) -> Sequence[str]:
    """Delete the rows that match the condition ``stale``. Return their ids.

    >>> import asyncio
    >>> from tests.databases import store_with_ada
    >>> async def example():
    ...     async with store_with_ada() as (store, _, at), store._write() as connection:
    ...         return await delete_rows(connection, "tokens", tokens.used <= at)
    >>> asyncio.run(example())
    ['digest']
    """
    if kind == "chat":
        return await _delete_chat(connection, stale)
    key = key_of(kind)
    deleted = await connection.execute(delete(key.table).where(stale).returning(key))
    return deleted.scalars().all()


async def _delete_chat(connection: AsyncConnection, stale: ColumnElement[bool]) -> Sequence[str]:
    """Delete the chat of matches. There is no patch to the new views, so they are marked as made by different
    code."""
    statement = update(schema.matches).where(stale).values(version=matches.version + 1, made_by=None)
    ids: Sequence[str] = (await connection.execute(statement.returning(matches.id))).scalars().all()
    for table in (schema.chat, schema.asides):
        await connection.execute(delete(table).where(table.c.match_id.in_(ids)))
    return ids
