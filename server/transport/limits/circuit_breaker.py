"""A circuit breaker, which keeps callers from waiting one after another for a service that does not
respond."""

from __future__ import annotations

from time import monotonic

#: Seconds for which a failed service is not called.
PAUSE = 2.0


class CircuitBreaker:
    """Remembers that a service has failed. After a pause one caller tries it again. The other callers
    continue without the service until it has responded.

    >>> redis = CircuitBreaker()
    >>> redis.record_failure(at=0.0)
    >>> [redis.allows(at) for at in (1.0, 2.0, 2.1, 4.0)]
    [False, True, False, True]
    >>> redis.record_success()
    >>> redis.allows(4.1), redis.allows(4.1)
    (True, True)
    """

    def __init__(self) -> None:
        # the time at which the next caller may try, or None if all may
        self._retry_at: float | None = None

    def allows(self, at: float | None = None) -> bool:
        """Return whether the caller should call the service."""
        if self._retry_at is None:
            return True
        at = monotonic() if at is None else at
        if at < self._retry_at:
            return False
        self._retry_at = at + PAUSE
        return True

    def record_failure(self, at: float | None = None) -> None:
        """Record that the service did not respond."""
        self._retry_at = (monotonic() if at is None else at) + PAUSE

    def record_success(self) -> None:
        """Record that the service responded."""
        self._retry_at = None
