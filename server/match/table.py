"""One match in this process. Every command goes through `Table.submit`, one at a time.

A command changes the match in memory, is written to the store in one transaction, and only then broadcast. If
anything fails on the way, the match in memory is dropped and read again: the store holds the truth.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import nullcontext, suppress
from datetime import datetime

import structlog

from engine.core.decisions import Refused
from engine.core.present.views import SPECTATOR
from server.base.clock import now
from server.db.types.matches import MatchRow, MatchUpdate
from server.db.types.people import User
from server.db.types.store import STORE_UNAVAILABLE, Conflict
from server.match.audience import Audience
from server.match.bots.bots import Bots, DueAnswer
from server.match.clock import deadlines, outages
from server.match.commands.absence import MarkAbsent
from server.match.commands.handlers import Answer, Command, SeatMessage, Source, TimeUp, check_seated, handle
from server.match.commands.pending_bot_answers import due_early, metric_label, pending
from server.match.commands.refusals import Refusals
from server.match.connections.connection import Connection
from server.match.hints import Hints
from server.match.pointing import pointed_text, recipients
from server.match.recovery.loading import load_live, pause_update
from server.match.replication.messages import ReplicationMessage
from server.match.spectators.delay import SpectatorDelay, delayed_view, is_delayed
from server.match.spectators.spectators import Spectators
from server.match.state.context import TableContext
from server.match.state.live import SERVER, LiveMatch
from server.match.state.match_update import update_of, with_chat_line
from server.match.views.recap import LastSeen, missed_since
from server.match.views.views import View
from server.monitoring import metrics
from server.protocol.messages import ChatMessage, PointMessage
from server.transport.errors import Problem

log = structlog.get_logger()

#: The number of attempts to carry out a command while other processes are quicker.
TRIES = 5
#: The maximum number of updates of other processes that a match in memory may lag behind. Beyond it, it is
#: dropped.
MOST_MISSED = 50


class Table:
    """The table of one match. Public methods take the lock. Methods with an underscore expect it to be
    held."""

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
            lambda signal: context.tell(match_id, signal),
        )
        self.behind = True  # whether the store may hold a newer version
        self.used = asyncio.get_running_loop().time()
        self.log = log.bind(match=match_id)
        self._alarm = deadlines.Alarm(lambda: context.ring(self))
        self._bots = Bots(context.bot_threads, context.bot_processes)
        self._hints = Hints(context)
        self._live: LiveMatch | None = None
        self._missed: list[MatchUpdate] = []  # updates that the match in memory has yet to apply
        self._refusals = Refusals()
        self._ticking = False
        self._allowed = 0  # the newest outage for which the clocks need no more changes

    @property
    def version(self) -> int:
        """The newest version of the match that the connections here know."""
        return self.audience.row.version if self.audience.row else -1

    # Viewers

    async def join(self, connection: Connection, since: int | None) -> None:
        """Send the connection the messages after its view ``since``, and keep it up to date from now on. A
        connection that joins again is not sent the spectators' chat again."""
        joins = connection not in self.audience.connections
        async with self.lock:
            live = await self._ready()
            connection.begin()
            late = is_delayed(live.row, connection)
            if late:
                self.audience.connections.add(connection)
                seen = live.row.seqs[SPECTATOR], live.views[SPECTATOR]
                await self.delay.join(connection, live.row, seen, since)
            else:
                self.audience.join(connection, live, since)
            self.context.prepare_searches(live.row)
            self._update_unattended(live.row)
        if joins:
            await self.spectators.welcome(connection, live.row)
        self.spectators.changed(live.row)

    async def resync(self, connection: Connection) -> None:
        """Send the whole view."""
        async with self.lock:
            live = await self._ready()
            if connection.is_delayed:
                await self.delay.send_view(connection)
            else:
                self.audience.send_view(connection, live, "asked for")

    async def look(self, user: User) -> View:
        """Return the user's own view as it is now."""
        async with self.lock:
            live = await self._ready()
            self.used = asyncio.get_running_loop().time()
            seat = live.row.seat_of(user)
            later = None if seat else await delayed_view(self.context.store, live.row)
            return later.view if later else live.views[seat or SPECTATOR]

    async def last_seen_by(self, user: User) -> LastSeen | None:
        """Return the user's view in their seat. Return None without a seat, or if the match is not under
        way."""
        async with self.lock:
            live = await self._ready()
            seat = live.row.seat_of(user)
            if seat is None or live.row.status != "playing":
                return None
            return LastSeen(seat, live.row.seqs[seat], live.views[seat])

    async def mark_absent(
        self, user: User, since: datetime, seen: LastSeen | None, *, returned: bool
    ) -> None:
        """Report that a user was absent since then, and perhaps still is. The messages after ``seen`` are
        kept for them."""
        async with self.lock:
            _ = await self._ready()
            missed = missed_since(seen, self.audience.patches_since(seen.seat, seen.seq)) if seen else None
            _ = await self._carry_out(
                MarkAbsent(user_id=user.id, since=since, missed=missed, returned=returned)
            )

    def leave(self, connection: Connection) -> None:
        """Remove the connection."""
        self.audience.connections.discard(connection)
        self.delay.leave(connection)
        self.used = asyncio.get_running_loop().time()
        if self.audience.row:
            self._update_unattended(self.audience.row)
            self.spectators.changed(self.audience.row)

    # Chat of spectators, pointing and hints

    async def say_aside(self, connection: Connection, message: ChatMessage) -> None:
        """Send a spectator's line to the other spectators. Raises Refused."""
        async with self.lock:
            row = (await self._ready()).row
        await self.spectators.say(connection, message, row)

    async def point(self, connection: Connection, message: PointMessage) -> None:
        """Show a ping, an arrow or a proposal of the connection's seat to its teammates. Raises Refused."""
        async with self.lock:
            seats = recipients(await self._ready(), connection.viewer, message)
        self.spectators.send(pointed_text(connection.viewer, message), seats, connection.user.id)

    async def hint(self, connection: Connection, decision: str) -> asyncio.Future[Sequence[str]]:
        """Let the adviser think about the open decision of the connection's seat. Raises Refused."""
        async with self.lock:
            return self._hints.ask(await self._ready(), connection.viewer, decision)

    async def is_asked(self, seat: str, decision: str) -> bool:
        """Return whether that decision is still open."""
        async with self.lock:
            live = await self._ready()
            return live.asks(seat, decision)

    # Updates of other processes

    def receive(self, news: ReplicationMessage) -> bool:
        """Send an update of another process. Return False if that needs the lock or the store."""
        return news.version <= self.version or (not self.lock.locked() and self._relay(news))

    async def catch_up(self, news: ReplicationMessage) -> None:
        """Send an update of another process. If it cannot be sent directly, read the match from the store:
        now if there are connections, otherwise when it is needed."""
        async with self.lock:
            if news.version > self.version and not self._relay(news):
                self.behind = True
                self.delay.reload()
                if self.audience.connections:
                    await self._ready()

    def _relay(self, news: ReplicationMessage) -> bool:
        """Send an update to the connections here. Return False if it does not follow the last one. The match
        in memory applies updates only when it is needed. After many updates it is dropped instead, because
        reading it again is quicker."""
        update = news.update
        row = self.audience.relay(update) if update else None
        if update is None or row is None:
            return False
        update.patches = []  # they are sent, and the audience keeps them
        self._missed.append(update)
        if self._live is None or len(self._missed) > MOST_MISSED:
            self._live, self._missed = None, []
        self._set_alarm(row, grace=self.context.settings.sweep_seconds)
        self.spectators.changed(row)
        return True

    # Commands

    async def submit(self, command: Command) -> MatchRow:
        """Carry out the command, commit it and broadcast it. Return the match's row afterwards.

        A repeated message gets the same reply as before. Raises Refused, or Problem for a command of the
        lobby. Nothing has changed then.
        """
        async with self.lock:
            self._refusals.check(command.source)
            try:
                return await self._carry_out(command)
            except Refused as refusal:
                if await self._was_accepted(command.source):
                    self.audience.accept(command.source)
                    return (await self._ready()).row
                self._refusals.keep(command.source, refusal)
                raise

    async def _carry_out(self, command: Command) -> MatchRow:
        """Handle and commit the command. Try again if another process committed first."""
        if command.reads_anew:
            self._live = None
        for _ in range(TRIES):
            live = await self._ready()
            check_seated(command.source, live.row)
            try:
                update = handle(command, live)
                with metrics.DIFF_SECONDS.time():
                    after = live.advance(update)
            except (Refused, Problem):
                if await self._is_newest():
                    raise
                self._live = None  # the newer version may allow it
            except Exception as error:
                await self._fail(live, error)
                raise Refused("stale", "an internal error paused the match") from error
            else:
                if await self._commit(update, after, command.source):
                    if isinstance(command, Answer):
                        metrics.ANSWERS.labels(metric_label(command.source)).inc()
                    return after.row
                if await self._was_accepted(command.source):
                    break
        raise Refused("stale", "others were quicker")

    async def _commit(self, update: MatchUpdate, after: LiveMatch, source: Source = None) -> bool:
        """Write the update, then broadcast it. Return False if another process committed first."""
        if isinstance(source, SeatMessage):
            update.reply = (source.seat, source.id)
        try:
            with metrics.COMMIT_SECONDS.time():
                await self.context.store.commit(update)
        except Conflict:
            self._live = None
            return False
        except BaseException:
            self._live = None
            raise
        self._live = after
        self.audience.broadcast(after, update, source)
        self._set_alarm(after.row)
        self.spectators.changed(after.row)
        if update.seed is not None:
            self.context.prepare_searches(after.row)
        for due in due_early(after) if self._is_active(after.row) else ():
            self._bots.start_early(due)
        self.context.publish(update)
        if update.seated or update.columns.get("status") == "playing":
            self.context.seated(self)
        return True

    async def _fail(self, live: LiveMatch, error: Exception) -> None:
        """Pause a match whose rules raised an error, so that the error decides nothing.

        Raises the error itself if no match is under way.
        """
        self._live = None
        if live.row.status != "playing":
            raise error
        self.log.error("match failed", number=live.row.head, exc_info=error)
        if (live := await self._ready()).row.status == "playing":
            update = update_of(live.row, columns=pause_update(live.row, error))
            await self._commit(update, live.advance(update))

    async def _was_accepted(self, source: Source) -> bool:
        """Return whether the message was accepted before. Call this only if it cannot be carried out: the
        store accepts a message id once."""
        replied = self.context.store.replied
        return isinstance(source, SeatMessage) and await replied(self.match_id, source.seat, source.id)

    # Reading

    async def _ready(self) -> LiveMatch:
        """Return the match at the store's newest version, with clocks that allow for every outage. All
        connections are brought up to date first."""
        self.used = asyncio.get_running_loop().time()
        with suppress(*STORE_UNAVAILABLE):  # nothing can be committed then, either
            await self.context.heartbeat.check()
        live = await self._newest()
        while update := self._outage_update(live):
            _ = await self._commit(update, live.advance(update))
            live = await self._newest()
        return live

    def _outage_update(self, live: LiveMatch) -> MatchUpdate | None:
        """Return the update that allows for new outages. Return None if nothing changes."""
        heartbeat = self.context.heartbeat
        if max(live.row.outage, self._allowed) >= heartbeat.number:
            return None
        columns, lost = outages.allow_for(live.row, heartbeat.outages)
        if not columns:
            self._allowed = heartbeat.number
            return None
        update = update_of(live.row, columns=columns)
        ran = columns.keys() - {"absent"}
        return (
            with_chat_line(live, update, outages.outage_text(lost), seat="", name=SERVER) if ran else update
        )

    async def _newest(self) -> LiveMatch:
        """Return the match at the store's newest version."""
        while self.behind or self._live is None or self._missed:
            live = None if self.behind else self._followed()
            self.behind, self._live, self._missed = False, None, []
            with suppress(Conflict):
                live = live or await load_live(self.context, self.match_id)
                self.audience.catch_up_all(live)
                self.spectators.changed(live.row)
                self._set_alarm(live.row, grace=self.context.settings.sweep_seconds)
                self._live = live
        return self._live

    def _followed(self) -> LiveMatch | None:
        """Return the match in memory after the missed updates. Return None if it must be read instead."""
        try:
            return self._live.catch_up(self._missed) if self._live else None
        except Exception as error:
            self.log.warning("match cannot be followed", exc_info=error)
            return None

    async def _is_newest(self) -> bool:
        """Return whether the store holds no newer version than this table."""
        return (await self.context.store.versions([self.match_id])).get(self.match_id) == self.version

    # Actions of the server

    def stop(self) -> None:
        """Cancel the timer, the computer players and other background work."""
        self._alarm.stop()
        self._bots.stop()
        self.delay.stop()
        self.spectators.stop()

    async def tick(self) -> None:
        """Answer for computer players, and give the default answer for seats whose time is up."""
        if self._ticking:
            return  # the running call checks again at its end
        self._ticking = True
        try:
            await self.context.heartbeat.check()
            for seat in await self._out_of_time():
                here = await self.context.is_here(self.audience.row, seat)
                await self._submit_own(TimeUp(seat=seat, here=here))
            for due in await self._due():
                await self._answer(due)
        finally:
            self._ticking = False
            if self._live:
                self._set_alarm(self._live.row)

    def _set_alarm(self, row: MatchRow, grace: float = 0.0) -> None:
        at = row.due_at or deadlines.first_due(row.waits)
        self._alarm.set(at if self._is_active(row) else None, grace)

    def _is_active(self, row: MatchRow) -> bool:
        """Return whether the server acts in this match. Matches among computer players go on only while there
        are connections here."""
        return row.status == "playing" and (row.due_at is not None or bool(self.audience.connections))

    def _update_unattended(self, row: MatchRow) -> None:
        """Let a match without people go on while it is watched, and stop it otherwise."""
        if row.due_at is None:
            self._set_alarm(row)

    async def _out_of_time(self) -> list[str]:
        """Return the seats of people whose time is up."""
        async with self.lock:
            row = (await self._ready()).row
            up = deadlines.due(row.waits, now()) if self._is_active(row) else []
            return [seat for seat in up if row.waits[seat].get("by") == "time"]

    async def _due(self) -> list[DueAnswer]:
        """Return the answers that are due now."""
        async with self.lock:
            live = await self._ready()
            return (
                list(pending(live, deadlines.due(live.row.waits, now()))) if self._is_active(live.row) else []
            )

    async def _answer(self, due: DueAnswer) -> None:
        """Answer for a seat. The pick is made without the lock, so that no command waits while a computer
        player thinks."""
        pick = await self._bots.pick(due)
        row = self._live.row if self._live else None
        if row and not self._is_active(row):
            return
        answer = Answer(source=due, seat=due.seat, decision=due.asked.id, pick=tuple(pick))
        async with self.context.unattended.turn() if row and row.due_at is None else nullcontext():
            await self._submit_own(answer)

    async def _submit_own(self, command: Answer | TimeUp) -> None:
        """Carry out a command of the server itself."""
        try:
            _ = await self.submit(command)
        except Refused as refusal:  # another command may have been quicker
            self.log.info("own command refused", seat=command.seat, code=refusal.code, detail=refusal.detail)
