"""The lobby over HTTP."""

from __future__ import annotations

from datetime import timedelta
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response

from server.base.clock import now
from server.base.json_codec import dumps
from server.db.types.matches import MatchRow
from server.db.types.people import User
from server.features.identity.service import Anyone, Caller
from server.features.identity.sites import client_in
from server.features.lobby import match_setup
from server.features.lobby.service import Lobby
from server.features.lobby.summaries import MatchSummary, summary
from server.features.services import App, Code, LabelsWanted, Named
from server.match.spectators.delay import MAX_DELAY
from server.match.views.labels import labelled
from server.protocol.messages import WireModel
from server.transport.openapi import refusals
from server.transport.qr_codes import qr_code

router = APIRouter(prefix="/api", tags=["lobby"])

MAX_LISTED = 100
DEFAULT_TABLES = 20
MAX_TABLE_AGE = timedelta(days=1)
NOT_FOUND = refusals({404: [], 410: ["closed"]})

Limit = Annotated[int, Query(ge=1, le=MAX_LISTED, description="The maximum number.")]
Before = Annotated[str | None, Query(max_length=64, description="An id after which the list continues.")]


class NewMatch(WireModel):
    """A request to create a match. Without `game`, the first game that has the mission is used. The host
    takes the `seat`, and the computer player `bot` takes every other seat. With `start` the match begins
    immediately."""

    game: str | None = None
    mission: str
    options: dict[str, Any] = {}
    private: bool = True
    seat: str | None = None
    bot: str | None = None
    start: bool = False


class ArrangeMatch(WireModel):
    """A request to change a match before it begins. `null` leaves a value unchanged. The `options` are
    complete: missing ones get their defaults. Without `options`, a change of `mission` resets only the game's
    own options."""

    mission: str | None = None
    options: dict[str, Any] | None = None
    private: bool | None = None


class SwapSeats(WireModel):
    """Two seats to swap."""

    seats: tuple[str, str]


def summary_of(app: App, request: Request, row: MatchRow, user: User | None) -> MatchSummary:
    """Return the match as a user may see it."""
    lobby = app.part(Lobby)
    mission = lobby.context.find_mission(row)
    return summary(row, mission or lobby.mission(row), user, app.base_url(request), known=mission is not None)


@router.post(
    "/matches",
    status_code=201,
    responses=refusals(
        {
            404: [],
            409: ["too-many-matches", "cannot-start"],
            422: ["no-such-mission", "bad-options", "no-such-bot"],
            429: ["too-many"],
        }
    ),
)
async def create(body: NewMatch, request: Request, user: Caller, app: App) -> MatchSummary:
    """Create a match and host it."""
    await app.rates.check_new_match(user.id, client_in(request))
    lobby = app.part(Lobby)
    row = await lobby.create(user, body.mission, body.options, private=body.private, game=body.game)
    await app.rates.count_new_match(client_in(request))
    row = await lobby.prepare(row, user, body.seat, body.bot, start=body.start)
    return summary_of(app, request, row, user)


@router.get("/matches", responses=refusals({429: ["too-many"]}))
async def matches(
    request: Request,
    user: Caller,
    app: App,
    *,
    mine: bool = False,
    over: bool | None = None,
    limit: Limit = MAX_LISTED,
    before: Before = None,
) -> list[MatchSummary]:
    """Return the public matches that are not over, or with `mine` your own matches. For your own matches,
    `over` selects those that are over, or those that are not. The newest come first."""
    app.rates.check_match_list(user.id)
    shown_until = now() - MAX_DELAY
    if mine:
        own_matches = await app.store.matches_of(user, limit, over, before, shown_until)
        return await summaries_of(app, request, user, own_matches)
    return await summaries_of(app, request, user, await app.store.public_matches(limit, shown_until))


@router.get("/tables")
async def tables(
    request: Request,
    user: Anyone,
    app: App,
    *,
    game: Named = None,
    limit: Limit = DEFAULT_TABLES,
    before: Before = None,
) -> list[MatchSummary]:
    """Return the public matches of the last day that are waiting for players, the newest first."""
    rows = await app.store.open_tables(now() - MAX_TABLE_AGE, limit, game=game, before=before)
    return await summaries_of(app, request, user, rows)


async def summaries_of(
    app: App, request: Request, user: User | None, rows: list[MatchRow]
) -> list[MatchSummary]:
    """Return the matches as a user may see them."""
    lobby = app.part(Lobby)
    for row in rows:
        _ = await lobby.context.ensure_edition(row)
    return [summary_of(app, request, await lobby.row_for_viewer(row, user), user) for row in rows]


