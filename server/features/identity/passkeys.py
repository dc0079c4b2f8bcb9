"""Passkeys (WebAuthn): options for browsers, and verification of their responses.

A challenge is random. Its digest is stored until it is used or expires, so that any worker can check the
answer to another worker's challenge. The library is slow to import, so functions import it when they need it.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import timedelta
from hashlib import sha256
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

import orjson
from sqlalchemy.exc import IntegrityError

from server.base.addresses import origin_of
from server.base.clock import now
from server.db.sql.store import Store
from server.db.types.accounts import Passkey, Purpose
from server.db.types.people import User
from server.transport.errors import Problem

CHALLENGE_LIFETIME = timedelta(minutes=5)
MAX_PASSKEYS = 10
TITLE = "Galaxies Online"

#: WebAuthn JSON from or for a browser.
Json = dict[str, Any]


@dataclass(frozen=True)
class Site:
    """The site for which passkeys are valid: its ``host``, and the ``origins`` at which its pages are
    opened."""

    host: str
    origins: list[str]


def site_of(base_url: str, origin: str | None) -> Site:
    """Return the site that is reached at ``base_url``. ``origin`` is the origin of the calling page, which
    has already been checked. Raises Problem 409 if the host is an IP address, because browsers then support
    no passkeys."""
    host = urlsplit(base_url).hostname or ""
    if _is_address(host):
        raise Problem(409, "no-passkeys")
    try:
        origins = [origin_of(base_url)]
    except ValueError:
        raise Problem(409, "no-passkeys") from None
    return Site(host, [*origins, origin] if origin and _host(origin) == host else origins)


def _is_address(host: str) -> bool:
    try:
        return bool(ip_address(host))
    except ValueError:
        return False


def _host(origin: str) -> str | None:
    try:
        return urlsplit(origin).hostname
    except ValueError:
        return None


async def creation_options(
    store: Store, site: Site, user: User, name: str, existing: Sequence[Passkey], *, purpose: Purpose
) -> Json:
    """Return the options for a browser to create a passkey. They exclude the ``existing`` passkeys."""
    import webauthn
    from webauthn.helpers.structs import (
        AuthenticatorSelectionCriteria,
        PublicKeyCredentialDescriptor,
        ResidentKeyRequirement,
        UserVerificationRequirement,
    )

    options = webauthn.generate_registration_options(
        rp_id=site.host,
        rp_name=TITLE,
        user_id=user.id.encode(),
        user_name=name,
        challenge=await _new_challenge(store, purpose, user),
        timeout=int(CHALLENGE_LIFETIME.total_seconds() * 1000),
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED,
            user_verification=UserVerificationRequirement.REQUIRED,
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(id=passkey.credential) for passkey in existing],
    )
    return _to_json(options)


async def verify_new(
    store: Store, site: Site, user: User, credential: Json, name: str, *, purpose: Purpose
) -> Passkey:
    """Return the passkey that a browser has created. Raises Problem 422 if it does not match the options."""
    import webauthn
    from webauthn.helpers.exceptions import WebAuthnException

    challenge = await _take_challenge(store, credential, purpose, user)
    try:
        verified = webauthn.verify_registration_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=site.host,
            expected_origin=site.origins,
            require_user_verification=True,
        )
    except (WebAuthnException, ValueError) as error:
        raise _bad_passkey() from error
    at = now()
    return Passkey(verified.credential_id, verified.credential_public_key, verified.sign_count, name, at, at)


async def signing_options(
    store: Store, site: Site, *, purpose: Purpose = "login", user: User | None = None
) -> Json:
    """Return the options for a browser to sign with any passkey of this site. With a ``user``, only that
    user's passkeys are accepted."""
    import webauthn
    from webauthn.helpers.structs import UserVerificationRequirement

    options = webauthn.generate_authentication_options(
        rp_id=site.host,
        challenge=await _new_challenge(store, purpose, user),
        timeout=int(CHALLENGE_LIFETIME.total_seconds() * 1000),
        user_verification=UserVerificationRequirement.REQUIRED,
    )
    return _to_json(options)


async def verify_signature(
    store: Store, site: Site, credential: Json, *, purpose: Purpose = "login", user: User | None = None
) -> User:
    """Return the user who has signed the options of `signing_options`. Raises Problem 403 for an unknown
    passkey or a wrong signature."""
    import webauthn
    from webauthn.helpers.exceptions import WebAuthnException

    challenge = await _take_challenge(store, credential, purpose, user)
    found = await store.passkey(_credential_id(credential))
    if found is None:
        raise Problem(403, "bad-login")
    signer, passkey = found
    try:
        verified = webauthn.verify_authentication_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=site.host,
            expected_origin=site.origins,
            credential_public_key=passkey.public_key,
            credential_current_sign_count=passkey.count,
            require_user_verification=True,
        )
    except (WebAuthnException, ValueError) as error:
        raise Problem(403, "bad-login") from error
    if not await store.use_passkey(passkey, verified.new_sign_count, now()):
        raise Problem(403, "bad-login")
    return signer


async def add(store: Store, user: User, passkey: Passkey) -> Passkey:
    """Add a passkey to an account. Raises Problem 409."""
    names = {existing.name for existing in await store.passkeys_of(user)}
    name = next(numbered for numbered in _numbered_names(passkey.name) if numbered not in names)
    passkey = replace(passkey, name=name)
    try:
        added = await store.add_passkey(user, passkey, MAX_PASSKEYS)
    except IntegrityError:
        raise Problem(409, "passkey-known") from None
    if not added:
        raise Problem(409, "too-many-passkeys")
    return passkey


def _numbered_names(name: str) -> list[str]:
    name = name or "Passkey"
    return [name, *(f"{name} {number}" for number in range(2, MAX_PASSKEYS + 2))]


async def _new_challenge(store: Store, purpose: Purpose, user: User | None) -> bytes:
    challenge, at = secrets.token_bytes(32), now()
    await store.add_challenge(_digest(challenge), purpose, user, at, at + CHALLENGE_LIFETIME)
    return challenge


async def _take_challenge(store: Store, credential: Json, purpose: Purpose, user: User | None) -> bytes:
    """Return the signed challenge, and use it up. Raises Problem 422 if it is unknown or expired."""
    from webauthn.helpers import base64url_to_bytes

    try:
        client_data = orjson.loads(base64url_to_bytes(credential["response"]["clientDataJSON"]))
        challenge = base64url_to_bytes(client_data["challenge"])
    except (KeyError, TypeError, ValueError) as error:
        raise _bad_passkey() from error
    if not await store.take_challenge(_digest(challenge), purpose, user, now()):
        raise Problem(422, "challenge-over")
    return challenge


def _credential_id(credential: Json) -> bytes:
    from webauthn.helpers import base64url_to_bytes

    try:
        return base64url_to_bytes(credential["id"])
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise _bad_passkey() from error


def _digest(challenge: bytes) -> str:
    return sha256(challenge).hexdigest()


def _to_json(options: Any) -> Json:
    import webauthn

    converted: Json = orjson.loads(webauthn.options_to_json(options))
    return converted


def _bad_passkey() -> Problem:
    return Problem(422, "bad-passkey")
