"""Moderation by users over HTTP: turning away, muting, blocking and reporting other users."""

from __future__ import annotations

from fastapi import APIRouter, Request

from server.db.types.moderation import Report
from server.features.identity.service import Caller
from server.features.identity.sites import client_in
from server.features.lobby.service import Lobby
from server.features.moderation import service as moderation
from server.features.moderation.types import MyReport, NewReport, Shun, ShunnedUser
from server.features.services import App, Code
from server.protocol.messages import Person
from server.transport.openapi import refusals

router = APIRouter(prefix="/api", tags=["together"])

MAX_LISTED = 50
HOST_ERRORS = refusals({404: [], 403: ["not-host"], 409: ["seated"], 429: ["too-many"]})


@router.get("/matches/{match_id}/turned-away", responses=refusals({404: [], 403: ["not-host"]}))
async def turned_away(match_id: str, user: Caller, app: App) -> list[Person]:
    """As host, return the users whom you have turned away."""
    lobby = app.part(Lobby)
    row = await lobby.visible_match(match_id, user)
    return [
        Person(id=person.id, name=person.name)
        for person in await moderation.users_turned_away(lobby, row, user)
    ]


@router.put("/matches/{match_id}/turned-away/{user_id}", status_code=204, responses=HOST_ERRORS)
async def turn_away(match_id: str, user_id: str, user: Caller, app: App) -> None:
    """As host, turn a spectator away. They can no longer watch or take a seat."""
    app.rates.check_ignore(user.id)
    lobby = app.part(Lobby)
    await moderation.turn_away(lobby, await lobby.visible_match(match_id, user), user, user_id)


@router.delete("/matches/{match_id}/turned-away/{user_id}", status_code=204, responses=HOST_ERRORS)
async def admit(match_id: str, user_id: str, user: Caller, app: App) -> None:
    """As host, let a user watch again."""
    lobby = app.part(Lobby)
    await moderation.admit(lobby, await lobby.visible_match(match_id, user), user, user_id)


@router.get("/me/shunned")
async def my_shunned(user: Caller, app: App) -> list[ShunnedUser]:
    """Return the users whom you have muted or blocked, the newest first."""
    return [
        ShunnedUser(user=Person(id=ignored.user.id, name=ignored.user.name), how=ignored.how, at=ignored.at)
        for ignored in await app.store.ignored_by(user)
    ]


@router.put("/me/shunned/{user_id}", status_code=204, responses=refusals({404: [], 429: ["too-many"]}))
async def shun(user_id: str, body: Shun, user: Caller, app: App) -> None:
    """Mute or block a user. A blocked user can neither enter your matches nor send you anything."""
    app.rates.check_ignore(user.id)
    await moderation.ignore_user(app.part(Lobby), user, user_id, body.how)


@router.delete("/me/shunned/{user_id}", status_code=204)
async def forgive(user_id: str, user: Caller, app: App) -> None:
    """Stop muting or blocking a user."""
    await moderation.stop_ignoring(app.part(Lobby), user, user_id)


@router.post(
    "/reports",
    status_code=201,
    responses=refusals({404: [], 409: ["too-many-reports"], 429: ["too-many"]}),
)
async def report(body: NewReport, request: Request, user: Caller, app: App, code: Code = None) -> MyReport:
    """Report a user at a match to the server's operator."""
    lobby = app.part(Lobby)
    row = await lobby.visible_match(body.match, user, code)
    await app.rates.check_report(user.id, client_in(request))
    return _to_wire(await moderation.report(lobby, row, user, body))


@router.get("/me/reports")
async def my_reports(user: Caller, app: App) -> list[MyReport]:
    """Return your reports and the answers to them, the newest first."""
    return [
        _to_wire(report) for report in await app.store.reports(open_only=False, limit=MAX_LISTED, by=user)
    ]


def _to_wire(report: Report) -> MyReport:
    return MyReport(
        id=report.id,
        at=report.at,
        about=report.about.name,
        match=report.match,
        reason=report.reason,
        text=report.text,
        answer=report.answer,
        closed=report.closed,
    )
