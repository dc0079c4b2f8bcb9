"""The people who must answer, and the time of the next check for notifications.

Both depend on the row alone. Each person is notified only of their own decisions.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime, timedelta

from server.db.types.matches import MatchRow
from server.match.clock import time_control
from server.settings import Settings

#: People who have days to answer are reminded when this fraction of the time remains.
REMINDER = 1 / 8


@dataclass(frozen=True)
class OpenQuestion:
    """A decision that has been waiting for a person's answer since ``since``. ``hurry`` is the time to remind
    them, if there is a deadline."""

    user_id: str
    decision: str
    since: datetime
    hurry: datetime | None


def open_questions(row: MatchRow) -> Iterator[OpenQuestion]:
    """Yield the decisions that people must answer themselves, because no computer player answers."""
    if row.status != "playing":
        return
    end_times, control = time_control.end_times(row.times), time_control.time_control_of(row)
    seats_away = set(time_control.seats_away(row.times))
    for seat, question in row.asked.items():
        user = row.seats[seat].user if seat in row.seats else None
        answered_by_bot = row.waits.get(seat, {}).get("by") == "bot"
        if user is None or answered_by_bot or seat in seats_away:
            continue
        end, has_days = end_times.get(seat), control is not None and control.renewed
        hurry = end - timedelta(seconds=control.bank * REMINDER) if control and has_days and end else None
        yield OpenQuestion(user.id, question["decision"], datetime.fromisoformat(question["since"]), hurry)


def next_check(row: MatchRow, at: datetime, settings: Settings) -> datetime | None:
    """Return the time of the first check for notifications. ``at`` is the time of the last change."""
    delay = timedelta(seconds=min(settings.notice_seconds, settings.mail_seconds))
    if row.status == "finished":
        return at + delay if active_users(row) else None
    return min((question.since + delay for question in open_questions(row)), default=None)


def rematch_candidates(row: MatchRow) -> list[str]:
    """Return the users who may join the offered rematch and have not declined."""
    declined = row.next.get("declined", ()) if row.next else row.seats
    return [
        occupant.user.id
        for seat, occupant in row.seats.items()
        if occupant.user and not occupant.has_left and seat not in declined
    ]


def active_users(row: MatchRow) -> list[str]:
    """Return the seated users, except those who have deleted their account."""
    return [occupant.user.id for occupant in row.seats.values() if occupant.user and not occupant.has_left]
