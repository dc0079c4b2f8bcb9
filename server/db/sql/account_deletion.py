"""Deletion of users on SQLAlchemy."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any

from sqlalchemy import Text, cast, delete, exists, insert, literal, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from server.base.texts import replace_names
from server.db import schema
from server.db.sql.queries import Queries
from server.db.types.account_deletion import Renaming
from server.db.types.matches import ChatEntry, MatchRow
from server.db.types.people import User

matches, seats, users, tokens, chat, snapshots, leavings = (
    schema.matches.c,
    schema.seats.c,
    schema.users.c,
    schema.tokens.c,
    schema.chat.c,
    schema.snapshots.c,
    schema.leavings.c,
)
asides, journal, later, missed, shunned, reports = (
    schema.asides.c,
    schema.journal.c,
    schema.later.c,
    schema.missed.c,
    schema.shunned.c,
    schema.reports.c,
)
#: The tables with data of one user, which is deleted together with the user.
OWN_TABLES = (
    schema.tokens,
    schema.transfers,
    schema.loadouts,
    schema.accounts,
    schema.name_looks,
    schema.passkeys,
    schema.recovery_codes,
    schema.challenges,
    schema.account_changes,
    schema.shunned,
    schema.turned_away,
    schema.knocks,
    schema.asides,
    schema.mails,
    schema.quiet_hours,
    schema.notices,
)


class AccountDeletion(Queries):
    """Deletes users. Every method is one transaction.

    >>> import asyncio
    >>> from tests.databases import store_with_ada
    >>> async def example():
    ...     async with store_with_ada() as (store, ada, at):
    ...         digests = await store.begin_deletion(ada, "Somebody", at)
    ...         return digests, await store.users_being_deleted(), await store.find_user("u1")
    >>> asyncio.run(example())
    (['digest'], [User(id='u1', name='Somebody')], None)
    """

    async def begin_deletion(self, user: User, name: str, at: datetime) -> Sequence[str]:
        """Delete the user's data, and replace their name, also in reports. Remove the user from the ignore
        lists of others.

        Return the digests of their tokens. The store remembers that their matches still have to be handled.
        """
        statement = (
            update(schema.users)
            .where(users.id == user.id, users.left.is_(None))
            .values(name=name, left=at, slow=False, language="")
        )
        async with self._write() as connection:
            if (await connection.execute(statement)).rowcount:
                await connection.execute(insert(schema.leavings).values(user_id=user.id))
            digests = await connection.scalars(select(tokens.digest).where(tokens.user_id == user.id))
            token_digests = digests.all()
            await _rename_in_reports(connection, user, name)
            for table in OWN_TABLES:  # subscriptions are deleted together with their tokens
                await connection.execute(delete(table).where(table.c.user_id == user.id))
            await connection.execute(delete(schema.shunned).where(shunned.other_id == user.id))
        return token_digests

    async def users_being_deleted(self) -> Sequence[User]:
        """Return the deleted users whose matches still have to be handled."""
        query = select(users.id, users.name).join(schema.leavings, leavings.user_id == users.id)
        return [
            User(row.id, row.name, left=True) for row in await self._fetch_all(query.order_by(users.left))
        ]

    async def end_deletion(self, user: User) -> None:
        """Record that no matches of the user are left to handle. Delete the user's row unless some match
        needs it."""
        is_needed = or_(exists().where(matches.host_id == user.id), exists().where(seats.user_id == user.id))
        async with self._write() as connection:
            await connection.execute(delete(schema.leavings).where(leavings.user_id == user.id))
            await connection.execute(delete(schema.users).where(users.id == user.id, ~is_needed))

    async def matches_with(self, user: User) -> Sequence[str]:
        """Return the ids of all matches of the user, of any game, newest first. These are matches that they
        host, have written in, or have or had a seat in."""
        seated = select(seats.match_id).where(seats.user_id == user.id)
        chatted = select(chat.match_id).where(chat.user_id == user.id)
        mentioned = (
            cast(column, Text).contains(f'"{user.id}"', autoescape=True)
            for column in (matches.handed, matches.absent)
        )
        query = select(matches.id).where(
            or_(matches.host_id == user.id, matches.id.in_(seated), matches.id.in_(chatted), *mentioned)
        )
        return [row.id for row in await self._fetch_all(query.order_by(matches.created.desc(), matches.id))]

    async def remove_match(self, row: MatchRow) -> bool:
        """Delete a match with all its data. Return False if it has changed since."""
        statement = delete(schema.matches).where(matches.id == row.id, matches.version == row.version)
        async with self._write() as connection:
            return (await connection.execute(statement)).rowcount == 1

    async def change_host(self, row: MatchRow, host: User) -> bool:
        """Give a match another host. Return False if the match has changed, like `remove_match`."""
        async with self._write() as connection:
            return await _update_row(connection, row, host_id=host.id)

    async def snapshots(self, match_id: str) -> Mapping[int, bytes]:
        """Return all stored snapshots of a match by number."""
        query = select(snapshots.number, snapshots.data).where(snapshots.match_id == match_id)
        return {
            row.number: bytes(row.data) for row in await self._fetch_all(query.order_by(snapshots.number))
        }

    async def rename_in(self, row: MatchRow, renaming: Renaming) -> bool:
        """Replace a user's name in a match, and delete the missed messages, which contain it. Return False if
        the match has changed, like `remove_match`. The match's viewers then need whole views."""
        rename_author = update(schema.chat).where(chat.match_id == row.id, chat.user_id == renaming.user.id)
        async with self._write() as connection:
            if not await _update_row(connection, row, **renaming.columns):
                return False
            for number, data in renaming.snapshots.items():
                statement = update(schema.snapshots).where(
                    snapshots.match_id == row.id, snapshots.number == number
                )
                await connection.execute(statement.values(data=data))
            for entry in renaming.journal:
                statement = update(schema.journal).where(
                    journal.match_id == row.id, journal.number == entry.number
                )
                await connection.execute(statement.values(value=entry.value))
            for place, text in renaming.server_lines.items():
                statement = update(schema.chat).where(chat.match_id == row.id, chat.place == place)
                await connection.execute(statement.values(text=text))
            for frame in renaming.later:
                statement = update(schema.later).where(later.match_id == row.id, later.seq == frame.seq)
                await connection.execute(statement.values(body=frame.body, view=frame.view))
            await connection.execute(rename_author.values(name=renaming.name, user_id=None))
            await connection.execute(delete(schema.missed).where(missed.match_id == row.id))
        return True

    async def chat_lines_by(self, user: User) -> Sequence[tuple[str, ChatEntry]]:
        """Return all stored chat lines of the user, each with the match's id, in order."""
        query = select(
            chat.match_id,
            chat.place,
            chat.n,
            chat.channel,
            chat.team,
            chat.seat,
            chat.name,
            chat.text,
            chat.at,
            chat.user_id,
        )
        rows = await self._fetch_all(
            query.where(chat.user_id == user.id).order_by(chat.at, chat.match_id, chat.place)
        )
        return [(row.match_id, ChatEntry(*row[1:])) for row in rows]

    async def creation_time(self, user: User) -> datetime | None:
        """Return the time at which the user was created, or None for an unknown user."""
        rows = await self._fetch_all(select(users.created).where(users.id == user.id))
        return rows[0].created if rows else None

    async def find_user(self, user_id: str) -> User | None:
        """Return the user with that id, unless they have been deleted."""
        rows = await self._fetch_all(
            select(users.id, users.name).where(users.id == user_id, users.left.is_(None))
        )
        return User(rows[0].id, rows[0].name) if rows else None


