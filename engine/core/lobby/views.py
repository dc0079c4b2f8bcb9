"""The common view of all games for a table before a match, or one whose match cannot be shown."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from engine.core.lobby.setup import LobbySeat, LobbyState
from engine.core.present.views import SPECTATOR, SeatView, TableBase, TeamView
from engine.core.present.wire import Wire


def empty_table(lobby: LobbyState, game: str) -> TableBase:
    """Return the view of a table without a match, for the game with that id.

    >>> from engine.core.lobby.setup import MissionInfo, SeatInfo
    >>> solo = MissionInfo("solo", 1, "Solo", "", (SeatInfo("a", "A", "hero"),))
    >>> table = empty_table(LobbyState("m1", solo, "digest", None, "finished", {}), "chess")
    >>> table["phase"], table["order"], table["turn"]
    ('over', ['a'], None)
    """
    return {
        "match": lobby.match,
        "game": game,
        "mission": lobby.mission.id,
        "catalogue": lobby.catalogue,
        "commitment": lobby.commitment,
        "status": lobby.status,
        "viewer": "",
        "round": 0,
        "turn": None,
        "phase": "over" if lobby.status == "finished" else "setup",
        "order": list(lobby.mission.teams),
        "log": [],
        "chat": [],
        "clock": None,
        "time": None,
        "waiting_for": [],
    }


def empty_seats(lobby: LobbyState) -> dict[str, SeatView]:
    """Return the view of each seat. A free seat has no player.

    >>> from engine.core.lobby.setup import MissionInfo, SeatInfo
    >>> solo = MissionInfo("solo", 1, "Solo", "", (SeatInfo("a", "A", "hero"),))
    >>> empty_seats(LobbyState("m1", solo, "digest", None, "lobby", {}))
    {'a': {'side': 'A', 'team': 'hero', 'player': None, 'bot': False, 'conceded': False}}
    """
    seats = {seat.id: lobby.seats.get(seat.id, LobbySeat()) for seat in lobby.mission.seats}
    return {
        seat.id: {
            "side": seat.side,
            "team": seat.team,
            "player": seats[seat.id].player,
            "bot": seats[seat.id].bot,
            "conceded": False,
        }
        for seat in lobby.mission.seats
    }


def empty_teams(lobby: LobbyState) -> dict[str, TeamView]:
    """Return the seats of each team. A team's side is the side of its first seat.

    >>> from engine.core.lobby.setup import MissionInfo, SeatInfo
    >>> blitz = MissionInfo("blitz", 1, "Blitz", "", (SeatInfo("a", "A", "red"), SeatInfo("b", "B", "blue")))
    >>> empty_teams(LobbyState("m1", blitz, "digest", None, "lobby", {}))
    {'red': {'side': 'A', 'seats': ['a']}, 'blue': {'side': 'B', 'seats': ['b']}}
    """
    teams: dict[str, TeamView] = {}
    for seat in lobby.mission.seats:
        teams.setdefault(seat.team, {"side": seat.side, "seats": []})["seats"].append(seat.id)
    return teams


def empty_views(table: Mapping[str, Any], viewers: Iterable[str], private: Wire) -> dict[str, Wire]:
    """Return what each viewer sees: the table and, for seats, also the ``private`` part. No decision is open,
    and no answer can be undone.

    >>> views = empty_views({"round": 0}, ["a", SPECTATOR], {"hand": []})
    >>> views["a"]["hand"], views["a"]["decision"], views["spectator"]
    ([], None, {'round': 0, 'viewer': 'spectator'})
    """
    seated: Wire = {
        **private,
        "decision": None,
        "undo": {"open": False, "reason": "nothing-to-undo"},
        "orders": {},
    }
    return {
        viewer: {**table, "viewer": viewer, **({} if viewer == SPECTATOR else seated)} for viewer in viewers
    }
