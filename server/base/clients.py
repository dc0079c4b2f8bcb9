"""The networks that count as one client, and limits on the connections and requests of each client."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from ipaddress import IPv4Address, ip_address, ip_network
from typing import TypeAlias

#: Networks, narrowest first, each with its allowance as a multiple of one client's.
Networks: TypeAlias = tuple[tuple[str, int], ...]
#: Counter names, each with its limit.
Bounds: TypeAlias = Iterable[tuple[str, int]]

#: Allowances by IPv6 prefix length. A client has a /64; a household or company has a /56 or a /48. Many
#: people may share a /56 or /48, but one household must not count as 65,536 clients.
ALLOWANCES = {64: 1, 56: 4, 48: 16}
#: A wide network may use at most the total divided by this number.
MAX_NETWORK_SHARE = 4


# called several times for each request; a call takes 5 µs for IPv4 and 60 µs for IPv6
@lru_cache(maxsize=4096)
def networks_of(address: str) -> Networks:
    """Return the networks that contain an address or a narrower network.

    >>> networks_of("192.0.2.1"), networks_of("::ffff:192.0.2.1")
    ((('192.0.2.1', 1),), (('192.0.2.1', 1),))
    >>> for network in networks_of("2001:db8:1:203::1"):
    ...     print(*network)
    2001:db8:1:203::/64 1
    2001:db8:1:200::/56 4
    2001:db8:1::/48 16
    """
    try:
        parsed = ip_address(address.partition("/")[0])
    except ValueError:
        return ((address, 1),)
    if not isinstance(parsed, IPv4Address) and parsed.ipv4_mapped:
        parsed = parsed.ipv4_mapped
    if isinstance(parsed, IPv4Address):
        return ((str(parsed), 1),)
    return tuple(
        (str(ip_network((parsed.packed, length), strict=False)), allowance)
        for length, allowance in ALLOWANCES.items()
    )


def client_of(address: str) -> str:
    """Return the key of one client: its IPv4 address, or its IPv6 /64 network.

    >>> client_of("192.0.2.1"), client_of("2001:db8::1:2:3:4"), client_of("::ffff:192.0.2.1")
    ('192.0.2.1', '2001:db8::/64', '192.0.2.1')
    """
    return networks_of(address)[0][0]


def bounds_of(address: str, per_client: int, total: int) -> list[tuple[str, int]]:
    """Return the limit for each network of an address. The limit of a client is ``per_client``. Wider
    networks have a higher limit, but only a fraction of the ``total``.

    >>> bounds_of("2001:db8::1", per_client=3, total=40)
    [('2001:db8::/64', 3), ('2001:db8::/56', 10), ('2001:db8::/48', 10)]
    """
    limit = max(2 * per_client, total // MAX_NETWORK_SHARE)
    return [(name, min(per_client * allowance, limit)) for name, allowance in networks_of(address)]


class BoundedCounter:
    """Counts open connections or requests, in total and by name.

    >>> count = BoundedCounter(total=3)
    >>> count.add([("ada", 1)])
    >>> count.is_over([("ada", 1)]), count.is_over([("ada", 2), ("bob", 1)]), count.is_full
    (True, False, False)
    >>> count.remove([("ada", 1)])
    >>> count.is_over([("ada", 1)])
    False
    """

    def __init__(self, total: int) -> None:
        self._total = total
        self._count = 0
        self._counts = Counter[str]()

    @property
    def is_full(self) -> bool:
        """Whether the total has reached its limit."""
        return self._count >= self._total

    def is_over(self, bounds: Bounds) -> bool:
        """Return whether one of the names has reached its limit."""
        return any(self._counts[name] >= limit for name, limit in bounds)

    def add(self, bounds: Bounds) -> None:
        """Count one more for each of the names."""
        self._count += 1
        self._counts.update(name for name, _ in bounds)

    def remove(self, bounds: Bounds) -> None:
        """Subtract one from the count of each name."""
        self._count -= 1
        for name, _ in bounds:
            self._counts[name] -= 1
            if not self._counts[name]:
                del self._counts[name]
