"""Creation of accounts, and their login methods."""

from __future__ import annotations

from fastapi import APIRouter, Request

from server.base.clock import now
from server.db.types.accounts import Purpose
from server.db.types.people import User
from server.features.accounts import devices
from server.features.accounts import service as accounts
from server.features.accounts.proofs_api import UNPROVEN, ProvenCaller, announce_change, prove_with_password
from server.features.accounts.types import (
    ChangedPassword,
    MadeAccount,
    MyAccount,
    NameOnly,
    NewAccount,
    Passkey,
    PasskeyOptions,
    RecoveryCodes,
    SignedCredential,
)
from server.features.identity import passkeys, passwords, proofs
from server.features.identity import service as identity
from server.features.identity.passwords import Passwords
from server.features.identity.service import Caller
from server.features.identity.sites import client_in, site_in
from server.features.lobby.service import Lobby
from server.features.services import App
from server.transport.errors import Problem
from server.transport.openapi import refusals

router = APIRouter(prefix="/api/me", tags=["account"])

TOO_MANY = {429: ["too-many"]}


@router.get("/account")
async def my_account(user: Caller, app: App) -> MyAccount:
    """Return your account and its login methods. A guest has none."""
    return MyAccount(account=await accounts.public_account(app.store, user))


@router.post(
    "/account/passkey",
    responses=refusals({409: ["has-account", "no-passkeys"], 422: ["name-reserved"], **TOO_MANY}),
)
async def passkey_for_account(body: NameOnly, user: Caller, request: Request, app: App) -> PasskeyOptions:
    """Begin creating an account with that name and a passkey."""
    await app.rates.check_login(client_in(request))
    accounts.check_name(body.name)
    if await app.store.account_of(user):
        raise Problem(409, "has-account")
    return await _options(user, body.name, "account", request, app)


@router.post(
    "/account",
    status_code=201,
    responses=refusals(
        {
            409: ["name-taken", "has-account", "no-passkeys", "passkey-known"],
            422: ["bad-passkey", "challenge-over", "name-reserved"],
            503: ["busy-server"],
            **TOO_MANY,
        }
    ),
)
async def new_account(body: NewAccount, user: Caller, request: Request, app: App) -> MadeAccount:
    """Create an account with that name, and with a password, a passkey or both. You keep your identity. The
    recovery codes are shown only in this response."""
    await app.rates.check_account(client_in(request))
    accounts.check_name(body.name)
    if body.password is None and body.passkey is None:
        raise Problem(422, detail="an account needs a password or a passkey", errors=[(("body",), "neither")])
    if await app.store.account_of(user):
        raise Problem(409, "has-account")
    passkey = None
    if body.passkey is not None:
        site, device = site_in(request, app), _device_name(request)
        passkey = await passkeys.verify_new(app.store, site, user, body.passkey, device, purpose="account")
    password_hash = (
        await app.part(Passwords).hash_password(body.password) if body.password is not None else None
    )
    async with announce_change(app, request, user, "account"):
        codes = await accounts.create_account(app.store, user, body.name, password_hash, passkey)
    await app.store.set_proved(identity.digest_in(request), now())
    account = await accounts.public_account(app.store, user)
    if account is None:
        raise Problem(409, "no-account")  # since deleted on another device
    return MadeAccount(account=account, codes=list(codes))


@router.put(
    "/password",
    status_code=204,
    responses=refusals(
        {
            403: ["bad-password", "proof-needed"],
            409: ["no-account", "last-way"],
            503: ["busy-server"],
            **TOO_MANY,
        }
    ),
)
async def change_password(body: ChangedPassword, user: Caller, request: Request, app: App) -> None:
    """Set or remove your password. A new one logs out your other devices. Your current password proves your
    identity; without one you must prove it in another way."""
    account, digest = await accounts.require_account(app.store, user), identity.digest_in(request)
    await app.rates.check_login(client_in(request), account.digest)
    if account.password is None:
        await proofs.require_recent_proof(app.store, user, digest)
    else:
        await prove_with_password(app, request, account, body.former or "")
    async with announce_change(app, request, user, "password" if body.password else "password-removed"):
        await accounts.change_password(app.store, app.part(Passwords), user, body.password)
        if body.password is not None:
            await devices.log_out_others(app.part(Lobby), user, digest)


@router.post(
    "/passkeys/options", responses=refusals({409: ["no-account", "no-passkeys"], **UNPROVEN, **TOO_MANY})
)
async def passkey_options(user: ProvenCaller, request: Request, app: App) -> PasskeyOptions:
    """Begin adding another passkey."""
    await app.rates.check_login(client_in(request))
    account = await accounts.require_account(app.store, user)
    return await _options(user, account.name, "passkey", request, app)


@router.post(
    "/passkeys",
    status_code=201,
    responses=refusals(
        {
            409: ["no-account", "no-passkeys", "passkey-known", "too-many-passkeys"],
            422: ["bad-passkey", "challenge-over"],
            **UNPROVEN,
            **TOO_MANY,
        }
    ),
)
async def add_passkey(body: SignedCredential, user: ProvenCaller, request: Request, app: App) -> Passkey:
    """Add a passkey to your account."""
    await app.rates.check_login(client_in(request))
    _ = await accounts.require_account(app.store, user)
    site, device = site_in(request, app), _device_name(request)
    passkey = await passkeys.verify_new(app.store, site, user, body.credential, device, purpose="passkey")
    async with announce_change(app, request, user, "passkey"):
        added = await passkeys.add(app.store, user, passkey)
    return accounts.public_passkey(added)


@router.delete(
    "/passkeys/{passkey}", status_code=204, responses=refusals({404: [], 409: ["last-way"], **UNPROVEN})
)
async def forget_passkey(passkey: str, user: ProvenCaller, request: Request, app: App) -> None:
    """Remove one of your passkeys."""
    async with announce_change(app, request, user, "passkey-removed"):
        result = await app.store.delete_passkey(user, passkey)
        if result == "unknown":
            raise Problem(404, detail="you have no such passkey")
        if result == "last":
            raise Problem(409, "last-way")


@router.post(
    "/recovery-codes", status_code=201, responses=refusals({409: ["no-account"], **UNPROVEN, **TOO_MANY})
)
async def new_recovery_codes(user: ProvenCaller, request: Request, app: App) -> RecoveryCodes:
    """Create new recovery codes. The old ones become invalid."""
    await app.rates.check_login(client_in(request))
    codes = passwords.new_codes()
    async with announce_change(app, request, user, "codes"):
        if not await app.store.set_codes(user, passwords.code_digests(user, codes)):
            raise Problem(409, "no-account")
    return RecoveryCodes(codes=codes)


async def _options(user: User, name: str, purpose: Purpose, request: Request, app: App) -> PasskeyOptions:
    existing, site = await app.store.passkeys_of(user), site_in(request, app)
    return PasskeyOptions(
        options=await passkeys.creation_options(app.store, site, user, name, existing, purpose=purpose)
    )


def _device_name(request: Request) -> str:
    return devices.device_name(request.headers.get("user-agent", ""))
