"""Deletion of users on SQLAlchemy."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from datetime import datetime
from typing import Any

from sqlalchemy import Select, Text, cast, delete, exists, insert, literal, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from server.store import schema
from server.store.account_deletion import Renaming
from server.store.matches import ChatEntry, MatchRow
from server.store.people import User
from server.texts import replace_names

m, s, u, t, c, n, gone = (
    schema.matches.c,
    schema.seats.c,
    schema.users.c,
    schema.tokens.c,
    schema.chat.c,
    schema.snapshots.c,
    schema.leavings.c,
)
a, j, y, w, x, reports = (
    schema.asides.c,
    schema.journal.c,
    schema.later.c,
    schema.missed.c,
    schema.shunned.c,
    schema.reports.c,
)
#: The tables of a user's own data, which is deleted with the user.
OWN = (
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


class SqlAccountDeletion(ABC):
    """Implements `server.store.account_deletion.AccountDeletion`."""

    @abstractmethod
    def _write(self) -> AbstractAsyncContextManager[AsyncConnection]: ...

    @abstractmethod
    async def _all(self, asked: Select[Any]) -> Sequence[Any]: ...

    async def begin_leaving(self, user: User, name: str, at: datetime) -> Sequence[str]:
        going = (
            update(schema.users)
            .where(u.id == user.id, u.left.is_(None))
            .values(name=name, left=at, slow=False)
        )
        async with self._write() as connection:
            if (await connection.execute(going)).rowcount:
                await connection.execute(insert(schema.leavings).values(user_id=user.id))
            digests = await connection.scalars(select(t.digest).where(t.user_id == user.id))
            tokens = digests.all()
            await _leave_reports(connection, user, name)
            for table in OWN:  # subscriptions are deleted with their tokens
                await connection.execute(delete(table).where(table.c.user_id == user.id))
            await connection.execute(delete(schema.shunned).where(x.other_id == user.id))
        return tokens

    async def leaving(self) -> Sequence[User]:
        asked = select(u.id, u.name).join(schema.leavings, gone.user_id == u.id)
        return [User(row.id, row.name, left=True) for row in await self._all(asked.order_by(u.left))]

    async def end_leaving(self, user: User) -> None:
        needed = or_(exists().where(m.host_id == user.id), exists().where(s.user_id == user.id))
        async with self._write() as connection:
            await connection.execute(delete(schema.leavings).where(gone.user_id == user.id))
            await connection.execute(delete(schema.users).where(u.id == user.id, ~needed))

    async def matches_with(self, user: User) -> Sequence[str]:
        sits = select(s.match_id).where(s.user_id == user.id)
        spoke = select(c.match_id).where(c.user_id == user.id)
        noted = (cast(kept, Text).contains(f'"{user.id}"', autoescape=True) for kept in (m.handed, m.absent))
        asked = select(m.id).where(or_(m.host_id == user.id, m.id.in_(sits), m.id.in_(spoke), *noted))
        return [row.id for row in await self._all(asked.order_by(m.created.desc(), m.id))]

    async def remove_match(self, row: MatchRow) -> bool:
        removing = delete(schema.matches).where(m.id == row.id, m.version == row.version)
        async with self._write() as connection:
            return (await connection.execute(removing)).rowcount == 1

    async def pass_on(self, row: MatchRow, host: User) -> bool:
        async with self._write() as connection:
            return await _anew(connection, row, host_id=host.id)

    async def snapshots(self, match_id: str) -> Mapping[int, bytes]:
        asked = select(n.number, n.data).where(n.match_id == match_id)
        return {row.number: bytes(row.data) for row in await self._all(asked.order_by(n.number))}

    async def rename_in(self, row: MatchRow, renaming: Renaming) -> bool:
        saying = update(schema.chat).where(c.match_id == row.id, c.user_id == renaming.user.id)
        async with self._write() as connection:
            if not await _anew(connection, row, **renaming.columns):
                return False
            for number, data in renaming.snapshots.items():
                keeping = update(schema.snapshots).where(n.match_id == row.id, n.number == number)
                await connection.execute(keeping.values(data=data))
            for entry in renaming.journal:
                telling = update(schema.journal).where(j.match_id == row.id, j.number == entry.number)
                await connection.execute(telling.values(value=entry.value))
            for place, text in renaming.said.items():
                line = update(schema.chat).where(c.match_id == row.id, c.place == place)
                await connection.execute(line.values(text=text))
            for kept in renaming.later:
                frame = update(schema.later).where(y.match_id == row.id, y.seq == kept.seq)
                await connection.execute(frame.values(body=kept.body, view=kept.view))
            await connection.execute(saying.values(name=renaming.name, user_id=None))
            await connection.execute(delete(schema.missed).where(w.match_id == row.id))
        return True

    async def said_by(self, user: User) -> Sequence[tuple[str, ChatEntry]]:
        asked = select(c.match_id, c.place, c.n, c.channel, c.team, c.seat, c.name, c.text, c.at, c.user_id)
        rows = await self._all(asked.where(c.user_id == user.id).order_by(c.at, c.match_id, c.place))
        return [(row.match_id, ChatEntry(*row[1:])) for row in rows]

    async def created(self, user: User) -> datetime | None:
        rows = await self._all(select(u.created).where(u.id == user.id))
        return rows[0].created if rows else None

    async def find_user(self, given: str) -> User | None:
        rows = await self._all(select(u.id, u.name).where(u.id == given, u.left.is_(None)))
        return User(rows[0].id, rows[0].name) if rows else None


async def _leave_reports(connection: AsyncConnection, user: User, name: str) -> None:
    """Replace the user's name in reports: as reporter, as reported user, in the text, and in the reported
    chat lines, also in reports between others."""
    lines = select(c.match_id, c.channel, c.n, c.name).where(c.user_id == user.id)
    beside = select(a.match_id, literal("spectators"), a.n, a.name).where(a.user_id == user.id)
    said = {tuple(row) for asked in (lines, beside) for row in await connection.execute(asked)}
    own = or_(reports.by_id == user.id, reports.about_id == user.id)
    there = reports.match_id.in_({match for match, *_ in said})
    for row in (await connection.execute(select(schema.reports).where(or_(own, there)))).all():
        called = (
            {row.by_name} if row.by_id == user.id else {row.about_name} if row.about_id == user.id else set()
        )
        names = called | {spoke for match, _, _, spoke in said if match == row.match_id}
        told = []
        for line in row.lines:
            his = line["name"] in called or (row.match_id, line["channel"], line["n"], line["name"]) in said
            text = replace_names(line["text"], names, name)
            told.append(line | {"name": name if his else line["name"], "text": text})
        unnamed: dict[str, Any] = {
            "lines": told,
            "text": replace_names(row.text, names, name),
            "answer": replace_names(row.answer, names, name),
        }
        for whose in ("by", "about"):
            if row._mapping[f"{whose}_id"] == user.id:
                unnamed |= {f"{whose}_id": None, f"{whose}_name": name}
        await connection.execute(update(schema.reports).where(reports.id == row.id).values(unnamed))


async def _anew(connection: AsyncConnection, row: MatchRow, **columns: Any) -> bool:
    """Change a match's row unless its version has changed. No patch leads to the new views, so they count as
    made by other code."""
    changing = update(schema.matches).where(m.id == row.id, m.version == row.version)
    changed = await connection.execute(changing.values(version=row.version + 1, made_by=None, **columns))
    return changed.rowcount == 1
