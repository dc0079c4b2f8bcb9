"""Accounts on SQLAlchemy."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Sequence
from datetime import datetime
from typing import Literal

from sqlalchemy import ColumnElement, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from server.db import schema
from server.db.sql.counting import count_rows, lock_statement
from server.db.sql.names import has_namesake, lock_names, mark_namesakes
from server.db.sql.queries import Queries
from server.db.sql.users import add_device
from server.db.types.accounts import Account, NameTaken, Passkey, Purpose, passkey_id
from server.db.types.people import Token, User

accounts, passkeys, recovery_codes, challenges, users = (
    schema.accounts.c,
    schema.passkeys.c,
    schema.recovery_codes.c,
    schema.challenges.c,
    schema.users.c,
)
_PASSKEY_COLUMNS = (
    passkeys.credential,
    passkeys.public_key,
    passkeys.count,
    passkeys.name,
    passkeys.created,
    passkeys.used,
)
#: The maximum number of challenges for all users together. The oldest are deleted first.
MAX_CHALLENGES = 10_000


class Accounts(Queries):
    """Stores accounts. Every method is one transaction.

    >>> import asyncio
    >>> from tests.databases import store_with_ada
    >>> async def example():
    ...     async with store_with_ada() as (store, ada, at):
    ...         account = Account(ada, "ada", "of the name", "hash", at)
    ...         await store.add_account(account, None, codes=["c1", "c2"])
    ...         recovered = [await store.recover(ada, "c1", "new hash") for _ in range(2)]
    ...         return recovered, await store.codes_left(ada)
    >>> asyncio.run(example())
    ([True, False], 1)
    """

    @abstractmethod
    async def _refresh(self, lobbies: Iterable[str]) -> None: ...

    async def add_account(self, account: Account, passkey: Passkey | None, codes: Sequence[str]) -> bool:
        """Create a guest's account with the digests of its recovery codes. Return False and change nothing if
        the user already has one. Raises NameTaken, and IntegrityError for a passkey that already exists."""
        user = account.user
        async with self._write() as connection:
            await lock_names(connection, exclusive=True)
            await connection.execute(lock_statement(user))
            if await _has_account(connection, user):
                return False
            same_name = select(accounts.user_id).where(accounts.digest == account.digest)
            if await connection.scalar(same_name) or await has_namesake(connection, account.name):
                raise NameTaken
            values = {"name": account.name, "digest": account.digest, "password": account.password}
            statement = insert(schema.accounts).values(user_id=user.id, created=account.created, **values)
            try:
                await connection.execute(statement)
            except IntegrityError:  # the second of two simultaneous requests
                raise NameTaken from None
            lobbies = await mark_namesakes(connection, user, account.name)
            if passkey:
                await _add_passkey(connection, user, passkey)
            await _set_codes(connection, user, codes)
        await self._refresh(lobbies)
        return True

    async def account_of(self, user: User) -> Account | None:
        """Return the user's account, or None for a guest."""
        return await self._account(accounts.user_id == user.id)

    async def account_named(self, digest: str) -> Account | None:
        """Return the account whose name has that digest."""
        return await self._account(accounts.digest == digest)

    async def _account(self, condition: ColumnElement[bool]) -> Account | None:
        query = select(
            users.id,
            users.name.label("user_name"),
            accounts.name,
            accounts.digest,
            accounts.password,
            accounts.created,
        )
        rows = await self._fetch_all(
            query.join(schema.accounts, accounts.user_id == users.id).where(condition)
        )
        if not rows:
            return None
        row = rows[0]
        return Account(User(row.id, row.user_name), row.name, row.digest, row.password, row.created)

    async def set_password(self, user: User, password: str | None) -> bool:
        """Replace the password's hash. Return False and change nothing if there is no account, or if the user
        could no longer log in."""
        async with self._write() as connection:
            await connection.execute(lock_statement(user))
            if password is None and not await count_rows(connection, passkeys.user_id == user.id):
                return False
            return await _set_password(connection, user, password)

    async def add_passkey(self, user: User, passkey: Passkey, limit: int) -> bool:
        """Add a passkey. Return False and change nothing if there is no account, or if it already has
        ``limit`` passkeys. Raises IntegrityError for a passkey that already exists."""
        async with self._write() as connection:
            await connection.execute(lock_statement(user))
            if (
                not await _has_account(connection, user)
                or await count_rows(connection, passkeys.user_id == user.id) >= limit
            ):
                return False
            await _add_passkey(connection, user, passkey)
        return True

    async def passkeys_of(self, user: User) -> Sequence[Passkey]:
        """Return the user's passkeys, the oldest first."""
        rows = await self._fetch_all(
            select(*_PASSKEY_COLUMNS)
            .where(passkeys.user_id == user.id)
            .order_by(passkeys.created, passkeys.id)
        )
        return [Passkey(*row) for row in rows]

    async def passkey(self, credential: bytes) -> tuple[User, Passkey] | None:
        """Return the passkey with that credential id and its user."""
        query = select(users.id, users.name.label("user_name"), *_PASSKEY_COLUMNS).join(
            schema.passkeys, passkeys.user_id == users.id
        )
        rows = await self._fetch_all(query.where(passkeys.id == passkey_id(credential)))
        return (User(rows[0].id, rows[0].user_name), Passkey(*rows[0][2:])) if rows else None

    async def use_passkey(self, passkey: Passkey, count: int, at: datetime) -> bool:
        """Store the use of a passkey and its new count. Return False if another process has stored a newer
        count."""
        statement = update(schema.passkeys).where(passkeys.id == passkey.id, passkeys.count == passkey.count)
        async with self._write() as connection:
            result = await connection.execute(statement.values(count=count, used=at))
        return result.rowcount == 1

    async def delete_passkey(self, user: User, passkey: str) -> Literal["gone", "unknown", "last"]:
        """Delete the user's passkey with that id, unless it is their last way to log in."""
        is_own = (passkeys.user_id == user.id) & (passkeys.id == passkey)
        async with self._write() as connection:
            await connection.execute(lock_statement(user))
            if not await connection.scalar(select(passkeys.id).where(is_own)):
                return "unknown"
            password = await connection.scalar(select(accounts.password).where(accounts.user_id == user.id))
            if password is None and await count_rows(connection, passkeys.user_id == user.id) == 1:
                return "last"
            await connection.execute(delete(schema.passkeys).where(is_own))
        return "gone"

    async def set_codes(self, user: User, codes: Sequence[str]) -> bool:
        """Replace the digests of the recovery codes. Return False for a guest."""
        async with self._write() as connection:
            await connection.execute(lock_statement(user))
            if not await _has_account(connection, user):
                return False
            await _set_codes(connection, user, codes)
        return True

    async def codes_left(self, user: User) -> int:
        """Return the number of unused recovery codes."""
        rows = await self._fetch_all(select(func.count()).where(recovery_codes.user_id == user.id))
        return int(rows[0][0])

    async def recover(self, user: User, code: str, password: str) -> bool:
        """Use up the recovery code with that digest, and store the hash of a new password. Return False and
        change nothing if the user has no such code."""
        statement = delete(schema.recovery_codes).where(
            recovery_codes.user_id == user.id, recovery_codes.digest == code
        )
        async with self._write() as connection:
            if (await connection.execute(statement)).rowcount != 1:
                return False
            return await _set_password(connection, user, password)

    async def add_challenge(
        self, digest: str, purpose: Purpose, user: User | None, at: datetime, expires: datetime
    ) -> None:
        """Store a challenge for a passkey. Each user has at most one for each purpose, and the total number
        is limited."""
        is_obsolete = challenges.expires <= at
        if user:
            is_obsolete |= (challenges.user_id == user.id) & (challenges.purpose == purpose)
        newest = select(challenges.digest).order_by(challenges.expires.desc()).limit(MAX_CHALLENGES)
        values = {"digest": digest, "purpose": purpose, "user_id": user.id if user else None}
        async with self._write() as connection:
            await connection.execute(delete(schema.challenges).where(is_obsolete))
            await connection.execute(insert(schema.challenges).values(expires=expires, **values))
            if (await connection.scalar(select(func.count()).select_from(schema.challenges)) or 0) > (
                MAX_CHALLENGES
            ):
                await connection.execute(delete(schema.challenges).where(challenges.digest.not_in(newest)))

    async def take_challenge(self, digest: str, purpose: Purpose, user: User | None, at: datetime) -> bool:
        """Use up a challenge. Return False if it is unknown, used or expired."""
        owner = challenges.user_id == user.id if user else challenges.user_id.is_(None)
        statement = delete(schema.challenges).where(
            challenges.digest == digest, challenges.purpose == purpose, owner, challenges.expires > at
        )
        async with self._write() as connection:
            return (await connection.execute(statement)).rowcount == 1

    async def add_token(self, user: User, token: Token, limit: int, at: datetime) -> None:
        """Add a device for the user, like `server.db.sql.users.Users.redeem`."""
        async with self._write() as connection:
            await add_device(connection, user, token, limit, at)


async def _has_account(connection: AsyncConnection, user: User) -> bool:
    return await connection.scalar(select(accounts.user_id).where(accounts.user_id == user.id)) is not None


async def _set_password(connection: AsyncConnection, user: User, password: str | None) -> bool:
    statement = update(schema.accounts).where(accounts.user_id == user.id).values(password=password)
    return (await connection.execute(statement)).rowcount == 1


async def _add_passkey(connection: AsyncConnection, user: User, passkey: Passkey) -> None:
    values = {"id": passkey.id, "user_id": user.id} | vars(passkey)
    await connection.execute(insert(schema.passkeys).values(values))


async def _set_codes(connection: AsyncConnection, user: User, codes: Sequence[str]) -> None:
    await connection.execute(delete(schema.recovery_codes).where(recovery_codes.user_id == user.id))
    if codes:
        rows = [{"digest": code, "user_id": user.id} for code in codes]
        await connection.execute(insert(schema.recovery_codes), rows)
