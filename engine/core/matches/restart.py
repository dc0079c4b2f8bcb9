"""Restarts the open step of a match whose journal does not fit the current rules.

The entries of the step are discarded: they stay in the journal, but no longer affect the position. A
``restart`` entry after them records this. Its snapshot is the position in which the step began. Draws keep
their results (:class:`engine.core.chance.DrawNumbers`), decisions get new ids, and no earlier answer can be
undone.

:mod:`engine.core.matches.rebase` then replays the answers that still fit. See docs/decisions/0007.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import TypeVar

import msgspec

from engine.core.chance import CHANCE, UNTIL, Chance, DrawNumbers
from engine.core.game import Rules
from engine.core.matches.driver import Renewal
from engine.core.matches.journal import Change, Diverged, Entry, Snapshot, select_draws
from engine.core.matches.match import Match

S = TypeVar("S")

SEALED_BY = "restarted"


def restart(
    game: Rules[S],
    snapshot: Snapshot,
    entries: Iterable[Entry],
    chance: Chance,
    *,
    after: int | None = None,
    reuse_count: int = 0,
) -> tuple[Match[S], Change]:
    """Restart the last step before the first entry that does not fit the rules.

    ``entries`` are the entries since ``snapshot``. ``after`` is the number of the last entry that is kept, if
    the restart itself is replayed from a journal. Draws stay reusable for this step and for the first
    ``reuse_count`` entries after it.

    Return the match and the change: the ``restart`` entry, its snapshot, and the facts up to the first
    question.

    Raises :class:`Diverged` if no step opens after the entry ``after``. Raises any exception of a rule or
    codec that fails again after the restart.

    >>> from engine.core.simulation.selfplay import Selfplay
    >>> from tests.core.tiny import Tiny
    >>> game = Tiny("stones")
    >>> selfplay = Selfplay(game, "two", bytes(32))
    >>> entries = [Entry("answer", "a", ("three",))]  # other rules offered this
    >>> match, change = restart(game, Snapshot(0, selfplay.data), entries, selfplay.match.chance)
    >>> change.entries, match.decisions["a"].id, match.undo_refusal("a")
    ([Entry(kind='restart', seat='CHANCE', value=(0,), fingerprint='')], 'a.3', 'restarted')
    """
    journal = list(entries)
    replayed = Match(game, snapshot, chance, renewal=Renewal.EACH_STEP)
    with suppress(Exception):  # an answer to a different question may make a rule raise any exception
        replayed.replay(journal if after is None else journal[: max(0, after - snapshot.number)])
    base = replayed.snapshot
    if after not in (None, base.number):
        raise Diverged(f"no step opens after entry {after}")
    discarded = journal[base.number - snapshot.number :]
    number = snapshot.number + len(journal) + 1
    data = _encode_restarted_position(
        game, base, discarded, replayed.entries, until=number + reuse_count if reuse_count else 0
    )
    match, change = Match.begin(game, data, chance, number=number)
    restart_entry = Entry("restart", CHANCE, (base.number, reuse_count) if reuse_count else (base.number,))
    return match, Change(
        [restart_entry, *change.entries], change.facts, change.snapshot or Snapshot(number, data)
    )


def _encode_restarted_position(
    game: Rules[S], base: Snapshot, discarded: Sequence[Entry], replayed: Sequence[Entry], *, until: int
) -> bytes:
    """Return the encoded position in which the step opened, with the updated counters.

    The kinds of the first draws come from ``replayed``, the entries that the current rules could replay. The
    other kinds come from the discarded entries.
    """
    position, after = game.codec.decode(base.data), base.number
    counts, numbers = dict(position.counts), DrawNumbers(position.drawn, position.again)
    for seat in [CHANCE, *(entry.seat for entry in discarded if entry.kind in ("answer", "undo"))]:
        counts[seat] = counts.get(seat, 0) + 1
    known_draws = select_draws(replayed)
    kinds = [entry.fingerprint for entry in [*known_draws, *select_draws(discarded)[len(known_draws) :]]]
    draw_numbers = [number for number, entry in enumerate(discarded, after) if entry.kind == "chance"]
    reusable = [(numbers.next(kind, number), kind) for kind, number in zip(kinds, draw_numbers, strict=True)]
    reusable += [draw for draw in numbers.reusable if draw[1] != UNTIL]
    reusable += [(until, UNTIL)] if until else []
    return game.codec.encode(
        msgspec.structs.replace(
            position, counts=counts, drawn=numbers.drawn, again=reusable, sealed_by=SEALED_BY
        )
    )


def find_restarts(entries: Iterable[Entry]) -> dict[int, tuple[int, int]]:
    """Return the restarts among the entries, by entry number.

    Each value contains the number of the last entry that is kept, and the number of later entries for which
    draws stay reusable.

    >>> find_restarts([Entry("answer", "north"), Entry("answer", "south"), Entry("restart", "CHANCE", (1,))])
    {3: (1, 0)}
    """
    values = {number: entry.value for number, entry in enumerate(entries, 1) if entry.kind == "restart"}
    return {
        number: (int(value[0]), int(value[1]) if len(value) > 1 else 0) for number, value in values.items()
    }
