"""What the tables of a process share."""

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
from engine.core.players import DeepPlayer, Player
from engine.core.setup import MissionInfo, SeatInfo
from server.games import Games
from server.play.bot_processes import BotProcesses
from server.play.fair_scheduler import FairScheduler
from server.play.heartbeat import Heartbeat
from server.play.table_signals import TableSignal
from server.play.views import adviser_of
from server.settings import Settings
from server.socket_registry import SocketRegistry
from server.store.matches import MatchRow, MatchUpdate
from server.store.protocol import Store

log = structlog.get_logger()

#: What a table's pace makes of the usual delay before a computer player answers.
PACES = {"fast": 0.2, "usual": 1.0, "slow": 4.0}


class MatchNotFound(Exception):
    """There is no such match."""


class EditionMissing(Exception):
    """The edition that a match began with is neither known here nor in the store."""


class Ringing(Protocol):
    """A table at which the server must act."""

    log: Any

    async def tick(self) -> None:
        """Do what is due there."""
        ...


@dataclass
class TableContext:
    """What all tables of a process share."""

    games: Games
    store: Store
    settings: Settings
    publish: Callable[[MatchUpdate], None]  # called with what was committed
    ring: Callable[[Ringing], None]  # called when the server must act at a table
    tell: Callable[[str, TableSignal], None]  # called with what other processes are to hear of a match
    #: Called with a table at which people have sat down, or whose match has begun.
    seated: Callable[[Any], None] = lambda _: None
    #: What this process is called by the others.
    worker: str = field(default_factory=lambda: token_urlsafe(6))
    #: Who is connected, in all processes.
    places: SocketRegistry = field(init=False)
    #: What is known of times in which no server was there.
    pulse: Heartbeat = field(init=False)
    #: When matches that no person plays go on: people's must not wait for them.
    unattended: FairScheduler = field(default_factory=FairScheduler)
    #: Where computer players think: a few at once, first come, first served.
    thinking: ThreadPoolExecutor = field(init=False)
    #: Where those of them think that look ahead.
    thinkers: BotProcesses | None = field(init=False)
    #: One of each computer player, to be asked what it looks ahead for.
    _samples: dict[tuple[str, str], Player] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.places = SocketRegistry(self.settings)
        self.pulse = Heartbeat(self.store)
        self.thinking = ThreadPoolExecutor(self.settings.bots_at_once, "bot")
        self.thinkers = BotProcesses(self.settings) if self.settings.thinkers else None

    def game(self, row: MatchRow) -> Game[Any]:
        """The game that is played there; raises MatchNotFound for one that this server does not have."""
        if row.game not in self.games:
            raise MatchNotFound
        return self.games[row.game]

    def find_mission(self, row: MatchRow) -> MissionInfo | None:
        """The match's mission, as it was when it began, or None if it is not known here."""
        game = self.game(row)
        return self._begun(game, row) or game.edition().missions.get(row.mission)

    def mission(self, row: MatchRow) -> MissionInfo:
        """The match's mission; if it is not known here, one with the seats that are taken."""
        known = self.find_mission(row)
        if known is None:
            seats = tuple(SeatInfo(seat, "", seat) for seat in row.seats)
            known = MissionInfo(row.mission, 0, row.mission, "", seats)
        return known

    def _begun(self, game: Game[Any], row: MatchRow) -> MissionInfo | None:
        """The mission in the edition that the match began with."""
        try:
            return game.edition(row.catalogue).missions.get(row.mission)
        except KeyError:
            return None

    def bot_delay(self, row: MatchRow) -> float:
        """How many seconds pass before a computer player answers there."""
        return self.settings.bot_delay * PACES[row.options.get("bot_pace", "usual")]

    def looks_ahead(self, game: Game[Any], bot: str, asked: Decision) -> bool:
        """Whether a computer player looks ahead here for a question, as all know who see the position."""
        player = self._deep(game, bot) if self.thinkers else None
        return player is not None and player.thinks_about(asked)

    def expect(self, row: MatchRow) -> None:
        """Have a process ready if somebody will look ahead in a match."""
        game = self.game(row)
        names = {adviser_of(game, row), *(who.bot for who in row.seats.values())}
        if (
            self.thinkers
            and row.status == "playing"
            and any(name and self._deep(game, name) for name in names)
        ):
            self.thinkers.begin()

    def _deep(self, game: Game[Any], bot: str) -> DeepPlayer | None:
        """One of the computer players of that name, if they look ahead."""
        if (game.id, bot) not in self._samples and bot in game.bots:
            self._samples[game.id, bot] = game.bot(bot, 0)
        player = self._samples.get((game.id, bot))
        return player if isinstance(player, DeepPlayer) else None

    async def is_here(self, row: MatchRow | None, seat: str) -> bool:
        """Whether the person of a seat is connected to the match, in whatever process, as far as can be
        told."""
        user = row.seats[seat].user if row and seat in row.seats else None
        if row is None or user is None:
            return False
        here = await self.places.open([(row.id, user.id)])
        return user.id not in row.absent if here is None else bool(here)

    async def ensure_edition(self, row: MatchRow) -> bool:
        """Load the edition that a match began with, and return whether it is known now."""
        return row.catalogue is None or await self.load_edition(self.game(row), row.catalogue)

    async def load_edition(self, game: Game[Any], digest: str) -> bool:
        """Load an edition from the store unless it is known, and return whether it is known now."""
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
