"""The parts of the application that the routes need."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import Depends, Query
from starlette.requests import HTTPConnection

from server.lobby.after_action import AfterActionReports
from server.lobby.chances import WinChances
from server.lobby.cookies import SessionCookies
from server.lobby.lobby import Lobby
from server.lobby.passwords import Passwords
from server.lobby.replays import Replays
from server.lobby.reserved import ReservedNames
from server.notices.notifier import Notifier
from server.play.attendance import Attendance
from server.play.bus import Bus
from server.play.polls import LongPolling
from server.play.tables import Tables
from server.rates import RateLimits
from server.settings import Settings
from server.store.protocol import Store
from server.store.write_probe import WriteProbe
from server.waiting_room import WaitingRoom


class Services:
    """All parts of one running server, kept in the application's state."""

    def __init__(
        self, settings: Settings, store: Store, bus: Bus, tables: Tables, cookies: SessionCookies
    ) -> None:
        self.settings = settings
        self.store = store
        self.writable = WriteProbe(store)
        self.bus = bus
        self.cookies = cookies
        self.reserved = ReservedNames(tables.context.games)
        self.tables = tables
        self.games = tables.context.games
        self.lobby = Lobby(tables)
        self.replays = Replays(self.lobby)
        self.chances = WinChances(self.lobby)
        self.after_action = AfterActionReports(self.lobby)
        self.rates = RateLimits(settings)
        self.exporting = WaitingRoom(at_once=1, of_client=8, total=64)
        self.leaving = WaitingRoom(at_once=8, of_client=8, total=64)
        # messages to mail servers and push services
        self.sending = WaitingRoom(at_once=32, of_client=8, total=64)
        self.sockets = tables.context.sockets
        self.passwords = Passwords()
        self.notifier = Notifier(tables.context, self.sockets)
        self.attendance = Attendance(tables, self.sockets, settings.away_seconds)
        self.polls = LongPolling(tables, self.sockets, self.attendance)

    def base_url(self, connection: HTTPConnection) -> str:
        """Return the address at which browsers reach this server."""
        return (self.settings.public_url or str(connection.base_url)).rstrip("/")


def _services(connection: HTTPConnection) -> Any:
    return connection.app.state.services


App = Annotated[Services, Depends(_services)]
Code = Annotated[str | None, Query(description="The code of an invite, which opens a private match.")]
