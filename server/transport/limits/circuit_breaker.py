"""A circuit breaker, so that callers do not wait, one after another, for a service that does not answer."""

from __future__ import annotations

from time import monotonic

#: Seconds without calls to a service that has failed.
PAUSE = 2.0


class CircuitBreaker:
    """Remembers that a service has failed. After a pause one caller tries it again. The other callers go on
    without the service until it has answered.

    >>> redis = CircuitBreaker()
    >>> redis.failed(at=0.0)
    >>> [redis.allows(at) for at in (1.0, 2.0, 2.1, 4.0)]
    [False, True, False, True]
    >>> redis.answered()
    >>> redis.allows(4.1), redis.allows(4.1)
    (True, True)
    """

    def __init__(self) -> None:
        self._asked_again: float | None = None  # when the next caller may try; None if all may

    def allows(self, at: float | None = None) -> bool:
        """Return whether the caller should call the service."""
        if self._asked_again is None:
            return True
        at = monotonic() if at is None else at
        if at < self._asked_again:
            return False
        self._asked_again = at + PAUSE
        return True

    def failed(self, at: float | None = None) -> None:
        """Record that the service did not answer."""
        self._asked_again = (monotonic() if at is None else at) + PAUSE

    def answered(self) -> None:
        """Record that the service answered."""
        self._asked_again = None
