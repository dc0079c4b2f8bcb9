"""A match: what can be asked of it and of its journal, from the beginning, a snapshot or a copy."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence
from math import inf
from typing import TypeVar

from engine.core.chance import Chance
from engine.core.decisions import Decision, Refused
from engine.core.driver import Driver, Renewal
from engine.core.facts import Named
from engine.core.game import Rules
from engine.core.journal import Change, Diverged, Entry, Mark, Snapshot, taken_back, with_draws

S = TypeVar("S")


#: How often a seat may take something back, and change its standing orders, since the snapshot: who does so
#: for hours must not make the match dear to read.
MOST = 200
#: How many answers may stand that could be taken back before people give no more: no rules take a tenth of
#: them, but where one can go to and fro, somebody might for hours.
LONGEST = 500


class Match(Driver[S]):
    """A match under way, or over: then it has an ``outcome``.

    Made by :meth:`begin` or :meth:`load`. ``state`` is the position, for reading only; ``number`` counts the
    entries journalled so far. With ``strict`` every rule is watched, for tests: one that writes to the state
    itself, or offers an option twice, raises AssertionError.

    The requests :meth:`answer`, :meth:`undo` and :meth:`order` raise :class:`Refused` and change nothing, or
    return a :class:`Change` of what is to be stored and told. After any other exception the object is of no
    use: load the match again.

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
    ...     def shown(self, viewer):
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
    >>> asked = match.decisions["north"]
    >>> asked.id, [option.id for option in asked.options]
    ('north.1', ['1', '2'])
    >>> change = match.answer("north", asked.id, ["2"])
    >>> change.news, match.state
    ([Took(stones=2)], Heap(stones=1))
    >>> match.answer("north", asked.id, ["1"])
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

    #: Whether MOST holds: what was journalled is played again as it is.
    bounded = True

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
        """Start a match from its first snapshot and run to the first decision.

        ``data`` is what ``game.codec.first`` returns, or with another ``number`` the position after so many
        entries. Returns the match and what happened until then.

        Raises msgspec.ValidationError or ValueError for data that the codec cannot read.
        """
        match = cls(game, Snapshot(number, data), chance, strict, renewal=renewal)
        match._run()
        return match, match._take()

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
        """Return the match as it stands after ``snapshot`` and the entries journalled since, in their order.

        What chance drew is taken from the entries; only later draws ask ``chance``. Whatever snapshot of a
        match one begins with, the same match comes out. Its snapshot is the beginning of the last step before
        which nothing can be taken back, unless ``renewal`` says otherwise.

        Raises :class:`Diverged` or :class:`Refused` if the entries do not fit the rules, and
        msgspec.ValidationError or ValueError for a snapshot that the codec cannot read.
        """
        match = cls(game, snapshot, chance, strict, renewal=renewal)
        match.replay(entries)
        return match

    def replay(self, entries: Iterable[Entry], marks: Sequence[Mark] = ()) -> None:
        """Play what was journalled since the snapshot, from its position on; with ``marks`` so much had been
        counted before each entry but draws.

        Raises :class:`Diverged` or :class:`Refused` at the first entry that does not fit; what fits stays
        played until then.
        """
        parts = with_draws(entries)
        undone = taken_back([entry for entry, _ in parts if entry])
        for at, (entry, drawn) in enumerate(parts, -1):
            self._recorded = deque(drawn)
            if entry and marks:
                self.number, self._counts = marks[at].number, dict(marks[at].counts)
            if entry is None:
                self._run()
            elif entry.kind == "undo" or at in undone:
                self._pass_over(entry)
            else:
                self._again(entry)
            if self._recorded:
                raise Diverged(f"nothing is drawn in entry {self.number + 1}")
        self._recorded = None
        _ = self._take()

    def follow(self, entries: Sequence[Entry]) -> None:
        """Play what a copy of this match has journalled beyond it, in its order, as :meth:`load` would.

        Raises :class:`Diverged` or :class:`Refused` if the entries do not fit; then this object is of no use.
        """
        number = self.number + len(entries)
        for entry, drawn in with_draws(entries):
            self._recorded = deque(drawn)
            if entry and entry.kind == "undo":
                self._undo(entry.seat)
            elif entry:
                self._again(entry)
            if self._recorded:
                raise Diverged("the copy has drawn otherwise")
        self._recorded = None
        if self.number != number:
            raise Diverged("the copy has gone on otherwise")
        _ = self._take()

    # What can be asked of it

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.outcome is not None

    @property
    def decisions(self) -> dict[str, Decision]:
        """The open decisions by seat, each with its id; none once the match is over."""
        if self.outcome is not None:
            return {}
        return dict(self._pending)

    @property
    def waiting_for(self) -> tuple[str, ...]:
        """The seats whose answers are waited for, as everybody may know.

        Of several that are asked at once all stand here until the last one has answered: who has answered
        already is nobody's business, and what they have picked is heard of only then.
        """
        return () if self.outcome is not None else self._asked

    @property
    def overlong(self) -> bool:
        """Whether LONGEST answers stand that could be taken back: each makes the match dearer to read, and
        nobody has learned anything since the first."""
        return self._journal.open_answers() >= LONGEST

    @property
    def snapshot(self) -> Snapshot:
        """The newest snapshot; the entries after it lead to the present position."""
        return self._base

    @property
    def entries(self) -> tuple[Entry, ...]:
        """The entries since the newest snapshot, those taken back left out."""
        return tuple(self._journal.entries)

    def undo_closed(self, seat: str) -> str | None:
        """Return why ``seat`` cannot take back its last answer, or None if it can.

        "over": the match has ended; "not-yours": the seat is not asked now, or another seat gave the last
        answer; "nothing-to-undo": nobody has answered yet; "others-asked", "dice-rolled" or the reason of a
        fact (:meth:`engine.core.facts.Fact.seal`): somebody has learned something since; "too-often": it has
        taken back MOST answers since.
        """
        if self.outcome is not None:
            return "over"
        if seat not in self._pending:
            return "not-yours"  # asked first: it tells nothing of what others have answered meanwhile
        if self._picks:  # nor does the reason: it stays what it was when all were asked
            return self._journal.sealed_by or "nothing-to-undo"
        closed = self._journal.undo_closed(seat)
        return "too-often" if closed is None and self._taken_back(seat) >= self._most else closed

    @property
    def _most(self) -> float:
        return MOST if self.bounded else inf

    def _taken_back(self, seat: str) -> int:
        """How many answers a seat has taken back since the snapshot: each counts twice, also as undo."""
        counted = self._counts.get(seat, 0) - self._counted.get(seat, 0)
        return (counted - self._journal.count("answer", seat)) // 2

    # Requests

    def answer(self, seat: str, decision: str, pick: Sequence[str]) -> Change:
        """Answer the open decision of ``seat`` and play on to the next one.

        ``decision`` is its id, ``pick`` the ids of options. An id is used once: every answer and every undo
        gives the next decision of the seat a new one.

        Raises :class:`Refused` with the code ``over``; ``stale`` if that decision is not open (any more),
        ``not_yours`` if it is put to another seat, ``illegal`` for a pick that was not offered.
        """
        if self.outcome is not None:
            raise Refused("over", "the match is over")
        asked = self._pending.get(seat)
        if asked is None or decision != asked.id:
            if decision.rpartition(".")[0] in ("", seat):
                raise Refused("stale", "that decision is not open")
            raise Refused("not_yours", "that decision is put to another seat")
        self._answer(asked, asked.check(pick))
        return self._take()

    def undo(self, seat: str, decision: str | None = None) -> Change:
        """Take back the last answer, if it is this seat's and nobody has learned anything since.

        The decision is put anew, with another id; the journal keeps both the answer and the undo. With the
        id of the open ``decision``, an undo that is asked for twice takes back one answer.

        Raises :class:`Refused` with the code ``over``; ``stale`` if that decision is not open (any more), or
        ``illegal`` with the reason that :meth:`undo_closed` gives.
        """
        if self.outcome is not None:
            raise Refused("over", "the match is over")
        asked = self._pending.get(seat)
        if decision is not None and (asked is None or asked.id != decision):
            raise Refused("stale", "that decision is not open")
        closed = self.undo_closed(seat)
        if closed is not None:
            raise Refused("illegal", f"undo is closed: {closed}")
        self._undo(seat)
        return self._take()

    def order(self, seat: str, order: str, on: bool) -> Change:
        """Set a standing order of ``seat``; it may be another seat that is asked.

        Raises :class:`Refused` with the code ``over``, ``illegal`` after MOST of them, or as the game's
        ``order`` does for an unknown order.
        """
        if self.outcome is not None:
            raise Refused("over", "the match is over")
        if self._journal.count("order", seat) >= self._most:
            raise Refused("illegal", "the match has to go on before you change your orders again")
        self._order(seat, order, on)
        return self._take()

    def rename(self, seat: str, name: str) -> Change:
        """Call ``seat`` by another name: somebody else sits there. Raises :class:`Refused`: ``over``, or
        ``illegal`` after MOST names."""
        if self.outcome is not None:
            raise Refused("over", "the match is over")
        if self._journal.count("name", seat) >= self._most:
            raise Refused("illegal", "the match has to go on before somebody else sits there")
        self._rename(seat, name)
        return self._take()

    # How it goes on

    def _answer(self, asked: Decision, pick: tuple[str, ...]) -> None:
        self._record(Entry("answer", asked.seat, pick, asked.fingerprint))
        del self._pending[asked.seat]
        self._count(asked.seat)
        self._picks[asked.seat] = pick
        asked_with_others = len(self._asked) > 1
        self._run()
        others_asked = asked_with_others or self._pending.keys() - {asked.seat}
        if others_asked and not self._picks and self._journal.entries:
            self._seal("others-asked")

    def _undo(self, seat: str) -> None:
        kept, counted = self._journal.without_last_answer()
        marks = [mark for entry, mark in zip(kept, counted, strict=True) if entry.kind != "chance"]
        counts, number = dict(self._counts), self.number
        self._restore()
        try:
            self.replay(kept, marks)
        except Refused as refused:  # what was possible once is so again, or the match must be loaded anew
            raise Diverged(f"an undo cannot play again what went before: {refused}") from refused
        self._counts = counts
        self._change = Change(entries=[Entry("undo", seat)])
        self.number = number + 1
        self._count(seat)
        self._pending = {seat: self._numbered(asked) for seat, asked in self._pending.items()}

    def _order(self, seat: str, order: str, on: bool) -> None:
        fact = self.game.order(self.state, seat, order, on)
        self._record(Entry("order", seat, (order, "on" if on else "off")))
        self._happen(fact)

    def _rename(self, seat: str, name: str) -> None:
        self._record(Entry("name", seat, (name,)))
        self._happen(Named(seat, name))

    def _again(self, entry: Entry) -> None:
        """Replay a journalled entry that was not taken back."""
        if entry.kind == "order":
            self._order(entry.seat, str(entry.value[0]), entry.value[1] == "on")
        elif entry.kind == "name":
            self._rename(entry.seat, str(entry.value[0]))
        elif entry.kind == "answer":
            asked = self._pending.get(entry.seat)
            if asked is None or asked.fingerprint != entry.fingerprint:
                raise Diverged(f"{entry.seat} was asked something else in entry {self.number + 1}")
            self._answer(asked, asked.check([str(choice) for choice in entry.value]))
        else:
            raise Diverged(f"a step began again in entry {self.number + 1}: play on from the snapshot of it")

    def _pass_over(self, entry: Entry) -> None:
        """Count an answer that was taken back, or the undo that did so, without playing it: journals may
        hold any number of both."""
        self.number += 1
        self._count(entry.seat)
