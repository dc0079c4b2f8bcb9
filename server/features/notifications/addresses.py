"""Checks whether an IP address is public, that is, globally routable unicast."""

from __future__ import annotations

from collections.abc import Iterator
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network

#: The only addresses that are assigned as globally routable unicast.
UNICAST = IPv6Network("2000::/3")
#: Addresses that a local NAT64 translates (RFC 6052). The last 32 bits are the IPv4 address.
NAT64 = IPv6Network("64:ff9b::/96")
#: Exceptions: special purposes (RFC 2928, including Teredo), documentation, and the former 6bone.
NOT_UNICAST = [IPv6Network(text) for text in ("2001::/23", "2001:db8::/32", "3fff::/20", "3ffe::/16")]
#: Interface identifiers of ISATAP (RFC 5214), which precede the 32 bits of the IPv4 address.
ISATAP = (0x0000_5EFE, 0x0200_5EFE)
#: Addresses that Python treats as global although they are not public hosts. These are protocol assignments,
#: the anycast addresses of relays, of AS112 and of AMT, and a cloud's metadata address.
SPECIAL = [
    IPv4Network(text)
    for text in (
        "192.0.0.0/24",
        "192.31.196.0/24",
        "192.52.193.0/24",
        "192.88.99.0/24",
        "192.175.48.0/24",
        "168.63.129.16/32",
    )
]


def is_public(address: IPv4Address | IPv6Address) -> bool:
    """Return whether an address, and every IPv4 address embedded in it, is globally routable unicast.

    >>> [is_public(IPv6Address(text)) for text in ("2620:fe::fe", "64:ff9b::808:808", "::127.0.0.1")]
    [True, True, False]
    """
    if isinstance(address, IPv4Address):
        return _is_public_v4(address)
    if address.scope_id is not None or not all(map(_is_public_v4, _embedded(address))):
        return False
    if address.ipv4_mapped is not None or address in NAT64:
        return True
    return address in UNICAST and not any(address in network for network in NOT_UNICAST)


def _is_public_v4(address: IPv4Address) -> bool:
    special = any(address in network for network in SPECIAL)
    return address.is_global and not address.is_multicast and not special


def _embedded(address: IPv6Address) -> Iterator[IPv4Address]:
    """Yield the IPv4 addresses embedded in this one."""
    number = int(address)
    if address.ipv4_mapped is not None:
        yield address.ipv4_mapped
    if address.sixtofour is not None:
        yield address.sixtofour
    if address in NAT64 or (number >> 32) & 0xFFFF_FFFF in ISATAP:
        yield IPv4Address(number & 0xFFFF_FFFF)
