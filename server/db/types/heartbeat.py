"""The server's heartbeat: when a process was last alive, and the outages in between."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Protocol

#: A longer gap between beats may be a clock that was set wrong (docs/HOSTING.md, What is forgotten).
LEAP = timedelta(days=1)
#: The number of outages that are kept. No match waits for so many without being opened.
OUTAGES = 500


@dataclass(frozen=True)
class Outage:
    """A time in which no process of the server was alive.

    >>> from datetime import UTC
    >>> noon = datetime(2026, 11, 21, 12, tzinfo=UTC)
    >>> Outage(1, noon, noon + timedelta(hours=2)).number
    1
    """

    number: int
    begin: datetime
    end: datetime


@dataclass(frozen=True)
class Beat:
    """The server's time ``at`` the last beat, and the ``number`` of the newest outage. ``leapt`` is the end
    of the last gap longer than LEAP, unless the operator has confirmed the clock since.

    >>> from datetime import UTC
    >>> Beat(datetime(2026, 11, 21, tzinfo=UTC), number=0, leapt=None).number
    0
    """

    at: datetime
    number: int
    leapt: datetime | None


class Heartbeats(Protocol):
    """Stores the server's heartbeat.

    >>> import asyncio
    >>> from tests.databases import store_with_ada
    >>> async def example():
    ...     async with store_with_ada() as (store, _, _):
    ...         pulses: Heartbeats = store
    ...         return await pulses.last_beat(), await pulses.outages()
    >>> asyncio.run(example())
    (None, [])
    """

    async def beat(self, at: datetime, lapse: timedelta) -> Beat:
        """Record that a process is alive. A gap longer than ``lapse`` is recorded as an outage."""
        ...

    async def last_beat(self) -> Beat | None:
        """Return the last beat, or None before the first."""
        ...

    async def outages(self) -> list[Outage]:
        """Return the newest outages, the oldest of them first."""
        ...

    async def trust_clock(self) -> None:
        """Forget that the clock has leapt, because the operator says that it is right."""
        ...
