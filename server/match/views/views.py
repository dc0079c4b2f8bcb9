"""The views of a match for every viewer: the game's part, and the fields that the server adds."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, TypeAlias

from engine.core.game import Game
from engine.core.lobby.options import gives_hints
from engine.core.lobby.setup import LobbySeat, LobbyState, MissionInfo
from engine.core.matches.match import Match
from engine.core.present.views import SPECTATOR, ChatLine
from engine.core.present.wire import Wire
from server.base.clock import stamp
from server.db.types.matches import ChatEntry, MatchRow
from server.match.clock import deadlines, time_control
from server.match.people import presence, seat_swaps
from server.match.people.permissions import has_chat

View = Wire
CHAT_SHOWN = 100
#: The reason for a result that the server's operator has set.
CLOSED = "closed"
#: The chat of each viewer.
ChatByViewer: TypeAlias = dict[str, list[ChatLine]]


def viewers(mission: MissionInfo) -> list[str]:
    """Return all viewers of a match of that mission.

    >>> from engine.core.lobby.setup import SeatInfo
    >>> viewers(MissionInfo("blitz", 1, "Blitz", "", (SeatInfo("a", "A", "red"), SeatInfo("b", "B", "blue"))))
    ['a', 'b', 'spectator']
    """
    return [*mission.teams, SPECTATOR]


def chat_by_viewer(mission: MissionInfo, lines: Sequence[ChatEntry]) -> ChatByViewer:
    """Return the chat that each viewer may read. Lines are numbered by channel, because a gap would reveal
    chat of other channels."""

    def lines_of(team: str | None) -> list[ChatLine]:
        visible = [line for line in lines if line.team is None or line.team == team]
        return [_chat_line(line) for line in visible[-CHAT_SHOWN:]]

    by_team = {team: lines_of(team) for team in (None, *mission.teams.values())}
    return {viewer: by_team[mission.teams.get(viewer)] for viewer in viewers(mission)}


def adviser_of(game: Game[Any], row: MatchRow) -> str | None:
    """Return the computer player that gives hints at a table, or None if there are no hints."""
    return (
        game.adviser if gives_hints(row.options, [occupant.bot for occupant in row.seats.values()]) else None
    )


def is_closed(row: MatchRow) -> bool:
    """Return whether the server's operator has ended the match. The rules do not know about such an end."""
    return row.status == "finished" and (row.result or {}).get("reason") == CLOSED


class ViewBuilder:
    """Creates the views of one match for all viewers, or for some. The spectators are always included."""

    def __init__(self, game: Game[Any], mission: MissionInfo, only: Collection[str] | None = None) -> None:
        self.game = game
        self.mission = mission
        self.viewers = viewers(mission) if only is None else only

    def create_views(
        self, row: MatchRow, match: Match[Any] | None, chat: ChatByViewer, grace: float
    ) -> dict[str, View]:
        """Return each viewer's whole view. After ``grace`` seconds a computer player may play for an absent
        person."""
        if match:
            views = self.game.views(match, self.viewers)
        else:
            views = self.game.lobby_views(self._lobby_state(row), self.viewers)
        waits = row.waits if row.status == "playing" else {}
        server_fields: View = {
            "clock": deadlines.public_clocks(waits),
            "time": time_control.public_times(row),
            "presence": presence.public_presence(row, self._seated_teams(match, grace)),
            "thinking": deadlines.searching_seats(waits),
            "status": row.status,
        }
        if row.status == "paused":
            server_fields["waiting_for"] = []
        if row.next:
            server_fields["next"] = row.next
        if not has_chat(row):
            server_fields["quiet"] = True
        if slow_seats := deadlines.slow_seats(row):
            server_fields["slow"] = slow_seats
        if swaps := seat_swaps.public_swaps(row):
            server_fields["swaps"] = swaps
        if is_closed(row):
            server_fields |= {"result": row.result, "waiting_for": []}
        seat_fields = server_fields | {
            "hints": row.status == "playing" and adviser_of(self.game, row) is not None
        }
        for viewer, view in views.items():
            view.update(server_fields if viewer == SPECTATOR else seat_fields, chat=chat[viewer])
            if viewer != SPECTATOR and (row.status == "paused" or "result" in server_fields):
                view["decision"] = None
        return views

    def _seated_teams(self, match: Match[Any] | None, grace: float) -> presence.SeatedTeams:
        return presence.SeatedTeams(self.mission.teams, deadlines.conceded_seats(match), grace)

    def _lobby_state(self, row: MatchRow) -> LobbyState:
        """Return the state of the table before the match begins, or when the match can no longer be read."""
        names = row.names()
        return LobbyState(
            row.id,
            self.mission,
            row.catalogue or self.game.edition().digest,
            row.commitment,
            row.status,
            {
                seat: LobbySeat(names[seat], occupant.bot is not None, occupant.loadout_state)
                for seat, occupant in row.seats.items()
            },
            row.result,  # type: ignore[arg-type]
        )


def _chat_line(line: ChatEntry) -> ChatLine:
    return {
        "n": line.n,
        "channel": line.channel,  # type: ignore[typeddict-item]
        "seat": line.seat,
        "name": line.name,
        "text": line.text,
        "at": stamp(line.at),
    }
