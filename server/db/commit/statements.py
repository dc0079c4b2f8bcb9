"""The SQL statements for updating a match, each compiled once.

Every update uses the same few statements. Looking each one up in SQLAlchemy's cache takes longer than
executing it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, TypeAlias

from sqlalchemy import Dialect, Table, and_, bindparam, exists, insert, literal_column, or_, select, tuple_
from sqlalchemy import delete as delete_from
from sqlalchemy import update as update_in
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.sql.compiler import SQLCompiler
from sqlalchemy.sql.expression import Executable
from sqlalchemy.types import TypeEngine

from server.db import schema
from server.db.types.matches import MatchUpdate, Occupant

#: A statement's parameters in the driver's form: positional on SQLite, named on PostgreSQL.
Parameters: TypeAlias = tuple[Any, ...] | dict[str, Any]

matches, replies = schema.matches.c, schema.replies.c


class Statement:
    """A compiled statement.

    >>> from sqlalchemy.dialects.sqlite.pysqlite import SQLiteDialect_pysqlite
    >>> statement = Statement(insert(schema.seeds), SQLiteDialect_pysqlite())
    >>> statement.text, statement.parameters({"match_id": "m1", "seed": b"seed"})[0]
    ('INSERT INTO seeds (match_id, seed) VALUES (?, ?)', 'm1')
    """

    def __init__(self, clause: Executable, dialect: Dialect) -> None:
        compiled: SQLCompiler = clause.compile(dialect=dialect)  # type: ignore[attr-defined]
        self.text: str = compiled.string
        self._is_positional = compiled.positiontup is not None
        self._converters: list[tuple[str, Callable[[Any], Any] | None]] = [
            (name, _converter(compiled.binds[name].type, dialect))
            for name in compiled.positiontup or compiled.binds
        ]

    def parameters(self, values: Mapping[str, Any]) -> Parameters:
        """Return the values in the driver's form. Raises KeyError if one is missing."""
        if self._is_positional:
            return tuple(
                [convert(values[name]) if convert else values[name] for name, convert in self._converters]
            )
        return {
            name: convert(values[name]) if convert else values[name] for name, convert in self._converters
        }


def _converter(column_type: TypeEngine[Any], dialect: Dialect) -> Callable[[Any], Any] | None:
    """Return a function that converts values of the type for the driver, or None if no conversion is
    needed."""
    return column_type.dialect_impl(dialect).bind_processor(dialect)


