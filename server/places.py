"""How many sockets a user has open in a match, and looks at, in all workers together."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from secrets import token_urlsafe
from time import time

import structlog
from redis.asyncio import Redis
from redis.asyncio.client import Pipeline
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from server.breaker import CircuitBreaker
from server.errors import Problem
from server.settings import Settings

log = structlog.get_logger()

#: For how many seconds a socket is counted after its worker was heard of last, and how often it is heard of.
KEPT, RENEWED = 60, 20
PATIENCE = 1.0


class Places:
    """The sockets of this process, told to the others through Redis, if there is one.

    There each user's sockets in a match are a sorted set, by the time until which they are counted: those of
    a worker that dies are soon forgotten. While Redis is away each worker counts for itself.
    """

    def __init__(self, settings: Settings) -> None:
        self._most = settings.sockets_per_user
        self._name = token_urlsafe(8)
        self._here: defaultdict[str, set[str]] = defaultdict(set)
        self._redis: Redis | None = (
            Redis.from_url(
                settings.redis,
                socket_connect_timeout=PATIENCE,
                socket_timeout=PATIENCE,
                retry=Retry(NoBackoff(), 1),
            )
            if settings.redis
            else None
        )
        self._breaker = CircuitBreaker()
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Go on telling the others what is open here."""
        if self._redis:
            self._task = asyncio.create_task(self._renew_always())

    async def close(self) -> None:
        """Tell them no longer."""
        if self._task:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
        if self._redis:
            await self._redis.aclose()

    @asynccontextmanager
    async def take(self, match_id: str, user_id: str) -> AsyncIterator[None]:
        """Count a socket of the user in the match for as long as this is open; raises Problem 429 if there
        are too many."""
        key, place = _key(match_id, user_id), token_urlsafe(8)
        here = self._here[key]
        here.add(place)
        try:
            if len(here) > self._most or await self._everywhere(key, place) > self._most:
                raise Problem(429, "too-many", headers={"Retry-After": "5"})
            yield
        finally:
            here.discard(place)
            if not here:
                self._here.pop(key, None)
            await self._forget(key, place)

    async def look(self, match_id: str, user_id: str, place: str, *, on: bool) -> None:
        """Note that somebody looks at the page of one of the user's sockets in the match, or not any more;
        ``place`` names the socket."""
        key, place = _looks(match_id, user_id), self._name + place
        if on:
            self._here[key].add(place)
            await self._everywhere(key, place)
            return
        self._here[key].discard(place)
        if not self._here[key]:
            self._here.pop(key, None)
        await self._forget(key, place)

    async def looks(self, match_id: str, user_id: str) -> bool:
        """Whether the user looks at the match, as far as can be told."""
        key = _looks(match_id, user_id)
        if key in self._here:
            return True
        if (redis := self._asked()) is None:
            return False
        try:
            with self._answering():
                return bool(await redis.zcount(key, time(), "+inf"))
        except (RedisError, OSError) as error:
            log.warning("who looks elsewhere is not known", error=type(error).__name__)
            return False

    async def open(self, people: Sequence[tuple[str, str]]) -> set[tuple[str, str]] | None:
        """Those of the matches and users (ids) of which a socket is open anywhere; None if it cannot be
        told."""
        here = {one for one in people if _key(*one) in self._here}
        unsure = [one for one in people if one not in here]
        if self._redis is None or not unsure:
            return here
        if (redis := self._asked()) is None:
            return None
        try:
            pipeline = redis.pipeline(transaction=False)
            for one in unsure:
                pipeline.zcount(_key(*one), time(), "+inf")
            with self._answering():
                counts = await pipeline.execute()
        except (RedisError, OSError) as error:
            log.warning("sockets are counted alone", error=type(error).__name__)
            return None
        return here | {one for one, count in zip(unsure, counts, strict=True) if count}

    async def _everywhere(self, key: str, place: str) -> int:
        """Count the place, and return how many there are; 0 if it cannot be told."""
        if (redis := self._asked()) is None:
            return 0
        try:
            pipeline = redis.pipeline()
            pipeline.zremrangebyscore(key, 0, time())
            _renew(pipeline, key, {place})
            pipeline.zcard(key)
            with self._answering():
                return int((await pipeline.execute())[-1])
        except (RedisError, OSError) as error:
            log.warning("sockets are counted alone", error=type(error).__name__)
            return 0

    async def _forget(self, key: str, place: str) -> None:
        if redis := self._asked():
            with suppress(RedisError, OSError), self._answering():  # it is forgotten anyway
                await redis.zrem(key, place)

    def _asked(self) -> Redis | None:
        """Return Redis, unless there is none, or it did not answer a moment ago."""
        return self._redis if self._redis and self._breaker.allows() else None

    @contextmanager
    def _answering(self) -> Iterator[None]:
        """Note whether Redis answers within the block."""
        try:
            yield
        except (RedisError, OSError):
            self._breaker.failed()
            raise
        self._breaker.answered()

    async def _renew_always(self) -> None:
        assert self._redis
        while True:
            await asyncio.sleep(RENEWED)
            with suppress(RedisError, OSError):
                pipeline = self._redis.pipeline(transaction=False)
                for key, places in self._here.items():
                    _renew(pipeline, key, places)
                await pipeline.execute()


def _looks(match_id: str, user_id: str) -> str:
    return f"galaxies:looks:{match_id}:{user_id}"


def _key(match_id: str, user_id: str) -> str:
    return f"galaxies:sockets:{match_id}:{user_id}"


def _renew(pipeline: Pipeline, key: str, places: set[str]) -> None:
    pipeline.zadd(key, dict.fromkeys(places, time() + KEPT))
    pipeline.expire(key, KEPT)
