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
MAX_SLOW = 1000


class Busy(Exception):
    """Raised when too many messages are in progress, to one destination or in total."""


class SendSlots:
    """Slots for messages. A message occupies one while it is being sent. `take` never waits for a free slot.

    A destination has ``per_site`` slots of the ``total``. A slow destination has only ``slow`` slots, until
    it is fast again. The owner of many slow destinations therefore cannot occupy all slots.

    >>> slots = SendSlots(total=10, per_site=1)
    >>> with slots.take("push.example"), slots.take("other.example"):
    ...     with slots.take("push.example"):
    ...         pass
    Traceback (most recent call last):
    server.features.notifications.slots.Busy: push.example
    """

    def __init__(self, total: int, per_site: int, slow: int = 1) -> None:
        self._total, self._per_site, self._per_slow_site = total, per_site, slow
        self._in_use: Counter[str] = Counter()
        self._slow: dict[str, None] = {}

    @contextmanager
    def take(self, site: str) -> Iterator[None]:
        """Take a slot for a message to that destination. Raises Busy if none is free."""
        limit = self._per_slow_site if site in self._slow else self._per_site
        if self._in_use[site] >= limit or self._in_use.total() >= self._total:
            raise Busy(site)
        self._in_use[site] += 1
        start = monotonic()
        try:
            yield
        finally:
            self._release(site, slow=monotonic() - start > SLOW)

    def _release(self, site: str, *, slow: bool) -> None:
        self._in_use[site] -= 1
        self._in_use += Counter()  # removes destinations without a message
        self._slow.pop(site, None)
        if slow:
            self._slow[site] = None
        if len(self._slow) > MAX_SLOW:
            del self._slow[next(iter(self._slow))]
