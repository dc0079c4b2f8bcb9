"""Takes up a match that other rules wrote: the step begins again in which they differ, and what was answered
since is answered again, as far as the same is asked. See docs/decisions/0007.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import accumulate
from typing import Generic, NamedTuple, TypeVar

from engine.core.chance import Chance
from engine.core.decisions import Refused
from engine.core.driver import Match
from engine.core.game import Rules
from engine.core.journal import Change, Diverged, Entry, Snapshot, draws, taken_back, with_draws
from engine.core.restart import restart

S = TypeVar("S")

#: So many answers in a row may meet no question any more, if nothing was drawn for them: rules that ask less
#: than they did. Behind more of them another match may have begun.
FEW = 4


class Part(NamedTuple):
    """An entry that is no draw, and how many draws there were with those for it."""

    entry: Entry
    drawn: int


class TakenUp(NamedTuple, Generic[S]):
    """A match that goes on after a restart, what happened, and whether it stands where it stood."""

    match: Match[S]
    change: Change
    whole: bool


def take_up(game: Rules[S], snapshot: Snapshot, entries: Iterable[Entry], chance: Chance) -> TakenUp[S]:
    """Begin the last step again that opens before the first entry that does not fit, and answer again what
    was answered in it and behind it: the same answers to the same questions.

    An answer to what is asked in another way is given if it is offered still and the same is asked after it.
    One to what is not asked any more is left out. It ends where more than a FEW of these follow each other,
    where something was drawn for one, and where something else comes of a draw. Raises as :func:`restart`.
    """
    rows = list(entries)

    def begun(reach: int) -> tuple[Match[S], Change]:
        return restart(game, snapshot, rows, chance, reach=reach)

    first = begun(len(rows))[1]
    given_up = rows[int(first.entries[0].value[0]) - snapshot.number :]
    fitting, whole = _fitting(lambda: _Trial(*begun(len(rows)), draws(given_up)), _standing(given_up))
    if not fitting:
        return TakenUp(*begun(0), whole)
    match, change = begun(len(first.entries) - 1 + sum(len(given.entries) for _, given in fitting))
    for entry, _ in fitting:
        change = _joined(change, _given(match, entry))
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
        """Whether the entry is an order, or answers what is asked now."""
        asked = self.match.decisions.get(entry.seat)
        return entry.kind == "order" or (asked is not None and asked.fingerprint == entry.fingerprint)

    def give(self, entry: Entry) -> Change:
        """Do again what the entry did.

        Raises Refused if that is not offered, Diverged if something else comes of a draw.
        """
        change = _given(self.match, entry)
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
            except (Refused, Diverged):
                return given, False
            left_out, loosely = 0, max(0, loosely - 1)
        elif not entry.value and (begun := _begun(trial.match, [one for one, _ in parts[:at]])) is not None:
            _ = trial.match.undo(entry.seat)  # it ended by choosing nothing, and cannot do so now
            given = [one for one in given if one[0] is not begun]
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
    except (Refused, Diverged):
        pass
    return 0


def _standing(given_up: Sequence[Entry]) -> list[Part]:
    """The answers that were not taken back, and the orders; nothing if an answer before the step was."""
    whole = with_draws(given_up)
    sums = accumulate([len(drawn) for _, drawn in whole])
    parts = [Part(entry, count) for (entry, _), count in zip(whole, sums, strict=True) if entry is not None]
    try:
        undone = taken_back([entry for entry, _ in parts])
    except Diverged:
        return []
    return [part for at, part in enumerate(parts) if part[0].kind != "undo" and at not in undone]


def _begun(match: Match[S], before: Sequence[Entry]) -> Entry | None:
    """The last answer, if it has only led to another question for the same seat, and can be taken back."""
    last = next((entry for entry in reversed(before) if entry.kind == "answer"), None)
    if last is None or last.seat not in match.decisions or match.undo_closed(last.seat) is not None:
        return None
    return last


def _given(match: Match[S], entry: Entry) -> Change:
    """Do again what the entry did. Raises Refused if that is not offered."""
    if entry.kind == "order":
        return match.order(entry.seat, str(entry.value[0]), entry.value[1] == "on")
    asked = match.decisions.get(entry.seat)
    if asked is None:
        raise Refused("stale", f"{entry.seat} is not asked")
    return match.answer(entry.seat, asked.id, [str(choice) for choice in entry.value])


def _joined(one: Change, other: Change) -> Change:
    return Change([*one.entries, *other.entries], [*one.news, *other.news], other.snapshot or one.snapshot)
