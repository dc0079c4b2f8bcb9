"""Messages to the owner of an account about each change to its login methods. They are sent immediately, even
in quiet hours."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from server.db.sql.store import Store
from server.db.types.account_changes import ChangeKind
from server.db.types.notices import Mail, Subscription
from server.db.types.people import User
from server.features.notifications.notifier import Notifier
from server.features.notifications.slots import Busy
from server.features.notifications.texts import PushMessage, notice_mail
from server.settings import Settings

#: The text for each kind of change in e-mails and pushes.
CHANGE_TEXTS: Final[dict[ChangeKind, str]] = {
    "account": "An account was created for you",
    "password": "The password was set",
    "password-removed": "The password was removed",
    "passkey": "A passkey was added",
    "passkey-removed": "A passkey was removed",
    "codes": "New recovery codes were created",
    "recovered": "A recovery code was used, and a new password was set",
    "link": "A link for another device was created",
    "device": "Another device was added through a link",
    "address": "The e-mail address was changed",
    "address-removed": "The e-mail address was removed",
    "deleted": "The account was deleted",
}


@dataclass(frozen=True)
class ContactPoints:
    """The devices and the e-mail address at which a user could be reached before a change, which may remove
    them."""

    subscriptions: Mapping[str, Subscription]
    mail: Mail | None


async def contact_points_of(store: Store, user: User, excluded: str) -> ContactPoints:
    """Return the contact points of the user, except the device whose token has the digest ``excluded``."""
    subscriptions = await store.subscriptions_of(user.id)
    other_devices = {
        token: subscription for token, subscription in subscriptions.items() if token != excluded
    }
    mail = await store.mail_of(user.id)
    return ContactPoints(other_devices, mail if mail and mail.confirmed else None)


async def notify_owner(
    notifier: Notifier, settings: Settings, contact_points: ContactPoints, kind: ChangeKind, device: str
) -> None:
    """Announce a change by push and by e-mail, unless sending is paused."""
    if await notifier.is_paused():
        return
    body = f"{CHANGE_TEXTS[kind]} ({device})" if device else CHANGE_TEXTS[kind]
    message = PushMessage("Your account was changed", body, "/account", f"galaxies.account.{kind}")
    await notifier.push.send(contact_points.subscriptions, message)
    if contact_points.mail and settings.can_send_mail:
        unsubscribe_code = notifier.codes.code(contact_points.mail.mailbox)
        with suppress(Busy):
            await notifier.mail.send(
                notice_mail(settings, contact_points.mail.address, unsubscribe_code, message)
            )
