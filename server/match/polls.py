"""Long polling for clients that cannot use websockets.

A connection lasts from one poll to the next. To others, the client therefore seems to come and go no more
often than over a websocket, and no message is lost between two polls. Several processes may respond to the
polls of one client. Each has a separate connection, and a poll states the view after which to continue.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass
from secrets import token_urlsafe
from typing import Any, NamedTuple

from engine.core.game import Game
from server.db.types.people import User
from server.match.attendance import Attendance
from server.match.connections.mailbox import Mailbox
from server.match.table import Table
from server.match.tables import Tables
from server.match.tasks import Tasks
from server.match.views.labels import Labeller, Labels
from server.monitoring import metrics
from server.transport.errors import Problem
from server.transport.limits.admission import ConnectionLimiter
from server.transport.limits.socket_registry import SocketRegistry
from server.transport.limits.waiting_room import release_slot

#: The maximum number of connections of one user, and of all users, in this process.
MAX_PER_USER, MAX_TOTAL = 48, 4000
#: Seconds for which a connection is kept without a poll: after a response, and after the client has
#: disconnected.
IDLE_SECONDS, DISCONNECTED_SECONDS = 20.0, 6.0
#: Seconds to wait for more messages after the first one.
COLLECT_SECONDS = 0.02
RESTARTING = 1012


@dataclass(frozen=True)
class Poll:
    """A client's request for all messages after the view ``since``. ``mark`` identifies the last response
    that it received. ``game`` writes the sentences, unless the client writes them itself."""

    since: int | None
    mark: str
    wait: float
    is_page_visible: bool
    game: Game[Any] | None = None


class PollResponse(NamedTuple):
    """The messages for a poll. ``closed`` is the close code if the connection was closed."""

    mark: str
    frames: list[str]
    closed: int | None


class ClientKey(NamedTuple):
    """The key of a connection. ``client`` is the name that a page or program has chosen for itself."""

    match: str
    user: str
    token: str
    client: str
    labels: Labels


class PollingClient:
    """A connection to one table, kept open by polls."""

    def __init__(self, table: Table, user: User, token: str, address: str) -> None:
        self.table = table
        self.address = address
        self.mailbox = Mailbox(user, token)
        self.name = token_urlsafe(6)
        self.lock = asyncio.Lock()
        self.exit_stack = AsyncExitStack()
        self.opened = False
        self.is_page_visible = False
        self.polls = 0
        self.timer: asyncio.TimerHandle | None = None
        self._responses = 0
        self._last: list[str] = []

    @property
    def mark(self) -> str:
        """Return the mark of the last response."""
        return f"{self.name}.{self._responses}"

    async def refill(self, poll: Poll) -> None:
        """Refill the mailbox with the messages after the client's view. This is needed if the last response
        did not arrive, or another process has responded since."""
        if poll.mark != self.mark:
            if poll.mark.startswith(f"{self.name}."):
                self.mailbox.put_back(self._last)
            await self.table.join(self.mailbox, poll.since)

    def response(self) -> PollResponse:
        """Return the messages in the mailbox."""
        self._last = self.mailbox.fetch()
        self._responses += bool(self._last)
        return PollResponse(self.mark, self._last, self.mailbox.code)


class LongPolling:
    """The long-polling connections of this process."""

    def __init__(self, tables: Tables, sockets: SocketRegistry, attendance: Attendance) -> None:
        self._tables, self._sockets, self._attendance = tables, sockets, attendance
        self._clients: dict[ClientKey, PollingClient] = {}
        self._counts: Counter[str] = Counter()
        settings = tables.settings
        self._limiter = ConnectionLimiter(MAX_TOTAL, settings.sockets_per_address, settings.trusted_proxies)
        self._tasks = Tasks()
        self._closing = False

    async def poll(
        self,
        key: ClientKey,
        user: User,
        address: str,
        poll: Poll,
        hangup: Callable[[], Awaitable[None]],
    ) -> PollResponse:
        """Return the client's messages as soon as there are any, or none after the maximum wait. ``hangup``
        completes when the client disconnects.

        Raises Problem 429 or 503 if there are too many connections.
        """
        client = self._clients.get(key)
        if client and not self._tables.holds(client.table):
            self._end(key, client)
            client = None
        client = client or self._new_client(key, user, address)
        client.polls = number = client.polls + 1
        client.mailbox.ready.set()  # an earlier poll of the same client stops waiting
        self._cancel_timer(client)
        seconds = DISCONNECTED_SECONDS
        try:
            async with client.lock:
                await self._prepare(key, client, poll)
            if await self._wait(client, number, poll.wait, hangup):
                seconds = IDLE_SECONDS
                return client.response()
            return PollResponse(client.mark, [], None)
        finally:
            if not client.opened or client.mailbox.code is not None:
                self._end(key, client)
            elif client.polls == number and self._clients.get(key) is client:
                client.timer = asyncio.get_running_loop().call_later(seconds, self._end, key, client)

    def close_all(self) -> None:
        """End all polls when the server stops."""
        self._closing = True
        for client in self._clients.values():
            client.mailbox.close(RESTARTING)

    async def close(self) -> None:
        """Close all connections."""
        self.close_all()
        for key, client in list(self._clients.items()):
            self._end(key, client)
        await self._tasks.wait_until_done()

    def _new_client(self, key: ClientKey, user: User, address: str) -> PollingClient:
        if self._closing or len(self._clients) >= MAX_TOTAL:
            raise Problem(503, "busy-server", headers={"Retry-After": "5"})
        if self._counts[key.user] >= MAX_PER_USER or not self._limiter.try_enter(address):
            raise Problem(429, "too-many", headers={"Retry-After": "5"})
        self._counts[key.user] += 1
        self._clients[key] = client = PollingClient(self._tables[key.match], user, key.token, address)
        return client

    def _cancel_timer(self, client: PollingClient) -> None:
        if client.timer:
            client.timer.cancel()
            client.timer = None

    async def _prepare(self, key: ClientKey, client: PollingClient, poll: Poll) -> None:
        """Open the connection if necessary, and queue the messages that the client has not seen."""
        if not client.opened:
            await client.exit_stack.enter_async_context(self._sockets.count(key.match, key.user))
            client.exit_stack.enter_context(metrics.POLLED.track_inprogress())
            ignored = await self._tables.store.ignored_by(client.mailbox.user)
            client.mailbox.ignores = frozenset(entry.user.id for entry in ignored)
            client.mailbox.add_labels = Labeller(poll.game).label if poll.game else None
        await client.refill(poll)
        if not client.opened:
            client.opened = True
            self._attendance.on_connected(client.table, client.mailbox)
        if poll.is_page_visible != client.is_page_visible:
            client.is_page_visible = poll.is_page_visible
            await self._sockets.set_page_visible(key.match, key.user, client.name, on=poll.is_page_visible)

    async def _wait(
        self, client: PollingClient, number: int, timeout: float, hangup: Callable[[], Awaitable[None]]
    ) -> bool:
        """Wait for messages. Return False if the client has disconnected or polled again."""
        if client.polls == number:
            client.mailbox.clear_if_empty()
        if timeout and not client.mailbox.ready.is_set():
            ready, disconnected = (
                asyncio.ensure_future(client.mailbox.ready.wait()),
                asyncio.ensure_future(hangup()),
            )
            try:
                with release_slot():
                    await asyncio.wait(
                        (ready, disconnected), timeout=timeout, return_when=asyncio.FIRST_COMPLETED
                    )
                if disconnected.done():
                    return False
            finally:
                ready.cancel()
                disconnected.cancel()
            if client.polls == number and client.mailbox.ready.is_set():
                await asyncio.sleep(COLLECT_SECONDS)
        return client.polls == number

    def _end(self, key: ClientKey, client: PollingClient) -> None:
        """Close a connection."""
        if self._clients.get(key) is not client:
            return
        del self._clients[key]
        self._cancel_timer(client)
        self._limiter.leave(client.address)
        self._counts[key.user] -= 1
        if not self._counts[key.user]:
            del self._counts[key.user]
        self._tasks.spawn(self._leave(key, client))

    async def _leave(self, key: ClientKey, client: PollingClient) -> None:
        client.table.leave(client.mailbox)
        with suppress(Exception):
            if client.is_page_visible:
                await self._sockets.set_page_visible(key.match, key.user, client.name, on=False)
        if client.opened:
            self._attendance.on_disconnected(client.table, client.mailbox)
        await client.exit_stack.aclose()