class Statements:
    """The statements that write match updates.

    >>> from datetime import UTC, datetime
    >>> from sqlalchemy.dialects.sqlite.pysqlite import SQLiteDialect_pysqlite
    >>> red = Occupant(bot="random", seat="red")
    >>> update = MatchUpdate("m1", 7, datetime.now(UTC), seated={"red": red}, unseated=["blue"])
    >>> statements = Statements(SQLiteDialect_pysqlite())
    >>> [(statement.text[:12], len(rows)) for statement, rows in statements.remaining_statements(update)]
    [('DELETE FROM ', 1), ('INSERT INTO ', 1)]
    """

    def __init__(self, dialect: Dialect) -> None:
        self._dialect = dialect
        self._guards: dict[frozenset[str], Statement] = {}
        self._journal = self._insert(schema.journal)
        self._snapshot = self._insert(schema.snapshots)
        self._reply = self._insert(schema.replies)
        self._chat = self._insert(schema.chat)
        chat = schema.chat.c
        is_old = (
            chat.match_id == bindparam("id"),
            chat.team.is_not_distinct_from(bindparam("of", type_=chat.team.type)),
            chat.n <= bindparam("old"),
        )
        self._old_chat = self._delete(schema.chat, *is_old)
        reply_key = tuple_(replies.seat, replies.at)
        is_kept = (
            chat.match_id == bindparam("id"),
            or_(chat.team.is_distinct_from(bindparam("of", type_=chat.team.type)), chat.n > bindparam("old")),
        )
        self._old_replies = self._delete(
            schema.replies,
            replies.match_id == bindparam("id"),
            reply_key.in_(select(chat.seat, chat.at).where(*is_old)),
            reply_key.not_in(
                select(chat.seat, chat.at).where(*is_kept)
            ),  # two lines may have the same timestamp
        )
        self._later = self._insert(schema.later)
        self._seed = self._insert(schema.seeds)
        self._seat = self._insert(schema.seats)
        self._frame = self._insert(schema.missed)
        insert_or_ignore = sqlite.insert if dialect.name == "sqlite" else postgresql.insert
        self._edition = self._compiled(insert_or_ignore(schema.editions).on_conflict_do_nothing())
        users = schema.users.c
        update_reader = update_in(schema.users).where(users.id == bindparam("reader"), users.left.is_(None))
        self._slow = self._compiled(update_reader.values(slow=bindparam("on", type_=users.slow.type)))
        seats, snapshots = schema.seats.c, schema.snapshots.c
        self._vacate = self._delete(
            schema.seats, seats.match_id == bindparam("id"), seats.seat == bindparam("seat")
        )
        missed = schema.missed.c
        self._catch_up = self._delete(
            schema.missed, missed.match_id == bindparam("id"), missed.seat == bindparam("seat")
        )
        self._old_snapshots = self._delete(
            schema.snapshots,
            snapshots.match_id == bindparam("id"),
            snapshots.number > literal_column("0"),
            snapshots.number < bindparam("newest"),
        )

    def guard_statement(self, update: MatchUpdate) -> tuple[Statement, Parameters]:
        """Return the statement that changes the match's row. It changes the row only if it still has the
        update's version, and the message has not been accepted before. If two writers use the same version,
        the second changes no row."""
        statement = self._guard(frozenset(update.columns))
        seat, message = update.reply or ("", "")
        values = {"match": update.match_id, "known": update.version, "next": update.version + 1}
        values |= {"at": update.at}
        values |= {"seat": seat, "message": message}
        values |= {f"new_{column}": value for column, value in update.columns.items()}
        return statement, statement.parameters(values)

    def _guard(self, columns: frozenset[str]) -> Statement:
        if columns not in self._guards:
            new_values = {
                column: bindparam(f"new_{column}", type_=matches[column].type) for column in columns
            }
            new_values["changed"] = bindparam("at", type_=matches.changed.type)
            statement = update_in(schema.matches).values(version=bindparam("next"), **new_values)
            is_current = (matches.id == bindparam("match")) & (matches.version == bindparam("known"))
            is_accepted = (
                (replies.match_id == bindparam("match"))
                & (replies.seat == bindparam("seat"))
                & (replies.message == bindparam("message"))
            )
            self._guards[columns] = self._compiled(statement.where(is_current, ~exists().where(is_accepted)))
        return self._guards[columns]

    def remaining_statements(self, update: MatchUpdate) -> Iterator[tuple[Statement, list[Parameters]]]:
        """Yield the remaining statements in order, each with the parameters of every execution.

        Statements for seats that users leave come before statements for seats that they take, so that no user
        has two seats.
        """
        for statement, rows in self._row_parameters(update):
            if rows:
                yield statement, [statement.parameters(row) for row in rows]

    def _row_parameters(self, update: MatchUpdate) -> Iterator[tuple[Statement, list[Mapping[str, Any]]]]:
        key, at = {"match_id": update.match_id}, {"at": update.at}
        yield self._journal, [key | vars(row) | at for row in update.journal]
        if update.reply:
            seat, message = update.reply
            yield self._reply, [key | at | {"seat": seat, "message": message}]
        if update.snapshots:
            yield self._snapshot, [key | {"number": n, "data": data} for n, data in update.snapshots]
            newest = max(number for number, _ in update.snapshots)
            yield self._old_snapshots, [{"id": update.match_id, "newest": newest}]
        if update.chat:
            yield self._chat, [key | vars(update.chat)]
            if deleted_until := update.chat.deleted_until:
                parameters = {"id": update.match_id, "of": update.chat.team, "old": deleted_until}
                yield self._old_replies, [parameters]
                yield self._old_chat, [parameters]
        if update.reads_slowly:
            yield self._slow, [dict(zip(("reader", "on"), update.reads_slowly, strict=True))]
        yield self._later, [key | vars(row) for row in update.later]
        if update.edition:
            yield self._edition, [dict(zip(("game", "digest", "data"), update.edition, strict=True))]
        if update.seed:
            yield self._seed, [key | {"seed": update.seed}]
        yield self._catch_up, [{"id": update.match_id, "seat": seat} for seat in update.caught_up]
        yield self._frame, [key | vars(frame) for frame in update.missed]
        yield self._vacate, [{"id": update.match_id, "seat": seat} for seat in update.unseated]
        yield self._seat, [key | _seat_values(seat, occupant) for seat, occupant in update.seated.items()]

    def _insert(self, table: Table) -> Statement:
        return self._compiled(insert(table))

    def _delete(self, table: Table, *where: Any) -> Statement:
        return self._compiled(delete_from(table).where(and_(*where)))

    def _compiled(self, clause: Executable) -> Statement:
        return Statement(clause, self._dialect)


def _seat_values(seat: str, occupant: Occupant) -> dict[str, Any]:
    user_id = occupant.user.id if occupant.user else None
    return {
        "seat": seat,
        "user_id": user_id,
        "bot": occupant.bot,
        "ready": occupant.ready,
        "loadout": occupant.loadout,
    }
