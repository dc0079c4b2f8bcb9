"""Fleets and decks over HTTP: those for a match, and those that users keep for later."""

from __future__ import annotations

from fastapi import APIRouter

from server.api.deps import App
from server.build_types import CheckBuild, CheckedBuild, KeepBuild, NewBuild, SavedBuild, SeatBuild
from server.errors import Problem
from server.jsons import now
from server.lobby.identity import Caller, is_id, new_id
from server.store import protocol

router = APIRouter(prefix="/api", tags=["builds"])

MOST_SAVED = 50


@router.get("/matches/{match_id}/build")
async def build(match_id: str, user: Caller, app: App) -> SeatBuild:
    """What I bring to the match."""
    return app.lobby.build(await app.lobby.visible(match_id, user), user)


@router.put("/matches/{match_id}/build")
async def keep_build(match_id: str, body: KeepBuild, user: Caller, app: App) -> SeatBuild:
    """Bring this to the match, or keep it as a draft."""
    await app.rates.build(user.id)
    row = await app.lobby.visible(match_id, user)
    return await app.lobby.keep_build(row, user, body, body.ready)


@router.post("/builds/check")
async def check_build(body: CheckBuild, user: Caller, app: App) -> CheckedBuild:
    """What a build comes to; nothing is kept."""
    await app.rates.build(user.id)
    return app.lobby.check_build(body.mission, body.options, body.seat, body.build)


@router.get("/builds")
async def saved_builds(user: Caller, app: App) -> list[SavedBuild]:
    """The builds that I keep, newest first."""
    return [_told(found) for found in await app.store.builds_of(user)]


@router.post("/builds", status_code=201)
async def save_build(body: NewBuild, user: Caller, app: App) -> SavedBuild:
    """Keep a build for later."""
    await app.rates.build(user.id)
    made = _saved(new_id(), body)
    if not await app.store.add_build(user, made, MOST_SAVED):
        raise Problem(409, "too-many-builds")
    return _told(made)


@router.put("/builds/{build_id}")
async def change_build(build_id: str, body: NewBuild, user: Caller, app: App) -> SavedBuild:
    """Keep this instead."""
    await app.rates.build(user.id)
    made = _saved(build_id, body)
    if not (is_id(build_id) and await app.store.change_build(user, made)):
        raise _unknown()
    return _told(made)


@router.delete("/builds/{build_id}", status_code=204)
async def forget_build(build_id: str, user: Caller, app: App) -> None:
    """Throw a build away."""
    await app.rates.build(user.id)
    if not (is_id(build_id) and await app.store.forget_build(user, build_id)):
        raise _unknown()


def _saved(build_id: str, body: NewBuild) -> protocol.SavedBuild:
    plain = body.plain()
    return protocol.SavedBuild(build_id, body.name, body.side, plain["fleet"], plain["deck"], now())


def _told(found: protocol.SavedBuild) -> SavedBuild:
    return SavedBuild.model_validate(vars(found))


def _unknown() -> Problem:
    return Problem(404, detail="you keep no such build")
