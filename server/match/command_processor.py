"""Carries out the commands at a table. Each is handled, then committed, then broadcast.

If a step fails, the match in memory is dropped and read again, because the store is authoritative.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress

import structlog

from engine.core.decisions import Refused
from server.db.types.matches import MatchRow, MatchUpdate
from server.db.types.store import STORE_UNAVAILABLE
from server.match.audience import Audience
from server.match.bots.bots import Bots
from server.match.clock import outages
from server.match.commands.handlers import Answer, Command, SeatMessage, Source, check_seated, handle
from server.match.commands.pending_bot_answers import early_answers, metric_label
from server.match.commands.refusals import Refusals
from server.match.current_match import CurrentMatch
from server.match.recovery.loading import pause_update
from server.match.schedule import Schedule
from server.match.spectators.spectators import Spectators
from server.match.state.context import TableContext
from server.match.state.live import SERVER, LiveMatch
from server.match.state.match_update import update_of, with_chat_line
from server.monitoring import metrics
from server.transport.errors import Problem

log = structlog.get_logger()

#: The number of attempts to carry out a command if other processes commit first.
MAX_ATTEMPTS = 5


class CommandProcessor:
    """Carries out commands, one at a time. The caller holds the table's lock."""

    def __init__(
        self,
        context: TableContext,
        current: CurrentMatch,
        audience: Audience,
        spectators: Spectators,
        schedule: Schedule,
        *,
        seated: Callable[[], None],
    ) -> None:
        """``seated`` is called when people have sat down, or the match has begun."""
        self.current = current
        self.bots = Bots(context.bot_threads, context.bot_processes)
        self.used = asyncio.get_running_loop().time()  # when the match was last needed
        self._context = context
        self._audience = audience
        self._spectators = spectators
        self._schedule = schedule
        self._seated = seated
        self._refusals = Refusals()
        self._corrected_outage = 0  # the newest outage for which the clocks have been corrected

    async def run(self, command: Command) -> MatchRow:
        """Carry out the command, and return the match's row afterwards.

        A repeated message gets the same reply as before. Raises Refused, or Problem for a command of the
        lobby. In that case nothing has changed.
        """
        self._refusals.check(command.source)
        try:
            return await self._carry_out(command)
        except Refused as refusal:
            if await self._was_accepted(command.source):
                self._audience.send_accepted(command.source)
                return (await self.prepare_match()).row
            self._refusals.remember(command.source, refusal)
            raise

    async def prepare_match(self) -> LiveMatch:
        """Return the match at the store's newest version, with clocks that allow for every outage. All
        connections are brought up to date first."""
        self.used = asyncio.get_running_loop().time()
        with suppress(*STORE_UNAVAILABLE):  # without the store, nothing can be committed either
            await self._context.heartbeat.check()
        live = await self.current.newest()
        while update := self._outage_update(live):
            _ = await self._commit(update, live.advance(update))
            live = await self.current.newest()
        return live

    async def _carry_out(self, command: Command) -> MatchRow:
        """Handle and commit the command. Try again if another process committed first."""
        if command.rereads_match:
            self.current.drop()
        for _ in range(MAX_ATTEMPTS):
            live = await self.prepare_match()
            check_seated(command.source, live.row)
            try:
                update = handle(command, live)
                with metrics.DIFF_SECONDS.time():
                    after = live.advance(update)
            except (Refused, Problem):
                if await self.current.is_newest():
                    raise
                self.current.drop()  # the newer version may allow it
            except Exception as error:
                await self._pause(live, error)
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
        with metrics.COMMIT_SECONDS.time():
            committed = await self.current.commit(update, after)
        if committed:
            self._announce(update, after, source)
        return committed

    def _announce(self, update: MatchUpdate, after: LiveMatch, source: Source) -> None:
        """Send a committed update to the connections, other processes and computer players."""
        self._audience.broadcast(after, update, source)
        self._schedule.update(after.row)
        self._spectators.handle_change(after.row)
        if update.seed is not None:
            self._context.prepare_searches(after.row)
        for due in early_answers(after) if self._schedule.is_active(after.row) else ():
            self.bots.start_early(due)
        self._context.publish(update)
        if update.seated or update.columns.get("status") == "playing":
            self._seated()

    async def _pause(self, live: LiveMatch, error: Exception) -> None:
        """Pause a match whose rules raised an error, so that the error does not affect the result.

        Raises the error itself if no match is under way.
        """
        self.current.drop()
        if live.row.status != "playing":
            raise error
        log.error("match failed", match=self.current.match_id, number=live.row.head, exc_info=error)
        if (live := await self.prepare_match()).row.status == "playing":
            update = update_of(live.row, columns=pause_update(live.row, error))
            _ = await self._commit(update, live.advance(update))

    async def _was_accepted(self, source: Source) -> bool:
        """Return whether the message was accepted before. Call this only if it cannot be carried out: the
        store accepts a message id once."""
        was_accepted = self._context.store.was_accepted
        return isinstance(source, SeatMessage) and await was_accepted(
            self.current.match_id, source.seat, source.id
        )

    def _outage_update(self, live: LiveMatch) -> MatchUpdate | None:
        """Return the update that allows for new outages. Return None if nothing changes."""
        heartbeat = self._context.heartbeat
        if max(live.row.outage, self._corrected_outage) >= heartbeat.number:
            return None
        columns, interruption = outages.correct_for_outages(live.row, heartbeat.outages)
        if not columns:
            self._corrected_outage = heartbeat.number
            return None
        update = update_of(live.row, columns=columns)
        changed_clocks = columns.keys() - {"absent"}
        return (
            with_chat_line(live, update, outages.outage_text(interruption), seat="", name=SERVER)
            if changed_clocks
            else update
        )
