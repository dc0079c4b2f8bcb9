"""The times at which the server acts for a seat because a computer player must answer or a window closes."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Container, Iterable, Mapping
from datetime import datetime, timedelta
from typing import Any

from engine.core.decisions import Decision, Refused
from engine.core.lobby.options import asks_only_answers, asks_simultaneously
from engine.core.matches.match import Match
from engine.core.present.views import ClockView
from server.base.clock import now, stamp
from server.db.types.matches import MatchRow, Occupant
from server.match.clock import time_control

#: The server's schedule for each seat with an open decision:
#:
#: - "decision": the id of the decision
#: - "at", "by": the time at which the server acts, and the reason ("bot" | "clock" | "time")
#: - "until": the end of the clock that everybody sees
#: - "more": the seats that have requested more time on this clock
#: - "slow": set if the clock runs longer for people who read slowly
#: - "past": the clocks of the decisions to which the seat may return by undo, the newest last; {} for a
#:   decision without a clock
#: - "ahead": the clocks of the decisions that the seat has left by undo
#: - "thinks": the time until which the seat's computer player searches
Waits = dict[str, dict[str, Any]]

#: The keys of a running clock, and the keys with the clocks of other decisions.
CLOCK_KEYS, OTHER_CLOCKS = ("until", "more", "slow"), ("past", "ahead")
#: Seconds added to a clock when a player requests more time.
EXTENSION_SECONDS = 20
#: The minimum seconds of a window that includes a person who reads slowly.
SLOW_READER_SECONDS = 20
#: The bounds of the random answering time of a computer player in a window with several seats. Two are
#: multiples of its delay, and one is a fraction of the window.
MIN_DELAY_FACTOR, MAX_DELAY_FACTOR, MAX_WINDOW_SHARE = 0.5, 2.0, 0.9
RANDOM = secrets.SystemRandom()


def asks_all_at_once(row: MatchRow) -> bool:
    """Return whether all seats that may react are asked simultaneously, with a time limit
    (docs/decisions/0010)."""
    return asks_simultaneously(row.options, [occupant.bot for occupant in row.seats.values()])


def has_single_person(row: MatchRow) -> bool:
    """Return whether one person plays only against computer players. Windows then hide nothing and have no
    clock (docs/decisions/0020)."""
    return asks_only_answers(row.options, [occupant.bot for occupant in row.seats.values()])


def reaction_seconds(row: MatchRow) -> int:
    """Return the seconds for which a reaction window stays open, or 0 for no limit. If people have days for
    each answer, a reaction has the same time."""
    if has_single_person(row):
        return 0
    control = time_control.time_control_of(row)
    if control and control.renewed:
        return int(control.bank)
    value = row.options.get("reactions" if asks_all_at_once(row) else "reaction_seconds", 0)
    return int(value) if isinstance(value, (int, str)) and str(value).isdigit() else 0


def extra_seconds(row: MatchRow, asked_seats: Container[str]) -> int:
    """Return the additional seconds of a window if one of its people has said that they read slowly.

    Everybody can see which seats are asked and who reads slowly. Cards in hand are not taken into account.
    """
    seconds = reaction_seconds(row)
    return (
        max(0, SLOW_READER_SECONDS - seconds)
        if seconds and any(seat in asked_seats for seat in slow_seats(row))
        else 0
    )


def slow_seats(row: MatchRow) -> list[str]:
    """Return the seats of people who have said that they read slowly."""
    return [
        seat
        for seat, occupant in row.seats.items()
        if row.slow and occupant.user and occupant.user.id in row.slow
    ]


def add_slow_readers(row: MatchRow, new_occupants: Iterable[Occupant]) -> list[str] | None:
    """Return ``row.slow`` with the new occupants who are known to read slowly. Return None if nothing
    changes."""
    user_ids = {occupant.user.id for occupant in new_occupants if occupant.user and occupant.user.slow}
    return sorted({*row.slow, *user_ids}) if user_ids - set(row.slow) else None


def slow_readers(row: MatchRow, seat: str, reads_slowly: bool) -> list[str]:
    """Return the ids of seated users who read slowly, after the person in a seat has changed their
    setting."""
    users = [
        occupant.user
        for name, occupant in row.seats.items()
        if (reads_slowly if name == seat else name in slow_seats(row))
    ]
    return sorted(user.id for user in users if user)


def uses_time(row: MatchRow, decisions: Mapping[str, Decision]) -> bool:
    """Return whether these decisions use up people's time. A reaction with a separate clock does not."""
    return not reaction_seconds(row) or not any(decision.timed for decision in decisions.values())


