"""Names of accounts, and users with similar names, on SQLAlchemy.

The visual forms of each name are stored and indexed. Names are compared only when a user or an account gets a
new name, not when a name is displayed.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from sqlalchemy import ColumnElement, Update, delete, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from server.base.namesakes import account_lookalike_digests, person_lookalike_digests, with_mark
from server.db import schema
from server.db.types.people import User

name_looks, users, matches, seats = schema.name_looks.c, schema.users.c, schema.matches.c, schema.seats.c
#: The PostgreSQL lock that keeps users from taking a name while an account is created. The number is
#: arbitrary.
LOCK = 4_127_503_311


async def lock_names(connection: AsyncConnection, *, exclusive: bool = False) -> None:
    """Keep other transactions from creating an account until the end of this one. With ``exclusive``, also
    keep them from setting names. SQLite has only one writer anyway.

    >>> import asyncio
    >>> from tests.databases import store_with_ada
    >>> async def example():
    ...     async with store_with_ada() as (store, ada, at), store._write() as connection:
    ...         await lock_names(connection, exclusive=True)
    ...         return connection.dialect.name
    >>> asyncio.run(example())
    'sqlite'
    """
    if connection.dialect.name == "postgresql":
        lock = func.pg_advisory_xact_lock if exclusive else func.pg_advisory_xact_lock_shared
        await connection.execute(select(lock(LOCK)))


async def mark_if_needed(connection: AsyncConnection, user: User) -> User:
    """Return the user with their final name. It has a mark if the name looks like the name of another user's
    account. The user's row must already have that name.

    >>> import asyncio
    >>> from tests.databases import store_with_ada
    >>> async def example():
    ...     async with store_with_ada() as (store, ada, at), store._write() as connection:
    ...         await mark_namesakes(connection, ada, "Paul")
    ...         return [(await mark_if_needed(connection, User("u1", name))).name for name in ("PauI", "Ada")]
    >>> asyncio.run(example())
    ['PauI', 'Ada']
    """
    digests = person_lookalike_digests(user.name)
    owners = (
        await connection.scalars(
            select(name_looks.user_id).where(name_looks.account, name_looks.digest.in_(digests))
        )
    ).all()
    if owners and user.id not in owners:
        user = User(user.id, with_mark(user.name))
        await connection.execute(update(schema.users).where(users.id == user.id).values(name=user.name))
        digests = person_lookalike_digests(user.name)
    await connection.execute(
        delete(schema.name_looks).where(name_looks.user_id == user.id, ~name_looks.account)
    )
    await _store_digests(connection, user, digests, account=False)
    return user


async def has_namesake(connection: AsyncConnection, name: str) -> bool:
    """Return whether an account has a name that looks like this one.

    >>> import asyncio
    >>> from tests.databases import store_with_ada
    >>> async def example():
    ...     async with store_with_ada() as (store, ada, at), store._write() as connection:
    ...         await mark_namesakes(connection, ada, "Paul")
    ...         return [await has_namesake(connection, name) for name in ("PauI", "Ada")]
    >>> asyncio.run(example())
    [True, False]
    """
    query = (
        select(name_looks.user_id)
        .where(name_looks.account, name_looks.digest.in_(account_lookalike_digests(name)))
        .limit(1)
    )
    return await connection.scalar(query) is not None


async def mark_namesakes(connection: AsyncConnection, owner: User, name: str) -> Sequence[str]:
    """Store the name of the owner's new account, and mark the similar names of all other users. Return the
    ids of matches in the lobby that show one of these users.

    >>> import asyncio
    >>> from tests.databases import store_with_ada
    >>> async def example():
    ...     async with store_with_ada() as (store, ada, at), store._write() as connection:
    ...         await connection.execute(insert(schema.users).values(id="u2", name="ADA", created=at))
    ...         _ = await mark_if_needed(connection, User("u2", "ADA"))
    ...         await mark_namesakes(connection, ada, "Ada")
    ...         return (await connection.scalars(select(users.name).order_by(users.id))).all()
    >>> asyncio.run(example())
    ['Ada', 'ADA (guest)']
    """
    digests = account_lookalike_digests(name)
    await _store_digests(connection, owner, digests, account=True)
    is_alike = (~name_looks.account) & name_looks.digest.in_(digests) & (name_looks.user_id != owner.id)
    has_similar_name = users.id.in_(select(name_looks.user_id).where(is_alike))
    for old_name in (await connection.scalars(select(users.name).where(has_similar_name).distinct())).all():
        statement = update(schema.users).where(has_similar_name, users.name == old_name)
        await connection.execute(statement.values(name=with_mark(old_name)))
    lobbies = await lobbies_with(connection, has_similar_name)
    await connection.execute(delete(schema.name_looks).where(is_alike))
    return lobbies


async def lobbies_with(connection: AsyncConnection, people: ColumnElement[bool]) -> Sequence[str]:
    """Return the ids of matches in the lobby that show one of these users.

    >>> import asyncio
    >>> from tests.databases import store_with_ada
    >>> async def example():
    ...     async with store_with_ada() as (store, ada, at), store._write() as connection:
    ...         return await lobbies_with(connection, users.id == ada.id)
    >>> asyncio.run(example())
    []
    """
    ids = select(users.id).where(people)
    shows_user = or_(
        matches.host_id.in_(ids), matches.id.in_(select(seats.match_id).where(seats.user_id.in_(ids)))
    )
    return (await connection.scalars(select(matches.id).where(matches.status == "lobby", shows_user))).all()


def refresh_statement(match_id: str) -> Update:
    """Return a statement that makes every process reload the match if it is in the lobby, because rows in
    memory contain old names. Viewers then get whole views, because there is no patch.

    >>> print(refresh_statement("m1"))
    UPDATE matches SET version=(matches.version + :version_1), made_by=:made_by WHERE matches.id = :id_1 \
AND matches.status = :status_1
    """
    statement = update(schema.matches).where(matches.id == match_id, matches.status == "lobby")
    return statement.values(version=matches.version + 1, made_by=None)


async def _store_digests(
    connection: AsyncConnection, user: User, digests: Collection[str], *, account: bool
) -> None:
    rows = [{"user_id": user.id, "account": account, "digest": digest} for digest in digests]
    await connection.execute(insert(schema.name_looks), rows)
