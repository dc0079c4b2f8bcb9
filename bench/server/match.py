"""One match with its four viewers: it sends answers, and detects when each is complete."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from bench.server.viewer import Kind, ReceivedFrame, Viewer
from engine.core.players import Player


@dataclass
class PendingAnswer:
    """An answer under way: the times in seconds when it was sent and when its last frame arrived, and the
    viewers that received a frame.
    """

    id: str
    actor: Viewer
    sent: float
    last: float = 0.0
    sizes: dict[Kind, list[int]] = field(default_factory=dict)
    viewers: set[Viewer] = field(default_factory=set)
    accepted: bool = False
    #: The total time spent waiting for frames that did not arrive, in seconds. Some answers do not concern
    #: every viewer.
    silence: float = 0.0

    @property
    def latency(self) -> float:
        """The time from the answer to its last frame, in seconds."""
        return self.last - self.sent


@dataclass
class Match:
    """A match with four viewers.

    ``ready`` is called when a frame arrived and no answer is pending. It gets the completed answer, if there
    is one. An answer is complete when it was accepted (by a server that ``accepts``) and every viewer has a
    frame. It is also complete after ``patience`` seconds without a frame, because then no other viewer gets
    one.
    """

    viewers: Sequence[Viewer]
    patience: float
    player: Player
    accepts: bool = True
    ready: Callable[[Match, PendingAnswer | None], None] | None = None
    answers: int = 0
    rejected: int = 0
    unexpected_frames: int = 0  # frames that arrived while no answer was pending
    _pending: PendingAnswer | None = None
    _closed: bool = False

    def __post_init__(self) -> None:
        for viewer in self.viewers:
            viewer.listener = self._on_frame

    @property
    def over(self) -> bool:
        """Whether the match has a result."""
        return any(viewer.view["result"] for viewer in self.viewers)

    @property
    def busy(self) -> bool:
        """Whether an answer is pending."""
        return self._pending is not None

    def answer(self) -> bool:
        """Send an answer. Return False if no seat has a decision."""
        assert self._pending is None
        actor = next((viewer for viewer in self.viewers if viewer.view["decision"]), None)
        if actor is None or self._closed:
            return False
        self.answers += 1
        self._pending = PendingAnswer(
            f"a{self.answers}", actor, time.perf_counter(), accepted=not self.accepts
        )
        actor.answer(self._pending.id, self.player)
        return True

    def leave(self) -> None:
        """Close all sockets. Later frames are ignored."""
        self._pending = self.ready = None
        self._closed = True
        for viewer in self.viewers:
            viewer.leave()

    def _on_frame(self, viewer: Viewer, frame: ReceivedFrame) -> None:
        pending = self._pending
        if pending is None:
            self.unexpected_frames += frame.type == "diff"
            self._complete(None)
            return
        if frame.type == "refused":
            self.rejected += 1
            self._complete(None)
            return
        pending.last = time.perf_counter()
        if frame.type == "accepted":
            assert frame.id == pending.id
            pending.accepted = True
            _ = asyncio.get_running_loop().call_later(self.patience, self._check_silence, pending)
        elif frame.type == "diff":
            pending.viewers.add(viewer)
            pending.sizes.setdefault(viewer.kind_for(pending.actor), []).append(frame.size)
        if pending.accepted and len(pending.viewers) == len(self.viewers):
            self._complete(pending)

    def _check_silence(self, pending: PendingAnswer) -> None:
        """Complete the answer if no frame has arrived for a while."""
        if self._pending is not pending:
            return
        silence = time.perf_counter() - pending.last
        if silence < self.patience:
            _ = asyncio.get_running_loop().call_later(self.patience - silence, self._check_silence, pending)
            return
        pending.silence = silence
        self._complete(pending)

    def _complete(self, pending: PendingAnswer | None) -> None:
        self._pending = None
        if self.ready:
            self.ready(self, pending)
