"""The store on SQLAlchemy: one class for SQLite and PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext, suppress
from datetime import datetime
from typing import Any, TypeAlias

from sqlalchemy import (
    ColumnElement,
    Select,
    event,
    exists,
    false,
    func,
    insert,
    null,
    or_,
    select,
    true,
    update,
)
from sqlalchemy import delete as delete_from
from sqlalchemy.engine import ExceptionContext
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from server.base.clock import now
from server.base.json_codec import dumps
from server.db import schema
from server.db.commit.sqlite_threads import connect
from server.db.commit.statements import Statements
from server.db.commit.writer import GroupWriter, SqliteGroups, Writer
from server.db.damage import Damage
from server.db.pruning import aged, forget, key_of, nobody_plays
from server.db.sql.account_changes import SqlAccountChanges
from server.db.sql.account_deletion import SqlAccountDeletion
from server.db.sql.accounts import SqlAccounts
from server.db.sql.clips import SqlClips
from server.db.sql.counting import count, lock_statement
from server.db.sql.heartbeat import SqlHeartbeat
from server.db.sql.knocks import SqlKnocks
from server.db.sql.loadouts import SqlLoadouts
from server.db.sql.moderation import SqlModeration, in_force
from server.db.sql.notices import SqlNotices
from server.db.sql.users import SqlUsers
from server.db.types.matches import Chance, ChatEntry, JournalRow, MatchRow, MatchUpdate, Occupant
from server.db.types.people import User
from server.db.types.store import Prunable

matches = schema.matches.c
seats = schema.seats.c
users = schema.users.c
reseals = schema.reseals.c
shunned = schema.shunned.c
#: A condition for the few matches of one user. It is written so that the database does not use its index of
#: all finished matches, which are many.
OVER = matches.status.not_in(["lobby", "playing", "paused"])
BUSY_MILLISECONDS = 10_000
#: The number of public matches of a host that are listed before the rest.
OF_HOST = 3
#: Opens a connection for reading.
Connect: TypeAlias = Callable[[], AbstractAsyncContextManager[AsyncConnection]]
#: The engine's option with the statements that every SQLite connection executes first.
PRAGMAS = "galaxies_pragmas"


def open_engine(url: str, *, synchronous: str = "FULL", pool_size: int = 8) -> AsyncEngine:
    """Return an engine that connects lazily. SQLite uses a write-ahead log, so that readers never wait for a
    writer.

    Logged errors do not include the values of a statement, because they contain seeds and loadouts.

    >>> engine = open_engine("sqlite+aiosqlite:///no/such/folder/galaxies.db")  # nothing is opened yet
    >>> engine.dialect.name, engine.url.database
    ('sqlite', 'no/such/folder/galaxies.db')
    """
    if url.startswith("sqlite"):
        pragmas = _pragmas(synchronous)
        engine = create_async_engine(
            url,
            connect_args={"async_creator_fn": connect},
            hide_parameters=True,
            execution_options={PRAGMAS: pragmas},
            json_serializer=dumps,
        )
        event.listen(engine.sync_engine, "connect", _run_pragmas(pragmas))
        return engine
    return create_async_engine(
        url,
        pool_size=pool_size,
        max_overflow=pool_size,
        pool_pre_ping=True,
        hide_parameters=True,
        json_serializer=dumps,
    )


def _pragmas(synchronous: str) -> list[str]:
    return [
        f"PRAGMA busy_timeout={BUSY_MILLISECONDS}",
        "PRAGMA journal_mode=WAL",
        f"PRAGMA synchronous={synchronous}",
        "PRAGMA foreign_keys=ON",
    ]


def _run_pragmas(pragmas: Sequence[str]) -> Any:
    def on_connect(connection: Any, _record: Any) -> None:
        cursor = connection.cursor()
        for pragma in pragmas:
            cursor.execute(pragma)
        cursor.close()

    return on_connect


class SqlStore(
    SqlUsers,
    SqlAccounts,
    SqlAccountChanges,
    SqlAccountDeletion,
    SqlLoadouts,
    SqlNotices,
    SqlHeartbeat,
    SqlModeration,
    SqlKnocks,
    SqlClips,
):
    """Implements `server.db.types.store.Store`.

    >>> import asyncio
    >>> from tests.databases import store_with_ada
    >>> async def example():
    ...     async with store_with_ada(SqlStore) as (store, _, at):
    ...         return await store.user_of("digest", at)
    >>> asyncio.run(example())
    User(id='u1', name='Ada')
    """

    def __init__(self, engine: AsyncEngine, games: Iterable[str] | None = None) -> None:
        """Store everything, but list only matches of ``games`` (ids). None lists all."""
        self._engine = engine
        self._connect: Connect = engine.connect
        self._served = true() if games is None else matches.game.in_(list(games))
        self._gate: AbstractAsyncContextManager[Any] = nullcontext()
        self._damage = Damage()
        statements = Statements(engine.dialect)
        if engine.dialect.name == "sqlite":
            # SQLite has one writer. Queueing here is fairer and quicker than its busy timeout.
            self._gate = gate = asyncio.Lock()
            pragmas = engine.get_execution_options()[PRAGMAS]
            file = str(engine.url.database)
            self._groups: GroupWriter = SqliteGroups(file, pragmas, statements, gate, self._damage)
            event.listen(engine.sync_engine, "handle_error", self._noted)
        else:
            from server.db.commit.postgres import PostgresGroups

            self._groups = PostgresGroups(engine.url, statements)
        self._writer = Writer(self._groups)

    @asynccontextmanager
    async def _write(self) -> AsyncIterator[AsyncConnection]:
        async with self._gate, self._engine.begin() as connection:
            yield connection

    async def close(self) -> None:
        await self._writer.close()
        await self._engine.dispose()

    async def ping(self) -> None:
        async with self._connect() as connection:
            await connection.execute(select(matches.id).limit(1))

    async def probe(self) -> None:
        await self._groups.probe()

    def is_damaged(self) -> bool:
        return self._damage.found is not None

    async def look_for_damage(self) -> None:
        if self._engine.dialect.name == "sqlite" and self._engine.url.database:
            await asyncio.to_thread(self._damage.look, self._engine.url.database)

    def _noted(self, context: ExceptionContext) -> None:
        self._damage.note(context.original_exception)

    # Matches

    async def add_match(self, row: MatchRow, most: int | None = None) -> bool:
        columns = (c.name for c in schema.matches.columns if c.name not in ("host_id", "changed"))
        values = {name: getattr(row, name) for name in columns} | {"changed": row.created}
        under_way = (matches.host_id == row.host.id) & matches.status.in_(["lobby", "playing"])
        async with self._write() as connection:
            await connection.execute(lock_statement(row.host))
            if most is not None and await count(connection, under_way) >= most:
                return False
            await connection.execute(insert(schema.matches).values(host_id=row.host.id, **values))
        return True

    async def match(self, match_id: str) -> MatchRow | None:
        return await self._one_match(matches.id == match_id)

    async def match_by_invite(self, code: str) -> MatchRow | None:
        return await self._one_match(matches.invite == code)

    async def matches_of(
        self,
        user: User,
        limit: int,
        over: bool | None = None,
        before: str | None = None,
        unseen: datetime | None = None,
    ) -> list[MatchRow]:
        sits = select(schema.seats.c.match_id).where(schema.seats.c.user_id == user.id)
        mine = or_(matches.host_id == user.id, matches.id.in_(sits)) & _after(before)
        if over is not None:
            ended = OVER & or_(matches.id.in_(sits), ~_unseen(unseen))
            mine &= ended if over else ~ended
        return await self._matches(self._served & mine, limit)

    async def offers_to(self, user: User, limit: int) -> list[MatchRow]:
        sits = select(seats.match_id).where(seats.user_id == user.id)
        made = schema.matches.alias("made").c
        shuns = select(shunned.other_id).where(shunned.user_id == user.id, shunned.how == "block")
        gathers = (made.status == "lobby") & made.id.not_in(sits) & made.host_id.not_in(shuns)
        waits = (made.id == matches.next["match"].as_string()) & gathers
        query = matches.id.in_(sits) & OVER & exists().where(waits)
        return await self._matches(self._served & query, limit)

    async def before(self, user: User, match_id: str) -> MatchRow | None:
        sits = select(seats.match_id).where(seats.user_id == user.id)
        leads = matches.next["match"].as_string() == match_id
        return next(iter(await self._matches(self._served & matches.id.in_(sits) & OVER & leads, 1)), None)

    async def public_matches(self, limit: int, unseen: datetime | None = None) -> list[MatchRow]:
        listed = (
            self._served & matches.private.is_(False) & or_(matches.status != "finished", _unseen(unseen))
        )
        return await self._matches(listed, limit, first=_few_of_each_host(listed))

    async def open_tables(
        self, since: datetime, limit: int, *, game: str | None = None, before: str | None = None
    ) -> list[MatchRow]:
        waiting = (
            (matches.status == "lobby")
            & matches.private.is_(False)
            & (matches.free > 0)
            & (matches.created >= since)
        )
        waiting &= matches.host_id.not_in(select(schema.bans.c.user_id).where(in_force(now())))
        if game is not None:
            waiting &= matches.game == game
        waiting &= self._served
        few = _few_of_each_host(waiting)
        after = true() if before is None else _after_in_turn(before, waiting, few)
        return await self._matches(waiting & after, limit, first=few)

    async def versions(self, match_ids: Iterable[str]) -> dict[str, int]:
        query = select(matches.id, matches.version).where(matches.id.in_(list(match_ids)))
        return {row.id: row.version for row in await self._fetch_all(query)}

    async def due(self, before: datetime, limit: int) -> list[str]:
        late = select(matches.id).where(self._served, matches.status == "playing", matches.due_at <= before)
        return [row.id for row in await self._fetch_all(late.order_by(matches.due_at).limit(limit))]

    async def discard(self, match_id: str) -> bool:
        async with self._write() as connection:
            discarding = delete_from(schema.matches).where(matches.id == match_id, nobody_plays())
            done = await connection.execute(discarding)
        return done.rowcount == 1

    async def prune(self, what: Prunable, before: datetime, limit: int) -> Sequence[str]:
        key, old = key_of(what), aged(what, before)
        if key is matches.id:
            old &= self._served
        ids = [row[0] for row in await self._fetch_all(select(key).where(old).limit(limit))]
        if not ids:
            return ids
        async with self._write() as connection:
            return await forget(connection, what, key.in_(ids) & old)

    async def _one_match(self, where: ColumnElement[bool]) -> MatchRow | None:
        found = await self._matches(where, 1, seats.loadout)
        return found[0] if found else None

    async def _matches(
        self,
        where: ColumnElement[bool],
        limit: int,
        loadout: ColumnElement[Any] | None = None,
        first: ColumnElement[bool] | None = None,
    ) -> list[MatchRow]:
        """Return matches with their seats, and with loadouts if the column is given. Those that are ``first``
        come before all others."""
        order = (
            [matches.created.desc(), matches.id]
            if first is None
            else [first.desc(), matches.created.desc(), matches.id]
        )
        query = (
            select(schema.matches, users.name.label("host_name"), users.left.label("host_left"))
            .join(schema.users, users.id == matches.host_id)
            .where(where)
            .order_by(*order)
            .limit(limit)
        )
        async with self._connect() as connection:
            rows = [_match_row(row._asdict()) for row in (await connection.execute(query)).all()]
            sits = _seats_of([row.id for row in rows], null() if loadout is None else loadout)
            taken = (await connection.execute(sits)).all() if rows else ()
        by_id = {row.id: row for row in rows}
        for seat in taken:
            user = User(seat.user_id, seat.name, seat.left is not None) if seat.user_id else None
            occupant = Occupant(user, seat.bot, seat.seat, seat.ready, seat.loadout)
            by_id[seat.match_id].seats[seat.seat] = occupant
        return rows

    # History of a match

    async def commit(self, update: MatchUpdate) -> None:
        await self._writer.write(update)

    async def position(self, match_id: str, head: int) -> tuple[tuple[int, bytes], list[JournalRow]]:
        snapshots = schema.snapshots.c
        newest = (
            select(snapshots.number, snapshots.data)
            .where(snapshots.match_id == match_id, snapshots.number <= head)
            .order_by(snapshots.number.desc())
            .limit(1)
        )
        async with self._connect() as connection:
            number, data = (await connection.execute(newest)).one()
            rows = await connection.execute(_journal_between(match_id, number, head))
            return (number, data), [_journal_row(row) for row in rows]

    async def setup(self, match_id: str) -> bytes:
        snapshots = schema.snapshots.c
        data: bytes = (
            await self._fetch_all(
                select(snapshots.data).where(snapshots.match_id == match_id, snapshots.number == 0)
            )
        )[0].data
        return data

    async def journal(self, match_id: str, after: int = 0, until: int | None = None) -> list[JournalRow]:
        return [_journal_row(row) for row in await self._fetch_all(_journal_between(match_id, after, until))]

    async def seed(self, match_id: str) -> bytes:
        seeds = schema.seeds.c
        seed: bytes = (await self._fetch_all(select(seeds.seed).where(seeds.match_id == match_id)))[0].seed
        return seed

    async def reseals(self, match_id: str) -> list[tuple[int, bytes]]:
        used = select(reseals.since, reseals.seed).where(
            reseals.match_id == match_id, reseals.since != schema.PENDING
        )
        return [(row.since, bytes(row.seed)) for row in await self._fetch_all(used.order_by(reseals.since))]

    async def reseal(self, match_id: str, since: int) -> None:
        mine, pending = reseals.match_id == match_id, reseals.since == schema.PENDING
        async with self._write() as connection:
            waiting = select(reseals.since).where(mine, pending).with_for_update()
            if await connection.scalar(waiting) is not None:  # otherwise another process was quicker
                await connection.execute(delete_from(schema.reseals).where(mine, reseals.since >= since))
                await connection.execute(update(schema.reseals).where(mine, pending).values(since=since))

    async def edition(self, game: str, digest: str) -> bytes | None:
        editions = schema.editions.c
        rows = await self._fetch_all(
            select(editions.data).where(editions.game == game, editions.digest == digest)
        )
        return bytes(rows[0].data) if rows else None

    async def replied(self, match_id: str, seat: str, message: str) -> bool:
        replies = schema.replies.c
        query = select(replies.seat).where(
            replies.match_id == match_id, replies.seat == seat, replies.message == message
        )
        return bool(await self._fetch_all(query))

    async def missed(self, match_id: str, seat: str) -> Sequence[str]:
        missed = schema.missed.c
        query = select(missed.body).where(missed.match_id == match_id, missed.seat == seat)
        return [row.body for row in await self._fetch_all(query.order_by(missed.number))]

    async def keep_chances(self, match_id: str, chances: Sequence[Chance]) -> None:
        rows = [{"match_id": match_id} | vars(chance) for chance in chances]
        with suppress(IntegrityError):
            async with self._write() as connection:
                await connection.execute(insert(schema.chances), rows)

    async def chances(self, match_id: str) -> Sequence[Chance]:
        chances = schema.chances.c
        query = select(chances.round, chances.turn, chances.seat, chances.chance).where(
            chances.match_id == match_id
        )
        return [
            Chance(*row)
            for row in await self._fetch_all(query.order_by(chances.round, chances.turn, chances.seat))
        ]

    async def chat(self, match_id: str) -> Sequence[ChatEntry]:
        chat = schema.chat.c
        query = select(
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
        rows = await self._fetch_all(query.where(chat.match_id == match_id).order_by(chat.place))
        return [ChatEntry(*row) for row in rows]

    async def _fetch_all(self, query: Select[Any]) -> Sequence[Any]:
        async with self._connect() as connection:
            rows: Sequence[Any] = (await connection.execute(query)).all()
            return rows


class UnmigratedStore(SqlStore):
    """Reads what a transaction will leave, from within it.

    >>> import asyncio
    >>> from tests.databases import store_with_ada
    >>> async def example():
    ...     async with store_with_ada() as (store, _, _), store._write() as connection:
    ...         return await UnmigratedStore(connection).under_way(["chess"], limit=9)
    >>> asyncio.run(example())
    []
    """

    def __init__(self, connection: AsyncConnection) -> None:
        self._connect = lambda: nullcontext(connection)
        self._served = true()

    async def under_way(self, games: Iterable[str], limit: int) -> list[str]:
        """Return the ids of at most ``limit`` matches of these games that are being played, newest first."""
        playing = select(matches.id).where(matches.status == "playing", matches.game.in_(list(games)))
        return [
            row.id
            for row in await self._fetch_all(
                playing.order_by(matches.created.desc(), matches.id).limit(limit)
            )
        ]


def _unseen(since: datetime | None) -> ColumnElement[bool]:
    """Return the condition for matches with a spectators' frame later than that."""
    later = schema.later.c
    return false() if since is None else exists().where(later.match_id == matches.id, later.at > since)


