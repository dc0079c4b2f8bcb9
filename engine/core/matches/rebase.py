"""Rebases a match onto changed rules: restarts the step in which the rules differ, then replays the later
answers as long as the same questions are asked. See docs/decisions/0007.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import accumulate
from typing import Generic, NamedTuple, TypeVar

from engine.core.chance import Chance
from engine.core.decisions import Refused
from engine.core.game import Rules
from engine.core.matches.journal import (
    Change,
    Diverged,
    Entry,
    Snapshot,
    find_undone_answers,
    group_draws,
    select_draws,
)
from engine.core.matches.match import Match
from engine.core.matches.restart import restart

S = TypeVar("S")

#: The maximum number of consecutive answers that may be skipped because their questions are no longer asked.
#: Skipping more might turn the match into a different one.
MAX_SKIPPED = 4


class Part(NamedTuple):
    """An entry that is not a draw, and the number of draws up to the next such entry.

    >>> Part(Entry("answer", "a", ("2",)), drawn=4).entry.seat
    'a'
    """

    entry: Entry
    drawn: int


class RebaseResult(NamedTuple, Generic[S]):
    """A rebased match, the resulting change, and whether the replay reached the last answer.

    >>> from types import SimpleNamespace
    >>> RebaseResult(SimpleNamespace(number=12), Change(), complete=False).complete
    False
    """

    match: Match[S]
    change: Change
    complete: bool


def rebase(game: Rules[S], snapshot: Snapshot, entries: Iterable[Entry], chance: Chance) -> RebaseResult[S]:
    """Restart the last step before the first entry that does not fit the rules, and replay the later answers.

    An answer is replayed if the same question is asked. It is also replayed if a changed question still
    offers it and the same questions follow. An answer whose question is no longer asked is skipped.

    The replay ends if more than MAX_SKIPPED consecutive answers would be skipped, if a skipped answer led to
    a draw, or if a draw has another result. Raises the same exceptions as :func:`restart`.

    >>> from engine.core.simulation.selfplay import Selfplay
    >>> from tests.core.tiny import Tiny
    >>> game = Tiny("stones")
    >>> one = Selfplay(game, "two", bytes(32))
    >>> _ = one.play(most=3)
    >>> rows = list(one.journal)
    >>> rows[0] = Entry("answer", rows[0].seat, rows[0].value, "asked otherwise")
    >>> again = rebase(game, Snapshot(0, one.data), rows, one.match.chance)
    >>> again.complete, again.match.state.stones == one.state.stones
    (True, True)
    """
    rows = list(entries)

    def restart_step(reach: int) -> tuple[Match[S], Change]:
        return restart(game, snapshot, rows, chance, reach=reach)

    first = restart_step(len(rows))[1]
    given_up = rows[int(first.entries[0].value[0]) - snapshot.number :]
    try:
        fitting, complete = _find_replayable(
            lambda: _Replay(*restart_step(len(rows)), select_draws(given_up)), _final_entries(given_up)
        )
    except Diverged:  # an answer from before the step was undone within it
        fitting, complete = [], False
    if not fitting:
        return RebaseResult(*restart_step(0), complete)
    match, change = restart_step(
        len(first.entries) - 1 + sum(len(replayed.entries) for _, replayed in fitting)
    )
    for entry, _ in fitting:
        change = _join_changes(change, replay_entry(match, entry))
    return RebaseResult(match, change, complete)


class _Replay(Generic[S]):
    """A restarted match in which recorded answers are tried. ``expected`` lists the recorded draws since the
    restart, in order.
    """

    def __init__(self, match: Match[S], change: Change, expected: Sequence[Entry]) -> None:
        self.match = match
        self._expected = [draw.value for draw in expected]
        self._drawn = [draw.value for draw in select_draws(change.entries)]

    @property
    def drawn(self) -> int:
        """The number of draws so far, all with the expected results."""
        return len(self._drawn)

    def accepts(self, entry: Entry) -> bool:
        """Return whether the entry is an order or a name, or answers an open question."""
        asked = self.match.decisions.get(entry.seat)
        return entry.kind in ("order", "name") or (
            asked is not None and asked.fingerprint == entry.fingerprint
        )

    def play(self, entry: Entry) -> Change:
        """Replay the entry.

        Raises Diverged if its answer is not offered, if a draw has another result, or if a rule fails.
        """
        try:
            change = replay_entry(self.match, entry)
        except Exception as error:  # an answer to a different question may make a rule raise any exception
            raise Diverged(f"{entry.seat} cannot do that again") from error
        self._drawn += [draw.value for draw in select_draws(change.entries)]
        if any(now != then for now, then in zip(self._drawn, self._expected, strict=False)):
            raise Diverged("something else is drawn")
        return change


def _find_replayable(
    begin_again: Callable[[], _Replay[S]], parts: Sequence[Part]
) -> tuple[list[tuple[Entry, Change]], bool]:
    """Return the entries that can be replayed, each with its change, and whether the replay reached the last
    one.

    ``begin_again`` restarts the match.
    """
    replay, replayed, skipped, reworded = begin_again(), list[tuple[Entry, Change]](), 0, 0
    for at, (entry, drawn) in enumerate(parts):
        if not reworded and not replay.accepts(entry):
            reworded = _count_reworded_answers(
                begin_again(), [answered for answered, _ in replayed], parts[at:]
            )
        if reworded or replay.accepts(entry):
            try:
                replayed.append((entry, replay.play(entry)))
            except Diverged:
                return replayed, False
            skipped, reworded = 0, max(0, reworded - 1)
        elif not entry.value and _led_to_another_question(replay.match, entry.seat, parts[:at], replayed):
            # the player ended this series of questions with an empty pick, which is no longer possible
            _ = replay.match.undo(entry.seat)
            del replayed[_last_answer([answered for answered, _ in replayed])]
        elif replay.drawn < drawn or skipped == MAX_SKIPPED:
            return replayed, False
        else:
            skipped += 1
    return replayed, True


def _count_reworded_answers(replay: _Replay[S], replayed: Iterable[Entry], parts: Sequence[Part]) -> int:
    """Return how many of the next entries answer changed questions.

    After these entries, or after skipping one more, the recorded questions must be asked again. The result is
    0 if that does not happen within MAX_SKIPPED entries.
    """
    try:
        for entry in replayed:
            _ = replay.play(entry)
        for count, (entry, _) in enumerate(parts[:MAX_SKIPPED], 1):
            _ = replay.play(entry)
            if any(
                later.entry.kind == "answer" and replay.accepts(later.entry)
                for later in parts[count : count + 2]
            ):
                return count
    except Diverged:
        pass
    return 0


def _final_entries(given_up: Sequence[Entry]) -> list[Part]:
    """Return the entries other than undos, without the answers that were undone.

    Raises Diverged if an answer from before the step was undone within it.
    """
    parts_with_draws = group_draws(given_up)
    sums = accumulate([len(drawn) for _, drawn in parts_with_draws])
    parts = [
        Part(entry, count)
        for (entry, _), count in zip(parts_with_draws, sums, strict=True)
        if entry is not None
    ]
    undone = find_undone_answers([entry for entry, _ in parts])
    return [part for at, part in enumerate(parts) if part[0].kind != "undo" and at not in undone]


def _led_to_another_question(
    match: Match[S], seat: str, before: Sequence[Part], replayed: Sequence[tuple[Entry, Change]]
) -> bool:
    """Return whether the last answer was replayed, came from this seat, and led only to another question to
    the seat."""
    last, last_replayed = (
        _last_answer([answered for answered, _ in entries]) for entries in (before, replayed)
    )
    if (
        min(last, last_replayed) < 0
        or before[last].entry is not replayed[last_replayed][0]
        or replayed[last_replayed][0].seat != seat
    ):
        return False
    return seat in match.decisions and match.undo_refusal(seat) is None


def _last_answer(entries: Sequence[Entry]) -> int:
    """Return the index of the last answer, or -1 if there is none."""
    return max((at for at, entry in enumerate(entries) if entry.kind == "answer"), default=-1)


def replay_entry(match: Match[S], entry: Entry) -> Change:
    """Apply a journal entry other than a draw to the match. Raises Refused if it is not legal.

    >>> from engine.core.simulation.selfplay import Selfplay
    >>> from tests.core.tiny import Tiny
    >>> one, other = (Selfplay(Tiny("stones"), "two", bytes(32)) for _ in range(2))
    >>> change = one.turn()
    >>> replay_entry(other.match, change.entries[0]) == change
    True
    >>> replay_entry(other.match, change.entries[0])
    Traceback (most recent call last):
    engine.core.decisions.Refused: a was not asked
    """
    if entry.kind == "undo":
        return match.undo(entry.seat)
    if entry.kind == "order":
        return match.order(entry.seat, str(entry.value[0]), entry.value[1] == "on")
    if entry.kind == "name":
        return match.rename(entry.seat, str(entry.value[0]))
    asked = match.decisions.get(entry.seat)
    if asked is None:
        raise Refused("stale", f"{entry.seat} was not asked")
    return match.answer(entry.seat, asked.id, [str(option) for option in entry.value])


def _join_changes(first: Change, second: Change) -> Change:
    return Change(
        [*first.entries, *second.entries], [*first.facts, *second.facts], second.snapshot or first.snapshot
    )
