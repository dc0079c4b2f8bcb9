"""A match over plain HTTP, for clients that cannot open a websocket. The messages are the same as over the
websocket."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from server.base.json_codec import dumps
from server.db.types.matches import MatchRow
from server.db.types.people import User
from server.features.identity.service import Caller, digest_in
from server.features.identity.sites import client_in
from server.features.lobby.service import Lobby
from server.features.play.sockets import parse_since
from server.features.services import App, Code, LabelsWanted, Services
from server.match.audience import viewer_of
from server.match.connections.mailbox import Mailbox
from server.match.polls import ClientKey, Poll
from server.match.session import Session
from server.match.spectators.delay import is_delayed
from server.transport.openapi import refusals

router = APIRouter(prefix="/api", tags=["play"])

#: The maximum duration of a poll, in seconds. Proxies time out after half a minute or more.
MAX_WAIT = 25.0

Client = Annotated[
    str,
    Query(min_length=1, max_length=64, pattern="^[A-Za-z0-9_-]+$", description="A name for your page."),
]
Since = Annotated[str, Query(max_length=64, description="The `seq` of the view that you have.")]
Mark = Annotated[str, Query(max_length=64, description="The `mark` of the last response.")]
Wait = Annotated[float, Query(ge=0, le=MAX_WAIT, description="The maximum seconds to wait.")]
Looks = Annotated[bool, Query(description="Whether somebody looks at the page.")]


@router.get(
    "/matches/{match_id}/frames",
    response_model=None,
    responses=refusals({404: [], 429: ["too-many"], 503: ["busy-server"]}),
)
async def frames(
    match_id: str,
    request: Request,
    user: Caller,
    app: App,
    *,
    client: Client,
    since: Since = "",
    mark: Mark = "",
    wait: Wait = MAX_WAIT,
    looks: Looks = False,
    labels: LabelsWanted = "en",
    code: Code = None,
) -> Response:
    """Return the messages that a websocket would receive, as soon as there are any: `{"mark", "frames",
    "closed"}`."""
    app.rates.check_poll(user.id)
    row = await _check_admitted(app, match_id, user, code)
    key, poll = (
        ClientKey(match_id, user.id, digest_in(request), client, labels),
        Poll(parse_since(since), mark, wait, looks, None if labels == "none" else app.games[row.game]),
    )
    response = await app.polls.poll(key, user, client_in(request), poll, _disconnect_waiter(request))
    mark, closed = dumps(response.mark), dumps(response.closed)
    text = f'{{"mark":{mark},"frames":[{",".join(response.frames)}],"closed":{closed}}}'
    return Response(text, media_type="application/json")


@router.post(
    "/matches/{match_id}/messages",
    response_model=None,
    responses=refusals({404: [], 429: ["too-many"]}),
)
async def messages(match_id: str, request: Request, user: Caller, app: App, code: Code = None) -> Response:
    """Send a message as over the websocket. The response contains the replies: `{"frames"}`."""
    row = await _check_admitted(app, match_id, user, code)
    mailbox, table = Mailbox(user, digest_in(request)), app.tables[row.id]
    mailbox.viewer, mailbox.is_delayed = viewer_of(row, mailbox), is_delayed(row, mailbox)
    session = Session(app.rates, app.sockets, app.settings.max_message, table, mailbox)
    await session.handle_single(_decode_body(await request.body()))
    return Response(f'{{"frames":[{",".join(mailbox.fetch())}]}}', media_type="application/json")


async def _check_admitted(app: Services, match_id: str, user: User, code: str | None) -> MatchRow:
    """Return the match. Raises Problem for a user who would not be allowed to open a websocket."""
    app.rates.check_connection(user.id)
    return await app.part(Lobby).visible_match(match_id, user, code)


def _decode_body(body: bytes) -> str | None:
    try:
        return body.decode()
    except UnicodeDecodeError:
        return None


def _disconnect_waiter(request: Request) -> Callable[[], Awaitable[None]]:
    async def wait() -> None:
        while (await request.receive())["type"] != "http.disconnect":
            await asyncio.sleep(0)

    return wait
