"""The connections to a table in this process, and the updates that each receives."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.present.views import SPECTATOR
from server.db.types.matches import MatchRow, MatchUpdate, Patch
from server.match.commands.handlers import SeatMessage, Source
from server.match.connections.connection import Connection
from server.match.people.permissions import may_watch
from server.match.spectators.delay import SpectatorDelay, is_delayed
from server.match.spectators.spectators import TURNED_AWAY
from server.match.state.live import LiveMatch
from server.match.views.broadcast import accepted_text, view_text
from server.match.views.patch_buffer import PatchBuffer
from server.monitoring import metrics

NOTHING_SEEN = -1


class Audience:
    """The open connections of one table, and the match's row at the last message."""

    def __init__(self, recent_bytes: int, delay: SpectatorDelay) -> None:
        """``recent_bytes`` is the maximum size, in bytes, of the patches kept for clients that reconnect.
        ``delay`` serves the connections that see the match with a delay."""
        self.connections: set[Connection] = set()
        self.delay = delay
        self.row: MatchRow | None = None
        self._recent = PatchBuffer(recent_bytes)

    def broadcast(self, live: LiveMatch, update: MatchUpdate, source: Source) -> None:
        """Send `accepted` to the sender of the command, then send every connection its viewer's version of
        the update."""
        self.send_accepted(source)
        self._assign_delays(live.row)
        changed, patches = self._with_new_viewer(live.row, update), self._keep_update(live.row, update)
        for connection in self._live_connections():
            if connection in changed:
                self.send_view(connection, live, "other viewer")
            else:
                _send_patch(connection, patches)

    def relay(self, update: MatchUpdate) -> MatchRow | None:
        """Send an update that another process has committed, and return the match's row after the update.

        Returns None and sends nothing if the update does not follow the last one sent here, or if a
        connection now has another viewer.
        """
        if self.row is None or self.row.version != update.version:
            return None
        row = update.apply_to(self.row)
        self._assign_delays(row)
        if self._with_new_viewer(row, update):
            return None
        patches = self._keep_update(row, update)
        for connection in self._live_connections():
            _send_patch(connection, patches)
        return row

    def _with_new_viewer(self, row: MatchRow, update: MatchUpdate) -> set[Connection]:
        """Return the connections whose viewer has changed because their user took or left a seat. If the
        mission has changed, return all connections."""
        renumbered = "mission" in update.columns
        if not (update.seated or update.unseated or renumbered):
            return set()
        if row.commitment or renumbered:
            return set(self._live_connections())  # all views have been renumbered
        return {
            connection
            for connection in self._live_connections()
            if viewer_of(row, connection) != connection.viewer
        }

    def _live_connections(self) -> list[Connection]:
        """Return the connections without a delay."""
        return [connection for connection in self.connections if not connection.is_delayed]

    def _assign_delays(self, row: MatchRow) -> None:
        """Close connections that may no longer watch. Assign each of the others to the live or the delayed
        viewers."""
        for connection in self.connections:
            if not may_watch(row, connection.user):
                connection.close(TURNED_AWAY)
            should_delay = is_delayed(row, connection)
            if should_delay and not connection.is_delayed:
                self.delay.add(connection, row)
            elif connection.is_delayed and not should_delay:
                self.delay.leave(connection)

    def _keep_update(self, row: MatchRow, update: MatchUpdate) -> dict[str, Patch]:
        """Keep the row and its latest patches, and return the patches by viewer."""
        self.row = row
        if row.commitment and update.seed is None:  # in the lobby a user's viewer may change
            self._recent.add(update.patches)
        return {patch.viewer: patch for patch in update.patches}

    def patches_since(self, viewer: str, seq: int) -> list[Patch] | None:
        """Return the patches from the viewer's view ``seq`` to the latest one. Return None if one of them is
        no longer kept."""
        return self._recent.patches_after(viewer, seq, self.row.seqs[viewer]) if self.row else None

    def send_accepted(self, source: Source) -> None:
        """Send `accepted` to the sender, if there is one."""
        if isinstance(source, SeatMessage):
            source.connection.send(accepted_text(source.id))

    def join(self, connection: Connection, live: LiveMatch, since: int | None) -> None:
        """Send the connection all changes since its view ``since``, and keep it up to date from now on."""
        playing = live.row.status != "lobby"  # in the lobby the user may previously have been another viewer
        connection.seq = since if since is not None and playing else NOTHING_SEEN
        connection.viewer = viewer_of(live.row, connection)
        self.connections.add(connection)
        self.catch_up(connection, live)

    def catch_up(self, connection: Connection, live: LiveMatch) -> None:
        """Send the patches that the connection has missed, or the whole view if some are no longer kept."""
        viewer = viewer_of(live.row, connection)
        current = live.row.seqs[viewer]
        if viewer != connection.viewer or not 0 < connection.seq <= current:
            self.send_view(connection, live, "new" if connection.seq <= 0 else "other views")
            return
        missed = self._recent.patches_after(viewer, connection.seq, current)
        if missed is None:
            self.send_view(connection, live, "missed too much")
            return
        connection.seq = current
        for patch in missed:
            connection.send(patch.body)

    def catch_up_all(self, live: LiveMatch) -> None:
        """Bring every connection without a delay up to date."""
        self._assign_delays(live.row)
        for connection in self._live_connections():
            self.catch_up(connection, live)
        self.row = live.row

    def send_view(self, connection: Connection, live: LiveMatch, reason: str) -> None:
        """Send the whole view."""
        metrics.VIEWS.labels(reason).inc()
        connection.got_whole_view = True
        connection.viewer = viewer_of(live.row, connection)
        connection.seq = live.row.seqs[connection.viewer]
        connection.send(view_text(connection.seq, live.views[connection.viewer]))


def viewer_of(row: MatchRow, connection: Connection) -> str:
    """Return the viewer for the connection's user: a seat, or "spectator"."""
    return row.seat_of(connection.user) or SPECTATOR


def _send_patch(connection: Connection, patches: Mapping[str, Patch]) -> None:
    """Send the connection its viewer's patch, if there is one."""
    if patch := patches.get(connection.viewer):
        connection.seq = patch.seq
        connection.send(patch.body)
