"""The table before a match begins, and where one cannot be read any more."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.setup import LobbySeat, LobbyState, SeatInfo
from engine.core.views import SPECTATOR
from engine.core.wire import Wire
from engine.galaxies.present.viewtypes import SeatPublic, TableView, TeamPublic


def lobby_views(lobby: LobbyState, viewers: Iterable[str]) -> dict[str, Wire]:
    """What each viewer sees: an empty table with its seats."""
    table = _table(lobby)
    return {
        viewer: {**table, "viewer": viewer, **({} if viewer == SPECTATOR else _own())} for viewer in viewers
    }


def _table(lobby: LobbyState) -> TableView:
    places = lobby.mission.seats
    return {
        "match": lobby.match,
        "viewer": "",
        "game": "galaxies",
        "mission": lobby.mission.id,
        "layout": "",
        "catalogue": lobby.catalogue,
        "commitment": lobby.commitment,
        "status": lobby.status,
        "round": 0,
        "turn": None,
        "phase": "over" if lobby.status == "finished" else "setup",
        "order": [place.id for place in places],
        "seats": {place.id: _seat(place, lobby) for place in places},
        "teams": {place.team: _team(place, lobby) for place in places},
        "ship_cards": {},
        "ships": {},
        "tiles": {},
        "activation": None,
        "engines": None,
        "log": [],
        "chat": [],
        "clock": None,
        "time": None,
        "waiting_for": [],
        "result": lobby.result,  # type: ignore[typeddict-item]
    }


def _seat(place: SeatInfo, lobby: LobbyState) -> SeatPublic:
    sits = lobby.seats.get(place.id, LobbySeat())
    seat: SeatPublic = {
        "side": place.side,
        "team": place.team,
        "player": sits.player,
        "bot": sits.bot,
        "zone": None,
        "hand_size": 0,
        "energy": 0,
        "fleet": [],
        "prepped": [],
        "conceded": False,
    }
    if lobby.status == "lobby":
        seat["loadout"] = sits.loadout
    return seat


def _team(place: SeatInfo, lobby: LobbyState) -> TeamPublic:
    members = [other for other in lobby.mission.seats if other.team == place.team]
    return {
        "side": members[0].side,
        "seats": [member.id for member in members],
        "energy": 0,
        "deck_size": 0,
        "discard": [],
        "run_outs": 0,
        "victory_points": 0,
    }


def _own() -> Wire:
    return {
        "hand": {},
        "screen": {},
        "holds": {},
        "ally": {},
        "decision": None,
        "undo": {"open": False, "reason": "nothing-to-undo"},
        "orders": {},
    }
