"""The table before a match, or with a match that cannot be shown."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.lobby.setup import LobbyState
from engine.core.lobby.views import empty_seats, empty_table, empty_teams, empty_views
from engine.core.present.wire import Wire, to_wire
from engine.pulp.present.viewtypes import PulpTable
from engine.pulp.state import Options


def lobby_views(lobby: LobbyState, options: Options, viewers: Iterable[str]) -> dict[str, Wire]:
    """Return each viewer's view of a table whose match cannot be shown."""
    return empty_views(_table(lobby, options), viewers, {"seen": None})


def _table(lobby: LobbyState, options: Options) -> PulpTable:
    return {
        **empty_table(lobby, "pulp"),
        "options": to_wire(options),  # type: ignore[typeddict-item]
        "seats": {seat: {**view} for seat, view in empty_seats(lobby).items()},
        "teams": {team: {**view} for team, view in empty_teams(lobby).items()},
        "sector": None,
        "aliens": [],
        "last": False,
        "captain": None,
        "abilities": {},
        "dice": [],
        "bag": None,
        "bag_size": 0,
        "supply": {},
        "gone": {},
        "team": 0,
        "fresh": 0,
        "planets": [],
        "planet": None,
        "planet_pile": 0,
        "planet_discard": [],
        "location": None,
        "location_ability": None,
        "line": [],
        "search": None,
        "hand": [],
        "discard": [],
        "removed": [],
        "weapons": [],
        "weapon_pile": 0,
        "weapons_needed": 0,
        "exploration": [],
        "crew": [],
        "ship": None,
        "traitor": None,
        "ending": None,
        "result": lobby.result,
    }
