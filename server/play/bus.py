"""Carries messages between the processes of one server.

Each match is a topic of its own, to which a process listens while it holds the match in memory: it gets, and
takes apart, only what it may need, however many matches others play. Redis finds the listeners of a channel
by a hash, so many channels cost no more than one.

The store holds the truth: a lost message costs time, and nothing else.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeAlias

#: Gets a topic and a message; None when listening to the topic begins, also again: before that, messages may
#: have been missed.
Listener: TypeAlias = Callable[[str, bytes | None], None]

#: What all processes listen to: digests of tokens that are worth nothing any more.
LOGOUTS = "logouts"


class Bus(Protocol):
    """Carries messages by topic; none of the methods waits or raises but for those that are async."""

    shared: bool  # whether other processes may be listening

    async def start(self, listener: Listener) -> None:
        """Listen to `LOGOUTS` and all topics subscribed to, from now on."""
        ...

    async def close(self) -> None:
        """Send what is waiting, and stop listening."""
        ...

    def publish(self, topic: str, message: bytes) -> None:
        """Send a message to the other processes, and perhaps to this one; in order, but it may be lost."""
        ...

    def subscribe(self, topic: str) -> None:
        """Listen to a topic, too."""
        ...

    def unsubscribe(self, topic: str) -> None:
        """Listen to it no longer."""
        ...

    async def ping(self) -> None:
        """Raise if the bus cannot be reached."""
        ...


class LocalBus:
    """For one process: there is nobody to tell."""

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
