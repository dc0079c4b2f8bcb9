"""Web push: messages that only the browser can read, handed to the service of its maker (RFC 8030, 8291).

Its services learn when somebody is told something, and no more: the text is encrypted for the browser.
"""

from __future__ import annotations

import asyncio
import base64
from collections.abc import Mapping
from email.utils import parseaddr
from hashlib import sha256
from types import SimpleNamespace
from typing import Any, Literal, cast
from urllib.parse import urlsplit

import aiohttp
import structlog
from cryptography.exceptions import UnsupportedAlgorithm
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02, VapidException  # type: ignore[import-untyped]
from pywebpush import WebPushException, webpush_async  # type: ignore[import-untyped]

from server.jsons import dumps
from server.notices.endpoints import PublicResolver, may_reach
from server.notices.slots import Busy, Slots
from server.notices.texts import Told
from server.push_contact import mail_contact, site_contact
from server.settings import Settings
from server.store.notices import Notices, Subscription

log = structlog.get_logger()

#: For how many seconds a service tries to reach a browser, and how long it may take to take a message.
KEPT, PATIENCE = 24 * 3600, 10.0
#: The service knows of no such browser (any more).
GONE = (404, 410)
NO_CONTACT = (
    "some push services refuse messages without one: set GALAXIES_PUSH_CONTACT=mailto:you@play.example, or a "
    "GALAXIES_PUBLIC_URL that is https"
)
CURVE = ec.SECP256R1()

#: So many messages are on their way at once: in all, to one site (less while that is slow), to one browser.
IN_ALL, TO_SITE, TO_SLOW_SITE, TO_BROWSER = 500, 50, 8, 2

#: What is signed where no contact is named: most services take it, Apple's does not.
NOBODY = "mailto:galaxies@localhost"

#: With ``busy`` too many are on their way there.
Outcome = Literal["sent", "gone", "failed", "busy"]


class Push:
    """Sends to browsers; it has to be opened first."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._vapid: Vapid02 | None = None
        self._session: aiohttp.ClientSession | None = None
        self._sites = Slots(IN_ALL, TO_SITE, TO_SLOW_SITE)
        self._browsers = Slots(IN_ALL, TO_BROWSER)

    @property
    def public_key(self) -> str | None:
        """What browsers need to take messages of this server alone; None if it sends none."""
        if self._vapid is None:
            return None
        return encoded(self._vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))

    async def open(self, store: Notices) -> None:
        """Find the server's key, or make it: it is the same for all workers, and for good.

        Raises ValueError for a setting that is no key.
        """
        if not self._settings.push:
            return
        key = self._settings.push_key or await store.keep_key("vapid", _new_key())
        self._vapid = Vapid02.from_raw(key.encode())
        if contact_of(self._settings) is None:
            log.warning("pushes name no contact", hint=NO_CONTACT)
        connector = aiohttp.TCPConnector(resolver=PublicResolver(self._settings.push_hosts), limit=IN_ALL)
        self._session = aiohttp.ClientSession(connector=connector, cookie_jar=aiohttp.DummyCookieJar())

    async def close(self) -> None:
        """Let go of all connections."""
        if self._session:
            await self._session.close()

    def takes(self, subscription: Subscription) -> bool:
        """Whether a message could be sent there, and read."""
        try:
            point, secret = decoded(subscription.p256dh), decoded(subscription.auth)
            _ = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, point)
        except (ValueError, UnsupportedAlgorithm):
            return False
        return len(secret) == 16 and may_reach(subscription.endpoint, self._settings.push_hosts)

    async def send(self, subscriptions: Mapping[str, Subscription], message: Told) -> dict[str, Outcome]:
        """Send a message to all of them at once; returns what came of it, by the same names."""
        sent = await asyncio.gather(*(self._send(one, message) for one in subscriptions.values()))
        return dict(zip(subscriptions, sent, strict=True))

    async def _send(self, subscription: Subscription, message: Told) -> Outcome:
        endpoint = subscription.endpoint
        try:
            with self._browsers.taken(digest_of(endpoint)), self._sites.taken(site_of(endpoint)):
                return await self._hand_over(subscription, message)
        except Busy:
            return "busy"

    async def _hand_over(self, subscription: Subscription, message: Told) -> Outcome:
        if self._vapid is None or not may_reach(subscription.endpoint, self._settings.push_hosts):
            return "failed"
        text = {"title": message.title, "body": message.body, "path": message.path, "tag": message.tag}
        topic = encoded(sha256(message.tag.encode()).digest())[:32]  # a newer message replaces one on its way
        try:
            await webpush_async(
                {
                    "endpoint": subscription.endpoint,
                    "keys": {"p256dh": subscription.p256dh, "auth": subscription.auth},
                },
                dumps(text),
                vapid_private_key=self._vapid,
                vapid_claims={"sub": contact_of(self._settings) or NOBODY},
                ttl=KEPT,
                timeout=PATIENCE,
                headers={"urgency": "high", "topic": topic},
                aiohttp_session=cast(aiohttp.ClientSession, self),
            )
        except WebPushException as error:
            if error.status_code in GONE:
                return "gone"
            return _failed(subscription, f"status {error.status_code}")
        except (VapidException, aiohttp.ClientError, OSError, TimeoutError, ValueError) as error:
            return _failed(subscription, type(error).__name__)
        return "sent"

    async def post(self, url: str, *, timeout: float, **parts: Any) -> SimpleNamespace:
        """Stands for the session as pywebpush uses it: it follows no redirection, and reads no answer, which
        may be without an end; the time is that of the whole."""
        assert self._session
        whole = aiohttp.ClientTimeout(total=timeout)
        async with self._session.post(url, timeout=whole, allow_redirects=False, **parts) as answer:
            return SimpleNamespace(
                status=answer.status, reason=answer.reason, headers=answer.headers, text=_nothing
            )


async def _nothing() -> str:
    return ""


def contact_of(settings: Settings) -> str | None:
    """Return whom the services may ask, as the settings tell: ``push_contact``, else the address that e-mail
    comes from, else the site; None if none of them is an address on the Internet."""
    if settings.push_contact:
        return settings.push_contact
    mail = mail_contact(parseaddr(settings.mail_from or "")[1])
    return mail or site_contact(settings.public_url or "")


def site_of(endpoint: str) -> str:
    """Return what stands for the owner of an endpoint: the last two parts of a name, or an address, and the
    port.

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


def _failed(subscription: Subscription, why: str) -> Outcome:
    log.warning("push failed", service=urlsplit(subscription.endpoint).hostname, why=why)
    return "failed"


def _new_key() -> str:
    number = ec.generate_private_key(CURVE).private_numbers().private_value
    return encoded(number.to_bytes(32, "big"))


def encoded(data: bytes) -> str:
    """The data in base64url, as browsers write it.

    >>> encoded(b"~~~"), decoded("fn5-")
    ('fn5-', b'~~~')
    """
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """The data that is written so; raises ValueError for another text."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


def digest_of(endpoint: str) -> str:
    """What tells browsers apart."""
    return sha256(endpoint.encode("utf-8", "replace")).hexdigest()
