"""Limits how many messages are under way, in all and to each place. A slow place delays only itself."""

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
    """Too many messages are under way to this place, or in all."""


class SendSlots:
    """Slots for messages. Each message takes one while it is sent, and nobody waits for one.

    A place has ``each`` slots of the ``total``. After it was slow it has only ``slow`` ones, until it is
    quick again. So the owner of many slow places takes few of all slots.

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
