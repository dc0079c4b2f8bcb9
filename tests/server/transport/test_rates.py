"""Rates of addresses: an IPv6 network of one client does not count as many clients."""

from __future__ import annotations

import pytest

from server.base.rate_limit import RateLimit
from server.settings import Settings
from server.transport.errors import Problem
from server.transport.limits.rates import RateLimits


async def count_accepted(rates: RateLimits, addresses: list[str]) -> int:
    """Return how many of the addresses may make a guest."""
    count = 0
    for address in addresses:
        try:
            await rates.check_new_guest(address)
        except Problem as problem:
            assert problem.status == 429 and problem.headers and int(problem.headers["Retry-After"]) > 0
        else:
            count += 1
    return count


NETWORKS = [
    ([f"192.0.2.{n}" for n in range(20)], 20),
    (["192.0.2.1", "::ffff:192.0.2.1"] * 3, 1),
    ([f"2001:db8::{n:x}" for n in range(20)], 1),
    ([f"2001:db8:0:{n:x}::/64" for n in range(20)], 4),
    ([f"2001:db8:0:{n << 8:x}::1" for n in range(40)], 16),
    ([f"2001:db8:{n:x}::1" for n in range(20)], 20),
]


@pytest.mark.anyio
@pytest.mark.parametrize(("addresses", "fit"), NETWORKS)
async def test_a_network_can_create_a_limited_number_of_guests(addresses: list[str], fit: int) -> None:
    assert await count_accepted(RateLimits(Settings(guest_rate="1/hour")), addresses) == fit


@pytest.mark.anyio
async def test_workers_count_a_network_together(redis_url: str) -> None:
    one, two = (RateLimits(Settings(guest_rate="1/hour", redis=redis_url)) for _ in range(2))
    addresses = [f"2001:db8:0:{n << 8:x}::1" for n in range(30)]
    assert await count_accepted(one, addresses[:10]) + await count_accepted(two, addresses[10:]) == 16


def test_the_limit_of_a_wide_network_recovers_with_time() -> None:
    limit = RateLimit("1/minute")
    addresses = [f"2001:db8:0:{n:x}::1" for n in range(5)]
    assert [limit.hit_from(address, at=0.0) for address in addresses] == [0.0, 0.0, 0.0, 0.0, 60.0 / 4]
    assert limit.hit_from(addresses[4], at=15.0) == 0.0
