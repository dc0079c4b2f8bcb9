"""Time control: how long people may think in a match. It goes on over restarts, for it stands in the row.

A person's time runs while everybody sees that an answer of his is awaited: from the moment when he is asked
after others were, until others are asked. What he answers meanwhile, and whether he takes it back, neither
stops the time nor adds to it: it may be his secret that he did. Reactions for which a clock of their own
runs (server/play/deadlines.py) cost nothing; where nobody else is asked to react, his time goes on after that
with what was left: he could come back to the reaction by undo, again and again.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, Literal

from engine.core.views import PersonTime, TimeView
from server.json_codec import stamp
from server.store.matches import MatchRow

#: seat → {"left": seconds that it has, as of "since" while its time runs}, with "away" while a computer
#: player answers for it: "until-back", or "this-time" if only until others are asked; "grace" while what
#: runs is the little that it has besides, because its person's link had dropped; and "held" while it only
#: waits for a reaction that nobody else is asked for. Only seats of people; without a time control only those
#: for whom it answers, without "left".
Times = dict[str, dict[str, Any]]

DAY = 86_400.0
#: No bank holds more than so many times what it began with.
FULLEST = 2
#: What a person who comes back has at least, in seconds; and who was out of time while no server was there.
LEAST = 60.0
#: A time that ran out so long ago, in seconds, ran out while no server could see it.
UNSEEN = 15.0

#: Where a time that is up loses the match: how long before, in seconds, a link may have dropped for its
#: person to have a little longer, and how much that is.
DROPPED, GRACE = 60.0, 30.0

#: The time of who has left for good.
GONE = {"left": 0.0, "away": "until-back"}

AtZero = Literal["computer", "usual", "loss"]
#: What becomes of a seat's time: it "waits" while another clock runs and nobody else is asked.
Course = Literal["runs", "waits", "stops"]


@dataclass(frozen=True)
class Control:
    """``bank`` seconds for each person, and ``gain`` more each time that he is asked after others; where it
    is ``renewed`` the bank is full again then."""

    bank: float
    gain: float = 0.0
    renewed: bool = False


#: By the choice of the option `time`.
CONTROLS = {
    "10m": Control(600.0, 20.0),
    "20m": Control(1200.0, 30.0),
    "40m": Control(2400.0, 60.0),
    "1d": Control(DAY, renewed=True),
    "3d": Control(3 * DAY, renewed=True),
    "7d": Control(7 * DAY, renewed=True),
}


def control_of(row: MatchRow) -> Control | None:
    """The time control that was chosen; None without one."""
    return CONTROLS.get(str(row.options.get("time")))


def at_zero(row: MatchRow) -> AtZero:
    """What happens to a person whose time is up."""
    chosen: AtZero = row.options.get("at_zero", "computer")
    return chosen


def times_after(
    row: MatchRow,
    asked: Collection[str],
    at: datetime,
    *,
    free: bool = False,
    conceded: Collection[str] = (),
    back: str | None = None,
) -> Times:
    """Return the times once everybody sees that the seats ``asked`` have to answer; ``free`` if another clock
    runs for that.

    ``back`` is a seat whose person takes it back from the computer player.
    """
    control = control_of(row)
    if control is None:
        return {seat: one for seat, one in row.times.items() if seat != back}
    people = {seat: who for seat, who in row.seats.items() if who.user}
    goes = {seat: _course(seat, asked, free=free) for seat in asked if seat not in conceded}
    return {
        seat: _next(control, row.times.get(seat), at, goes.get(seat, "stops"), back=seat == back)
        if not who.left
        else dict(GONE)
        for seat, who in people.items()
    }


def _course(seat: str, asked: Collection[str], *, free: bool) -> Course:
    if not free:
        return "runs"
    return "waits" if set(asked) == {seat} else "stops"


def _next(
    control: Control, old: Mapping[str, Any] | None, at: datetime, course: Course, *, back: bool
) -> dict[str, Any]:
    old = {"left": control.bank, **(old or {})}
    since, held, away = old.get("since"), old.get("held", False), old.get("away")
    left = old["left"] if since is None else max(0.0, old["left"] - _seconds(since, at))
    if back or (away == "this-time" and course == "stops"):
        since, held, away, left = None, False, None, max(left, LEAST) if back else left
    runs = course == "runs" and away is None
    if runs and since is not None:
        return dict(old)
    goes_on = course != "stops" and away is None and (held or since is not None)
    if old.get("grace") and not goes_on:
        left = 0.0  # it was for that question alone
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
    return max(0.0, (at - datetime.fromisoformat(since)).total_seconds())  # another process may be ahead


def times_stopped(row: MatchRow, at: datetime) -> Times:
    """The times of a match that is paused: none runs."""
    return times_after(row, (), at)


def times_run_out(row: MatchRow, seat: str) -> Times:
    """The times once the computer answers for a seat whose time is up."""
    how = "this-time" if at_zero(row) == "usual" else "until-back"
    return row.times | {seat: {"left": 0.0, "away": how}}


def times_left_to_computer(row: MatchRow, *seats: str) -> Times:
    """The times once the computer plays for people who are away, until they are back."""
    return row.times | {seat: {**row.times.get(seat, {}), "away": "until-back"} for seat in seats}


def times_prolonged(row: MatchRow, seat: str, at: datetime) -> Times:
    """The times if a seat gets a little more."""
    return row.times | {seat: {"left": LEAST, "since": stamp(at)}}


def times_with_grace(row: MatchRow, seat: str, at: datetime) -> Times:
    """The times if a seat whose time is up has a little longer, once."""
    return row.times | {seat: {"left": GRACE, "since": stamp(at), "grace": True}}


def had_grace(row: MatchRow, seat: str) -> bool:
    """Whether the seat has had that for what it is asked now."""
    return "grace" in row.times.get(seat, {})


def end_times(times: Times) -> dict[str, datetime]:
    """When the time of each seat is up whose time runs.

    >>> times = {"red": {"left": 90.0, "since": "2026-11-21T12:30:00.000Z"}, "blue": {"left": 60.0}}
    >>> {seat: stamp(end) for seat, end in end_times(times).items()}
    {'red': '2026-11-21T12:31:30.000Z'}
    """
    return {seat: end for seat, one in times.items() if (end := _end(one)) is not None}


def _end(one: Mapping[str, Any]) -> datetime | None:
    since = one.get("since")
    return datetime.fromisoformat(since) + timedelta(seconds=one["left"]) if since else None


def seats_away(times: Times) -> Iterator[str]:
    """The seats of people for whom a computer player answers."""
    return (seat for seat, one in times.items() if "away" in one)


def seats_left_to_computers(times: Times) -> Iterator[str]:
    """Those of them for whom it does so until they come back."""
    return (seat for seat, one in times.items() if one.get("away") == "until-back")


def only_this_time(times: Times, seat: str) -> bool:
    """Whether the computer answers for the seat until others are asked, and as is usual."""
    return times.get(seat, {}).get("away") == "this-time"


def public_times(row: MatchRow) -> TimeView | None:
    """What everybody sees of it; None without a time control."""
    if control_of(row) is None or not row.times:
        return None
    return {
        "control": str(row.options["time"]),
        "seats": {seat: _shown(row.times[seat]) for seat in row.times},
    }


def _shown(one: Mapping[str, Any]) -> PersonTime:
    end = _end(one)
    shown: PersonTime = {"left": one["left"], "until": stamp(end) if end else None, "away": "away" in one}
    return {**shown, "grace": True} if "grace" in one else shown
