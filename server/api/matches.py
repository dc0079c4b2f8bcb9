"""The lobby over HTTP."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Query, Request, Response

from server.api.deps import App
from server.api.describe import refusals
from server.api.drawing import qr_code
from server.lobby import records
from server.lobby.identity import Anyone, Caller
from server.lobby.summaries import MatchSummary, summary
from server.store.people import User
from server.store.protocol import MatchRow
from server.wire import ChanceOfSeat, WireModel

router = APIRouter(prefix="/api", tags=["lobby"])

LISTED = 100
UNKNOWN = refusals({404: []})

Code = Annotated[str | None, Query(description="The code of an invite: opens a private match.")]


class NewMatch(WireModel):
    """Asks for a match; without `game`, of the first game that has the mission."""

    game: str | None = None
    mission: str
    options: dict[str, Any] = {}
    private: bool = True


class TakeSeat(WireModel):
    """`code` opens a private match; `bot` names a computer player that the host puts there."""

    code: str | None = None
    bot: str | None = None


def _summary(app: App, request: Request, row: MatchRow, user: User | None) -> MatchSummary:
    mission = app.lobby.context.find_mission(row)
    return summary(
        row, mission or app.lobby.mission(row), user, app.base_url(request), known=mission is not None
    )


@router.post(
    "/matches",
    status_code=201,
    responses=refusals(
        {409: ["too-many-matches"], 422: ["no-such-mission", "bad-options"], 429: ["too-many"]}
    ),
)
async def create(body: NewMatch, request: Request, user: Caller, app: App) -> MatchSummary:
    """Make a match and host it."""
    await app.rates.create(user.id)
    row = await app.lobby.create(user, body.mission, body.options, private=body.private, game=body.game)
    return _summary(app, request, row, user)


@router.get("/matches")
async def matches(request: Request, user: Caller, app: App, mine: bool = False) -> list[MatchSummary]:
    """My matches, or the public ones that are not over; newest first."""
    rows = await (app.store.matches_of(user, LISTED) if mine else app.store.public_matches(LISTED))
    for row in rows:
        _ = await app.lobby.context.ensure_edition(row)
    return [_summary(app, request, row, user) for row in rows]


@router.get("/matches/{match_id}", responses=UNKNOWN)
async def match(match_id: str, request: Request, user: Caller, app: App, code: Code = None) -> MatchSummary:
    """One match as I may see it."""
    return _summary(app, request, await app.lobby.visible(match_id, user, code), user)


@router.delete(
    "/matches/{match_id}",
    status_code=204,
    responses=refusals({404: [], 403: ["not-host"], 409: ["not-in-lobby"]}),
)
async def discard(match_id: str, user: Caller, app: App) -> None:
    """As host, forget a match that has not begun or that only computer players play."""
    await app.lobby.discard(await app.lobby.visible(match_id, user), user)


@router.get("/invites/{code}", responses=UNKNOWN)
async def invite(code: str, request: Request, user: Anyone, app: App) -> MatchSummary:
    """The match that somebody asks me to."""
    return _summary(app, request, await app.lobby.invited(code), user)


@router.get("/invites/{code}/qr.svg", response_model=None, responses=UNKNOWN)
async def invite_qr(code: str, request: Request, app: App) -> Response:
    """The invite link as QR code."""
    row = await app.lobby.invited(code)
    return qr_code(f"{app.base_url(request)}/join/{row.invite}")


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
    row = await app.lobby.visible(match_id, user, body.code)
    if body.bot is not None:
        row = await app.lobby.seat_bot(row, seat, body.bot, user)
    else:
        row = await app.lobby.sit(row, seat, user)
    return _summary(app, request, row, user)


@router.delete(
    "/matches/{match_id}/seats/{seat}",
    responses=refusals({404: [], 403: ["not-seated"], 409: ["not-in-lobby", "busy"]}),
)
async def leave_seat(match_id: str, seat: str, request: Request, user: Caller, app: App) -> MatchSummary:
    """Leave my seat, or as host empty one."""
    row = await app.lobby.visible(match_id, user)
    return _summary(app, request, await app.lobby.leave(row, seat, user), user)


@router.post(
    "/matches/{match_id}/start",
    responses=refusals({404: [], 403: ["not-host"], 409: ["not-in-lobby", "cannot-start"]}),
)
async def start(match_id: str, request: Request, user: Caller, app: App) -> MatchSummary:
    """Begin to play."""
    row = await app.lobby.visible(match_id, user)
    return _summary(app, request, await app.lobby.start(row, user), user)


@router.post(
    "/matches/{match_id}/resume", responses=refusals({404: [], 403: ["not-host"], 409: ["not-paused"]})
)
async def resume(match_id: str, request: Request, user: Caller, app: App) -> MatchSummary:
    """Go on with a match that an internal error has paused."""
    row = await app.lobby.visible(match_id, user)
    return _summary(app, request, await app.lobby.resume(row, user), user)


@router.get("/matches/{match_id}/chances", responses=refusals({404: [], 409: ["not-over"]}))
async def chances(match_id: str, user: Caller, app: App, code: Code = None) -> list[ChanceOfSeat]:
    """How likely each seat of a finished match was to win, turn by turn, as far as it knew itself."""
    row = await app.lobby.visible(match_id, user, code)
    return [ChanceOfSeat(**vars(chance)) for chance in await records.chances(app.store, row)]


@router.get(
    "/matches/{match_id}/record", response_model=None, responses=refusals({404: [], 409: ["not-over"]})
)
async def record(match_id: str, user: Caller, app: App, code: Code = None) -> Response:
    """The whole finished match, to replay and to check its dice."""
    row = await app.lobby.visible(match_id, user, code)
    whole = msgspec.json.encode(await records.record(app.store, row))
    return Response(whole, media_type="application/json")
