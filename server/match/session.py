"""The messages of one connection, which are parsed, limited in rate and size, and submitted to the table as
commands."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Any

import orjson
from pydantic import ValidationError

from engine.core.decisions import Refused
from engine.core.present.views import SPECTATOR
from server.base.clock import now
from server.db.types.store import STORE_UNAVAILABLE
from server.match.commands.handlers import SeatMessage, command_of
from server.match.connections.connection import Connection
from server.match.state.context import MatchNotFound
from server.match.table import Table
from server.match.views.broadcast import accepted_text, advice_text, pong_text, refused_text
from server.monitoring import metrics
from server.protocol.messages import (
    BareMessage,
    ChatMessage,
    ClientMessage,
    CommandMessage,
    HintMessage,
    LookMessage,
    PingMessage,
    PointMessage,
    ResyncMessage,
    client_message,
)
from server.transport.limits.rates import RateLimits
from server.transport.limits.socket_registry import SocketRegistry

#: Seconds after which a seat may ask for a hint again if its last one is not ready.
HINT_RETRY_SECONDS = 0.5
#: The maximum length of a rejected message from which the id is still read.
MAX_READ_LENGTH = 1024
#: The maximum number of fields in a message. No valid message has as many.
MAX_FIELDS = 16


class Refusal(Exception):
    """Raised when a message is not accepted. `message_id` is None if it could not be read; `retry_after` is
    in seconds.

    >>> Refusal("a1", "too_fast", "too many messages", retry_after=0.5).text
    '{"type":"refused","id":"a1","code":"too_fast","detail":"too many messages","retry_after":0.5}'
    """

    def __init__(
        self, message_id: str | None, code: str, detail: str, retry_after: float | None = None
    ) -> None:
        super().__init__(detail)
        self.code = code
        self.text = refused_text(message_id, code, detail, retry_after)


class Session:
    """Handles one connection's messages, one after another."""

    def __init__(
        self, rates: RateLimits, sockets: SocketRegistry, max_bytes: int, table: Table, connection: Connection
    ) -> None:
        self.rates = rates
        self.sockets = sockets
        self.max_bytes = max_bytes  # in bytes
        self.table = table
        self.connection = connection
        self._is_page_visible = False
        self._is_single = False
        self._hint_tasks = set[asyncio.Task[None]]()

    async def read(self, receive: Callable[[], Awaitable[str | None]]) -> None:
        """Handle messages until the client disconnects."""
        try:
            while True:
                text = await receive()
                # let other tasks run between two messages, even if messages arrive fast
                await asyncio.sleep(0)
                await self.handle(text)
        finally:
            for task in self._hint_tasks:
                task.cancel()
            await self._set_page_visible(on=False)

    async def handle(self, text: str | None) -> None:
        """Handle one message."""
        try:
            await self._process(text)
        except Refusal as refusal:
            self.rates.count_refusal(self.connection.user.id)
            metrics.REFUSALS.labels(refusal.code).inc()
            self.connection.send(refusal.text)

    async def handle_single(self, text: str | None) -> None:
        """Handle a message that is the only one of its connection, and wait for all replies."""
        self._is_single = True
        await self.handle(text)
        _ = await asyncio.gather(*self._hint_tasks)

    def _parse(self, text: str | None) -> ClientMessage:
        """Return the parsed message. Raises Refusal for an invalid message, or one that exceeds the rate
        limits.

        A client with too many refused messages must wait before its next message is parsed, because a full
        error report is expensive.
        """
        user = self.connection.user.id
        if wait := self.rates.wait_after_refusals(user):
            message_id = _id_in(_decode(text)) if text and len(text) <= MAX_READ_LENGTH else None
            raise Refusal(message_id, "too_fast", "too many refusals; wait a little", wait)
        message = parse(text, self.max_bytes)
        if wait := self.rates.count_message(user, message.type):
            message_id = None if isinstance(message, BareMessage) else message.id
            raise Refusal(message_id, "too_fast", "too many messages; wait a little", wait)
        return message

    async def _process(self, text: str | None) -> None:
        match self._parse(text):
            case LookMessage() | ResyncMessage() if self._is_single:
                raise Refusal(None, "illegal", "over HTTP, use `looks` in a poll, or leave out `since`")
            case PingMessage():
                self.connection.send(pong_text(now()))
            case LookMessage(on=on):
                await self._set_page_visible(on=on)
            case ResyncMessage():
                self.rates.count_refusal(self.connection.user.id)
                await self.table.resync(self.connection)
            case ChatMessage(channel="spectators") as message:
                await self._say_aside(message)
            case message:
                await self._process_seat_message(message)

    async def _process_seat_message(self, message: CommandMessage | HintMessage | PointMessage) -> None:
        if self.connection.viewer == SPECTATOR:
            raise Refusal(message.id, "not_yours", "spectators can only watch")
        if isinstance(message, PointMessage):
            await self._point(message)
            return
        if isinstance(message, HintMessage):
            await self._hint(message)
            return
        source = SeatMessage(self.connection, self.connection.viewer, message.id)
        try:
            await self.table.submit(command_of(message, source))
        except Refused as refusal:
            raise Refusal(message.id, refusal.code, refusal.detail) from refusal

    async def _set_page_visible(self, *, on: bool) -> None:
        """Record whether the user is looking at this connection's page."""
        if on != self._is_page_visible:
            self._is_page_visible = on
            # counted as a refusal, because it changes nothing at the table
            self.rates.count_refusal(self.connection.user.id)
            await self.sockets.set_page_visible(
                self.table.match_id, self.connection.user.id, str(id(self)), on=on
            )

    async def _say_aside(self, message: ChatMessage) -> None:
        if self.connection.viewer != SPECTATOR:
            raise Refusal(message.id, "not_yours", "spectators can only write to spectators")
        try:
            await self.table.say_aside(self.connection, message)
        except Refused as refusal:
            raise Refusal(message.id, refusal.code, refusal.detail) from refusal
        self.connection.send(accepted_text(message.id))

    async def _point(self, message: PointMessage) -> None:
        if wait := self.rates.count_ping(self.connection.user.id):
            raise Refusal(message.id, "too_fast", "wait a little before you point again", wait)
        try:
            await self.table.point(self.connection, message)
        except Refused as refusal:
            raise Refusal(message.id, refusal.code, refusal.detail) from refusal
        self.connection.send(accepted_text(message.id))

    async def _hint(self, message: HintMessage) -> None:
        """Start the hint without blocking other messages of this connection."""
        if wait := self.rates.count_hint(self.connection.user.id):
            raise Refusal(message.id, "too_fast", "wait for the first hint", wait)
        try:
            pick = await self.table.hint(self.connection, message.decision)
        except Refused as refusal:
            retry_after = HINT_RETRY_SECONDS if refusal.code == "too_fast" else None
            raise Refusal(message.id, refusal.code, refusal.detail, retry_after) from refusal
        self.connection.send(accepted_text(message.id))
        task = asyncio.create_task(self._send_hint(self.connection.viewer, message.decision, pick))
        self._hint_tasks.add(task)
        task.add_done_callback(self._hint_tasks.discard)

    async def _send_hint(self, seat: str, decision: str, pick: asyncio.Future[Sequence[str]]) -> None:
        """Send the hint unless the decision has since been answered."""
        _ = await asyncio.wait([pick])  # wait without cancelling the future, which another request shares
        advice = advice_text(decision, pick.result())
        with suppress(MatchNotFound, *STORE_UNAVAILABLE):
            if self.connection.viewer == seat and await self.table.is_asked(seat, decision):
                self.connection.send(advice)


