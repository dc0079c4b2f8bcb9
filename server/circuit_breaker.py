"""A circuit breaker: callers do not wait, one after another, for a service that does not answer."""

from __future__ import annotations

from time import monotonic

#: For how many seconds nobody asks a service that has failed.
PAUSE = 2.0


class CircuitBreaker:
    """Remembers that a service has failed. After a pause one caller asks it again; the others go on without
    it until it has answered.

    >>> redis = CircuitBreaker()
    >>> redis.failed(at=0.0)
    >>> [redis.allows(at) for at in (1.0, 2.0, 2.1, 4.0)]
    [False, True, False, True]
    >>> redis.answered()
    >>> redis.allows(4.1), redis.allows(4.1)
    (True, True)
    """

    def __init__(self) -> None:
        self._asked_again: float | None = None  # when the next caller may ask; None if all may

    def allows(self, at: float | None = None) -> bool:
        """Whether the caller shall ask the service."""
        if self._asked_again is None:
            return True
        at = monotonic() if at is None else at
        if at < self._asked_again:
            return False
        self._asked_again = at + PAUSE
        return True

    def failed(self, at: float | None = None) -> None:
        """Note that the service did not answer."""
        self._asked_again = (monotonic() if at is None else at) + PAUSE

    def answered(self) -> None:
        """Note that the service did answer."""
        self._asked_again = None
