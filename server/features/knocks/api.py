"""Requests to join private matches ("knocks"), over HTTP."""

from __future__ import annotations

from collections.abc import Sequence

from fastapi import APIRouter, Request

from server.features.identity.service import Caller
from server.features.identity.sites import client_in
from server.features.knocks import service as knocks
from server.features.lobby.service import Lobby
from server.features.moderation.types import Door, KnockAtMatch
from server.features.services import App
from server.transport.openapi import refusals

router = APIRouter(prefix="/api/matches/{match_id}", tags=["together"])

TOO_MANY = refusals({429: ["too-many"]})
HOST_ERRORS = refusals({404: [], 403: ["not-host"], 429: ["too-many"]})


@router.post("/knock", status_code=202, responses=TOO_MANY)
async def knock(match_id: str, request: Request, user: Caller, app: App) -> Door:
    """Ask the host of a private match to let you in. The response is the same if the match does not exist."""
    await app.rates.check_knock(user.id, client_in(request))
    await knocks.knock(app.part(Lobby), match_id, user)
    return Door(code=None)


@router.get("/knock", responses=TOO_MANY)
async def door(match_id: str, user: Caller, app: App) -> Door:
    """Return whether you have been let in."""
    app.rates.check_match_list(user.id)
    return Door(code=await knocks.invite_code_for(app.part(Lobby), match_id, user))


@router.delete("/knock", status_code=204, responses=TOO_MANY)
async def withdraw(match_id: str, user: Caller, app: App) -> None:
    """Withdraw your request."""
    app.rates.check_match_list(user.id)
    await knocks.withdraw(app.part(Lobby), match_id, user)


@router.get("/knocks", responses=HOST_ERRORS)
async def waiting(match_id: str, user: Caller, app: App) -> Sequence[KnockAtMatch]:
    """As host, return the first five users who wait to be let in."""
    app.rates.check_match_list(user.id)
    lobby = app.part(Lobby)
    return await knocks.waiting_users(lobby, await lobby.visible_match(match_id, user), user)


@router.put("/knocks/{user_id}", status_code=204, responses=HOST_ERRORS)
async def let_in(match_id: str, user_id: str, user: Caller, app: App) -> None:
    """As host, let a user in. They receive the invite code."""
    app.rates.check_match_list(user.id)
    lobby = app.part(Lobby)
    row = await lobby.visible_match(match_id, user)
    await knocks.answer_knock(lobby, row, user, user_id, let_in=True)


@router.delete("/knocks/{user_id}", status_code=204, responses=HOST_ERRORS)
async def decline(match_id: str, user_id: str, user: Caller, app: App) -> None:
    """As host, decline a user. They are not informed, and cannot ask again for an hour."""
    app.rates.check_match_list(user.id)
    lobby = app.part(Lobby)
    row = await lobby.visible_match(match_id, user)
    await knocks.answer_knock(lobby, row, user, user_id, let_in=False)
