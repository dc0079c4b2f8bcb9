"""JSON out, and times as the wire writes them."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import orjson


def dumps(value: Any) -> str:
    """The value as JSON text."""
    return orjson.dumps(value).decode()


def now() -> datetime:
    """The time in UTC, to the millisecond, so that times are shown exactly as they are stored."""
    time = datetime.now(UTC)
    return time.replace(microsecond=time.microsecond // 1000 * 1000)


def stamp(time: datetime) -> str:
    """The time in UTC as RFC 3339 writes it, to the millisecond.

    >>> stamp(datetime(2026, 11, 21, 12, 30, tzinfo=UTC))
    '2026-11-21T12:30:00.000Z'
    """
    return time.astimezone(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
