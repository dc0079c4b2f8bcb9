"""The state that the tables of a process share."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from secrets import token_urlsafe
from typing import Any, Protocol

import structlog

from engine.core.decisions import Decision
from engine.core.game import Game
from engine.core.lobby.setup import MissionInfo, SeatInfo
from engine.core.players import DeepPlayer, Player
from server.db.sql.store import Store
from server.db.types.matches import MatchRow, MatchUpdate
from server.games import Games
from server.match.bots.bot_processes import BotProcesses
from server.match.bots.fair_scheduler import FairScheduler
from server.match.clock.heartbeat import Heartbeat
from server.match.replication.table_signals import TableSignal
from server.match.views.views import adviser_of
from server.settings import Settings
from server.transport.limits.socket_registry import SocketRegistry

log = structlog.get_logger()

#: The factor for the usual delay of computer players, by the table's pace.
DELAY_FACTORS = {"fast": 0.2, "usual": 1.0, "slow": 4.0}


class MatchNotFound(Exception):
    """Raised when there is no such match."""


class EditionMissing(Exception):
    """Raised when the initial edition of a match is neither loaded nor in the store."""


class AlarmTarget(Protocol):
    """A table at which the server must act."""

    log: Any

    async def tick(self) -> None:
        """Carry out all actions that are due."""
        ...


@dataclass
class TableContext:
    """The state that all tables of a process share."""

    games: Games
    store: Store
    settings: Settings
    publish: Callable[[MatchUpdate], None]  # called with each committed update
    ring: Callable[[AlarmTarget], None]  # called with a table when the server must act
    #: Called with signals to the same table in other processes.
    send_signal: Callable[[str, TableSignal], None]
    #: Called with a table at which people have taken seats, or whose match has begun.
    seated: Callable[[Any], None] = lambda _: None
    #: The name by which other processes identify this one.
    worker: str = field(default_factory=lambda: token_urlsafe(6))
    #: The connections in all processes.
    sockets: SocketRegistry = field(init=False)
    #: The outages of the server known to this process.
    heartbeat: Heartbeat = field(init=False)
    #: The scheduler for matches without people, which must not delay other matches.
    unattended: FairScheduler = field(default_factory=FairScheduler)
    #: The threads in which computer players think: a few at a time, first come, first served.
    bot_threads: ThreadPoolExecutor = field(init=False)
    #: The processes in which computer players search.
    bot_processes: BotProcesses | None = field(init=False)
    #: One computer player of each kind, which is asked whether it searches for a given decision.
    _samples: dict[tuple[str, str], Player] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.sockets = SocketRegistry(self.settings)
        self.heartbeat = Heartbeat(self.store)
        self.bot_threads = ThreadPoolExecutor(self.settings.bots_at_once, "bot")
        self.bot_processes = BotProcesses(self.settings) if self.settings.thinkers else None

    def game(self, row: MatchRow) -> Game[Any]:
        """Return the match's game. Raises MatchNotFound if this server does not offer it."""
        if row.game not in self.games:
            raise MatchNotFound
        return self.games[row.game]

    def find_mission(self, row: MatchRow) -> MissionInfo | None:
        """Return the match's mission as it was when the match began. Return None if it is not known here."""
        game = self.game(row)
        return self._edition_mission(game, row) or game.edition().missions.get(row.mission)

    def mission(self, row: MatchRow) -> MissionInfo:
        """Return the match's mission. If it is not known here, return a placeholder with the seats that are
        taken."""
        mission = self.find_mission(row)
        if mission is None:
            seats = tuple(SeatInfo(seat, "", seat) for seat in row.seats)
            mission = MissionInfo(row.mission, 0, row.mission, "", seats)
        return mission

    def _edition_mission(self, game: Game[Any], row: MatchRow) -> MissionInfo | None:
        """Return the mission from the initial edition of the match."""
        try:
            return game.edition(row.catalogue).missions.get(row.mission)
        except KeyError:
            return None

    def bot_delay(self, row: MatchRow) -> float:
        """Return the seconds before a computer player answers."""
        return self.settings.bot_delay * DELAY_FACTORS[row.options.get("bot_pace", "usual")]

    def searches_ahead(self, game: Game[Any], bot: str, decision: Decision) -> bool:
        """Return whether a computer player searches for a decision. Anybody who sees the position can work
        this out."""
        player = self._searching_player(game, bot) if self.bot_processes else None
        return player is not None and player.thinks_about(decision)

    def prepare_searches(self, row: MatchRow) -> None:
        """Start a process in advance if a computer player will search during the match."""
        game = self.game(row)
        names = {adviser_of(game, row), *(occupant.bot for occupant in row.seats.values())}
        if (
            self.bot_processes
            and row.status == "playing"
            and any(name and self._searching_player(game, name) for name in names)
        ):
            self.bot_processes.start_process()

    def _searching_player(self, game: Game[Any], bot: str) -> DeepPlayer | None:
        """Return a computer player of that kind if such players search, or None."""
        if (game.id, bot) not in self._samples and bot in game.bots:
            self._samples[game.id, bot] = game.bot(bot, 0)
        player = self._samples.get((game.id, bot))
        return player if isinstance(player, DeepPlayer) else None

    async def is_connected(self, row: MatchRow | None, seat: str) -> bool:
        """Return whether the person in a seat is known to be connected to the match, in any process."""
        user = row.seats[seat].user if row and seat in row.seats else None
        if row is None or user is None:
            return False
        connected = await self.sockets.with_open_sockets([(row.id, user.id)])
        return user.id not in row.absent if connected is None else bool(connected)

    async def ensure_edition(self, row: MatchRow) -> bool:
        """Load the initial edition of a match. Return whether it is loaded now."""
        return row.catalogue is None or await self.load_edition(self.game(row), row.catalogue)

    async def load_edition(self, game: Game[Any], digest: str) -> bool:
        """Load an edition from the store if necessary. Return whether it is loaded now."""
        with suppress(KeyError):
            return bool(game.edition(digest))
        data = await self.store.edition(game.id, digest)
        if data is None:
            return False
        try:
            game.load_edition(digest, data)
        except ValueError as error:
            log.error("edition cannot be read", game=game.id, edition=digest, reason=str(error))
            return False
        log.info("edition loaded from the store", game=game.id, edition=digest)
        return True
