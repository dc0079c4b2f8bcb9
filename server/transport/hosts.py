"""The host names under which this server is reached.

A request for another host comes from a page whose name was redirected to this server (DNS rebinding), or is
meant to produce false links. An IP address cannot be redirected in this way, so a server that listens on all
addresses accepts any address.
"""

from __future__ import annotations

import re
import socket
from collections.abc import Iterator
from ipaddress import ip_address
from urllib.parse import urlsplit

from server.base.addresses import ANY, normalise_host_pattern
from server.settings import Settings

LOCAL = {"localhost", "127.0.0.1", "::1"}
ALL_ADDRESSES = {"", "0.0.0.0", "::"}

AUTHORITY = re.compile(r"(?:\[([0-9a-f:.]{2,45})\]|([a-z0-9._-]{1,253}))(?::[0-9]{1,5})?", re.IGNORECASE)


class Hosts:
    """The hosts of one server.

    >>> hosts = Hosts(Settings(host="192.0.2.1", allowed_hosts=["*.play.example"]))
    >>> [hosts.serves(name) for name in ("localhost", "192.0.2.1", "a.play.example", "evil.example")]
    [True, True, True, False]
    """

    def __init__(self, settings: Settings) -> None:
        self._accepts_addresses = settings.host in ALL_ADDRESSES
        self._names = {_normalise_name(name) for name in _names(settings)}

    def serves(self, name: str) -> bool:
        """Return whether a host name, in the form that `host_in` returns, belongs to this server."""
        if name in self._names or ANY in self._names or (self._accepts_addresses and _is_address(name)):
            return True
        labels = name.split(".")
        return any(f"*.{'.'.join(labels[n:])}" in self._names for n in range(1, len(labels)))

    def names(self) -> list[str]:
        """Return the host names for the log."""
        return [*sorted(self._names), *(["any IP address"] if self._accepts_addresses else [])]


def host_in(authority: str) -> str | None:
    """Return the host of a `Host` header in normalised form, or None if it is invalid.

    >>> host_in("Play.Example.:8000"), host_in("[0:0::1]:80"), host_in("a b"), host_in("http://[")
    ('play.example', '::1', None, None)
    """
    match = AUTHORITY.fullmatch(authority)
    return _normalise_name(match[1] or match[2]) if match else None


def _names(settings: Settings) -> Iterator[str]:
    yield from LOCAL
    yield from settings.allowed_hosts
    if settings.public_url:
        yield urlsplit(settings.public_url).hostname or ""
    if settings.host not in ALL_ADDRESSES:
        yield settings.host
    else:
        machine_name = socket.gethostname()
        yield from (machine_name, f"{machine_name}.local")


def _normalise_name(name: str) -> str:
    """Return the name in normalised form. A name unknown to DNS, such as a local machine name, is converted
    to lower case."""
    try:
        return normalise_host_pattern(name)
    except ValueError:
        return name.lower().rstrip(".")


def _is_address(name: str) -> bool:
    try:
        return bool(ip_address(name))
    except ValueError:
        return False
