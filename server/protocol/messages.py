"""The messages of the websocket in both directions. `web/src/protocol/core.ts` is generated from this module.

Every message is one JSON object with a `type`. `client_message` and `server_message` parse them. Both raise
pydantic's ValidationError for invalid messages and for unknown fields.

>>> client_message.validate_json('{"type": "answer", "id": "a1", "decision": "red.3", "pick": ["stay"]}')
AnswerMessage(type='answer', id='a1', decision='red.3', pick=['stay'])
>>> server_message.validate_json('{"type": "accepted", "id": "a1"}')
AcceptedMessage(type='accepted', id='a1')
>>> client_message.validate_json('{"type": "undo", "id": "a2", "by": "red"}')
Traceback (most recent call last):
pydantic_core._pydantic_core.ValidationError: 1 validation error for ...
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import (
    AfterValidator,
    BaseModel,
    ConfigDict,
    FailFast,
    Field,
    StringConstraints,
    TypeAdapter,
    WithJsonSchema,
)

from engine.core.present.schema import strip_examples
from server.base.texts import clean_chat_text

# Data of a game. The server passes it on unchanged. `x-of-game` names the definition in the game's schema
# that describes it.
GameView = Annotated[dict[str, Any], WithJsonSchema({"type": "object", "x-of-game": "View"})]
GameHappening = Annotated[dict[str, Any], WithJsonSchema({"type": "object", "x-of-game": "Happening"})]
HappeningKind = Annotated[str, WithJsonSchema({"type": "string", "x-of-game": "HappeningKind"})]

PointKind = Literal["ping", "arrow", "proposal"]
RefusalCode = Literal["stale", "illegal", "not_yours", "malformed", "too_fast", "over"]

MessageId = Annotated[str, StringConstraints(min_length=1, max_length=100, pattern=r"^[\x20-\x7e]+$")]
Name = Annotated[str, StringConstraints(min_length=1, max_length=100, pattern=r"^[\x20-\x7e]+$")]
ChatText = Annotated[
    str,
    StringConstraints(
        strip_whitespace=True, min_length=1, max_length=500, pattern=r"^[^\x00-\x09\x0b-\x1f]*$"
    ),
    AfterValidator(clean_chat_text),
]


def _without_examples(schema: dict[str, Any]) -> None:
    if "description" in schema:
        schema["description"] = strip_examples(schema["description"])


class WireModel(BaseModel):
    """The base class of wire types. Unknown fields are refused. Schemas use the docstring as the description,
    without the examples.

    >>> Person(id="u1", name="Ada").model_dump_json()
    '{"id":"u1","name":"Ada"}'
    """

    model_config = ConfigDict(extra="forbid", frozen=True, json_schema_extra=_without_examples)


class PatchOperation(WireModel):
    """One operation of an RFC 6902 patch. `remove` has no value.

    >>> PatchOperation(op="replace", path="/round", value=2).model_dump()
    {'op': 'replace', 'path': '/round', 'value': 2}
    """

    op: Literal["add", "remove", "replace"]
    path: str
    value: Any = None


class ViewMessage(WireModel):
    """A whole view.

    >>> server_message.validate_json('{"type": "view", "seq": 1, "view": {"round": 0}}').view
    {'round': 0}
    """

    type: Literal["view"]
    seq: int
    view: GameView


class LoggedHappening(WireModel):
    """A happening that a new line of the view's log describes. Its label is the line's label, and its fields
    are the arguments of the line's text.

    >>> LoggedHappening(kind="launched", line=17).routine
    False
    """

    kind: HappeningKind
    line: int
    routine: bool = False


class DiffMessage(WireModel):
    """The changes from the view `seq - 1` to the view `seq`.

    >>> patch = [{"op": "replace", "path": "/round", "value": 2}]
    >>> DiffMessage(type="diff", seq=2, patch=patch, happenings=[{"kind": "round", "line": 9}]).patch[0].path
    '/round'
    """

    type: Literal["diff"]
    seq: int
    patch: list[PatchOperation]
    happenings: list[GameHappening | LoggedHappening]


class AcceptedMessage(WireModel):
    """A confirmation that the message with that id is committed.

    >>> server_message.validate_json('{"type": "accepted", "id": "a1"}').id
    'a1'
    """

    type: Literal["accepted"]
    id: str


class RefusedMessage(WireModel):
    """A refusal: nothing has changed. After `too_fast` the message may be sent again in `retry_after`
    seconds.

    >>> RefusedMessage(type="refused", id="a1", code="stale", detail="it was answered").retry_after is None
    True
    """

    type: Literal["refused"]
    id: str | None
    code: RefusalCode
    detail: str
    retry_after: float | None = None


class AdviceMessage(WireModel):
    """The requested hint: the choice that the adviser would make in this seat.

    >>> server_message.validate_json('{"type": "advice", "decision": "red.3", "pick": ["stay"]}').pick
    ['stay']
    """

    type: Literal["advice"]
    decision: str
    pick: list[str]


class Person(WireModel):
    """A user as other users see them.

    >>> Person(id="u1", name="Ada").name
    'Ada'
    """

    id: str
    name: str


class GalleryMessage(WireModel):
    """The names of at most fifty spectators, and the number of `more` spectators. `delay` is the number of
    seconds by which they see the match later than players.

    >>> GalleryMessage(type="gallery", spectators=[Person(id="u1", name="Ada")], more=0, delay=120).delay
    120
    """

    type: Literal["gallery"]
    spectators: list[Person]
    more: int
    delay: int


class SpectatorLine(WireModel):
    """A chat line of a spectator. `n` counts the lines, and `at` is a time (RFC 3339).

    >>> SpectatorLine(n=1, user="u1", name="Ada", text="Well played", at="2026-11-21T12:00:00.000Z").n
    1
    """

    n: int
    user: str
    name: str
    text: str
    at: str


class AsidesMessage(WireModel):
    """Chat of the spectators: the lines since the last message, or initially all stored ones. Players get it
    after the match has ended.

    >>> server_message.validate_json('{"type": "asides", "lines": []}').lines
    []
    """

    type: Literal["asides"]
    lines: list[SpectatorLine]


class PointedMessage(WireModel):
    """A teammate's ping, arrow or proposal, which names its targets by their names in the game. It is not
    stored.

    >>> PointedMessage(type="pointed", seat="red-1", kind="arrow", at=["piece:rook", "space:a4"]).at[1]
    'space:a4'
    """

    type: Literal["pointed"]
    seat: str
    kind: PointKind
    at: list[str]


class PongMessage(WireModel):
    """The answer to a `ping`, with the server's time.

    >>> server_message.validate_json('{"type": "pong", "now": "2026-11-21T12:30:00.000Z"}').now
    '2026-11-21T12:30:00.000Z'
    """

    type: Literal["pong"]
    now: str


ReplyMessage = AcceptedMessage | RefusedMessage
TableMessage = GalleryMessage | AsidesMessage | PointedMessage
ServerMessage = ViewMessage | DiffMessage | AdviceMessage | PongMessage | TableMessage | ReplyMessage


class AnswerMessage(WireModel):
    """The answer to a decision.

    >>> client_message.validate_json('{"type": "answer", "id": "a1", "decision": "red.3", "pick": ["stay"]}')
    AnswerMessage(type='answer', id='a1', decision='red.3', pick=['stay'])
    """

    type: Literal["answer"]
    id: MessageId
    decision: Name
    pick: Annotated[list[Name], Field(max_length=200), FailFast()]


class UndoMessage(WireModel):
    """A request to take back this seat's last answer.

    ``decision`` is the decision that is currently open. Only the first of two such messages has an effect.

    >>> client_message.validate_json('{"type": "undo", "id": "a2", "decision": "red.3"}').decision
    'red.3'
    """

    type: Literal["undo"]
    id: MessageId
    decision: Name | None = None


class MoreTimeMessage(WireModel):
    """A request for more time on the clock of the open reaction, allowed once for each reaction. Everybody
    sees it.

    >>> client_message.validate_json('{"type": "more_time", "id": "a3"}').type
    'more_time'
    """

    type: Literal["more_time"]
    id: MessageId


class BackMessage(WireModel):
    """A request to take the seat back from the computer player. It answers for the seat because the person's
    time was up or they were absent.

    >>> client_message.validate_json('{"type": "back", "id": "a4"}').type
    'back'
    """

    type: Literal["back"]
    id: MessageId


class SlowMessage(WireModel):
    """A statement that you read slowly (`on`), or no longer do. Everybody sees it. Windows that include you
    last longer, including an open one.

    >>> client_message.validate_json('{"type": "slow", "id": "a6", "on": true}').on
    True
    """

    type: Literal["slow"]
    id: MessageId
    on: Annotated[bool, Field(strict=True)]


class StandInMessage(WireModel):
    """Agreement that the computer plays for the absent person in a seat. One teammate's agreement is enough.

    >>> client_message.validate_json('{"type": "stand_in", "id": "a5", "seat": "red-2"}').seat
    'red-2'
    """

    type: Literal["stand_in"]
    id: MessageId
    seat: Name


class OrderMessage(WireModel):
    """A change of a standing order.

    >>> client_message.validate_json('{"type": "order", "id": "a6", "order": "rest", "on": true}').on
    True
    """

    type: Literal["order"]
    id: MessageId
    order: Name
    on: Annotated[bool, Field(strict=True)]


class ChatMessage(WireModel):
    """A chat line to the table, to your own team, or from a spectator to the other spectators.

    >>> client_message.validate_json('{"type": "chat", "id": "a7", "channel": "team", "text": " Hi "}').text
    'Hi'
    """

    type: Literal["chat"]
    id: MessageId
    channel: Literal["table", "team", "spectators"]
    text: ChatText


class HintMessage(WireModel):
    """A request for the adviser's answer to this seat's open decision. Nobody else learns of it.

    >>> client_message.validate_json('{"type": "hint", "id": "a8", "decision": "red.3"}').decision
    'red.3'
    """

    type: Literal["hint"]
    id: MessageId
    decision: Name


class PointMessage(WireModel):
    """A ping, arrow or proposal for the seat's teammates, or `to` one of them. Nobody else learns of it. A
    `ping` has one target, an `arrow` leads from one target to another, and a `proposal` concerns up to three.

    >>> PointMessage(type="point", id="a9", kind="ping", at=["space:a4"]).to is None
    True
    """

    type: Literal["point"]
    id: MessageId
    kind: PointKind
    at: Annotated[list[Name], Field(min_length=1, max_length=3)]
    to: Name | None = None


class ResyncMessage(WireModel):
    """A request for a whole view.

    >>> client_message.validate_json('{"type": "resync"}')
    ResyncMessage(type='resync')
    """

    type: Literal["resync"]


class PingMessage(WireModel):
    """A check of the connection, because pages cannot see the pings of the websocket itself.

    >>> client_message.validate_json('{"type": "ping"}')
    PingMessage(type='ping')
    """

    type: Literal["ping"]


class LookMessage(WireModel):
    """A report of whether somebody is looking at the page. If so, they need no notification elsewhere.

    >>> client_message.validate_json('{"type": "look", "on": false}').on
    False
    """

    type: Literal["look"]
    on: Annotated[bool, Field(strict=True)]


CommandMessage = (
    AnswerMessage
    | UndoMessage
    | MoreTimeMessage
    | SlowMessage
    | BackMessage
    | StandInMessage
    | OrderMessage
    | ChatMessage
)
BareMessage = ResyncMessage | PingMessage | LookMessage
#: The replies to messages without an id. The reply to any other message contains its id.
BARE_REPLIES: dict[type[BaseModel], tuple[type[BaseModel], ...]] = {
    PingMessage: (PongMessage, RefusedMessage),
    ResyncMessage: (ViewMessage, RefusedMessage),
}
ClientMessage = CommandMessage | HintMessage | PointMessage | BareMessage

client_message: TypeAdapter[ClientMessage] = TypeAdapter(
    Annotated[ClientMessage, Field(discriminator="type")]
)
server_message: TypeAdapter[ServerMessage] = TypeAdapter(
    Annotated[ServerMessage, Field(discriminator="type")]
)
