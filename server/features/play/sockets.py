"""The websocket route, which admits a user and serves the socket until it closes."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from contextlib import suppress
from typing import get_args

import structlog
from starlette.routing import Match, WebSocketRoute
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from server.db.types.matches import MatchRow
from server.db.types.people import User
from server.db.types.store import STORE_UNAVAILABLE
from server.features.identity import service as identity
from server.features.lobby.service import Lobby
from server.features.services import Services
from server.match.connections.connection import SocketConnection
from server.match.session import Session
from server.match.state.context import MatchNotFound
from server.match.views.labels import Labeller, Labels
from server.monitoring import metrics
from server.transport.errors import Problem, first_line, store_unavailable
from server.transport.websocket_protocol import count_for_user

log = structlog.get_logger()

GONE, INTERNAL, TRY_AGAIN_LATER = 1000, 1011, 1013


async def play(websocket: WebSocket) -> None:
    """Watch or play a match."""
    services: Services = websocket.app.state.services
    match_id: str = websocket.path_params["match_id"]
    with suppress(WebSocketDisconnect):  # the client disconnected before it was admitted
        try:
            user, row = await _admit(services, websocket, match_id)
            count_for_user(websocket, user.id, services.rates.count_flood)
            async with services.sockets.count(match_id, user.id):
                await websocket.accept()
                with metrics.SOCKETS.track_inprogress():
                    await _serve(services, websocket, user, row)
        except Problem as problem:
            await websocket.send_denial_response(problem.response())
        except STORE_UNAVAILABLE as error:
            log.warning("store unavailable", match=match_id, error=first_line(error))
            await websocket.send_denial_response(store_unavailable().response())


ROUTE = WebSocketRoute("/ws/matches/{match_id}", play)


class Sockets:
    """ASGI middleware that serves the websocket route and skips all inner layers. Those layers are made for
    requests: they would keep their data as long as the socket is open, and process each of its messages."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    def __call__(self, scope: Scope, receive: Receive, send: Send) -> Awaitable[None]:
        """Serve the websocket, or pass on any other request."""
        match, child_scope = ROUTE.matches(scope)
        if match is Match.NONE:
            return self.app(scope, receive, send)
        scope.update(child_scope)  # no other layer uses the scope, because there is none below
        return play(WebSocket(scope, receive, send))


async def _serve(services: Services, websocket: WebSocket, user: User, row: MatchRow) -> None:
    """Read the client's messages until it disconnects or can no longer be served."""
    token = identity.digest_in(websocket)
    websocket.scope["headers"].clear()  # the headers would use memory as long as the socket is open
    connection, table = SocketConnection(websocket, user, token), services.tables[row.id]
    if websocket.query_params.get("labels") != "none":
        connection.add_labels = Labeller(services.games[row.game]).label
    writer = asyncio.create_task(connection.write())
    try:
        ignored = await services.store.ignored_by(user)
        connection.ignores = frozenset(entry.user.id for entry in ignored)
        await table.join(connection, parse_since(websocket.query_params.get("since", "")))
        # the table may have been dropped in the meantime, and its match deleted
        if not services.tables.holds(table):
            connection.close(TRY_AGAIN_LATER)
        services.attendance.on_connected(table, connection)
        max_bytes = services.settings.max_message
        await Session(services.rates, services.sockets, max_bytes, table, connection).read(connection.receive)
    except WebSocketDisconnect:
        pass
    except MatchNotFound:  # the match was deleted while the socket was open
        connection.close(GONE)
    except STORE_UNAVAILABLE as error:
        log.warning("store unavailable", match=row.id, seat=connection.viewer, error=first_line(error))
        connection.close(TRY_AGAIN_LATER)
    except Exception as error:
        log.error("connection failed", match=row.id, seat=connection.viewer, exc_info=error)
        connection.close(INTERNAL)
    finally:
        table.leave(connection)
        services.attendance.on_disconnected(table, connection)
        await connection.finish(writer)


async def _admit(services: Services, websocket: WebSocket, match_id: str) -> tuple[User, MatchRow]:
    """Return the user and the match if they may watch. Raises Problem otherwise: 401, 404, 422 or 429."""
    user = await identity.user_of(services.store, websocket)
    if user is None:
        raise Problem(401, detail="you are not logged in", headers={"WWW-Authenticate": "Bearer"})
    services.rates.check_connection(user.id)
    if websocket.query_params.get("labels", "en") not in get_args(Labels):
        raise Problem(422, errors=[(("query", "labels"), "must be en or none")])
    row = await services.part(Lobby).visible_match(match_id, user, websocket.query_params.get("code"))
    return user, row


def parse_since(text: str) -> int | None:
    """Return the number of the latest view that a client has. Return None if it is invalid."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else None
