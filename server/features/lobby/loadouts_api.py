"""Loadouts over HTTP: loadouts for a match, and saved loadouts."""

from __future__ import annotations

from fastapi import APIRouter, Request

from server.base.clock import now
from server.db.types import matches as store
from server.features.identity.service import Caller, is_id, new_id
from server.features.identity.sites import client_in
from server.features.loadouts import service as loadouts
from server.features.loadouts.types import (
    CheckedLoadout,
    CheckLoadout,
    KeepLoadout,
    NewLoadout,
    SavedLoadout,
    SeatLoadout,
)
from server.features.lobby.service import Lobby
from server.features.services import App
from server.transport.errors import Problem
from server.transport.openapi import refusals

router = APIRouter(prefix="/api", tags=["loadouts"])

MAX_SAVED = 50


@router.get(
    "/matches/{match_id}/loadout",
    responses=refusals({404: [], 403: ["not-seated"], 409: ["nothing-to-choose"], 422: ["bad-loadout"]}),
)
async def loadout(match_id: str, user: Caller, app: App) -> SeatLoadout:
    """Return your loadout for the match."""
    lobby = app.part(Lobby)
    return lobby.loadout(await lobby.visible_match(match_id, user), user)


@router.put(
    "/matches/{match_id}/loadout",
    responses=refusals(
        {
            404: [],
            403: ["not-seated"],
            409: ["not-in-lobby", "nothing-to-choose", "busy"],
            422: ["bad-loadout"],
            429: ["too-many"],
        }
    ),
)
async def keep_loadout(match_id: str, body: KeepLoadout, user: Caller, app: App) -> SeatLoadout:
    """Store a loadout for the match, as ready or as a draft."""
    app.rates.check_loadout(user.id)
    lobby = app.part(Lobby)
    row = await lobby.visible_match(match_id, user)
    return await lobby.save_loadout(row, user, body.loadout, body.ready)


@router.post(
    "/loadouts/check",
    responses=refusals(
        {
            409: ["nothing-to-choose"],
            422: ["no-such-mission", "bad-options", "bad-loadout"],
            429: ["too-many"],
        }
    ),
)
async def check_loadout(body: CheckLoadout, user: Caller, app: App) -> CheckedLoadout:
    """Return the report on a loadout, without saving it."""
    app.rates.check_loadout(user.id)
    return app.part(Lobby).check_loadout(body)


@router.get("/loadouts")
async def saved_loadouts(user: Caller, app: App) -> list[SavedLoadout]:
    """Return your saved loadouts, the newest first."""
    return [_to_wire(app, saved) for saved in await app.store.loadouts_of(user)]


@router.post(
    "/loadouts",
    status_code=201,
    responses=refusals(
        {
            409: ["too-many-loadouts", "nothing-to-choose"],
            422: ["no-such-game", "bad-loadout"],
            429: ["too-many"],
        }
    ),
)
async def save_loadout(body: NewLoadout, user: Caller, request: Request, app: App) -> SavedLoadout:
    """Save a loadout."""
    await app.rates.check_loadout_save(user.id, client_in(request))
    loadout = _to_saved_loadout(app, new_id(), body)
    if not await app.store.add_loadout(user, loadout, MAX_SAVED):
        raise Problem(409, "too-many-loadouts")
    return _to_wire(app, loadout)


@router.put(
    "/loadouts/{loadout_id}",
    responses=refusals(
        {404: [], 409: ["nothing-to-choose"], 422: ["no-such-game", "bad-loadout"], 429: ["too-many"]}
    ),
)
async def change_loadout(loadout_id: str, body: NewLoadout, user: Caller, app: App) -> SavedLoadout:
    """Replace a saved loadout."""
    app.rates.check_loadout(user.id)
    loadout = _to_saved_loadout(app, loadout_id, body)
    if not (is_id(loadout_id) and await app.store.change_loadout(user, loadout)):
        raise _unknown_problem()
    return _to_wire(app, loadout)


@router.delete("/loadouts/{loadout_id}", status_code=204, responses=refusals({404: [], 429: ["too-many"]}))
async def forget_loadout(loadout_id: str, user: Caller, app: App) -> None:
    """Delete a saved loadout."""
    app.rates.check_loadout(user.id)
    if not (is_id(loadout_id) and await app.store.delete_loadout(user, loadout_id)):
        raise _unknown_problem()


def _to_saved_loadout(app: App, loadout_id: str, body: NewLoadout) -> store.SavedLoadout:
    game = app.part(Lobby).game_named(body.game)
    return store.SavedLoadout(
        loadout_id, game.id, body.name, body.side, loadouts.parse_loadout(game, body.loadout), now()
    )


def _to_wire(app: App, saved: store.SavedLoadout) -> SavedLoadout:
    counts = loadouts.count_contents(app.games.get(saved.game), saved.loadout)
    return SavedLoadout.model_validate({**vars(saved), "counts": counts})


def _unknown_problem() -> Problem:
    return Problem(404, detail="you have no such loadout")
