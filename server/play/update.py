"""Changes of a match on their way from the engine to the store."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Any

from engine.core.driver import Change, Entry, Match
from engine.core.views import SPECTATOR
from server.play import clocks
from server.play.broadcast import Step
from server.store.protocol import Commit, Line, MatchRow, Occupant, Row


@dataclass(frozen=True)
class Beginning:
    """A match that starts: its first snapshot, its secret seed, and its edition by game and digest."""

    match: Match[Any]
    snapshot: bytes
    seed: bytes
    edition: tuple[str, str, bytes]


@dataclass
class Draft:
    """A change to be written: `values` are columns of the match."""

    values: dict[str, Any] = field(default_factory=dict)
    change: Change = field(default_factory=Change)
    beginning: Beginning | None = None
    seated: Mapping[str, Occupant] = field(default_factory=dict)
    unseated: tuple[str, ...] = ()
    line: Line | None = None

    @property
    def finished(self) -> bool:
        """Whether the match ends with it."""
        return self.values.get("status") == "finished"


def of_game(row: MatchRow, match: Match[Any], change: Change, *, at: datetime, bot_delay: float) -> Draft:
    """What a change of the game means for the match's columns."""
    decisions = match.decisions
    quiet = not any(fact.shown(SPECTATOR) for fact in change.news)
    pending = clocks.waits(row, decisions, at, bot_delay, quiet=quiet)
    values: dict[str, Any] = {
        "status": "finished" if match.over else "playing",
        "head": match.number,
        "deciding": sorted(decisions),
        "waits": pending,
        "due_at": clocks.first_due(pending),
    }
    if match.outcome is not None:
        values["result"] = match.outcome.wire()
    return Draft(values, change)


def after(row: MatchRow, draft: Draft) -> MatchRow:
    """The match as the draft leaves it."""
    seats = {seat: who for seat, who in row.seats.items() if seat not in draft.unseated}
    return replace(row, **draft.values, seats=seats | dict(draft.seated), version=row.version + 1)


def commit_of(
    row: MatchRow, draft: Draft, step: Step, *, at: datetime, reply: tuple[str, str] | None, frames_kept: int
) -> Commit:
    """All that is written. Frames of the lobby are not kept: there a viewer may become another one."""
    kept = row.status != "lobby"
    return Commit(
        row.id,
        row.version,
        at,
        values=draft.values | {"seqs": step.seqs, "digests": step.digests},
        rows=[_row(row.head + i, entry) for i, entry in enumerate(draft.change.entries, 1)],
        snapshots=_snapshots(draft),
        frames=list(step.frames.values()) if kept else [],
        oldest_frames=step.oldest(frames_kept, draft.finished) if kept else {},
        reply=reply,
        line=draft.line,
        seed=draft.beginning.seed if draft.beginning else None,
        edition=draft.beginning.edition if draft.beginning else None,
        seated=dict(draft.seated),
        unseated=list(draft.unseated),
    )


def _snapshots(draft: Draft) -> list[tuple[int, bytes]]:
    first = [(0, draft.beginning.snapshot)] if draft.beginning else []
    newest = draft.change.snapshot
    return first + ([(newest.number, newest.data)] if newest and newest.number > 0 else [])


def _row(number: int, entry: Entry) -> Row:
    return Row(number, entry.kind, entry.seat, list(entry.value), entry.fingerprint)


def entry_of(row: Row) -> Entry:
    """A journal row as the engine knows it."""
    return Entry(row.kind, row.seat, tuple(row.value), row.fingerprint)  # type: ignore[arg-type]
