"""The server's heartbeat: the last time at which a process was alive, and the outages."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta

#: After a longer gap between beats, the clock may be wrong (docs/HOSTING.md, What is deleted).
LEAP = timedelta(days=1)
#: The number of stored outages. No match stays closed through that many outages.
OUTAGES = 500


@dataclass(frozen=True)
class Outage:
    """A period in which no process of the server was alive.

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
