"""The contact address for push services: the `sub` of RFC 8292, in a form that all of them accept.

RFC 8292 requires a mailto: or https: URI. Services are stricter: Apple rejects names of local networks, and
the signing library rejects ports and paths.
"""

from __future__ import annotations

import re
from urllib.parse import urlsplit

from server.base.hostnames import public_name

#: The usual form of the local part of an e-mail address. A `?` would begin the headers of a mailto: URI.
LOCAL_PART = re.compile(r"[A-Za-z0-9.!$&'*+/=^_`{|}~-]{1,64}")


def mail_contact(address: str) -> str | None:
    """Return the e-mail contact, or None for an address that is not public.

    >>> mail_contact("host@play.example"), mail_contact("host@localhost"), mail_contact("host@[10.0.0.1]")
    ('mailto:host@play.example', None, None)
    """
    local, at, domain = address.rpartition("@")
    name = public_name(domain)
    is_valid = at and name and LOCAL_PART.fullmatch(local)
    return f"mailto:{local}@{name}" if is_valid else None


def site_contact(url: str) -> str | None:
    """Return the site as a contact, without its port and path. Return None for a site without https or a
    public name.

    >>> site_contact("https://play.example:8443/games"), site_contact("http://play.example")
    ('https://play.example', None)
    """
    try:
        parts = urlsplit(url)
    except ValueError:
        return None
    name = public_name(parts.hostname or "")
    return f"https://{name}" if parts.scheme == "https" and name else None


def checked_contact(contact: str | None) -> str | None:
    """Return the configured contact in the form that is signed.

    >>> checked_contact("mailto:Host@Play.example"), checked_contact("https://play.example/")
    ('mailto:Host@play.example', 'https://play.example')
    >>> checked_contact("host@play.example")
    Traceback (most recent call last):
    ValueError: push services accept mailto: with an e-mail address, or https:// with the name of a site...
    """
    if not contact:
        return None
    signed = _signed_form(contact.strip())
    if signed is None:
        raise ValueError(
            "push services accept mailto: with an e-mail address, or https:// with the name of a site and no "
            "port or path (mailto:you@play.example); they reject IP addresses and names of local networks"
        )
    return signed


def _signed_form(contact: str) -> str | None:
    kind, _, rest = contact.partition(":")
    if kind.lower() == "mailto":
        return mail_contact(rest)
    site = site_contact(contact)
    name = contact.partition("//")[2].removesuffix("/")
    return site if site and public_name(name) == site.removeprefix("https://") else None
