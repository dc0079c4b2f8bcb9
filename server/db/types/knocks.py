"""Requests to join private matches ("knocks").

A knock is stored under the requested id, whether such a match exists or not. It therefore takes the same time
and gets the same response in both cases.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from server.db.types.people import User

#: The time that a knock waits for the host's answer, and the time for which an accepted user may enter.
WAIT_TIME: Final = timedelta(minutes=5)
#: The time for which a declined user cannot ask the host again.
DECLINE_TIME: Final = timedelta(hours=1)


@dataclass(frozen=True)
class Knock:
    """A user's request to join the match with that id.

    >>> from datetime import UTC
    >>> Knock("m1", User("u1", "Ada"), datetime(2026, 11, 21, tzinfo=UTC)).user.name
    'Ada'
    """

    match: str
    user: User
    at: datetime
