"""Limits the number of messages under way, in total and to each place. A slow place delays only itself."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic

#: A place that takes longer for a message, in seconds, is slow.
SLOW = 3.0
#: The maximum number of slow places that are remembered. The oldest is forgotten first.
MOST_SLOW = 1000


class Busy(Exception):
    """Too many messages are under way to this place, or in total."""


class SendSlots:
    """Slots for messages. A message takes one while it is sent. `take` never waits for a free slot.

    A place has ``each`` slots of the ``total``. A place that was slow has only ``slow`` slots, until it is
    quick again. So an owner of many slow places cannot take all slots.

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
        """Take a slot for a message to that place. Raises Busy if there is none."""
        limit = self._few if place in self._slow else self._each
        if self._taken[place] >= limit or self._taken.total() >= self._total:
            raise Busy(place)
        self._taken[place] += 1
        begun = monotonic()
        try:
            yield
        finally:
            self._free(place, slow=monotonic() - begun > SLOW)

    def _free(self, place: str, *, slow: bool) -> None:
        self._taken[place] -= 1
        self._taken += Counter()  # removes places without a message
        self._slow.pop(place, None)
        if slow:
            self._slow[place] = None
        if len(self._slow) > MOST_SLOW:
            del self._slow[next(iter(self._slow))]
