"""The parts of the application that routes use. This module imports no feature: `part` looks up a feature's
part by class."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any, TypeVar, cast

from fastapi import Depends, Query
from starlette.requests import HTTPConnection

from server.db.sql.store import Store
from server.db.write_probe import WriteProbe
from server.match.attendance import Attendance
from server.match.polls import LongPolling
from server.match.replication.bus import Bus
from server.match.tables import Tables
from server.match.views.labels import Labels
from server.settings import Settings
from server.transport.limits.rates import RateLimits
from server.transport.limits.waiting_room import WaitingRoom

P = TypeVar("P")


class Services:
    """All parts of one running server, kept in the application's state."""

    def __init__(
        self, settings: Settings, store: Store, bus: Bus, tables: Tables, parts: Iterable[object]
    ) -> None:
        self.settings = settings
        self.store = store
        self.writable = WriteProbe(store)
        self.bus = bus
        self.tables = tables
        self.games = tables.context.games
        self.rates = RateLimits(settings)
        self.exporting = WaitingRoom(turns=1, per_client=8, total=64)
        self.leaving = WaitingRoom(turns=8, per_client=8, total=64)
        # limit on messages to mail servers and push services
        self.sending = WaitingRoom(turns=32, per_client=8, total=64)
        self.sockets = tables.context.sockets
        self.attendance = Attendance(tables, self.sockets, settings.away_seconds)
        self.polls = LongPolling(tables, self.sockets, self.attendance)
        self._parts = {type(part): part for part in parts}

    def part(self, kind: type[P]) -> P:
        """Return the part of the given class, such as the `Lobby`. Raises KeyError if the server has none."""
        return cast(P, self._parts[kind])

    def base_url(self, connection: HTTPConnection) -> str:
        """Return the address at which browsers reach this server."""
        return (self.settings.public_url or str(connection.base_url)).rstrip("/")


def _services(connection: HTTPConnection) -> Any:
    return connection.app.state.services


App = Annotated[Services, Depends(_services)]
Code = Annotated[str | None, Query(description="The code of an invite, which opens a private match.")]
LabelsWanted = Annotated[
    Labels,
    Query(description="The language of the sentences, or `none` if you write them from keys and arguments."),
]
Named = Annotated[str | None, Query(max_length=32, description="The id of a game. By default the first one.")]
