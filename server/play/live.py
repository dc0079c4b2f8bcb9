"""One match in memory: its row, the game's match, what was said, and what each viewer sees."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from functools import reduce
from typing import Any, TypeAlias

import structlog

from engine.core.chance import SealedChance
from engine.core.decisions import Refused
from engine.core.game import Game
from engine.core.journal import Entry, Snapshot
from engine.core.match import Match
from engine.core.restart import opening
from engine.core.setup import MissionInfo
from engine.core.takeup import TakenUp, take_up
from engine.core.views import SPECTATOR
from server.jsons import now
from server.play import calls, clocks, late, recap, timing
from server.play.broadcast import add_patches
from server.play.code import code_of
from server.play.context import EditionMissing, MatchNotFound, TableContext
from server.play.presence import Company
from server.play.update import played, said, update_of
from server.play.views import Heard, View, Viewpoint, heard_by
from server.store.protocol import STORE_AWAY, ChatEntry, Conflict, JournalRow, MatchRow, MatchUpdate

log = structlog.get_logger()

#: How far ahead views are numbered of a match that comes from a backup: pages may hold numbers after it.
FAR = 1_000_000
#: How far ahead they are numbered when a seat changes hands: no viewer is ever so much ahead of another.
APART = 100_000
#: Marks the views of a match that cannot be read.
UNREAD = "-unread"
#: What the server tells a table whose open step begins again. No more than that: how much is played again,
#: and why, may depend on what only one seat knows.
BEGUN_AGAIN = "The rules of the game were updated: the open step was played again as far as they allow."
SERVER = "Server"

#: The columns of a match that is paused.
STOPPED: dict[str, Any] = {"status": "paused", "waits": {}, "due_at": None}

Kept: TypeAlias = tuple[Game[Any], Snapshot, list[Entry], SealedChance]


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

    def asks(self, seat: str, decision: str) -> bool:
        """Whether that question is put to the seat now."""
        asked = self.match.decisions.get(seat) if self.match else None
        return asked is not None and asked.id == decision

    def advance(self, update: MatchUpdate) -> LiveMatch:
        """Complete the update with what each viewer is told; return the match as the update leaves it."""
        after = self.after(update)
        if self.row.commitment and (update.seated or update.unseated):
            update.columns["seqs"] = after.row.seqs = _apart(self.row)
            update.later = late.anew(after.row, after.views, update.at)
        else:
            add_patches(update, self.row, self.views, after.views)
            after.row.seqs = update.columns["seqs"]
            update.later = late.kept(self.row, after.row, self.views, after.views, update)
        recap.keep(update, self, after)
        return after

    def after(self, update: MatchUpdate) -> LiveMatch:
        """Return the match as the update leaves it, and complete the update with when it is due, and what
        lists show of it."""
        after = self._after([update])
        if "waits" in update.columns:
            after.row.due_at = update.columns["due_at"] = after.due_unwatched()
            after.row.round = update.columns["round"] = after.views[SPECTATOR]["round"]
            looked_at = calls.look_at(after.row, update.at, self.context.settings)
            after.row.notify_at = update.columns["notify_at"] = looked_at
        if update.seated or update.unseated:
            after.row.free = update.columns["free"] = len(self.mission.seats) - len(after.row.seats)
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
        if not self.row.waits:
            return None
        conceded = clocks.conceded(self.views[SPECTATOR])
        away = {*conceded, *timing.left_to_computers(self.row.times)}
        played = any(who.user and not who.left and seat not in away for seat, who in self.row.seats.items())
        return clocks.first_due(self.row.waits) if played else None

    def seen(self) -> dict[str, View]:
        """Each viewer's whole view."""
        grace = self.context.settings.stand_in_seconds
        return Viewpoint(self.game, self.mission).all(self.row, self.match, self.heard, grace)

    @property
    def company(self) -> Company:
        """Who sits together."""
        conceded = clocks.conceded(self.views[SPECTATOR])
        return Company(self.mission.teams, conceded, self.context.settings.stand_in_seconds)


def _apart(row: MatchRow) -> dict[str, int]:
    """New numbers for all views once a user is another viewer in a match under way: whoever holds the views
    of another one gets a whole view, for these follow none that was ever sent. Each goes on by its own: the
    highest would tell how much another has been told, so whether he has answered."""
    return {viewer: seq + APART for viewer, seq in row.seqs.items()}


