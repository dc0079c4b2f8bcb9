"""Counts the sockets of all workers through Redis.

Each user's sockets in a match form a sorted set, ordered by expiry time. The sockets of a worker that dies
are therefore forgotten soon.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from time import time

import structlog
from redis.asyncio import Redis
from redis.asyncio.client import Pipeline
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from server.transport.limits.circuit_breaker import CircuitBreaker

log = structlog.get_logger()

#: Seconds for which a socket is counted after its worker has renewed it.
EXPIRY_SECONDS = 60
TIMEOUT = 1.0


class SharedSocketCounts:
    """The sockets of all workers by key. While Redis cannot be reached, all counts are unknown, and no method
    raises an error."""

    def __init__(self, url: str) -> None:
        self._redis: Redis = Redis.from_url(
            url, socket_connect_timeout=TIMEOUT, socket_timeout=TIMEOUT, retry=Retry(NoBackoff(), 1)
        )
        self._breaker = CircuitBreaker()

    async def close(self) -> None:
        """Close the connections."""
        await self._redis.aclose()

    async def add(self, key: str, socket: str) -> int:
        """Add a socket, and return the number of sockets, or 0 if it is unknown."""
        if not self._breaker.allows():
            return 0
        try:
            pipeline = self._redis.pipeline()
            pipeline.zremrangebyscore(key, 0, time())
            _renew(pipeline, key, {socket})
            pipeline.zcard(key)
            with self._record_result():
                return int((await pipeline.execute())[-1])
        except (RedisError, OSError) as error:
            log.warning("only local sockets are counted", error=type(error).__name__)
            return 0

    async def remove(self, key: str, socket: str) -> None:
        """Remove a socket from the count."""
        if self._breaker.allows():
            with suppress(RedisError, OSError), self._record_result():  # the entry expires anyway
                await self._redis.zrem(key, socket)

    async def counts(self, keys: Sequence[str]) -> list[int] | None:
        """Return the number of sockets for each key, or None if the numbers are unknown."""
        if not self._breaker.allows():
            return None
        try:
            pipeline = self._redis.pipeline(transaction=False)
            for key in keys:
                pipeline.zcount(key, time(), "+inf")
            with self._record_result():
                return list(await pipeline.execute())
        except (RedisError, OSError) as error:
            log.warning("sockets of other workers are unknown", error=type(error).__name__)
            return None

    async def renew(self, sockets_by_key: Mapping[str, set[str]]) -> None:
        """Extend the expiry times of a worker's sockets."""
        with suppress(RedisError, OSError):
            pipeline = self._redis.pipeline(transaction=False)
            for key, sockets in sockets_by_key.items():
                _renew(pipeline, key, sockets)
            await pipeline.execute()

    @contextmanager
    def _record_result(self) -> Iterator[None]:
        """Record whether Redis responds within the block."""
        try:
            yield
        except (RedisError, OSError):
            self._breaker.record_failure()
            raise
        self._breaker.record_success()


def _renew(pipeline: Pipeline, key: str, sockets: set[str]) -> None:
    pipeline.zadd(key, dict.fromkeys(sockets, time() + EXPIRY_SECONDS))
    pipeline.expire(key, EXPIRY_SECONDS)
