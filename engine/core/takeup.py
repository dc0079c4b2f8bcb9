"""Takes up a match that other rules wrote: the step begins again in which they differ, and what was answered
since is answered again, as far as the same is asked. See docs/decisions/0007.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import accumulate
from typing import Generic, NamedTuple, TypeVar

from engine.core.chance import Chance
from engine.core.decisions import Refused
from engine.core.game import Rules
from engine.core.journal import Change, Diverged, Entry, Snapshot, draws, taken_back, with_draws
from engine.core.match import Match
from engine.core.restart import restart

S = TypeVar("S")

#: So many answers in a row may meet no question any more, if nothing was drawn for them: rules that ask less
#: than they did. Behind more of them another match may have begun.
FEW = 4


class Part(NamedTuple):
    """An entry that is no draw, and how many draws there were with those for it.

    >>> Part(Entry("answer", "a", ("2",)), drawn=4).entry.seat
    'a'
    """

    entry: Entry
    drawn: int


class TakenUp(NamedTuple, Generic[S]):
    """A match that goes on after a restart, what happened, and whether it stands where it stood.

    >>> from types import SimpleNamespace
    >>> TakenUp(SimpleNamespace(number=12), Change(), whole=False).whole
    False
    """

    match: Match[S]
    change: Change
    whole: bool


def take_up(game: Rules[S], snapshot: Snapshot, entries: Iterable[Entry], chance: Chance) -> TakenUp[S]:
    """Begin the last step again that opens before the first entry that does not fit, and answer again what
    was answered in it and behind it: the same answers to the same questions.

    An answer to what is asked in another way is given if it is offered still and the same is asked after it.
    One to what is not asked any more is left out. It ends where more than a FEW of these follow each other,
    where something was drawn for one, and where something else comes of a draw. Raises as :func:`restart`.

    >>> from engine.core.selfplay import Selfplay
    >>> from tests.core.tiny import Tiny
    >>> game = Tiny("stones")
    >>> one = Selfplay(game, "two", bytes(32))
    >>> _ = one.play(most=3)
    >>> rows = list(one.journal)
    >>> rows[0] = Entry("answer", rows[0].seat, rows[0].value, "asked otherwise")
    >>> again = take_up(game, Snapshot(0, one.data), rows, one.match.chance)
    >>> again.whole, again.match.state.stones == one.state.stones
    (True, True)
    """
    rows = list(entries)

    def begun(reach: int) -> tuple[Match[S], Change]:
        return restart(game, snapshot, rows, chance, reach=reach)

    first = begun(len(rows))[1]
    given_up = rows[int(first.entries[0].value[0]) - snapshot.number :]
    try:
        fitting, whole = _fitting(lambda: _Trial(*begun(len(rows)), draws(given_up)), _standing(given_up))
    except Diverged:  # an answer before the step was taken back in it
        fitting, whole = [], False
    if not fitting:
        return TakenUp(*begun(0), whole)
    match, change = begun(len(first.entries) - 1 + sum(len(given.entries) for _, given in fitting))
    for entry, _ in fitting:
        change = _joined(change, done_again(match, entry))
    return TakenUp(match, change, whole)


class _Trial(Generic[S]):
    """The match begun again, to try out what fits; ``expected`` is all that was drawn since, in its order."""

    def __init__(self, match: Match[S], change: Change, expected: Sequence[Entry]) -> None:
        self.match = match
        self._expected = [one.value for one in expected]
        self._drawn = [one.value for one in draws(change.entries)]

    @property
    def drawn(self) -> int:
        """How many draws were made, the same as then."""
        return len(self._drawn)

    def asks(self, entry: Entry) -> bool:
        """Whether the entry is an order or a name, or answers what is asked now."""
        asked = self.match.decisions.get(entry.seat)
        return entry.kind in ("order", "name") or (
            asked is not None and asked.fingerprint == entry.fingerprint
        )

    def give(self, entry: Entry) -> Change:
        """Do again what the entry did.

        Raises Diverged if that is not offered, or if something else comes of a draw, also an error in a rule.
        """
        try:
            change = done_again(self.match, entry)
        except Exception as error:  # whatever a rule makes of answers to other questions
            raise Diverged(f"{entry.seat} cannot do that again") from error
        self._drawn += [one.value for one in draws(change.entries)]
        if any(now != then for now, then in zip(self._drawn, self._expected, strict=False)):
            raise Diverged("something else is drawn")
        return change


def _fitting(anew: Callable[[], _Trial[S]], parts: Sequence[Part]) -> tuple[list[tuple[Entry, Change]], bool]:
    """Which of the entries can be done again, with what they do to the match, and whether none was lost;
    ``anew`` begins the match again."""
    trial, given, left_out, loosely = anew(), list[tuple[Entry, Change]](), 0, 0
    for at, (entry, drawn) in enumerate(parts):
        if not loosely and not trial.asks(entry):
            loosely = _offered(anew(), [one for one, _ in given], parts[at:])
        if loosely or trial.asks(entry):
            try:
                given.append((entry, trial.give(entry)))
            except Diverged:
                return given, False
            left_out, loosely = 0, max(0, loosely - 1)
        elif not entry.value and _has_begun(trial.match, entry.seat, parts[:at], given):
            _ = trial.match.undo(entry.seat)  # it ended by choosing nothing, and cannot do so now
            del given[_last_answer([one for one, _ in given])]
        elif trial.drawn < drawn or left_out == FEW:
            return given, False
        else:
            left_out += 1
    return given, True


def _offered(trial: _Trial[S], given: Iterable[Entry], parts: Sequence[Part]) -> int:
    """How many of the next entries answer what is asked in another way now, so that what was asked then is
    asked after them, or after one more that is left out. None if that is not so for a FEW."""
    try:
        for entry in given:
            _ = trial.give(entry)
        for count, (entry, _) in enumerate(parts[:FEW], 1):
            _ = trial.give(entry)
            if any(one.entry.kind == "answer" and trial.asks(one.entry) for one in parts[count : count + 2]):
                return count
    except Diverged:
        pass
    return 0


def _standing(given_up: Sequence[Entry]) -> list[Part]:
    """The answers that were not taken back, and the orders. Raises Diverged if one before them was."""
    whole = with_draws(given_up)
    sums = accumulate([len(drawn) for _, drawn in whole])
    parts = [Part(entry, count) for (entry, _), count in zip(whole, sums, strict=True) if entry is not None]
    undone = taken_back([entry for entry, _ in parts])
    return [part for at, part in enumerate(parts) if part[0].kind != "undo" and at not in undone]


def _has_begun(
    match: Match[S], seat: str, before: Sequence[Part], given: Sequence[tuple[Entry, Change]]
) -> bool:
    """Whether the last answer was this seat's, was given again, and only led to another question for it."""
    last, again = (_last_answer([one for one, _ in entries]) for entries in (before, given))
    if min(last, again) < 0 or before[last].entry is not given[again][0] or given[again][0].seat != seat:
        return False
    return seat in match.decisions and match.undo_closed(seat) is None


def _last_answer(entries: Sequence[Entry]) -> int:
    """The place of the last answer; -1 if there is none."""
    return max((at for at, entry in enumerate(entries) if entry.kind == "answer"), default=-1)


def done_again(match: Match[S], entry: Entry) -> Change:
    """Do what a journalled entry did, that is no draw. Raises Refused if that cannot be done now.

    >>> from engine.core.selfplay import Selfplay
    >>> from tests.core.tiny import Tiny
    >>> one, other = (Selfplay(Tiny("stones"), "two", bytes(32)) for _ in range(2))
    >>> change = one.turn()
    >>> done_again(other.match, change.entries[0]) == change
    True
    >>> done_again(other.match, change.entries[0])
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
    return match.answer(entry.seat, asked.id, [str(choice) for choice in entry.value])


def _joined(one: Change, other: Change) -> Change:
    return Change([*one.entries, *other.entries], [*one.news, *other.news], other.snapshot or one.snapshot)
