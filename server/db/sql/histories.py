"""The stored history of each match."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from sqlalchemy import Select, insert, select, update
from sqlalchemy import delete as delete_from
from sqlalchemy.exc import IntegrityError

from server.db import schema
from server.db.commit.writer import Writer
from server.db.sql.queries import Queries
from server.db.types.matches import Chance, ChatEntry, JournalRow, MatchUpdate

reseals = schema.reseals.c


class Histories(Queries):
    """Stores histories of matches. Every method is one transaction.

    >>> import asyncio
    >>> from server.db.types.matches import MatchRow
    >>> from tests.databases import store_with_ada
    >>> async def example():
    ...     async with store_with_ada() as (store, ada, at):
    ...         await store.add_match(MatchRow("m1", "chess", "fast", {}, "lobby", ada, True, "code", at))
    ...         for status in ("playing", "paused"):  # both based on version 0
    ...             await store.commit(MatchUpdate("m1", 0, at, {"status": status}))
    >>> asyncio.run(example())
    Traceback (most recent call last):
    server.db.types.store.Conflict
    """

    _writer: Writer

    async def commit(self, update: MatchUpdate) -> None:
        """Write an update. Raises Conflict if the match no longer has the update's version.

        Once it returns, the update survives a crash of the process and of the machine.
        """
        await self._writer.write(update)

    async def snapshot_and_journal(
        self, match_id: str, head: int
    ) -> tuple[tuple[int, bytes], list[JournalRow]]:
        """Return the newest snapshot up to row ``head``, as number and data, and the rows between them.

        Raises NoResultFound for a match that has not begun.
        """
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
        """Return the snapshot with which the match began. Raises IndexError if it has not begun."""
        snapshots = schema.snapshots.c
        data: bytes = (
            await self._fetch_all(
                select(snapshots.data).where(snapshots.match_id == match_id, snapshots.number == 0)
            )
        )[0].data
        return data

    async def journal(self, match_id: str, after: int = 0, until: int | None = None) -> list[JournalRow]:
        """Return the journal rows in order: all of them, or those after the number ``after`` up to ``until``.
        Answers that were taken back are included."""
        return [_journal_row(row) for row in await self._fetch_all(_journal_between(match_id, after, until))]

    async def seed(self, match_id: str) -> bytes:
        """Return the secret random seed of the match. Raises IndexError if the match has not begun."""
        seeds = schema.seeds.c
        seed: bytes = (await self._fetch_all(select(seeds.seed).where(seeds.match_id == match_id)))[0].seed
        return seed

    async def reseals(self, match_id: str) -> list[tuple[int, bytes]]:
        """Return the later seeds of a match, each with the number of its first draw."""
        query = select(reseals.since, reseals.seed).where(
            reseals.match_id == match_id, reseals.since != schema.PENDING
        )
        return [(row.since, bytes(row.seed)) for row in await self._fetch_all(query.order_by(reseals.since))]

    async def reseal(self, match_id: str, since: int) -> None:
        """Use the match's new seed, if there is one, for all draws from the given number on."""
        in_match, is_pending = reseals.match_id == match_id, reseals.since == schema.PENDING
        async with self._write() as connection:
            query = select(reseals.since).where(in_match, is_pending).with_for_update()
            if await connection.scalar(query) is not None:  # otherwise another process has already done it
                await connection.execute(delete_from(schema.reseals).where(in_match, reseals.since >= since))
                await connection.execute(
                    update(schema.reseals).where(in_match, is_pending).values(since=since)
                )

    async def edition(self, game: str, digest: str) -> bytes | None:
        """Return the stored dump of the game's edition with that digest. Return None if no match began with
        that edition."""
        editions = schema.editions.c
        rows = await self._fetch_all(
            select(editions.data).where(editions.game == game, editions.digest == digest)
        )
        return bytes(rows[0].data) if rows else None

    async def was_accepted(self, match_id: str, seat: str, message: str) -> bool:
        """Return whether a message with that id was accepted from that seat."""
        replies = schema.replies.c
        query = select(replies.seat).where(
            replies.match_id == match_id, replies.seat == seat, replies.message == message
        )
        return bool(await self._fetch_all(query))

    async def missed_messages(self, match_id: str, seat: str) -> Sequence[str]:
        """Return the stored missed frames of a seat, in order. Only the seat's player may read them."""
        missed = schema.missed.c
        query = select(missed.body).where(missed.match_id == match_id, missed.seat == seat)
        return [row.body for row in await self._fetch_all(query.order_by(missed.number))]

    async def store_chances(self, match_id: str, chances: Sequence[Chance]) -> None:
        """Store the win chances of a match, unless it is deleted or already has some."""
        rows = [{"match_id": match_id} | vars(chance) for chance in chances]
        with suppress(IntegrityError):
            async with self._write() as connection:
                await connection.execute(insert(schema.chances), rows)

    async def chances(self, match_id: str) -> Sequence[Chance]:
        """Return all stored win chances, by round. They are secret until the match is over."""
        chances = schema.chances.c
        query = select(chances.round, chances.turn, chances.seat, chances.chance).where(
            chances.match_id == match_id
        )
        return [
            Chance(*row)
            for row in await self._fetch_all(query.order_by(chances.round, chances.turn, chances.seat))
        ]

    async def chat(self, match_id: str) -> Sequence[ChatEntry]:
        """Return the whole chat of the match, in order. The caller must check who may read each entry."""
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


def _journal_between(match_id: str, after: int, until: int | None) -> Select[Any]:
    journal = schema.journal.c
    query = select(journal.number, journal.kind, journal.seat, journal.value, journal.fingerprint)
    query = query.where(journal.match_id == match_id, journal.number > after).order_by(journal.number)
    return query if until is None else query.where(journal.number <= until)


def _journal_row(row: Any) -> JournalRow:
    return JournalRow(row.number, row.kind, row.seat, row.value, row.fingerprint)
