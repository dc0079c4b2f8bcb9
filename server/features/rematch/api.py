"""Rematches and taking seats, over HTTP."""

from __future__ import annotations

from fastapi import APIRouter, Request

from server.features.identity.service import Caller
from server.features.identity.sites import client_in
from server.features.lobby.api import summaries_of, summary_of
from server.features.lobby.service import Lobby
from server.features.lobby.summaries import MatchSummary, Offered
from server.features.rematch import service as rematch
from server.features.services import App, Code
from server.protocol.messages import WireModel
from server.transport.openapi import refusals

router = APIRouter(prefix="/api", tags=["lobby"])


class GoOn(WireModel):
    """The rematch that you want. `mission` is another mission, `swap` changes the sides, and a `lobby` waits
    for its host to start it. With `match` you join only that offered match."""

    swap: bool = False
    mission: str | None = None
    lobby: bool = False
    match: str | None = None


class TakeSeat(WireModel):
    """A request for a seat. `code` gives access to a private match. `bot` names a computer player that the
    host puts there."""

    code: str | None = None
    bot: str | None = None


@router.post(
    "/matches/{match_id}/seat",
    responses=refusals({404: [], 409: ["not-in-lobby", "full", "busy"], 410: ["closed"]}),
)
async def take_any_seat(
    match_id: str, *, request: Request, user: Caller, app: App, code: Code = None
) -> MatchSummary:
    """Take a free seat in a team with the fewest people, or keep the one you have."""
    lobby = app.part(Lobby)
    row = await rematch.take_seat(lobby, await lobby.visible_match(match_id, user, code), user)
    return summary_of(app, request, row, user)


@router.get("/offers", responses=refusals({429: ["too-many"]}))
async def offers(request: Request, user: Caller, app: App) -> list[MatchSummary]:
    """Return the finished matches with a rematch (`next`) that is waiting for you, the newest first."""
    app.rates.check_match_list(user.id)
    return await summaries_of(app, request, user, await rematch.offers(app.part(Lobby), user))


@router.get("/matches/{match_id}/next", responses=refusals({404: [], 429: ["too-many"]}))
async def standing(match_id: str, user: Caller, app: App) -> Offered:
    """Return your status in the rematch: whether the others are still waiting for you."""
    app.rates.check_match_list(user.id)
    lobby = app.part(Lobby)
    row = await lobby.visible_match(match_id, user)
    return Offered(standing=await rematch.rematch_status(lobby, row, user))


@router.post(
    "/matches/{match_id}/next",
    responses=refusals(
        {
            404: [],
            403: ["not-seated"],
            409: ["not-over", "full", "not-in-lobby", "no-offer", "offered", "too-many-matches"],
            422: ["no-such-mission"],
            429: ["too-many"],
        }
    ),
)
async def go_on(match_id: str, body: GoOn, request: Request, user: Caller, app: App) -> MatchSummary:
    """Play a rematch of a finished match: create it, or join the one that another player has created."""
    await app.rates.check_new_match(user.id, client_in(request))
    lobby = app.part(Lobby)
    row = await lobby.visible_match(match_id, user)
    rematch_request = rematch.RematchRequest(body.swap, body.mission, body.lobby, body.match)
    next_match = await rematch.join_or_create(lobby, row, user, rematch_request)
    if next_match.host.id == user.id:
        await app.rates.count_new_match(client_in(request))
    return summary_of(app, request, next_match, user)


@router.delete(
    "/matches/{match_id}/next",
    status_code=204,
    responses=refusals({404: [], 403: ["not-seated"], 409: ["no-offer", "busy"], 429: ["too-many"]}),
)
async def decline(match_id: str, user: Caller, app: App) -> None:
    """Decline the rematch."""
    await app.rates.check_match_action(user.id)
    lobby = app.part(Lobby)
    await rematch.decline(lobby, await lobby.visible_match(match_id, user), user)


@router.post(
    "/matches/{match_id}/seats/{seat}",
    responses=refusals(
        {404: [], 403: ["not-host"], 409: ["not-in-lobby", "seat-taken", "busy"], 422: ["no-such-bot"]}
    ),
)
async def take_seat(
    match_id: str, seat: str, *, request: Request, user: Caller, app: App, body: TakeSeat | None = None
) -> MatchSummary:
    """Take a seat, or as host put a computer player there."""
    body = body or TakeSeat()
    lobby = app.part(Lobby)
    row = await lobby.visible_match(match_id, user, body.code)
    if body.bot is not None:
        row = await lobby.seat_bot(row, seat, body.bot, user)
    else:
        row = await rematch.take_seat(lobby, row, user, seat)
    return summary_of(app, request, row, user)


@router.delete(
    "/matches/{match_id}/seats/{seat}",
    responses=refusals({404: [], 403: ["not-seated"], 409: ["not-in-lobby", "busy"]}),
)
async def leave_seat(match_id: str, seat: str, request: Request, user: Caller, app: App) -> MatchSummary:
    """Leave your seat, or as host empty any seat."""
    lobby = app.part(Lobby)
    row = await lobby.visible_match(match_id, user)
    return summary_of(app, request, await rematch.leave_seat(lobby, row, seat, user), user)
