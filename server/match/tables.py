"""The live tables of this process, and the tasks that serve them: messages from other processes, timers and
cleanup."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Iterator, Set
from contextlib import suppress
from datetime import timedelta
from functools import partial
from typing import Any, TypeAlias

import structlog

from server.base.clock import now
from server.db.sql.store import Store
from server.db.types.matches import MatchUpdate
from server.db.types.store import STORE_UNAVAILABLE
from server.games import Games
from server.match.clock.heartbeat import BEAT, HOLD
from server.match.connections.connection import Connection
from server.match.pruning import prune
from server.match.replication import table_signals
from server.match.replication.bus import LOGOUTS, Bus
from server.match.replication.messages import ReplicationMessage, decode, encode, encode_version
from server.match.state.context import AlarmTarget, MatchNotFound, TableContext
from server.match.table import Table
from server.match.tasks import Tasks
from server.match.views.view_code import view_code_of
from server.monitoring import metrics
from server.settings import Settings
from server.transport.errors import first_line

log = structlog.get_logger()

#: A function that returns a coroutine when its task starts. If the task is cancelled earlier, no unawaited
#: coroutine remains.
Work: TypeAlias = Callable[[], Awaitable[None]]

SWEEP_LIMIT = 50
LOGGED_OUT, GONE = 4401, 1000
#: Seconds between two steps of pruning, so that other writers can run.
PRUNE_PAUSE = 0.5
#: Seconds to wait before the store is checked. The bus subscribes to all topics together when it reconnects.
CHECK_DELAY = 0.05


class Tables:
    """The tables of a process. A table is created on first use."""

    def __init__(self, games: Games, store: Store, bus: Bus, settings: Settings) -> None:
        self.settings = settings
        self.store = store
        self.bus = bus
        self.context = TableContext(games, store, settings, self._publish, self._ring, self._send_signal)
        self._tables: dict[str, Table] = {}
        self._tasks = Tasks()
        self._closing = False
        self.chores: list[Callable[[], Awaitable[None]]] = []  # awaited before old data is deleted
        self._uncertain: set[str] = set()  # matches whose messages may have been lost

    def __getitem__(self, match_id: str) -> Table:
        if match_id not in self._tables:
            self._tables[match_id] = Table(match_id, self.context)
            self.bus.subscribe(match_id)
            self.bus.subscribe(match_id + table_signals.SUFFIX)
            metrics.MATCHES.inc()
        return self._tables[match_id]

    def __len__(self) -> int:
        return len(self._tables)

    def holds(self, table: Table) -> bool:
        """Return whether this is still the current table of its match. A table that was dropped gets no more
        messages."""
        return self._tables.get(table.match_id) is table

    def watched_tables(self) -> list[Table]:
        """Return the tables with connections in this process."""
        return [table for table in self._tables.values() if table.audience.connections]

    async def start(self) -> None:
        """Listen to other processes and start the periodic tasks. Actions that became due while the server
        was down are carried out immediately."""
        for game in self.context.games.values():
            _ = view_code_of(
                type(game)
            )  # computed now, because an upgrade may replace the files while this process runs
        _ = await self.context.heartbeat.beat()
        await self.bus.start(self.handle_message)
        self.spawn(self._repeat(BEAT, self._beat))
        self.spawn(self._repeat(self.settings.sweep_seconds, self._sweep))
        self.spawn(self._repeat(self.settings.prune_seconds, self._prune))
        self.spawn(self._repeat(self.settings.poll_seconds, self._poll))

    async def close(self) -> None:
        """Stop all tasks and timers."""
        self._closing = True
        metrics.MATCHES.dec(len(self._tables))
        await self._tasks.close()
        with suppress(Exception):  # damage to the database has already been reported
            _ = await self.context.heartbeat.beat()
        # after the tasks, because a task that ends may set its table's timer again
        for table in self._tables.values():
            table.stop()
        self.context.bot_threads.shutdown(wait=False, cancel_futures=True)
        if self.context.bot_processes:
            await self.context.bot_processes.close()

    def handle_message(self, topic: str, message: bytes | None) -> None:
        """Handle a message from another process. None means that messages may have been lost."""
        if topic == LOGOUTS:
            self._close_connections({message.decode()} if message else set())
        elif topic.endswith(table_signals.SUFFIX):
            self._receive_signal(topic.removesuffix(table_signals.SUFFIX), message)
        elif table := self._tables.get(topic):
            news = decode(message) if message else None
            if news is None:
                self._check_soon(topic)
            elif not table.receive(news):
                self._run_for_table(table, partial(table.catch_up, news))

    def _receive_signal(self, match_id: str, message: bytes | None) -> None:
        """Forward a signal from the same table in another process."""
        table = self._tables.get(match_id)
        signal = table_signals.decode(message) if message else None
        if table and message is None:
            table.spectators.request_lists()
        elif table and signal:
            table.spectators.receive(signal)

    def log_out(self, token_digest: str) -> None:
        """Close the connections that were opened with the token, in all processes."""
        self._close_connections({token_digest})
        self.bus.publish(LOGOUTS, token_digest.encode())

    def announce_change(self, match_id: str, version: int) -> None:
        """Make all processes reload a match that was changed directly in the store."""
        if table := self._tables.get(match_id):
            table.delay.reload()
            self._run_for_table(table, partial(table.catch_up, ReplicationMessage(version)))
        if self.bus.shared:
            self.bus.publish(match_id, encode_version(version))

    def turn_away(self, match_id: str, user_id: str) -> None:
        """Close the connections of a user who watches a match, in all processes."""
        self[match_id].spectators.turn_away(user_id)

    def ignore(self, user_id: str, ignored: frozenset[str]) -> None:
        """Update the ignored users of a user in this process's connections."""
        for connection in self._connections():
            if connection.user.id == user_id:
                connection.ignores = ignored

    def close_match(self, match_id: str) -> None:
        """Close the connections to a deleted match in this process."""
        if match_id in self._tables:
            for connection in self._tables[match_id].audience.connections:
                connection.close(GONE)
            self._drop(match_id)

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Run a background task, which is cancelled when the server stops."""
        return self._tasks.spawn(work)

    # Internals

    def _publish(self, update: MatchUpdate) -> None:
        if self.bus.shared:
            self.bus.publish(update.match_id, encode(update))

    def _send_signal(self, match_id: str, signal: table_signals.TableSignal) -> None:
        if self.bus.shared:
            self.bus.publish(match_id + table_signals.SUFFIX, table_signals.encode(signal))

    def _connections(self) -> Iterator[Connection]:
        return (connection for table in self._tables.values() for connection in table.audience.connections)

    def _close_connections(self, tokens: Set[str]) -> None:
        for connection in self._connections():
            if connection.token in tokens:
                connection.close(LOGGED_OUT)

    def _run_for_table(self, table: AlarmTarget, work: Work) -> None:
        self.spawn(log_errors(table, work))

    def _ring(self, table: AlarmTarget) -> None:
        if not self._closing:
            self._run_for_table(table, table.tick)

    async def _repeat(self, seconds: float, work: Any) -> None:
        while True:
            try:
                await work()
            except STORE_UNAVAILABLE as error:
                log.warning("store unavailable", task=work.__name__, error=first_line(error))
            except Exception as error:
                log.error("task failed", task=work.__name__, exc_info=error)
            await asyncio.sleep(seconds)

    async def _sweep(self) -> None:
        """Act on matches with overdue actions, and drop unused tables."""
        due_before = now() - timedelta(seconds=self.settings.sweep_seconds)
        for match_id in await self.store.overdue_matches(due_before, SWEEP_LIMIT):
            self._ring(self[match_id])
        self._drop_idle()

    async def _beat(self) -> None:
        """Record that this process is alive. After an outage, send the new clocks to watched tables."""
        if await self.context.heartbeat.beat():
            for table in self.watched_tables():
                self._run_for_table(table, table.tick)

    async def _poll(self) -> None:
        """Check for changes and logouts that were made by the command line or whose messages were lost."""
        await self._check_tables(*self._tables)
        for match_id, users in (await self.store.turned_away(list(self._tables))).items():
            for user in users:
                self._tables[match_id].spectators.close(user.id)
        if tokens := {connection.token for connection in self._connections()}:
            self._close_connections(tokens - await self.store.known_tokens(tokens, now()))

    def _check_soon(self, match_id: str) -> None:
        """Check the match shortly, together with other matches."""
        if not self._uncertain:
            self.spawn(self._check_uncertain())
        self._uncertain.add(match_id)

    async def _check_uncertain(self) -> None:
        await asyncio.sleep(CHECK_DELAY)
        match_ids, self._uncertain = self._uncertain, set()
        with suppress(*STORE_UNAVAILABLE):  # the next poll checks again
            await self._check_tables(*match_ids)

    async def _check_tables(self, *match_ids: str) -> None:
        """Let tables with an outdated version catch up with the store."""
        versions = await self.store.versions(match_ids)
        if any(self._is_behind(match_id, version) for match_id, version in versions.items()):
            await asyncio.sleep(CHECK_DELAY)  # the newest updates may still arrive over the bus
        for match_id, version in versions.items():
            if self._is_behind(match_id, version):
                table = self._tables[match_id]
                self._run_for_table(table, partial(table.catch_up, ReplicationMessage(version)))
        for match_id in set(match_ids) - versions.keys():
            self.close_match(match_id)

    def _is_behind(self, match_id: str, version: int) -> bool:
        table = self._tables.get(match_id)
        return table is not None and table.version < version

    async def _prune(self) -> None:
        """Delete all old data, with pauses for other writers."""
        for chore in self.chores:
            await chore()
        if self.context.heartbeat.is_pruning_on_hold(now()):
            log.warning("pruning is paused: the clock has jumped (docs/HOSTING.md)", days=HOLD.days)
            return
        has_more = True
        while has_more:
            deleted, has_more = await prune(self.store, self.settings, now())
            for match_id in deleted:
                self.close_match(match_id)
            await asyncio.sleep(PRUNE_PAUSE)

    def _drop(self, match_id: str) -> None:
        self._tables.pop(match_id).stop()
        self.bus.unsubscribe(match_id)
        self.bus.unsubscribe(match_id + table_signals.SUFFIX)
        metrics.MATCHES.dec()

    def _drop_idle(self) -> None:
        """Drop unused tables."""
        used_before = asyncio.get_running_loop().time() - self.settings.idle_seconds
        for match_id, table in list(self._tables.items()):
            is_idle = not table.audience.connections and not table.lock.locked() and table.used < used_before
            if is_idle:
                self._drop(match_id)


async def log_errors(table: AlarmTarget, work: Work) -> None:
    """Run a table's work and log its errors, so that other tables are not affected."""
    try:
        await work()
    except MatchNotFound:
        pass
    except STORE_UNAVAILABLE as error:
        table.log.warning("store unavailable", error=first_line(error))
    except Exception as error:
        table.log.error("table failed", exc_info=error)
