"""Who am I: guests and their tokens."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Request, Response
from pydantic import AfterValidator, StringConstraints

from server.api.deps import App
from server.api.describe import refusals
from server.api.sites import client_in
from server.lobby import identity
from server.lobby.devices import device_name
from server.lobby.identity import Anyone, Caller
from server.lobby.summaries import Guest, Session, User
from server.store.people import User as Known
from server.texts import printable
from server.wire import WireModel

router = APIRouter(prefix="/api", tags=["identity"])

GuestName = Annotated[
    str,
    StringConstraints(strip_whitespace=True, min_length=1, max_length=24),
    AfterValidator(printable),
]


class NewGuest(WireModel):
    """Asks for an identity."""

    name: GuestName


@router.post("/guests", status_code=201, responses=refusals({403: ["banned"], 429: ["too-many"]}))
async def new_guest(body: NewGuest, request: Request, response: Response, app: App) -> Guest:
    """Become somebody: a name, and a token that proves it from now on."""
    if token := identity.token_in(request):
        await identity.check_not_banned(app.store, identity.token_digest(token))
    await app.rates.guest(client_in(request))
    device = device_name(request.headers.get("user-agent", ""))
    return log_in(*await identity.new_guest(app.store, body.name, device), request, response, app)


def log_in(user: Known, token: str, request: Request, response: Response, app: App) -> Guest:
    """Tell who the caller is now and the token that proves it; browsers keep it as a cookie."""
    secure = app.settings.secure_cookie
    if secure is None:
        secure = app.settings.encrypted or request.url.scheme == "https"
    response.set_cookie(
        identity.COOKIE,
        token,
        max_age=identity.COOKIE_SECONDS,
        path=cookie_path(app),
        secure=secure,
        httponly=True,
        samesite="lax",
    )
    return Guest(user=User(id=user.id, name=user.name), token=token)


def drop_cookie(response: Response, app: App) -> None:
    """Have the browser forget its token."""
    response.delete_cookie(identity.COOKIE, path=cookie_path(app), httponly=True, samesite="lax")


def cookie_path(app: App) -> str:
    """Return the path below which browsers send the cookie: other sites of the same host do not get it."""
    return app.settings.base_path or "/"


@router.get("/me")
async def me(user: Caller) -> User:
    """Who the token says I am."""
    return User(id=user.id, name=user.name)


@router.patch("/me", responses=refusals({429: ["too-many"]}))
async def rename(body: NewGuest, user: Caller, app: App) -> User:
    """Change my name; a match that has begun keeps the one that I had."""
    app.rates.rename(user.id)
    await app.store.rename(Known(user.id, body.name))
    return User(id=user.id, name=body.name)


@router.get("/session")
async def session(user: Anyone) -> Session:
    """Who I am, if anybody: a newcomer need not be told of an error."""
    return Session(user=User(id=user.id, name=user.name) if user else None)


@router.delete("/me", status_code=204)
async def forget_me(_user: Caller, request: Request, response: Response, app: App) -> None:
    """Make the token worthless."""
    digest = identity.digest_in(request)
    await app.store.forget_token(digest)
    app.tables.log_out(digest)
    drop_cookie(response, app)
