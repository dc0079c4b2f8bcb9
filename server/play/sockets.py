"""The websocket route: parses what comes, and hands it to the table."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import orjson
import structlog
from fastapi import APIRouter, WebSocket
from pydantic import ValidationError
from starlette.websockets import WebSocketDisconnect, WebSocketState

from engine.core.decisions import Refused
from engine.core.driver import Change, Match
from engine.core.views import SPECTATOR
from server.api.deps import Services
from server.errors import Problem
from server.lobby import identity
from server.play import broadcast, chat
from server.play.connection import Connection
from server.play.context import Asker
from server.play.table import Table
from server.wire import (
    AnswerMessage,
    ChatMessage,
    Command,
    OrderMessage,
    ResyncMessage,
    UndoMessage,
    client_message,
)

router = APIRouter()
log = structlog.get_logger()

INTERNAL = 1011


class Refusal(Exception):
    """A message that cannot be taken; `message_id` as far as it could be read."""

    def __init__(self, message_id: str | None, code: str, detail: str) -> None:
        super().__init__(detail)
        self.text = broadcast.refused(message_id, code, detail)


@router.websocket("/ws/matches/{match_id}")
async def play(websocket: WebSocket, match_id: str) -> None:
    """Look at a match and play it."""
    services: Services = websocket.app.state.services
    try:
        connection, table = await _admit(services, websocket, match_id)
    except Problem as problem:
        await websocket.send_denial_response(problem.response())
        return
    await websocket.accept()
    writer = asyncio.create_task(connection.write())
    try:
        await table.join(connection, _since(websocket))
        await Session(services, table, connection).read()
    except WebSocketDisconnect:
        pass
    except Exception as error:
        log.error("connection failed", match=match_id, seat=connection.viewer, exc_info=error)
        connection.close(INTERNAL)
    finally:
        table.leave(connection)
        await _finish(websocket, connection, writer)


async def _admit(services: Services, websocket: WebSocket, match_id: str) -> tuple[Connection, Table]:
    """Who may look: raises Problem 401, 404 or 429."""
    user = await identity.user_of(services.store, websocket)
    if user is None:
        raise Problem(401, detail="a token is needed", headers={"WWW-Authenticate": "Bearer"})
    await services.lobby.visible(match_id, user, websocket.query_params.get("code"))
    table = services.tables[match_id]
    own = [other for other in table.audience.connections if other.user == user]
    if len(own) >= services.settings.sockets_per_user:
        raise Problem(429, "too-many")
    token = identity.token_digest(identity.token_in(websocket) or "")
    return Connection(websocket, user, token), table


async def _finish(websocket: WebSocket, connection: Connection, writer: asyncio.Task[None]) -> None:
    """Let the last frames out if the client is still there."""
    if websocket.client_state is WebSocketState.DISCONNECTED:
        writer.cancel()
    else:
        connection.close(1000)
    await asyncio.wait([writer], timeout=5)
    writer.cancel()


def _since(websocket: WebSocket) -> int | None:
    given = websocket.query_params.get("since", "")
    return int(given) if given.isascii() and given.isdigit() and len(given) < 10 else None


class Session:
    """One connection's messages, one after another."""

    def __init__(self, services: Services, table: Table, connection: Connection) -> None:
        self.services = services
        self.table = table
        self.connection = connection

    async def read(self) -> None:
        """Until the client goes."""
        while True:
            frame = await self.connection.websocket.receive()
            if frame["type"] == "websocket.disconnect":
                raise WebSocketDisconnect(frame.get("code", 1005))
            try:
                await self._take(frame.get("text"))
            except Refusal as refusal:
                await self.services.rates.refused(self.connection.user.id)
                self.connection.send(refusal.text)

    async def _take(self, text: str | None) -> None:
        message = parse(text, self.services.settings.max_message)
        message_id = None if isinstance(message, ResyncMessage) else message.id
        if not await self._in_measure(message):
            raise Refusal(message_id, "too_fast", "too many messages; wait a little")
        if isinstance(message, ResyncMessage):
            await self.services.rates.refused(self.connection.user.id)
            await self.table.resync(self.connection)
            return
        try:
            await self._command(message)
        except Refused as refused:
            raise Refusal(message.id, refused.code, refused.detail) from refused

    async def _in_measure(self, message: Command | ResyncMessage) -> bool:
        rates, user = self.services.rates, self.connection.user.id
        if not await rates.may_send(user):
            return False
        return not isinstance(message, ChatMessage) or await rates.may_speak(user)

    async def _command(self, message: Command) -> None:
        seat = self.connection.viewer
        if seat == SPECTATOR:
            raise Refused("not_yours", "spectators look on")
        asker = Asker(seat, message.id, self.connection)
        if isinstance(message, ChatMessage):
            await self.table.speak(asker, chat.line(self.table, seat, self.connection.user, message))
        else:
            await self.table.play(asker, _act(seat, message))


def _act(seat: str, message: AnswerMessage | UndoMessage | OrderMessage) -> Callable[[Match[Any]], Change]:
    """What the message does to a match."""
    if isinstance(message, AnswerMessage):
        return lambda match: match.answer(seat, message.decision, message.pick)
    if isinstance(message, UndoMessage):
        return lambda match: match.undo(seat)
    return lambda match: match.order(seat, message.order, message.on)


def parse(text: str | None, longest: int) -> Command | ResyncMessage:
    """The message in a text frame; raises Refusal for anything that is none."""
    if text is None:
        raise Refusal(None, "malformed", "text frames only")
    if len(text.encode("utf-8", "replace")) > longest:
        raise Refusal(None, "malformed", f"a message has at most {longest} bytes")
    try:
        return client_message.validate_json(text)
    except ValidationError as error:
        first = error.errors(include_url=False, include_context=False, include_input=False)[0]
        where = ".".join(str(step) for step in first["loc"])
        raise Refusal(_readable_id(text), "malformed", f"{where}: {first['msg']}"[:200]) from error


def _readable_id(text: str) -> str | None:
    try:
        found = orjson.loads(text)
    except orjson.JSONDecodeError:
        return None
    given = found.get("id") if isinstance(found, dict) else None
    return given if isinstance(given, str) and 0 < len(given) <= 100 else None
