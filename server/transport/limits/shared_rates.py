"""Rate limits across all processes, through Redis."""

from __future__ import annotations

import structlog
from limits import RateLimitItem
from limits.aio.storage import RedisStorage
from limits.aio.strategies import MovingWindowRateLimiter
from redis.exceptions import RedisError

from server.transport.limits.circuit_breaker import CircuitBreaker

log = structlog.get_logger()

#: Seconds to wait for a response from Redis.
TIMEOUT = 1.0


class SharedRates:
    """Counts the calls of each caller across all processes."""

    def __init__(self, url: str) -> None:
        self._breaker = CircuitBreaker()
        self._limiter = MovingWindowRateLimiter(
            RedisStorage(
                f"async+{url}",
                implementation="redispy",
                socket_connect_timeout=TIMEOUT,
                socket_timeout=TIMEOUT,
            )
        )

    async def is_allowed(self, item: RateLimitItem, *key: str, count: bool) -> bool:
        """Return whether a call is allowed, and with ``count`` count it. While Redis cannot be reached, every
        call is allowed."""
        if not self._breaker.allows():
            return True
        check = self._limiter.hit if count else self._limiter.test
        try:
            allowed = await check(item, *key)
        except (RedisError, OSError) as error:
            self._breaker.record_failure()
            log.warning("limits are counted only locally", error=type(error).__name__)
            return True
        self._breaker.record_success()
        return allowed
