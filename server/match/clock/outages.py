"""Corrections of clocks after outages: no time runs while the server is down.

Clocks that were running when an outage began continue at its end. Every person with an open decision then has
at least a quarter of the full time, and a minute. They must first notice that the server is back. The new
times are computed from the row alone when the match is opened, because thousands of unopened matches may be
stored.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta
from typing import Any

from server.base.clock import stamp
from server.db.types.heartbeat import Outage
from server.db.types.matches import MatchRow
from server.match.clock import deadlines, time_control

#: The minimum fraction of a period that remains for every person with an open decision.
MIN_SHARE = 0.25


def correct_for_outages(row: MatchRow, outages: Sequence[Outage]) -> tuple[dict[str, Any], timedelta]:
    """Return the columns that change because of the outages, and how long the match was interrupted. Both are
    empty if no clock was running."""
    after, interruption = row, timedelta()
    for outage in outages if row.status == "playing" else ():
        if outage.number > row.outage and (columns := _columns_after(after, outage)):
            after = after.with_columns(**columns)
            interruption += outage.end - outage.begin
    return row.differing_columns(
        {name: getattr(after, name) for name in ("times", "waits", "absent")}
    ), interruption


def _columns_after(row: MatchRow, outage: Outage) -> dict[str, Any]:
    """Return the changed columns of clocks that were running during the outage."""
    times = {seat: _move_time(row, time, outage) for seat, time in row.times.items()}
    ends = time_control.end_times(times)
    seconds = deadlines.reaction_seconds(row)
    waits = {seat: _move_wait(wait, seconds, outage, ends.get(seat)) for seat, wait in row.waits.items()}
    absent = {user: _move_absence(absence, outage) for user, absence in row.absent.items()}
    return row.differing_columns({"times": times, "waits": waits, "absent": absent})


def _move_time(row: MatchRow, time: dict[str, Any], outage: Outage) -> dict[str, Any]:
    """Return a person's time, moved by the outage if it is running."""
    control = time_control.time_control_of(row)
    since = datetime.fromisoformat(time["since"]) if "since" in time else outage.end
    if control is None or since >= outage.end:
        return time
    elapsed = max(0.0, (outage.begin - since).total_seconds())
    minimum = (
        time_control.GRACE_SECONDS
        if "grace" in time
        else max(time_control.MIN_SECONDS, MIN_SHARE * control.bank)
    )
    remaining = max(minimum, time["left"] - elapsed)
    return time | {"left": round(remaining, 3), "since": stamp(outage.end)}


def _move_wait(
    wait: dict[str, Any], seconds: float, outage: Outage, time_up: datetime | None
) -> dict[str, Any]:
    """Return the schedule for a seat, with its public clock and the seat's own deadline moved."""
    moved = dict(wait)
    if "until" in wait:
        moved["until"] = _move_end(
            wait, seconds, outage, timedelta(seconds=max(time_control.MIN_SECONDS, MIN_SHARE * seconds))
        )
    for key in ("past", "ahead"):
        if key in wait:
            moved[key] = [
                clock | {"until": _move_end(clock, seconds, outage, timedelta())}
                if "until" in clock
                else clock
                for clock in wait[key]
            ]
    if wait.get("by") == "clock":
        moved["at"] = moved["until"]
    elif wait.get("by") == "time" and time_up is not None:
        moved["at"] = stamp(time_up)
    return moved


def _move_end(clock: Mapping[str, Any], seconds: float, outage: Outage, minimum: timedelta) -> str:
    """Return the new end of a clock that had ``seconds`` at its start, and EXTENSION_SECONDS for each player
    who requested them."""
    end = datetime.fromisoformat(clock["until"])
    start = end - timedelta(seconds=seconds + deadlines.EXTENSION_SECONDS * len(clock.get("more", ())))
    if start >= outage.end or (not minimum and end <= outage.begin):
        return str(clock["until"])
    return stamp(outage.end + max(minimum, end - max(start, outage.begin)))


def _move_absence(absence: dict[str, Any], outage: Outage) -> dict[str, Any]:
    """Return a person's absence without the time of the outage, during which they could not return."""
    since = datetime.fromisoformat(absence["since"])
    if since >= outage.end:
        return absence
    return absence | {"since": stamp(since + (outage.end - max(since, outage.begin)))}


def outage_text(interruption: timedelta) -> str:
    """Return the message to the table about an outage.

    >>> outage_text(timedelta(hours=26, minutes=5))
    'The server was away for 1 d 2 h 5 min, and all clocks were stopped. ...'
    """
    minutes, seconds = divmod(int(interruption.total_seconds()), 60)
    parts = {"d": minutes // 1440, "h": minutes // 60 % 24, "min": minutes % 60}
    duration = " ".join(f"{count} {unit}" for unit, count in parts.items() if count) or f"{seconds} s"
    return (
        f"The server was away for {duration}, and all clocks were stopped. "
        "Everyone who is asked has at least a quarter of their time."
    )
