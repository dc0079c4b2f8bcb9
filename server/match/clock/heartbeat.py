"""The heartbeat of a process, which shows that it is alive and reveals outages."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta
from time import monotonic

import structlog

from server.base.clock import CLOCK
from server.db.sql.heartbeat import Heartbeats
from server.db.types.heartbeat import Outage

log = structlog.get_logger()

#: Seconds between two beats.
BEAT = 2.0
#: The longest gap between two beats, in seconds, that does not count as an outage. One applies to a running
#: process, which may be busy, and the other to a process that is starting. A reaction may have only four
#: seconds (server/match/clock/deadlines.py), and a restart must not use them up.
LAPSE, START_LAPSE = 12.0, 3.0
#: The time for which pruning stops after a gap that a wrong clock may have caused.
HOLD = timedelta(days=7)


class Heartbeat:
    """The heartbeat of this process, and the outages known to it."""

    def __init__(self, store: Heartbeats) -> None:
        self._store = store
        self.number = 0  # number of the newest outage
        self.outages: Sequence[Outage] = ()
        self._jump_end: datetime | None = None
        self._last: float | None = None  # time of the last beat

    async def beat(self) -> bool:
        """Record that the process is alive. Return whether this process has learned of a new outage."""
        lapse = START_LAPSE if self._last is None else LAPSE
        beat = await self._store.record_beat(CLOCK.machine_time(), timedelta(seconds=lapse))
        CLOCK.advance(beat.at)
        self._last, self._jump_end = monotonic(), beat.leapt
        if beat.number == self.number:
            return False
        self.outages = await self._store.outages()
        self.number = beat.number
        for outage in self.outages[-1:]:
            log.warning("no time has run", since=str(outage.begin), until=str(outage.end))
        return True

    async def check(self) -> None:
        """Beat if the last beat was long ago, because the process may have been suspended without
        noticing."""
        if self._last is not None and monotonic() - self._last > LAPSE:
            await self.beat()

    def is_pruning_on_hold(self, at: datetime) -> bool:
        """Return whether pruning must stop because the clock may be wrong."""
        return is_on_hold(self._jump_end, at)


def is_on_hold(jump_end: datetime | None, at: datetime) -> bool:
    """Return whether the clock jumped so recently that pruning must stop.

    >>> from datetime import UTC
    >>> noon = datetime(2026, 11, 21, 12, tzinfo=UTC)
    >>> is_on_hold(None, noon), is_on_hold(noon, noon), is_on_hold(noon, noon + HOLD)
    (False, True, False)
    """
    return jump_end is not None and at < jump_end + HOLD


async def set_clock(store: Heartbeats) -> None:
    """Set this command's clock to the server's clock, which may be ahead of the machine's."""
    beat = await store.last_beat()
    if beat:
        CLOCK.advance(beat.at)
