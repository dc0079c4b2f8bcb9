"""Mails that ask users to confirm an address. A failed mail is retried if a retry may help."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from datetime import datetime
from email.message import EmailMessage

from server.base.clock import now
from server.db.sql.notices import Notices
from server.features.notifications.mail import Delivery, Mailer
from server.features.notifications.slots import Busy

#: The delay before each retry, in seconds, and the maximum number of mails that wait for one. Waiting mails
#: are kept only in memory, because a user can request another one.
RETRY_DELAYS = (60.0, 300.0, 900.0, 2400.0)
MAX_RETRIES = 200


@dataclass(frozen=True)
class ConfirmationRequest:
    """A confirmation mail to the ``address`` of a user. ``confirm`` is the digest of its code."""

    user_id: str
    address: str
    confirm: str
    mail: EmailMessage


class Confirmations:
    """Sends confirmation mails."""

    def __init__(self, store: Notices, mailer: Mailer) -> None:
        self._store, self._mailer = store, mailer
        self._retries: set[asyncio.Task[None]] = set()

    async def send(self, request: ConfirmationRequest) -> Delivery:
        """Send a mail, and retry for an hour if the mail server may accept it later."""
        delivery = await self._send_once(request)
        if delivery.trouble and not delivery.final and len(self._retries) < MAX_RETRIES:
            task = asyncio.create_task(self._retry_later(request))
            self._retries.add(task)
            task.add_done_callback(self._retries.discard)
        return delivery

    def close(self) -> None:
        """Cancel all retries."""
        for task in self._retries:
            task.cancel()

    async def _send_once(self, request: ConfirmationRequest) -> Delivery:
        delivery = await self._mailer.send(request.mail)
        if delivery.sent or delivery.trouble:
            await self._store.set_mail_trouble(request.user_id, request.address, delivery.trouble)
        return delivery

    async def _retry_later(self, request: ConfirmationRequest) -> None:
        for seconds in RETRY_DELAYS:
            await asyncio.sleep(seconds)
            if not await self._is_wanted(request.confirm, now()):
                return
            try:
                if (await self._send_once(request)).final:
                    return
            except Busy:
                continue

    async def _is_wanted(self, confirm: str, at: datetime) -> bool:
        """Return whether the mail is still wanted. It is not wanted if another one was requested, the mailbox
        is closed, or sending is paused."""
        paused = await self._store.paused_until() > at
        return not paused and await self._store.awaits_confirmation(confirm)
