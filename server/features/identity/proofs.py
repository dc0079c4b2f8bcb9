"""Proofs of identity: a token alone does not allow changes to its owner's login methods."""

from __future__ import annotations

from datetime import timedelta

from server.base.clock import now
from server.db.sql.store import Store
from server.db.types.accounts import Account
from server.db.types.people import User
from server.features.identity import passkeys
from server.features.identity.passkeys import Json, Site
from server.features.identity.passwords import Passwords
from server.transport.errors import Problem

#: The time for which a proof is valid.
PROOF_LIFETIME = timedelta(minutes=10)


async def require_recent_proof(store: Store, user: User, digest: str) -> None:
    """Raise Problem 403 if the user has an account, and there is no recent proof for the token with that
    digest. Guests need no proof, because their token is all they have."""
    if await store.account_of(user) is None:
        return
    proof_time = await store.proof_time(digest)
    if (
        proof_time is None or abs(now() - proof_time) > PROOF_LIFETIME
    ):  # setting the clock back must not extend a proof
        raise Problem(403, "proof-needed")


async def prove_with_password(
    store: Store, hasher: Passwords, account: Account, password: str, digest: str
) -> None:
    """Accept the password as proof. Raises Problem 403 if it is wrong."""
    if not await hasher.verify(account.password, password):
        raise Problem(403, "bad-password")
    await store.set_proved(digest, now())


async def passkey_options(store: Store, site: Site, user: User) -> Json:
    """Return the options for a browser to sign with one of the user's passkeys."""
    return await passkeys.signing_options(store, site, purpose="proof", user=user)


async def prove_with_passkey(store: Store, site: Site, user: User, credential: Json, digest: str) -> None:
    """Accept a signature as proof. Raises Problem 403 if it is not by one of the user's passkeys."""
    try:
        signer = await passkeys.verify_signature(store, site, credential, purpose="proof", user=user)
    except Problem as problem:
        raise Problem(403, "bad-proof") if problem.kind == "bad-login" else problem from None
    if signer != user:
        raise Problem(403, "bad-proof")
    await store.set_proved(digest, now())
