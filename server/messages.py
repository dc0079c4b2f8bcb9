"""What goes over the websocket, both ways. `web/src/protocol/core.ts` is made from it."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field, StringConstraints, TypeAdapter

from server.view_types import Happening, View, Wire

RefusalCode = Literal["stale", "illegal", "not_yours", "malformed", "too_fast", "over"]

MessageId = Annotated[str, StringConstraints(min_length=1, max_length=100, pattern=r"^[\x20-\x7e]+$")]
Name = Annotated[str, StringConstraints(min_length=1, max_length=100, pattern=r"^[\x20-\x7e]+$")]
ChatText = Annotated[
    str,
    StringConstraints(
        strip_whitespace=True, min_length=1, max_length=500, pattern=r"^[^\x00-\x09\x0b-\x1f]*$"
    ),
]


class PatchOperation(Wire):
    """One operation of RFC 6902; `remove` has no value."""

    op: Literal["add", "remove", "replace"]
    path: str
    value: Any = None


class ViewMessage(Wire):
    """The whole view."""

    type: Literal["view"]
    seq: int
    view: View


class DiffMessage(Wire):
    """From the view `seq - 1` to the view `seq`."""

    type: Literal["diff"]
    seq: int
    patch: list[PatchOperation]
    happenings: list[Happening]


class AcceptedMessage(Wire):
    """The message with that id is committed."""

    type: Literal["accepted"]
    id: str


class RefusedMessage(Wire):
    """Nothing changed."""

    type: Literal["refused"]
    id: str | None
    code: RefusalCode
    detail: str


ServerMessage = Annotated[
    ViewMessage | DiffMessage | AcceptedMessage | RefusedMessage, Field(discriminator="type")
]


class AnswerMessage(Wire):
    """Answers a decision."""

    type: Literal["answer"]
    id: MessageId
    decision: Name
    pick: Annotated[list[Name], Field(max_length=200)]


class UndoMessage(Wire):
    """Takes back this seat's last answer."""

    type: Literal["undo"]
    id: MessageId


class OrderMessage(Wire):
    """Sets a standing order."""

    type: Literal["order"]
    id: MessageId
    order: Name
    on: Annotated[bool, Field(strict=True)]


class ChatMessage(Wire):
    """Says something to the table, or to one's own team."""

    type: Literal["chat"]
    id: MessageId
    channel: Literal["table", "team"]
    text: ChatText


class ResyncMessage(Wire):
    """Asks for a whole view."""

    type: Literal["resync"]


Command = AnswerMessage | UndoMessage | OrderMessage | ChatMessage
ClientMessage = Annotated[Command | ResyncMessage, Field(discriminator="type")]

client_message: TypeAdapter[Command | ResyncMessage] = TypeAdapter(ClientMessage)
server_message: TypeAdapter[ViewMessage | DiffMessage | AcceptedMessage | RefusedMessage] = TypeAdapter(
    ServerMessage
)