def conceded_seats(match: Match[Any] | None) -> frozenset[str]:
    """Return the seats that everybody knows to have conceded. A computer player continues for them
    (VIC-12)."""
    return frozenset([seat for seat, state in match.state.seats.items() if state.conceded] if match else ())


def plan_schedule(
    row: MatchRow,
    decisions: Mapping[str, Decision],
    at: datetime,
    bot_delay: float,
    *,
    quiet: bool = False,
    conceded: Container[str] = (),
    undone: str | None = None,
    undoable: Container[str] = (),
) -> Waits:
    """Return the server's schedule for each seat with an open decision.

    The schedule for an unchanged decision keeps its time, unless a computer player has replaced the person or
    the person has returned.

    If seats are asked in turn, a running clock also continues after an action that some players could not see
    (``quiet``). An example is a look at the options. The clock must not reveal such an action.

    Undo never gives more time. If the seat ``undone`` has returned to a decision by undo, that decision has
    its old clock, which may have run out. The next decision then has the clock of the decision that the seat
    had left. ``undoable`` are the seats that could take back their last answer.
    """
    plans: Waits = {}
    away, end_times = set(time_control.seats_away(row.times)), time_control.end_times(row.times)
    seconds, extra = reaction_seconds(row), extra_seconds(row, decisions)
    for seat, decision in decisions.items():
        previous = row.waits.get(seat, {})
        has_undone = seat == undone
        continues = quiet and not asks_all_at_once(row) and decision.timed and "until" in previous
        current = (
            previous if not has_undone and (previous.get("decision") == decision.id or continues) else {}
        )
        has_answered = not has_undone and seat in undoable and previous.get("decision") != decision.id
        saved_clocks = previous.get("past") if has_undone else previous.get("ahead") if has_answered else None
        clock = saved_clocks[-1] if saved_clocks else _clock(current)
        occupant = row.seats.get(seat)
        is_computer = occupant is not None and (occupant.bot is not None or occupant.has_left)
        bot_answers = seat in conceded or seat in away or is_computer
        wait = _plan_for_seat(
            row, decision, at, bot_delay if bot_answers else None, clock, seconds=seconds, extra=extra
        )
        if "by" not in wait and seat in end_times:
            wait |= {"at": stamp(end_times[seat]), "by": "time"}
        elif "by" in wait and wait["by"] == current.get("by"):
            wait = {key: current[key] for key in current if key not in OTHER_CLOCKS} | {
                "decision": decision.id
            }
        if past := _past_clocks(previous, decision, has_undone, seat in undoable):
            wait["past"] = past
        if ahead := _clocks_ahead(previous, decision, has_undone, seat in undoable):
            wait["ahead"] = ahead
        if len(wait) > 1:
            plans[seat] = wait
    return plans


def _plan_for_seat(
    row: MatchRow,
    decision: Decision,
    at: datetime,
    bot_delay: float | None,
    clock: Mapping[str, Any],
    *,
    seconds: int,
    extra: int,
) -> dict[str, Any]:
    """Return the schedule for a seat. It depends only on public facts: the occupant, and whether the decision
    may be passed. ``clock`` is the running clock. A new one runs for ``seconds``, and ``extra`` seconds more
    for people who read slowly."""
    wait: dict[str, Any] = {"decision": decision.id}
    duration = seconds + extra if decision.timed else 0
    if duration:
        wait |= clock or _new_clock(at + timedelta(seconds=duration), slow=bool(extra))
        wait |= {"at": wait["until"], "by": "clock"}
    if bot_delay is not None:
        delay = _random_delay(bot_delay, duration) if duration and asks_all_at_once(row) else bot_delay
        wait |= {"at": stamp(at + timedelta(seconds=delay)), "by": "bot"}
    return wait


