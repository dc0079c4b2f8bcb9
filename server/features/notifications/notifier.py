"""Plans and sends notifications. Every process runs a notifier, but only one of them sends each notification.

First, the notifier stores the notifications of each match whose check is due. Then one process claims each
due notification and sends it, unless it is no longer useful. Both steps continue after a restart.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Collection, Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import TYPE_CHECKING

import structlog

from server.base.clock import now
from server.base.languages import letter_texts
from server.base.rate_limit import RateLimit
from server.db.types.matches import MatchRow
from server.db.types.notices import Channel, Mail, Notice
from server.db.types.store import STORE_UNAVAILABLE
from server.features.notifications.confirmations import Confirmations
from server.features.notifications.hours import quiet_until
from server.features.notifications.mail import Delivery, Mailer
from server.features.notifications.push import Push, endpoint_digest
from server.features.notifications.slots import Busy
from server.features.notifications.texts import PushMessage, Recipient, notice_mail, push_message
from server.features.notifications.types import Trial
from server.features.notifications.unsubscribe_codes import UnsubscribeCodes
from server.match.clock.turn_notifications import active_users, open_questions, rematch_candidates
from server.match.state.context import MatchNotFound, TableContext
from server.transport.errors import first_line
from server.transport.limits.socket_registry import SocketRegistry

if TYPE_CHECKING:
    from server.features.notifications.sender import Outcome

log = structlog.get_logger()

#: The number of matches and of notifications that are handled in one batch.
BATCH_SIZE = 50
#: The time after which a claimed notification without a result is due again. A match whose notifications
#: could not be planned is checked again after the same time.
LEASE = timedelta(minutes=2)
#: The maximum number of messages that a process sends in parallel, and the delay of a message that got no
#: slot.
MAX_PARALLEL, NO_SLOT_DELAY = 600, timedelta(seconds=5)
#: The explanation of a pause, and the length in bytes of the secret that signs the codes in mails.
PAUSED = "this database was restored from a backup, or its host paused them"
KEY_BYTES = 32
#: The maximum number of attempts, and the delay before the second one. The delay doubles each time.
TRIES, RETRY_DELAY = 5, timedelta(minutes=1)


@dataclass(frozen=True)
class _RematchCandidates:
    """The users who are still invited to a rematch, and those who have joined or declined. Neither group is
    notified that the old match is over."""

    invited: Sequence[str] = ()
    responded: Collection[str] = ()

    def __contains__(self, user_id: str) -> bool:
        return user_id in self.invited or user_id in self.responded


class Notifier:
    """Notifies users who are not watching their match."""

    def __init__(self, context: TableContext, sockets: SocketRegistry) -> None:
        self.push, self.mail = Push(context.settings), Mailer(context.settings)
        self._context, self._store, self._settings = context, context.store, context.settings
        self.confirmations = Confirmations(context.store, self.mail)
        self.codes = UnsubscribeCodes("")
        self._under_way = set[asyncio.Task[None]]()
        self._sockets = sockets
        self._rates: dict[Channel, RateLimit] = {
            "push": RateLimit(self._settings.push_rate),
            "mail": RateLimit(self._settings.mail_rate),
        }
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Start the notifier. The first check is after ``notice_seconds``, so that users can reconnect after
        a restart."""
        await self.push.open(self._store)
        self.codes = UnsubscribeCodes(
            await self._store.get_or_store_key("leave", secrets.token_bytes(KEY_BYTES).hex())
        )
        if await self.is_paused():
            log.warning("notifications are paused", why=PAUSED, command="galaxies admin resume-notices")
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Stop the notifier. Messages without a result are sent again later."""
        self.confirmations.close()
        stopped = [task for task in (self._task, *self._under_way) if task]
        for task in stopped:
            task.cancel()
        await asyncio.gather(*stopped, return_exceptions=True)
        await self.push.close()

    async def is_paused(self) -> bool:
        """Return whether sending is paused."""
        return await self._store.paused_until() > now()

    async def _run(self) -> None:
        await asyncio.sleep(self._settings.notice_seconds)
        while True:
            try:
                await self.plan_notices(now())
                await self._begin_sending(now())
            except STORE_UNAVAILABLE as error:
                log.warning("store unavailable", task="notices", error=first_line(error))
            except Exception as error:
                log.error("task failed", task="notices", exc_info=error)
            await asyncio.sleep(self._settings.sweep_seconds)

    # Planning

    async def plan_notices(self, at: datetime) -> None:
        """Store the notifications of all matches whose check is due."""
        for match_id in await self._store.matches_to_notify(at, BATCH_SIZE):
            try:
                if row := await self._store.match(match_id):
                    await self._plan(row, at)
            except STORE_UNAVAILABLE:
                raise
            except Exception as error:  # one failure must not delay the other matches
                log.error("notices not planned", match=match_id, exc_info=error)
                await self._postpone_check(match_id, at)

    async def _postpone_check(self, match_id: str, at: datetime) -> None:
        """Postpone the check of a match whose notifications could not be planned. Otherwise such matches
        would soon fill every batch of BATCH_SIZE matches."""
        version = (await self._store.versions([match_id])).get(match_id)
        if version is not None:
            await self._store.store_notices(match_id, version, [], at + LEASE)

    async def _plan(self, row: MatchRow, at: datetime) -> None:
        reachable = await self._store.channels_of(active_users(row))
        invited = (await self._rematch_candidates(row)).invited
        dropped_until = await self._store.paused_until()
        drop_all = (row.notify_at or at) <= dropped_until
        notices = [
            replace(new, due=None) if new.due and (drop_all or new.due <= dropped_until) else new
            for notice in self._notices(row, at, invited)
            if (new := _notice_to_store(notice, notice.channel in reachable.get(notice.user_id, ())))
        ]
        later_checks = (
            question.hurry for question in open_questions(row) if question.hurry and question.hurry > at
        )
        await self._store.store_notices(row.id, row.version, notices, min(later_checks, default=None))

    async def _rematch_candidates(self, row: MatchRow) -> _RematchCandidates:
        """Return the users who are invited to the offered rematch, or have answered."""
        rematch = await self._store.match(_offered_rematch(row)) if row.next else None
        if rematch is None:
            return _RematchCandidates()
        active, candidates = active_users(row), rematch_candidates(row)
        invited = [user_id for user_id in candidates if await self._can_join_rematch(rematch, user_id)]
        responded = {*active_users(rematch), *(user_id for user_id in active if user_id not in candidates)}
        return _RematchCandidates(invited, responded)

    def _notices(self, row: MatchRow, at: datetime, invited: Sequence[str]) -> Iterator[Notice]:
        """Yield the notifications of a match, over every channel."""
        waits: dict[Channel, float] = {
            "push": self._settings.notice_seconds,
            "mail": self._settings.mail_seconds,
        }
        for channel, seconds in waits.items():
            yield from self._channel_notices(row, at, channel, timedelta(seconds=seconds), invited)

    def _channel_notices(
        self, row: MatchRow, at: datetime, channel: Channel, delay: timedelta, invited: Sequence[str]
    ) -> Iterator[Notice]:
        asked_users = set[str]()
        for question in open_questions(row):
            asked_users.add(question.user_id)
            yield Notice(
                row.id, question.user_id, channel, "asked", question.decision, question.since + delay
            )
            if question.hurry and question.since + delay < question.hurry <= at:
                yield Notice(row.id, question.user_id, channel, "hurry", question.decision, question.hurry)
        for user_id in invited:
            yield Notice(row.id, user_id, channel, "again", _offered_rematch(row), at)
        for user_id in active_users(row):
            if row.status == "finished":
                yield Notice(row.id, user_id, channel, "over", "", at)
            # users with an open decision are notified of that instead
            elif row.status == "playing" and row.round <= 1:
                yield Notice(row.id, user_id, channel, "begun", "", None if user_id in asked_users else at)

    # Sending

    async def send(self, at: datetime) -> None:
        """Send all due notifications that no other process has claimed, and wait until they are sent."""
        await asyncio.gather(*(await self._begin_sending(at)))

    async def _begin_sending(self, at: datetime) -> list[asyncio.Task[None]]:
        """Begin to send all due notifications without waiting, so that a slow one does not delay the
        others."""
        tasks, dropped_until = list[asyncio.Task[None]](), await self._store.paused_until()
        limit = min(BATCH_SIZE, MAX_PARALLEL - len(self._under_way))
        for notice in await self._store.due_notices(at, limit) if limit > 0 else ():
            if await self._claim(notice, at):
                tasks.append(asyncio.create_task(self._send_claimed(notice, at, dropped_until)))
        self._under_way.update(tasks)
        for task in tasks:
            task.add_done_callback(self._under_way.discard)
        return tasks

    async def _claim(self, notice: Notice, at: datetime) -> bool:
        return await self._store.claim(notice, at + LEASE)

    async def _send_claimed(self, notice: Notice, at: datetime, dropped_until: datetime) -> None:
        try:
            if notice.due is not None and notice.due <= dropped_until:
                await self._store.settle(notice, None, notice.tries)
            else:
                await self._store.settle(notice, *await self._send_if_useful(notice, at))
        except STORE_UNAVAILABLE as error:
            log.warning("store unavailable", task="notices", error=first_line(error))
        except Exception as error:
            log.error("notice failed", match=notice.match_id, kind=notice.kind, exc_info=error)
            with suppress(*STORE_UNAVAILABLE):
                await self._store.settle(notice, *_next_attempt(notice, at))

    async def _send_if_useful(self, notice: Notice, at: datetime) -> tuple[datetime | None, int]:
        """Send a notification if it is still useful. Return the time when it is due again or None, and the
        number of attempts."""
        banned = await self._store.is_banned(notice.user_id, at)
        if banned or await self._sockets.is_page_visible(notice.match_id, notice.user_id):
            return None, notice.tries
        quiet = (await self._store.quiet_of(notice.user_id)).get(notice.channel)
        if end := quiet_until(quiet, at):
            return end, notice.tries
        if (message := await self._message_for(notice)) is None:
            return None, notice.tries
        if wait := self._rates[notice.channel].hit(await self._rate_limit_key(notice)):
            return at + timedelta(seconds=wait), notice.tries
        try:
            is_final = await self.send_message(notice.user_id, [notice.channel], message)
        except Busy:
            return at + NO_SLOT_DELAY, notice.tries
        due, tries = _next_attempt(notice, at)
        return None if is_final else due, tries

    async def _rate_limit_key(self, notice: Notice) -> str:
        """Return the key of the rate limit. Mails from all accounts to one mailbox are counted together."""
        mail = await self._store.mail_of(notice.user_id) if notice.channel == "mail" else None
        return mail.mailbox if mail else notice.user_id

    async def _message_for(self, notice: Notice) -> PushMessage | None:
        """Return the message, or None if it is no longer useful."""
        row = await self._store.match(notice.match_id)
        if row is None or not _is_still_true(notice, row):
            return None
        if notice.kind == "again":
            rematch = await self._store.match(notice.decision)
            if rematch is None or not await self._can_join_rematch(rematch, notice.user_id):
                return None
        if notice.kind == "over" and notice.user_id in await self._rematch_candidates(row):
            return None
        try:
            game, mission = self._context.game(row), self._context.mission(row)
        except MatchNotFound:  # the game is no longer offered
            return None
        texts = letter_texts(await self._store.language_of(notice.user_id))
        return push_message(texts, notice.kind, row.id, mission.title, game.title)

    async def _can_join_rematch(self, rematch: MatchRow, user_id: str) -> bool:
        """Return whether the user may still join the rematch: its host is not banned, and neither has blocked
        the other."""
        host, block_reason = rematch.host.id, self._store.block_reason
        if (
            rematch.status != "lobby"
            or user_id in active_users(rematch)
            or await self._store.is_banned(host, now())
        ):
            return False
        return not (
            await block_reason(rematch.id, [host], user_id) or await block_reason(rematch.id, [user_id], host)
        )

    async def send_test_message(self, user_id: str, message: PushMessage) -> Trial:
        """Send a test message to a person over all their channels, regardless of quiet hours and rate
        limits."""
        outcomes = await self._push_outcomes(user_id, message)
        sent = outcomes.count("sent")
        mailed = False
        if mail := await self._mail_of(user_id):
            with suppress(Busy):
                mailed = (await self._deliver_mail(user_id, mail, message)).sent
        return Trial(sent=sent, failed=len(outcomes) - sent, mailed=mailed)

    async def send_message(self, user_id: str, channels: Iterable[str], message: PushMessage) -> bool:
        """Send a message to a person. Return whether the delivery is final, so that no retry is needed.
        Raises Busy if no slot was free."""
        pushed = await self._send_by_push(user_id, message) if "push" in channels else True
        mailed = await self._send_by_mail(user_id, message) if "mail" in channels else True
        return pushed and mailed

    async def _send_by_push(self, user_id: str, message: PushMessage) -> bool:
        outcomes = await self._push_outcomes(user_id, message)
        if "sent" not in outcomes and "busy" in outcomes:
            raise Busy
        return "sent" in outcomes or "failed" not in outcomes

    async def _push_outcomes(self, user_id: str, message: PushMessage) -> list[Outcome]:
        """Send a message to all devices of a person, and record which of them cannot be reachable any
        more."""
        subscriptions = await self._store.subscriptions_of(user_id)
        outcomes = await self.push.send(subscriptions, message)
        for token, outcome in outcomes.items():
            if outcome == "gone":
                await self._store.mark_unreachable(endpoint_digest(subscriptions[token].endpoint))
        return list(outcomes.values())

    async def _send_by_mail(self, user_id: str, message: PushMessage) -> bool:
        mail = await self._mail_of(user_id)
        return (
            mail is None
            or mail.trouble == "unknown"
            or (await self._deliver_mail(user_id, mail, message)).final
        )

    async def _mail_of(self, user_id: str) -> Mail | None:
        """Return the user's confirmed e-mail address, or None."""
        mail = await self._store.mail_of(user_id) if self._settings.can_send_mail else None
        return mail if mail and mail.confirmed else None

    async def _deliver_mail(self, user_id: str, mail: Mail, message: PushMessage) -> Delivery:
        """Send a mail, and store the mail server's answer."""
        texts = letter_texts(await self._store.language_of(user_id))
        recipient = Recipient(mail.address, self.codes.code(mail.mailbox), texts)
        delivery = await self.mail.send(notice_mail(self._settings, recipient, message))
        if (delivery.sent or delivery.trouble) and delivery.trouble != mail.trouble:
            await self._store.set_mail_trouble(user_id, mail.address, delivery.trouble)
        return delivery


def _notice_to_store(notice: Notice, reachable: bool) -> Notice | None:
    """Return the notification to store, or None for a user without the channel. For such a user, the end of a
    match is stored as settled, so that it is never sent late."""
    if reachable:
        return notice
    return replace(notice, due=None) if notice.kind == "over" else None


def _next_attempt(notice: Notice, at: datetime) -> tuple[datetime | None, int]:
    """Return the time when a failed notification is due again or None, and the number of attempts."""
    tries = notice.tries + 1
    return None if tries >= TRIES else at + RETRY_DELAY * 2**notice.tries, tries


def _offered_rematch(row: MatchRow) -> str:
    """Return the id of the offered rematch."""
    return str(row.next["match"]) if row.next else ""


def _is_still_true(notice: Notice, row: MatchRow) -> bool:
    """Return whether the notification is still true."""
    if notice.kind in ("asked", "hurry"):
        return any(
            (question.user_id, question.decision) == (notice.user_id, notice.decision)
            for question in open_questions(row)
        )
    if notice.kind == "again":
        return notice.user_id in rematch_candidates(row) and notice.decision == _offered_rematch(row)
    if notice.user_id not in active_users(row):
        return False
    return row.status == ("finished" if notice.kind == "over" else "playing")
