"""The games, missions and computer players of this server, and the data for drawing them."""

from __future__ import annotations

from collections.abc import Hashable
from functools import lru_cache
from typing import Any, cast

import msgspec
from fastapi import APIRouter, Request, Response

from engine.core.game import Game
from engine.core.lobby.options import host_options, table_options
from engine.core.lobby.setup import MissionInfo
from engine.core.players import BotInfo
from server.base.json_codec import dumps
from server.features.lobby.service import Lobby
from server.features.services import App, Named
from server.protocol.bodies import BotSummary, GameSummary, MissionSummary
from server.transport.documents import MAX_DOCUMENTS, Document
from server.transport.errors import Problem
from server.transport.openapi import refusals

router = APIRouter(prefix="/api", tags=["catalogue"])

MAX_DIGEST_LENGTH = 64
DAY = 24 * 60 * 60  # seconds


@router.get("/games")
async def games(app: App) -> list[GameSummary]:
    """Return the games of this server."""
    return [GameSummary(id=game.id, title=game.title) for game in app.games.values()]


@router.get("/missions", response_model=list[MissionSummary])
async def missions(request: Request, app: App) -> Response:
    """Return the missions of all games."""
    return _mission_summaries(tuple(cast("Hashable", game) for game in app.games.values())).response(request)


@lru_cache(maxsize=MAX_DOCUMENTS)  # encoding and compressing the document takes 1.8 ms
def _mission_summaries(games: tuple[Hashable, ...]) -> Document:
    summaries = [
        _mission_summary(game, mission).model_dump(mode="json", exclude_none=True)
        for game in cast("tuple[Game[Any], ...]", games)
        for mission in game.edition().missions.values()
    ]
    return Document.from_text(dumps(summaries))


def _mission_summary(game: Game[Any], mission: MissionInfo) -> MissionSummary:
    host_table_options = host_options(table_options(game.adviser, mission.usual), len(mission.seats))
    options = (*mission.options, *host_table_options)
    full_mission = msgspec.structs.replace(mission, options=options, usual={})
    fields = {"game": game.id, "players": len(mission.seats), **msgspec.to_builtins(full_mission)}
    return MissionSummary.model_validate(fields)


@router.get("/bots")
async def bots(app: App) -> list[BotSummary]:
    """Return the computer players, strongest first within each game."""
    return [
        _bot_summary(game.id, name, info) for game in app.games.values() for name, info in game.bots.items()
    ]


def _bot_summary(game: str, name: str, info: BotInfo) -> BotSummary:
    return BotSummary(game=game, name=name, title=info.title, text=info.text)


@router.get("/catalogue/{digest}", response_model=None, responses=refusals({404: [], 422: ["no-such-game"]}))
async def catalogue_of(digest: str, request: Request, app: App, game: Named = None) -> Response:
    """Return the printed data with which a match began, by the digest in its view. The data never changes.
    Its format may change with the server, so clients request it again once a day."""
    selected_game = app.part(Lobby).game_named(game)
    if len(digest) > MAX_DIGEST_LENGTH or not await app.tables.context.load_edition(selected_game, digest):
        raise Problem(404, detail="there is no such catalogue")
    return _catalogue_response(selected_game, digest, request, f"public, max-age={DAY}")


@router.get("/catalogue", response_model=None, responses=refusals({422: ["no-such-game"]}))
async def catalogue(request: Request, app: App, game: Named = None) -> Response:
    """Return the printed data of a game for new matches. It stays the same while its ETag stays the same."""
    selected_game = app.part(Lobby).game_named(game)
    return _catalogue_response(selected_game, selected_game.edition().digest, request, "no-cache")


def _catalogue_response(game: Game[Any], digest: str, request: Request, caching: str) -> Response:
    document = _printed_data(cast("Hashable", game), digest)
    return document.response(request, headers={"ETag": document.tag, "Cache-Control": caching})


@lru_cache(maxsize=MAX_DOCUMENTS)  # encoding and compressing the document takes 1 to 4 ms
def _printed_data(game: Hashable, digest: str) -> Document:
    return Document.from_text(dumps(cast("Game[Any]", game).edition(digest).public()))