def _new_clock(until: datetime, *, slow: bool) -> dict[str, Any]:
    return {"until": stamp(until), "slow": True} if slow else {"until": stamp(until)}


def _random_delay(delay: float, seconds: float) -> float:
    """Return a random number of seconds until a computer player answers. It depends neither on the player's
    hand nor on how long it thinks."""
    return min(delay * RANDOM.uniform(MIN_DELAY_FACTOR, MAX_DELAY_FACTOR), seconds * MAX_WINDOW_SHARE)


def _clock(wait: Mapping[str, Any]) -> dict[str, Any]:
    """Return the seat's running clock, or an empty dict if there is none."""
    return {key: wait[key] for key in CLOCK_KEYS if key in wait}


def _past_clocks(
    previous: Mapping[str, Any], decision: Decision, has_undone: bool, undoable: bool
) -> list[dict[str, Any]]:
    """Return the "past" value for a seat with this decision. It stays empty until the first clock starts."""
    past: list[dict[str, Any]] = previous.get("past", [])
    if previous.get("decision") == decision.id:
        return past
    if has_undone:
        return past[:-1]
    last_clock = _clock(previous)
    return [*past, last_clock] if undoable and (past or last_clock) else []


def _clocks_ahead(
    previous: Mapping[str, Any], decision: Decision, has_undone: bool, undoable: bool
) -> list[dict[str, Any]]:
    """Return the "ahead" value for a seat with this decision. It is empty once any player has learned
    something new."""
    ahead: list[dict[str, Any]] = previous.get("ahead", [])
    if previous.get("decision") == decision.id:
        return ahead
    if has_undone:
        clock = _clock(previous)
        return [*ahead, clock] if ahead or clock else []
    return ahead[:-1] if undoable else []


def is_window_over(pending: Waits, seat: str, at: datetime) -> bool:
    """Return whether an undo would take a seat back to a window that has ended and would immediately end
    again.

    >>> from datetime import UTC
    >>> pending = {"red": {"past": [{"until": "2026-11-21T12:30:04.000Z"}]}, "blue": {"past": [{}]}}
    >>> at = datetime(2026, 11, 21, 12, 30, 5, tzinfo=UTC)
    >>> [is_window_over(pending, seat, at) for seat in ("red", "blue")]
    [True, False]
    """
    past = pending.get(seat, {}).get("past")
    until = past[-1].get("until") if past else None
    return until is not None and datetime.fromisoformat(until) <= at


def with_more_time(pending: Waits, seat: str, at: datetime) -> Waits:
    """Return the schedule after all running clocks are extended by EXTENSION_SECONDS at the request
    of a seat.

    Raises Refused if no clock runs (``stale``), or if the seat has already made a request (``illegal``).

    >>> from datetime import UTC
    >>> end, at = "2026-11-21T12:30:04.000Z", datetime(2026, 11, 21, 12, 30, tzinfo=UTC)
    >>> longer = with_more_time({"red": {"until": end, "at": end, "by": "clock"}}, "red", at)
    >>> longer["red"]["at"], longer["red"]["more"]
    ('2026-11-21T12:30:24.000Z', ['red'])
    >>> with_more_time(longer, "red", at)
    Traceback (most recent call last):
    engine.core.decisions.Refused: you have already asked for more time
    """
    running = {name: wait for name, wait in pending.items() if "until" in wait}
    if not running or any(datetime.fromisoformat(wait["until"]) <= at for wait in running.values()):
        raise Refused("stale", "no clock is running")
    if any(seat in wait.get("more", ()) for wait in running.values()):
        raise Refused("illegal", "you have already asked for more time")
    return pending | {
        name: _extended(wait, EXTENSION_SECONDS, more=[*wait.get("more", ()), seat])
        for name, wait in running.items()
    }


