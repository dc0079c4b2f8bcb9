"""The table of one match in this process, and its lock."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import nullcontext
from datetime import datetime

import structlog

from engine.core.decisions import Refused
from engine.core.present.views import SPECTATOR
from server.db.types.matches import MatchRow
from server.db.types.people import User
from server.match.audience import Audience
from server.match.bots.bots import DueAnswer
from server.match.command_processor import CommandProcessor
from server.match.commands.absence import MarkAbsent
from server.match.commands.handlers import Answer, Command, TimeUp
from server.match.commands.pending_bot_answers import pending_answers
from server.match.connections.connection import Connection
from server.match.current_match import CurrentMatch
from server.match.hints import Hints
from server.match.pointing import pointed_text, recipients
from server.match.replication.messages import ReplicationMessage
from server.match.schedule import Schedule
from server.match.spectators.delay import SpectatorDelay, delayed_view, is_delayed
from server.match.spectators.spectators import Spectators
from server.match.state.context import TableContext
from server.match.views.recap import LastSeen, missed_messages_since
from server.match.views.views import View
from server.protocol.messages import ChatMessage, PointMessage

log = structlog.get_logger()


class Table:
    """The table of one match. Its lock lets one command at a time change the match."""

    def __init__(self, match_id: str, context: TableContext) -> None:
        self.match_id = match_id
        self.context = context
        self.lock = asyncio.Lock()
        self.delay = SpectatorDelay(match_id, context.store)
        self.audience = Audience(context.settings.recent_bytes, self.delay)
        self.spectators = Spectators(
            match_id,
            context.store,
            self.audience.connections,
            context.worker,
            lambda signal: context.send_signal(match_id, signal),
        )
        self.log = log.bind(match=match_id)
        self._schedule = Schedule(self.audience.connections, lambda: context.ring(self))
        components = self.audience, self.spectators, self._schedule
        self._current = CurrentMatch(match_id, context, *components)
        self._processor = CommandProcessor(
            context, self._current, *components, seated=lambda: context.seated(self)
        )
        self._hints = Hints(context)
        self._ticking = False

    @property
    def version(self) -> int:
        """The latest version of the match known to the connections of this process."""
        return self._current.version

    @property
    def used(self) -> float:
        """When the table was last used, in the event loop's time."""
        return self._processor.used

    # Viewers

    async def join(self, connection: Connection, since: int | None) -> None:
        """Send the connection the messages after its view ``since``, and keep it up to date from now on. A
        connection that joins again is not sent the spectators' chat again.

        Sentences can only be added to a whole view and its successors, so such a connection gets one."""
        is_new = connection not in self.audience.connections
        since = since if connection.add_labels is None else None
        async with self.lock:
            live = await self._processor.prepare_match()
            connection.begin()
            if is_delayed(live.row, connection):
                self.audience.connections.add(connection)
                undelayed = live.row.seqs[SPECTATOR], live.views[SPECTATOR]
                await self.delay.join(connection, live.row, undelayed, since)
            else:
                self.audience.join(connection, live, since)
            self.context.prepare_searches(live.row)
            self._schedule.update_unattended(live.row)
        if is_new:
            await self.spectators.welcome(connection, live.row)
        self.spectators.handle_change(live.row)

    async def resync(self, connection: Connection) -> None:
        """Send the whole view."""
        async with self.lock:
            live = await self._processor.prepare_match()
            if connection.is_delayed:
                await self.delay.send_view(connection)
            else:
                self.audience.send_view(connection, live, "asked for")

    async def view_of(self, user: User) -> View:
        """Return the user's own current view."""
        async with self.lock:
            live = await self._processor.prepare_match()
            seat = live.row.seat_of(user)
            delayed = None if seat else await delayed_view(self.context.store, live.row)
            return delayed.view if delayed else live.views[seat or SPECTATOR]

    async def last_view_of(self, user: User) -> LastSeen | None:
        """Return the user's view in their seat. Return None if they have no seat, or if the match is not
        under way."""
        async with self.lock:
            live = await self._processor.prepare_match()
            seat = live.row.seat_of(user)
            if seat is None or live.row.status != "playing":
                return None
            return LastSeen(seat, live.row.seqs[seat], live.views[seat])

    async def mark_absent(
        self, user: User, since: datetime, last_seen: LastSeen | None, *, returned: bool
    ) -> None:
        """Record that a user has been absent since the given time, and may still be. The messages after
        ``last_seen`` are kept for them."""
        async with self.lock:
            _ = await self._processor.prepare_match()
            missed = (
                missed_messages_since(last_seen, self.audience.patches_since(last_seen.seat, last_seen.seq))
                if last_seen
                else None
            )
            _ = await self._processor.run(
                MarkAbsent(user_id=user.id, since=since, missed=missed, returned=returned)
            )

    def leave(self, connection: Connection) -> None:
        """Remove the connection."""
        self.audience.connections.discard(connection)
        self.delay.leave(connection)
        self._processor.used = asyncio.get_running_loop().time()
        if self.audience.row:
            self._schedule.update_unattended(self.audience.row)
            self.spectators.handle_change(self.audience.row)

    # Chat of spectators, pointing and hints

    async def say_aside(self, connection: Connection, message: ChatMessage) -> None:
        """Send a spectator's line to the other spectators. Raises Refused."""
        async with self.lock:
            row = (await self._processor.prepare_match()).row
        await self.spectators.say(connection, message, row)

    async def point(self, connection: Connection, message: PointMessage) -> None:
        """Show a ping, an arrow or a proposal from the connection's seat to its teammates. Raises Refused."""
        async with self.lock:
            seats = recipients(await self._processor.prepare_match(), connection.viewer, message)
        self.spectators.send(pointed_text(connection.viewer, message), seats, connection.user.id)

    async def hint(self, connection: Connection, decision: str) -> asyncio.Future[Sequence[str]]:
        """Let the adviser think about the open decision of the connection's seat. Raises Refused."""
        async with self.lock:
            return self._hints.request_hint(
                await self._processor.prepare_match(), connection.viewer, decision
            )

    async def is_asked(self, seat: str, decision: str) -> bool:
        """Return whether that decision is still open."""
        async with self.lock:
            live = await self._processor.prepare_match()
            return live.has_open_decision(seat, decision)

    # Updates from other processes

    def receive(self, message: ReplicationMessage) -> bool:
        """Send an update from another process. Return False if this needs the lock or the store."""
        return message.version <= self.version or (
            not self.lock.locked() and self._current.relay(message.update)
        )

    async def catch_up(self, message: ReplicationMessage) -> None:
        """Send an update from another process. If it cannot be sent directly, read the match from the store.
        This happens immediately if there are connections, otherwise when the match is needed."""
        async with self.lock:
            if message.version > self.version and not self._current.relay(message.update):
                self._current.is_behind = True
                self.delay.reload()
                if self.audience.connections:
                    await self._processor.prepare_match()

    # Commands

    async def submit(self, command: Command) -> MatchRow:
        """Carry out the command, commit it and broadcast it. Return the resulting row of the match.

        A repeated message gets the same reply as before. Raises Refused, or Problem for a command of the
        lobby. In these cases nothing has changed.
        """
        async with self.lock:
            return await self._processor.run(command)

    # Actions of the server

    def stop(self) -> None:
        """Cancel the timer, the computer players and other background work."""
        self._schedule.stop()
        self._processor.bots.stop()
        self.delay.stop()
        self.spectators.stop()

    async def tick(self) -> None:
        """Answer for computer players, and give the default answer for seats whose time is up."""
        if self._ticking:
            return  # the running call checks again before it returns
        self._ticking = True
        try:
            await self.context.heartbeat.check()
            for seat in await self._seats_out_of_time():
                is_connected = await self.context.is_connected(self.audience.row, seat)
                await self._submit_own(TimeUp(seat=seat, is_connected=is_connected))
            for answer in await self._due_answers():
                await self._answer(answer)
        finally:
            self._ticking = False
            if live := self._current.live:
                self._schedule.update(live.row)

    async def _seats_out_of_time(self) -> list[str]:
        """Return the seats of people whose time is up."""
        async with self.lock:
            row = (await self._processor.prepare_match()).row
        return [seat for seat in self._schedule.due_seats(row) if row.waits[seat].get("by") == "time"]

    async def _due_answers(self) -> list[DueAnswer]:
        """Return the answers that are due now."""
        async with self.lock:
            live = await self._processor.prepare_match()
            return list(pending_answers(live, self._schedule.due_seats(live.row)))

    async def _answer(self, due: DueAnswer) -> None:
        """Answer for a seat. The choice is made without the lock, so that no command waits while a computer
        player thinks."""
        pick = await self._processor.bots.pick(due)
        live = self._current.live
        row = live.row if live else None
        if row and not self._schedule.is_active(row):
            return
        answer = Answer(source=due, seat=due.seat, decision=due.decision.id, pick=tuple(pick))
        async with self.context.unattended.turn() if row and row.due_at is None else nullcontext():
            await self._submit_own(answer)

    async def _submit_own(self, command: Answer | TimeUp) -> None:
        """Carry out a command issued by the server itself."""
        try:
            _ = await self.submit(command)
        except Refused as refusal:  # another command may have been carried out first
            self.log.info("own command rejected", seat=command.seat, code=refusal.code, detail=refusal.detail)
