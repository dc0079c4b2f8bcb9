"""Logging in on another device, and recovery."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

from fastapi import APIRouter, Request, Response

from server.api.deps import App
from server.api.describe import refusals
from server.api.guests import log_in
from server.api.proofs import announcing
from server.api.sites import address_in, client_in, site_in
from server.audit import FAILED, audit
from server.errors import Problem
from server.lobby import accounts, devices, passkeys
from server.lobby.account_types import Login, PasskeyOptions, Recovery, SignedCredential
from server.lobby.accounts import NOBODY
from server.lobby.summaries import Guest
from server.store.people import User

router = APIRouter(prefix="/api/login", tags=["account"])

REFUSED = {403: ["bad-login"], 429: ["too-many"], 503: ["busy-server"]}


@router.post("", status_code=201, responses=refusals(REFUSED))
async def with_password(body: Login, request: Request, response: Response, app: App) -> Guest:
    """Log in with that name and password on this device. An error does not say which of them is wrong."""
    await app.rates.check_login(client_in(request), accounts.name_digest(body.name))
    async with _audited(request, app, "password", body.name) as entry:
        entry.user = await accounts.log_in(app.store, app.passwords, body.name, body.password)
    return await _known_here(entry.user, request, response, app)


@router.post("/passkey/options", responses=refusals({409: ["no-passkeys"], 429: ["too-many"]}))
async def passkey_options(request: Request, app: App) -> PasskeyOptions:
    """Begin a login with a passkey. No name is needed."""
    await app.rates.check_login(client_in(request))
    return PasskeyOptions(options=await passkeys.signing_options(app.store, site_in(request, app)))


@router.post(
    "/passkey",
    status_code=201,
    responses=refusals(
        {
            403: ["bad-login"],
            409: ["no-passkeys"],
            422: ["bad-passkey", "challenge-over"],
            429: ["too-many"],
        }
    ),
)
async def with_passkey(body: SignedCredential, request: Request, response: Response, app: App) -> Guest:
    """Log in with a passkey on this device."""
    await app.rates.check_login(client_in(request))
    async with _audited(request, app, "passkey") as entry:
        entry.user = await passkeys.verify_signature(app.store, site_in(request, app), body.credential)
    return await _known_here(entry.user, request, response, app)


@router.post("/recovery", status_code=201, responses=refusals(REFUSED))
async def with_recovery_code(body: Recovery, request: Request, response: Response, app: App) -> Guest:
    """Log in with that name and recovery code, use up the code, and set a new password. All other devices are
    logged out."""
    await app.rates.check_login(client_in(request), accounts.name_digest(body.name))
    async with _audited(request, app, "recovery", body.name) as entry:
        entry.user = await accounts.recover(app.store, app.passwords, body.name, body.code, body.password)
    async with announcing(app, request, entry.user, "recovered"):
        await devices.leave_others(app.lobby, entry.user, "")
    return await _known_here(entry.user, request, response, app)


@dataclass
class _Entry:
    """The user who has logged in."""

    user: User


@asynccontextmanager
async def _audited(request: Request, app: App, way: str, name: str | None = None) -> AsyncIterator[_Entry]:
    """Log a user in within the block, or raise. Both are written to the audit log."""
    entry = _Entry(NOBODY)
    try:
        yield entry
    except Problem as problem:
        if problem.kind in FAILED:
            user = await accounts.user_named(app.store, name) if name is not None else NOBODY
            audit("audit.login-failed", user=user.id, client=address_in(request), way=way)
        raise
    audit("audit.login", user=entry.user.id, client=address_in(request), way=way)


async def _known_here(user: User, request: Request, response: Response, app: App) -> Guest:
    device = devices.device_name(request.headers.get("user-agent", ""))
    return log_in(*await accounts.known_here(app.store, user, device), request, response, app)
