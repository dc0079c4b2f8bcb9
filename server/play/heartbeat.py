"""The process's part in the server's life: it notes that it is alive, and learns when no process was."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta
from time import monotonic

import structlog

from server.clock import CLOCK
from server.store.heartbeat import Heartbeats, Outage

log = structlog.get_logger()

#: How often, in seconds, a process notes that it is alive.
BEAT = 2.0
#: A longer gap between two beats, in seconds, is an outage: while a process runs, which may be busy, and when
#: one starts. Time to react may be four seconds (server/play/deadlines.py): a restart must not use that up.
LAPSE, START_LAPSE = 12.0, 3.0
#: After a gap that may be a clock set wrong, nothing is forgotten for so long.
HOLD = timedelta(days=7)


class Heartbeat:
    """What this process knows of the server's life."""

    def __init__(self, store: Heartbeats) -> None:
        self._store = store
        self.number = 0  # of the newest outage
        self.outages: Sequence[Outage] = ()
        self._leapt: datetime | None = None
        self._last: float | None = None  # beat

    async def beat(self) -> bool:
        """Note that the process is alive; returns whether there has been an outage that it did not know."""
        lapse = START_LAPSE if self._last is None else LAPSE
        beat = await self._store.beat(CLOCK.machine_time(), timedelta(seconds=lapse))
        CLOCK.advance(beat.at)
        self._last, self._leapt = monotonic(), beat.leapt
        if beat.number == self.number:
            return False
        self.outages = await self._store.outages()
        self.number = beat.number
        for outage in self.outages[-1:]:
            log.warning("no time has run", since=str(outage.begin), until=str(outage.end))
        return True

    async def check(self) -> None:
        """Beat if the process has not for long: it may have stood still, and knows nothing of that."""
        if self._last is not None and monotonic() - self._last > LAPSE:
            await self.beat()

    def holds(self, at: datetime) -> bool:
        """Whether nothing is to be forgotten for its age, because the clock may be wrong."""
        return holds(self._leapt, at)


def holds(leapt: datetime | None, at: datetime) -> bool:
    """Whether a leap of the clock was so short a time ago that nothing is to be forgotten for its age.

    >>> from datetime import UTC
    >>> noon = datetime(2026, 11, 21, 12, tzinfo=UTC)
    >>> holds(None, noon), holds(noon, noon), holds(noon, noon + HOLD)
    (False, True, False)
    """
    return leapt is not None and at < leapt + HOLD


async def set_clock(store: Heartbeats) -> None:
    """Let a command go by the server's clock, which may be ahead of the machine's."""
    beat = await store.last_beat()
    if beat:
        CLOCK.advance(beat.at)
