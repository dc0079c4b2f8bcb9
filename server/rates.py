"""How much one caller may ask for."""

from __future__ import annotations

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

    async def may_speak(self, user_id: str) -> bool:
        """Whether the user may send a line of chat now; counts it."""
        return await self._limiter.hit(self._chats, "chat", user_id)

    async def may_send(self, user_id: str) -> bool:
        """Whether the user may send a message now; counts it. Refused ones are dearer: see `refused`."""
        if not await self._limiter.test(self._refusals, "refused", user_id):
            return False
        return await self._limiter.hit(self._messages, "message", user_id)

    async def refused(self, user_id: str) -> None:
        """Count a message that moved nothing on."""
        await self._limiter.hit(self._refusals, "refused", user_id)

    async def _or_429(self, item: RateLimitItem, *key: str) -> None:
        if not await self._limiter.hit(item, *key):
            raise Problem(429, "too-many", headers={"Retry-After": str(item.get_expiry())})
