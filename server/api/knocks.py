"""Knocking at private matches, over HTTP."""

from __future__ import annotations

from collections.abc import Sequence

from fastapi import APIRouter, Request

from server.api.deps import App
from server.api.describe import refusals
from server.api.sites import client_in
from server.lobby import knocks
from server.lobby.identity import Caller
from server.lobby.moderation_types import Door, KnockAtMatch

router = APIRouter(prefix="/api/matches/{match_id}", tags=["together"])

OFTEN = refusals({429: ["too-many"]})
OF_HOST = refusals({404: [], 403: ["not-host"], 429: ["too-many"]})


@router.post("/knock", status_code=202, responses=OFTEN)
async def knock(match_id: str, request: Request, user: Caller, app: App) -> Door:
    """Ask the host of a private match to let you in. The answer is the same if there is no such match."""
    await app.rates.check_knock(user.id, client_in(request))
    await knocks.knock(app.lobby, match_id, user)
    return Door(code=None)


@router.get("/knock", responses=OFTEN)
async def door(match_id: str, user: Caller, app: App) -> Door:
    """Return whether you have been let in."""
    app.rates.check_list(user.id)
    return Door(code=await knocks.code_for(app.lobby, match_id, user))


@router.delete("/knock", status_code=204, responses=OFTEN)
async def withdraw(match_id: str, user: Caller, app: App) -> None:
    """Withdraw your request."""
    app.rates.check_list(user.id)
    await knocks.withdraw(app.lobby, match_id, user)


@router.get("/knocks", responses=OF_HOST)
async def waiting(match_id: str, user: Caller, app: App) -> Sequence[KnockAtMatch]:
    """As host, return the users who ask to be let in: at most five, the earliest first."""
    app.rates.check_list(user.id)
    return await knocks.waiting(app.lobby, await app.lobby.visible(match_id, user), user)


@router.put("/knocks/{user_id}", status_code=204, responses=OF_HOST)
async def let_in(match_id: str, user_id: str, user: Caller, app: App) -> None:
    """As host, let a user in. They get the code of the invite."""
    app.rates.check_list(user.id)
    row = await app.lobby.visible(match_id, user)
    await knocks.answer(app.lobby, row, user, user_id, let_in=True)


@router.delete("/knocks/{user_id}", status_code=204, responses=OF_HOST)
async def decline(match_id: str, user_id: str, user: Caller, app: App) -> None:
    """As host, decline a user. They are told nothing, and cannot ask again for an hour."""
    app.rates.check_list(user.id)
    row = await app.lobby.visible(match_id, user)
    await knocks.answer(app.lobby, row, user, user_id, let_in=False)