async def read(context: TableContext, match_id: str) -> LiveMatch:
    """Read a match from the store.

    Where other code wrote entries that do not fit, the open step begins again. A match that cannot be read
    even so is shown without its game, and paused if it was being played. Views that may differ from those
    last sent, because other code made them, get new numbers: no patch leads to them, so their viewers get a
    whole view. Raises MatchNotFound, also for a game that is not served, Conflict if
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
    update = update_of(row)
    try:
        if row.commitment:
            live.match, again = await open_match(context, row)
            update = _begun_again(live, again) if again else update
        live.views = live.seen()
    except STORE_AWAY:
        raise  # it passes, and pauses nothing
    except Exception as error:
        log.error("match cannot be read", match=row.id, number=row.head, exc_info=error)
        update = update_of(row, columns=pausing(row, error) if row.status == "playing" else {})
        live.match = None
        live.views = live.seen()
    return await _renumbered(live, update)


async def open_match(context: TableContext, row: MatchRow) -> tuple[Match[Any], TakenUp[Any] | None]:
    """Return the match, and how if its open step begins again: that is not in the store yet.

    It does so if other code wrote what cannot be played again. The same code that cannot is in error, which
    another try would only hide. Raises as `read_match`.
    """
    try:
        return await read_match(context, row), None
    except STORE_AWAY:
        raise
    except Exception as error:
        made_by = (row.made_by or "").removesuffix(UNREAD)
        if row.status == "finished" or made_by == code_of(type(context.game(row))):
            raise
        again = take_up(*await _kept(context, row))
        log.warning(
            "the open step begins again", match=row.id, number=row.head, whole=again.whole, reason=str(error)
        )
        return again.match, again


async def read_match(context: TableContext, row: MatchRow) -> Match[Any]:
    """Return the match from its newest snapshot and the entries since, with the edition that it began with.

    Raises EditionMissing, or whatever a game's rules make of a match that is none of theirs any more.
    """
    match: Match[Any] = Match.load(*await _kept(context, row))
    return match


async def newer_snapshot(live: LiveMatch) -> Snapshot | None:
    """The position in which the open step of a match under way began, or None if the store has it."""
    _, kept, entries, _ = await _kept(live.context, live.row)
    newest = opening(live.playing, kept, entries)
    return newest if newest.number > kept.number else None


async def _kept(context: TableContext, row: MatchRow) -> Kept:
    """What a match is read from."""
    if not await context.ensure_edition(row):
        raise EditionMissing(f"the edition {row.catalogue} is not known here")
    (number, data), rows = await context.store.position(row.id, row.head)
    chance = SealedChance(await context.store.seed(row.id))
    return context.game(row), Snapshot(number, data), [entry_of(kept) for kept in rows], chance


def _begun_again(live: LiveMatch, again: TakenUp[Any]) -> MatchUpdate:
    """What it means that the open step begins again: clocks start anew, and the table is told, whether it
    stands where it stood or not: that may hang on what is hidden."""
    anew = replace(live, row=replace(live.row, waits={}), views=live.seen())
    update = said(live, played(anew, again.match, again.change), BEGUN_AGAIN, seat="", name=SERVER)
    if live.row.status == "paused":
        update.columns |= STOPPED | {"times": timing.stopped(live.row, update.at)}
    return update


async def _renumbered(live: LiveMatch, update: MatchUpdate) -> LiveMatch:
    """Write the update, and new numbers for all views, if others made those last sent."""
    row = live.row
    readable = live.match is not None or row.commitment is None
    made_by = code_of(type(live.game)) + ("" if readable else UNREAD)
    if made_by == row.made_by:
        return live
    log.info("views are not made as before", match=row.id)
    ahead = 1 if row.made_by else FAR
    seqs = {viewer: row.seqs.get(viewer, 0) + ahead for viewer in live.views}
    update.columns |= {"seqs": seqs, "made_by": made_by}
    after = live.after(update)
    update.later = late.anew(after.row, after.views, update.at)
    recap.keep(update, live, after)
    await live.context.store.commit(update)
    return after


def entry_of(row: JournalRow) -> Entry:
    """A journal row as the engine knows it."""
    return Entry(row.kind, row.seat, tuple(row.value), row.fingerprint)  # type: ignore[arg-type]


def pausing(row: MatchRow, error: Exception) -> dict[str, Any]:
    """The columns of a match that an error stops; its clocks start anew when it goes on."""
    stopped = STOPPED | {"times": timing.stopped(row, now())}
    return stopped | {"paused_reason": f"{type(error).__name__}: {error}"[:500].replace("\0", "")}
