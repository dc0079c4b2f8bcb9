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
from server.json_codec import now, stamp
from server.lobby.cookies import LEGACY, SessionCookies
from server.store.people import Token, User
from server.store.protocol import Store

#: Where a request keeps the digest of the token that it was let in with.
DIGEST = "token_digest"

# What OpenAPI tells of tokens: either will do. They are read by `tokens_in`.
BEARER = HTTPBearer(scheme_name="bearer", description="The token of POST /api/guests.", auto_error=False)
COOKIE_TOKEN = APIKeyCookie(
    name=LEGACY,
    scheme_name="cookie",
    description="The same token. Servers set it by a name of their own, and still read this one.",
    auto_error=False,
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


def tokens_in(connection: HTTPConnection) -> list[str]:
    """The tokens that may be the caller's: programs send a header, browsers a cookie. A header for somebody
    else, such as a proxy's own, takes nothing from the cookie."""
    return [token for _, token in _candidates(connection)]


def _candidates(connection: HTTPConnection) -> list[tuple[str, str]]:
    """Each token, with the name of its cookie if it was in one."""
    scheme, _, value = connection.headers.get("authorization", "").partition(" ")
    own = [("", value.strip())] if scheme.lower() == "bearer" and value.strip() else []
    cookies: SessionCookies = connection.app.state.cookies
    return [*own, *cookies.tokens(connection)]


def digest_in(connection: HTTPConnection) -> str:
    """The digest of the token by which `user_of` has found the caller; without one that of nothing, which
    nobody has."""
    return getattr(connection.state, DIGEST, None) or token_digest("")


def new_token(device: str, proved: datetime | None = None) -> tuple[str, Token]:
    """A new token for that device, and what is kept of it; its owner ``proved`` then who they are."""
    token = secrets.token_urlsafe(32)
    return token, Token(token_digest(token), device, proved)


async def new_guest(store: Store, name: str, device: str) -> tuple[User, str]:
    """A new user, with a mark behind the name of somebody else's account, and their token."""
    token, kept = new_token(device)
    return await store.add_user(User(new_id(), name), kept, now()), token


async def user_of(store: Store, connection: HTTPConnection) -> User | None:
    """The caller, if a token of theirs is known; raises Problem 403 for whoever is banned."""
    cookies: SessionCookies = connection.app.state.cookies
    for name, token in _candidates(connection):
        user = await store.user_of(digest := token_digest(token), now())
        if user is not None:
            setattr(connection.state, DIGEST, digest)
            if name:
                cookies.move(connection, name, token)
            return user
        await check_not_banned(store, digest)
    return None


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
            detail="nobody is known by this request",
            headers={"WWW-Authenticate": "Bearer"},
        )
    return user


Anyone = Annotated[User | None, Depends(_anyone)]
Caller = Annotated[User, Depends(_known)]
