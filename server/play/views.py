"""Every viewer's view of a match: what the engine shows, with what the server adds to it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.core.driver import Match
from engine.core.game import Game
from server.jsons import stamp
from server.store.protocol import ChatEntry, MatchRow

View = dict[str, Any]
SPECTATOR = "spectator"
CHAT_SHOWN = 100


def viewers(mission: Mapping[str, Any]) -> list[str]:
    """All who can look at a match of that mission."""
    return [str(seat["id"]) for seat in mission["seats"]] + [SPECTATOR]


def teams(mission: Mapping[str, Any]) -> dict[str, str]:
    """The team of each seat."""
    return {str(seat["id"]): str(seat["team"]) for seat in mission["seats"]}


class Viewpoint:
    """Makes the views of one match."""

    def __init__(self, game: Game[Any], mission: Mapping[str, Any]) -> None:
        self.game = game
        self.mission = mission
        self.viewers = viewers(mission)
        self.teams = teams(mission)

    def all(self, row: MatchRow, match: Match[Any] | None, lines: Sequence[ChatEntry]) -> dict[str, View]:
        """Each viewer's whole view."""
        seen = self.game.views(match, self.viewers) if match else self._bare_views(row)
        return {viewer: self._with_ours(viewer, row, view, lines) for viewer, view in seen.items()}

    def _with_ours(self, viewer: str, row: MatchRow, view: View, lines: Sequence[ChatEntry]) -> View:
        """The view with what the server adds."""
        ours: View = {"chat": self._chat(viewer, lines), "clock": _clock(row), "status": row.status}
        if row.status == "paused":
            ours["waiting_for"] = []
            if viewer != SPECTATOR:
                ours["decision"] = None
        return view | ours

    def _chat(self, viewer: str, lines: Sequence[ChatEntry]) -> list[dict[str, Any]]:
        """Numbered by channel: a gap would betray what others say among themselves."""
        team = self.teams.get(viewer)
        heard = [line for line in lines if line.team is None or line.team == team]
        return [_chat_line(line) for line in heard[-CHAT_SHOWN:]]

    def _bare_views(self, row: MatchRow) -> dict[str, View]:
        """Each viewer's view of a table without a match under way."""
        return {viewer: self._bare(viewer, row) for viewer in self.viewers}

    def _bare(self, viewer: str, row: MatchRow) -> View:
        """Before the match begins, and if it cannot be read any more."""
        declared = self.mission["seats"]
        view: View = {
            "match": row.id,
            "mission": row.mission,
            "layout": "",
            "catalogue": row.catalogue or self.game.catalogue()["digest"],
            "commitment": row.commitment,
            "status": row.status,
            "viewer": viewer,
            "round": 0,
            "turn": None,
            "phase": "over" if row.status == "finished" else "setup",
            "order": [seat["id"] for seat in declared],
            "seats": {seat["id"]: _bare_seat(seat, row) for seat in declared},
            "teams": {team: self._bare_team(team) for team in dict.fromkeys(self.teams.values())},
            "ship_cards": {},
            "ships": {},
            "tiles": {},
            "activation": None,
            "engines": None,
            "log": [],
            "waiting_for": [],
            "result": row.result,
        }
        return view if viewer == SPECTATOR else view | _bare_hand()

    def _bare_team(self, team: str) -> dict[str, Any]:
        members = [seat for seat in self.mission["seats"] if seat["team"] == team]
        return {
            "side": members[0]["side"],
            "seats": [seat["id"] for seat in members],
            "energy": 0,
            "deck_size": 0,
            "discard": [],
            "run_outs": 0,
            "victory_points": 0,
        }


def _bare_hand() -> View:
    return {
        "hand": {},
        "screen": {},
        "holds": {},
        "ally": {},
        "decision": None,
        "undo": {"open": False, "reason": "nothing-to-undo"},
        "orders": {},
    }


def _bare_seat(seat: Mapping[str, Any], row: MatchRow) -> dict[str, Any]:
    who = row.seats.get(seat["id"])
    bare: dict[str, Any] = {
        "side": seat["side"],
        "team": seat["team"],
        "player": who.name if who else None,
        "bot": bool(who and who.bot),
        "zone": None,
        "hand_size": 0,
        "energy": 0,
        "fleet": [],
        "prepped": [],
        "conceded": False,
    }
    return bare | {"choice": who.fleet if who else None} if row.status == "lobby" else bare


def _clock(row: MatchRow) -> dict[str, str] | None:
    untils = [wait["until"] for wait in row.waits.values() if "until" in wait]
    return {"until": max(untils)} if untils and row.status == "playing" else None


def _chat_line(line: ChatEntry) -> dict[str, Any]:
    return {
        "n": line.n,
        "channel": line.channel,
        "seat": line.seat,
        "name": line.name,
        "text": line.text,
        "at": stamp(line.at),
    }
