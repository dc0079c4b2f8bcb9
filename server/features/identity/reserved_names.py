"""Reserved names: those of computer players, and the one that replaces the name of a deleted user."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from engine.core.game import Game
from server.base.namesakes import without_numbers
from server.base.texts import visual_forms
from server.db.types.matches import Occupant
from server.transport.errors import Problem

#: The name that replaces the name of a deleted user.
DELETED_NAME = "Someone who left"


class ReservedNames:
    """The reserved names of a server with these games."""

    def __init__(self, games: Mapping[str, Game[Any]]) -> None:
        self._names = {form for name in _names(games) for form in visual_forms(name)}

    def check(self, name: str) -> None:
        """Raise Problem 422 for a reserved name, however it is spelled."""
        if visual_forms(without_numbers(name)) & self._names:
            raise Problem(422, "name-reserved", errors=[(("body", "name"), "this name is reserved")])


def _names(games: Mapping[str, Game[Any]]) -> Iterator[str]:
    yield DELETED_NAME
    for game in games.values():
        yield from (bot.title for bot in game.bots.values())
        for mission in game.edition().missions.values():
            yield from (Occupant(bot="any", seat=seat.id).name for seat in mission.seats)
