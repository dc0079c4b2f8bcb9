"""Limits on the number of messages in progress, in total and for each destination. A slow destination delays
only its own messages."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic

#: A destination counts as slow if a message to it takes longer than this, in seconds.
SLOW = 3.0
#: The maximum number of slow destinations that are remembered. The oldest is forgotten first.
MOST_SLOW = 1000


class Busy(Exception):
    """Raised when too many messages are in progress, to one destination or in total."""


class SendSlots:
    """Slots for messages. A message occupies one while it is being sent. `take` never waits for a free slot.

    A destination has ``each`` slots of the ``total``. A slow destination has only ``slow`` slots, until it is
    fast again. The owner of many slow destinations therefore cannot occupy all slots.

    >>> slots = SendSlots(total=10, each=1)
    >>> with slots.take("push.example"), slots.take("other.example"):
    ...     with slots.take("push.example"):
    ...         pass
    Traceback (most recent call last):
    server.features.notifications.slots.Busy: push.example
    """

    def __init__(self, total: int, each: int, slow: int = 1) -> None:
        self._total, self._each, self._few = total, each, slow
        self._taken: Counter[str] = Counter()
        self._slow: dict[str, None] = {}

    @contextmanager
    def take(self, place: str) -> Iterator[None]:
        """Take a slot for a message to that destination. Raises Busy if none is free."""
        limit = self._few if place in self._slow else self._each
        if self._taken[place] >= limit or self._taken.total() >= self._total:
            raise Busy(place)
        self._taken[place] += 1
        begun = monotonic()
        try:
            yield
        finally:
            self._release(place, slow=monotonic() - begun > SLOW)

    def _release(self, place: str, *, slow: bool) -> None:
        self._taken[place] -= 1
        self._taken += Counter()  # removes destinations without a message
        self._slow.pop(place, None)
        if slow:
            self._slow[place] = None
        if len(self._slow) > MOST_SLOW:
            del self._slow[next(iter(self._slow))]
