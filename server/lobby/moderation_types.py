"""What goes over HTTP of people among themselves: who is turned away, shunned or reported."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Literal

from pydantic import AfterValidator, Field, StringConstraints

from server.store.moderation import How
from server.texts import clean_chat_text
from server.wire import Person, WireModel

Reason = Literal["insults", "spam", "cheating", "stalling", "name", "other"]

Words = Annotated[
    str,
    StringConstraints(
        strip_whitespace=True, min_length=1, max_length=500, pattern=r"^[^\x00-\x09\x0b-\x1f]*$"
    ),
    AfterValidator(clean_chat_text),
]


class ShunnedUser(WireModel):
    """Somebody whom I have muted, and do not read, or blocked: he may not come to my tables, either."""

    user: Person
    how: How
    at: datetime


class Shun(WireModel):
    """How to shun somebody."""

    how: How


class Door(WireModel):
    """What a person who knocks is told: the invite's `code` once they are let in, and null until then."""

    code: str | None


class KnockAtMatch(WireModel):
    """A person who asks the host to be let in, to `join` or, where no seat is to be had, to `watch`."""

    user: Person
    at: datetime
    to: Literal["join", "watch"]


class ChatPlace(WireModel):
    """A line of chat: its channel, and its `n` there."""

    channel: Literal["table", "team", "spectators"]
    n: Annotated[int, Field(ge=1)]


class NewReport(WireModel):
    """Tells the host of the server of a `user` at a match, with the chat around the `line`, or the last."""

    match: Annotated[str, StringConstraints(max_length=64)]
    user: Annotated[str, StringConstraints(max_length=64)]
    reason: Reason
    text: Words
    line: ChatPlace | None = None


class MyReport(WireModel):
    """A report of mine; `answer` is what the host of the server says to it, and `closed` when he has done so
    for the last time."""

    id: str
    at: datetime
    about: str
    match: str
    reason: str
    text: str
    answer: str
    closed: datetime | None
