"""Who is asking: guests with a random token, of which only the hash is kept."""

from __future__ import annotations

import secrets
from datetime import datetime
from hashlib import sha256
from typing import Annotated, cast

from fastapi import Depends, Security
from fastapi.security import APIKeyCookie, HTTPBearer
from starlette.requests import HTTPConnection

from server.errors import Problem
from server.jsons import now, stamp
from server.store.people import Token, User
from server.store.protocol import Store

COOKIE = "galaxies_token"
COOKIE_SECONDS = 400 * 24 * 3600  # the longest that browsers keep one

# What OpenAPI tells of tokens: either will do. They are read by `token_in`.
BEARER = HTTPBearer(scheme_name="bearer", description="The token of POST /api/guests.", auto_error=False)
COOKIE_TOKEN = APIKeyCookie(
    name=COOKIE, scheme_name="cookie", description="The same token.", auto_error=False
)


def new_id() -> str:
    """An id that cannot be guessed: 128 bits. A hyphen in front would make it an option of a command."""
    while (made := secrets.token_urlsafe(16)).startswith("-"):
        pass
    return made


def is_id(text: str) -> bool:
    """Whether a text has the form of our ids; no other text needs to be looked up in the database."""
    return len(text) <= 64 and text.isascii() and text.replace("-", "").replace("_", "").isalnum()


def token_digest(token: str) -> str:
    """The digest of a token; only this is kept."""
    return sha256(token.encode("utf-8", "replace")).hexdigest()


def token_in(connection: HTTPConnection) -> str | None:
    """The caller's token: programs send a header, browsers a cookie."""
    scheme, _, value = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer" and value.strip():
        return value.strip()
    return _cookie_in(connection.headers.get("cookie", ""))


def _cookie_in(sent: str) -> str | None:
    """The token among the cookies, of which somebody may send thousands.

    >>> _cookie_in("a=1; galaxies_token=q7Xk-2_a;b"), _cookie_in("my_galaxies_token=1")
    ('q7Xk-2_a', None)
    """
    for cookie in sent.split(";"):
        name, _, value = cookie.partition("=")
        if name.strip() == COOKIE:
            return value.strip()
    return None


def digest_in(connection: HTTPConnection) -> str:
    """The digest of the caller's token; without one that of nothing, which nobody has."""
    return token_digest(token_in(connection) or "")


def new_token(device: str, proved: datetime | None = None) -> tuple[str, Token]:
    """A new token for that device, and what is kept of it; its owner ``proved`` then who they are."""
    token = secrets.token_urlsafe(32)
    return token, Token(token_digest(token), device, proved)


async def new_guest(store: Store, name: str, device: str) -> tuple[User, str]:
    """A new user and its token."""
    user, (token, kept) = User(new_id(), name), new_token(device)
    await store.add_user(user, kept, now())
    return user, token


async def user_of(store: Store, connection: HTTPConnection) -> User | None:
    """The caller, if its token is known; raises Problem 403 for who is banned."""
    token = token_in(connection)
    if not token:
        return None
    user = await store.user_of(digest := token_digest(token), now())
    if user is None:
        await check_not_banned(store, digest)
    return user


async def check_not_banned(store: Store, digest: str) -> None:
    """Raise Problem 403 if the token with that digest is of somebody who may not come in."""
    ban = await store.banned(digest, now())
    if ban:
        until = f" until {stamp(ban.until)}" if ban.until else ""
        raise Problem(403, "banned", f"You are banned from this server{until}: {ban.reason}")


async def _anyone(connection: HTTPConnection) -> User | None:
    return await user_of(cast(Store, connection.app.state.store), connection)


async def _known(
    user: Annotated[User | None, Depends(_anyone)],
    _header: Annotated[object, Security(BEARER)],
    _cookie: Annotated[object, Security(COOKIE_TOKEN)],
) -> User:
    if user is None:
        raise Problem(
            401,
            detail="a token is needed: POST /api/guests gives one",
            headers={"WWW-Authenticate": "Bearer"},
        )
    return user


Anyone = Annotated[User | None, Depends(_anyone)]
Caller = Annotated[User, Depends(_known)]
