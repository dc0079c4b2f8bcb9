"""The store on SQLAlchemy: one class for SQLite and PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from datetime import datetime
from typing import Any

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
)
from sqlalchemy import delete as delete_from
from sqlalchemy.engine import ExceptionContext
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from server.base.clock import now
from server.base.json_codec import dumps
from server.db import schema
from server.db.commit.sqlite_threads import connect
from server.db.commit.statements import Statements
from server.db.commit.writer import GroupWriter, SqliteGroupWriter, Writer
from server.db.damage import Damage
from server.db.pruning import delete_rows, has_no_human_players, key_of, older_than
from server.db.sql.account_changes import AccountChanges
from server.db.sql.account_deletion import AccountDeletion
from server.db.sql.accounts import Accounts
from server.db.sql.clips import Clips
from server.db.sql.counting import count_rows, lock_statement
from server.db.sql.heartbeat import Heartbeats
from server.db.sql.histories import Histories
from server.db.sql.knocks import Knocks
from server.db.sql.loadouts import Loadouts
from server.db.sql.moderation import Moderation, is_in_force
from server.db.sql.notices import Notices
from server.db.sql.users import Users
from server.db.types.matches import MatchRow, Occupant
from server.db.types.people import User
from server.db.types.store import Prunable

matches = schema.matches.c
seats = schema.seats.c
users = schema.users.c
reseals = schema.reseals.c
shunned = schema.shunned.c
#: A condition for the few matches of one user. It is written so that the database does not use the much
#: larger index of all finished matches.
IS_OVER = matches.status.not_in(["lobby", "playing", "paused"])
BUSY_TIMEOUT_MS = 10_000
#: The number of public matches of each host that are listed before the rest.
LISTED_PER_HOST = 3
#: The engine option with the statements that every SQLite connection executes first.
PRAGMAS = "galaxies_pragmas"


def open_engine(url: str, *, synchronous: str = "FULL", pool_size: int = 8) -> AsyncEngine:
    """Return an engine that connects lazily. SQLite uses a write-ahead log, so that readers never wait for a
    writer.

    Logged errors do not include the parameters of a statement, because they contain seeds and loadouts.

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
        f"PRAGMA busy_timeout={BUSY_TIMEOUT_MS}",
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


