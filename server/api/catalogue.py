"""What there is to play, and all that a client needs to draw it."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request, Response

from server.api.deps import App
from server.errors import Problem
from server.jsons import dumps
from server.lobby.summaries import BotCard, MissionCard

router = APIRouter(prefix="/api", tags=["catalogue"])

LONGEST_DIGEST = 64


@router.get("/missions")
async def missions(app: App) -> list[MissionCard]:
    """The missions that can be played."""
    return [_mission(mission) for mission in app.tables.context.missions.values()]


def _mission(mission: dict[str, Any]) -> MissionCard:
    known = {name: mission[name] for name in MissionCard.model_fields if name in mission}
    return MissionCard.model_validate({"number": 0, "story": "", "options": []} | known)


@router.get("/bots")
async def bots(app: App) -> list[BotCard]:
    """The computer players, the strongest first."""
    return [BotCard.model_validate(about) for about in app.tables.context.game.bots()]


@router.get("/catalogue/{digest}", response_model=None)
async def catalogue_of(digest: str, app: App) -> Response:
    """The cards that a match began with, as its view names them; they never change."""
    context = app.tables.context
    if len(digest) > LONGEST_DIGEST or not await context.load_edition(digest):
        raise Problem(404, detail="there is no such catalogue")
    headers = {"ETag": f'"{digest}"', "Cache-Control": "public, max-age=31536000, immutable"}
    return Response(dumps(context.game.catalogue(digest)), headers=headers, media_type="application/json")


@router.get("/catalogue", response_model=None)
async def catalogue(request: Request, app: App) -> Response:
    """Cards, tiles and layouts; the same as long as its ETag is the same."""
    content = app.tables.context.game.catalogue()
    headers = {"ETag": f'"{content["digest"]}"', "Cache-Control": "no-cache"}
    if request.headers.get("if-none-match") == headers["ETag"]:
        return Response(status_code=304, headers=headers)
    return Response(dumps(content), headers=headers, media_type="application/json")
