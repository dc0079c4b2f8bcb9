"""What tables share, and who asks them for what."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from engine.core.decisions import Decision
from engine.core.game import Game
from server import frames
from server.connection import Connection
from server.settings import Settings
from server.store import MatchRow, Store
from server.views import View

if TYPE_CHECKING:
    from server.table import Table


class Gone(Exception):
    """There is no such match."""


@dataclass
class World:
    """What all tables of a process share."""

    game: Game[Any]
    store: Store
    settings: Settings
    missions: dict[str, dict[str, Any]]
    publish: Callable[[str, int], None]
    ring: Callable[[Table], None]  # called when the server must act at a table

    def mission(self, row: MatchRow) -> Mapping[str, Any]:
        """The match's mission; of one that is no longer offered only the seats are known."""
        seats = [{"id": seat, "side": "", "team": seat} for seat in row.seats]
        return self.missions.get(row.mission) or {"id": row.mission, "seats": seats}


@dataclass(frozen=True)
class Job:
    """What the server answers for a seat: a bot's pick, or the default."""

    seat: str
    asked: Decision
    bot: str | None
    view: View


@dataclass(frozen=True)
class Asker:
    """Who sent a message, and how to tell it that the message is committed."""

    seat: str
    message: str
    connection: Connection

    def accept(self) -> None:
        """Tell it."""
        self.connection.send(frames.accepted(self.message))
