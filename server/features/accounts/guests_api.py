"""The identity of callers: guests and their tokens."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Request, Response
from pydantic import AfterValidator, StringConstraints

from server.base.languages import languages
from server.base.texts import MAX_RAW_NAME_LENGTH, person_name
from server.db.types.people import User as Known
from server.features.accounts.devices import device_name
from server.features.identity import service as identity
from server.features.identity.cookies import SessionCookies
from server.features.identity.reserved_names import ReservedNames
from server.features.identity.service import Anyone, Caller
from server.features.identity.sites import client_in
from server.features.lobby.summaries import Guest, Session, User
from server.features.services import App
from server.protocol.messages import WireModel
from server.transport.errors import Problem
from server.transport.openapi import refusals

router = APIRouter(prefix="/api", tags=["identity"])

GuestName = Annotated[
    str,
    StringConstraints(strip_whitespace=True, min_length=1, max_length=MAX_RAW_NAME_LENGTH),
    AfterValidator(person_name),
]


class NewGuest(WireModel):
    """A request for a new identity."""

    name: GuestName


class Newcomer(NewGuest):
    """A request for a new identity. `language` is that of the user's pages and letters, such as `de`."""

    language: Annotated[str, StringConstraints(max_length=16)] | None = None


class ChosenLanguage(WireModel):
    """The language of pages and letters, such as `de`."""

    language: Annotated[str, StringConstraints(max_length=16)]


class CookiesSeen(WireModel):
    """Whether the browser sends cookies."""

    seen: bool


@router.post(
    "/guests",
    status_code=201,
    responses=refusals({403: ["banned"], 422: ["name-reserved", "no-such-language"], 429: ["too-many"]}),
)
async def new_guest(body: Newcomer, request: Request, response: Response, app: App) -> Guest:
    """Become a guest with this name. The token in the response identifies you from now on. A name that
    resembles an account gets a mark."""
    for token in identity.tokens_in(request):
        await identity.check_not_banned(app.store, identity.token_digest(token))
    app.part(ReservedNames).check(body.name)
    _check_language(body.language)
    await app.rates.check_new_guest(client_in(request))
    device = device_name(request.headers.get("user-agent", ""))
    newcomer = await identity.new_guest(app.store, body.name, device, body.language or "")
    return log_in(*newcomer, request, response, app)


def _check_language(language: str | None) -> None:
    if language is not None and language not in languages():
        raise Problem(422, "no-such-language")


def log_in(user: Known, token: str, request: Request, response: Response, app: App) -> Guest:
    """Return the caller and their token. Browsers store the token as a cookie."""
    app.part(SessionCookies).cookie_for(request).store_token(response, token)
    return Guest(user=User(id=user.id, name=user.name), token=token)


@router.get("/me")
async def me(user: Caller) -> User:
    """Return the user identified by your token."""
    return User(id=user.id, name=user.name)


@router.patch("/me", responses=refusals({422: ["name-reserved"], 429: ["too-many"]}))
async def rename(body: NewGuest, user: Caller, app: App) -> User:
    """Change your name. A match that has begun keeps the old one. A name that resembles another user's
    account gets a mark."""
    app.rates.check_rename(user.id)
    app.part(ReservedNames).check(body.name)
    renamed = await app.store.rename(Known(user.id, body.name))
    return User(id=renamed.id, name=renamed.name)


@router.get("/session")
async def session(user: Anyone) -> Session:
    """Return your identity, if you have one. A new visitor gets no error."""
    if user is None:
        return Session(user=None)
    return Session(user=User(id=user.id, name=user.name), language=user.language or None)


@router.put(
    "/me/language", status_code=204, responses=refusals({422: ["no-such-language"], 429: ["too-many"]})
)
async def set_language(body: ChosenLanguage, user: Caller, app: App) -> None:
    """Choose the language of your pages, e-mails and push messages."""
    app.rates.check_notice_settings(user.id)
    _check_language(body.language)
    await app.store.set_language(user, body.language)


@router.get("/cookies")
async def cookies(request: Request, response: Response, app: App) -> CookiesSeen:
    """Return whether your browser has stored a test cookie with the attributes of your token's cookie. If
    there is none, the response sets it, and you may repeat the request."""
    test_cookie = app.part(SessionCookies).cookie_for(request).test_cookie
    seen = test_cookie.name in request.cookies
    if seen:
        test_cookie.delete_token(response)
    else:
        test_cookie.store_token(response, "kept")
    return CookiesSeen(seen=seen)


@router.delete("/me", status_code=204)
async def forget_me(_user: Caller, request: Request, response: Response, app: App) -> None:
    """Invalidate your token."""
    digest = identity.digest_in(request)
    await app.store.delete_token(digest)
    app.tables.log_out(digest)
    app.part(SessionCookies).cookie_for(request).delete_token(response)
