"""Signs and encrypts messages, and hands them to push services.

Its libraries are slow to import: `server.notices.push` imports it when the first message is sent.
"""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, Literal, cast
from urllib.parse import urlsplit

import aiohttp
import structlog
from py_vapid import Vapid02, VapidException  # type: ignore[import-untyped]
from pywebpush import WebPushException, webpush_async  # type: ignore[import-untyped]

from server.notices.resolver import PublicResolver
from server.store.notices import Subscription

log = structlog.get_logger()

#: For how many seconds a service tries to reach a browser, and how long it may take to take a message.
KEPT, PATIENCE = 24 * 3600, 10.0
#: The service knows of no such browser (any more).
GONE = (404, 410)

#: With ``busy`` too many are on their way there.
Outcome = Literal["sent", "gone", "failed", "busy"]


class Sender:
    """Holds the server's key, and connections to push services."""

    def __init__(self, key: str, contact: str, hosts: list[str], at_once: int) -> None:
        self._vapid = Vapid02.from_raw(key.encode())
        self._contact = contact
        connector = aiohttp.TCPConnector(resolver=PublicResolver(hosts), limit=at_once)
        self._session = aiohttp.ClientSession(connector=connector, cookie_jar=aiohttp.DummyCookieJar())

    async def close(self) -> None:
        """Let go of all connections."""
        await self._session.close()

    async def hand_over(self, subscription: Subscription, data: str, topic: str) -> Outcome:
        """Send a message to one browser; one with the same topic that is still on its way is replaced."""
        try:
            await webpush_async(
                {
                    "endpoint": subscription.endpoint,
                    "keys": {"p256dh": subscription.p256dh, "auth": subscription.auth},
                },
                data,
                vapid_private_key=self._vapid,
                vapid_claims={"sub": self._contact},
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
        whole = aiohttp.ClientTimeout(total=timeout)
        async with self._session.post(url, timeout=whole, allow_redirects=False, **parts) as answer:
            return SimpleNamespace(
                status=answer.status, reason=answer.reason, headers=answer.headers, text=_nothing
            )


async def _nothing() -> str:
    return ""


def _failed(subscription: Subscription, why: str) -> Outcome:
    log.warning("push failed", service=urlsplit(subscription.endpoint).hostname, why=why)
    return "failed"
