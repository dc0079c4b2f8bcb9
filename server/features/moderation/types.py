"""Wire types of moderation: users who are turned away, ignored or reported."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Literal

from pydantic import AfterValidator, Field, StringConstraints

from server.base.texts import clean_chat_text
from server.db.types.moderation import IgnoreKind
from server.protocol.messages import Person, WireModel

Reason = Literal["insults", "spam", "cheating", "stalling", "name", "other"]

Words = Annotated[
    str,
    StringConstraints(
        strip_whitespace=True, min_length=1, max_length=500, pattern=r"^[^\x00-\x09\x0b-\x1f]*$"
    ),
    AfterValidator(clean_chat_text),
]


class ShunnedUser(WireModel):
    """A user whom you ignore. You do not read the chat of a muted user; a blocked user cannot enter your
    matches, either."""

    user: Person
    how: IgnoreKind
    at: datetime


class Shun(WireModel):
    """How to ignore a user."""

    how: IgnoreKind


class Door(WireModel):
    """The answer to a knock: the invite `code` if the user has been let in, else null."""

    code: str | None


class KnockAtMatch(WireModel):
    """A user who asks the host to let them `join` or, if no seat is available, `watch`."""

    user: Person
    at: datetime
    to: Literal["join", "watch"]


class ChatPlace(WireModel):
    """The position of a chat line: its channel, and its `n` in that channel."""

    channel: Literal["table", "team", "spectators"]
    n: Annotated[int, Field(ge=1)]


class NewReport(WireModel):
    """A report about a `user` at a match to the server's operator. It includes the chat around the `line`, or
    the newest lines."""

    match: Annotated[str, StringConstraints(max_length=64)]
    user: Annotated[str, StringConstraints(max_length=64)]
    reason: Reason
    text: Words
    line: ChatPlace | None = None


class MyReport(WireModel):
    """One of your reports. `answer` is the operator's reply, and `closed` the time of their last reply."""

    id: str
    at: datetime
    about: str
    match: str
    reason: str
    text: str
    answer: str
    closed: datetime | None
