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
    >>> selfplay = Selfplay(game, "two", bytes(32))
    >>> _ = selfplay.play(max_answers=3)
    >>> journal = list(selfplay.journal)
    >>> journal[0] = Entry("answer", journal[0].seat, journal[0].value, "a different question")
    >>> result = rebase(game, Snapshot(0, selfplay.data), journal, selfplay.match.chance)
    >>> result.complete, result.match.state.stones == selfplay.state.stones
    (True, True)
    """
    journal = list(entries)

    def restart_step(reuse_count: int) -> tuple[Match[S], Change]:
        return restart(game, snapshot, journal, chance, reuse_count=reuse_count)

    first = restart_step(len(journal))[1]
    discarded = journal[int(first.entries[0].value[0]) - snapshot.number :]
    try:
        replayable, complete = _find_replayable(
            lambda: _Replay(*restart_step(len(journal)), select_draws(discarded)), _final_entries(discarded)
        )
    except Diverged:  # an answer from before the step was undone within it
        replayable, complete = [], False
    if not replayable:
        return RebaseResult(*restart_step(0), complete)
    match, change = restart_step(
        len(first.entries) - 1 + sum(len(replayed.entries) for _, replayed in replayable)
    )
    for entry, _ in replayable:
        change = _join_changes(change, replay_entry(match, entry))
    return RebaseResult(match, change, complete)


class _Replay(Generic[S]):
    """A restarted match in which recorded answers are tried. ``expected`` lists the recorded draws since the
    restart, in order.
    """

    def __init__(self, match: Match[S], change: Change, expected: Sequence[Entry]) -> None:
        self.match = match
        self._expected = [draw.value for draw in expected]
        self._draws = [draw.value for draw in select_draws(change.entries)]

    @property
    def draw_count(self) -> int:
        """The number of draws so far, all with the expected results."""
        return len(self._draws)

    def accepts(self, entry: Entry) -> bool:
        """Return whether the entry is an order or a name, or answers an open question."""
        decision = self.match.decisions.get(entry.seat)
        return entry.kind in ("order", "name") or (
            decision is not None and decision.fingerprint == entry.fingerprint
        )

    def play(self, entry: Entry) -> Change:
        """Replay the entry.

        Raises Diverged if its answer is not offered, if a draw has another result, or if a rule fails.
        """
        try:
            change = replay_entry(self.match, entry)
        except Exception as error:  # an answer to a different question may make a rule raise any exception
            raise Diverged(f"{entry.seat} cannot do that again") from error
        self._draws += [draw.value for draw in select_draws(change.entries)]
        if any(actual != recorded for actual, recorded in zip(self._draws, self._expected, strict=False)):
            raise Diverged("a draw has a different result")
        return change


def _find_replayable(
    restart_replay: Callable[[], _Replay[S]], parts: Sequence[Part]
) -> tuple[list[tuple[Entry, Change]], bool]:
    """Return the entries that can be replayed, each with its change, and whether the replay reached the last
    one.

    ``restart_replay`` restarts the match.
    """
    replay, replayed, skipped, reworded_count = restart_replay(), list[tuple[Entry, Change]](), 0, 0
    for index, (entry, draw_count) in enumerate(parts):
        if not reworded_count and not replay.accepts(entry):
            reworded_count = _count_reworded_answers(
                restart_replay(), [answered for answered, _ in replayed], parts[index:]
            )
        if reworded_count or replay.accepts(entry):
            try:
                replayed.append((entry, replay.play(entry)))
            except Diverged:
                return replayed, False
            skipped, reworded_count = 0, max(0, reworded_count - 1)
        elif not entry.value and _led_to_another_question(replay.match, entry.seat, parts[:index], replayed):
            # the player ended this series of questions with an empty pick, which is no longer possible
            _ = replay.match.undo(entry.seat)
            del replayed[_last_answer([answered for answered, _ in replayed])]
        elif replay.draw_count < draw_count or skipped == MAX_SKIPPED:
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
                part.entry.kind == "answer" and replay.accepts(part.entry)
                for part in parts[count : count + 2]
            ):
                return count
    except Diverged:
        pass
    return 0


def _final_entries(discarded: Sequence[Entry]) -> list[Part]:
    """Return the entries other than undos, without the answers that were undone.

    Raises Diverged if an answer from before the step was undone within it.
    """
    parts_with_draws = group_draws(discarded)
    sums = accumulate([len(draws) for _, draws in parts_with_draws])
    parts = [
        Part(entry, count)
        for (entry, _), count in zip(parts_with_draws, sums, strict=True)
        if entry is not None
    ]
    undone = find_undone_answers([entry for entry, _ in parts])
    return [part for index, part in enumerate(parts) if part[0].kind != "undo" and index not in undone]


def _led_to_another_question(
    match: Match[S], seat: str, earlier: Sequence[Part], replayed: Sequence[tuple[Entry, Change]]
) -> bool:
    """Return whether the last answer was replayed, came from this seat, and led only to another question to
    the seat."""
    last, last_replayed = (
        _last_answer([answered for answered, _ in entries]) for entries in (earlier, replayed)
    )
    if (
        min(last, last_replayed) < 0
        or earlier[last].entry is not replayed[last_replayed][0]
        or replayed[last_replayed][0].seat != seat
    ):
        return False
    return seat in match.decisions and match.undo_refusal(seat) is None


def _last_answer(entries: Sequence[Entry]) -> int:
    """Return the index of the last answer, or -1 if there is none."""
    return max((index for index, entry in enumerate(entries) if entry.kind == "answer"), default=-1)


def replay_entry(match: Match[S], entry: Entry) -> Change:
    """Apply a journal entry other than a draw to the match. Raises Refused if it is not legal.

    >>> from engine.core.simulation.selfplay import Selfplay
    >>> from tests.core.tiny import Tiny
    >>> match, copy = (Selfplay(Tiny("stones"), "two", bytes(32)) for _ in range(2))
    >>> change = match.turn()
    >>> replay_entry(copy.match, change.entries[0]) == change
    True
    >>> replay_entry(copy.match, change.entries[0])
    Traceback (most recent call last):
    engine.core.decisions.Refused: a was not asked
    """
    if entry.kind == "undo":
        return match.undo(entry.seat)
    if entry.kind == "order":
        return match.order(entry.seat, str(entry.value[0]), entry.value[1] == "on")
    if entry.kind == "name":
        return match.rename(entry.seat, str(entry.value[0]))
    decision = match.decisions.get(entry.seat)
    if decision is None:
        raise Refused("stale", f"{entry.seat} was not asked")
    return match.answer(entry.seat, decision.id, [str(option) for option in entry.value])


def _join_changes(first: Change, second: Change) -> Change:
    return Change(
        [*first.entries, *second.entries], [*first.facts, *second.facts], second.snapshot or first.snapshot
    )
