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
FULLEST = 2
#: The minimum seconds for a person who returns, or whose time ran out while the server was down.
LEAST = 60.0
#: If a time ran out more than this many seconds ago, no server was running then.
UNSEEN = 15.0

#: If running out of time loses the match, a person whose connection was lost at most DROPPED seconds before
#: gets GRACE seconds of extra time.
DROPPED, GRACE = 60.0, 30.0

#: The time value for a person who has deleted their account.
GONE = {"left": 0.0, "away": "until-back"}

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
    chosen: AtZero = row.options.get("at_zero", "computer")
    return chosen


def next_times(
    row: MatchRow,
    asked: Collection[str],
    at: datetime,
    *,
    free: bool = False,
    conceded: Collection[str] = (),
    back: str | None = None,
) -> Times:
    """Return the times once everybody sees that the seats ``asked`` must answer. ``free`` means that the
    decision has a separate clock.

    ``back`` is a seat whose person takes over again from the computer player.
    """
    control = time_control_of(row)
    if control is None:
        return {seat: one for seat, one in row.times.items() if seat != back}
    people = {seat: occupant for seat, occupant in row.seats.items() if occupant.user}
    goes = {seat: _clock_state(seat, asked, free=free) for seat in asked if seat not in conceded}
    return {
        seat: _next_time(control, row.times.get(seat), at, goes.get(seat, "stops"), back=seat == back)
        if not occupant.has_left
        else dict(GONE)
        for seat, occupant in people.items()
    }


def _clock_state(seat: str, asked: Collection[str], *, free: bool) -> ClockState:
    if not free:
        return "runs"
    return "waits" if set(asked) == {seat} else "stops"


def _next_time(
    control: TimeControl, old: Mapping[str, Any] | None, at: datetime, state: ClockState, *, back: bool
) -> dict[str, Any]:
    old = {"left": control.bank, **(old or {})}
    since, held, away = old.get("since"), old.get("held", False), old.get("away")
    left = old["left"] if since is None else max(0.0, old["left"] - _seconds(since, at))
    if back or (away == "this-time" and state == "stops"):
        since, held, away, left = None, False, None, max(left, LEAST) if back else left
    runs = state == "runs" and away is None
    if runs and since is not None:
        return dict(old)
    goes_on = state != "stops" and away is None and (held or since is not None)
    if old.get("grace") and not goes_on:
        left = 0.0  # it applied to that decision alone
    if runs and not goes_on:
        left = control.bank if control.renewed else min(left + control.gain, FULLEST * control.bank)
    times: dict[str, Any] = {"left": round(left, 3)}
    if runs:
        times["since"] = stamp(at)
    elif goes_on:
        times["held"] = True
    if goes_on and "grace" in old:
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
    how = "this-time" if at_zero(row) == "usual" else "until-back"
    return row.times | {seat: {"left": 0.0, "away": how}}


def times_played_by_computer(row: MatchRow, *seats: str) -> Times:
    """Return the times once the computer plays for absent people until they return."""
    return row.times | {seat: {**row.times.get(seat, {}), "away": "until-back"} for seat in seats}


def extended_times(row: MatchRow, seat: str, at: datetime) -> Times:
    """Return the times after a seat has been given LEAST seconds."""
    return row.times | {seat: {"left": LEAST, "since": stamp(at)}}


def times_with_grace(row: MatchRow, seat: str, at: datetime) -> Times:
    """Return the times after a seat whose time was up has been given its extra time."""
    return row.times | {seat: {"left": GRACE, "since": stamp(at), "grace": True}}


def has_had_grace(row: MatchRow, seat: str) -> bool:
    """Return whether the seat has had extra time for its current decision."""
    return "grace" in row.times.get(seat, {})


def end_times(times: Times) -> dict[str, datetime]:
    """Return the end of each running time, by seat.

    >>> times = {"red": {"left": 90.0, "since": "2026-11-21T12:30:00.000Z"}, "blue": {"left": 60.0}}
    >>> {seat: stamp(end) for seat, end in end_times(times).items()}
    {'red': '2026-11-21T12:31:30.000Z'}
    """
    return {seat: end for seat, one in times.items() if (end := _end_time(one)) is not None}


def _end_time(one: Mapping[str, Any]) -> datetime | None:
    since = one.get("since")
    return datetime.fromisoformat(since) + timedelta(seconds=one["left"]) if since else None


def seats_away(times: Times) -> Iterator[str]:
    """Yield the seats of people for whom a computer player answers."""
    return (seat for seat, one in times.items() if "away" in one)


def seats_played_by_computer(times: Times) -> Iterator[str]:
    """Yield the seats for which a computer player answers until their people return."""
    return (seat for seat, one in times.items() if one.get("away") == "until-back")


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


def _public_time(one: Mapping[str, Any]) -> PersonTime:
    end = _end_time(one)
    shown: PersonTime = {"left": one["left"], "until": stamp(end) if end else None, "away": "away" in one}
    return {**shown, "grace": True} if "grace" in one else shown
