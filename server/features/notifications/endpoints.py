"""Checks whether a push service may be contacted. The browser supplies the service's URL, so it may point
anywhere."""

from __future__ import annotations

from collections.abc import Iterable
from ipaddress import ip_address
from urllib.parse import urlsplit

from server.base.hostnames import is_public_name
from server.features.notifications.addresses import is_public

MAX_URL_LENGTH = 1000


def may_send_to(url: str, allowed: Iterable[str]) -> bool:
    """Return whether a message may be sent to the URL. It must use https on its default port to a public name
    or address, or to a host (``name`` or ``name:port``) in ``allowed``.

    >>> [may_send_to(url, ["box.lan:8080"]) for url in ("https://push.example/a", "http://box.lan:8080/a")]
    [True, True]
    >>> [may_send_to(url, []) for url in ("http://push.example/a", "https://10.0.0.1/a", "https://[::1]/a")]
    [False, False, False]
    """
    if len(url) > MAX_URL_LENGTH or not (url.isascii() and url.isprintable()) or " " in url:
        return False
    try:
        parts = urlsplit(url)
        port, host = parts.port, (parts.hostname or "").rstrip(".")
    except ValueError:
        return False
    if parts.username is not None or parts.password is not None or not host:
        return False
    if parts.scheme in ("http", "https") and {host, parts.netloc.lower()} & set(allowed):
        return True
    return parts.scheme == "https" and port in (None, 443) and _is_public_host(host)


def _is_public_host(host: str) -> bool:
    try:
        return is_public(ip_address(host))
    except ValueError:
        return is_public_name(host)
