"""Remembers rejected messages, so that a repeated message gets the same reply."""

from __future__ import annotations

from collections import OrderedDict

from engine.core.decisions import Refused
from server.match.commands.handlers import SeatMessage, Source

MAX_REFUSALS = 512


class Refusals:
    """The newest refusals of one table."""

    def __init__(self) -> None:
        self._refusals: OrderedDict[tuple[str, str], Refused] = OrderedDict()

    def check(self, source: Source) -> None:
        """Raise Refused again if the message was rejected before."""
        if isinstance(source, SeatMessage) and (refusal := self._refusals.get((source.seat, source.id))):
            raise Refused(refusal.code, refusal.detail)

    def remember(self, source: Source, refusal: Refused) -> None:
        """Remember why a message was rejected."""
        if isinstance(source, SeatMessage):
            self._refusals[source.seat, source.id] = refusal
            if len(self._refusals) > MAX_REFUSALS:
                self._refusals.popitem(last=False)
