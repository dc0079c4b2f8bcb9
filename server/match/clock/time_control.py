"""Time control: how long people may think in a match. It is part of the row and therefore survives restarts.

A person's time runs while everybody can see that they must answer. It starts with their first decision after
another player's, and ends when others are asked. Answers and undos in between neither stop the time nor add
to it, because they may be secret.

Reactions with a separate clock (server/match/clock/deadlines.py) use no time. If nobody else is asked to
react, the person's time then continues with the remaining seconds. Otherwise they could gain time by
repeatedly returning to the reaction with undo.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, Literal

from engine.core.present.views import PersonTime, TimeView
from server.base.clock import stamp
from server.db.types.matches import MatchRow

#: seat → a person's time:
#:
#: - "left": seconds left; the time runs from "since" on
#: - "away": set while a computer player answers, either "until-back" or "this-time" (until others are asked)
#: - "grace": set while the extra time runs after the person's connection was lost
#: - "held": set while the time is stopped for a reaction of this seat alone
#:
#: Without a time control, only seats with "away" are listed, without "left".
Times = dict[str, dict[str, Any]]

DAY = 86_400.0
#: The maximum of a bank, as a multiple of its initial value.
MAX_BANK_FACTOR = 2
#: The minimum seconds for a person who returns, or whose time ran out while the server was down.
MIN_SECONDS = 60.0
#: If a time ran out more than this many seconds ago, no server was running then.
OUTAGE_SECONDS = 15.0

#: If running out of time loses the match, a person whose connection was lost at most DROP_SECONDS seconds
#: before gets GRACE_SECONDS seconds of extra time.
DROP_SECONDS, GRACE_SECONDS = 60.0, 30.0

#: The time value for a person who has deleted their account.
DELETED_USER_TIME = {"left": 0.0, "away": "until-back"}

AtZero = Literal["computer", "usual", "loss"]
#: The state of a seat's time. It "waits" while another clock runs and no other seat is asked.
ClockState = Literal["runs", "waits", "stops"]


@dataclass(frozen=True)
class TimeControl:
    """Each person has ``bank`` seconds, and gets ``gain`` more with each decision that follows another
    player's. If ``renewed``, the bank is refilled instead."""

    bank: float
    gain: float = 0.0
    renewed: bool = False


#: The time controls by the value of the option `time`.
CONTROLS = {
    "10m": TimeControl(600.0, 20.0),
    "20m": TimeControl(1200.0, 30.0),
    "40m": TimeControl(2400.0, 60.0),
    "1d": TimeControl(DAY, renewed=True),
    "3d": TimeControl(3 * DAY, renewed=True),
    "7d": TimeControl(7 * DAY, renewed=True),
}


def time_control_of(row: MatchRow) -> TimeControl | None:
    """Return the time control, or None if there is none."""
    return CONTROLS.get(str(row.options.get("time")))


def at_zero(row: MatchRow) -> AtZero:
    """Return the consequence for a person whose time is up."""
    consequence: AtZero = row.options.get("at_zero", "computer")
    return consequence


def next_times(
    row: MatchRow,
    asked_seats: Collection[str],
    at: datetime,
    *,
    free: bool = False,
    conceded: Collection[str] = (),
    returning: str | None = None,
) -> Times:
    """Return the times once everybody sees that the ``asked_seats`` must answer. ``free`` means that the
    decision has a separate clock.

    ``returning`` is a seat whose person takes over again from the computer player.
    """
    control = time_control_of(row)
    if control is None:
        return {seat: time for seat, time in row.times.items() if seat != returning}
    people = {seat: occupant for seat, occupant in row.seats.items() if occupant.user}
    states = {
        seat: _clock_state(seat, asked_seats, free=free) for seat in asked_seats if seat not in conceded
    }
    return {
        seat: _next_time(
            control, row.times.get(seat), at, states.get(seat, "stops"), returning=seat == returning
        )
        if not occupant.has_left
        else dict(DELETED_USER_TIME)
        for seat, occupant in people.items()
    }


def _clock_state(seat: str, asked_seats: Collection[str], *, free: bool) -> ClockState:
    if not free:
        return "runs"
    return "waits" if set(asked_seats) == {seat} else "stops"


