"""Which addresses of push services are spoken to: a browser names them, so they might lead anywhere."""

from __future__ import annotations

import socket
from collections.abc import Iterable
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from urllib.parse import urlsplit

from aiohttp.abc import AbstractResolver, ResolveResult
from aiohttp.resolver import ThreadedResolver

LONGEST = 1000
NAT64 = IPv6Network("64:ff9b::/96")
#: Names of networks that are nobody else's.
LOCAL = (".local", ".localhost", ".internal", ".lan", ".home.arpa")


def may_reach(url: str, also: Iterable[str]) -> bool:
    """Whether a message may be sent there: by https on its usual port to a public name or address, or to a
    host (``name`` or ``name:port``) of those that are allowed ``also``.

    >>> [may_reach(url, ["box.lan:8080"]) for url in ("https://push.example/a", "http://box.lan:8080/a")]
    [True, True]
    >>> [may_reach(url, []) for url in ("http://push.example/a", "https://10.0.0.1/a", "https://[::1]/a")]
    [False, False, False]
    """
    if len(url) > LONGEST or not (url.isascii() and url.isprintable()) or " " in url:
        return False
    try:
        parts = urlsplit(url)
        port, host = parts.port, (parts.hostname or "").rstrip(".")
    except ValueError:
        return False
    if parts.username is not None or parts.password is not None or not host:
        return False
    if parts.scheme in ("http", "https") and {host, parts.netloc.lower()} & set(also):
        return True
    return parts.scheme == "https" and port in (None, 443) and _is_public_name(host)


def _is_public_name(host: str) -> bool:
    try:
        return is_public(ip_address(host))
    except ValueError:
        last = host.rpartition(".")[2]
        return "." in host and not host.endswith(LOCAL) and not last.isdigit() and not last.startswith("0x")


def is_public(address: IPv4Address | IPv6Address) -> bool:
    """Whether an address is somebody's on the Internet, also by what is wrapped in it."""
    if isinstance(address, IPv6Address):
        wrapped = address.ipv4_mapped or address.sixtofour or (address.teredo or (None, None))[1]
        if wrapped is not None and not is_public(wrapped):
            return False
        if address in NAT64 and not is_public(IPv4Address(int(address) & 0xFFFFFFFF)):
            return False
    return address.is_global and not address.is_multicast


class PublicResolver(AbstractResolver):
    """Looks names up, and gives none but public addresses, whatever a name leads to by now."""

    def __init__(self, also: Iterable[str]) -> None:
        self._also = {name.rpartition(":")[0] or name for name in also}
        self._resolver = ThreadedResolver()

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
    ) -> list[ResolveResult]:
        """Return where the host is; raises OSError if it is nowhere that may be reached."""
        places = await self._resolver.resolve(host, port, family)
        if host not in self._also:
            places = [one for one in places if is_public(ip_address(one["host"].partition("%")[0]))]
        if not places:
            raise OSError("no public address")
        return places

    async def close(self) -> None:
        """There is nothing to close."""
        await self._resolver.close()