def parse(text: str | None, max_bytes: int) -> ClientMessage:
    """Return the message in a text frame of at most ``max_bytes`` bytes. Raises Refusal for any other frame.

    >>> parse('{"type": "undo", "id": "a1"}', max_bytes=100)
    UndoMessage(type='undo', id='a1', decision=None)
    >>> parse('{"type": "undo", "id": "a1", "by": "red"}', max_bytes=100)
    Traceback (most recent call last):
    server.match.session.Refusal: undo.by: Extra inputs are not permitted
    """
    if text is None:
        raise Refusal(None, "malformed", "text frames only")
    if len(text.encode("utf-8", "replace")) > max_bytes:
        raise Refusal(None, "malformed", f"a message can have at most {max_bytes} bytes")
    message = _decode(text)
    if message is None:
        raise Refusal(None, "malformed", "a message must be a JSON object")
    if len(message) > MAX_FIELDS:  # the error would list every extra field
        raise Refusal(_id_in(message), "malformed", f"a message can have at most {MAX_FIELDS} fields")
    if not isinstance(message.get("type", ""), str):  # the error would quote the whole message
        raise Refusal(_id_in(message), "malformed", "type: must be text")
    try:
        return client_message.validate_python(message)
    except ValidationError as error:
        first = error.errors(include_url=False, include_context=False, include_input=False)[0]
        location = ".".join(str(step) for step in first["loc"])
        detail = ": ".join(filter(None, (location, first["msg"])))
        raise Refusal(_id_in(message), "malformed", detail[:200]) from error


def _decode(text: str) -> dict[str, Any] | None:
    try:
        message = orjson.loads(text)
    except orjson.JSONDecodeError:
        return None
    return message if isinstance(message, dict) else None


def _id_in(message: dict[str, Any] | None) -> str | None:
    message_id = message.get("id") if message else None
    return message_id if isinstance(message_id, str) and 0 < len(message_id) <= 100 else None
