"""The messages that an absent person misses, stored with the match.

They are written in the same transaction as the change itself, exactly as they would have been sent. They
begin with the view before the first change. Then `diff`s follow, or a whole `view` where a `diff` is not
possible. Messages are added until the person has seen them or answers, on any device and across restarts. A
recap therefore reveals only what the seat would have received anyway.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from server.db.types.matches import MatchRow, MatchUpdate, MissedFrame, Patch
from server.match.people.presence import seated_users
from server.match.views.broadcast import view_text
from server.match.views.views import View

#: The maximum number of messages for one seat, and of characters in them. If one is exceeded, the recap
#: starts again with the current view.
MAX_MESSAGES, MAX_CHARACTERS = 400, 512 * 1024


class MatchViews(Protocol):
    """The views of a match's viewers."""

    row: MatchRow
    views: dict[str, View]


@dataclass(frozen=True)
class LastSeen:
    """The last view that a person saw in a seat."""

    seat: str
    seq: int
    view: View


@dataclass(frozen=True)
class MissedMessages:
    """The messages that a seat has missed since its person's last view, up to the view ``seq``."""

    seat: str
    seq: int
    bodies: tuple[str, ...]


def missed_messages_since(seen: LastSeen, patches: list[Patch] | None) -> MissedMessages | None:
    """Return the messages that a person has missed. Return None if they contain no happening, or are not
    known.

    >>> seen, quiet = LastSeen("red", 4, {"round": 1}), '{"patch":[],"happenings":[]}'
    >>> rolled = Patch("red", 5, '{"happenings":[{"kind":"rolled"}]}')
    >>> missed_messages_since(seen, [rolled, Patch("red", 6, quiet)]).seq
    6
    >>> print(missed_messages_since(seen, [Patch("red", 5, quiet)]))
    None
    """
    if not patches or not any(_has_happenings(patch) for patch in patches):
        return None
    bodies = (view_text(seen.seq, seen.view), *(patch.body for patch in patches))
    return MissedMessages(seen.seat, patches[-1].seq, bodies)


def _has_happenings(patch: Patch) -> bool:
    return not patch.body.endswith('"happenings":[]}')


def store_missed(update: MatchUpdate, live: MatchViews, missed: MissedMessages) -> None:
    """Store the messages that a person has already missed, unless further happenings have followed or some
    messages are stored."""
    if missed.seat not in live.row.missing and live.row.seqs[missed.seat] == missed.seq:
        update.missed += [MissedFrame(missed.seat, number, body) for number, body in enumerate(missed.bodies)]
        sizes = [len(missed.bodies), sum(map(len, missed.bodies))]
        update.columns["missing"] = live.row.missing | {missed.seat: sizes}


def add_missed(update: MatchUpdate, before: MatchViews, after: MatchViews) -> None:
    """Add the messages that absent people miss to the update. The update's patches must be complete."""
    row = after.row
    if row.commitment is None:
        return
    missing = {seat: sizes for seat, sizes in row.missing.items() if seat not in update.caught_up}
    patches = {patch.viewer: patch for patch in update.patches}
    for seat, user in seated_users(row):
        patch = patches.get(seat)
        should_start = user in row.absent and patch is not None and _has_happenings(patch)
        if seat not in update.caught_up and (seat in missing or should_start):
            _store_messages(
                seat, missing, update, _messages_to_store(seat, seat in missing, patch, before, after)
            )
            if missing[seat][0] > MAX_MESSAGES or missing[seat][1] > MAX_CHARACTERS:
                _restart_recap(seat, missing, update, after)
    if missing != before.row.missing:
        row.missing = update.columns["missing"] = missing


def _messages_to_store(
    seat: str, continues: bool, patch: Patch | None, before: MatchViews, after: MatchViews
) -> list[str]:
    """Return the messages to store, which begin with a whole view if no patch follows the stored ones."""
    if patch is None:
        return [] if before.row.seqs.get(seat) == after.row.seqs[seat] else [_view_message(after, seat)]
    if continues:
        return [patch.body]
    return (
        [_view_message(after, seat)]
        if before.row.commitment is None
        else [_view_message(before, seat), patch.body]
    )


def _store_messages(seat: str, missing: dict[str, list[int]], update: MatchUpdate, bodies: list[str]) -> None:
    count, size = missing.get(seat, (0, 0))
    update.missed += [MissedFrame(seat, number, body) for number, body in enumerate(bodies, count)]
    missing[seat] = [count + len(bodies), size + sum(map(len, bodies))]


def _restart_recap(seat: str, missing: dict[str, list[int]], update: MatchUpdate, after: MatchViews) -> None:
    update.caught_up.append(seat)
    update.missed = [frame for frame in update.missed if frame.seat != seat]
    del missing[seat]
    _store_messages(seat, missing, update, [_view_message(after, seat)])


def _view_message(live: MatchViews, seat: str) -> str:
    return view_text(live.row.seqs[seat], live.views[seat])
