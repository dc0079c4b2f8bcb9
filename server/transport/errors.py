"""Errors as RFC 9457 problem objects, which are used for every error."""

from __future__ import annotations

from collections.abc import Sequence
from http import HTTPStatus
from typing import Any

import structlog
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import Response

from server.base.json_codec import dumps
from server.db.types.store import STORE_UNAVAILABLE
from server.protocol.messages import WireModel
from server.transport.headers import OWN_HEADERS

log = structlog.get_logger()

#: Kinds of problems that a program may want to distinguish, and their titles.
TITLES = {
    "seat-taken": "That seat is taken",
    "not-in-lobby": "The match has begun",
    "full": "All seats are taken",
    "no-offer": "Nobody has offered you another match",
    "offered": "Someone has already made another offer",
    "cannot-start": "The match cannot start yet",
    "not-over": "The match is not over",
    "no-report": "There are no reports on matches of this game",
    "no-clip": "No moment has decided this match",
    "cannot-replay": "The rules have changed since, so this match cannot be replayed",
    "not-paused": "The match is not paused",
    "unreadable": "The match still cannot continue",
    "busy": "Others were quicker",
    "bad-options": "The mission does not allow these options",
    "bad-login": "That name does not go with what proves it",
    "bad-password": "That password is wrong",
    "bad-proof": "That is not one of your passkeys",
    "proof-needed": "Confirm that it is you with your password or a passkey",
    "name-reserved": "That name is reserved: choose another one",
    "name-taken": "That name is taken: choose another one",
    "has-account": "You have an account already",
    "no-account": "You have no account yet",
    "last-way": "Without it you could not log in",
    "no-passkeys": "Passkeys need a server with a name, and this is only an address",
    "bad-passkey": "This passkey could not be used",
    "passkey-known": "This passkey has already been added",
    "too-many-passkeys": "You have reached the limit of passkeys: remove one first",
    "challenge-over": "That took too long: try again",
    "not-your-name": "That is not your name",
    "no-such-game": "This server does not offer that game",
    "no-such-mission": "There is no such mission",
    "no-such-language": "This server does not speak that language",
    "bad-loadout": "This choice is not allowed",
    "nothing-to-choose": "This seat has nothing to choose",
    "too-many-loadouts": "You have reached the limit: delete one first",
    "too-many-matches": "You have reached the limit of matches: finish or discard one first",
    "no-such-bot": "There is no such computer player",
    "not-playing": "That seat is not being played",
    "own-seat": "That is your own seat",
    "has-seat": "You have a seat in this match",
    "other-side": "You have played for the other side",
    "not-host": "Only the host may do that",
    "not-seated": "That seat is not yours",
    "seated": "Someone who sits at the table cannot be turned away",
    "turned-away": "The host has turned you away",
    "blocked": "The host has blocked you",
    "no-spectators": "The host lets nobody watch this match until it is over",
    "closed": "This match is closed",
    "banned": "You are banned from this server",
    "too-many-reports": "You have reached the limit of open reports: wait for an answer",
    "foreign-origin": "Requests from other sites are refused",
    "bad-host": "The request names no host, or more than one",
    "unknown-host": "This server does not go by that name",
    "store-away": "The server cannot reach its database",
    "busy-server": "The server is too busy: try again in a little while",
    "no-notices": "This server does not send such notices",
    "notices-paused": "This server sends no notices until its host resumes them",
    "mail-failed": "The e-mail could not be sent",
    "too-many": "Too many requests",
}


def _sendable(text: Any) -> Any:
    """Return a client's data in a form that can be sent back, because lone surrogates cannot be encoded as
    UTF-8."""
    return text.encode("utf-8", "replace").decode() if isinstance(text, str) else text


class ProblemError(WireModel):
    """One fault in the input."""

    loc: list[str | int]
    msg: str


class ProblemDetails(WireModel):
    """An error of the HTTP API (RFC 9457)."""

    type: str
    title: str
    status: int
    detail: str
    errors: list[ProblemError] = []


class Problem(Exception):
    """Raised to respond to the request with a problem object.

    >>> Problem(404).response().body.decode()
    '{"type":"about:blank","title":"Not Found","status":404,"detail":"Not Found"}'
    >>> response = Problem(409, "seat-taken").response()
    >>> response.status_code, response.headers["content-type"]
    (409, 'application/problem+json')
    """

    def __init__(
        self,
        status: int,
        kind: str | None = None,
        detail: str | None = None,
        *,
        errors: Sequence[tuple[Sequence[str | int], str]] = (),
        headers: dict[str, str] | None = None,
    ) -> None:
        super().__init__(detail or kind)
        self.status = status
        self.kind = kind
        self.detail = detail
        self.errors = [
            {"loc": [_sendable(step) for step in loc], "msg": _sendable(msg)} for loc, msg in errors
        ]
        self.headers = headers

    def response(self) -> Response:
        """Return the problem as a response."""
        title = TITLES[self.kind] if self.kind else HTTPStatus(self.status).phrase
        body: dict[str, Any] = {
            "type": f"urn:galaxies:{self.kind}" if self.kind else "about:blank",
            "title": title,
            "status": self.status,
            "detail": self.detail or title,
        }
        if self.errors:
            body["errors"] = self.errors
        return Response(dumps(body), self.status, self.headers, "application/problem+json")


async def _handle_problem(_request: Request, error: Exception) -> Response:
    assert isinstance(error, Problem)
    return error.response()


async def _handle_http_error(_request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    return Problem(error.status_code, detail=error.detail, headers=dict(error.headers or {})).response()


#: The maximum number of faults in a response.
MAX_FAULTS = 16


async def _handle_invalid_input(_request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    faults = [(e["loc"], e["msg"]) for e in error.errors()[:MAX_FAULTS]]
    return Problem(422, detail="the request does not have the expected form", errors=faults).response()


def first_line(error: Exception) -> str:
    """Return only the first line of the error, because the other lines of a database error contain the
    statement.

    >>> first_line(ValueError("no room\\n[SQL: INSERT INTO seeds]"))
    'ValueError: no room'
    """
    return f"{type(error).__name__}: {error}".splitlines()[0]


def store_unavailable() -> Problem:
    """Return the problem with which requests are rejected while the store cannot be reached.

    >>> store_unavailable().response().status_code, store_unavailable().headers
    (503, {'Retry-After': '5'})
    """
    return Problem(503, "store-away", headers={"Retry-After": "5"})


async def _handle_store_unavailable(request: Request, error: Exception) -> Response:
    log.warning("store unavailable", path=request.url.path, error=first_line(error))
    return store_unavailable().response()


async def _handle_internal_error(request: Request, error: Exception) -> Response:
    # uvloop's message for a disconnected client
    if isinstance(error, RuntimeError) and "the handler is closed" in str(error):
        log.info("client has disconnected", path=request.url.path)
        return Problem(500).response()
    log.error("request failed", path=request.url.path, exc_info=error)
    problem = Problem(500, detail="something went wrong on the server", headers=OWN_HEADERS)
    return problem.response()


def install(app: FastAPI) -> None:
    """Respond to every error of this app with a problem object."""
    app.add_exception_handler(Problem, _handle_problem)
    app.add_exception_handler(HTTPException, _handle_http_error)
    app.add_exception_handler(RequestValidationError, _handle_invalid_input)
    for error_type in STORE_UNAVAILABLE:
        app.add_exception_handler(error_type, _handle_store_unavailable)
    app.add_exception_handler(Exception, _handle_internal_error)
