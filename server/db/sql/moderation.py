"""Spectators, ignored users, reports and bans on SQLAlchemy."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import suppress
from datetime import datetime
from typing import Any, cast

from sqlalchemy import ColumnElement, delete, exists, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from server.db import schema
from server.db.sql.counting import count_rows
from server.db.sql.queries import Queries
from server.db.types.moderation import (
    Aside,
    Ban,
    BlockReason,
    IgnoredUser,
    IgnoreKind,
    Report,
    SpectatorFrame,
)
from server.db.types.people import User

users, tokens, later, asides = schema.users.c, schema.tokens.c, schema.later.c, schema.asides.c
turned_away, shunned, reports, bans = schema.turned_away.c, schema.shunned.c, schema.reports.c, schema.bans.c
matches = schema.matches.c
#: The number of attempts to give a line the next number. Another line may have taken that number first.
MAX_ATTEMPTS = 5


def is_in_force(at: datetime) -> ColumnElement[bool]:
    """Return the condition for bans that are in force.

    >>> from datetime import UTC
    >>> print(is_in_force(datetime.now(UTC)))
    bans.until IS NULL OR bans.until > :until_1
    """
    return or_(bans.until.is_(None), bans.until > at)


class Moderation(Queries):
    """Stores frames and chat of spectators, ignored users, reports and bans. Every method is one transaction.

    >>> import asyncio
    >>> from tests.databases import store_with_ada
    >>> async def example():
    ...     async with store_with_ada() as (store, ada, at):
    ...         digests = await store.ban("u1", at, None, "insults")
    ...         ban = await store.ban_of_token("digest", at)
    ...         return digests, await store.user_of("digest", at), ban.reason
    >>> asyncio.run(example())
    (['digest'], None, 'insults')
    """

    # Spectators

    async def spectator_frames(
        self, match_id: str, after: int | None, until: datetime
    ) -> Sequence[SpectatorFrame]:
        """Return the frames up to the time ``until``, in order. They begin after the view ``after``, or with
        the newest whole view."""
        selected = (later.match_id == match_id) & (later.at <= until)
        if after is None:
            newest_whole = (
                select(func.max(later.seq)).where(selected, later.view.is_not(None)).scalar_subquery()
            )
            selected &= later.seq >= newest_whole
        else:
            selected &= later.seq > after
        query = select(later.seq, later.at, later.body, later.view).where(selected).order_by(later.seq)
        return [SpectatorFrame(*row) for row in await self._fetch_all(query)]

    async def prune_spectator_frames(self, before: datetime, limit: int) -> int:
        """Delete at most ``limit`` frames that are not needed to show the match at ``before`` or later.
        Return the number of deleted frames."""
        newer = schema.later.alias("newer").c
        same_match = newer.match_id == later.match_id
        is_superseded = exists().where(
            same_match, newer.seq > later.seq, newer.view.is_not(None), newer.at < before
        )
        has_newer = exists().where(same_match, newer.at >= before)
        is_over = exists().where(matches.id == later.match_id, matches.status == "finished") & ~has_newer
        old_frames = (
            select(later.match_id, later.seq)
            .where(later.at < before, or_(is_superseded, is_over))
            .limit(limit)
        )
        rows = await self._fetch_all(old_frames)
        async with self._write() as connection:
            for row in rows:
                statement = delete(schema.later).where(later.match_id == row.match_id, later.seq == row.seq)
                await connection.execute(statement)
        return len(rows)

    async def add_aside(self, match_id: str, line: Aside, limit: int) -> Aside | None:
        """Store a line with the next number, and delete all but the newest ``limit`` lines of the match.
        Return the line, or None if it is already stored."""
        is_same_line = (
            (asides.match_id == match_id)
            & (asides.user_id == line.user.id)
            & (asides.message == line.message)
        )
        for _ in range(MAX_ATTEMPTS):
            with suppress(IntegrityError):
                async with self._write() as connection:
                    if await connection.scalar(select(asides.n).where(is_same_line)):
                        return None
                    last_number = await connection.scalar(
                        select(func.max(asides.n)).where(asides.match_id == match_id)
                    )
                    numbered = Aside((last_number or 0) + 1, line.user, line.text, line.at, line.message)
                    delete_old = delete(schema.asides).where(
                        asides.match_id == match_id, asides.n <= numbered.n - limit
                    )
                    await connection.execute(insert(schema.asides).values(_aside(match_id, numbered)))
                    await connection.execute(delete_old)
                return numbered
        return None

    async def asides(self, match_id: str) -> Sequence[Aside]:
        """Return the stored spectator chat lines, in order."""
        query = (
            select(asides.n, asides.user_id, asides.name, asides.text, asides.at)
            .where(asides.match_id == match_id)
            .order_by(asides.n)
        )
        return [
            Aside(row.n, User(row.user_id, row.name), row.text, row.at)
            for row in await self._fetch_all(query)
        ]

    async def asides_by(self, user: User) -> Sequence[tuple[str, Aside]]:
        """Return the stored lines that the user has written as a spectator, each with the match's id, in
        order."""
        query = select(asides.match_id, asides.n, asides.name, asides.text, asides.at).where(
            asides.user_id == user.id
        )
        rows = await self._fetch_all(query.order_by(asides.at, asides.match_id, asides.n))
        return [(row.match_id, Aside(row.n, User(user.id, row.name), row.text, row.at)) for row in rows]

    async def turn_away(self, match_id: str, user_id: str, at: datetime, limit: int) -> bool:
        """Forbid the user to watch the match. Return False if there is no such user, or if ``limit`` users
        are already excluded."""
        values = {"match_id": match_id, "user_id": user_id, "at": at}
        is_excluded = (turned_away.match_id == match_id) & (turned_away.user_id == user_id)
        try:
            async with self._write() as connection:
                if await connection.scalar(select(turned_away.at).where(is_excluded)):
                    return True
                if await count_rows(connection, turned_away.match_id == match_id) >= limit:
                    return False
                await connection.execute(insert(schema.turned_away).values(values))
        except IntegrityError:
            return False
        return True

    async def admit(self, match_id: str, user_id: str) -> None:
        """Allow the user to watch the match again."""
        async with self._write() as connection:
            statement = delete(schema.turned_away).where(
                turned_away.match_id == match_id, turned_away.user_id == user_id
            )
            await connection.execute(statement)

    async def turned_away(self, match_ids: Iterable[str]) -> dict[str, list[User]]:
        """Return the users who may not watch each match."""
        query = select(turned_away.match_id, users.id, users.name).join(
            schema.users, users.id == turned_away.user_id
        )
        rows = await self._fetch_all(
            query.where(turned_away.match_id.in_(list(match_ids))).order_by(turned_away.at)
        )
        excluded: dict[str, list[User]] = {}
        for row in rows:
            excluded.setdefault(row.match_id, []).append(User(row.id, row.name))
        return excluded

    async def block_reason(self, match_id: str, people: Iterable[str], user_id: str) -> BlockReason | None:
        """Return the reason why the user may not enter a match. Return None if they were not turned away, and
        none of the given people has blocked them."""
        away = exists().where(turned_away.match_id == match_id, turned_away.user_id == user_id)
        blocked = exists().where(
            shunned.user_id.in_(list(people)), shunned.other_id == user_id, shunned.how == "block"
        )
        columns: tuple[Any, ...] = (away.label("away"), blocked.label("blocked"))
        query = select(*columns)
        row = (await self._fetch_all(query))[0]
        return "turned-away" if row.away else "blocked" if row.blocked else None

    # Ignored users

    async def ignore(self, user: User, other_id: str, kind: IgnoreKind, at: datetime, limit: int) -> bool:
        """Record that the user ignores another one. Return False if that user does not exist, or if the user
        already ignores ``limit`` others."""
        is_own = shunned.user_id == user.id
        try:
            async with self._write() as connection:
                await connection.execute(delete(schema.shunned).where(is_own, shunned.other_id == other_id))
                if await count_rows(connection, is_own) >= limit:
                    return False
                values = {"user_id": user.id, "other_id": other_id, "how": kind, "at": at}
                await connection.execute(insert(schema.shunned).values(values))
        except IntegrityError:
            return False
        return True

    async def stop_ignoring(self, user: User, other_id: str) -> None:
        """Record that the user no longer ignores the other one."""
        async with self._write() as connection:
            statement = delete(schema.shunned).where(shunned.user_id == user.id, shunned.other_id == other_id)
            await connection.execute(statement)

    async def ignored_by(self, user: User) -> Sequence[IgnoredUser]:
        """Return the users whom the user ignores, the newest first."""
        query = select(users.id, users.name, shunned.how, shunned.at).join(
            schema.users, users.id == shunned.other_id
        )
        rows = await self._fetch_all(
            query.where(shunned.user_id == user.id).order_by(shunned.at.desc(), users.id)
        )
        return [IgnoredUser(User(row.id, row.name), cast(IgnoreKind, row.how), row.at) for row in rows]

    # Reports

    async def add_report(self, report: Report, limit: int) -> bool:
        """Store a report. Return False if the user already has ``limit`` open reports."""
        is_open = (reports.by_id == report.by.id) & reports.closed.is_(None)
        async with self._write() as connection:
            if await count_rows(connection, is_open) >= limit:
                return False
            await connection.execute(insert(schema.reports).values(_report(report)))
        return True

    async def reports(self, *, open_only: bool, limit: int, by: User | None = None) -> Sequence[Report]:
        """Return at most ``limit`` reports, the newest first, by all users or by one user."""
        query = select(schema.reports).order_by(reports.at.desc(), reports.id).limit(limit)
        if open_only:
            query = query.where(reports.closed.is_(None))
        if by is not None:
            query = query.where(reports.by_id == by.id)
        return [
            Report(
                row.id,
                row.at,
                User(row.by_id or "", row.by_name),
                User(row.about_id or "", row.about_name),
                row.match_id,
                row.reason,
                row.text,
                row.lines,
                row.answer,
                row.closed,
            )
            for row in await self._fetch_all(query)
        ]

    async def answer_report(self, report_id: str, answer: str, closed: datetime | None) -> bool:
        """Store the answer to a report, which closes it if ``closed`` is set. Return False if there is no
        such report."""
        values = {"closed": closed} | ({"answer": answer} if answer else {})
        async with self._write() as connection:
            result = await connection.execute(
                update(schema.reports).where(reports.id == report_id).values(values)
            )
        return result.rowcount == 1

    # Bans

    async def ban(self, user_id: str, at: datetime, until: datetime | None, reason: str) -> Sequence[str]:
        """Ban the user, and return the digests of their tokens. Raises KeyError if there is no such user."""
        values = {"user_id": user_id, "at": at, "until": until, "reason": reason}
        async with self._write() as connection:
            if await connection.scalar(select(users.id).where(users.id == user_id)) is None:
                raise KeyError(user_id)
            await connection.execute(delete(schema.bans).where(bans.user_id == user_id))
            await connection.execute(insert(schema.bans).values(values))
            digests = await connection.execute(select(tokens.digest).where(tokens.user_id == user_id))
            return digests.scalars().all()

    async def lift_ban(self, user_id: str) -> bool:
        """End the user's ban. Return False if they were not banned."""
        async with self._write() as connection:
            result = await connection.execute(delete(schema.bans).where(bans.user_id == user_id))
        return result.rowcount == 1

    async def bans(self) -> Sequence[Ban]:
        """Return all bans, the newest first, including those that have ended."""
        query = select(users.id, users.name, bans.at, bans.until, bans.reason).join(
            schema.users, users.id == bans.user_id
        )
        rows = await self._fetch_all(query.order_by(bans.at.desc(), users.id))
        return [Ban(User(row.id, row.name), row.at, row.until, row.reason) for row in rows]

    async def is_banned(self, user_id: str, at: datetime) -> bool:
        """Return whether the user is banned at that time."""
        return bool(
            await self._fetch_all(select(bans.user_id).where(bans.user_id == user_id, is_in_force(at)))
        )

    async def ban_of_token(self, digest: str, at: datetime) -> Ban | None:
        """Return the current ban of the user whose token has that digest, or None."""
        query = select(users.id, users.name, bans.at, bans.until, bans.reason).join(
            schema.users, users.id == bans.user_id
        )
        query = query.join(schema.tokens, tokens.user_id == users.id).where(
            tokens.digest == digest, is_in_force(at)
        )
        rows = await self._fetch_all(query)
        return Ban(User(rows[0].id, rows[0].name), *rows[0][2:]) if rows else None


def _aside(match_id: str, line: Aside) -> dict[str, Any]:
    author = {"user_id": line.user.id, "name": line.user.name, "message": line.message}
    return author | {"match_id": match_id, "n": line.n, "text": line.text, "at": line.at}


def _report(report: Report) -> dict[str, Any]:
    return {
        "id": report.id,
        "at": report.at,
        "by_id": report.by.id,
        "by_name": report.by.name,
        "about_id": report.about.id,
        "about_name": report.about.name,
        "match_id": report.match,
        "reason": report.reason,
        "text": report.text,
        "lines": report.lines,
        "answer": report.answer,
        "closed": report.closed,
    }
