"""The connection of a client that fetches its messages by HTTP, because it cannot use a websocket."""

from __future__ import annotations

import asyncio

from server.db.types.people import User
from server.match.connections.connection import BACKLOG, TRY_AGAIN_LATER, UNREAD, Connection
from server.monitoring import metrics

#: The beginnings of the numbered frames. A client gets them again when it requests the messages after a view.
NUMBERED_FRAMES = ('{"type":"view",', '{"type":"diff",')


class Mailbox(Connection):
    """Queues messages in order until the client fetches them. If too many are queued, the client is
    disconnected.

    >>> box = Mailbox(User("u1", "Ada"), "")
    >>> box.send("first"); box.send("second"); box.close(4401); box.send("too late")
    >>> box.fetch(), box.code
    (['first', 'second'], 4401)
    """

    def __init__(self, user: User, token: str) -> None:
        super().__init__(user, token)
        self.code: int | None = None  # the code with which the connection was closed
        # set when there is something to fetch, or when no more messages will come
        self.ready = asyncio.Event()
        self._messages: list[str] = []
        self._unread = 0  # characters in the messages

    def _deliver(self, text: str) -> None:
        if self.code is not None:
            return
        if len(self._messages) >= BACKLOG or self._unread >= UNREAD:
            metrics.count_cut_off("does not read", self.user.id)
            _ = self.fetch()
            self.close(TRY_AGAIN_LATER)
            return
        self._messages.append(text)
        self._unread += len(text)
        self.ready.set()

    def close(self, code: int) -> None:
        if self.code is None:
            self.code = code
            self.ready.set()

    def fetch(self) -> list[str]:
        """Return the messages since the last call."""
        messages, self._messages, self._unread = self._messages, [], 0
        self.clear_if_empty()
        return messages

    def clear_if_empty(self) -> None:
        """Clear ``ready`` if there is nothing to fetch and more messages may come."""
        if not self._messages and self.code is None:
            self.ready.clear()

    def begin(self) -> None:
        """Drop the queued views and diffs, because the messages after the client's view are about to be
        sent."""
        self._enqueue([text for text in self._messages if not text.startswith(NUMBERED_FRAMES)])

    def put_back(self, messages: list[str]) -> None:
        """Put messages that were not delivered back at the front."""
        self._enqueue([*messages, *self._messages])

    def _enqueue(self, messages: list[str]) -> None:
        _ = self.fetch()
        for text in messages:
            self._deliver(text)
