"""Messages between processes through Redis.

Redis finds a channel's subscribers by a hash, so separate channels for all matches cost no more than a single
one.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

import structlog
from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from server.match.replication.bus import LOGOUTS, Listener

log = structlog.get_logger()

#: The prefix that channel names have before the topic.
PREFIX = b"galaxies:"
TIMEOUT = 5.0
#: The maximum number of messages queued for Redis. Further messages are lost.
BACKLOG = 1000


class RedisBus:
    """The bus of a server with several processes."""

    shared = True

    def __init__(self, url: str) -> None:
        self._redis: Redis = Redis.from_url(
            url, socket_connect_timeout=TIMEOUT, socket_timeout=TIMEOUT, retry=Retry(NoBackoff(), 1)
        )
        self._channels = {PREFIX + LOGOUTS.encode()}
        self._changed = asyncio.Event()  # set when subscriptions change
        self._outbox: list[tuple[bytes, bytes]] = []
        self._receive_task: asyncio.Task[None] | None = None
        self._send_task: asyncio.Task[None] | None = None

    async def start(self, listener: Listener) -> None:
        self._receive_task = asyncio.create_task(self._listen(listener))

    async def close(self) -> None:
        if self._send_task:
            await asyncio.wait([self._send_task], timeout=1)
        for task in (self._send_task, self._receive_task):
            if task:
                task.cancel()
                with suppress(asyncio.CancelledError):
                    await task
        await self._redis.aclose()

    def publish(self, topic: str, message: bytes) -> None:
        if len(self._outbox) >= BACKLOG:
            log.warning("bus messages lost", count=1)
            return
        self._outbox.append((_channel_name(topic), message))
        if self._send_task is None or self._send_task.done():
            self._send_task = asyncio.create_task(self._send())

    def subscribe(self, topic: str) -> None:
        self._channels.add(_channel_name(topic))
        self._changed.set()

    def unsubscribe(self, topic: str) -> None:
        self._channels.discard(_channel_name(topic))
        self._changed.set()

    async def ping(self) -> None:
        await self._redis.ping()

    async def _send(self) -> None:
        """Send the queued messages. Messages that arrive meanwhile are sent together afterwards."""
        while self._outbox:
            batch, self._outbox = self._outbox, []
            try:
                pipeline = self._redis.pipeline(transaction=False)
                for channel, message in batch:
                    pipeline.publish(channel, message)
                await pipeline.execute()
            except (RedisError, OSError) as error:
                log.warning("bus messages lost", count=len(batch), error=type(error).__name__)

    async def _listen(self, listener: Listener) -> None:
        """Subscribe again whenever the connection breaks."""
        while True:
            try:
                await self._receive(listener)
            except (RedisError, OSError) as error:
                log.warning("bus unavailable", error=type(error).__name__)
            except Exception as error:
                log.error("bus message failed", exc_info=error)
            await asyncio.sleep(1)

    async def _receive(self, listener: Listener) -> None:
        async with self._redis.pubsub() as channels:
            subscribed = set(self._channels)
            await channels.subscribe(*subscribed)
            task = asyncio.create_task(self._update_subscriptions(channels, subscribed))
            try:
                async for message in channels.listen():
                    _notify_listener(listener, message)
            finally:
                task.cancel()

    async def _update_subscriptions(self, channels: PubSub, subscribed: set[bytes]) -> None:
        """Subscribe and unsubscribe as needed. ``subscribed`` has the current subscriptions."""
        with suppress(RedisError, OSError):  # the listening task notices the error, too
            while True:
                await self._changed.wait()
                self._changed.clear()
                channel_names = set(self._channels)
                if channel_names - subscribed:
                    await channels.subscribe(*(channel_names - subscribed))
                if subscribed - channel_names:
                    await channels.unsubscribe(*(subscribed - channel_names))
                subscribed = channel_names


def _notify_listener(listener: Listener, message: dict[str, Any]) -> None:
    topic = message["channel"].removeprefix(PREFIX).decode()
    if message["type"] == "message":
        listener(topic, message["data"])
    elif message["type"] == "subscribe":
        listener(topic, None)


def _channel_name(topic: str) -> bytes:
    return PREFIX + topic.encode()