class Store(
    Users,
    Accounts,
    AccountChanges,
    AccountDeletion,
    Loadouts,
    Notices,
    Heartbeats,
    Moderation,
    Knocks,
    Clips,
    Histories,
):
    """Stores users and matches. Every method is one transaction.

    Methods raise the driver's own errors if the database cannot be reached. Strings from callers are only
    passed as bound parameters.

    >>> import asyncio
    >>> from datetime import UTC
    >>> from server.db.migrate import upgrade
    >>> from server.db.types.people import Token
    >>> async def example() -> User | None:
    ...     engine = open_engine("sqlite+aiosqlite://")
    ...     await upgrade(engine)
    ...     store = Store(engine)
    ...     token = Token("digest of a token", "laptop")
    ...     await store.add_user(User("u1", "Ada"), token, datetime.now(UTC))
    ...     try:
    ...         return await store.user_of("digest of a token", datetime.now(UTC))
    ...     finally:
    ...         await store.close()
    >>> asyncio.run(example())
    User(id='u1', name='Ada')
    """

    def __init__(self, engine: AsyncEngine, games: Iterable[str] | None = None) -> None:
        """Store everything, but list only the matches of these ``games``, by id. None lists all
        matches."""
        self._engine = engine
        self._connect = engine.connect
        self._is_served = true() if games is None else matches.game.in_(list(games))
        self._gate: AbstractAsyncContextManager[Any] = nullcontext()
        self._damage = Damage()
        statements = Statements(engine.dialect)
        if engine.dialect.name == "sqlite":
            # SQLite allows one writer. Queueing here is fairer and faster than its busy timeout.
            self._gate = gate = asyncio.Lock()
            pragmas = engine.get_execution_options()[PRAGMAS]
            file = str(engine.url.database)
            self._group_writer: GroupWriter = SqliteGroupWriter(file, pragmas, statements, gate, self._damage)
            event.listen(engine.sync_engine, "handle_error", self._record_damage)
        else:
            from server.db.commit.postgres import PostgresGroupWriter

            self._group_writer = PostgresGroupWriter(engine.url, statements)
        self._writer = Writer(self._group_writer)

    @asynccontextmanager
    async def _write(self) -> AsyncIterator[AsyncConnection]:
        async with self._gate, self._engine.begin() as connection:
            yield connection

    async def close(self) -> None:
        """Close all connections."""
        await self._writer.close()
        await self._engine.dispose()

    async def ping(self) -> None:
        """Raise an error if the store cannot be reached, or has no matches table."""
        async with self._connect() as connection:
            await connection.execute(select(matches.id).limit(1))

    async def probe(self) -> None:
        """Make a test write, and raise an error if it fails."""
        await self._group_writer.probe()

    def is_damaged(self) -> bool:
        """Return whether damaged pages of a SQLite database have been found since this process started."""
        return self._damage.found is not None

    async def look_for_damage(self) -> None:
        """Check a SQLite database for damaged pages, for a few seconds at most."""
        if self._engine.dialect.name == "sqlite" and self._engine.url.database:
            await asyncio.to_thread(self._damage.check_pages, self._engine.url.database)

    def _record_damage(self, context: ExceptionContext) -> None:
        self._damage.record_if_damage(context.original_exception)

    # Matches

    async def add_match(self, row: MatchRow, limit: int | None = None) -> bool:
        """Store a new match with empty seats. Return False and change nothing if its host already has
        ``limit`` unfinished matches.

        Raises IntegrityError if the id or invite code is taken.
        """
        columns = (c.name for c in schema.matches.columns if c.name not in ("host_id", "changed"))
        values = {name: getattr(row, name) for name in columns} | {"changed": row.created}
        under_way = (matches.host_id == row.host.id) & matches.status.in_(["lobby", "playing"])
        async with self._write() as connection:
            await connection.execute(lock_statement(row.host))
            if limit is not None and await count_rows(connection, under_way) >= limit:
                return False
            await connection.execute(insert(schema.matches).values(host_id=row.host.id, **values))
        return True

    async def match(self, match_id: str) -> MatchRow | None:
        """Return the match with its seats and loadouts, or None."""
        return await self._first_match(matches.id == match_id)

    async def match_by_invite(self, code: str) -> MatchRow | None:
        """Return the match with that invite code, like `match`."""
        return await self._first_match(matches.invite == code)

    async def matches_of(
        self,
        user: User,
        limit: int,
        over: bool | None = None,
        before: str | None = None,
        shown_until: datetime | None = None,
    ) -> list[MatchRow]:
        """Return at most ``limit`` matches that the user hosts or has a seat in, newest first, without
        loadouts.

        ``over`` selects matches that are over (True) or not (False). ``before`` is the id after which the
        list continues. For a host without a seat, a match is not over while a frame later than
        ``shown_until`` is stored.
        """
        seated = select(schema.seats.c.match_id).where(schema.seats.c.user_id == user.id)
        is_own_match = or_(matches.host_id == user.id, matches.id.in_(seated)) & _after(before)
        if over is not None:
            is_over = IS_OVER & or_(matches.id.in_(seated), ~_has_frame_after(shown_until))
            is_own_match &= is_over if over else ~is_over
        return await self._matches(self._is_served & is_own_match, limit)

    async def rematch_offers_to(self, user: User, limit: int) -> list[MatchRow]:
        """Return at most ``limit`` finished matches of the user that have an open rematch offer. They are
        sorted newest first, without loadouts. Offers of hosts whom the user has blocked are left out."""
        seated = select(seats.match_id).where(seats.user_id == user.id)
        offers = schema.matches.alias("made").c
        blocked_hosts = select(shunned.other_id).where(shunned.user_id == user.id, shunned.how == "block")
        is_open = (offers.status == "lobby") & offers.id.not_in(seated) & offers.host_id.not_in(blocked_hosts)
        is_offered = (offers.id == matches.next["match"].as_string()) & is_open
        query = matches.id.in_(seated) & IS_OVER & exists().where(is_offered)
        return await self._matches(self._is_served & query, limit)

    async def previous_match(self, user: User, match_id: str) -> MatchRow | None:
        """Return the user's finished match that led to the given rematch, without loadouts, or None."""
        seated = select(seats.match_id).where(seats.user_id == user.id)
        leads_to_match = matches.next["match"].as_string() == match_id
        return next(
            iter(await self._matches(self._is_served & matches.id.in_(seated) & IS_OVER & leads_to_match, 1)),
            None,
        )

    async def public_matches(self, limit: int, shown_until: datetime | None = None) -> list[MatchRow]:
        """Return at most ``limit`` public matches, without loadouts, that are not over or have a spectators'
        frame later than ``shown_until``. The newest few of each host come first."""
        listed = (
            self._is_served
            & matches.private.is_(False)
            & or_(matches.status != "finished", _has_frame_after(shown_until))
        )
        return await self._matches(listed, limit, first=_newest_of_each_host(listed))

    async def open_tables(
        self, since: datetime, limit: int, *, game: str | None = None, before: str | None = None
    ) -> list[MatchRow]:
        """Return at most ``limit`` public matches created since the given time that wait for players. They
        are sorted newest first, without loadouts.

        Matches of banned hosts are left out. The newest few of each host come first. ``before``
        is the same as in `matches_of`.
        """
        waiting = (
            (matches.status == "lobby")
            & matches.private.is_(False)
            & (matches.free > 0)
            & (matches.created >= since)
        )
        waiting &= matches.host_id.not_in(select(schema.bans.c.user_id).where(is_in_force(now())))
        if game is not None:
            waiting &= matches.game == game
        waiting &= self._is_served
        newest = _newest_of_each_host(waiting)
        after = true() if before is None else _listed_after(before, waiting, newest)
        return await self._matches(waiting & after, limit, first=newest)

    async def versions(self, match_ids: Iterable[str]) -> dict[str, int]:
        """Return the version of each match. Unknown ids are left out."""
        query = select(matches.id, matches.version).where(matches.id.in_(list(match_ids)))
        return {row.id: row.version for row in await self._fetch_all(query)}

    async def overdue_matches(self, before: datetime, limit: int) -> list[str]:
        """Return the ids of at most ``limit`` matches in which the server should have acted before the given
        time."""
        overdue = select(matches.id).where(
            self._is_served, matches.status == "playing", matches.due_at <= before
        )
        return [row.id for row in await self._fetch_all(overdue.order_by(matches.due_at).limit(limit))]

    async def discard(self, match_id: str) -> bool:
        """Delete a match in the lobby, or one with only computer players. Return False for any other
        match."""
        async with self._write() as connection:
            statement = delete_from(schema.matches).where(matches.id == match_id, has_no_human_players())
            result = await connection.execute(statement)
        return result.rowcount == 1

    async def prune(self, kind: Prunable, before: datetime, limit: int) -> Sequence[str]:
        """Delete at most ``limit`` old items. Return the ids of their matches, tokens or users.

        If only a part of a match is deleted, it stays playable, but its viewers need whole views.
        """
        key, is_old = key_of(kind), older_than(kind, before)
        if key is matches.id:
            is_old &= self._is_served
        ids = [row[0] for row in await self._fetch_all(select(key).where(is_old).limit(limit))]
        if not ids:
            return ids
        async with self._write() as connection:
            return await delete_rows(connection, kind, key.in_(ids) & is_old)

    async def _first_match(self, where: ColumnElement[bool]) -> MatchRow | None:
        found = await self._matches(where, 1, seats.loadout)
        return found[0] if found else None

    async def _matches(
        self,
        where: ColumnElement[bool],
        limit: int,
        loadout: ColumnElement[Any] | None = None,
        first: ColumnElement[bool] | None = None,
    ) -> list[MatchRow]:
        """Return matches with their seats, and with loadouts if the column is given. Matches that satisfy
        ``first`` are at the start."""
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
            seats_query = _seats_of([row.id for row in rows], null() if loadout is None else loadout)
            occupied_seats = (await connection.execute(seats_query)).all() if rows else ()
        by_id = {row.id: row for row in rows}
        for seat in occupied_seats:
            user = User(seat.user_id, seat.name, seat.left is not None) if seat.user_id else None
            occupant = Occupant(user, seat.bot, seat.seat, seat.ready, seat.loadout)
            by_id[seat.match_id].seats[seat.seat] = occupant
        return rows


