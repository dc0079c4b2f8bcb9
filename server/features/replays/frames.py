"""Replays of finished matches: the frames that one user could see.

The journal is replayed as in the verification of a record. For each change, the replay creates the view of
the user's seat at that time, or the spectators' view, with its patch and happenings. A replay therefore shows
only what the user could see then. It has the match's status, but no clocks, presence, chat or decisions.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import replace
from typing import Any

import structlog

from engine.core.lobby.setup import MissionInfo
from engine.core.matches.match import Match
from engine.core.matches.record import Playback
from engine.core.present.views import SPECTATOR
from server.db.types.matches import MatchRow
from server.match.bots.fair_scheduler import HasLeft, TimeSlices, never_disconnects
from server.match.state.match_update import update_of
from server.match.views.broadcast import add_patches, view_text
from server.match.views.labels import Labeller
from server.match.views.recap import MAX_CHARACTERS, MAX_MESSAGES
from server.match.views.views import View, ViewBuilder, chat_by_viewer, is_closed

log = structlog.get_logger()

#: The empty values of a view's fields for decisions and orders.
NO_DECISIONS: View = {
    "decision": None,
    "hints": False,
    "orders": {},
    "undo": {"open": False, "reason": "over"},
}


#: The maximum number of changes that are replayed for one page after the frame ``since``.
MAX_CHANGES = 2 * MAX_MESSAGES


class Replay:
    """A finished match that is replayed on demand.

    ``seq`` counts the frames so far. After the last one the replay is ``over``. It is ``cut`` if the current
    rules play the rest differently.
    """

    def __init__(
        self,
        playback: Playback,
        row: MatchRow,
        mission: MissionInfo,
        names: Collection[str],
        labeller: Labeller | None = None,
    ) -> None:
        """Begin the replay. ``names`` are all names of the user in this match, by which their seat is found.
        ``labeller`` adds the sentences to the frames."""
        self.row = row
        self.seq = 0
        self.over = False
        self.cut = False
        self._playback = playback
        self._mission = mission
        self._names = names
        self._labeller = labeller
        self._current_row = _as_in_lobby(row, playback.game.people(playback.first))
        self._view: View = {}
        self._frames = self._generate_frames()

    async def next_page(self, since: int, has_left: HasLeft = never_disconnects) -> list[str]:
        """Return the next frames after ``since``: at most MAX_MESSAGES frames and about MAX_CHARACTERS
        characters.

        There may be fewer or none if many changes showed the user nothing. Other tasks may run meanwhile.
        Raises Abandoned if ``has_left`` reports that the caller has disconnected.
        """
        page, size, change_count, slices = list[str](), 0, 0, TimeSlices(has_left)
        while len(page) < MAX_MESSAGES and size < MAX_CHARACTERS and change_count < MAX_CHANGES:
            frame = next(self._frames, None)
            if frame is None:
                self.over = True
                break
            change_count += self.seq >= since
            if frame and self._labeller:
                frame = self._labeller.label(frame)
            if frame and self.seq > since:
                page.append(frame)
                size += len(frame)
            await slices.rest()
        return page

    async def frames_between(self, first: int, last: int, has_left: HasLeft = never_disconnects) -> list[str]:
        """Return the frames of these changes, beginning with a whole view. Raises Abandoned like
        `next_page`."""
        frames, slices = list[str](), TimeSlices(has_left)
        for number, frame in enumerate(self._frames):
            if number == first:
                frames.append(view_text(self.seq, self._view))
            elif number > first and frame:
                frames.append(frame)
            if number >= last:
                break
            await slices.rest()
        return frames

    def _generate_frames(self) -> Iterator[str]:
        """Yield the frames. A change that showed the user nothing yields an empty frame."""
        viewer, view = self._user_view(None)
        self._view = view
        yield self._view_frame(view)
        try:
            for change in self._playback.verified_changes():
                match = self._playback.match
                self._current_row = replace(self._current_row, status="finished" if match.over else "playing")
                happenings = self._playback.game.happenings(match.state, change.facts, [viewer])
                previous_viewer, previous_view = viewer, view
                viewer, view = self._user_view(match)
                self._view = view
                yield (
                    self._diff_frame(viewer, previous_view, view, happenings)
                    if viewer == previous_viewer
                    else self._view_frame(view)
                )
        except Exception as error:  # the rules may raise any error for unknown entries
            log.warning(
                "match cannot be replayed to its end", match=self.row.id, after=self.seq, reason=repr(error)
            )
            self.cut = True
            return
        if is_closed(self.row):
            self._current_row = replace(self._current_row, status="finished", result=self.row.result)
            yield self._diff_frame(viewer, view, self._user_view(self._playback.match)[1], {})
        self.cut = self._current_row.status != "finished"

    def _user_view(self, match: Match[Any] | None) -> tuple[str, View]:
        """Return the user's viewer and view. Without a match, return the view of the lobby."""
        game = self._playback.game
        people = game.people(match.state if match else self._playback.first)
        viewer = next((seat for seat, name in people.items() if name in self._names), SPECTATOR)
        viewpoint = ViewBuilder(game, self._mission, {viewer, SPECTATOR})
        view = viewpoint.create_views(self._current_row, match, chat_by_viewer(self._mission, []), 0)[viewer]
        return viewer, view | {key: value for key, value in NO_DECISIONS.items() if key in view}

    def _view_frame(self, view: View) -> str:
        self.seq += 1
        return view_text(self.seq, view)

    def _diff_frame(self, viewer: str, old: View, new: View, happenings: dict[str, list[Any]]) -> str:
        update = update_of(self._current_row, happenings=happenings)
        add_patches(update, replace(self._current_row, seqs={viewer: self.seq}), {viewer: old}, {viewer: new})
        self.seq = update.columns["seqs"][viewer]
        return update.patches[0].body if update.patches else ""


def _as_in_lobby(row: MatchRow, people: dict[str, str]) -> MatchRow:
    """Return the match as it was in the lobby with these ``people``, all present and with full time."""
    seats = {
        seat: replace(occupant, user=replace(occupant.user, name=people.get(seat, occupant.user.name)))
        if occupant.user
        else occupant
        for seat, occupant in row.seats.items()
    }
    return replace(
        row, status="lobby", result=None, next=None, waits={}, times={}, absent={}, handed={}, seats=seats
    )
