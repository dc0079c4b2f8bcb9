"""Validators of settings. Each returns the normalised value, or raises ValueError with an
explanation."""

from __future__ import annotations

from base64 import urlsafe_b64decode
from ipaddress import ip_network
from urllib.parse import urlsplit

from limits import parse
from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

from server.base.addresses import LAST_PORT, normalise_host_pattern, normalise_origin, normalise_public_url

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+psycopg"}
KEY_BYTES = 32


def web_address(url: str | None) -> str | None:
    """Return the address of a site as browsers write it.

    >>> web_address("https://Play.example:443/")
    'https://play.example'
    >>> web_address("https://play.example/?x=1")
    Traceback (most recent call last):
    ValueError: it must not have a query (?…): write it as https://play.example
    """
    return None if url is None else normalise_public_url(url)


def hosts(names: list[str]) -> list[str]:
    """Return host names, with `*.name` for all subdomains and `*` for any host. Empty entries are removed.

    >>> hosts(["Play.Example:443", ""])
    ['play.example']
    """
    return [normalise_host_pattern(name) for name in names if name]


def origins(values: list[str]) -> list[str]:
    """Return origins of pages as browsers write them."""
    return [normalise_origin(origin) for origin in values if origin]


def rate(text: str) -> str:
    """Return a rate limit in the syntax of `limits`.

    >>> rate("10/5 seconds")
    '10/5 seconds'
    """
    try:
        is_valid = parse(text).amount > 0
    except ValueError:
        is_valid = False
    if not is_valid:
        raise ValueError("a rate must be written like 300/minute or 10/5 seconds")
    return text


def networks(proxies: list[str]) -> list[str]:
    """Return addresses and networks, with `*` for all and `none` for none. Other entries are rejected,
    because uvicorn would treat them as host names."""
    for proxy in proxies:
        if proxy not in ("*", "none"):
            _ = ip_network(proxy)
    return proxies


def redis(url: str | None) -> str | None:
    """Return the address of a Redis server.

    >>> redis("redis://127.0.0.1:sixty")
    Traceback (most recent call last):
    ValueError: the address of Redis must begin with redis://, rediss:// or unix://, and ports must be numbers
    """
    if url is None:
        return None
    from redis import Redis  # slow to import, and most servers have none

    try:
        if "#" in url or "@" in urlsplit(url).path + urlsplit(url).query:
            # otherwise a part of the password would be taken as the host and appear in errors
            raise ValueError
        _ = Redis.from_url(url)  # it only connects on first use
    except ValueError:
        raise ValueError(
            "the address of Redis must begin with redis://, rediss:// or unix://, and ports must be numbers"
        ) from None
    return url


def database(url: str) -> str:
    """Return the URL of a database, with our driver. An empty one selects the data folder.

    >>> database("sqlite:///matches.sqlite3")
    'sqlite+aiosqlite:///matches.sqlite3'
    >>> database("mysql://localhost/galaxies")
    Traceback (most recent call last):
    ValueError: the address of the database must begin with sqlite: or postgresql:
    """
    if not url:
        return url
    kind, _, rest = url.partition(":")
    driver = DRIVERS.get(kind, kind)
    if driver not in DRIVERS.values():
        raise ValueError("the address of the database must begin with sqlite: or postgresql:")
    try:
        parsed = make_url(f"{driver}:{rest}")
    except (ArgumentError, ValueError):
        raise ValueError("the address of the database is not a valid SQLAlchemy URL") from None
    if driver == DRIVERS["postgresql"] and (rest.partition("?")[0].count("@") > 1 or "#" in rest):
        raise ValueError(
            "the address of the database contains a stray @ or #: in a password, write them as %40 and %23, "
            "or set the password in GALAXIES_DATABASE_PASSWORD"
        )
    if driver == DRIVERS["sqlite"] and ("uri" in parsed.query or (parsed.database or "").startswith("file:")):
        raise ValueError("the address of the database must name a SQLite file by its path, not by a URI")
    return f"{driver}:{rest}"


def with_port(address: str | None) -> str | None:
    """Return an address that ends with a port."""
    port = (address or ":1").rpartition(":")[2]
    if not (port.isascii() and port.isdigit() and int(port) <= LAST_PORT):
        raise ValueError("the address of the metrics must end with a port: 127.0.0.1:9100")
    return address


def push_key(key: str | None) -> str | None:
    """Return a private VAPID key.

    >>> push_key("short")
    Traceback (most recent call last):
    ValueError: the key must be 32 bytes in base64url
    """
    try:
        size = KEY_BYTES if key is None else len(urlsafe_b64decode(key + "=" * (-len(key) % 4)))
    except ValueError:
        size = 0
    if size != KEY_BYTES:
        raise ValueError("the key must be 32 bytes in base64url")
    return key
