"""What the server does for a seat when its time has come: a bot's answer, a default when a window closes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from datetime import datetime, timedelta
from typing import Any

from engine.core.decisions import Decision
from server.jsons import now, stamp
from server.store.protocol import MatchRow

#: seat → {"decision", "at", "by": "bot" | "clock", and "until" while a clock runs for everyone to see}
Waits = dict[str, dict[str, str]]


def reaction_seconds(options: Mapping[str, Any]) -> int:
    """How long a reaction window stays open; 0 is for ever."""
    value = options.get("reaction_seconds", 0)
    return int(value) if isinstance(value, (int, str)) and str(value).isdigit() else 0


def waits(
    row: MatchRow, decisions: Mapping[str, Decision], at: datetime, bot_delay: float, *, quiet: bool = False
) -> Waits:
    """Return what the server has to do for each seat that is asked now, and when.

    What was planned for the same decision keeps its time. A running clock also goes on when a seat is asked
    anew after something that not everybody could see (``quiet``), such as looking up its options: the clock
    must not show it.
    """
    made: Waits = {}
    for seat, asked in decisions.items():
        old = row.waits.get(seat)
        goes_on = quiet and asked.default is not None and "until" in (old or {})
        same = old is not None and (old["decision"] == asked.id or goes_on)
        wait = {**old, "decision": asked.id} if old and same else _wait(row, asked, at, bot_delay)
        if wait:
            made[seat] = wait
    return made


def _wait(row: MatchRow, asked: Decision, at: datetime, bot_delay: float) -> dict[str, str] | None:
    """Plan from public facts only: who sits there, and whether the question may be passed."""
    seconds = reaction_seconds(row.options) if asked.default is not None else 0
    until = {"until": stamp(at + timedelta(seconds=seconds))} if seconds else {}
    occupant = row.seats.get(asked.seat)
    if occupant and occupant.bot:
        answers = stamp(at + timedelta(seconds=bot_delay))
        return {"decision": asked.id, "at": answers, "by": "bot"} | until
    return {"decision": asked.id, "at": until["until"], "by": "clock"} | until if seconds else None


def first_due(pending: Waits) -> datetime | None:
    """When the server must act next."""
    times = [datetime.fromisoformat(wait["at"]) for wait in pending.values()]
    return min(times, default=None)


def due(pending: Waits, at: datetime) -> list[str]:
    """The seats for which it must act now."""
    return [seat for seat, wait in pending.items() if datetime.fromisoformat(wait["at"]) <= at]


def bot_of(row: MatchRow, seat: str) -> str | None:
    """The computer player whose answer is awaited there; None if it is only that a clock runs."""
    occupant = row.seats.get(seat)
    return occupant.bot if occupant and row.waits[seat]["by"] == "bot" else None


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
