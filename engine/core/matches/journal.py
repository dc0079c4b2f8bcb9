"""The journal of a match: its entries, its snapshots, and the limits of undo."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Literal, NamedTuple

import msgspec

from engine.core.facts import Fact


class Diverged(Exception):
    """Raised when the entries of a journal do not fit the rules."""


class Entry(msgspec.Struct, frozen=True):
    """One entry of the journal.

    ``value`` depends on the kind:

    - ``answer``: the ids of the picked options;
    - ``undo``: nothing;
    - ``order``: the name of the order, and "on" or "off";
    - ``name``: the new name of the seat's player;
    - ``chance``: the numbers that were drawn;
    - ``restart``: the number of the last entry that is not discarded, and how many entries may reuse draws
      (:mod:`engine.core.matches.restart`).

    The seat of a ``chance`` and a ``restart`` is "CHANCE".

    ``fingerprint`` is the checksum of the question (:attr:`engine.core.decisions.Decision.fingerprint`) or of
    the draw. Draws in old journals have none.

    >>> Entry("order", "north", ("rest", "on")).value
    ('rest', 'on')
    """

    kind: Literal["answer", "undo", "order", "name", "chance", "restart"]
    seat: str
    value: tuple[str | int, ...] = ()
    fingerprint: str = ""


class Snapshot(msgspec.Struct, frozen=True):
    """The match after ``number`` journal entries, encoded by its game's codec.

    >>> Snapshot(0, b'{"state":{"points":7}}').number
    0
    """

    number: int
    data: bytes


class Change(msgspec.Struct):
    """The effect of a request: the entries to store, the facts to send, and a new snapshot if there is one.

    Entries and facts are in the order in which they happened. An undo has no facts, only new views.

    >>> change = Change([Entry("answer", "north", ("2",))])
    >>> [entry.kind for entry in change.entries], change.snapshot
    (['answer'], None)
    """

    entries: list[Entry] = []
    facts: list[Fact[Any]] = []
    snapshot: Snapshot | None = None


class Mark(NamedTuple):
    """The counters before an entry: the number of entries so far, and the number of decisions of each seat.

    >>> Mark(3, {"north": 2}).number
    3
    """

    number: int
    counts: dict[str, int]


class Journal:
    """The entries since a snapshot, excluding undone answers, each with the counters before it.

    The counters include undone answers. The first ``sealed_at`` entries cannot be undone, for the reason
    ``sealed_by`` (see :meth:`seal`).

    >>> journal = Journal()
    >>> journal.append(Entry("answer", "north", ("2",)), Mark(0, {}))
    >>> journal.undo_refusal("north"), journal.undo_refusal("south")
    (None, 'not-yours')
    >>> journal.count_open_answers()
    1
    >>> journal.seal("dice-rolled")
    >>> journal.undo_refusal("north"), journal.count_open_answers()
    ('dice-rolled', 0)
    """

    def __init__(self, sealed_by: str = "") -> None:
        self.entries: list[Entry] = []
        self.marks: list[Mark] = []
        self.sealed_at = 0
        self.sealed_by = sealed_by

    def append(self, entry: Entry, mark: Mark) -> None:
        """Add an entry, with the counters before it."""
        self.entries.append(entry)
        self.marks.append(mark)

    def forget(self, count: int) -> None:
        """Drop the first ``count`` entries, because a newer snapshot contains their effects."""
        del self.entries[:count], self.marks[:count]
        self.sealed_at = max(0, self.sealed_at - count)

    @property
    def sealed(self) -> bool:
        """Whether no entry can be undone."""
        return self.sealed_at >= len(self.entries)

    def count(self, kind: str, seat: str) -> int:
        """Return the number of entries of that kind from the seat."""
        return sum(entry.kind == kind and entry.seat == seat for entry in self.entries)

    def count_open_answers(self) -> int:
        """Return the number of answers that are not sealed."""
        return sum(entry.kind == "answer" for entry in self.entries[self.sealed_at :])

    def seal(self, reason: str) -> None:
        """Prevent undo of all entries so far. The first reason for the same entries is kept."""
        if not self.sealed or not self.sealed_by:
            self.sealed_at, self.sealed_by = len(self.entries), reason

    def undo_refusal(self, seat: str) -> str | None:
        """Return the reason why ``seat`` cannot undo the last answer, or None if it can.

        "not-yours": another seat gave the answer. "nothing-to-undo": nobody has answered yet. Any other
        reason comes from :meth:`seal`: nobody has answered since.
        """
        last = self._last_answer()
        if last is None or last < self.sealed_at:
            return self.sealed_by if self.sealed_by else "nothing-to-undo"
        return None if self.entries[last].seat == seat else "not-yours"

    def without_last_answer(self) -> tuple[list[Entry], list[Mark]]:
        """Return the entries without the last answer, and the counters before each.

        Raises ValueError if nobody has answered.
        """
        last = self._last_answer()
        if last is None:
            raise ValueError("nobody has answered")
        return (
            self.entries[:last] + self.entries[last + 1 :],
            self.marks[:last] + self.marks[last + 1 :],
        )

    def _last_answer(self) -> int | None:
        indices = range(len(self.entries) - 1, -1, -1)
        return next((i for i in indices if self.entries[i].kind == "answer"), None)


def select_draws(entries: Iterable[Entry]) -> list[Entry]:
    """Return the draws among the entries.

    >>> [entry.value for entry in select_draws([Entry("answer", "north"), Entry("chance", "CHANCE", (6, 1))])]
    [(6, 1)]
    """
    return [entry for entry in entries if entry.kind == "chance"]


def group_draws(entries: Iterable[Entry]) -> list[tuple[Entry | None, list[Entry]]]:
    """Return each entry that is not a draw, with the draws that followed it. The first item pairs None with
    the draws before any entry.

    >>> [len(draws) for _, draws in group_draws([Entry("chance", "CHANCE", (6,)), Entry("answer", "north")])]
    [1, 0]
    """
    parts: list[tuple[Entry | None, list[Entry]]] = [(None, [])]
    for entry in entries:
        if entry.kind == "chance":
            parts[-1][1].append(entry)
        else:
            parts.append((entry, []))
    return parts


def find_undone_answers(entries: Sequence[Entry]) -> set[int]:
    """Return the indices of the answers that were undone later.

    Raises :class:`Diverged` for an undo that does not follow an answer of its seat.

    >>> find_undone_answers([Entry("order", "north"), Entry("answer", "north"), Entry("undo", "north")])
    {1}
    """
    answers, undone = list[int](), set[int]()
    for index, entry in enumerate(entries):
        if entry.kind == "answer":
            answers.append(index)
        elif entry.kind == "undo":
            if not answers or entries[answers[-1]].seat != entry.seat:
                raise Diverged(f"{entry.seat} undid an answer that it had not given")
            undone.add(answers.pop())
    return undone
