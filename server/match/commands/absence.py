"""Commands for people who leave and return, with their handlers.

A computer player answers for a person only if there is a mark in the row's times
(server/match/clock/time_control.py), which `returning` removes. The players who are present set the mark
here. It is removed when the absent player returns.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import datetime

from engine.core.decisions import Refused
from engine.core.matches.journal import Change
from server.base.clock import now
from server.db.types.matches import MatchUpdate
from server.match.clock import time_control
from server.match.commands.handlers import Command, StandIn, handle
from server.match.people import presence
from server.match.people.presence import Absent
from server.match.state.live import LiveMatch
from server.match.state.match_update import update_of, update_of_change
from server.match.views import recap
from server.match.views.recap import MissedMessages


@dataclass(frozen=True, kw_only=True)
class MarkAbsent(Command):
    """A command that marks a person as absent.

    ``missed`` are the messages that they have missed so far. ``returned`` means that they have since come
    back.
    """

    user_id: str
    since: datetime
    missed: MissedMessages | None = None
    returned: bool = False


@dataclass(frozen=True, kw_only=True)
class MarkPresent(Command):
    """A command that marks an absent person as present, and gives them back their seat."""

    user_id: str


@dataclass(frozen=True, kw_only=True)
class MarkCaughtUp(Command):
    """A command that records that the person in a seat has seen all their missed messages."""

    seat: str


@handle.register
def _mark_absent(command: MarkAbsent, live: LiveMatch) -> MatchUpdate:
    row, update = live.row, update_of(live.row)
    is_leaving = not command.returned and command.user_id not in row.absent
    if command.user_id not in dict(presence.seated_users(row)).values() or not (is_leaving or command.missed):
        raise Refused("stale", "nothing has changed")
    if is_leaving:
        update = _update_absent(live, presence.with_absent(row, command.user_id, command.since))
    if command.missed:
        recap.store_missed(update, live, command.missed)
    return update


@handle.register
def _mark_present(command: MarkPresent, live: LiveMatch) -> MatchUpdate:
    row = live.row
    if command.user_id not in row.absent:
        raise Refused("stale", "that person is not away")
    seat = next((seat for seat, user in presence.seated_users(row) if user == command.user_id), None)
    returning = seat if seat in set(time_control.seats_played_by_computer(row.times)) else None
    return _update_absent(live, presence.without_absent(row, command.user_id), returning=returning)


@handle.register
def _agree_to_stand_in(command: StandIn, live: LiveMatch) -> MatchUpdate:
    """Record the agreement, and let the computer play if enough players agree. Only public facts decide
    whether that is allowed, never the decisions or answers of a seat."""
    _ = live.under_way
    row, teams, seat = live.row, live.seated_teams, command.absent
    start, absent = presence.replaceable_from(row, teams, seat), presence.absence_of(row, seat)
    if start is None or absent is None:
        raise Refused("stale", "the computer cannot play for that seat")
    if command.seat not in presence.awaited_seats(row, teams, seat):
        raise Refused("illegal", "your agreement is not needed")
    if start > now():
        raise Refused("stale", "they have not been away for long enough")
    absence = absent | {"agreed": [*absent["agreed"], command.seat]}
    user_id = dict(presence.seated_users(row))[seat]
    is_mate = teams.teams[command.seat] == teams.teams[seat]
    return _update_absent(live, row.absent | {user_id: absence}, *([seat] if is_mate else []))


@handle.register
def _mark_caught_up(command: MarkCaughtUp, live: LiveMatch) -> MatchUpdate:
    return update_of(live.row, caught_up=[command.seat])


def _update_absent(
    live: LiveMatch, absent: Absent, *replaced: str, returning: str | None = None
) -> MatchUpdate:
    """Return the update with the new absent people.

    The computer plays for the ``replaced`` seats, and for the seats for which all present players have
    agreed. The person in the seat ``returning`` takes it over again.
    """
    row = replace(live.row, absent=absent)
    is_playing = row.status == "playing" and live.match is not None
    seats = [*replaced, *presence.agreed_seats(row, live.seated_teams)] if is_playing else []
    if live.match is None or not (seats or (returning and is_playing)):
        return update_of(live.row, columns={"absent": absent})
    times = time_control.times_played_by_computer(row, *seats)
    update = update_of_change(
        replace(live, row=replace(row, times=times)), live.match, Change(), returning=returning
    )
    update.columns["absent"] = absent
    return update
