"""Who looks at a table in this process, and how each is kept at the present."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.views import SPECTATOR
from server.play.broadcast import Step, view_message
from server.play.connection import Connection
from server.play.views import View
from server.store.protocol import MatchRow, Store

NOTHING_SEEN = -1


class Audience:
    """The open connections of one table."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.connections: set[Connection] = set()

    def tell(self, row: MatchRow, views: Mapping[str, View], step: Step) -> None:
        """Send everybody its frame; who has taken or left a seat sees with other eyes now."""
        for connection in self.connections:
            viewer = viewer_of(row, connection)
            frame = step.frames.get(viewer)
            if viewer != connection.viewer:
                send_view(connection, row, views)
            elif frame:
                connection.seq = frame.seq
                connection.send(frame.body)

    async def catch_up(self, connection: Connection, row: MatchRow, views: Mapping[str, View]) -> None:
        """Send what the connection has missed: the frames if all are there, else the whole view."""
        viewer = viewer_of(row, connection)
        current = row.seqs[viewer]
        if viewer != connection.viewer or not 0 < connection.seq <= current:
            send_view(connection, row, views)
            return
        wanted = range(connection.seq + 1, current + 1)
        missed = await self.store.frames(row.id, viewer, connection.seq) if wanted else []
        missed = [frame for frame in missed if frame.seq <= current]
        if [frame.seq for frame in missed] != list(wanted):
            send_view(connection, row, views)
            return
        connection.seq = current
        for frame in missed:
            connection.send(frame.body)

    async def catch_up_all(self, row: MatchRow, views: Mapping[str, View]) -> None:
        """The same for all of them."""
        for connection in list(self.connections):
            await self.catch_up(connection, row, views)


def viewer_of(row: MatchRow, connection: Connection) -> str:
    """With whose eyes the connection's user looks at the match."""
    return row.seat_of(connection.user) or SPECTATOR


def send_view(connection: Connection, row: MatchRow, views: Mapping[str, View]) -> None:
    """Send the whole view."""
    connection.viewer = viewer_of(row, connection)
    connection.seq = row.seqs[connection.viewer]
    connection.send(view_message(connection.seq, views[connection.viewer]))
