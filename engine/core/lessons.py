"""Missions that teach: who learns, against whom, and with which luck."""

from __future__ import annotations

from typing import Protocol, runtime_checkable

import msgspec


class LessonInfo(msgspec.Struct, frozen=True):
    """What makes a mission a lesson: the seat of who learns, and the computer player for all others.

    >>> LessonInfo(seat="north", bot="random").seat
    'north'
    """

    seat: str
    bot: str


@runtime_checkable
class Teaching(Protocol):
    """A game with lessons of which the chance is given, so that what is taught comes about.

    >>> class Chess:
    ...     def luck(self, mission):
    ...         return {"first-moves": bytes(32), "match": None}[mission]
    >>> isinstance(Chess(), Teaching), Chess().luck("match")
    (True, None)
    """

    def luck(self, mission: str) -> bytes | None:
        """Return the seed (16 to 64 bytes) with which a lesson is played while nobody but its learner plays,
        or None for any other mission; raises KeyError for an unknown one.

        It is no secret: anybody may have it who reads the components.
        """
        ...
