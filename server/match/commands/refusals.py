"""Remembers refused messages, so that a repeated message gets the same reply."""

from __future__ import annotations

from collections import OrderedDict

from engine.core.decisions import Refused
from server.match.commands.handlers import SeatMessage, Source

REMEMBERED = 512


class Refusals:
    """The newest refusals of one table."""

    def __init__(self) -> None:
        self._known: OrderedDict[tuple[str, str], Refused] = OrderedDict()

    def check(self, source: Source) -> None:
        """Raise Refused again if the message was refused before."""
        if isinstance(source, SeatMessage) and (known := self._known.get((source.seat, source.id))):
            raise Refused(known.code, known.detail)

    def remember(self, source: Source, refusal: Refused) -> None:
        """Remember why a message was refused."""
        if isinstance(source, SeatMessage):
            self._known[source.seat, source.id] = refusal
            if len(self._known) > REMEMBERED:
                self._known.popitem(last=False)