@router.get("/matches/{match_id}", responses=NOT_FOUND)
async def match(match_id: str, request: Request, user: Caller, app: App, code: Code = None) -> MatchSummary:
    """Return one match as you may see it."""
    return summary_of(app, request, await app.part(Lobby).match_for_viewer(match_id, user, code), user)


@router.get("/matches/{match_id}/view", response_model=None, responses=refusals({404: [], 429: ["too-many"]}))
async def view(
    match_id: str, user: Caller, app: App, *, labels: LabelsWanted = "en", code: Code = None
) -> Response:
    """Return your current view of a match, for a preview in a list. Players keep a socket open instead."""
    app.rates.check_view(user.id)
    row = await app.part(Lobby).visible_match(match_id, user, code)
    shown = await app.tables[row.id].view_of(user)
    if labels != "none":
        shown = labelled(app.games[row.game], shown)
    return Response(dumps(shown), media_type="application/json")


@router.patch(
    "/matches/{match_id}",
    responses=refusals(
        {
            404: [],
            403: ["not-host"],
            409: ["not-in-lobby", "busy"],
            422: ["no-such-mission", "bad-options"],
            429: ["too-many"],
        }
    ),
)
async def arrange(
    match_id: str, body: ArrangeMatch, request: Request, user: Caller, app: App
) -> MatchSummary:
    """As host, change the mission, the options or the visibility of a match that has not begun. Players whose
    seat does not exist in the new mission lose it."""
    await app.rates.check_match_action(user.id)
    lobby = app.part(Lobby)
    row = await lobby.visible_match(match_id, user)
    row = await match_setup.arrange(
        lobby, row, user, mission=body.mission, new_options=body.options, private=body.private
    )
    return summary_of(app, request, row, user)


@router.delete(
    "/matches/{match_id}",
    status_code=204,
    responses=refusals({404: [], 403: ["not-host"], 409: ["not-in-lobby"]}),
)
async def discard(match_id: str, user: Caller, app: App) -> None:
    """As host, delete a match that has not begun, or one with only computer players."""
    lobby = app.part(Lobby)
    await lobby.discard(await lobby.visible_match(match_id, user), user)


@router.get("/invites/{code}", responses=NOT_FOUND)
async def invite(code: str, request: Request, user: Anyone, app: App) -> MatchSummary:
    """Return the match with that invite code."""
    lobby = app.part(Lobby)
    row = await lobby.match_of_invite(code, user)
    return summary_of(app, request, await lobby.row_for_viewer(row, user), user)


@router.get("/invites/{code}/qr.svg", response_model=None, responses=NOT_FOUND)
async def invite_qr(code: str, request: Request, user: Anyone, app: App) -> Response:
    """Return the invite link as a QR code."""
    row = await app.part(Lobby).match_of_invite(code, user)
    return qr_code(f"{app.base_url(request)}/join/{row.invite}")


@router.post(
    "/matches/{match_id}/swap",
    responses=refusals({404: [], 403: ["not-host"], 409: ["not-in-lobby", "busy"]}),
)
async def swap(match_id: str, body: SwapSeats, request: Request, user: Caller, app: App) -> MatchSummary:
    """Swap two seats. The host may swap any seats. Others may swap theirs with a computer player or an empty
    seat. With a person it is a request, which that person accepts by the same call."""
    lobby = app.part(Lobby)
    row = await lobby.visible_match(match_id, user)
    return summary_of(app, request, await lobby.swap(row, *body.seats, user), user)


@router.delete(
    "/matches/{match_id}/swap",
    status_code=204,
    responses=refusals({404: [], 409: ["not-in-lobby", "busy"]}),
)
async def stay_seated(match_id: str, user: Caller, app: App) -> None:
    """Withdraw your own swap request, and decline the requests for your seat."""
    lobby = app.part(Lobby)
    await lobby.stay_seated(await lobby.visible_match(match_id, user), user)


@router.post(
    "/matches/{match_id}/start",
    responses=refusals({404: [], 403: ["not-host"], 409: ["not-in-lobby", "cannot-start"]}),
)
async def start(match_id: str, request: Request, user: Caller, app: App) -> MatchSummary:
    """Start the match."""
    lobby = app.part(Lobby)
    row = await lobby.visible_match(match_id, user)
    return summary_of(app, request, await lobby.start(row, user), user)


@router.post(
    "/matches/{match_id}/resume",
    responses=refusals(
        {404: [], 403: ["not-host"], 409: ["not-paused", "unreadable", "busy"], 429: ["too-many"]}
    ),
)
async def resume(match_id: str, request: Request, user: Caller, app: App) -> MatchSummary:
    """Resume a match that was paused by an internal error."""
    await app.rates.check_match_action(user.id)
    lobby = app.part(Lobby)
    row = await lobby.visible_match(match_id, user)
    return summary_of(app, request, await lobby.resume(row, user), user)
