"""Conversion of a command's result to a `MatchUpdate` for the store."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime, timedelta
from typing import Any

from engine.core.decisions import Decision
from engine.core.matches.journal import Change, Entry
from engine.core.matches.match import Match
from engine.core.present.views import SPECTATOR
from server.base.clock import now, stamp
from server.db.types.matches import ChatEntry, JournalRow, MatchRow, MatchUpdate
from server.db.types.people import User
from server.match.clock import deadlines, time_control
from server.match.state.live import LiveMatch


def update_of(row: MatchRow, **fields: Any) -> MatchUpdate:
    """Return an update of the match with that row, with the current time. ``fields`` are fields of
    MatchUpdate."""
    return MatchUpdate(row.id, row.version, now(), **fields)


def update_of_change(
    live: LiveMatch, match: Match[Any], change: Change, *, returning: str | None = None
) -> MatchUpdate:
    """Return the update for a change of the game: journal, snapshots, happenings and open decisions.
    ``returning`` is a seat whose person takes over again from the computer player."""
    update = update_of(
        live.row,
        journal=[_journal_row(live.row.head + i, entry) for i, entry in enumerate(change.entries, 1)],
        snapshots=_snapshots(change),
        happenings=live.game.happenings(match.state, change.facts, live.views) if change.facts else {},
    )
    update.columns = _changed_columns(live, match, update, change, returning)
    return update


def with_chat_line(
    live: LiveMatch,
    update: MatchUpdate,
    text: str,
    *,
    seat: str,
    name: str,
    team: str | None = None,
    user: User | None = None,
) -> MatchUpdate:
    """Return the update with a chat line to the table or to one team."""
    update.chat = ChatEntry(
        place=live.chat[-1].place + 1 if live.chat else 1,
        n=next((other.n for other in reversed(live.chat) if other.team == team), 0) + 1,
        channel="team" if team else "table",
        team=team,
        seat=seat,
        name=name,
        text=text,
        at=update.at,
        user_id=user.id if user else None,
    )
    return update


def _changed_columns(
    live: LiveMatch, match: Match[Any], update: MatchUpdate, change: Change, returning: str | None
) -> dict[str, Any]:
    assert update.happenings is not None
    row, decisions, conceded = live.row, match.decisions, deadlines.conceded_seats(match)
    free = not deadlines.uses_time(row, decisions)
    times = time_control.next_times(
        row, match.waiting_for, update.at, free=free, conceded=conceded, returning=returning
    )
    pending = deadlines.plan_schedule(
        row.with_columns(times=times),
        decisions,
        update.at,
        live.context.bot_delay(live.row),
        quiet=not update.happenings.get(SPECTATOR),
        conceded=conceded,
        undone=next((entry.seat for entry in change.entries if entry.kind == "undo"), None),
        undoable=[seat for seat in decisions if match.undo_refusal(seat) is None],
    )
    _mark_thinking(live, decisions, pending, update.at)
    columns: dict[str, Any] = {
        "status": "finished" if match.over else "playing",
        "head": match.number,
        "deciding": sorted(decisions),
        "waits": pending,
        "times": times,
        "asked": {
            seat: _opened_decision(live.row, seat, decision, update.at)
            for seat, decision in decisions.items()
        },
    }
    if match.outcome is not None:
        columns["result"] = match.outcome.to_wire()
    return columns


def _mark_thinking(
    live: LiveMatch, decisions: Mapping[str, Decision], pending: deadlines.Waits, at: datetime
) -> None:
    """Record the end of the search of each computer player that searches for a new decision."""
    context, until = live.context, at + timedelta(seconds=live.context.settings.thinking_seconds)
    for seat, wait in pending.items():
        bot = deadlines.bot_of(live.row, pending, seat, live.game.stand_in)
        if bot and "thinks" not in wait and context.searches_ahead(live.game, bot, decisions[seat]):
            wait["thinks"] = stamp(until)


def _opened_decision(row: MatchRow, seat: str, decision: Decision, at: datetime) -> dict[str, str]:
    """Return the open decision of a seat and the time at which it was opened. Only that seat may see it."""
    previous = row.asked.get(seat, {})
    return (
        previous if previous.get("decision") == decision.id else {"decision": decision.id, "since": stamp(at)}
    )


def _snapshots(change: Change) -> list[tuple[int, bytes]]:
    """Return the newest snapshot. Number 0 is left out, because the initial position is stored when the match
    begins."""
    newest = change.snapshot
    return [(newest.number, newest.data)] if newest and newest.number > 0 else []


def _journal_row(number: int, entry: Entry) -> JournalRow:
    return JournalRow(number, entry.kind, entry.seat, list(entry.value), entry.fingerprint)
