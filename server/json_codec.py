"""JSON encoding, the current time, and its format on the wire."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import orjson

from server.clock import CLOCK


def dumps(value: Any) -> str:
    """Return the value as JSON text without spaces. Raises TypeError for a value that is no JSON, or text
    that is no UTF-8.

    >>> dumps({"label": "Łódź", "pick": ("stay",)})
    '{"label":"Łódź","pick":["stay"]}'
    >>> dumps({"body": b"bytes"})
    Traceback (most recent call last):
    TypeError: Type is not JSON serializable: bytes
    """
    return orjson.dumps(value).decode()


def now() -> datetime:
    """Return the server's time in UTC, to the millisecond, so that times are shown exactly as they are
    stored.

    >>> now().tzinfo is UTC, now().microsecond % 1000
    (True, 0)
    """
    return CLOCK.now()


def stamp(time: datetime) -> str:
    """Return the time in UTC in the format of RFC 3339, to the millisecond.

    >>> stamp(datetime(2026, 11, 21, 12, 30, tzinfo=UTC))
    '2026-11-21T12:30:00.000Z'
    """
    return time.astimezone(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
