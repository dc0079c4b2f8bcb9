"""Lessons: missions that teach the game to one player."""

from __future__ import annotations

from typing import Protocol, runtime_checkable

import msgspec


class LessonInfo(msgspec.Struct, frozen=True):
    """Marks a mission as a lesson: the seat of the learner, and the computer player in all other seats.

    >>> LessonInfo(seat="north", bot="random").seat
    'north'
    """

    seat: str
    bot: str


@runtime_checkable
class Teaching(Protocol):
    """A game whose lessons have a fixed seed, so that the dice and cards suit the lesson.

    >>> class Chess:
    ...     def lesson_seed(self, mission):
    ...         return {"first-moves": bytes(32), "match": None}[mission]
    >>> isinstance(Chess(), Teaching), Chess().lesson_seed("match")
    (True, None)
    """

    def lesson_seed(self, mission: str) -> bytes | None:
        """Return the seed (16 to 64 bytes) of a lesson that the learner plays alone, or None for any other
        mission.

        Raises KeyError for an unknown mission. The seed is not secret: anybody can read it in the components.
        """
        ...
