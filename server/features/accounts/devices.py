"""The devices of a person. A link, valid once and for a short time, adds another device."""

from __future__ import annotations

import secrets
from datetime import timedelta
from hashlib import sha256

from server.base.clock import now
from server.db.sql.store import Store
from server.db.types.people import Device, Transfer, User
from server.features.identity import service as identity
from server.features.lobby.service import Lobby

LINK_LIFETIME = timedelta(minutes=10)
MAX_DEVICES = 20

#: Parts of user agents with the matching browser names, the most specific first.
_BROWSERS = {
    "Edg": "Edge",
    "OPR/": "Opera",
    "SamsungBrowser": "Samsung Internet",
    "Firefox": "Firefox",
    "FxiOS": "Firefox",
    "CriOS": "Chrome",
    "Chrom": "Chrome",
    "Safari": "Safari",
}
_SYSTEMS = {
    "Android": "Android",
    "iPhone": "iPhone",
    "iPad": "iPad",
    "CrOS": "ChromeOS",
    "Windows": "Windows",
    "Mac OS": "Mac",
    "Linux": "Linux",
}


def device_name(user_agent: str) -> str:
    """Return a name for the device with that user agent, or "" if it is unknown.

    >>> device_name("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0")
    'Firefox on Linux'
    >>> device_name("curl/8.5.0")
    ''
    """
    browser, system = (
        next((name for mark, name in names.items() if mark in user_agent), "")
        for names in (_BROWSERS, _SYSTEMS)
    )
    return " on ".join(part for part in (browser, system) if part)


def public_id(device: Device) -> str:
    """Return the device id that its owner sees, which is a part of the digest. The whole digest stays on the
    server."""
    return device.token.digest[:16]


async def create_transfer(store: Store, user: User) -> tuple[str, Transfer]:
    """Store a new transfer, which replaces the user's previous one. Return its code and the transfer."""
    code, at = secrets.token_urlsafe(16), now()
    transfer = Transfer(_digest(code), user, at + LINK_LIFETIME)
    await store.add_transfer(transfer, at)
    return code, transfer


async def find_transfer(store: Store, code: str) -> Transfer | None:
    """Return the transfer for a code, unless it was used or has expired."""
    return await store.transfer(_digest(code), now())


async def accept_transfer(store: Store, code: str, device: str) -> tuple[User, str] | None:
    """Use up the code. Return its user and a new token, or None if the code was used or has expired."""
    token, stored = identity.new_token(device)
    user = await store.redeem(_digest(code), stored, MAX_DEVICES, now())
    return (user, token) if user else None


async def log_out_others(lobby: Lobby, user: User, kept_digest: str) -> None:
    """Log the user out on every device except the one whose token has the digest ``kept_digest``. An open
    transfer link becomes invalid."""
    for digest in await lobby.store.delete_other_tokens(user, kept_digest):
        lobby.tables.log_out(digest)


def _digest(code: str) -> str:
    return sha256(code.encode("utf-8", "replace")).hexdigest()
