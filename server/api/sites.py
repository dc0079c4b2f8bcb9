"""Where a request comes from, and for which pages it is made."""

from __future__ import annotations

from fastapi import Request

from server.api.deps import Services
from server.clients import client_of
from server.lobby.passkeys import Site, site_of


def client_in(request: Request) -> str:
    """What counts as one client."""
    return client_of(request.client.host) if request.client else ""


def address_in(request: Request) -> str:
    """The network address of the caller, as the audit log tells it."""
    return request.client.host if request.client else ""


def site_in(request: Request, app: Services) -> Site:
    """For which pages a passkey is good; raises Problem 409 where browsers know none."""
    return site_of(app.base_url(request), request.headers.get("origin"))
