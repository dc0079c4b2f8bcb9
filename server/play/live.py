"""One match in memory: its row, the game's match, what was said, and what each viewer sees."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from functools import reduce
from typing import Any

import structlog

from engine.core.chance import SealedChance
from engine.core.decisions import Refused
from engine.core.driver import Match
from engine.core.game import Game, MissionInfo
from engine.core.journal import Entry, Snapshot
from engine.core.views import SPECTATOR
from server.jsons import now
from server.play import clocks
from server.play.broadcast import add_patches
from server.play.code import code_of
from server.play.context import EditionMissing, MatchNotFound, TableContext
from server.play.views import Heard, View, Viewpoint, heard_by
from server.store.protocol import STORE_AWAY, ChatEntry, Conflict, JournalRow, MatchRow, MatchUpdate

log = structlog.get_logger()

#: Marks the views of a match that cannot be read.
UNREAD = "-unread"


@dataclass
class LiveMatch:
    """A match as the store has it; ``match`` is None in the lobby, and if it cannot be read.

    A handler may move ``match`` on, and change nothing else. If its update is not committed after all, this
    object is thrown away and the match is read again.
    """

    context: TableContext
    row: MatchRow
    chat: Sequence[ChatEntry] = ()
    heard: Heard = field(default_factory=dict)
    match: Match[Any] | None = None
    views: dict[str, View] = field(default_factory=dict)

    @property
    def game(self) -> Game[Any]:
        """The game that is played."""
        return self.context.game(self.row)

    @property
    def mission(self) -> MissionInfo:
        """The match's mission, as it was when it began."""
        return self.context.mission(self.row)

    @property
    def playing(self) -> Match[Any]:
        """The match under way; raises Refused if there is none."""
        if self.row.status == "finished":
            raise Refused("over", "the match is over")
        if self.row.status != "playing" or self.match is None:
            raise Refused("stale", f"nothing is asked while the match is in status {self.row.status}")
        return self.match

    def advance(self, update: MatchUpdate) -> LiveMatch:
        """Complete the update with what each viewer is told; return the match as the update leaves it."""
        after = self._after([update])
        if "waits" in update.columns:
            after.row.due_at = update.columns["due_at"] = after.due_unwatched()
        add_patches(update, self.row, self.views, after.views)
        after.row.seqs = update.columns["seqs"]
        return after

    def follow(self, updates: Sequence[MatchUpdate]) -> LiveMatch:
        """Return the match as these updates of other processes leave it; this object is of no use any more.

        Raises whatever the rules make of entries that do not fit.
        """
        for update in updates:
            if update.journal:
                self.playing.follow([entry_of(kept) for kept in update.journal])
        return self._after(updates)

    def _after(self, updates: Sequence[MatchUpdate]) -> LiveMatch:
        """The row, chat and views after the updates, whose part of the game has been played."""
        after = replace(self, row=reduce(lambda row, update: update.applied_to(row), updates, self.row))
        if said := [update.chat for update in updates if update.chat]:
            after.chat = [*self.chat, *said]
            after.heard = heard_by(self.mission, after.chat)
        after.views = after.seen()
        return after

    def due_unwatched(self) -> datetime | None:
        """When the server must act even if nobody watches: never in a match that no person plays (any
        more)."""
        seats = self.views[SPECTATOR]["seats"]
        played = any(who.user and not seats[seat]["conceded"] for seat, who in self.row.seats.items())
        return clocks.first_due(self.row.waits) if played else None

    def seen(self) -> dict[str, View]:
        """Each viewer's whole view."""
        return Viewpoint(self.game, self.mission).all(self.row, self.match, self.heard)


async def read(context: TableContext, match_id: str) -> LiveMatch:
    """Read a match from the store.

    One that cannot be read is shown without its game, and paused if it was being played. Views that may
    differ from those last sent, because other code made them, get new numbers: no patch leads to them, so
    their viewers get a whole view. Raises MatchNotFound, also for a game that is not served, Conflict if
    another process changed the match meanwhile, and STORE_AWAY if the store cannot be reached.
    """
    row = await context.store.match(match_id)
    if row is None:
        raise MatchNotFound
    _ = context.game(row)  # one that is not served here is no fault of the match
    live = LiveMatch(context, row, await context.store.chat(match_id))
    if (await context.store.versions([match_id])).get(match_id) != row.version:
        raise Conflict  # the chat may be newer than the row
    live.heard = heard_by(live.mission, live.chat)
    columns: dict[str, Any] = {}
    try:
        live.match = await read_match(context, row) if row.commitment else None
        live.views = live.seen()
    except STORE_AWAY:
        raise  # it passes, and pauses nothing
    except Exception as error:
        log.error("match cannot be read", match=row.id, number=row.head, exc_info=error)
        columns = pausing(error) if row.status == "playing" else {}
        live = replace(live, row=replace(row, **columns), match=None)
        live.views = live.seen()
    return await _renumbered(live, row, columns)


async def read_match(context: TableContext, row: MatchRow, shortest: int | None = None) -> Match[Any]:
    """Return the match from its newest snapshot and the entries since, with the edition that it began with.

    ``shortest`` is as for `Match.load`. Raises EditionMissing, or whatever a game's rules make of a match
    that is none of theirs any more.
    """
    if not await context.ensure_edition(row):
        raise EditionMissing(f"the edition {row.catalogue} is not known here")
    (number, data), rows = await context.store.position(row.id, row.head)
    chance = SealedChance(await context.store.seed(row.id))
    entries = [entry_of(kept) for kept in rows]
    game, snapshot = context.game(row), Snapshot(number, data)
    match: Match[Any] = Match.load(game, snapshot, entries, chance, shortest=shortest)
    return match


async def _renumbered(live: LiveMatch, row: MatchRow, columns: dict[str, Any]) -> LiveMatch:
    """Write the columns, and new numbers for all views if others made those last sent."""
    readable = live.match is not None or row.commitment is None
    made_by = code_of(type(live.game)) + ("" if readable else UNREAD)
    if made_by == row.made_by:
        return live
    log.info("views are not made as before", match=row.id)
    seqs = {viewer: row.seqs.get(viewer, 0) + 1 for viewer in live.views}
    update = MatchUpdate(row.id, row.version, now(), columns | {"seqs": seqs, "made_by": made_by})
    await live.context.store.commit(update)
    return replace(live, row=update.applied_to(row))


def entry_of(row: JournalRow) -> Entry:
    """A journal row as the engine knows it."""
    return Entry(row.kind, row.seat, tuple(row.value), row.fingerprint)  # type: ignore[arg-type]


def pausing(error: Exception) -> dict[str, Any]:
    """The columns of a match that an error stops; its clocks start anew when it goes on."""
    reason = f"{type(error).__name__}: {error}"[:500].replace("\0", "")
    return {"status": "paused", "paused_reason": reason, "waits": {}, "due_at": None}
