"""Login on another device, and account recovery."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

from fastapi import APIRouter, Request, Response

from server.db.types.people import User
from server.features.accounts import devices
from server.features.accounts import service as accounts
from server.features.accounts.guests_api import log_in
from server.features.accounts.proofs_api import announce_change
from server.features.accounts.service import NO_USER
from server.features.accounts.types import Login, PasskeyOptions, Recovery, SignedCredential
from server.features.identity import passkeys
from server.features.identity.passwords import Passwords
from server.features.identity.sites import address_in, client_in, site_in
from server.features.lobby.service import Lobby
from server.features.lobby.summaries import Guest
from server.features.services import App
from server.monitoring.audit import FAILED, audit
from server.transport.errors import Problem
from server.transport.openapi import refusals

router = APIRouter(prefix="/api/login", tags=["account"])

LOGIN_ERRORS = {403: ["bad-login"], 429: ["too-many"], 503: ["busy-server"]}


@router.post("", status_code=201, responses=refusals(LOGIN_ERRORS))
async def with_password(body: Login, request: Request, response: Response, app: App) -> Guest:
    """Log in with that name and password on this device. An error does not reveal which of them is wrong."""
    await app.rates.check_login(client_in(request), accounts.name_digest(body.name))
    async with _audit_login(request, app, "password", body.name) as result:
        result.user = await accounts.log_in(app.store, app.part(Passwords), body.name, body.password)
    return await _log_in_here(result.user, request, response, app)


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
    async with _audit_login(request, app, "passkey") as result:
        result.user = await passkeys.verify_signature(app.store, site_in(request, app), body.credential)
    return await _log_in_here(result.user, request, response, app)


@router.post("/recovery", status_code=201, responses=refusals(LOGIN_ERRORS))
async def with_recovery_code(body: Recovery, request: Request, response: Response, app: App) -> Guest:
    """Log in with that name and recovery code, use up the code, and set a new password. All other devices are
    logged out."""
    await app.rates.check_login(client_in(request), accounts.name_digest(body.name))
    async with _audit_login(request, app, "recovery", body.name) as result:
        result.user = await accounts.recover(
            app.store, app.part(Passwords), body.name, body.code, body.password
        )
    async with announce_change(app, request, result.user, "recovered"):
        await devices.log_out_others(app.part(Lobby), result.user, "")
    return await _log_in_here(result.user, request, response, app)


@dataclass
class _LoginResult:
    """The result of a login attempt: the user."""

    user: User


@asynccontextmanager
async def _audit_login(
    request: Request, app: App, way: str, name: str | None = None
) -> AsyncIterator[_LoginResult]:
    """Write to the audit log whether the enclosed block logged a user in or raised an error."""
    result = _LoginResult(NO_USER)
    try:
        yield result
    except Problem as problem:
        if problem.kind in FAILED:
            user = await accounts.user_with_name(app.store, name) if name is not None else NO_USER
            audit("audit.login-failed", user=user.id, client=address_in(request), way=way)
        raise
    audit("audit.login", user=result.user.id, client=address_in(request), way=way)


async def _log_in_here(user: User, request: Request, response: Response, app: App) -> Guest:
    device = devices.device_name(request.headers.get("user-agent", ""))
    return log_in(*await accounts.log_in_here(app.store, user, device), request, response, app)
