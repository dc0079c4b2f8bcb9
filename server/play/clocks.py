"""What the server does for a seat when its time has come: a bot's answer, a default when a window closes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Container, Mapping
from datetime import datetime, timedelta
from typing import Any

from engine.core.decisions import Decision
from engine.core.wire import Wire
from server.jsons import now, stamp
from server.store.protocol import MatchRow

#: seat → {"decision"}, with "at" and "by" ("bot" | "clock") if the server has to act, "until" while a clock
#: runs for everyone to see, and "past": until when the clocks ran of the questions that the seat may come
#: back to by undo, the last one last, "" where none ran
Waits = dict[str, dict[str, Any]]


def reaction_seconds(options: Mapping[str, Any]) -> int:
    """How long a reaction window stays open; 0 is for ever."""
    value = options.get("reaction_seconds", 0)
    return int(value) if isinstance(value, (int, str)) and str(value).isdigit() else 0


def conceded(view: Wire) -> frozenset[str]:
    """The seats that have conceded, as everybody sees: a computer player plays on for them (VIC-12)."""
    return frozenset([seat for seat, shown in view["seats"].items() if shown["conceded"]])


def waits(
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
    """Return what the server has to do for each seat that is asked now, and when.

    What was planned for the same decision keeps its time, unless the seat has passed to a computer player or
    back. A running clock also goes on when a seat is asked anew after something that not everybody could see
    (``quiet``), such as looking up its options: the clock must not show it. A question to which the seat
    ``undone`` has come back by undo has the clock that it had, which may have run out; ``undoable`` are the
    seats that could take back their last answer.
    """
    made: Waits = {}
    for seat, asked in decisions.items():
        old = row.waits.get(seat, {})
        back = seat == undone
        goes_on = quiet and asked.default is not None and "until" in old
        kept = old if not back and (old.get("decision") == asked.id or goes_on) else {}
        until = (old.get("past") or [None])[-1] if back else kept.get("until")
        occupant = row.seats.get(seat)
        bot = seat in conceded or (occupant is not None and occupant.bot is not None)
        wait = _wait(row, asked, at, bot_delay if bot else None, until)
        if "by" in wait and wait["by"] == kept.get("by"):
            wait = {key: kept[key] for key in kept if key != "past"} | {"decision": asked.id}
        if past := _past(old, asked, back, seat in undoable):
            wait["past"] = past
        if len(wait) > 1:
            made[seat] = wait
    return made


def _wait(
    row: MatchRow, asked: Decision, at: datetime, bot_delay: float | None, until: str | None
) -> dict[str, Any]:
    """Plan from public facts only: who sits there, and whether the question may be passed; ``until`` is the
    end of a clock that runs already."""
    wait: dict[str, Any] = {"decision": asked.id}
    seconds = reaction_seconds(row.options) if asked.default is not None else 0
    if seconds:
        wait["until"] = until or stamp(at + timedelta(seconds=seconds))
        wait |= {"at": wait["until"], "by": "clock"}
    if bot_delay is not None:
        wait |= {"at": stamp(at + timedelta(seconds=bot_delay)), "by": "bot"}
    return wait


def _past(old: Mapping[str, Any], asked: Decision, back: bool, undoable: bool) -> list[str]:
    """What "past" is now that a seat is asked this; there is nothing to keep before the first clock."""
    past: list[str] = old.get("past", [])
    if old.get("decision") == asked.id:
        return past
    if back:
        return past[:-1]
    closed: str = old.get("until", "")
    return [*past, closed] if undoable and (past or closed) else []


def first_due(pending: Waits) -> datetime | None:
    """When the server must act next."""
    times = [datetime.fromisoformat(wait["at"]) for wait in pending.values() if "at" in wait]
    return min(times, default=None)


def due(pending: Waits, at: datetime) -> list[str]:
    """The seats for which it must act now."""
    return [
        seat for seat, wait in pending.items() if "at" in wait and datetime.fromisoformat(wait["at"]) <= at
    ]


def bot_of(row: MatchRow, seat: str, strongest: str) -> str | None:
    """The computer player whose answer is awaited there, for a person who has conceded the ``strongest``;
    None if it is only that a clock runs."""
    if row.waits[seat].get("by") != "bot":
        return None
    occupant = row.seats.get(seat)
    return occupant.bot if occupant and occupant.bot else strongest


class Alarm:
    """Calls ``ring`` when the server must act in a match."""

    def __init__(self, ring: Callable[[], None]) -> None:
        self._ring = ring
        self._timer: asyncio.TimerHandle | None = None

    def set(self, at: datetime | None, grace: float = 0.0) -> None:
        """Set it for that time, ``grace`` seconds later if another process may do the work first; stop it if
        there is nothing to do."""
        self.stop()
        if at is not None:
            delay = max(0.0, (at - now()).total_seconds()) + grace
            self._timer = asyncio.get_running_loop().call_later(delay, self._ring)

    def stop(self) -> None:
        """Forget the call that is set."""
        if self._timer:
            self._timer.cancel()
            self._timer = None
