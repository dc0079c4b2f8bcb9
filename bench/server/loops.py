"""Decides when the next answer is sent: immediately (closed loop), or at fixed times (paced)."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence

from bench.server.figures import Counts
from bench.server.match import Match, PendingAnswer

#: If one match has more rejected answers than this, the client does not understand the server.
MAX_REFUSALS = 200


class Loop:
    """Plays several matches concurrently. A finished match is replaced by a spare one."""

    def __init__(self, matches: Sequence[Match], spares: Sequence[Match] = ()) -> None:
        self.matches = list(matches)
        self.counts = Counts()
        self._spares = list(spares)

    def start(self) -> None:
        """Start all matches."""
        for match in self.matches:
            self.begin(match)

    def begin(self, match: Match) -> None:
        """Start a match by sending its first answer."""
        match.ready = self._on_ready
        self.send_next(match)

    def send_next(self, match: Match) -> None:
        """Send the match's next answer if it is due."""
        raise NotImplementedError

    def _on_ready(self, match: Match, answer: PendingAnswer | None) -> None:
        if answer:
            self.counts.add(answer)
        assert match.rejected <= MAX_REFUSALS, "the server rejects the answers"
        if match.over:
            match.ready = None
            self.replace(match)
        elif not match.busy:
            self.send_next(match)

    def replace(self, match: Match) -> None:
        """Begin a spare match in its place, if one is left."""
        if self._spares:
            self.begin(self._spares.pop())


class ClosedLoop(Loop):
    """Sends each answer immediately after the previous one is complete."""

    def send_next(self, match: Match) -> None:
        _ = match.answer()


class PacedLoop(Loop):
    """Sends the answers of each match at fixed intervals. Delayed answers are sent later, and counted as
    late."""

    def __init__(
        self, matches: Sequence[Match], spares: Sequence[Match], *, rate: float, rng: random.Random
    ) -> None:
        super().__init__(matches, spares)
        self._period = len(matches) / rate
        self._rng = rng
        self._due: dict[int, float] = {}

    def begin(self, match: Match) -> None:
        now = asyncio.get_running_loop().time()
        self._due[id(match)] = now + self._rng.random() * self._period
        super().begin(match)

    def send_next(self, match: Match) -> None:
        loop = asyncio.get_running_loop()
        due = self._due[id(match)]
        if due > loop.time():
            _ = loop.call_at(due, self._send_due, match, due)
        elif match.answer():
            self.counts.late += 1
            self._due[id(match)] = due + self._period

    def _send_due(self, match: Match, due: float) -> None:
        """Send the due answer, unless it was sent already or cannot be sent yet."""
        if self._due[id(match)] == due and not match.busy and not match.over and match.answer():
            self._due[id(match)] = due + self._period


class SeriesLoop(Loop):
    """Plays series of answers as closed loops. Every match pauses at the end of each series and waits for the
    others.
    """

    def __init__(self, matches: Sequence[Match]) -> None:
        super().__init__(matches)
        self._until = 0
        self._waiting: set[int] = set()
        self._done = asyncio.Event()

    async def play(self, until: int) -> None:
        """Play until each match has that many answers, or is over."""
        self._until = until
        self._waiting = {id(match) for match in self.matches if not match.over}
        self._done.clear()
        for match in self.matches:
            if not match.over:
                self.begin(match)
        _ = await self._done.wait()

    def send_next(self, match: Match) -> None:
        if match.answers < self._until:
            _ = match.answer()
        else:
            self._mark_stopped(match)

    def replace(self, match: Match) -> None:
        self._mark_stopped(match)

    def _mark_stopped(self, match: Match) -> None:
        self._waiting.discard(id(match))
        if not self._waiting:
            self._done.set()
