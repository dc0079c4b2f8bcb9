"""Notifications on SQLAlchemy."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import asdict
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import ColumnElement, Select, Table, delete, insert, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from server.store import schema
from server.store.mailboxes import mailbox_of
from server.store.notices import Channel, Mail, MailTrouble, Notice, Quiet, Subscription
from server.store.people import User

m, t, k = schema.matches.c, schema.tokens.c, schema.keys.c
#: The key whose value says whether anything is sent: PAUSED, or since when it is sent again. It is stored
#: beside the keys, so that backups of every version have room for it.
OUTWARD, PAUSED = "outward", "paused"
BEGINNING, END = datetime.min.replace(tzinfo=UTC), datetime.max.replace(tzinfo=UTC)
#: The endpoint of a device that wants pushes, but whose push service no longer knows its subscription.
UNREACHABLE = ""
n, p, a, q = schema.notices.c, schema.subscriptions.c, schema.mails.c, schema.quiet_hours.c


class SqlNotices(ABC):
    """Implements `server.store.notices.Notices`."""

    @abstractmethod
    def _write(self) -> AbstractAsyncContextManager[AsyncConnection]: ...

    @abstractmethod
    async def _all(self, asked: Select[Any]) -> Sequence[Any]: ...

    async def keep_key(self, name: str, made: str) -> str:
        async with self._write() as connection:
            new = _upsert(connection, schema.keys).values(name=name, key=made)
            await connection.execute(new.on_conflict_do_nothing())
            return str(await connection.scalar(select(k.key).where(k.name == name)))

    # Ways to reach people

    async def subscribe(self, token: str, digest: str, subscription: Subscription) -> None:
        former = or_(p.token == token, p.digest == digest)
        async with self._write() as connection:
            await connection.execute(delete(schema.subscriptions).where(former))
            values = {"token": token, "digest": digest} | asdict(subscription)
            await connection.execute(insert(schema.subscriptions).values(values))

    async def unsubscribe(self, *, token: str = "", digest: str = "") -> None:
        async with self._write() as connection:
            gone = or_(p.token == token, p.digest == digest)
            await connection.execute(delete(schema.subscriptions).where(gone))

    async def mark_unreachable(self, digest: str) -> None:
        blank = {"endpoint": UNREACHABLE, "p256dh": "", "auth": ""}
        await self._changes(update(schema.subscriptions).where(p.digest == digest).values(blank))

    async def wants_push(self, token: str) -> bool:
        return bool(await self._all(select(p.token).where(p.token == token)))

    async def subscriptions_of(self, user_id: str) -> Mapping[str, Subscription]:
        asked = select(p.token, p.endpoint, p.p256dh, p.auth).join(schema.tokens, t.digest == p.token)
        rows = await self._all(asked.where(t.user_id == user_id, p.endpoint != UNREACHABLE))
        return {row.token: Subscription(row.endpoint, row.p256dh, row.auth) for row in rows}

    async def ask_address(
        self, user: User, address: str, confirm: str, leave: str, expires: datetime
    ) -> None:
        values = {"address": address, "confirm": confirm, "leave": leave, "expires": expires}
        values |= {"mailbox": mailbox_of(address)}
        async with self._write() as connection:
            await connection.execute(delete(schema.mails).where(a.user_id == user.id))
            await connection.execute(insert(schema.mails).values(user_id=user.id, **values))

    async def confirm_address(self, confirm: str, at: datetime) -> bool:
        confirming = update(schema.mails).where(a.confirm == confirm, a.expires > at)
        return await self._changes(confirming.values(confirm=None, expires=None))

    async def mail_of(self, user_id: str) -> Mail | None:
        asked = select(a.address, a.mailbox, a.confirm, a.trouble).where(a.user_id == user_id)
        rows = await self._all(asked)
        return (
            Mail(rows[0].address, rows[0].mailbox, rows[0].confirm is None, rows[0].trouble) if rows else None
        )

    async def is_to_confirm(self, confirm: str) -> bool:
        return bool(await self._all(select(a.user_id).where(a.confirm == confirm)))

    async def set_mail_trouble(self, user_id: str, address: str, trouble: MailTrouble | None) -> None:
        one = update(schema.mails).where(a.user_id == user_id, a.address == address)
        await self._changes(one.values(trouble=trouble))

    async def forget_address(self, user_id: str) -> None:
        await self._changes(delete(schema.mails).where(a.user_id == user_id))

    async def mailbox_with(self, leave: str) -> str | None:
        rows = await self._all(select(a.mailbox).where(a.leave == leave))
        return rows[0].mailbox if rows else None

    async def close_mailbox(self, mailbox: str, at: datetime) -> None:
        async with self._write() as connection:
            new = _upsert(connection, schema.closed_mailboxes).values(mailbox=mailbox, at=at)
            await connection.execute(new.on_conflict_do_nothing())
            await connection.execute(delete(schema.mails).where(a.mailbox == mailbox))

    async def open_mailbox(self, mailbox: str) -> None:
        closed = schema.closed_mailboxes
        await self._changes(delete(closed).where(closed.c.mailbox == mailbox))

    async def is_closed(self, mailbox: str) -> bool:
        closed = schema.closed_mailboxes.c.mailbox
        return bool(await self._all(select(closed).where(closed == mailbox)))

    async def quiet_of(self, user_id: str) -> Mapping[str, Quiet]:
        rows = await self._all(select(q.channel, q.begin, q.end, q.zone).where(q.user_id == user_id))
        return {row.channel: Quiet(row.begin, row.end, row.zone) for row in rows}

    async def set_quiet(self, user: User, channel: Channel, quiet: Quiet | None) -> None:
        async with self._write() as connection:
            former = (q.user_id == user.id) & (q.channel == channel)
            await connection.execute(delete(schema.quiet_hours).where(former))
            if quiet:
                values = {"user_id": user.id, "channel": channel} | asdict(quiet)
                await connection.execute(insert(schema.quiet_hours).values(values))

    async def channels_of(self, user_ids: Iterable[str]) -> Mapping[str, Sequence[Channel]]:
        ids = list(user_ids)
        pushed = select(t.user_id).join(schema.subscriptions, t.digest == p.token)
        pushed = pushed.where(t.user_id.in_(ids), p.endpoint != UNREACHABLE)
        known = or_(a.trouble.is_(None), a.trouble != "unknown")
        mailed = select(a.user_id).where(a.user_id.in_(ids), a.confirm.is_(None), known)
        channels: dict[str, list[Channel]] = defaultdict(list)
        for user_id in {row.user_id for row in await self._all(pushed)}:
            channels[user_id].append("push")
        for row in await self._all(mailed):
            channels[row.user_id].append("mail")
        return channels

    # Pausing

    async def pause_notices(self) -> None:
        async with self._write() as connection:
            await connection.execute(delete(schema.keys).where(k.name == OUTWARD))
            await connection.execute(insert(schema.keys).values(name=OUTWARD, key=PAUSED))

    async def resume_notices(self, at: datetime) -> bool:
        paused = update(schema.keys).where(k.name == OUTWARD, k.key == PAUSED)
        return await self._changes(paused.values(key=at.isoformat()))

    async def quiet_before(self) -> datetime:
        rows = await self._all(select(k.key).where(k.name == OUTWARD))
        if not rows:
            return BEGINNING
        return END if rows[0].key == PAUSED else datetime.fromisoformat(rows[0].key)

    # Sending

    async def to_notify(self, before: datetime, limit: int) -> Sequence[str]:
        asked = select(m.id).where(m.notify_at <= before).order_by(m.notify_at)
        return [row.id for row in await self._all(asked.limit(limit))]

    async def plan(
        self, match_id: str, version: int, notices: Sequence[Notice], then: datetime | None
    ) -> None:
        looked = update(schema.matches).where(m.id == match_id, m.version == version)
        async with self._write() as connection:
            if (await connection.execute(looked.values(notify_at=then))).rowcount != 1:
                return  # it has changed, and is checked again
            for notice in notices:
                new = _upsert(connection, schema.notices).values(asdict(notice))
                fresh = {name: new.excluded[name] for name in ("decision", "due", "tries")}
                other = n.decision != new.excluded.decision
                known = ["match_id", "user_id", "channel", "kind"]
                await connection.execute(
                    new.on_conflict_do_update(index_elements=known, set_=fresh, where=other)
                )

    async def due_notices(self, before: datetime, limit: int) -> Sequence[Notice]:
        rows = await self._all(select(schema.notices).where(n.due <= before).order_by(n.due).limit(limit))
        return [Notice(**row._asdict()) for row in rows]

    async def claim(self, notice: Notice, until: datetime) -> bool:
        taking = update(schema.notices).where(_is(notice), n.due == notice.due, n.tries == notice.tries)
        return await self._changes(taking.values(due=until, tries=notice.tries + 1))

    async def settle(self, notice: Notice, due: datetime | None, tries: int) -> None:
        await self._changes(update(schema.notices).where(_is(notice)).values(due=due, tries=tries))

    async def _changes(self, changing: Any) -> bool:
        async with self._write() as connection:
            return bool((await connection.execute(changing)).rowcount)


def _is(notice: Notice) -> ColumnElement[bool]:
    same = (n.match_id == notice.match_id) & (n.user_id == notice.user_id) & (n.channel == notice.channel)
    return same & (n.kind == notice.kind) & (n.decision == notice.decision)


def _upsert(connection: AsyncConnection, table: Table) -> Any:
    """Return an insert that can update existing rows."""
    return sqlite.insert(table) if connection.dialect.name == "sqlite" else postgresql.insert(table)
