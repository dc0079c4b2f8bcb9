"""What the tables of a process share."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import structlog

from engine.core.game import Game
from server.settings import Settings
from server.store.protocol import MatchRow, Store

if TYPE_CHECKING:
    from server.play.table import Table


log = structlog.get_logger()


class MatchNotFound(Exception):
    """There is no such match."""


class EditionMissing(Exception):
    """The cards that a match began with cannot be found."""


@dataclass
class TableContext:
    """What all tables of a process share."""

    game: Game[Any]
    store: Store
    settings: Settings
    missions: dict[str, dict[str, Any]]
    publish: Callable[[str, int], None]
    ring: Callable[[Table], None]  # called when the server must act at a table

    _past: dict[tuple[str, str], Mapping[str, Any]] = field(default_factory=dict)

    def mission(self, row: MatchRow) -> Mapping[str, Any]:
        """The match's mission, as it was when it began; of one that is not known only the seats are."""
        seats = [{"id": seat, "side": "", "team": seat} for seat in row.seats]
        found = self._begun(row) or self.missions.get(row.mission)
        return found or {"id": row.mission, "seats": seats}

    def _begun(self, row: MatchRow) -> Mapping[str, Any] | None:
        """The mission in a catalogue that is not the present one."""
        digest = row.catalogue
        if digest is None or digest == self.game.catalogue()["digest"] or not self.game.knows(digest):
            return None
        if (digest, row.mission) not in self._past:
            self._past |= {(digest, str(m["id"])): m for m in self.game.missions(digest)}
        return self._past.get((digest, row.mission))

    async def ensure_edition(self, row: MatchRow) -> bool:
        """Learn the catalogue that a match began with; whether it is known now."""
        return row.catalogue is None or await self.load_edition(row.catalogue)

    async def load_edition(self, digest: str) -> bool:
        """Take a catalogue from the store unless it is known; whether it is known now."""
        if self.game.knows(digest):
            return True
        data = await self.store.components(digest)
        if data is None:
            return False
        try:
            self.game.learn(digest, data)
        except ValueError as error:
            log.error("catalogue cannot be read", catalogue=digest, reason=str(error))
            return False
        log.info("catalogue learned from the store", catalogue=digest)
        return True
