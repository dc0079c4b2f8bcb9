"""The identity of callers: guests with a random token, of which only the hash is stored."""

from __future__ import annotations

import secrets
from datetime import datetime
from hashlib import sha256
from typing import Annotated, cast

from fastapi import Depends, Security
from fastapi.security import APIKeyCookie, HTTPBearer
from starlette.requests import HTTPConnection

from server.base.clock import now, stamp
from server.db.sql.store import Store
from server.db.types.people import Token, User
from server.features.identity.cookies import LEGACY, SessionCookies
from server.transport.errors import Problem

#: The request state key of the accepted token's digest.
DIGEST = "token_digest"

# The OpenAPI security schemes of tokens, either of which is accepted. `tokens_in` reads them.
BEARER = HTTPBearer(scheme_name="bearer", description="The token of POST /api/guests.", auto_error=False)
COOKIE_TOKEN = APIKeyCookie(
    name=LEGACY,
    scheme_name="cookie",
    description="The same token. Servers set a cookie with a name of their own, and still read this one.",
    auto_error=False,
)


def new_id() -> str:
    """Return a random id of 128 bits. It does not begin with a hyphen, because a command would take it for an
    option."""
    while (text := secrets.token_urlsafe(16)).startswith("-"):
        pass
    return text


def is_id(text: str) -> bool:
    """Return whether a text has the form of our ids. Other texts need no lookup."""
    return len(text) <= 64 and text.isascii() and text.replace("-", "").replace("_", "").isalnum()


def token_digest(token: str) -> str:
    """Return the digest of a token. Only the digest is stored."""
    return sha256(token.encode("utf-8", "replace")).hexdigest()


def tokens_in(connection: HTTPConnection) -> list[str]:
    """Return the tokens in the caller's request. Programs send a token in a header, browsers in a cookie. A
    header with credentials for a proxy does not hide the cookie."""
    return [token for _, token in _candidates(connection)]


def _candidates(connection: HTTPConnection) -> list[tuple[str, str]]:
    """Return each token with the name of its cookie, or an empty name."""
    scheme, _, value = connection.headers.get("authorization", "").partition(" ")
    header_tokens = [("", value.strip())] if scheme.lower() == "bearer" and value.strip() else []
    cookies: SessionCookies = connection.app.state.cookies
    return [*header_tokens, *cookies.tokens(connection)]


def digest_in(connection: HTTPConnection) -> str:
    """Return the digest of the token by which `user_of` identified the caller. Without a token, return the
    digest of the empty text, which no user has."""
    return getattr(connection.state, DIGEST, None) or token_digest("")


def new_token(device: str, proved: datetime | None = None) -> tuple[str, Token]:
    """Return a new token for that device, and its stored form. ``proved`` is when its owner last proved
    their identity."""
    token = secrets.token_urlsafe(32)
    return token, Token(token_digest(token), device, proved)


async def new_guest(store: Store, name: str, device: str, language: str = "") -> tuple[User, str]:
    """Return a new user and their token. The name gets a mark if it resembles another user's account."""
    token, stored = new_token(device)
    return await store.add_user(User(new_id(), name, language=language), stored, now()), token


async def user_of(store: Store, connection: HTTPConnection) -> User | None:
    """Return the user if one of the caller's tokens is known. Raises Problem 403 for a banned user."""
    cookies: SessionCookies = connection.app.state.cookies
    for name, token in _candidates(connection):
        user = await store.user_of(digest := token_digest(token), now())
        if user is not None:
            setattr(connection.state, DIGEST, digest)
            if name:
                cookies.move_token(connection, name, token)
            return user
        await check_not_banned(store, digest)
    return None


async def check_not_banned(store: Store, digest: str) -> None:
    """Raise Problem 403 if the token with that digest belongs to a banned user."""
    ban = await store.ban_of_token(digest, now())
    if ban:
        until = f" until {stamp(ban.until)}" if ban.until else ""
        raise Problem(403, "banned", f"You are banned from this server{until}: {ban.reason}")


async def _user_if_known(connection: HTTPConnection) -> User | None:
    return await user_of(cast(Store, connection.app.state.store), connection)


async def _require_user(
    user: Annotated[User | None, Depends(_user_if_known)],
    _header: Annotated[object, Security(BEARER)],
    _cookie: Annotated[object, Security(COOKIE_TOKEN)],
) -> User:
    if user is None:
        raise Problem(
            401,
            detail="you are not logged in",
            headers={"WWW-Authenticate": "Bearer"},
        )
    return user


Anyone = Annotated[User | None, Depends(_user_if_known)]
Caller = Annotated[User, Depends(_require_user)]
