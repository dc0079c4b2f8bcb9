"""What is kept of a match: entries of who did what, snapshots, and what can no longer be taken back."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Literal, NamedTuple

import msgspec

from engine.core.facts import Fact


class Diverged(Exception):
    """A journal that does not fit the rules (any more)."""


class Entry(msgspec.Struct, frozen=True):
    """One journal entry: who did what.

    ``value`` holds the picked option ids of an answer, the numbers of a draw of chance (its ``seat`` is
    "CHANCE"), the name of an order and "on" or "off", or what a seat is called from now on (``name``);
    nothing for an undo. A ``restart`` (of "CHANCE" too) says that the entries after the one of that number
    are given up (:mod:`engine.core.restart`).
    ``fingerprint`` is that of what was asked: :attr:`engine.core.decisions.Decision.fingerprint`, or that of
    the draw; older draws have none.

    >>> Entry("order", "north", ("rest", "on")).value
    ('rest', 'on')
    """

    kind: Literal["answer", "undo", "order", "name", "chance", "restart"]
    seat: str
    value: tuple[str | int, ...] = ()
    fingerprint: str = ""


class Snapshot(msgspec.Struct, frozen=True):
    """The match when ``number`` entries had been journalled, as its game's codec wrote it.

    >>> Snapshot(0, b'{"state":{"points":7}}').number
    0
    """

    number: int
    data: bytes


class Change(msgspec.Struct):
    """What a request did: entries to store, facts to tell, and a new snapshot if one was made.

    They are in the order in which they came true; after an undo there are no facts to tell, only views.

    >>> answered = Change([Entry("answer", "north", ("2",))])
    >>> [entry.kind for entry in answered.entries], answered.snapshot
    (['answer'], None)
    """

    entries: list[Entry] = []
    news: list[Fact[Any]] = []
    snapshot: Snapshot | None = None


class Mark(NamedTuple):
    """What was counted before an entry came: entries, and the decisions of each seat.

    >>> Mark(3, {"north": 2}).number
    3
    """

    number: int
    counts: dict[str, int]


class Journal:
    """The entries since a snapshot, without the answers that were taken back, each with what was counted
    before it: those taken back are counted there.

    Of the entries the first ``sealed_at`` stay for good, because of ``sealed_by``: see :meth:`seal`.

    >>> journal = Journal()
    >>> journal.append(Entry("answer", "north", ("2",)), Mark(0, {}))
    >>> journal.undo_closed("north"), journal.undo_closed("south")
    (None, 'not-yours')
    >>> journal.open_answers()
    1
    >>> journal.seal("dice-rolled")
    >>> journal.undo_closed("north"), journal.open_answers()
    ('dice-rolled', 0)
    """

    def __init__(self, sealed_by: str = "") -> None:
        self.entries: list[Entry] = []
        self.marks: list[Mark] = []
        self.sealed_at = 0
        self.sealed_by = sealed_by

    def append(self, entry: Entry, mark: Mark) -> None:
        """Add an entry, with what was counted before it."""
        self.entries.append(entry)
        self.marks.append(mark)

    def forget(self, count: int) -> None:
        """Leave out so many of the first entries: a newer snapshot holds what came of them."""
        del self.entries[:count], self.marks[:count]
        self.sealed_at = max(0, self.sealed_at - count)

    @property
    def sealed(self) -> bool:
        """Whether all entries stay for good."""
        return self.sealed_at >= len(self.entries)

    def count(self, kind: str, seat: str) -> int:
        """How many of the entries are of that kind and seat."""
        return sum(entry.kind == kind and entry.seat == seat for entry in self.entries)

    def open_answers(self) -> int:
        """How many answers are not sealed."""
        return sum(entry.kind == "answer" for entry in self.entries[self.sealed_at :])

    def seal(self, reason: str) -> None:
        """Close undo for all entries so far; of several reasons at once the first is kept."""
        if not self.sealed or not self.sealed_by:
            self.sealed_at, self.sealed_by = len(self.entries), reason

    def undo_closed(self, seat: str) -> str | None:
        """Return why ``seat`` cannot take back the last answer, or None if it can.

        "not-yours": another seat gave it; "nothing-to-undo": nobody has answered yet; or the reason of the
        seal, if nobody has answered since.
        """
        last = self._last_answer()
        if last is None or last < self.sealed_at:
            return self.sealed_by if self.sealed_by else "nothing-to-undo"
        return None if self.entries[last].seat == seat else "not-yours"

    def without_last_answer(self) -> tuple[list[Entry], list[Mark]]:
        """Return the entries but for the last answer, and what was counted before each. Raises ValueError if
        nobody has answered."""
        last = self._last_answer()
        if last is None:
            raise ValueError("nobody has answered")
        return (
            self.entries[:last] + self.entries[last + 1 :],
            self.marks[:last] + self.marks[last + 1 :],
        )

    def _last_answer(self) -> int | None:
        last = range(len(self.entries) - 1, -1, -1)
        return next((i for i in last if self.entries[i].kind == "answer"), None)


def draws(entries: Iterable[Entry]) -> list[Entry]:
    """Return the draws of chance among the entries.

    >>> [entry.value for entry in draws([Entry("answer", "north"), Entry("chance", "CHANCE", (6, 1))])]
    [(6, 1)]
    """
    return [entry for entry in entries if entry.kind == "chance"]


def with_draws(entries: Iterable[Entry]) -> list[tuple[Entry | None, list[Entry]]]:
    """Return each entry that is no draw, with the draws that came of it; first None, with those before.

    >>> [len(drawn) for _, drawn in with_draws([Entry("chance", "CHANCE", (6,)), Entry("answer", "north")])]
    [1, 0]
    """
    parts: list[tuple[Entry | None, list[Entry]]] = [(None, [])]
    for entry in entries:
        if entry.kind == "chance":
            parts[-1][1].append(entry)
        else:
            parts.append((entry, []))
    return parts


def taken_back(entries: Sequence[Entry]) -> set[int]:
    """Return which of the entries, by their place, are answers that were taken back.

    Raises :class:`Diverged` for an undo that no answer of its seat belongs to.

    >>> taken_back([Entry("order", "north"), Entry("answer", "north"), Entry("undo", "north")])
    {1}
    """
    answers, undone = list[int](), set[int]()
    for at, entry in enumerate(entries):
        if entry.kind == "answer":
            answers.append(at)
        elif entry.kind == "undo":
            if not answers or entries[answers[-1]].seat != entry.seat:
                raise Diverged(f"{entry.seat} took back what it had not answered")
            undone.add(answers.pop())
    return undone
