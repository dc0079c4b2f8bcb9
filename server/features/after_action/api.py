"""Reports on finished matches, and clips of their decisive moments."""

from __future__ import annotations

import orjson
from fastapi import APIRouter, Request, Response

from server.features.after_action.service import AfterActionReports
from server.features.identity.service import Anyone, Caller
from server.features.identity.sites import client_in
from server.features.lobby.api import summary_of
from server.features.lobby.service import Lobby
from server.features.lobby.summaries import ClipLink, ClipShown
from server.features.services import App, Code, LabelsWanted
from server.match.views.labels import Labeller
from server.protocol.bodies import MatchReport
from server.transport.errors import Problem
from server.transport.openapi import refusals
from server.transport.qr_codes import qr_code

router = APIRouter(prefix="/api", tags=["lobby"])

REPORT_ERRORS = ["not-over", "cannot-replay", "no-report"]
BUSY_ERRORS = {429: ["too-many"], 503: ["busy-server"]}


@router.get("/matches/{match_id}/report", responses=refusals({404: [], 409: REPORT_ERRORS, **BUSY_ERRORS}))
async def report(match_id: str, request: Request, user: Caller, app: App, code: Code = None) -> MatchReport:
    """Return the game's report on a finished match."""
    app.rates.check_replay(user.id)
    row = await app.part(Lobby).match_for_viewer(match_id, user, code)
    match_report = await app.part(AfterActionReports).report_on(row, user, request.is_disconnected)
    if match_report is None:
        raise Problem(503, "busy-server")  # the client has disconnected
    return MatchReport(report=match_report.content, decided=match_report.moment is not None)


@router.post(
    "/matches/{match_id}/clip", responses=refusals({404: [], 409: [*REPORT_ERRORS, "no-clip"], **BUSY_ERRORS})
)
async def share(match_id: str, request: Request, user: Caller, app: App, code: Code = None) -> ClipLink:
    """Return a link with which anyone can watch the decisive moment of a finished match. Each match has one
    link."""
    app.rates.check_replay(user.id)
    row = await app.part(Lobby).match_for_viewer(match_id, user, code)
    clip = await app.part(AfterActionReports).share_clip(row, user, request.is_disconnected)
    if clip is None:
        raise Problem(503, "busy-server")
    return ClipLink(code=clip.token, url=f"{app.base_url(request)}/clip/{clip.token}")


@router.get("/clips/{token}", responses=refusals({404: [], 409: ["cannot-replay"], **BUSY_ERRORS}))
async def clip(
    token: str, request: Request, user: Anyone, app: App, labels: LabelsWanted = "en"
) -> ClipShown:
    """Return the clip as a spectator's replay shows it: without chat, and without anything that was hidden at
    the time."""
    app.rates.check_replay(user.id if user else client_in(request))
    reports = app.part(AfterActionReports)
    row, found_clip = await reports.clip(token)
    frames = await reports.frames(row, found_clip, request.is_disconnected)
    if labels != "none":
        frames = Labeller(app.games[row.game]).label_all(frames)
    return ClipShown(
        match=summary_of(app, request, row, None), frames=[orjson.loads(frame) for frame in frames]
    )


@router.get("/clips/{token}/qr.svg", response_model=None, responses=refusals({404: []}))
async def clip_qr(token: str, request: Request, app: App) -> Response:
    """Return the link as a QR code."""
    _ = await app.part(AfterActionReports).clip(token)
    return qr_code(f"{app.base_url(request)}/clip/{token}")
