"""An edition of this game: its catalogue and missions, as clients see them and as servers store them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any

from engine.core.lobby.lessons import LessonInfo
from engine.core.lobby.options import Choice, OptionInfo
from engine.core.lobby.setup import MissionInfo, Pace, SeatInfo
from engine.galaxies.catalogue import Catalogue, Mission, Option, storage
from engine.galaxies.catalogue.public import public_form


class GalaxiesEdition:
    """Implements :class:`engine.core.game.Edition` for one catalogue."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue

    @property
    def digest(self) -> str:
        """The digest of the catalogue."""
        return self.catalogue.digest

    @property
    def missions(self) -> Mapping[str, MissionInfo]:
        """The missions in the order of the catalogue."""
        return self._missions

    @cached_property
    def _missions(self) -> dict[str, MissionInfo]:
        return {mission.id: _mission_info(mission) for mission in self.catalogue.missions.values()}

    def public(self) -> dict[str, Any]:
        """Return cards, tiles, layouts and missions as clients see them."""
        return self._public

    @cached_property
    def _public(self) -> dict[str, Any]:
        return public_form(self.catalogue)

    def dump(self) -> bytes:
        """Return the whole catalogue as bytes to store."""
        return storage.dump_catalogue(self.catalogue)


def _mission_info(mission: Mission) -> MissionInfo:
    return MissionInfo(
        mission.id,
        mission.number,
        mission.title,
        mission.story,
        tuple(SeatInfo(seat.id, seat.side, seat.team) for seat in mission.seats),
        tuple(_option_info(option) for option in mission.options),
        _lesson_info(mission),
        pace=None if mission.pace is None else Pace(mission.pace.minutes, mission.pace.difficulty),
    )


def _lesson_info(mission: Mission) -> LessonInfo | None:
    lesson = mission.lesson
    return None if lesson is None else LessonInfo(lesson.seat, lesson.opponent)


def _option_info(option: Option) -> OptionInfo:
    choices = tuple(Choice(choice.id, choice.name) for choice in option.choices)
    return OptionInfo(option.id, option.name, choices, choices[0].id)
