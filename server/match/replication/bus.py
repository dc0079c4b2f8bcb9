"""Messages between the processes of one server.

Each match has a topic of its own. A process subscribes while it holds the match in memory, so it receives and
decodes only messages that it may need. Redis finds a channel's subscribers by a hash, so many channels cost
no more than one.

The store holds the truth. A lost message costs time and nothing else.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeAlias

#: Called with a topic and a message. The message is None when a subscription begins, or begins again: earlier
#: messages may have been missed.
Listener: TypeAlias = Callable[[str, bytes | None], None]

#: The topic of all processes for digests of tokens that are no longer valid.
LOGOUTS = "logouts"


class Bus(Protocol):
    """Carries messages by topic. Only the async methods wait or raise."""

    shared: bool  # whether other processes may be listening

    async def start(self, listener: Listener) -> None:
        """Listen to `LOGOUTS` and all subscribed topics from now on."""
        ...

    async def close(self) -> None:
        """Send the waiting messages, and stop listening."""
        ...

    def publish(self, topic: str, message: bytes) -> None:
        """Send a message to the other processes, and perhaps to this one. Messages arrive in order, but may
        be lost."""
        ...

    def subscribe(self, topic: str) -> None:
        """Subscribe to a topic."""
        ...

    def unsubscribe(self, topic: str) -> None:
        """Unsubscribe from a topic."""
        ...

    async def ping(self) -> None:
        """Raise if the bus cannot be reached."""
        ...


class LocalBus:
    """The bus of a server with one process: it sends nothing."""

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
