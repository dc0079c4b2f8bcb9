"""The server's clock, and the wire format of times.

The clock never goes back. The machine's clock may be set while the server runs, and the machine may sleep.
The process therefore counts the time itself. If the machine's clock jumps ahead, this clock follows only
after the store has recorded the jump (server/match/clock/heartbeat.py), because no player could have answered
in that time.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from datetime import UTC, datetime, timedelta

#: The server's clock follows the machine's clock immediately if it is ahead by no more than this.
MAX_TRUSTED_LEAD = timedelta(seconds=5)


def _wall() -> datetime:
    return datetime.now(UTC)


class Clock:
    """Counts the time from the machine's clock at startup.

    >>> noon = datetime(2026, 11, 21, 12, tzinfo=UTC)
    >>> wall, count = noon, 0.0
    >>> clock = Clock(lambda: wall, lambda: count)
    >>> wall, count = noon - timedelta(hours=3), 60.0
    >>> clock.now().isoformat(), clock.machine_time().isoformat()
    ('2026-11-21T12:01:00+00:00', '2026-11-21T12:01:00+00:00')
    >>> wall = noon + timedelta(days=401)
    >>> clock.now().isoformat(), clock.machine_time().isoformat()
    ('2026-11-21T12:01:00+00:00', '2027-12-27T12:00:00+00:00')
    >>> clock.advance(clock.machine_time())
    >>> clock.now().isoformat()
    '2027-12-27T12:00:00+00:00'
    """

    def __init__(
        self, wall: Callable[[], datetime] = _wall, count: Callable[[], float] = time.monotonic
    ) -> None:
        self._wall, self._count = wall, count
        self._base, self._base_count = wall(), count()

    def now(self) -> datetime:
        """Return the server's time, to the millisecond."""
        expected, wall = self._expected(), self._wall()
        if expected <= wall < expected + MAX_TRUSTED_LEAD:
            self._base, self._base_count = wall, self._count()
            expected = wall
        return expected.replace(microsecond=expected.microsecond // 1000 * 1000)

    def machine_time(self) -> datetime:
        """Return the time of the machine's clock if it is ahead of the server's clock, otherwise the server's
        time."""
        return max(self.now(), self._wall())

    def advance(self, time: datetime) -> None:
        """Continue from the given time, unless it is in the past."""
        if time > self._expected():
            self._base, self._base_count = time, self._count()

    def _expected(self) -> datetime:
        return self._base + timedelta(seconds=self._count() - self._base_count)


#: The clock of this process.
CLOCK = Clock()


def now() -> datetime:
    """Return the server's time in UTC. It is rounded to the millisecond, so that times are shown exactly as
    they are stored.

    >>> now().tzinfo is UTC, now().microsecond % 1000
    (True, 0)
    """
    return CLOCK.now()


def stamp(time: datetime) -> str:
    """Return the time in UTC in RFC 3339 format, to the millisecond.

    >>> stamp(datetime(2026, 11, 21, 12, 30, tzinfo=UTC))
    '2026-11-21T12:30:00.000Z'
    """
    return time.astimezone(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