async def _rename_in_reports(connection: AsyncConnection, user: User, name: str) -> None:
    """Replace the user's name in reports: as reporter, as reported user, in the text, and in the quoted chat
    lines. This includes reports between other users."""
    chat_lines = select(chat.match_id, chat.channel, chat.n, chat.name).where(chat.user_id == user.id)
    aside_lines = select(asides.match_id, literal("spectators"), asides.n, asides.name).where(
        asides.user_id == user.id
    )
    own_lines = {tuple(row) for query in (chat_lines, aside_lines) for row in await connection.execute(query)}
    involves_user = or_(reports.by_id == user.id, reports.about_id == user.id)
    is_about_match = reports.match_id.in_({match for match, *_ in own_lines})
    for row in (
        await connection.execute(select(schema.reports).where(or_(involves_user, is_about_match)))
    ).all():
        report_names = (
            {row.by_name} if row.by_id == user.id else {row.about_name} if row.about_id == user.id else set()
        )
        names = report_names | {author for match, _, _, author in own_lines if match == row.match_id}
        lines = []
        for line in row.lines:
            is_own = (
                line["name"] in report_names
                or (row.match_id, line["channel"], line["n"], line["name"]) in own_lines
            )
            text = replace_names(line["text"], names, name)
            lines.append(line | {"name": name if is_own else line["name"], "text": text})
        values: dict[str, Any] = {
            "lines": lines,
            "text": replace_names(row.text, names, name),
            "answer": replace_names(row.answer, names, name),
        }
        for role in ("by", "about"):
            if row._mapping[f"{role}_id"] == user.id:
                values |= {f"{role}_id": None, f"{role}_name": name}
        await connection.execute(update(schema.reports).where(reports.id == row.id).values(values))


async def _update_row(connection: AsyncConnection, row: MatchRow, **columns: Any) -> bool:
    """Change a match's row unless its version has changed. There is no patch to the new views, so they are
    marked as made by different code."""
    statement = update(schema.matches).where(matches.id == row.id, matches.version == row.version)
    result = await connection.execute(statement.values(version=row.version + 1, made_by=None, **columns))
    return result.rowcount == 1
