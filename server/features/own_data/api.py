"""Your own data: export and deletion."""

from __future__ import annotations

import asyncio
from unicodedata import normalize

from fastapi import APIRouter, Request, Response
from fastapi.responses import StreamingResponse

from server.features.accounts.proofs_api import UNPROVEN, ProvenCaller, announce_change
from server.features.accounts.types import Deletion
from server.features.identity.cookies import SessionCookies
from server.features.identity.service import Caller
from server.features.lobby.service import Lobby
from server.features.own_data import deletion as account_deletion
from server.features.own_data.export import as_json_parts, export
from server.features.services import App
from server.transport.errors import Problem
from server.transport.openapi import refusals

router = APIRouter(prefix="/api/me", tags=["identity"])

#: How long a request waits until a deleted user has left all matches, in seconds. The rest continues in the
#: background.
MAX_WAIT = 5.0
DELETION_ERRORS = {422: ["not-your-name"], 429: ["too-many"], **UNPROVEN}


@router.get("/export", response_model=None, responses=refusals({429: ["too-many"], 503: ["busy-server"]}))
async def my_data(user: Caller, request: Request, app: App) -> Response:
    """Return all data about you as a JSON file."""
    async with app.exporting.turn(user.id):
        app.rates.check_export(user.id)
        data = await export(app.part(Lobby), user, app.base_url(request))
    headers = {"Content-Disposition": 'attachment; filename="galaxies-online.json"'}
    return StreamingResponse(as_json_parts(data), 200, headers, "application/json")


@router.post("/deletion", status_code=204, responses=refusals(DELETION_ERRORS))
async def delete_me(
    body: Deletion, user: ProvenCaller, request: Request, response: Response, app: App
) -> None:
    """Delete your identity and all data about you. Matches of other people stay as they are, except for your
    name."""
    app.rates.check_export(user.id)
    if normalize("NFC", body.name.strip()) != normalize("NFC", user.name):
        raise Problem(422, "not-your-name")
    lobby = app.part(Lobby)
    async with app.leaving.turn(user.id):
        async with announce_change(app, request, user, "deleted"):
            await account_deletion.begin_deletion(lobby, user)
        app.part(SessionCookies).cookie_for(request).delete_token(response)
        _ = await asyncio.wait(
            {app.tables.spawn(account_deletion.finish_deletion(lobby, user))}, timeout=MAX_WAIT
        )
