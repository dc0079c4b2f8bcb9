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
PART = 0.25


def correct_for_outages(row: MatchRow, outages: Sequence[Outage]) -> tuple[dict[str, Any], timedelta]:
    """Return the columns that change because of the outages, and how long the match was interrupted. Both are
    empty if no clock was running."""
    after, lost = row, timedelta()
    for outage in outages if row.status == "playing" else ():
        if outage.number > row.outage and (columns := _columns_after(after, outage)):
            after = after.with_columns(**columns)
            lost += outage.end - outage.begin
    return row.differing_columns({name: getattr(after, name) for name in ("times", "waits", "absent")}), lost


def _columns_after(row: MatchRow, outage: Outage) -> dict[str, Any]:
    """Return the changed columns of clocks that were running during the outage."""
    times = {seat: _move_time(row, one, outage) for seat, one in row.times.items()}
    ends = time_control.end_times(times)
    seconds = deadlines.reaction_seconds(row)
    waits = {seat: _move_wait(wait, seconds, outage, ends.get(seat)) for seat, wait in row.waits.items()}
    absent = {user: _move_absence(one, outage) for user, one in row.absent.items()}
    return row.differing_columns({"times": times, "waits": waits, "absent": absent})


def _move_time(row: MatchRow, one: dict[str, Any], outage: Outage) -> dict[str, Any]:
    """Return a person's time, moved by the outage if it is running."""
    control = time_control.time_control_of(row)
    since = datetime.fromisoformat(one["since"]) if "since" in one else outage.end
    if control is None or since >= outage.end:
        return one
    ran = max(0.0, (outage.begin - since).total_seconds())
    least = time_control.GRACE if "grace" in one else max(time_control.LEAST, PART * control.bank)
    left = max(least, one["left"] - ran)
    return one | {"left": round(left, 3), "since": stamp(outage.end)}


def _move_wait(
    wait: dict[str, Any], seconds: float, outage: Outage, time_up: datetime | None
) -> dict[str, Any]:
    """Return the schedule for a seat, with its public clock and the seat's own deadline moved."""
    changed = dict(wait)
    if "until" in wait:
        changed["until"] = _move_end(
            wait, seconds, outage, timedelta(seconds=max(time_control.LEAST, PART * seconds))
        )
    for others in ("past", "ahead"):
        if others in wait:
            changed[others] = [
                one | {"until": _move_end(one, seconds, outage, timedelta())} if "until" in one else one
                for one in wait[others]
            ]
    if wait.get("by") == "clock":
        changed["at"] = changed["until"]
    elif wait.get("by") == "time" and time_up is not None:
        changed["at"] = stamp(time_up)
    return changed


def _move_end(clock: Mapping[str, Any], seconds: float, outage: Outage, least: timedelta) -> str:
    """Return the new end of a clock that had ``seconds`` at its start, and MORE seconds for each player who
    requested them."""
    end = datetime.fromisoformat(clock["until"])
    start = end - timedelta(seconds=seconds + deadlines.MORE * len(clock.get("more", ())))
    if start >= outage.end or (not least and end <= outage.begin):
        return str(clock["until"])
    return stamp(outage.end + max(least, end - max(start, outage.begin)))


def _move_absence(one: dict[str, Any], outage: Outage) -> dict[str, Any]:
    """Return a person's absence without the time of the outage, during which they could not return."""
    since = datetime.fromisoformat(one["since"])
    if since >= outage.end:
        return one
    return one | {"since": stamp(since + (outage.end - max(since, outage.begin)))}


def outage_text(lost: timedelta) -> str:
    """Return the message to the table about an outage.

    >>> outage_text(timedelta(hours=26, minutes=5))
    'The server was away for 1 d 2 h 5 min, and all clocks were stopped. ...'
    """
    minutes, seconds = divmod(int(lost.total_seconds()), 60)
    parts = {"d": minutes // 1440, "h": minutes // 60 % 24, "min": minutes % 60}
    lasted = " ".join(f"{count} {unit}" for unit, count in parts.items() if count) or f"{seconds} s"
    return (
        f"The server was away for {lasted}, and all clocks were stopped. "
        "Everyone who is asked has at least a quarter of their time."
    )