class TransactionStore(Store):
    """A store that reads within an open transaction, so that it sees uncommitted changes.

    >>> import asyncio
    >>> from tests.databases import store_with_ada
    >>> async def example():
    ...     async with store_with_ada() as (store, _, _), store._write() as connection:
    ...         return await TransactionStore(connection).matches_under_way(["chess"], limit=9)
    >>> asyncio.run(example())
    []
    """

    def __init__(self, connection: AsyncConnection) -> None:
        self._connect = lambda: nullcontext(connection)
        self._is_served = true()

    async def matches_under_way(self, games: Iterable[str], limit: int) -> list[str]:
        """Return the ids of at most ``limit`` matches of these games that are being played, newest first."""
        playing = select(matches.id).where(matches.status == "playing", matches.game.in_(list(games)))
        return [
            row.id
            for row in await self._fetch_all(
                playing.order_by(matches.created.desc(), matches.id).limit(limit)
            )
        ]


def _has_frame_after(since: datetime | None) -> ColumnElement[bool]:
    """Return the condition for matches with a spectators' frame later than the given time."""
    later = schema.later.c
    return false() if since is None else exists().where(later.match_id == matches.id, later.at > since)


def _newest_of_each_host(listed: ColumnElement[bool]) -> ColumnElement[bool]:
    """Return the condition for the newest listed matches of each host, so that no host can fill a list."""
    rank = func.row_number().over(partition_by=matches.host_id, order_by=(matches.created.desc(), matches.id))
    ranked = select(matches.id, rank.label("rank")).where(listed).correlate(None).subquery()
    return matches.id.in_(select(ranked.c.id).where(ranked.c.rank <= LISTED_PER_HOST))


def _listed_after(
    match_id: str, listed: ColumnElement[bool], newest: ColumnElement[bool]
) -> ColumnElement[bool]:
    """Return the condition for the matches after a given one, in a list that begins with the ``newest``
    matches of each host. The given match itself may have left the list."""
    last = schema.matches.alias("last").c
    host = select(last.host_id).where(last.id == match_id).scalar_subquery()
    newer = listed & (matches.host_id == host) & ~_after(match_id) & (matches.id != match_id)
    newer_count = select(func.count()).select_from(schema.matches).where(newer).correlate(None)
    was_newest = newer_count.scalar_subquery() < LISTED_PER_HOST
    return or_(was_newest & ~newest, ((was_newest & newest) | ~(was_newest | newest)) & _after(match_id))


def _after(match_id: str | None) -> ColumnElement[bool]:
    """Return the condition for the matches after a given one, newest first. Without a match it is always
    true."""
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
