"""Messages between the processes of one server.

Each match has a separate topic. A process subscribes to it while it holds the match in memory, so it receives
and decodes only messages that it may need. Redis finds a channel's subscribers by a hash, so many channels
cost no more than one.

The store is authoritative. A lost message costs only time.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeAlias

#: Called with a topic and a message. The message is None when a subscription begins, or begins again, because
#: earlier messages may have been missed.
Listener: TypeAlias = Callable[[str, bytes | None], None]

#: The topic that informs all processes of the digests of invalid tokens.
LOGOUTS = "logouts"


class Bus(Protocol):
    """Carries messages by topic. Only the async methods wait or raise errors."""

    shared: bool  # whether other processes may be listening

    async def start(self, listener: Listener) -> None:
        """Start listening to `LOGOUTS` and all subscribed topics."""
        ...

    async def close(self) -> None:
        """Send the queued messages, and stop listening."""
        ...

    def publish(self, topic: str, message: bytes) -> None:
        """Send a message to the other processes, and possibly to this one. Messages arrive in order, but may
        be lost."""
        ...

    def subscribe(self, topic: str) -> None:
        """Subscribe to a topic."""
        ...

    def unsubscribe(self, topic: str) -> None:
        """Unsubscribe from a topic."""
        ...

    async def ping(self) -> None:
        """Raise an error if the bus cannot be reached."""
        ...


class LocalBus:
    """The bus of a server with a single process, which sends nothing."""

    shared = False

    async def start(self, listener: Listener) -> None:
        return None

    async def close(self) -> None:
        return None

    def publish(self, topic: str, message: bytes) -> None:
        return None

    def subscribe(self, topic: str) -> None:
        return None

    def unsubscribe(self, topic: str) -> None:
        return None

    async def ping(self) -> None:
        return None
