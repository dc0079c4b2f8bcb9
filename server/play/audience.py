"""Who looks at a table in this process, and how each is kept at the present."""

from __future__ import annotations

from engine.core.views import SPECTATOR
from server.play.broadcast import accepted_text, view_text
from server.play.commands import ClientMessage, Source
from server.play.connection import Connection
from server.play.live import LiveMatch
from server.store.protocol import MatchRow, MatchUpdate, Store

NOTHING_SEEN = -1


class Audience:
    """The open connections of one table."""

    def __init__(self, store: Store) -> None:
        self.connections: set[Connection] = set()
        self._store = store

    def broadcast(self, live: LiveMatch, update: MatchUpdate, source: Source) -> None:
        """Tell the sender of the command that it is committed, then every viewer what it sees of it."""
        self.accept(source)
        patches = {patch.viewer: patch for patch in update.patches}
        for connection in self.connections:
            viewer = viewer_of(live.row, connection)
            patch = patches.get(viewer)
            if viewer != connection.viewer:  # who has taken or left a seat sees with other eyes now
                self.send_view(connection, live)
            elif patch:
                connection.seq = patch.seq
                connection.send(patch.body)

    def accept(self, source: Source) -> None:
        """Tell the sender, if there is one, that its message is committed."""
        if isinstance(source, ClientMessage):
            source.connection.send(accepted_text(source.id))

    async def join(self, connection: Connection, live: LiveMatch, since: int | None) -> None:
        """Bring the connection, which holds the view ``since``, to the present, and keep it there."""
        playing = live.row.status != "lobby"  # in the lobby a viewer may have been somebody else before
        connection.seq = since if since is not None and playing else NOTHING_SEEN
        connection.viewer = viewer_of(live.row, connection)
        self.connections.add(connection)
        await self.catch_up(connection, live)

    async def catch_up(self, connection: Connection, live: LiveMatch) -> None:
        """Send what the connection has missed: the patches if all are there, else the whole view."""
        viewer = viewer_of(live.row, connection)
        current = live.row.seqs[viewer]
        if viewer != connection.viewer or not 0 < connection.seq <= current:
            self.send_view(connection, live)
            return
        wanted = range(connection.seq + 1, current + 1)
        missed = await self._store.patches(live.row.id, viewer, connection.seq) if wanted else []
        missed = [patch for patch in missed if patch.seq <= current]
        if [patch.seq for patch in missed] != list(wanted):
            self.send_view(connection, live)
            return
        connection.seq = current
        for patch in missed:
            connection.send(patch.body)

    async def catch_up_all(self, live: LiveMatch) -> None:
        """The same for all of them."""
        for connection in list(self.connections):
            await self.catch_up(connection, live)

    def send_view(self, connection: Connection, live: LiveMatch) -> None:
        """Send the whole view."""
        connection.viewer = viewer_of(live.row, connection)
        connection.seq = live.row.seqs[connection.viewer]
        connection.send(view_text(connection.seq, live.views[connection.viewer]))


def viewer_of(row: MatchRow, connection: Connection) -> str:
    """With whose eyes the connection's user looks at the match."""
    return row.seat_of(connection.user) or SPECTATOR
