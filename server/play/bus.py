"""Tells the other processes that a match has moved on.

The store holds the truth: a lost message costs time, and nothing else.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Protocol

import structlog
from redis.asyncio import Redis
from redis.exceptions import RedisError

log = structlog.get_logger()

#: Gets a match's id and its version.
Listener = Callable[[str, int], None]

CHANNEL = "galaxies:changes"
PATIENCE = 5.0


class Bus(Protocol):
    """Carries `match_id, version` to every process."""

    shared: bool  # whether other processes may be listening

    async def start(self, listener: Listener) -> None:
        """Listen from now on."""
        ...

    async def close(self) -> None:
        """Stop listening."""
        ...

    async def publish(self, match_id: str, version: int) -> None:
        """Tell all processes; never raises."""
        ...

    async def ping(self) -> None:
        """Raise if the bus cannot be reached."""
        ...


class LocalBus:
    """For one process."""

    shared = False

    def __init__(self) -> None:
        self._listeners: list[Listener] = []

    async def start(self, listener: Listener) -> None:
        self._listeners.append(listener)

    async def close(self) -> None:
        self._listeners.clear()

    async def publish(self, match_id: str, version: int) -> None:
        for listener in self._listeners:
            listener(match_id, version)

    async def ping(self) -> None:
        return None


class RedisBus:
    """For several processes, through one Redis channel."""

    shared = True

    def __init__(self, url: str) -> None:
        self._redis: Redis = Redis.from_url(url, decode_responses=True, socket_connect_timeout=PATIENCE)
        self._task: asyncio.Task[None] | None = None

    async def start(self, listener: Listener) -> None:
        self._task = asyncio.create_task(self._listen(listener))

    async def close(self) -> None:
        if self._task:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
        await self._redis.aclose()

    async def publish(self, match_id: str, version: int) -> None:
        try:
            await self._redis.publish(CHANNEL, f"{match_id} {version}")
        except (RedisError, OSError) as error:
            log.warning("bus message lost", match=match_id, error=type(error).__name__)

    async def ping(self) -> None:
        await self._redis.ping()

    async def _listen(self, listener: Listener) -> None:
        """Subscribe again whenever the connection breaks."""
        while True:
            try:
                await self._hear(listener)
            except (RedisError, OSError) as error:
                log.warning("bus is away", error=type(error).__name__)
                await asyncio.sleep(1)

    async def _hear(self, listener: Listener) -> None:
        async with self._redis.pubsub() as channel:
            await channel.subscribe(CHANNEL)
            async for message in channel.listen():
                if message["type"] == "message":
                    match_id, _, version = str(message["data"]).partition(" ")
                    listener(match_id, int(version))


def open_bus(redis: str | None) -> Bus:
    """Return a bus over Redis if an address is given, else one for this process."""
    return RedisBus(redis) if redis else LocalBus()
