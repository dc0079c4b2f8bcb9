"""The client and the site of a request."""

from __future__ import annotations

from fastapi import Request

from server.base.clients import client_of
from server.features.identity.passkeys import Site, site_of
from server.features.services import Services


def client_in(request: Request) -> str:
    """Return the key by which the caller's client is counted."""
    return client_of(request.client.host) if request.client else ""


def address_in(request: Request) -> str:
    """Return the caller's network address for the audit log."""
    return request.client.host if request.client else ""


def site_in(request: Request, app: Services) -> Site:
    """Return the site for which a passkey is valid. Raises Problem 409 if browsers do not support passkeys
    there."""
    return site_of(app.base_url(request), request.headers.get("origin"))
