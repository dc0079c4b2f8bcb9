"""Talk at the table, and among the seats of one team."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.decisions import Refused
from server.jsons import now
from server.play.table import Table
from server.store.protocol import Line, MatchRow, User
from server.wire import ChatMessage


def line(table: Table, seat: str, user: User, message: ChatMessage) -> Callable[[MatchRow, list[Line]], Line]:
    """The next line, once it is known which lines stand before it.

    In the lobby there are no teams yet: an opponent of tomorrow could sit down here and read what was said.
    """

    def make(row: MatchRow, lines: list[Line]) -> Line:
        if message.channel == "team" and row.status == "lobby":
            raise Refused("illegal", "teams talk among themselves once the match has begun")
        own_team = table.world.mission(table.row).teams[seat]
        team = own_team if message.channel == "team" else None
        return Line(
            place=lines[-1].place + 1 if lines else 1,
            n=sum(other.team == team for other in lines) + 1,
            channel=message.channel,
            team=team,
            seat=seat,
            name=user.name,
            text=message.text,
            at=now(),
        )

    return make
