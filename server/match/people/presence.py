"""The presence of each person at the table: connected, or absent since a given time.

It depends on connections alone, and everybody sees the same. It therefore reveals nothing about a person's
decisions and answers. `server/match/attendance.py` detects it; this module stores and shows it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

from engine.core.present.views import PresenceView
from server.base.clock import stamp
from server.db.types.matches import MatchRow
from server.match.clock import time_control

#: user id → {"since", "agreed"}: the beginning of the absence, and the seats that agree to a computer player.
Absent = dict[str, dict[str, Any]]

#: The presence of a connected person. It is one shared object, because identical objects in views are not
#: compared.
PRESENT: PresenceView = {"away": None, "computer": False, "replaceable": None, "agreed": [], "awaited": []}
REPLACED: PresenceView = {**PRESENT, "computer": True}


@dataclass(frozen=True)
class SeatedTeams:
    """The ``teams`` of the seats, the seats that have ``conceded``, and the ``grace``: seconds of absence
    before a computer player may replace a person."""

    teams: Mapping[str, str]
    conceded: Collection[str]
    grace: float


def seated_users(row: MatchRow) -> Iterator[tuple[str, str]]:
    """Yield the seats of people, each with its user's id. People who deleted their account are left out."""
    return (
        (seat, occupant.user.id)
        for seat, occupant in row.seats.items()
        if occupant.user and not occupant.has_left
    )


def absence_of(row: MatchRow, seat: str) -> dict[str, Any] | None:
    """Return the absence of the person in a seat: its beginning, and the seats that have agreed to a computer
    player. Return None if the person is present."""
    occupant = row.seats.get(seat)
    return row.absent.get(occupant.user.id) if occupant and occupant.user else None


def has_just_dropped(row: MatchRow, seat: str, at: datetime) -> bool:
    """Return whether the connection of the person in a seat has just been lost. The absence may not have been
    recorded yet."""
    absence = absence_of(row, seat)
    return (
        absence is None
        or (at - datetime.fromisoformat(absence["since"])).total_seconds() <= time_control.DROP_SECONDS
    )


def with_absent(row: MatchRow, user_id: str, since: datetime) -> Absent:
    """Return the absent people including the given person."""
    return row.absent | {user_id: {"since": stamp(since), "agreed": []}}


def without_absent(row: MatchRow, user_id: str) -> Absent:
    """Return the absent people without the given person, who has returned."""
    return {other_id: absence for other_id, absence in row.absent.items() if other_id != user_id}


def replaceable_from(row: MatchRow, teams: SeatedTeams, seat: str) -> datetime | None:
    """Return the time from which the computer may play for the absent person in a seat, or None if it may
    not.

    If people have days to answer, only the clock decides.
    """
    absence, control = absence_of(row, seat), time_control.time_control_of(row)
    is_played = (
        row.status == "playing"
        and seat not in teams.conceded
        and seat not in time_control.seats_away(row.times)
    )
    if absence is None or not is_played or (control and control.renewed):
        return None
    return datetime.fromisoformat(absence["since"]) + timedelta(seconds=teams.grace)


def awaited_seats(row: MatchRow, teams: SeatedTeams, seat: str) -> list[str]:
    """Return the seats that must still agree before the computer may play for a seat.

    One teammate's agreement is enough. If no teammate is present, all other present players must agree.
    """
    others = [
        other
        for other, _ in seated_users(row)
        if other != seat and other not in teams.conceded and absence_of(row, other) is None
    ]
    mates = [other for other in others if teams.teams[other] == teams.teams[seat]]
    agreed = (absence_of(row, seat) or {}).get("agreed", ())
    return mates or [other for other in others if other not in agreed]


def agreed_seats(row: MatchRow, teams: SeatedTeams) -> list[str]:
    """Return the seats for which all players have agreed to a computer player. A seat also counts if the last
    player who had not agreed has left."""
    return [
        seat
        for seat, _ in seated_users(row)
        if (absence_of(row, seat) or {}).get("agreed")
        and replaceable_from(row, teams, seat)
        and not awaited_seats(row, teams, seat)
    ]


def public_presence(row: MatchRow, teams: SeatedTeams) -> dict[str, PresenceView]:
    """Return the presence of the people at the table, as everybody sees it."""
    replaced = set(time_control.seats_away(row.times))
    return {seat: _presence_of(row, teams, seat, seat in replaced) for seat, _ in seated_users(row)}


def _presence_of(row: MatchRow, teams: SeatedTeams, seat: str, is_replaced: bool) -> PresenceView:
    absence = absence_of(row, seat)
    if absence is None:
        return REPLACED if is_replaced else PRESENT
    start = replaceable_from(row, teams, seat)
    return {
        "away": absence["since"],
        "computer": is_replaced,
        "replaceable": stamp(start) if start else None,
        "agreed": absence["agreed"] if start else [],
        "awaited": awaited_seats(row, teams, seat) if start else [],
    }