def _next_time(
    control: TimeControl, old: Mapping[str, Any] | None, at: datetime, state: ClockState, *, returning: bool
) -> dict[str, Any]:
    old = {"left": control.bank, **(old or {})}
    since, is_held, away = old.get("since"), old.get("held", False), old.get("away")
    remaining = old["left"] if since is None else max(0.0, old["left"] - _seconds(since, at))
    if returning or (away == "this-time" and state == "stops"):
        since, is_held, away = None, False, None
        remaining = max(remaining, MIN_SECONDS) if returning else remaining
    runs = state == "runs" and away is None
    if runs and since is not None:
        return dict(old)
    continues = state != "stops" and away is None and (is_held or since is not None)
    if old.get("grace") and not continues:
        remaining = 0.0  # the extra time was for that decision only
    if runs and not continues:
        remaining = (
            control.bank if control.renewed else min(remaining + control.gain, MAX_BANK_FACTOR * control.bank)
        )
    times: dict[str, Any] = {"left": round(remaining, 3)}
    if runs:
        times["since"] = stamp(at)
    elif continues:
        times["held"] = True
    if continues and "grace" in old:
        times["grace"] = True
    return times | ({"away": away} if away else {})


def _seconds(since: str, at: datetime) -> float:
    # the clock of another process may be ahead
    return max(0.0, (at - datetime.fromisoformat(since)).total_seconds())


def stopped_times(row: MatchRow, at: datetime) -> Times:
    """Return the times of a paused match, none of which runs."""
    return next_times(row, (), at)


def times_after_timeout(row: MatchRow, seat: str) -> Times:
    """Return the times once the computer answers for a seat whose time is up."""
    absence = "this-time" if at_zero(row) == "usual" else "until-back"
    return row.times | {seat: {"left": 0.0, "away": absence}}


def times_played_by_computer(row: MatchRow, *seats: str) -> Times:
    """Return the times once the computer plays for absent people until they return."""
    return row.times | {seat: {**row.times.get(seat, {}), "away": "until-back"} for seat in seats}


def extended_times(row: MatchRow, seat: str, at: datetime) -> Times:
    """Return the times after a seat has been given MIN_SECONDS."""
    return row.times | {seat: {"left": MIN_SECONDS, "since": stamp(at)}}


def times_with_grace(row: MatchRow, seat: str, at: datetime) -> Times:
    """Return the times after a seat whose time was up has been given its extra time."""
    return row.times | {seat: {"left": GRACE_SECONDS, "since": stamp(at), "grace": True}}


def has_had_grace(row: MatchRow, seat: str) -> bool:
    """Return whether the seat has had extra time for its current decision."""
    return "grace" in row.times.get(seat, {})


def end_times(times: Times) -> dict[str, datetime]:
    """Return the end of each running time, by seat.

    >>> times = {"red": {"left": 90.0, "since": "2026-11-21T12:30:00.000Z"}, "blue": {"left": 60.0}}
    >>> {seat: stamp(end) for seat, end in end_times(times).items()}
    {'red': '2026-11-21T12:31:30.000Z'}
    """
    return {seat: end for seat, time in times.items() if (end := _end_time(time)) is not None}


def _end_time(time: Mapping[str, Any]) -> datetime | None:
    since = time.get("since")
    return datetime.fromisoformat(since) + timedelta(seconds=time["left"]) if since else None


def seats_away(times: Times) -> Iterator[str]:
    """Yield the seats of people for whom a computer player answers."""
    return (seat for seat, time in times.items() if "away" in time)


def seats_played_by_computer(times: Times) -> Iterator[str]:
    """Yield the seats for which a computer player answers until their people return."""
    return (seat for seat, time in times.items() if time.get("away") == "until-back")


def is_only_this_time(times: Times, seat: str) -> bool:
    """Return whether the computer gives the usual answer for the seat, but only until others are asked."""
    return times.get(seat, {}).get("away") == "this-time"


def public_times(row: MatchRow) -> TimeView | None:
    """Return the times as everybody sees them, or None without a time control."""
    if time_control_of(row) is None or not row.times:
        return None
    return {
        "control": str(row.options["time"]),
        "seats": {seat: _public_time(row.times[seat]) for seat in row.times},
    }


def _public_time(time: Mapping[str, Any]) -> PersonTime:
    end = _end_time(time)
    public: PersonTime = {"left": time["left"], "until": stamp(end) if end else None, "away": "away" in time}
    return {**public, "grace": True} if "grace" in time else public
