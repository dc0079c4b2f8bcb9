"""Messages to the owner of an account about each change to its login methods. They are sent immediately, even
in quiet hours."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass

from server.base.languages import letter_texts
from server.db.sql.store import Store
from server.db.types.account_changes import ChangeKind
from server.db.types.notices import Mail, Subscription
from server.db.types.people import User
from server.features.notifications.notifier import Notifier
from server.features.notifications.slots import Busy
from server.features.notifications.texts import PushMessage, Recipient, notice_mail
from server.settings import Settings


@dataclass(frozen=True)
class ContactPoints:
    """The devices and the e-mail address at which a user could be reached before a change, which may remove
    them, and their language."""

    subscriptions: Mapping[str, Subscription]
    mail: Mail | None
    language: str


async def contact_points_of(store: Store, user: User, excluded: str) -> ContactPoints:
    """Return the contact points of the user, except the device whose token has the digest ``excluded``."""
    subscriptions = await store.subscriptions_of(user.id)
    other_devices = {
        token: subscription for token, subscription in subscriptions.items() if token != excluded
    }
    mail = await store.mail_of(user.id)
    return ContactPoints(other_devices, mail if mail and mail.confirmed else None, user.language)


async def notify_owner(
    notifier: Notifier, settings: Settings, contact_points: ContactPoints, kind: ChangeKind, device: str
) -> None:
    """Announce a change by push and by e-mail, unless sending is paused."""
    if await notifier.is_paused():
        return
    texts = letter_texts(contact_points.language)
    change = texts.format(f"change-{kind}", {})
    body = texts.format("account-body", {"change": change, "device": device or None})
    title = texts.format("account-title", {})
    message = PushMessage(title, body, "/account", f"galaxies.account.{kind}")
    await notifier.push.send(contact_points.subscriptions, message)
    if contact_points.mail and settings.can_send_mail:
        mail = contact_points.mail
        recipient = Recipient(mail.address, notifier.codes.code(mail.mailbox), texts)
        with suppress(Busy):
            await notifier.mail.send(notice_mail(settings, recipient, message))
