"""Rate limits of one caller."""

from __future__ import annotations

from math import ceil
from time import time

from limits import RateLimitItem, parse
from limits.aio.storage import MemoryStorage
from limits.aio.strategies import MovingWindowRateLimiter

from server.errors import Problem
from server.settings import Settings


class Rates:
    """Counts in this process; with N workers a caller may reach N times as much, which is still bounded."""

    def __init__(self, settings: Settings) -> None:
        self._limiter = MovingWindowRateLimiter(MemoryStorage())
        self._guests = parse(settings.guest_rate)
        self._creates = parse(settings.create_rate)
        self._loadouts = parse(settings.loadout_rate)
        self._chats = parse(settings.chat_rate)
        self._refusals = parse(settings.refusal_rate)
        self._messages = parse(settings.message_rate)

    async def guest(self, address: str) -> None:
        """Raise Problem 429 if too many guests came from that address."""
        await self._or_429(self._guests, "guest", address)

    async def create(self, user_id: str) -> None:
        """Raise Problem 429 if the user makes too many matches."""
        await self._or_429(self._creates, "create", user_id)

    async def loadout(self, user_id: str) -> None:
        """Raise Problem 429 if the user sends too many loadouts."""
        await self._or_429(self._loadouts, "loadout", user_id)

    async def to_wait(self, user_id: str, *, chat: bool) -> float:
        """Count a message of the user; returns 0, or in how many seconds the next one may be taken.

        A user whose messages were refused too often waits, too. Lines of ``chat`` have a limit of their own.
        """
        if not await self._limiter.test(self._refusals, "refused", user_id):
            return await self._until(self._refusals, "refused", user_id)
        if not await self._limiter.hit(self._messages, "message", user_id):
            return await self._until(self._messages, "message", user_id)
        if chat and not await self._limiter.hit(self._chats, "chat", user_id):
            return await self._until(self._chats, "chat", user_id)
        return 0.0

    async def refused(self, user_id: str) -> None:
        """Count a message that was refused or changed nothing."""
        await self._limiter.hit(self._refusals, "refused", user_id)

    async def _or_429(self, item: RateLimitItem, *key: str) -> None:
        if not await self._limiter.hit(item, *key):
            raise Problem(429, "too-many", headers={"Retry-After": str(item.get_expiry())})

    async def _until(self, item: RateLimitItem, *key: str) -> float:
        """Seconds until the window has room again, in tenths and at least one of them."""
        window = await self._limiter.get_window_stats(item, *key)
        return max(0.1, ceil((window.reset_time - time()) * 10) / 10)
