"""Signs and encrypts messages, and sends them to push services.

Its libraries are slow to import, so `server.features.notifications.push` imports it at the first message.
"""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, Literal, cast
from urllib.parse import urlsplit

import aiohttp
import structlog
from py_vapid import Vapid02, VapidException  # type: ignore[import-untyped]
from pywebpush import WebPushException, webpush_async  # type: ignore[import-untyped]

from server.db.types.notices import Subscription
from server.features.notifications.resolver import PublicResolver

log = structlog.get_logger()

#: How long a service tries to reach a browser, and how long we wait until it accepts a message, in seconds.
MESSAGE_TTL, TIMEOUT = 24 * 3600, 10.0
#: The statuses for an unknown or expired subscription.
GONE = (404, 410)

#: ``busy`` means that too many messages to this service are in progress.
Outcome = Literal["sent", "gone", "failed", "busy"]


class Sender:
    """Signs and encrypts messages with the server's key, and sends them to push services."""

    def __init__(self, key: str, contact: str, hosts: list[str], connections: int) -> None:
        self._vapid = Vapid02.from_raw(key.encode())
        self._contact = contact
        connector = aiohttp.TCPConnector(resolver=PublicResolver(hosts), limit=connections)
        self._session = aiohttp.ClientSession(connector=connector, cookie_jar=aiohttp.DummyCookieJar())

    async def close(self) -> None:
        """Close all connections."""
        await self._session.close()

    async def deliver(self, subscription: Subscription, data: str, topic: str) -> Outcome:
        """Send a message to one browser. It replaces any undelivered message with the same topic."""
        try:
            await webpush_async(
                {
                    "endpoint": subscription.endpoint,
                    "keys": {"p256dh": subscription.p256dh, "auth": subscription.auth},
                },
                data,
                vapid_private_key=self._vapid,
                vapid_claims={"sub": self._contact},
                ttl=MESSAGE_TTL,
                timeout=TIMEOUT,
                headers={"urgency": "high", "topic": topic},
                aiohttp_session=cast(aiohttp.ClientSession, self),
            )
        except WebPushException as error:
            if error.status_code in GONE:
                return "gone"
            return _log_failure(subscription, f"status {error.status_code}")
        except (VapidException, aiohttp.ClientError, OSError, TimeoutError, ValueError) as error:
            return _log_failure(subscription, type(error).__name__)
        return "sent"

    async def post(self, url: str, *, timeout: float, **options: Any) -> SimpleNamespace:
        """Replace pywebpush's session. This method follows no redirects and reads no response body, which may
        be endless. The timeout applies to the whole request."""
        total_timeout = aiohttp.ClientTimeout(total=timeout)
        async with self._session.post(
            url, timeout=total_timeout, allow_redirects=False, **options
        ) as response:
            return SimpleNamespace(
                status=response.status, reason=response.reason, headers=response.headers, text=_empty_text
            )


async def _empty_text() -> str:
    return ""


def _log_failure(subscription: Subscription, reason: str) -> Outcome:
    log.warning("push failed", service=urlsplit(subscription.endpoint).hostname, why=reason)
    return "failed"
