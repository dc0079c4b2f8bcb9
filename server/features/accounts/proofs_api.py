"""Proofs of identity, and the list of changes to login methods."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Annotated

from fastapi import APIRouter, Depends, Request

from server.base.clock import now
from server.db.types.account_changes import AccountChange as KeptChange
from server.db.types.account_changes import ChangeKind
from server.db.types.accounts import Account
from server.db.types.people import User
from server.features.accounts import devices
from server.features.accounts import security_messages as security
from server.features.accounts import service as accounts
from server.features.accounts.types import AccountChange, PasskeyOptions, Proof, SeenChanges
from server.features.identity import proofs
from server.features.identity import service as identity
from server.features.identity.passwords import Passwords
from server.features.identity.service import Caller
from server.features.identity.sites import address_in, client_in, site_in
from server.features.notifications.notifier import Notifier
from server.features.services import App, Services
from server.monitoring.audit import FAILED, audit
from server.transport.errors import Problem
from server.transport.openapi import refusals

router = APIRouter(prefix="/api/me", tags=["account"])

#: The number of changes that are stored for an account.
MAX_CHANGES = 50
TOO_MANY = {429: ["too-many"]}
#: The problems of a call that changes login methods.
UNPROVEN = {403: ["proof-needed"]}


async def _require_proof(user: Caller, request: Request, app: App) -> User:
    await proofs.require_recent_proof(app.store, user, identity.digest_in(request))
    return user


#: The caller. If they have an account, they must have recently proved their identity.
ProvenCaller = Annotated[User, Depends(_require_proof)]


@router.post("/proof/options", responses=refusals({409: ["no-account", "no-passkeys"], **TOO_MANY}))
async def proof_options(user: Caller, request: Request, app: App) -> PasskeyOptions:
    """Begin to prove your identity with a passkey."""
    await app.rates.check_login(client_in(request))
    _ = await accounts.require_account(app.store, user)
    return PasskeyOptions(options=await proofs.passkey_options(app.store, site_in(request, app), user))


@router.post(
    "/proof",
    status_code=204,
    responses=refusals(
        {
            403: ["bad-password", "bad-proof"],
            409: ["no-account", "no-passkeys"],
            422: ["bad-passkey", "challenge-over"],
            503: ["busy-server"],
            **TOO_MANY,
        }
    ),
)
async def prove(body: Proof, user: Caller, request: Request, app: App) -> None:
    """Prove your identity. For ten minutes this device may change your login methods."""
    if (body.password is None) == (body.credential is None):
        raise Problem(
            422,
            detail="a proof must be either a password or a passkey",
            errors=[(("body",), "it must be exactly one of them")],
        )
    account, digest = await accounts.require_account(app.store, user), identity.digest_in(request)
    if body.password is not None:
        await app.rates.check_login(client_in(request), account.digest)
        await prove_with_password(app, request, account, body.password)
    elif body.credential is not None:
        await app.rates.check_login(client_in(request))
        async with _audit_proof(request, user, "passkey"):
            await proofs.prove_with_passkey(app.store, site_in(request, app), user, body.credential, digest)


async def prove_with_password(app: Services, request: Request, account: Account, password: str) -> None:
    """Accept the account's password as proof. Raises Problem 403 if it is wrong."""
    async with _audit_proof(request, account.user, "password"):
        digest = identity.digest_in(request)
        await proofs.prove_with_password(app.store, app.part(Passwords), account, password, digest)


@asynccontextmanager
async def _audit_proof(request: Request, user: User, way: str) -> AsyncIterator[None]:
    """Write to the audit log whether the enclosed block accepted a proof or raised an error."""
    try:
        yield
    except Problem as problem:
        if problem.kind in FAILED:
            audit("audit.proof-failed", user=user.id, client=address_in(request), way=way)
        raise
    audit("audit.proof", user=user.id, client=address_in(request), way=way)


@router.get("/changes")
async def my_changes(user: Caller, request: Request, app: App) -> list[AccountChange]:
    """Return the changes to your login methods, the newest first."""
    changes = await app.store.changes_of(user, identity.digest_in(request))
    return [
        AccountChange(kind=change.kind, at=change.at, device=change.device, new=change.new)
        for change in changes
    ]


@router.post("/changes/seen", status_code=204)
async def changes_seen(body: SeenChanges, user: Caller, request: Request, app: App) -> None:
    """Record that this device has shown you all changes up to the given time."""
    await app.store.mark_changes_seen(user, identity.digest_in(request), min(body.until, now()))


@asynccontextmanager
async def announce_change(
    app: Services, request: Request, user: User, kind: ChangeKind
) -> AsyncIterator[None]:
    """Audit the change that the enclosed block makes, and notify the account's owner. If the block raises an
    error, do neither."""
    if kind != "account" and await app.store.account_of(user) is None:
        yield
        return
    contact_points = await security.contact_points_of(app.store, user, excluded=identity.digest_in(request))
    yield
    audit("audit.account-changed", user=user.id, client=address_in(request), change=kind)
    device = devices.device_name(request.headers.get("user-agent", ""))
    if kind != "deleted":
        await app.store.add_change(user, KeptChange(kind, now(), device), MAX_CHANGES)
    app.tables.spawn(security.notify_owner(app.part(Notifier), app.settings, contact_points, kind, device))
