"""Checks whether a host name may be a public name on the Internet."""

from __future__ import annotations

import re

from server.base.addresses import normalise_host

MAX_LENGTH = 253
#: A name of at least two parts, without escapes or non-Latin scripts.
NAME = re.compile(r"(?:[A-Za-z0-9_](?:[A-Za-z0-9_-]{0,61}[A-Za-z0-9_])?\.)+[A-Za-z0-9-]{1,63}")
#: Names of local networks, and reserved names.
LOCAL = (".local", ".localhost", ".internal", ".intranet", ".lan", ".home.arpa", ".invalid", ".onion")


def is_public_name(host: str) -> bool:
    """Return whether a name may be a public one. Only its spelling is checked; nothing is looked up.

    >>> [is_public_name(name) for name in ("push.example", "box", "box.lan", "127.1", "127.0.0.%31")]
    [True, False, False, False, False]
    """
    top_level = host.rpartition(".")[2]
    is_valid = NAME.fullmatch(host) is not None and len(host) <= MAX_LENGTH
    return (
        is_valid
        and not f".{host}".endswith(LOCAL)
        and not top_level.isdigit()
        and not top_level.startswith("0x")
    )


def public_name(name: str) -> str | None:
    """Return a name as it is looked up in DNS, in lower case and ASCII. Return None if it is not a public
    name.

    >>> public_name("Bücher.example."), public_name("box.local")
    ('xn--bcher-kva.example', None)
    """
    try:
        normalised = normalise_host(name)
    except ValueError:
        return None
    return normalised if is_public_name(normalised) else None
