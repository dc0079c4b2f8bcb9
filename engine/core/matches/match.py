"""A match of any game: its position, its open decisions, and the requests of its players."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence
from math import inf
from typing import TypeVar

from engine.core.chance import Chance
from engine.core.decisions import Decision, Refused
from engine.core.facts import SeatRenamed
from engine.core.game import Rules
from engine.core.matches.driver import Driver, Renewal
from engine.core.matches.journal import (
    Change,
    Diverged,
    Entry,
    Mark,
    Snapshot,
    find_undone_answers,
    group_draws,
)

S = TypeVar("S")


#: The maximum number of answers that a seat may undo since the snapshot. The same limit applies to changes of
#: its orders, and of its player's name. Without these limits, a player could make the match slow to load.
MAX_CHANGES = 200
#: The maximum number of answers that can be undone. The server rejects more. Normal play stays below a tenth
#: of this limit, but a player might move back and forth for hours.
MAX_OPEN_ANSWERS = 500


class Match(Driver[S]):
    """A match in progress or finished. A finished match has an ``outcome``.

    Create one with :meth:`begin` or :meth:`load`. ``state`` is the position, which callers must not change.
    ``number`` is the number of journal entries so far. With ``strict``, for tests, a rule that writes to the
    state or offers an option twice raises AssertionError.

    The requests :meth:`answer`, :meth:`undo` and :meth:`order` return a :class:`Change` to store and to send.
    A request that raises :class:`Refused` changes nothing. After any other exception the object is unusable:
    load the match again.

    >>> import msgspec
    >>> from engine.core.chance import ScriptedChance
    >>> from engine.core.codec import Codec
    >>> from engine.core.decisions import Option, Text
    >>> from engine.core.facts import Fact
    >>> from engine.core.game import Outcome
    >>> class Heap(msgspec.Struct):
    ...     stones: int
    >>> class Took(Fact[Heap], frozen=True):
    ...     stones: int
    ...     def apply(self, state):
    ...         state.stones -= self.stones
    ...     def happening_for(self, viewer):
    ...         return {"kind": "took", "stones": self.stones}
    >>> class Taking:
    ...     codec = Codec(Heap, 1)
    ...     def step(self, state):
    ...         options = tuple(Option(str(n), Text("take", {"stones": n})) for n in (1, 2))
    ...         pick = yield Decision("north", "take", Text("take-stones"), options)
    ...         yield Took(int(pick[0]))
    ...     def outcome(self, state):
    ...         return None if state.stones else Outcome(("north",), (), "taken", Text("taken"), "All taken")
    ...     def order(self, state, seat, order, on):
    ...         raise Refused("illegal", "there is no such order")
    >>> match, change = Match.begin(Taking(), Taking.codec.first(Heap(3)), ScriptedChance())
    >>> decision = match.decisions["north"]
    >>> decision.id, [option.id for option in decision.options]
    ('north.1', ['1', '2'])
    >>> change = match.answer("north", decision.id, ["2"])
    >>> change.facts, match.state
    ([Took(stones=2)], Heap(stones=1))
    >>> match.answer("north", decision.id, ["1"])
    Traceback (most recent call last):
        ...
    engine.core.decisions.Refused: that decision is not open
    >>> change = match.undo("north")
    >>> match.state, match.decisions["north"].id
    (Heap(stones=3), 'north.3')
    >>> for pick in ("2", "1"):
    ...     change = match.answer("north", match.decisions["north"].id, [pick])
    >>> match.over, match.outcome.winners, match.number
    (True, ('north',), 4)
    """

    #: Whether MAX_CHANGES applies. A journal is replayed without that limit.
    limited = True

    @classmethod
    def begin(
        cls,
        game: Rules[S],
        data: bytes,
        chance: Chance,
        strict: bool = False,
        *,
        number: int = 0,
        renewal: Renewal = Renewal.SEALED,
    ) -> tuple[Match[S], Change]:
        """Start a match from its first snapshot and run it to the first decision.

        ``data`` is the result of ``game.codec.first``. If ``number`` is not 0, ``data`` is the position after
        that many entries. Return the match and the change that led to the first decision.

        Raises msgspec.ValidationError or ValueError if the codec cannot read the data.
        """
        match = cls(game, Snapshot(number, data), chance, strict, renewal=renewal)
        match._run()
        return match, match._take_change()

    @classmethod
    def load(
        cls,
        game: Rules[S],
        snapshot: Snapshot,
        entries: Iterable[Entry],
        chance: Chance,
        strict: bool = False,
        *,
        renewal: Renewal = Renewal.SEALED,
    ) -> Match[S]:
        """Return the match after ``snapshot`` and the journal entries since then.

        The entries contain the results of earlier draws, so only later draws use ``chance``. Every snapshot
        of a match leads to the same match. The loaded match keeps the newest snapshot before which no answer
        can be undone, unless ``renewal`` says otherwise.

        Raises :class:`Diverged` or :class:`Refused` if the entries do not fit the rules. Raises
        msgspec.ValidationError or ValueError if the codec cannot read the snapshot.
        """
        match = cls(game, snapshot, chance, strict, renewal=renewal)
        match.replay(entries)
        return match

    def replay(self, entries: Iterable[Entry], marks: Sequence[Mark] = ()) -> None:
        """Replay journal entries from the position of the snapshot.

        ``marks`` contains the counters before each entry that is not a draw.

        Raises :class:`Diverged` or :class:`Refused` at the first entry that does not fit, after replaying the
        entries before it.
        """
        parts = group_draws(entries)
        undone = find_undone_answers([entry for entry, _ in parts if entry])
        for index, (entry, draws) in enumerate(parts, -1):
            self._recorded = deque(draws)
            if entry and marks:
                self.number, self._counts = marks[index].number, dict(marks[index].counts)
            if entry is None:
                self._run()
            elif entry.kind == "undo" or index in undone:
                self._skip_undone(entry)
            else:
                self._replay_entry(entry)
            if self._recorded:
                raise Diverged(f"entry {self.number + 1} draws nothing")
        self._recorded = None
        _ = self._take_change()

    def catch_up(self, entries: Sequence[Entry]) -> None:
        """Replay the entries that another copy of this match has added to the journal, as :meth:`load` would.

        Raises :class:`Diverged` or :class:`Refused` if the entries do not fit. The object is then unusable.
        """
        expected = self.number + len(entries)
        for entry, draws in group_draws(entries):
            self._recorded = deque(draws)
            if entry and entry.kind == "undo":
                self._undo(entry.seat)
            elif entry:
                self._replay_entry(entry)
            if self._recorded:
                raise Diverged("the copy drew different results")
        self._recorded = None
        if self.number != expected:
            raise Diverged("the copy continued differently")
        _ = self._take_change()

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.outcome is not None

    @property
    def decisions(self) -> dict[str, Decision]:
        """The open decisions by seat, with their ids. There are none once the match is over."""
        if self.outcome is not None:
            return {}
        return dict(self._pending)

    @property
    def waiting_for(self) -> tuple[str, ...]:
        """The seats that the match waits for. This is public information.

        If several seats are asked simultaneously, all of them stay listed until the last one has answered.
        Nobody may learn who has already answered, because the picks become known together.
        """
        return () if self.outcome is not None else self._asked

    @property
    def too_many_open_answers(self) -> bool:
        """Whether the number of answers that can be undone has reached MAX_OPEN_ANSWERS. Each of them makes
        the match slower to load.
        """
        return self._journal.count_open_answers() >= MAX_OPEN_ANSWERS

    @property
    def snapshot(self) -> Snapshot:
        """The newest snapshot. The entries after it lead to the current position."""
        return self._base

    @property
    def entries(self) -> tuple[Entry, ...]:
        """The entries since the newest snapshot, without undone answers."""
        return tuple(self._journal.entries)

    def undo_refusal(self, seat: str) -> str | None:
        """Return the reason why ``seat`` cannot undo its last answer, or None if it can.

        "over": the match has ended. "not-yours": the seat is not asked now, or another seat gave the last
        answer. "nothing-to-undo": nobody has answered yet. "too-often": the seat has undone MAX_CHANGES
        answers since the snapshot.

        "others-asked", "dice-rolled", and the reasons of facts (:meth:`engine.core.facts.Fact.seal`) mean
        that a player has learned something since the answer.
        """
        if self.outcome is not None:
            return "over"
        if seat not in self._pending:
            return "not-yours"  # checked first, so that it reveals nothing about the answers of other seats
        if self._picks:  # the reason stays the same until all have answered, so it also reveals nothing
            return self._journal.sealed_by or "nothing-to-undo"
        refusal = self._journal.undo_refusal(seat)
        return "too-often" if refusal is None and self._count_undone(seat) >= self._limit else refusal

    @property
    def _limit(self) -> float:
        return MAX_CHANGES if self.limited else inf

    def _count_undone(self, seat: str) -> int:
        """Return the number of answers that a seat has undone since the snapshot. The seat's counter includes
        each of these answers and its undo.
        """
        answers = self._counts.get(seat, 0) - self._counted.get(seat, 0)
        return (answers - self._journal.count("answer", seat)) // 2

    def answer(self, seat: str, decision: str, pick: Sequence[str]) -> Change:
        """Answer the open decision of ``seat`` and continue to the next decision.

        ``decision`` is the id of the decision, and ``pick`` contains the ids of the options. An id is used
        only once: after every answer and every undo, the next decision of the seat has a new id.

        Raises :class:`Refused` with the code ``over``, ``stale`` if the decision is no longer open,
        ``not_yours`` if another seat has to answer it, or ``illegal`` for a pick that is not allowed.
        """
        if self.outcome is not None:
            raise Refused("over", "the match is over")
        pending = self._pending.get(seat)
        if pending is None or decision != pending.id:
            if decision.rpartition(".")[0] in ("", seat):
                raise Refused("stale", "that decision is not open")
            raise Refused("not_yours", "that decision is for another seat")
        self._answer(pending, pending.check(pick))
        return self._take_change()

    def undo(self, seat: str, decision: str | None = None) -> Change:
        """Undo the last answer if this seat gave it and nobody has learned anything since.

        The seat is asked the same decision under a new id. The journal keeps both the answer and the undo. A
        client that passes the id of the open ``decision`` can safely repeat the request, because only one
        answer is undone.

        Raises :class:`Refused` with the code ``over``, ``stale`` if the decision is no longer open, or
        ``illegal`` with the reason from :meth:`undo_refusal`.
        """
        if self.outcome is not None:
            raise Refused("over", "the match is over")
        pending = self._pending.get(seat)
        if decision is not None and (pending is None or pending.id != decision):
            raise Refused("stale", "that decision is not open")
        refusal = self.undo_refusal(seat)
        if refusal is not None:
            raise Refused("illegal", f"undo is closed: {refusal}")
        self._undo(seat)
        return self._take_change()

    def order(self, seat: str, order: str, on: bool) -> Change:
        """Set or unset a standing order of ``seat``.

        Raises :class:`Refused` with the code ``over``, or ``illegal`` if the seat has no such order or has
        changed its orders MAX_CHANGES times since the snapshot.
        """
        if self.outcome is not None:
            raise Refused("over", "the match is over")
        if self._journal.count("order", seat) >= self._limit:
            raise Refused("illegal", "the match must continue before you change your orders again")
        self._order(seat, order, on)
        return self._take_change()

    def rename(self, seat: str, name: str) -> Change:
        """Give ``seat`` the name of its new player.

        Raises :class:`Refused` with the code ``over``, or ``illegal`` after MAX_CHANGES new names since the
        snapshot.
        """
        if self.outcome is not None:
            raise Refused("over", "the match is over")
        if self._journal.count("name", seat) >= self._limit:
            raise Refused("illegal", "the match must continue before somebody else takes this seat")
        self._rename(seat, name)
        return self._take_change()

    def _answer(self, decision: Decision, pick: tuple[str, ...]) -> None:
        self._record(Entry("answer", decision.seat, pick, decision.fingerprint))
        del self._pending[decision.seat]
        self._count(decision.seat)
        self._picks[decision.seat] = pick
        was_simultaneous = len(self._asked) > 1
        self._run()
        others_asked = was_simultaneous or self._pending.keys() - {decision.seat}
        if others_asked and not self._picks and self._journal.entries:
            self._seal("others-asked")

    def _undo(self, seat: str) -> None:
        entries, marks_before = self._journal.without_last_answer()
        marks = [mark for entry, mark in zip(entries, marks_before, strict=True) if entry.kind != "chance"]
        counts, number = dict(self._counts), self.number
        self._restore()
        try:
            self.replay(entries, marks)
        # the same entries were legal before, so the match is broken and must be loaded again
        except Refused as error:
            raise Diverged(f"an undo cannot replay the earlier entries: {error}") from error
        self._counts = counts
        self._change = Change(entries=[Entry("undo", seat)])
        self.number = number + 1
        self._count(seat)
        self._pending = {seat: self._with_id(decision) for seat, decision in self._pending.items()}

    def _order(self, seat: str, order: str, on: bool) -> None:
        fact = self.game.order(self.state, seat, order, on)
        self._record(Entry("order", seat, (order, "on" if on else "off")))
        self._apply_fact(fact)

    def _rename(self, seat: str, name: str) -> None:
        self._record(Entry("name", seat, (name,)))
        self._apply_fact(SeatRenamed(seat, name))

    def _replay_entry(self, entry: Entry) -> None:
        """Replay a journal entry that was not undone."""
        if entry.kind == "order":
            self._order(entry.seat, str(entry.value[0]), entry.value[1] == "on")
        elif entry.kind == "name":
            self._rename(entry.seat, str(entry.value[0]))
        elif entry.kind == "answer":
            decision = self._pending.get(entry.seat)
            if decision is None or decision.fingerprint != entry.fingerprint:
                raise Diverged(f"{entry.seat} was asked something else in entry {self.number + 1}")
            self._answer(decision, decision.check([str(option) for option in entry.value]))
        else:
            raise Diverged(f"a step began again in entry {self.number + 1}: continue from its snapshot")

    def _skip_undone(self, entry: Entry) -> None:
        """Count an undone answer, or its undo, without replaying it. A journal may contain any number of
        both."""
        self.number += 1
        self._count(entry.seat)