def _few_of_each_host(listed: ColumnElement[bool]) -> ColumnElement[bool]:
    """Return the condition for the newest listed matches of each host, so that nobody fills a list alone."""
    rank = func.row_number().over(partition_by=matches.host_id, order_by=(matches.created.desc(), matches.id))
    ranked = select(matches.id, rank.label("rank")).where(listed).correlate(None).subquery()
    return matches.id.in_(select(ranked.c.id).where(ranked.c.rank <= OF_HOST))


def _after_in_turn(
    match_id: str, listed: ColumnElement[bool], few: ColumnElement[bool]
) -> ColumnElement[bool]:
    """Return the condition for what comes after a match in a list that begins with ``few`` of each host. The
    match itself may have left the list."""
    last = schema.matches.alias("last").c
    host = select(last.host_id).where(last.id == match_id).scalar_subquery()
    newer = listed & (matches.host_id == host) & ~_after(match_id) & (matches.id != match_id)
    newer_ones = select(func.count()).select_from(schema.matches).where(newer).correlate(None)
    was_first = newer_ones.scalar_subquery() < OF_HOST
    return or_(was_first & ~few, ((was_first & few) | ~(was_first | few)) & _after(match_id))


def _after(match_id: str | None) -> ColumnElement[bool]:
    """Return the condition for what comes after a match, newest first. Without a match it is always true."""
    if match_id is None:
        return true()
    last = schema.matches.alias("last").c
    created = select(last.created).where(last.id == match_id).scalar_subquery()
    return (matches.created < created) | ((matches.created == created) & (matches.id > match_id))


def _match_row(row: Mapping[str, Any]) -> MatchRow:
    values = dict(row)
    del values["changed"]
    host = User(values.pop("host_id"), values.pop("host_name"), values.pop("host_left") is not None)
    return MatchRow(host=host, **values)


def _seats_of(match_ids: list[str], loadout: ColumnElement[Any]) -> Select[Any]:
    return (
        select(
            seats.match_id,
            seats.seat,
            seats.user_id,
            seats.bot,
            seats.ready,
            loadout.label("loadout"),
            users.name,
            users.left,
        )
        .select_from(schema.seats)
        .join(schema.users, users.id == seats.user_id, isouter=True)
        .where(seats.match_id.in_(match_ids))
    )


def _journal_between(match_id: str, after: int, until: int | None) -> Select[Any]:
    journal = schema.journal.c
    query = select(journal.number, journal.kind, journal.seat, journal.value, journal.fingerprint)
    query = query.where(journal.match_id == match_id, journal.number > after).order_by(journal.number)
    return query if until is None else query.where(journal.number <= until)


def _journal_row(row: Any) -> JournalRow:
    return JournalRow(row.number, row.kind, row.seat, row.value, row.fingerprint)
