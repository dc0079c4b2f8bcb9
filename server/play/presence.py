"""Who is at the table: of each person whether anything is heard of him, and since when not.

It is read off connections alone, and everybody sees the same of it: it tells nothing of what somebody is
asked or has answered. `server/play/attendance.py` finds it out; here it is kept and shown.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

from engine.core.views import PresenceView
from server.json_codec import stamp
from server.play import time_control
from server.store.matches import MatchRow

#: user id → {"since", "agreed"}: since when that person is away, and the seats that let the computer play for
#: him.
Absent = dict[str, dict[str, Any]]

#: What is shown of who is at the table: one object, for parts of views that are the same are not compared.
THERE: PresenceView = {"away": None, "computer": False, "replaceable": None, "agreed": [], "awaited": []}
PLAYED_FOR: PresenceView = {**THERE, "computer": True}


@dataclass(frozen=True)
class SeatedTeams:
    """Who sits together: the ``teams`` of the seats, which have ``conceded``, and the ``grace``: how many
    seconds somebody is away before the computer may play for him."""

    teams: Mapping[str, str]
    conceded: Collection[str]
    grace: float


def seated_users(row: MatchRow) -> Iterator[tuple[str, str]]:
    """The seats of people, each with the id of its user; who has left for good is none any more."""
    return ((seat, who.user.id) for seat, who in row.seats.items() if who.user and not who.left)


def absence_of(row: MatchRow, seat: str) -> dict[str, Any] | None:
    """Since when the person of a seat is away, and who let the computer play; None if he is there."""
    who = row.seats.get(seat)
    return row.absent.get(who.user.id) if who and who.user else None


def has_just_dropped(row: MatchRow, seat: str, at: datetime) -> bool:
    """Whether the link to the person of a seat, of whom nothing is heard now, dropped within the last
    moments: it was not even noticed yet, or not long ago."""
    absent = absence_of(row, seat)
    return (
        absent is None
        or (at - datetime.fromisoformat(absent["since"])).total_seconds() <= time_control.DROPPED
    )


def with_absent(row: MatchRow, user_id: str, since: datetime) -> Absent:
    """Return who is absent as soon as that person has left, too."""
    return row.absent | {user_id: {"since": stamp(since), "agreed": []}}


def without_absent(row: MatchRow, user_id: str) -> Absent:
    """Return who is absent as soon as that person has come back."""
    return {other: kept for other, kept in row.absent.items() if other != user_id}


def replaceable(row: MatchRow, company: SeatedTeams, seat: str) -> datetime | None:
    """From when on the computer may play for the person of a seat who is away; None if it may not.

    Who has days to answer may be away for as long: there the clock alone decides.
    """
    absent, control = absence_of(row, seat), time_control.control_of(row)
    plays = (
        row.status == "playing"
        and seat not in company.conceded
        and seat not in time_control.seats_away(row.times)
    )
    if absent is None or not plays or (control and control.renewed):
        return None
    return datetime.fromisoformat(absent["since"]) + timedelta(seconds=company.grace)


def awaited_seats(row: MatchRow, company: SeatedTeams, seat: str) -> list[str]:
    """The seats whose word is awaited before the computer plays for somebody: one mate's is enough; where
    none is there, that of all others who are there, each once."""
    others = [
        other
        for other, _ in seated_users(row)
        if other != seat and other not in company.conceded and absence_of(row, other) is None
    ]
    mates = [other for other in others if company.teams[other] == company.teams[seat]]
    agreed = (absence_of(row, seat) or {}).get("agreed", ())
    return mates or [other for other in others if other not in agreed]


def agreed_seats(row: MatchRow, company: SeatedTeams) -> list[str]:
    """The seats for which all have agreed that the computer plays, also because somebody left who had not."""
    return [
        seat
        for seat, _ in seated_users(row)
        if (absence_of(row, seat) or {}).get("agreed")
        and replaceable(row, company, seat)
        and not awaited_seats(row, company, seat)
    ]


def public_presence(row: MatchRow, company: SeatedTeams) -> dict[str, PresenceView]:
    """What everybody sees of the people at the table."""
    played_for = set(time_control.seats_away(row.times))
    return {seat: _shown(row, company, seat, seat in played_for) for seat, _ in seated_users(row)}


def _shown(row: MatchRow, company: SeatedTeams, seat: str, computer: bool) -> PresenceView:
    absent = absence_of(row, seat)
    if absent is None:
        return PLAYED_FOR if computer else THERE
    start = replaceable(row, company, seat)
    return {
        "away": absent["since"],
        "computer": computer,
        "replaceable": stamp(start) if start else None,
        "agreed": absent["agreed"] if start else [],
        "awaited": awaited_seats(row, company, seat) if start else [],
    }
