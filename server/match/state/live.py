"""One match in memory: its row, the game's match, the chat, and each viewer's view."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import datetime
from functools import reduce
from typing import Any

import structlog

from engine.core.decisions import Refused
from engine.core.game import Game
from engine.core.lobby.setup import MissionInfo
from engine.core.matches.journal import Entry
from engine.core.matches.match import Match
from engine.core.present.views import SPECTATOR
from server.db.types.matches import ChatEntry, JournalRow, MatchRow, MatchUpdate
from server.match.clock import deadlines, time_control, turn_notifications
from server.match.people.presence import SeatedTeams
from server.match.spectators import delay as spectator_delay
from server.match.state.context import TableContext
from server.match.views import recap
from server.match.views.broadcast import add_patches
from server.match.views.views import ChatByViewer, View, ViewBuilder, chat_by_viewer

log = structlog.get_logger()

#: The jump in view numbers when a seat changes hands. The numbers of two viewers never differ by that much.
JUMP = 100_000
SERVER = "Server"


@dataclass
class LiveMatch:
    """A match as stored. ``match`` is None in the lobby, or if it cannot be read.

    A handler may advance ``match``, and must change nothing else. If its update is not committed, this object
    is dropped and the match is read again.
    """

    context: TableContext
    row: MatchRow
    chat: Sequence[ChatEntry] = ()
    visible_chat: ChatByViewer = field(default_factory=dict)
    match: Match[Any] | None = None
    views: dict[str, View] = field(default_factory=dict)

    @property
    def game(self) -> Game[Any]:
        """The match's game."""
        return self.context.game(self.row)

    @property
    def mission(self) -> MissionInfo:
        """The match's mission as it was when the match began."""
        return self.context.mission(self.row)

    @property
    def under_way(self) -> Match[Any]:
        """The match, if it is under way. Raises Refused otherwise."""
        if self.row.status == "finished":
            raise Refused("over", "the match is over")
        if self.row.status != "playing" or self.match is None:
            raise Refused("stale", f"no decision is open while the match is {self.row.status}")
        return self.match

    @property
    def conceded(self) -> frozenset[str]:
        """The seats that have conceded (VIC-12)."""
        return deadlines.conceded_seats(self.match)

    def has_open_decision(self, seat: str, decision: str) -> bool:
        """Return whether that decision of the seat is open."""
        open_decision = self.match.decisions.get(seat) if self.match else None
        return open_decision is not None and open_decision.id == decision

    def advance(self, update: MatchUpdate) -> LiveMatch:
        """Return the match after the update. Add each viewer's patch to the update, and remove columns that
        do not change."""
        update.columns["outage"] = max(self.row.outage, self.context.heartbeat.number)
        after = self.after_update(update)
        if self.row.commitment and (update.seated or update.unseated):
            update.columns["seqs"] = after.row.seqs = _jump_numbers(self.row)
            update.later = spectator_delay.first_frames(after.row, after.views, update.at)
        elif "mission" not in update.columns:
            add_patches(update, self.row, self.views, after.views)
            after.row.seqs = update.columns["seqs"]
            update.later = spectator_delay.frames_of(self.row, after.row, self.views, after.views, update)
        recap.add_missed(update, self, after)
        update.columns = self.row.differing_columns(update.columns)
        return after

    def after_update(self, update: MatchUpdate) -> LiveMatch:
        """Return the match after the update. Add the due time and the columns for match lists to the
        update."""
        if slow_readers := deadlines.add_slow_readers(self.row, update.seated.values()):
            update.columns["slow"] = slow_readers
        after = self._after_updates([update])
        if "waits" in update.columns:
            after.row.due_at = update.columns["due_at"] = after.unwatched_due_time()
            after.row.round = update.columns["round"] = after.views[SPECTATOR]["round"]
            next_check = turn_notifications.next_check(after.row, update.at, self.context.settings)
            after.row.notify_at = update.columns["notify_at"] = next_check
        if update.seated or update.unseated or "mission" in update.columns:
            after.row.free = update.columns["free"] = len(after.mission.seats) - len(after.row.seats)
        return after

    def catch_up(self, updates: Sequence[MatchUpdate]) -> LiveMatch:
        """Return the match after these updates from other processes. Do not use this object afterwards.

        Raises any error that the rules raise for entries that do not fit.
        """
        for update in updates:
            if update.journal:
                self.under_way.catch_up([entry_of(row) for row in update.journal])
        return self._after_updates(updates)

    def _after_updates(self, updates: Sequence[MatchUpdate]) -> LiveMatch:
        """Return the match with the row, chat and views after the updates. The game has already been
        advanced."""
        row = reduce(lambda row, update: update.apply_to(row), updates, self.row)
        after = LiveMatch(self.context, row, self.chat, self.visible_chat, self.match)
        new_lines = [update.chat for update in updates if update.chat]
        if new_lines:
            lines = [*self.chat, *new_lines]
            after.chat = [line for line in lines if all(map(line.is_kept_after, new_lines))]
        if new_lines or row.mission != self.row.mission:
            after.visible_chat = chat_by_viewer(after.mission, after.chat)
        after.views = after.all_views()
        return after

    def unwatched_due_time(self) -> datetime | None:
        """Return the time at which the server must act even if the match is not watched. Return None for a
        match without people."""
        if not self.row.waits:
            return None
        seats_away = {*self.conceded, *time_control.seats_played_by_computer(self.row.times)}
        is_played = any(
            occupant.user and not occupant.has_left and seat not in seats_away
            for seat, occupant in self.row.seats.items()
        )
        return deadlines.next_due_time(self.row.waits) if is_played else None

    def all_views(self) -> dict[str, View]:
        """Return each viewer's whole view."""
        grace = self.context.settings.stand_in_seconds
        return ViewBuilder(self.game, self.mission).create_views(
            self.row, self.match, self.visible_chat, grace
        )

    @property
    def seated_teams(self) -> SeatedTeams:
        """The teams of the seats, and the seats that have conceded."""
        return SeatedTeams(self.mission.teams, self.conceded, self.context.settings.stand_in_seconds)


def _jump_numbers(row: MatchRow) -> dict[str, int]:
    """Return new numbers for all views after a user has become another viewer.

    A client that has the views of another viewer then gets a whole view, because no patch leads to the new
    number. Each viewer's number continues separately. A common number would reveal how many patches another
    viewer got, and therefore whether they have answered.
    """
    return {viewer: seq + JUMP for viewer, seq in row.seqs.items()}


def entry_of(row: JournalRow) -> Entry:
    """Return a journal row as an engine entry."""
    return Entry(row.kind, row.seat, tuple(row.value), row.fingerprint)  # type: ignore[arg-type]
