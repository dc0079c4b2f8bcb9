"""Accounts. A guest with an account can log in on any device."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256

from sqlalchemy.exc import IntegrityError

from server.base.clock import now
from server.base.namesakes import MARK, looks_marked
from server.base.texts import normalised_name
from server.db.sql.store import Store
from server.db.types.accounts import Account, NameTaken, Passkey
from server.db.types.people import User
from server.features.accounts import devices
from server.features.accounts import types as account_types
from server.features.identity import passwords
from server.features.identity import service as identity
from server.features.identity.passwords import Passwords
from server.transport.errors import Problem

#: A placeholder user with an id that no real user has.
NO_USER = User("", "")


def name_digest(name: str) -> str:
    """Return the key of an account: the digest of its normalised name."""
    return sha256(normalised_name(name).encode("utf-8", "replace")).hexdigest()


def check_name(name: str) -> None:
    """Raise Problem 422 for a name that ends like the mark of users whose name resembles another user's
    account."""
    if looks_marked(name):
        detail = f"an account name cannot end with {MARK.strip()}"
        raise Problem(
            422, "name-reserved", detail=detail, errors=[(("body", "name"), "must not end like a mark")]
        )


async def require_account(store: Store, user: User) -> Account:
    """Return the user's account. Raises Problem 409 for a guest."""
    account = await store.account_of(user)
    if account is None:
        raise Problem(409, "no-account")
    return account


async def public_account(store: Store, user: User) -> account_types.Account | None:
    """Return the account as its owner sees it, or None for a guest."""
    account = await store.account_of(user)
    if account is None:
        return None
    return account_types.Account(
        name=account.name,
        created=account.created,
        password=account.password is not None,
        passkeys=[public_passkey(passkey) for passkey in await store.passkeys_of(user)],
        codes=await store.codes_left(user),
    )


def public_passkey(passkey: Passkey) -> account_types.Passkey:
    """Return the passkey as its owner sees it."""
    return account_types.Passkey(id=passkey.id, name=passkey.name, created=passkey.created, used=passkey.used)


async def create_account(
    store: Store, user: User, name: str, password: str | None, passkey: Passkey | None
) -> Sequence[str]:
    """Create a guest's account, and return its recovery codes. ``password`` is a hash. Raises Problem 409."""
    codes = passwords.new_codes()
    account = Account(user, name, name_digest(name), password, now())
    try:
        added = await store.add_account(account, passkey, passwords.code_digests(user, codes))
    except NameTaken:
        raise Problem(409, "name-taken") from None
    except IntegrityError:
        raise Problem(409, "passkey-known") from None
    if not added:
        raise Problem(409, "has-account")
    return codes


async def log_in(store: Store, hasher: Passwords, name: str, password: str) -> User:
    """Return the user with that name and password. Raises Problem 403. An unknown name takes the same time as
    a wrong password."""
    account = await store.account_named(name_digest(name))
    if not await hasher.verify(account.password if account else None, password) or account is None:
        raise Problem(403, "bad-login")
    return account.user


async def user_with_name(store: Store, name: str) -> User:
    """Return the user whose account has that name, or NO_USER."""
    account = await store.account_named(name_digest(name))
    return account.user if account else NO_USER


async def recover(store: Store, hasher: Passwords, name: str, code: str, password: str) -> User:
    """Return the user with that name and recovery code, and use up the code. Raises Problem 403 like
    `log_in`."""
    password_hash = await hasher.hash_password(password)
    user = await user_with_name(store, name)
    if not await store.recover(user, passwords.code_digests(user, [code])[0], password_hash):
        raise Problem(403, "bad-login")
    return user


async def log_in_here(store: Store, user: User, device: str) -> tuple[User, str]:
    """Return the user with a new token for the device on which they have logged in. The login counts as a
    proof of identity."""
    token, stored = identity.new_token(device, at := now())
    await store.add_token(user, stored, devices.MAX_DEVICES, at)
    return user, token


async def change_password(store: Store, hasher: Passwords, user: User, password: str | None) -> None:
    """Set or remove the password. Raises Problem 409 if the user could no longer log in."""
    if not await store.set_password(user, await hasher.hash_password(password) if password else None):
        raise Problem(409, "last-way")
