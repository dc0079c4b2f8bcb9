"""Wire types of moderation: users who are turned away, ignored or reported."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Literal

from pydantic import AfterValidator, Field, StringConstraints

from server.base.texts import clean_chat_text
from server.db.types.moderation import How
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
    """A user whom you ignore: muted, so that you do not read their chat, or blocked, so that they cannot come
    to your tables, either."""

    user: Person
    how: How
    at: datetime


class Shun(WireModel):
    """How to ignore a user."""

    how: How


class Door(WireModel):
    """The answer to a user who knocks: the invite's `code` once they are let in, and null until then."""

    code: str | None


class KnockAtMatch(WireModel):
    """A user who asks the host to be let in, to `join` or, if no seat is available, to `watch`."""

    user: Person
    at: datetime
    to: Literal["join", "watch"]


class ChatPlace(WireModel):
    """A chat line: its channel, and its `n` there."""

    channel: Literal["table", "team", "spectators"]
    n: Annotated[int, Field(ge=1)]


class NewReport(WireModel):
    """Reports a `user` at a match to the host of the server, with the chat around the `line`, or the newest
    lines."""

    match: Annotated[str, StringConstraints(max_length=64)]
    user: Annotated[str, StringConstraints(max_length=64)]
    reason: Reason
    text: Words
    line: ChatPlace | None = None


class MyReport(WireModel):
    """One of your reports. `answer` is the reply of the host of the server, and `closed` the time of their
    last reply."""

    id: str
    at: datetime
    about: str
    match: str
    reason: str
    text: str
    answer: str
    closed: datetime | None
