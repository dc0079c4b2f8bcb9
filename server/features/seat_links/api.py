"""Handing over a seat, and the messages that a seat has missed."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from server.features.identity.service import Anyone, Caller
from server.features.lobby.api import summary_of
from server.features.lobby.service import Lobby
from server.features.lobby.summaries import MatchSummary
from server.features.seat_links import service as seat_links
from server.features.seat_links.service import SeatLink, SeatOffer
from server.features.services import App, LabelsWanted
from server.match.views.labels import Labeller
from server.transport.openapi import refusals
from server.transport.qr_codes import qr_code

router = APIRouter(prefix="/api", tags=["lobby"])

LINK_GONE = refusals({404: []})
UNWELCOME_ERRORS = {403: ["turned-away", "blocked"]}
SEAT_ERRORS = {404: [], 403: ["not-seated"], 409: ["not-playing", "busy"]}


@router.post(
    "/matches/{match_id}/handover", status_code=201, responses=refusals({**SEAT_ERRORS, 429: ["too-many"]})
)
async def new_link(match_id: str, request: Request, user: Caller, app: App) -> SeatLink:
    """Return a link to your seat, for another person. The previous link becomes invalid."""
    await app.rates.check_match_action(user.id)
    lobby = app.part(Lobby)
    row = await lobby.visible_match(match_id, user)
    code, expires = await seat_links.create_link(lobby, row, user)
    return SeatLink(code=code, url=_link_address(code, request, app), expires=expires)


@router.delete("/matches/{match_id}/handover", status_code=204, responses=refusals(SEAT_ERRORS))
async def withdraw_link(match_id: str, user: Caller, app: App) -> None:
    """Invalidate the link to your seat, which you keep."""
    lobby = app.part(Lobby)
    await seat_links.withdraw_link(lobby, await lobby.visible_match(match_id, user), user)


@router.get("/handovers/{code}", responses=refusals({404: [], **UNWELCOME_ERRORS}))
async def offered(code: str, request: Request, user: Anyone, app: App) -> SeatOffer:
    """Return the seat that the link offers. This does not use up the link."""
    lobby = app.part(Lobby)
    row, link = await seat_links.offered_seat(lobby, code, user)
    visible_row = await lobby.row_for_viewer(row, user)
    match, giver = summary_of(app, request, visible_row, user), row.names()[link.seat]
    return SeatOffer(match=match, seat=link.seat, by=giver, expires=link.expires)


@router.get("/handovers/{code}/qr.svg", response_model=None, responses=LINK_GONE)
async def link_qr(code: str, request: Request, app: App) -> Response:
    """Return the link as a QR code."""
    _ = await seat_links.offered_seat(app.part(Lobby), code, None)
    return qr_code(_link_address(code, request, app))


@router.post(
    "/handovers/{code}",
    responses=refusals(
        {
            404: [],
            **UNWELCOME_ERRORS,
            409: ["own-seat", "has-seat", "other-side", "not-playing", "busy"],
            429: ["too-many"],
        }
    ),
)
async def take_over(code: str, request: Request, user: Caller, app: App) -> MatchSummary:
    """Take the offered seat and see everything that the seat may see. Its former player no longer sees it."""
    await app.rates.check_match_action(user.id)
    return summary_of(app, request, await seat_links.take_over(app.part(Lobby), code, user), user)


@router.get(
    "/matches/{match_id}/recap", response_model=None, responses=refusals({404: [], 429: ["too-many"]})
)
async def recap(match_id: str, user: Caller, app: App, labels: LabelsWanted = "en") -> Response:
    """Return the messages that your seat has missed, the oldest first: a `view`, then `diff`s."""
    app.rates.check_view(user.id)
    lobby = app.part(Lobby)
    row = await lobby.visible_match(match_id, user)
    frames = await seat_links.missed_messages(lobby, row, user)
    if labels != "none":
        frames = Labeller(app.games[row.game]).label_all(frames)
    return Response(f"[{','.join(frames)}]", media_type="application/json")


@router.delete("/matches/{match_id}/recap", status_code=204, responses=refusals({404: [], 409: ["busy"]}))
async def catch_up(match_id: str, user: Caller, app: App) -> None:
    """Record that you have seen your missed messages."""
    lobby = app.part(Lobby)
    await seat_links.catch_up(lobby, await lobby.visible_match(match_id, user), user)


def _link_address(code: str, request: Request, app: App) -> str:
    return f"{app.base_url(request)}/seat/{code}"
