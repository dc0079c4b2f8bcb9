"""A rate limit for each caller, counted in memory."""

from __future__ import annotations

from time import monotonic

from limits import parse

from server.base.clients import networks_of

#: Once a limit has this many callers, it starts to forget those that need not wait.
MIN_CALLERS = 1000
#: The rounding error of summed times, in seconds. Without it the first call of "1/hour" might have to wait
#: for a billionth of a second.
ROUNDING = 1e-6


class RateLimit:
    """Limits the number of calls that each caller makes in a period, in a burst or spread out (the generic
    cell rate algorithm).

    A caller who has used all calls regains them one by one, evenly spread over the period. The cost of a call
    does not depend on the number of callers.

    >>> limit = RateLimit("2/minute")
    >>> limit.hit("ada", at=0.0), limit.hit("ada", at=0.0), limit.hit("ada", at=0.0)
    (0.0, 0.0, 30.0)
    >>> limit.hit("bob", at=0.0), limit.hit("ada", at=30.0)
    (0.0, 0.0)
    >>> limit.hit("cleo", at=0.0, cost=4), limit.hit("cleo", at=0.0)
    (0.0, 90.0)
    """

    def __init__(self, rate: str) -> None:
        """``rate`` is written in the syntax of `limits`. Raises ValueError for any other text."""
        self.item = parse(rate)
        self._period = float(self.item.get_expiry())
        self._interval = self._period / self.item.amount
        self._used_until: dict[str, float] = {}  # when each caller's allowance is full again
        self._cleanup_size = MIN_CALLERS

    def wait(self, caller: str, at: float | None = None, cost: float = 1) -> float:
        """Return the seconds until the caller may make the next call, or the fraction ``cost`` of a call. 0
        means now."""
        at = monotonic() if at is None else at
        wait = self._used_until.get(caller, at) + cost * self._interval - self._period - at
        return wait if wait > ROUNDING else 0.0

    def hit(self, caller: str, at: float | None = None, cost: float = 1) -> float:
        """Count ``cost`` calls of the caller if at least one is allowed, and return 0. Otherwise count
        nothing, and return the seconds until the next one."""
        at = monotonic() if at is None else at
        wait = self.wait(caller, at, min(cost, 1))
        if not wait:
            self._used_until[caller] = max(at, self._used_until.get(caller, at)) + cost * self._interval
            self._forget(at)
        return wait

    def wait_from(self, address: str, at: float | None = None) -> float:
        """Return the waiting time like :meth:`wait`, for an address and its wider networks."""
        return max(self.wait(network, at, 1 / allowance) for network, allowance in networks_of(address))

    def hit_from(self, address: str, at: float | None = None, cost: float = 1) -> float:
        """Count like :meth:`hit` for an address and its wider networks. Wider networks have a larger
        allowance, so one call counts there as a fraction of a call.

        >>> limit = RateLimit("1/minute")
        >>> [limit.hit_from(f"2001:db8:0:{n:x}::1", at=0.0) for n in (1, 2, 3, 4, 5, 0x100)]
        [0.0, 0.0, 0.0, 0.0, 15.0, 0.0]
        """
        wait = self.wait_from(address, at)
        if not wait:
            for network, allowance in networks_of(address):
                _ = self.hit(network, at, cost / allowance)
        return wait

    def _forget(self, at: float) -> None:
        """Whenever the number of callers has doubled, forget those without recent calls."""
        if len(self._used_until) > self._cleanup_size:
            self._used_until = {caller: until for caller, until in self._used_until.items() if until > at}
            self._cleanup_size = max(MIN_CALLERS, 2 * len(self._used_until))
