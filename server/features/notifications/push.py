"""Web push: messages that only the browser can read, sent through its maker's service (RFC 8030, 8291).

The services learn only the time at which a person is notified, because the text is encrypted for the browser.
"""

from __future__ import annotations

import asyncio
import base64
import secrets
from collections.abc import Mapping
from email.utils import parseaddr
from hashlib import sha256
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import structlog

from server.base.json_codec import dumps
from server.base.push_contact import mail_contact, site_contact
from server.db.sql.notices import Notices
from server.db.types.notices import Subscription
from server.features.notifications.endpoints import may_send_to
from server.features.notifications.slots import Busy, SendSlots
from server.features.notifications.texts import PushMessage
from server.settings import Settings

if TYPE_CHECKING:
    from server.features.notifications.sender import Outcome, Sender

log = structlog.get_logger()

NO_CONTACT = (
    "some push services reject messages without one: set GALAXIES_PUSH_CONTACT=mailto:you@play.example, or a "
    "GALAXIES_PUBLIC_URL that is https"
)
#: The order of the curve P-256 (SP 800-186). Private keys are smaller than it.
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551

#: The maximum number of messages in progress: in total, to one site, to one slow site, and to one browser.
MAX_TOTAL, MAX_PER_SITE, MAX_PER_SLOW_SITE, MAX_PER_BROWSER = 500, 50, 8, 2

#: The contact if none is configured. Most services accept it, but Apple's does not.
DEFAULT_CONTACT = "mailto:galaxies@localhost"


class Push:
    """Sends messages to browsers. Call `open` first."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._key: str | None = None
        self._sender: Sender | None = None
        self._sites = SendSlots(MAX_TOTAL, MAX_PER_SITE, MAX_PER_SLOW_SITE)
        self._browsers = SendSlots(MAX_TOTAL, MAX_PER_BROWSER)

    @property
    def public_key(self) -> str | None:
        """Return the key with which browsers subscribe to this server, or None if it sends no pushes."""
        return None if self._key is None else _public_key_of(self._key)

    async def open(self, store: Notices) -> None:
        """Load or create the server's key. All workers share it, and it never changes.

        Raises ValueError if the setting is not a key.
        """
        if not self._settings.push:
            return
        if self._settings.push_key:
            _ = _public_key_of(self._settings.push_key)
        self._key = self._settings.push_key or await store.get_or_store_key("vapid", _new_key())
        if contact_of(self._settings) is None:
            log.warning("pushes have no contact", hint=NO_CONTACT)

    async def close(self) -> None:
        """Close all connections."""
        if self._sender:
            await self._sender.close()

    def can_send_to(self, subscription: Subscription) -> bool:
        """Return whether messages can be encrypted for the subscription and may be sent to its endpoint."""
        from cryptography.exceptions import UnsupportedAlgorithm  # slow to import, and rarely needed
        from cryptography.hazmat.primitives.asymmetric import ec

        try:
            point, secret = from_base64url(subscription.p256dh), from_base64url(subscription.auth)
            _ = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
        except (ValueError, UnsupportedAlgorithm):
            return False
        return len(secret) == 16 and may_send_to(subscription.endpoint, self._settings.push_hosts)

    async def send(
        self, subscriptions: Mapping[str, Subscription], message: PushMessage
    ) -> dict[str, Outcome]:
        """Send a message to all subscriptions in parallel. Return the outcomes under the keys of the
        subscriptions."""
        if subscriptions:
            await self._open_sender()
        outcomes = await asyncio.gather(
            *(self._send(subscription, message) for subscription in subscriptions.values())
        )
        return dict(zip(subscriptions, outcomes, strict=True))

    async def _send(self, subscription: Subscription, message: PushMessage) -> Outcome:
        endpoint = subscription.endpoint
        try:
            with self._browsers.take(endpoint_digest(endpoint)), self._sites.take(site_of(endpoint)):
                return await self._deliver(subscription, message)
        except Busy:
            return "busy"

    async def _deliver(self, subscription: Subscription, message: PushMessage) -> Outcome:
        if self._sender is None or not may_send_to(subscription.endpoint, self._settings.push_hosts):
            return "failed"
        text = {"title": message.title, "body": message.body, "path": message.path, "tag": message.tag}
        topic = to_base64url(sha256(message.tag.encode()).digest())[:32]
        return await self._sender.deliver(subscription, dumps(text), topic)

    async def _open_sender(self) -> None:
        """Prepare the sender. It is imported in a thread, so that matches are not delayed."""
        if self._sender or self._key is None:
            return
        sender = await asyncio.to_thread(_sender_type)
        if self._sender is None:  # another task may have created it first
            contact = contact_of(self._settings) or DEFAULT_CONTACT
            self._sender = sender(self._key, contact, self._settings.push_hosts, MAX_TOTAL)


def _sender_type() -> type[Sender]:
    from server.features.notifications.sender import (
        Sender,  # slow to import, and many servers never send a push
    )

    return Sender


def contact_of(settings: Settings) -> str | None:
    """Return the contact for push services: ``push_contact``, otherwise the sender address of e-mails,
    otherwise the site. Return None if none of them is a public address."""
    if settings.push_contact:
        return settings.push_contact
    mail = mail_contact(parseaddr(settings.mail_from or "")[1])
    return mail or site_contact(settings.public_url or "")


def site_of(endpoint: str) -> str:
    """Return the site of an endpoint: its port, and the last two parts of its host name or its IP address.

    >>> site_of("https://a.push.example/1") == site_of("https://b.push.example/2")
    True
    """
    try:
        parts = urlsplit(endpoint)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        return ""
    last = host.rpartition(".")[2]
    name = host if last.isdigit() or ":" in host else ".".join(host.split(".")[-2:])
    return f"{name}:{port or ''}"


def _new_key() -> str:
    """Return a new private key for the curve P-256: a number of at least 1 and less than its order."""
    return to_base64url((secrets.randbelow(ORDER - 1) + 1).to_bytes(32, "big"))


def _public_key_of(key: str) -> str:
    """Return the public key of a private key, in the form that browsers use. Raises ValueError for an invalid
    key."""
    from cryptography.hazmat.primitives.asymmetric import ec  # slow to import, and rarely needed
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    number = int.from_bytes(from_base64url(key), "big")
    public = ec.derive_private_key(number, ec.SECP256R1()).public_key()
    return to_base64url(public.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))


def to_base64url(data: bytes) -> str:
    """Return the data in base64url, as browsers write it.

    >>> to_base64url(b"~~~"), from_base64url("fn5-")
    ('fn5-', b'~~~')
    """
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def from_base64url(text: str) -> bytes:
    """Return the data of a base64url text. Raises ValueError for any other text."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


def endpoint_digest(endpoint: str) -> str:
    """Return the digest by which a browser is identified."""
    return sha256(endpoint.encode("utf-8", "replace")).hexdigest()
