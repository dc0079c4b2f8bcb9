"""A DNS resolver for push services, used by aiohttp."""

from __future__ import annotations

import socket
from collections.abc import Iterable
from ipaddress import ip_address

from aiohttp.abc import AbstractResolver, ResolveResult
from aiohttp.resolver import ThreadedResolver

from server.features.notifications.addresses import is_public


class PublicResolver(AbstractResolver):
    """Resolves names to public addresses only, because the address of a name may have changed since it was
    checked."""

    def __init__(self, allowed: Iterable[str]) -> None:
        self._allowed = set(allowed)
        self._resolver = ThreadedResolver()

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
    ) -> list[ResolveResult]:
        """Return the addresses of the host. Raises OSError if it has no public address."""
        results = await self._resolver.resolve(host, port, family)
        if not {host, f"{host}:{port}"} & self._allowed:
            results = [
                result for result in results if is_public(ip_address(result["host"].partition("%")[0]))
            ]
        if not results:
            raise OSError("no public address")
        return results

    async def close(self) -> None:
        """Close the resolver."""
        await self._resolver.close()
