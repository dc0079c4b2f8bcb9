"""Which addresses of push services are spoken to: a browser names them, so they might lead anywhere."""

from __future__ import annotations

import socket
from collections.abc import Iterable
from ipaddress import ip_address
from urllib.parse import urlsplit

from aiohttp.abc import AbstractResolver, ResolveResult
from aiohttp.resolver import ThreadedResolver

from server.hostnames import is_public_name
from server.notices.addresses import is_public

LONGEST = 1000


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
    return parts.scheme == "https" and port in (None, 443) and _is_public_host(host)


def _is_public_host(host: str) -> bool:
    try:
        return is_public(ip_address(host))
    except ValueError:
        return is_public_name(host)


class PublicResolver(AbstractResolver):
    """Looks names up, and gives none but public addresses, whatever a name leads to by now."""

    def __init__(self, also: Iterable[str]) -> None:
        self._also = set(also)
        self._resolver = ThreadedResolver()

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
    ) -> list[ResolveResult]:
        """Return where the host is; raises OSError if it is nowhere that may be reached."""
        places = await self._resolver.resolve(host, port, family)
        if not {host, f"{host}:{port}"} & self._also:
            places = [one for one in places if is_public(ip_address(one["host"].partition("%")[0]))]
        if not places:
            raise OSError("no public address")
        return places

    async def close(self) -> None:
        """There is nothing to close."""
        await self._resolver.close()
