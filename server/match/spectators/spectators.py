"""The spectators of a table in all processes, and their chat."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from typing import TypeAlias

from engine.core.decisions import Refused
from engine.core.present.views import SPECTATOR
from server.base.clock import now, stamp
from server.base.json_codec import dumps
from server.db.sql.store import Store
from server.db.types.matches import MatchRow
from server.db.types.moderation import Aside
from server.db.types.people import User
from server.db.types.store import STORE_UNAVAILABLE
from server.match.connections.connection import Connection
from server.match.people.permissions import NO_CHAT, has_chat
from server.match.replication.table_signals import TableSignal
from server.match.spectators.delay import delay_of
from server.match.tasks import Tasks
from server.protocol.messages import ChatMessage

#: The maximum number of spectators who are listed by name, and of chat lines that are kept and shown.
MAX_NAMED, MAX_LINES = 50, 200
#: Three durations in seconds. Changes are collected for the first before they are sent. The others are the
#: interval of reports about local spectators to other processes, and their validity.
COLLECT_SECONDS, REPEAT_SECONDS, VALID_SECONDS = 0.25, 20.0, 50.0
#: The close code for a user whom the host has turned away.
TURNED_AWAY = 4403
People: TypeAlias = Sequence[tuple[str, str]]


class Spectators:
    """The spectators of one table. ``connections`` are those in this process, ``worker`` identifies this
    process, and ``send_signal`` sends a signal to the other processes."""

    def __init__(
        self,
        match_id: str,
        store: Store,
        connections: set[Connection],
        worker: str,
        send_signal: Callable[[TableSignal], None],
    ) -> None:
        self._match_id = match_id
        self._store = store
        self._connections = connections
        self._send_signal = send_signal
        self._worker = worker
        self._row: MatchRow | None = None
        self._local_list: People = ()
        self._remote_lists: dict[str, tuple[People, float]] = {}
        self._timer: asyncio.TimerHandle | None = None
        self._tasks = Tasks()
        self._over = False
        self._lists_spectators = False  # whether the last message listed any spectators

    # Presence

    def handle_change(self, row: MatchRow) -> None:
        """Handle a change of connections or of the match."""
        is_over = row.status == "finished"
        if is_over and not self._over and self._row is not None:
            self._tasks.spawn(self._reveal())
        self._row, self._over = row, is_over
        if self._local_people() != self._local_list or (
            self._lists_spectators and not all(c.last_gallery for c in self._connections)
        ):
            self._schedule(COLLECT_SECONDS)

    def receive(self, signal: TableSignal) -> None:
        """Handle a signal from another process."""
        if signal.worker == self._worker:
            return
        if signal.kind == "here":
            self._remote_lists[signal.worker] = (tuple(signal.people)[:MAX_NAMED], _time())
            self._schedule(COLLECT_SECONDS)
        elif signal.kind == "ask" and self._local_list:
            self._send_signal(TableSignal("here", self._worker, people=self._local_list))
        elif signal.kind == "send":
            self.deliver(signal.text, signal.to, signal.user)
        elif signal.kind == "away":
            self.close(signal.user)

    def request_lists(self) -> None:
        """Request the lists of spectators from the other processes."""
        self._send_signal(TableSignal("ask", self._worker))

    def turn_away(self, user_id: str) -> None:
        """Close the connections of a spectator, in all processes."""
        self.close(user_id)
        self._send_signal(TableSignal("away", self._worker, user=user_id))

    def close(self, user_id: str) -> None:
        """Close the connections of a spectator in this process."""
        for connection in self._connections:
            if connection.user.id == user_id and connection.viewer == SPECTATOR:
                connection.close(TURNED_AWAY)

    def stop(self) -> None:
        """Stop all timers and tasks."""
        if self._timer:
            self._timer.cancel()
        self._tasks.cancel()

    def _schedule(self, seconds: float) -> None:
        loop = asyncio.get_running_loop()
        if self._timer and (self._timer.cancelled() or self._timer.when() > loop.time() + seconds):
            self._timer.cancel()
            self._timer = None
        self._timer = self._timer or loop.call_later(seconds, self._send_lists)

    def _send_lists(self) -> None:
        """Send the list of spectators to connections for which it is new, and to other processes."""
        self._timer = None
        people = self._local_people()
        if people or people != self._local_list:
            self._local_list = people
            self._send_signal(TableSignal("here", self._worker, people=people))
        text = self._gallery_text()
        for connection in self._connections:
            if connection.last_gallery != text and (self._lists_spectators or connection.last_gallery):
                connection.last_gallery = text
                connection.send(text)
        if people or self._remote_lists:
            self._schedule(REPEAT_SECONDS)

    def _local_people(self) -> People:
        users = {
            connection.user.id: connection.user.name
            for connection in self._connections
            if connection.viewer == SPECTATOR
        }
        return tuple(users.items())[:MAX_NAMED]

    def _gallery_text(self) -> str:
        """Return a `gallery` message as text."""
        oldest = _time() - VALID_SECONDS
        self._remote_lists = {
            worker: (people, received)
            for worker, (people, received) in self._remote_lists.items()
            if received > oldest and people
        }
        people = dict(self._local_list)
        for remote_people, _ in self._remote_lists.values():
            people |= dict(remote_people)
        spectators = sorted(people.items(), key=lambda person: (person[1], person[0]))
        self._lists_spectators = bool(spectators)
        return dumps(
            {
                "type": "gallery",
                "spectators": [{"id": user, "name": name} for user, name in spectators[:MAX_NAMED]],
                "more": max(0, len(spectators) - MAX_NAMED),
                "delay": int(delay_of(self._row).total_seconds()) if self._row else 0,
            }
        )

    def people(self) -> list[User]:
        """Return the spectators that this process knows of."""
        remote = (person for people, _ in self._remote_lists.values() for person in people)
        return [User(*person) for person in (*self._local_people(), *remote)]

    # Chat

    async def say(self, connection: Connection, message: ChatMessage, row: MatchRow) -> None:
        """Store a line and send it to the other spectators. A repeated message is ignored.

        Raises Refused in the lobby, because spectators may still take a seat there.
        """
        if not has_chat(row):
            raise Refused("illegal", NO_CHAT)
        if not row.commitment:
            raise Refused("illegal", "once the match has begun, spectators can only write to spectators")
        line = Aside(0, connection.user, message.text, now(), message.id)
        stored = await self._store.add_aside(self._match_id, line, MAX_LINES)
        if stored:
            viewers = [*row.seqs] if row.status == "finished" else [SPECTATOR]
            self.send(_asides_text([stored]), viewers, connection.user.id)

    async def welcome(self, connection: Connection, row: MatchRow) -> None:
        """Send the previous chat to a connection that may read it."""
        if connection.viewer == SPECTATOR or row.status == "finished":
            lines = [
                line for line in await self._store.asides(self._match_id) if wants_to_read(connection, line)
            ]
            if lines:
                connection.send(_asides_text(lines))

    async def _reveal(self) -> None:
        """Send the spectators' chat to the players after the match has ended."""
        with suppress(*STORE_UNAVAILABLE):
            lines = await self._store.asides(self._match_id)
            for connection in self._connections:
                readable = [line for line in lines if wants_to_read(connection, line)]
                if readable and connection.viewer != SPECTATOR:
                    connection.send(_asides_text(readable))

    # Messages

    def send(self, text: str, viewers: Iterable[str], user: str) -> None:
        """Send a user's message to these viewers, in all processes."""
        viewers = list(viewers)
        self.deliver(text, viewers, user)
        self._send_signal(TableSignal("send", self._worker, user=user, text=text, to=viewers))

    def deliver(self, text: str, viewers: Iterable[str], user: str) -> None:
        """Send a message to these viewers in this process, unless they ignore the user."""
        recipients = set(viewers)
        for connection in self._connections:
            if connection.viewer in recipients and user not in connection.ignores:
                connection.send(text)


def wants_to_read(connection: Connection, line: Aside) -> bool:
    """Return whether the connection's user does not ignore the author of the line."""
    return line.user.id not in connection.ignores


def _asides_text(lines: Sequence[Aside]) -> str:
    """Return an `asides` message as text."""
    entries = [
        {"n": line.n, "user": line.user.id, "name": line.user.name, "text": line.text, "at": stamp(line.at)}
        for line in lines
    ]
    return dumps({"type": "asides", "lines": entries})


def _time() -> float:
    return asyncio.get_running_loop().time()
