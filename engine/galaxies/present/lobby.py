"""The view of a table before its match begins, or if its match can no longer be read."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.lobby.setup import LobbySeat, LobbyState
from engine.core.lobby.views import empty_seats, empty_table, empty_teams, empty_views
from engine.core.present.views import SeatView
from engine.core.present.wire import Wire
from engine.galaxies.present.viewtypes import SeatPublic, TableView


def lobby_views(lobby: LobbyState, viewers: Iterable[str]) -> dict[str, Wire]:
    """Return each viewer's view: an empty table and its seats."""
    return empty_views(_table(lobby), viewers, {"hand": {}, "screen": {}, "holds": {}, "ally": {}})


def _table(lobby: LobbyState) -> TableView:
    return {
        **empty_table(lobby, "galaxies"),
        "layout": "",
        "seats": {seat: _seat(lobby, seat, view) for seat, view in empty_seats(lobby).items()},
        "teams": {
            team: {
                **view,
                "energy": 0,
                "deck_size": 0,
                "discard": [],
                "run_outs": 0,
                "victory_points": 0,
            }
            for team, view in empty_teams(lobby).items()
        },
        "ship_cards": {},
        "ships": {},
        "tiles": {},
        "activation": None,
        "engines": None,
        "result": lobby.result,  # type: ignore[typeddict-item]
    }


def _seat(lobby: LobbyState, name: str, view: SeatView) -> SeatPublic:
    seat: SeatPublic = {**view, "zone": None, "hand_size": 0, "energy": 0, "fleet": [], "prepped": []}
    if lobby.status == "lobby":
        seat["loadout"] = lobby.seats.get(name, LobbySeat()).loadout
    return seat
