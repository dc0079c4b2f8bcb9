"""Hosts, origins and the public URL, normalised as browsers write them.

Operators write names as people read them (`https://Spiele.Müller.example:443/`). Browsers send them in lower
case and in ASCII (punycode), without the default port.
"""

from __future__ import annotations

import re
from ipaddress import ip_address
from urllib.parse import SplitResult, urlsplit

import idna

ANY = "*"
USUAL_PORTS = {"http": 80, "https": 443}
LAST_PORT = 65535

LABEL = re.compile(r"[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?")
#: Full stops of other scripts, which browsers treat as dots.
STOPS = re.compile("[.\u3002\uff0e\uff61]")
#: Joiners, which some names need between two letters. They are not allowed anywhere else.
JOINERS = "\u200c\u200d"
WITH_PORT = re.compile(r"(\[[^\]]*\]|[^:]*):[0-9]{1,5}")
#: The characters allowed in a path segment. Paths are copied into pages, cookies and headers without
#: escaping.
SEGMENT = re.compile(r"[A-Za-z0-9_~][A-Za-z0-9._~-]*")

#: The first path segments of the client's own addresses.
PAGES = (
    "m", "join", "continue", "devices", "account", "loadouts", "new", "matches", "tables", "notices", "mail",
    "rules", "seat", "clip",
)  # fmt: skip
#: The first path segments of all our other addresses. A base path cannot begin with one of these, because
#: `/m/1` would then be ambiguous.
RESERVED = frozenset((
    *PAGES, "api", "ws", "livez", "healthz", "readyz", "assets", "icons", "index.html", "favicon.svg",
    "manifest.webmanifest", "sw.js",
))  # fmt: skip

HOST_FAULT = "it does not name a host that browsers could find"
EXAMPLE = "https://play.example"


def normalise_host(name: str) -> str:
    """Return a host's name or IP address in normalised form. Raises ValueError if it is neither.

    >>> [normalise_host(name) for name in ("Spiele.Müller.example.", "STRASSE.de", "[0:0::1]", "192.0.2.1")]
    ['spiele.xn--mller-kva.example', 'strasse.de', '::1', '192.0.2.1']
    """
    try:
        return str(ip_address(name.removeprefix("[").removesuffix("]")))
    except ValueError:
        labels = [_label(label) for label in STOPS.split(STOPS.sub(".", name).removesuffix("."))]
    normalised = ".".join(labels)
    if len(normalised) > 253:
        raise ValueError(HOST_FAULT)
    return normalised


def _label(label: str) -> str:
    try:  # an ASCII name need not be a DNS name: container names contain underscores
        normalised = label.lower() if label.isascii() else _ascii(label)
    except idna.IDNAError:
        raise ValueError(HOST_FAULT) from None
    if not LABEL.fullmatch(normalised):
        raise ValueError(HOST_FAULT)
    return normalised


def _ascii(label: str) -> str:
    """Return a label in punycode. Like browsers, accept more than IDNA 2008 does, such as emoji and
    underscores."""
    try:
        return idna.encode(label, uts46=True).decode()
    except idna.InvalidCodepointContext:
        raise
    except idna.InvalidCodepoint:
        mapped = idna.uts46_remap(label, std3_rules=False, transitional=False)
        return mapped if mapped.isascii() else f"xn--{mapped.encode('punycode').decode()}"


def normalise_host_pattern(pattern: str) -> str:
    """Return an allowed host in normalised form. It may be a host, `*.` and a host, or `*`. Any port is
    removed.

    >>> [normalise_host_pattern(name) for name in ("*.Müller.example", "play.example:8443", "*")]
    ['*.xn--mller-kva.example', 'play.example', '*']
    """
    if pattern == ANY:
        return pattern
    if "/" in pattern or "@" in pattern:
        raise ValueError("write hosts as play.example or *.play.example, without https:// or a path")
    host = match[1] if (match := WITH_PORT.fullmatch(pattern)) else pattern
    return f"*.{normalise_host(host[2:])}" if host.startswith("*.") else normalise_host(host)


def origin_of(url: str) -> str:
    """Return the origin of a web address as browsers write it. Raises ValueError if it has none.

    >>> origin_of("HTTPS://Play.Example:443/galaxies/"), origin_of("http://[0::1]:8000")
    ('https://play.example', 'http://[::1]:8000')
    """
    parts = urlsplit(url)
    if parts.scheme not in USUAL_PORTS:
        raise ValueError(f"it must begin with https:// or http://, such as {EXAMPLE}")
    host = normalise_host(parts.hostname or "")
    port = _port_of(parts)
    url_host = f"[{host}]" if ":" in host else host
    return f"{parts.scheme}://{url_host}" + ("" if port == USUAL_PORTS[parts.scheme] else f":{port}")


def _port_of(parts: SplitResult) -> int:
    try:
        port = parts.port
    except ValueError:
        port = 0
    if port == 0:
        raise ValueError(f"its port must be a number from 1 to {LAST_PORT}")
    return port or USUAL_PORTS[parts.scheme]


def normalise_origin(url: str) -> str:
    """Return an allowed origin in normalised form. Raises ValueError if it contains more than an origin.

    >>> normalise_origin("https://Other.example:443/")
    'https://other.example'
    """
    parts = _split(url)
    if parts.path not in ("", "/"):
        raise ValueError(f"an origin must not have a path: write it as {EXAMPLE}")
    return origin_of(url)


def normalise_public_url(url: str) -> str:
    """Return the server's public URL in normalised form, without a trailing slash. Raises ValueError with an
    explanation.

    >>> normalise_public_url("HTTPS://Spiele.Müller.example.:443/games/")
    'https://spiele.xn--mller-kva.example/games'
    >>> normalise_public_url("play.example")
    Traceback (most recent call last):
    ValueError: it must begin with https:// or http://, such as https://play.example
    """
    parts = _split(url)
    path = parts.path.rstrip("/")
    if path and not all(SEGMENT.fullmatch(segment) for segment in path[1:].split("/")):
        raise ValueError(
            "the parts of its path can have only ASCII letters and digits, and . _ ~ - between them, "
            f"such as {EXAMPLE}/games"
        )
    if path and (first := path.split("/")[1]) in RESERVED:
        raise ValueError(f"its path must not begin with /{first}, which is one of the server's own addresses")
    return origin_of(url) + path


def _split(url: str) -> SplitResult:
    """Split an address that must consist of scheme, host, port and path. Error messages never repeat the
    address, because it may contain a password."""
    if any(char.isspace() or not (char.isprintable() or char in JOINERS) for char in url) or "\\" in url:
        raise ValueError("it must not have spaces, backslashes or invisible characters")
    try:
        parts = urlsplit(url)
    except ValueError:
        raise ValueError(HOST_FAULT) from None
    if parts.scheme not in USUAL_PORTS or not url.lower().startswith(f"{parts.scheme}://"):
        raise ValueError(f"it must begin with https:// or http://, such as {EXAMPLE}")
    for sign, part in (("?", "a query (?…)"), ("#", "a fragment (#…)")):
        if sign in url:
            raise ValueError(f"it must not have {part}: write it as {EXAMPLE}")
    if "@" in parts.netloc:
        raise ValueError(f"it must not have a user name or password: write it as {EXAMPLE}")
    return parts
