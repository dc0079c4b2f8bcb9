"""One match as its four viewers see it: the answer under way, and when it is complete."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from bench.server.viewer import Kind, Received, Viewer
from engine.core.players import Player


@dataclass
class Told:
    """An answer on its way: when it was sent and the last frame came (seconds), and whom it was told."""

    id: str
    actor: Viewer
    sent: float
    last: float = 0.0
    sizes: dict[Kind, list[int]] = field(default_factory=dict)
    viewers: set[Viewer] = field(default_factory=set)
    accepted: bool = False
    #: How long it was waited for frames that did not come: not everybody is told of every answer.
    silence: float = 0.0

    @property
    def latency(self) -> float:
        """From the answer to the last frame that it caused, in seconds."""
        return self.last - self.sent


@dataclass
class Match:
    """Four viewers. ``ready`` is called when something came and no answer is under way, with the answer that
    is complete now, if there is one.

    An answer is complete when it is accepted (by a server that ``accepts``) and all viewers have a frame, or
    no frame came for ``patience`` seconds: only then is it known that nobody else is told.
    """

    viewers: Sequence[Viewer]
    patience: float
    player: Player
    accepts: bool = True
    ready: Callable[[Match, Told | None], None] | None = None
    answers: int = 0
    refused: int = 0
    strays: int = 0  # frames that came while no answer was under way
    _open: Told | None = None
    _left: bool = False

    def __post_init__(self) -> None:
        for viewer in self.viewers:
            viewer.listener = self._heard

    @property
    def over(self) -> bool:
        """Whether the match has a result."""
        return any(viewer.view["result"] for viewer in self.viewers)

    @property
    def busy(self) -> bool:
        """Whether an answer is under way."""
        return self._open is not None

    def answer(self) -> bool:
        """Send an answer; returns False if nobody is asked."""
        assert self._open is None
        actor = next((viewer for viewer in self.viewers if viewer.view["decision"]), None)
        if actor is None or self._left:
            return False
        self.answers += 1
        self._open = Told(f"a{self.answers}", actor, time.perf_counter(), accepted=not self.accepts)
        actor.answer(self._open.id, self.player)
        return True

    def leave(self) -> None:
        """Close all sockets; whatever is still to come finds nothing to do."""
        self._open = self.ready = None
        self._left = True
        for viewer in self.viewers:
            viewer.leave()

    def _heard(self, viewer: Viewer, frame: Received) -> None:
        told = self._open
        if told is None:
            self.strays += frame.type == "diff"
            self._complete(None)
            return
        if frame.type == "refused":
            self.refused += 1
            self._complete(None)
            return
        told.last = time.perf_counter()
        if frame.type == "accepted":
            assert frame.id == told.id
            told.accepted = True
            _ = asyncio.get_running_loop().call_later(self.patience, self._look, told)
        elif frame.type == "diff":
            told.viewers.add(viewer)
            told.sizes.setdefault(viewer.kind_for(told.actor), []).append(frame.size)
        if told.accepted and len(told.viewers) == len(self.viewers):
            self._complete(told)

    def _look(self, told: Told) -> None:
        """Complete the answer if nothing has come for a while."""
        if self._open is not told:
            return
        silence = time.perf_counter() - told.last
        if silence < self.patience:
            _ = asyncio.get_running_loop().call_later(self.patience - silence, self._look, told)
            return
        told.silence = silence
        self._complete(told)

    def _complete(self, told: Told | None) -> None:
        self._open = None
        if self.ready:
            self.ready(self, told)
