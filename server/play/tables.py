"""All live tables of this process, and what keeps them going: news from others, clocks, forgetting."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Iterator, Set
from contextlib import suppress
from datetime import timedelta
from functools import partial
from typing import Any, TypeAlias

import structlog

from server import metrics
from server.errors import first_line
from server.games import Games
from server.json_codec import now
from server.play import table_signals
from server.play.bus import LOGOUTS, Bus
from server.play.connection import Connection
from server.play.context import MatchNotFound, Ringing, TableContext
from server.play.heartbeat import BEAT, HOLD
from server.play.pruning import prune
from server.play.replication import ReplicationMessage, decode, encode, encode_version
from server.play.table import Table
from server.play.tasks import Tasks
from server.play.view_code import view_code_of
from server.settings import Settings
from server.store.matches import MatchUpdate
from server.store.protocol import STORE_UNAVAILABLE, Store

log = structlog.get_logger()

#: Begun only when its task is: who is given up before that leaves no coroutine behind.
Work: TypeAlias = Callable[[], Awaitable[None]]

SWEEP_AT_ONCE = 50
LOGGED_OUT, GONE = 4401, 1000
#: For how many seconds others write before more of what is old is forgotten.
BREAK = 0.5
#: In seconds: after a connection to the bus breaks, it begins to listen to all topics again at once.
MOMENT = 0.05


class Tables:
    """Finds the table of a match, and makes it when it is first asked for."""

    def __init__(self, games: Games, store: Store, bus: Bus, settings: Settings) -> None:
        self.settings = settings
        self.store = store
        self.bus = bus
        self.context = TableContext(games, store, settings, self._publish, self._ring, self._tell)
        self._tables: dict[str, Table] = {}
        self._tasks = Tasks()
        self._closing = False
        self.chores: list[Callable[[], Awaitable[None]]] = []  # done before what is old is forgotten
        self._unsure: set[str] = set()  # matches of which messages may have been missed

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
        """Whether it is still the table of its match: nobody tells anything to one that was let go of."""
        return self._tables.get(table.match_id) is table

    def watched(self) -> list[Table]:
        """The tables to which somebody is connected here."""
        return [table for table in self._tables.values() if table.audience.connections]

    async def start(self) -> None:
        """Listen to other processes and start the periodic tasks; what became due while no server ran is done
        at once."""
        for game in self.context.games.values():
            _ = view_code_of(
                type(game)
            )  # read now: a newer version may be installed over it while this one runs
        _ = await self.context.pulse.beat()
        await self.bus.start(self.heard)
        self.spawn(self._every(BEAT, self._beat))
        self.spawn(self._every(self.settings.sweep_seconds, self._sweep))
        self.spawn(self._every(self.settings.prune_seconds, self._prune))
        self.spawn(self._every(self.settings.poll_seconds, self._poll))

    async def close(self) -> None:
        """Stop all tasks and timers."""
        self._closing = True
        metrics.MATCHES.dec(len(self._tables))
        await self._tasks.close()
        with suppress(Exception):  # until now somebody was here; of a damaged database was told before
            _ = await self.context.pulse.beat()
        for table in self._tables.values():  # only now: a task that ends sets its table's timer anew
            table.stop()
        self.context.thinking.shutdown(wait=False, cancel_futures=True)
        if self.context.thinkers:
            await self.context.thinkers.close()

    def heard(self, topic: str, message: bytes | None) -> None:
        """Called with messages of other processes, and None where some may have been missed."""
        if topic == LOGOUTS:
            self._close({message.decode()} if message else set())
        elif topic.endswith(table_signals.SUFFIX):
            self._hear_word(topic.removesuffix(table_signals.SUFFIX), message)
        elif table := self._tables.get(topic):
            news = decode(message) if message else None
            if news is None:
                self._look_soon(topic)
            elif not table.hear(news):
                self._act(table, partial(table.catch_up, news))

    def _hear_word(self, match_id: str, message: bytes | None) -> None:
        """Hand on what a table in another process has told this one's."""
        table = self._tables.get(match_id)
        word = table_signals.decode(message) if message else None
        if table and message is None:
            table.gallery.ask()
        elif table and word:
            table.gallery.hear(word)

    def log_out(self, token_digest: str) -> None:
        """Close the connections that were opened with the token, in all processes."""
        self._close({token_digest})
        self.bus.publish(LOGOUTS, token_digest.encode())

    def changed(self, match_id: str, version: int) -> None:
        """Have all processes read a match that was changed beside the tables, if they hold it."""
        if table := self._tables.get(match_id):
            table.late.reload()
            self._act(table, partial(table.catch_up, ReplicationMessage(version)))
        if self.bus.shared:
            self.bus.publish(match_id, encode_version(version))

    def turn_away(self, match_id: str, user_id: str) -> None:
        """Close what a user looks on with at a match, in all processes."""
        self[match_id].gallery.turn_away(user_id)

    def ignore(self, user_id: str, ignored: frozenset[str]) -> None:
        """Let a user's connections here hear no more of those whom he shuns."""
        for connection in self._connections():
            if connection.user.id == user_id:
                connection.ignores = ignored

    def shut(self, match_id: str) -> None:
        """Close the connections to a match that is gone, in this process."""
        if match_id in self._tables:
            for connection in self._tables[match_id].audience.connections:
                connection.close(GONE)
            self._drop(match_id)

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Do something beside all else, at most as long as the server runs."""
        return self._tasks.spawn(work)

    # Inside

    def _publish(self, update: MatchUpdate) -> None:
        if self.bus.shared:
            self.bus.publish(update.match_id, encode(update))

    def _tell(self, match_id: str, word: table_signals.TableSignal) -> None:
        if self.bus.shared:
            self.bus.publish(match_id + table_signals.SUFFIX, table_signals.encode(word))

    def _connections(self) -> Iterator[Connection]:
        return (each for table in self._tables.values() for each in table.audience.connections)

    def _close(self, tokens: Set[str]) -> None:
        for connection in self._connections():
            if connection.token in tokens:
                connection.close(LOGGED_OUT)

    def _act(self, table: Ringing, work: Work) -> None:
        self.spawn(_logged(table, work))

    def _ring(self, table: Ringing) -> None:
        if not self._closing:
            self._act(table, table.tick)

    async def _every(self, seconds: float, work: Any) -> None:
        while True:
            try:
                await work()
            except STORE_UNAVAILABLE as error:
                log.warning("store is away", task=work.__name__, error=first_line(error))
            except Exception as error:
                log.error("task failed", task=work.__name__, exc_info=error)
            await asyncio.sleep(seconds)

    async def _sweep(self) -> None:
        """Act in matches where it is due and nobody did, and forget tables that nobody uses."""
        late = now() - timedelta(seconds=self.settings.sweep_seconds)
        for match_id in await self.store.due(late, SWEEP_AT_ONCE):
            self._ring(self[match_id])
        self._forget_idle()

    async def _beat(self) -> None:
        """Note that this process is alive; after an outage those who look on see clocks that allow for it."""
        if await self.context.pulse.beat():
            for table in self.watched():
                self._act(table, table.tick)

    async def _poll(self) -> None:
        """Look for changes and logouts whose bus messages were lost, and for those of the command line."""
        await self._look_at(*self._tables)
        for match_id, users in (await self.store.turned_away(list(self._tables))).items():
            for user in users:
                self._tables[match_id].gallery.close(user.id)
        if tokens := {connection.token for connection in self._connections()}:
            self._close(tokens - await self.store.known_tokens(tokens, now()))

    def _look_soon(self, match_id: str) -> None:
        """Look at the match in a moment, together with others."""
        if not self._unsure:
            self.spawn(self._look_at_unsure())
        self._unsure.add(match_id)

    async def _look_at_unsure(self) -> None:
        await asyncio.sleep(MOMENT)
        unsure, self._unsure = self._unsure, set()
        with suppress(*STORE_UNAVAILABLE):  # the poll will look again
            await self._look_at(*unsure)

    async def _look_at(self, *match_ids: str) -> None:
        """Have tables catch up that are behind the store."""
        versions = await self.store.versions(match_ids)
        if any(self._is_behind(match_id, version) for match_id, version in versions.items()):
            await asyncio.sleep(MOMENT)  # what was committed just now comes over the bus
        for match_id, version in versions.items():
            if self._is_behind(match_id, version):
                table = self._tables[match_id]
                self._act(table, partial(table.catch_up, ReplicationMessage(version)))
        for match_id in set(match_ids) - versions.keys():
            self.shut(match_id)

    def _is_behind(self, match_id: str, version: int) -> bool:
        table = self._tables.get(match_id)
        return table is not None and table.version < version

    async def _prune(self) -> None:
        """Forget all that is old, with breaks in which others write."""
        for chore in self.chores:
            await chore()
        if self.context.pulse.holds(now()):
            log.warning("nothing is forgotten: the clock has leapt (docs/HOSTING.md)", days=HOLD.days)
            return
        more = True
        while more:
            gone, more = await prune(self.store, self.settings, now())
            for match_id in gone:
                self.shut(match_id)
            await asyncio.sleep(BREAK)

    def _drop(self, match_id: str) -> None:
        self._tables.pop(match_id).stop()
        self.bus.unsubscribe(match_id)
        self.bus.unsubscribe(match_id + table_signals.SUFFIX)
        metrics.MATCHES.dec()

    def _forget_idle(self) -> None:
        """Let go of tables that nobody uses."""
        before = asyncio.get_running_loop().time() - self.settings.idle_seconds
        for match_id, table in list(self._tables.items()):
            idle = not table.audience.connections and not table.lock.locked() and table.used < before
            if idle:
                self._drop(match_id)


async def _logged(table: Ringing, work: Work) -> None:
    """Do a table's work and log its errors, so that no other table is affected."""
    try:
        await work()
    except MatchNotFound:
        pass
    except STORE_UNAVAILABLE as error:
        table.log.warning("store is away", error=first_line(error))
    except Exception as error:
        table.log.error("table failed", exc_info=error)
