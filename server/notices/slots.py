"""How many messages are on their way at once, in all and to each place: a slow place holds up only itself."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic

#: A place that takes longer for a message, in seconds, is slow.
SLOW = 3.0
#: So many slow places are remembered; the one that was slow first is forgotten first.
MOST_SLOW = 1000


class Busy(Exception):
    """As many messages are on their way to this place, or in all, as may be."""


class SendSlots:
    """Slots for messages, one to be taken for each while it is sent; nobody waits for one.

    A place has ``each`` slots of the ``total``, and ``slow`` ones after it was slow, until it is quick again:
    whoever owns many slow places takes few of all slots.

    >>> slots = SendSlots(total=10, each=1)
    >>> with slots.taken("push.example"), slots.taken("other.example"):
    ...     with slots.taken("push.example"):
    ...         pass
    Traceback (most recent call last):
    server.notices.slots.Busy: push.example
    """

    def __init__(self, total: int, each: int, slow: int = 1) -> None:
        self._total, self._each, self._few = total, each, slow
        self._taken: Counter[str] = Counter()
        self._slow: dict[str, None] = {}

    @contextmanager
    def taken(self, place: str) -> Iterator[None]:
        """Have a slot for a message to that place; raises Busy if there is none."""
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
        self._taken += Counter()  # forgets places without a message
        self._slow.pop(place, None)
        if slow:
            self._slow[place] = None
        if len(self._slow) > MOST_SLOW:
            del self._slow[next(iter(self._slow))]