def with_slow_reader(row: MatchRow, asked_seats: Container[str], at: datetime) -> Waits:
    """Return the schedule after a person has said that they read slowly.

    A window that includes the person then duration as long as if they had said so before. This happens once
    for each window. ``asked_seats`` are the seats that appear as asked to everybody, whether they have
    answered or not.
    """
    running = {name: wait for name, wait in row.waits.items() if "until" in wait}
    has_ended = any(datetime.fromisoformat(wait["until"]) <= at for wait in running.values())
    extra = extra_seconds(row, asked_seats)
    if not running or has_ended or not extra or any(wait.get("slow") for wait in running.values()):
        return row.waits
    return row.waits | {name: _extended(wait, extra, slow=True) for name, wait in running.items()}


def _extended(wait: Mapping[str, Any], seconds: int, **changes: Any) -> dict[str, Any]:
    until = stamp(datetime.fromisoformat(wait["until"]) + timedelta(seconds=seconds))
    extended = {**wait, "until": until, **changes}
    return extended | {"at": until} if wait["by"] == "clock" else extended


def public_clocks(pending: Waits) -> ClockView | None:
    """Return the clock that everybody sees, if one runs.

    >>> red = {"until": "2026-11-21T12:30:04.000Z", "more": ["red"]}
    >>> public_clocks({"red": red, "blue": {"thinks": "..."}})
    {'until': '2026-11-21T12:30:04.000Z', 'more_time': ['red']}
    >>> print(public_clocks({"blue": {"at": "2026-11-21T12:30:04.000Z", "by": "bot"}}))
    None
    """
    running = [wait for wait in pending.values() if "until" in wait]
    if not running:
        return None
    requesters = {seat: None for wait in running for seat in wait.get("more", ())}
    return {"until": max(wait["until"] for wait in running), "more_time": list(requesters)}


def searching_seats(pending: Waits) -> dict[str, str]:
    """Return the seats whose computer players are publicly known to be searching, with the end of each
    search."""
    return {seat: wait["thinks"] for seat, wait in pending.items() if "thinks" in wait}


def next_due_time(pending: Waits) -> datetime | None:
    """Return the time at which the server must act next, or None."""
    times = [datetime.fromisoformat(wait["at"]) for wait in pending.values() if "at" in wait]
    return min(times, default=None)


def due_seats(pending: Waits, at: datetime) -> list[str]:
    """Return the seats for which the server must act now.

    >>> from datetime import UTC
    >>> pending = {"red": {"at": "2026-11-21T12:30:00.000Z"}, "blue": {"at": "2026-11-21T12:31:00.000Z"}}
    >>> due_seats(pending, datetime(2026, 11, 21, 12, 30, tzinfo=UTC))
    ['red']
    """
    return [
        seat for seat, wait in pending.items() if "at" in wait and datetime.fromisoformat(wait["at"]) <= at
    ]


def bot_of(row: MatchRow, pending: Waits, seat: str, stand_in: str) -> str | None:
    """Return the computer player that must answer for the seat. If it replaces a person, it is ``stand_in``.
    Return None if only a clock runs."""
    if pending.get(seat, {}).get("by") != "bot":
        return None
    occupant = row.seats.get(seat)
    return occupant.bot if occupant and occupant.bot else stand_in


def answer_due_time(row: MatchRow, seat: str) -> datetime | None:
    """Return the time at which the answer of a seat is due, if it is asked together with others and a clock
    runs. Otherwise return None."""
    until = row.waits[seat].get("until") if asks_all_at_once(row) else None
    return datetime.fromisoformat(until) if until else None


class Alarm:
    """Calls ``ring`` when the server must act in a match."""

    def __init__(self, ring: Callable[[], None]) -> None:
        self._ring = ring
        self._timer: asyncio.TimerHandle | None = None

    def set(self, at: datetime | None, grace: float = 0.0) -> None:
        """Set the alarm for the given time, or ``grace`` seconds later if another process may act first. None
        stops it."""
        self.stop()
        if at is not None:
            delay = max(0.0, (at - now()).total_seconds()) + grace
            self._timer = asyncio.get_running_loop().call_later(delay, self._ring)

    def stop(self) -> None:
        """Stop the alarm."""
        if self._timer:
            self._timer.cancel()
            self._timer = None
