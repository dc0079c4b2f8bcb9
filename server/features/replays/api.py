"""Finished matches over HTTP: replays, records and win chances."""

from __future__ import annotations

from typing import Annotated

import msgspec
from fastapi import APIRouter, Query, Request, Response

from server.base.json_codec import dumps
from server.features.identity.service import Caller
from server.features.lobby.service import Lobby
from server.features.replays import records
from server.features.replays.chances import WinChances
from server.features.replays.service import Replays
from server.features.services import App, Code, LabelsWanted
from server.protocol.bodies import ChanceOfSeat, Seal
from server.transport.openapi import refusals

router = APIRouter(prefix="/api", tags=["lobby"])

Since = Annotated[int, Query(ge=0, description="The number of your last frame.")]


@router.get(
    "/matches/{match_id}/chances",
    responses=refusals({404: [], 409: ["not-over"], 429: ["too-many"], 503: ["busy-server"]}),
)
async def chances(
    match_id: str, request: Request, user: Caller, app: App, code: Code = None
) -> list[ChanceOfSeat]:
    """Return each seat's win chances in a finished match, turn by turn. They are estimated from the seat's
    knowledge at the time."""
    app.rates.check_replay(user.id)
    row = await app.part(Lobby).match_for_viewer(match_id, user, code)
    stored_chances = await app.part(WinChances).chances_of(row, request.is_disconnected, user)
    return [ChanceOfSeat(**vars(chance)) for chance in stored_chances]


@router.get(
    "/matches/{match_id}/record",
    response_model=None,
    responses=refusals({404: [], 409: ["not-over"], 429: ["too-many"]}),
)
async def record(match_id: str, user: Caller, app: App, code: Code = None) -> Response:
    """Return the whole record of a finished match, for replaying it and verifying its dice."""
    app.rates.check_replay(user.id)
    row = await app.part(Lobby).match_for_viewer(match_id, user, code)
    body = msgspec.json.encode(await records.record(app.store, app.games[row.game], row))
    return Response(body, media_type="application/json")


@router.get(
    "/matches/{match_id}/seals",
    responses=refusals({404: [], 409: ["not-over"], 429: ["too-many"]}),
)
async def seals(match_id: str, user: Caller, app: App, code: Code = None) -> list[Seal]:
    """Return the commitments to the dice of a finished match, and the seeds. Together they verify the
    dice."""
    app.rates.check_replay(user.id)
    row = await app.part(Lobby).match_for_viewer(match_id, user, code)
    return await records.seals_of(app.store, row)


@router.get(
    "/matches/{match_id}/replay",
    response_model=None,
    responses=refusals(
        {404: [], 409: ["not-over", "cannot-replay"], 429: ["too-many"], 503: ["busy-server"]}
    ),
)
async def replay(
    match_id: str,
    request: Request,
    user: Caller,
    app: App,
    *,
    since: Since = 0,
    labels: LabelsWanted = "en",
    code: Code = None,
) -> Response:
    """Return the next frames of your replay of a finished match, after number `since`, and whether there are
    more. The replay shows only what you could see during the match."""
    app.rates.check_replay(user.id)
    row = await app.part(Lobby).match_for_viewer(match_id, user, code)
    frames, has_more, is_cut = await app.part(Replays).page(
        row, user, since, request.is_disconnected, labels=labels
    )
    text = f'{{"frames":[{",".join(frames)}],"more":{dumps(has_more)},"cut":{dumps(is_cut)}}}'
    return Response(text, media_type="application/json")
