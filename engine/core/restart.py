"""The open step of a match: it begins again where other rules wrote entries that do not fit those of today.

The entries of the step are given up: they stay in the journal, and no position comes of them any more. The
entry ``restart`` after them says so; its snapshot is the position in which the step began. What was drawn
stands (:class:`engine.core.chance.Numbers`), no id of a decision comes back, and nothing before can be taken
back. :mod:`engine.core.takeup` then gives the answers again that still fit. See docs/decisions/0007.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import TypeVar

import msgspec

from engine.core.chance import CHANCE, UNTIL, Chance, Numbers
from engine.core.driver import Renewal
from engine.core.game import Rules
from engine.core.journal import Change, Diverged, Entry, Snapshot, draws
from engine.core.match import Match

S = TypeVar("S")

SEALED_BY = "restarted"


def restart(
    game: Rules[S],
    snapshot: Snapshot,
    entries: Iterable[Entry],
    chance: Chance,
    *,
    after: int | None = None,
    reach: int = 0,
) -> tuple[Match[S], Change]:
    """Begin the last step again that opens before the first entry that does not fit.

    ``entries`` are those since ``snapshot``; with ``after``, as a journal has it, those behind that number
    are given up. What was drawn stands for the first ``reach`` entries from there, and for this step. Returns
    the match and what happened: the entry ``restart``, its snapshot, and what the step does until it asks.

    Raises :class:`Diverged` if no step opens after that entry, and what a rule or codec raises that cannot go
    on even so.

    >>> from engine.core.selfplay import Selfplay
    >>> from tests.core.tiny import Tiny
    >>> game = Tiny("stones")
    >>> one = Selfplay(game, "two", bytes(32))
    >>> rows = [Entry("answer", "a", ("three",))]  # which those rules offered
    >>> match, change = restart(game, Snapshot(0, one.data), rows, one.match.chance)
    >>> change.entries, match.decisions["a"].id, match.undo_closed("a")
    ([Entry(kind='restart', seat='CHANCE', value=(0,), fingerprint='')], 'a.3', 'restarted')
    """
    rows = list(entries)
    opened = Match(game, snapshot, chance, renewal=Renewal.EACH_STEP)
    with suppress(Exception):  # whatever a rule makes of answers to other questions
        opened.replay(rows if after is None else rows[: max(0, after - snapshot.number)])
    base = opened.snapshot
    if after not in (None, base.number):
        raise Diverged(f"no step opens after entry {after}")
    given_up = rows[base.number - snapshot.number :]
    number = snapshot.number + len(rows) + 1
    data = _begun_again(game, base, given_up, opened.entries, until=number + reach if reach else 0)
    match, change = Match.begin(game, data, chance, number=number)
    begun = Entry("restart", CHANCE, (base.number, reach) if reach else (base.number,))
    return match, Change([begun, *change.entries], change.news, change.snapshot or Snapshot(number, data))


def _begun_again(
    game: Rules[S], base: Snapshot, given_up: Sequence[Entry], played: Sequence[Entry], *, until: int
) -> bytes:
    """The position in which the step opened, with what was counted since; the rules of today know what the
    draws were that they have ``played``."""
    position, after = game.codec.decode(base.data), base.number
    counts, numbers = dict(position.counts), Numbers(position.drawn, position.again)
    for seat in [CHANCE, *(entry.seat for entry in given_up if entry.kind in ("answer", "undo"))]:
        counts[seat] = counts.get(seat, 0) + 1
    known = draws(played)
    kinds = [entry.fingerprint for entry in [*known, *draws(given_up)[len(known) :]]]
    places = [at for at, entry in enumerate(given_up, after) if entry.kind == "chance"]
    again = [(numbers.next(kind, at), kind) for kind, at in zip(kinds, places, strict=True)]
    again += [left for left in numbers.again if left[1] != UNTIL]
    again += [(until, UNTIL)] if until else []
    return game.codec.encode(
        msgspec.structs.replace(
            position, counts=counts, drawn=numbers.drawn, again=again, sealed_by=SEALED_BY
        )
    )


def restarts(entries: Iterable[Entry]) -> dict[int, tuple[int, int]]:
    """Return the numbers of the entries that begin a step again, each with that of the last entry before it
    that is not given up, and for how many entries behind it what was drawn stands.

    >>> restarts([Entry("answer", "north"), Entry("answer", "south"), Entry("restart", "CHANCE", (1,))])
    {3: (1, 0)}
    """
    values = {at: entry.value for at, entry in enumerate(entries, 1) if entry.kind == "restart"}
    return {at: (int(value[0]), int(value[1]) if len(value) > 1 else 0) for at, value in values.items()}
