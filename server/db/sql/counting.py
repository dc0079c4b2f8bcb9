"""Counts of rows for limits. No other writer may add rows between the count and the insertion."""

from __future__ import annotations

from sqlalchemy import ColumnElement, Update, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from server.db import schema
from server.db.types.people import User

users = schema.users.c


def lock_statement(user: User) -> Update:
    """Return a statement that takes the write lock. No other writer can then add rows for the user while they
    are counted.

    >>> print(lock_statement(User("u1", "Ada")))
    UPDATE users SET name=users.name WHERE users.id = :id_1
    """
    return update(schema.users).where(users.id == user.id).values(name=users.name)


async def count_rows(connection: AsyncConnection, where: ColumnElement[bool]) -> int:
    """Return the number of rows that match the condition, in the table to which its columns belong.

    >>> import asyncio
    >>> from tests.databases import store_with_ada
    >>> async def example():
    ...     async with store_with_ada() as (store, ada, _), store._write() as connection:
    ...         return await count_rows(connection, users.name == ada.name)
    >>> asyncio.run(example())
    1
    """
    return await connection.scalar(select(func.count()).where(where)) or 0
