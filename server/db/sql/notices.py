"""Notifications on SQLAlchemy."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import ColumnElement, Table, delete, insert, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from server.db import schema
from server.db.sql.queries import Queries
from server.db.types.mailboxes import mailbox_of
from server.db.types.notices import Channel, Mail, MailTrouble, Notice, Quiet, Subscription
from server.db.types.people import User

matches, tokens, keys = schema.matches.c, schema.tokens.c, schema.keys.c
#: The key under which the state of notifications is stored: PAUSED, or the time from which they are sent
#: again. It is stored with the server's keys, so that backups of every version include it.
OUTWARD, PAUSED = "outward", "paused"
BEGINNING, END = datetime.min.replace(tzinfo=UTC), datetime.max.replace(tzinfo=UTC)
#: The endpoint of a device that wants pushes but whose subscription has expired at its push service.
UNREACHABLE = ""
notices, subscriptions, mails, quiet_hours = (
    schema.notices.c,
    schema.subscriptions.c,
    schema.mails.c,
    schema.quiet_hours.c,
)


class Notices(Queries):
    """Stores notifications and the addresses at which people can be reached. Every method is one transaction.

    >>> import asyncio
    >>> from tests.databases import store_with_ada
    >>> async def example():
    ...     async with store_with_ada() as (store, ada, at):
    ...         subscription = Subscription("https://push.example/1", "key", "auth")
    ...         await store.subscribe("digest", "endpoint digest", subscription)
    ...         return dict(await store.channels_of(["u1", "u2"]))
    >>> asyncio.run(example())
    {'u1': ['push']}
    """

    async def get_or_store_key(self, name: str, new_key: str) -> str:
        """Return the server's key with that name. Store ``new_key`` if there is none."""
        async with self._write() as connection:
            statement = _upsert(connection, schema.keys).values(name=name, key=new_key)
            await connection.execute(statement.on_conflict_do_nothing())
            return str(await connection.scalar(select(keys.key).where(keys.name == name)))

    # Addresses of people

    async def subscribe(self, token: str, digest: str, subscription: Subscription) -> None:
        """Store the push subscription of the device with that token, replacing any previous one. A browser,
        identified by the ``digest`` of its endpoint, belongs to only one device.

        Raises IntegrityError for an unknown token.
        """
        previous = or_(subscriptions.token == token, subscriptions.digest == digest)
        async with self._write() as connection:
            await connection.execute(delete(schema.subscriptions).where(previous))
            values = {"token": token, "digest": digest} | asdict(subscription)
            await connection.execute(insert(schema.subscriptions).values(values))

    async def unsubscribe(self, *, token: str = "", digest: str = "") -> None:
        """Delete the subscription of that device, or the one with that digest."""
        async with self._write() as connection:
            subscription = or_(subscriptions.token == token, subscriptions.digest == digest)
            await connection.execute(delete(schema.subscriptions).where(subscription))

    async def mark_unreachable(self, digest: str) -> None:
        """Delete the endpoint and keys of a subscription that its push service no longer knows. The device
        still wants pushes: its page subscribes again when it is next opened."""
        blank = {"endpoint": UNREACHABLE, "p256dh": "", "auth": ""}
        await self._execute_one(
            update(schema.subscriptions).where(subscriptions.digest == digest).values(blank)
        )

    async def wants_push(self, token: str) -> bool:
        """Return whether pushes are enabled for the device with that token, even if it cannot be reached."""
        return bool(await self._fetch_all(select(subscriptions.token).where(subscriptions.token == token)))

    async def subscriptions_of(self, user_id: str) -> Mapping[str, Subscription]:
        """Return the subscriptions of the user's reachable devices, by their tokens."""
        query = select(
            subscriptions.token, subscriptions.endpoint, subscriptions.p256dh, subscriptions.auth
        ).join(schema.tokens, tokens.digest == subscriptions.token)
        rows = await self._fetch_all(
            query.where(tokens.user_id == user_id, subscriptions.endpoint != UNREACHABLE)
        )
        return {row.token: Subscription(row.endpoint, row.p256dh, row.auth) for row in rows}

    async def set_address(
        self, user: User, address: str, confirm: str, leave: str, expires: datetime
    ) -> None:
        """Replace the user's address. No notifications are sent to it until it is confirmed."""
        values = {"address": address, "confirm": confirm, "leave": leave, "expires": expires}
        values |= {"mailbox": mailbox_of(address)}
        async with self._write() as connection:
            await connection.execute(delete(schema.mails).where(mails.user_id == user.id))
            await connection.execute(insert(schema.mails).values(user_id=user.id, **values))

    async def confirm_address(self, confirm: str, at: datetime) -> bool:
        """Confirm the address with the given code digest, once. Return False if there is none."""
        statement = update(schema.mails).where(mails.confirm == confirm, mails.expires > at)
        return await self._execute_one(statement.values(confirm=None, expires=None))

    async def mail_of(self, user_id: str) -> Mail | None:
        """Return the user's address."""
        query = select(mails.address, mails.mailbox, mails.confirm, mails.trouble).where(
            mails.user_id == user_id
        )
        rows = await self._fetch_all(query)
        return (
            Mail(rows[0].address, rows[0].mailbox, rows[0].confirm is None, rows[0].trouble) if rows else None
        )

    async def awaits_confirmation(self, confirm: str) -> bool:
        """Return whether an address is waiting for confirmation with the given code digest."""
        return bool(await self._fetch_all(select(mails.user_id).where(mails.confirm == confirm)))

    async def set_mail_trouble(self, user_id: str, address: str, trouble: MailTrouble | None) -> None:
        """Store the mail server's last answer about the user's address, unless the address has changed."""
        statement = update(schema.mails).where(mails.user_id == user_id, mails.address == address)
        await self._execute_one(statement.values(trouble=trouble))

    async def delete_address(self, user_id: str) -> None:
        """Delete the user's address."""
        await self._execute_one(delete(schema.mails).where(mails.user_id == user_id))

    async def mailbox_of_code(self, leave: str) -> str | None:
        """Return the mailbox of the address with that unsubscribe code. E-mails of version 19 contain such
        codes."""
        rows = await self._fetch_all(select(mails.mailbox).where(mails.leave == leave))
        return rows[0].mailbox if rows else None

    async def close_mailbox(self, mailbox: str, at: datetime) -> None:
        """Delete all users' addresses of a mailbox, and stop sending mail to it."""
        async with self._write() as connection:
            statement = _upsert(connection, schema.closed_mailboxes).values(mailbox=mailbox, at=at)
            await connection.execute(statement.on_conflict_do_nothing())
            await connection.execute(delete(schema.mails).where(mails.mailbox == mailbox))

    async def open_mailbox(self, mailbox: str) -> None:
        """Allow mail to a mailbox again."""
        closed = schema.closed_mailboxes
        await self._execute_one(delete(closed).where(closed.c.mailbox == mailbox))

    async def is_closed(self, mailbox: str) -> bool:
        """Return whether the owner of a mailbox has opted out of all mail."""
        closed = schema.closed_mailboxes.c.mailbox
        return bool(await self._fetch_all(select(closed).where(closed == mailbox)))

    async def quiet_of(self, user_id: str) -> Mapping[str, Quiet]:
        """Return the user's quiet hours for each channel."""
        rows = await self._fetch_all(
            select(quiet_hours.channel, quiet_hours.begin, quiet_hours.end, quiet_hours.zone).where(
                quiet_hours.user_id == user_id
            )
        )
        return {row.channel: Quiet(row.begin, row.end, row.zone) for row in rows}

    async def set_quiet(self, user: User, channel: Channel, quiet: Quiet | None) -> None:
        """Set the quiet hours for a channel, or delete them."""
        async with self._write() as connection:
            previous = (quiet_hours.user_id == user.id) & (quiet_hours.channel == channel)
            await connection.execute(delete(schema.quiet_hours).where(previous))
            if quiet:
                values = {"user_id": user.id, "channel": channel} | asdict(quiet)
                await connection.execute(insert(schema.quiet_hours).values(values))

    async def channels_of(self, user_ids: Iterable[str]) -> Mapping[str, Sequence[Channel]]:
        """Return the channels on which each user can be reached. Users without any are left out."""
        ids = list(user_ids)
        push_query = select(tokens.user_id).join(schema.subscriptions, tokens.digest == subscriptions.token)
        push_query = push_query.where(tokens.user_id.in_(ids), subscriptions.endpoint != UNREACHABLE)
        is_known = or_(mails.trouble.is_(None), mails.trouble != "unknown")
        mail_query = select(mails.user_id).where(mails.user_id.in_(ids), mails.confirm.is_(None), is_known)
        channels: dict[str, list[Channel]] = defaultdict(list)
        for user_id in {row.user_id for row in await self._fetch_all(push_query)}:
            channels[user_id].append("push")
        for row in await self._fetch_all(mail_query):
            channels[row.user_id].append("mail")
        return channels

    # Pausing

    async def pause_notices(self) -> None:
        """Stop sending notifications in every process."""
        async with self._write() as connection:
            await connection.execute(delete(schema.keys).where(keys.name == OUTWARD))
            await connection.execute(insert(schema.keys).values(name=OUTWARD, key=PAUSED))

    async def resume_notices(self, at: datetime) -> bool:
        """Send only notifications that become due after the given time. Return False if sending was not
        paused."""
        statement = update(schema.keys).where(keys.name == OUTWARD, keys.key == PAUSED)
        return await self._execute_one(statement.values(key=at.isoformat()))

    async def paused_until(self) -> datetime:
        """Return the time up to which due notifications are dropped. During a pause this is the maximum
        time."""
        rows = await self._fetch_all(select(keys.key).where(keys.name == OUTWARD))
        if not rows:
            return BEGINNING
        return END if rows[0].key == PAUSED else datetime.fromisoformat(rows[0].key)

    # Sending

    async def matches_to_notify(self, before: datetime, limit: int) -> Sequence[str]:
        """Return the ids of at most ``limit`` matches whose `notify_at` has passed."""
        query = select(matches.id).where(matches.notify_at <= before).order_by(matches.notify_at)
        return [row.id for row in await self._fetch_all(query.limit(limit))]

    async def store_notices(
        self, match_id: str, version: int, planned: Sequence[Notice], next_check: datetime | None
    ) -> None:
        """Store the new notifications. Set the match's next check to ``next_check``, unless its version has
        changed."""
        statement_for_match = update(schema.matches).where(matches.id == match_id, matches.version == version)
        async with self._write() as connection:
            if (await connection.execute(statement_for_match.values(notify_at=next_check))).rowcount != 1:
                return  # the match has changed and will be checked again
            for notice in planned:
                statement = _upsert(connection, schema.notices).values(asdict(notice))
                new_values = {name: statement.excluded[name] for name in ("decision", "due", "tries")}
                is_new_decision = notices.decision != statement.excluded.decision
                key_columns = ["match_id", "user_id", "channel", "kind"]
                await connection.execute(
                    statement.on_conflict_do_update(
                        index_elements=key_columns, set_=new_values, where=is_new_decision
                    )
                )

    async def due_notices(self, before: datetime, limit: int) -> Sequence[Notice]:
        """Return at most ``limit`` due notifications, the earliest first."""
        rows = await self._fetch_all(
            select(schema.notices).where(notices.due <= before).order_by(notices.due).limit(limit)
        )
        return [Notice(**row._asdict()) for row in rows]

    async def claim(self, notice: Notice, until: datetime) -> bool:
        """Reserve a notification for sending. It is due again at ``until`` unless it is settled. Return False
        if another process has reserved it."""
        statement = update(schema.notices).where(
            _matches_notice(notice), notices.due == notice.due, notices.tries == notice.tries
        )
        return await self._execute_one(statement.values(due=until, tries=notice.tries + 1))

    async def settle(self, notice: Notice, due: datetime | None, tries: int) -> None:
        """Set the time at which a reserved notification is due again, or None if it is finished. If another
        notification has replaced it, nothing changes."""
        await self._execute_one(
            update(schema.notices).where(_matches_notice(notice)).values(due=due, tries=tries)
        )

    async def _execute_one(self, statement: Any) -> bool:
        async with self._write() as connection:
            return bool((await connection.execute(statement)).rowcount)


def _matches_notice(notice: Notice) -> ColumnElement[bool]:
    same_recipient = (
        (notices.match_id == notice.match_id)
        & (notices.user_id == notice.user_id)
        & (notices.channel == notice.channel)
    )
    return same_recipient & (notices.kind == notice.kind) & (notices.decision == notice.decision)


def _upsert(connection: AsyncConnection, table: Table) -> Any:
    """Return an insert that can update existing rows."""
    return sqlite.insert(table) if connection.dialect.name == "sqlite" else postgresql.insert(table)
