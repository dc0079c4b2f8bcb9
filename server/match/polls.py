"""Long polling for clients that cannot use websockets.

A connection lasts from one poll to the next. To others, the client therefore seems to come and go no more
often than over a websocket, and no message is lost between two polls. Several processes may answer the polls
of one client. Each has a separate connection, and a poll states the view after which to continue.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass
from secrets import token_urlsafe
from typing import NamedTuple

from server.db.types.people import User
from server.match.attendance import Attendance
from server.match.connections.mailbox import Mailbox
from server.match.table import Table
from server.match.tables import Tables
from server.match.tasks import Tasks
from server.monitoring import metrics
from server.transport.errors import Problem
from server.transport.limits.admission import ConnectionLimiter
from server.transport.limits.socket_registry import SocketRegistry
from server.transport.limits.waiting_room import release_slot

#: The maximum number of connections of one user, and of all users, in this process.
EACH, ALL = 48, 4000
#: Seconds for which a connection is kept without a poll: after an answer, and after the client has
#: disconnected.
KEPT, HUNG_UP = 20.0, 6.0
#: Seconds to wait for more messages after the first one.
COLLECT_SECONDS = 0.02
RESTARTING = 1012


@dataclass(frozen=True)
class Poll:
    """A client's request for all messages after the view ``since``. ``mark`` identifies the last answer that
    it received."""

    since: int | None
    mark: str
    wait: float
    looks: bool


class Answer(NamedTuple):
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


class PollingClient:
    """A connection to one table, kept open by polls."""

    def __init__(self, table: Table, user: User, token: str, address: str) -> None:
        self.table = table
        self.address = address
        self.mailbox = Mailbox(user, token)
        self.name = token_urlsafe(6)
        self.lock = asyncio.Lock()
        self.held = AsyncExitStack()
        self.opened = False
        self.looks = False
        self.polls = 0
        self.timer: asyncio.TimerHandle | None = None
        self._answers = 0
        self._last: list[str] = []

    @property
    def mark(self) -> str:
        """Return the mark of the last answer."""
        return f"{self.name}.{self._answers}"

    async def refill(self, poll: Poll) -> None:
        """Refill the mailbox with the messages after the client's view. This is needed if the last answer did
        not arrive, or another process has answered since."""
        if poll.mark != self.mark:
            if poll.mark.startswith(f"{self.name}."):
                self.mailbox.put_back(self._last)
            await self.table.join(self.mailbox, poll.since)

    def answer(self) -> Answer:
        """Return the messages in the mailbox."""
        self._last = self.mailbox.fetch()
        self._answers += bool(self._last)
        return Answer(self.mark, self._last, self.mailbox.code)


class LongPolling:
    """The long-polling connections of this process."""

    def __init__(self, tables: Tables, sockets: SocketRegistry, attendance: Attendance) -> None:
        self._tables, self._sockets, self._attendance = tables, sockets, attendance
        self._links: dict[ClientKey, PollingClient] = {}
        self._each: Counter[str] = Counter()
        settings = tables.settings
        self._limiter = ConnectionLimiter(ALL, settings.sockets_per_address, settings.trusted_proxies)
        self._tasks = Tasks()
        self._closing = False

    async def poll(
        self,
        key: ClientKey,
        user: User,
        address: str,
        poll: Poll,
        hangup: Callable[[], Awaitable[None]],
    ) -> Answer:
        """Return the client's messages as soon as there are any, or none after the longest wait. ``hangup``
        completes when the client disconnects.

        Raises Problem 429 or 503 if there are too many connections.
        """
        link = self._links.get(key)
        if link and not self._tables.holds(link.table):
            self._end(key, link)
            link = None
        link = link or self._new_client(key, user, address)
        link.polls = number = link.polls + 1
        link.mailbox.ready.set()  # an earlier poll of the same client stops waiting
        self._cancel_timer(link)
        left = HUNG_UP
        try:
            async with link.lock:
                await self._prepare(key, link, poll)
            if await self._wait(link, number, poll.wait, hangup):
                left = KEPT
                return link.answer()
            return Answer(link.mark, [], None)
        finally:
            if not link.opened or link.mailbox.code is not None:
                self._end(key, link)
            elif link.polls == number and self._links.get(key) is link:
                link.timer = asyncio.get_running_loop().call_later(left, self._end, key, link)

    def close_all(self) -> None:
        """End all polls when the server stops."""
        self._closing = True
        for link in self._links.values():
            link.mailbox.close(RESTARTING)

    async def close(self) -> None:
        """Close all connections."""
        self.close_all()
        for key, link in list(self._links.items()):
            self._end(key, link)
        await self._tasks.wait_until_done()

    def _new_client(self, key: ClientKey, user: User, address: str) -> PollingClient:
        if self._closing or len(self._links) >= ALL:
            raise Problem(503, "busy-server", headers={"Retry-After": "5"})
        if self._each[key.user] >= EACH or not self._limiter.try_enter(address):
            raise Problem(429, "too-many", headers={"Retry-After": "5"})
        self._each[key.user] += 1
        self._links[key] = link = PollingClient(self._tables[key.match], user, key.token, address)
        return link

    def _cancel_timer(self, link: PollingClient) -> None:
        if link.timer:
            link.timer.cancel()
            link.timer = None

    async def _prepare(self, key: ClientKey, link: PollingClient, poll: Poll) -> None:
        """Open the connection if necessary, and queue the messages that the client has not seen."""
        if not link.opened:
            await link.held.enter_async_context(self._sockets.count(key.match, key.user))
            link.held.enter_context(metrics.POLLED.track_inprogress())
            shunned = await self._tables.store.ignored_by(link.mailbox.user)
            link.mailbox.ignores = frozenset(other.user.id for other in shunned)
        await link.refill(poll)
        if not link.opened:
            link.opened = True
            self._attendance.on_connected(link.table, link.mailbox)
        if poll.looks != link.looks:
            link.looks = poll.looks
            await self._sockets.set_page_visible(key.match, key.user, link.name, on=poll.looks)

    async def _wait(
        self, link: PollingClient, number: int, longest: float, hangup: Callable[[], Awaitable[None]]
    ) -> bool:
        """Wait for messages. Return False if the client has disconnected or polled again."""
        if link.polls == number:
            link.mailbox.clear_if_empty()
        if longest and not link.mailbox.ready.is_set():
            ready, left = (
                asyncio.ensure_future(link.mailbox.ready.wait()),
                asyncio.ensure_future(hangup()),
            )
            try:
                with release_slot():
                    await asyncio.wait((ready, left), timeout=longest, return_when=asyncio.FIRST_COMPLETED)
                if left.done():
                    return False
            finally:
                ready.cancel()
                left.cancel()
            if link.polls == number and link.mailbox.ready.is_set():
                await asyncio.sleep(COLLECT_SECONDS)
        return link.polls == number

    def _end(self, key: ClientKey, link: PollingClient) -> None:
        """Close a connection."""
        if self._links.get(key) is not link:
            return
        del self._links[key]
        self._cancel_timer(link)
        self._limiter.leave(link.address)
        self._each[key.user] -= 1
        if not self._each[key.user]:
            del self._each[key.user]
        self._tasks.spawn(self._leave(key, link))

    async def _leave(self, key: ClientKey, link: PollingClient) -> None:
        link.table.leave(link.mailbox)
        with suppress(Exception):
            if link.looks:
                await self._sockets.set_page_visible(key.match, key.user, link.name, on=False)
        if link.opened:
            self._attendance.on_disconnected(link.table, link.mailbox)
        await link.held.aclose()
