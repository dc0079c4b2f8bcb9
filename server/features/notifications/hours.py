"""Quiet hours, during which notifications are held back."""

from __future__ import annotations

from datetime import UTC, datetime, time, timedelta
from zoneinfo import ZoneInfo

from server.db.types.notices import Quiet

DAY = 24 * 60


def quiet_until(quiet: Quiet | None, at: datetime) -> datetime | None:
    """Return the time at which the quiet hours around ``at`` end, or None if ``at`` is not in quiet hours.

    >>> night = Quiet(22 * 60, 7 * 60, "Europe/Berlin")
    >>> str(quiet_until(night, datetime(2026, 11, 22, 23, 30, tzinfo=UTC)))
    '2026-11-23 06:00:00+00:00'
    >>> quiet_until(night, datetime(2026, 11, 22, 12, 0, tzinfo=UTC))
    """
    zone = zone_of(quiet.zone) if quiet else None
    if quiet is None or zone is None:
        return None
    local_time = at.astimezone(zone)
    minute = local_time.hour * 60 + local_time.minute
    if (minute - quiet.begin) % DAY >= (quiet.end - quiet.begin) % DAY:
        return None
    day = local_time.date() + timedelta(days=int(minute >= quiet.end))
    end = datetime.combine(day, time(*divmod(quiet.end, 60)), zone).astimezone(UTC)
    return max(end, at + timedelta(minutes=1))  # in autumn, one hour occurs twice


def zone_of(name: str) -> ZoneInfo | None:
    """Return the time zone with that name in the IANA database, or None if it is unknown."""
    try:
        return ZoneInfo(name)
    except (KeyError, ValueError, OSError):
        return None
