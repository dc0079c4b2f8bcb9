"""Drives the rules of one match: facts come true, chance is drawn, until somebody must decide.

A rule is a generator; a match between two steps is plain data. The live generator kept here is only
a cache: snapshot and entries hold everything.
"""

from __future__ import annotations

from collections import deque
from enum import Enum, auto
from typing import Any, Generic, NamedTuple, TypeVar

import msgspec

from engine.core import codec
from engine.core.chance import CHANCE, Chance, Numbers
from engine.core.decisions import Decision, Dice, Draw, Shuffle
from engine.core.facts import Fact
from engine.core.game import Outcome, Rule, Rules
from engine.core.journal import Change, Diverged, Entry, Journal, Mark, Snapshot

S = TypeVar("S")

#: The snapshot is the beginning of the last step before which nothing can be taken back: of the open step, as
#: soon as that is so. It is renewed at a step once there are more entries than this even if undo is open.
#: Undo and load replay all entries since the snapshot, and changed rules can break these alone.
LONGEST = 200


class Renewal(Enum):
    """When the snapshot of a match is renewed: at each step, only as nothing before it can be taken back, or
    never, for who keeps no matches.

    >>> Renewal.NEVER.name
    'NEVER'
    """

    EACH_STEP = auto()
    SEALED = auto()
    NEVER = auto()


class Opened(NamedTuple):
    """The open step as it began: when ``number`` entries had been journalled, ``entries`` of them since the
    snapshot.

    >>> Opened(12, 2, codec.Position(msgspec.Raw(b"{}"))).number
    12
    """

    number: int
    entries: int
    position: codec.Position[msgspec.Raw]


class Driver(Generic[S]):
    """The open step of a match and all that leads to it; :class:`engine.core.match.Match` is what others use.

    ``state`` is the position, ``number`` counts the entries journalled so far. What is journalled and told
    is gathered until :meth:`_take`.

    >>> from engine.core.selfplay import Selfplay
    >>> from tests.core.tiny import Heap, Tiny
    >>> driver: Driver[Heap] = Selfplay(Tiny("stones"), "two", bytes(32)).match
    >>> driver.number, driver.outcome
    (0, None)
    """

    state: S
    outcome: Outcome | None
    _rule: Rule[None] | None
    _opened: Opened | None
    _journal: Journal
    _counts: dict[str, int]
    _counted: dict[str, int]
    _numbers: Numbers
    _pending: dict[str, Decision]
    _asked: tuple[str, ...]
    _picks: dict[str, tuple[str, ...]]
    _several: bool

    def __init__(
        self,
        game: Rules[S],
        snapshot: Snapshot,
        chance: Chance,
        strict: bool = False,
        *,
        renewal: Renewal = Renewal.SEALED,
    ) -> None:
        self.game = game
        self.chance = chance
        self.strict = strict
        self._renewal = renewal
        self._base = snapshot
        self._change = Change()
        self._recorded: deque[Entry] | None = None  # the draws to come, where entries are played again
        self._restore()

    def _run(self) -> None:
        """Play on until somebody must decide."""
        while not self._pending and self.outcome is None:
            if self._rule is None:
                self._new_step()
            reply = tuple([self._picks[seat] for seat in self._asked])
            self._asked, self._picks = (), {}
            self._send(reply if self._several else reply[0] if reply else None)

    def _send(self, reply: Any) -> None:
        """Drive the open step with ``reply`` until it asks a seat or ends."""
        assert self._rule is not None
        go_on = self._watch if self.strict else self._rule.send
        while True:
            try:
                out = go_on(reply)
            except StopIteration:
                self._rule = None
                self._numbers.end_step(self.number)
                return
            if isinstance(out, Fact):
                self._happen(out)
                if self.outcome is not None:
                    return
                reply = None
            elif isinstance(out, (Dice, Shuffle)):
                reply = self._draw(out)
            else:
                self._ask(out)
                return

    def _watch(self, reply: Any) -> Any:
        """As :meth:`_send`, but make sure that the rule itself writes nothing."""
        assert self._rule is not None
        before = codec.encode(self.state)
        try:
            return self._rule.send(reply)
        finally:
            assert codec.encode(self.state) == before, "a rule wrote to the state; only facts may"

    def _ask(self, out: Decision | tuple[Decision, ...]) -> None:
        self._several = isinstance(out, tuple)
        decisions = out if isinstance(out, tuple) else (out,)
        if self.strict:
            assert all(len({o.id for o in d.options}) == len(d.options) for d in decisions), (
                f"offered twice: {decisions}"
            )
        self._pending = {d.seat: self._numbered(d) for d in decisions}
        self._asked = tuple(self._pending)

    def _numbered(self, asked: Decision) -> Decision:
        """The decision with its id: every answer and every undo gives the seat's next one a new id, and a
        step that begins again those of all seats."""
        count = self._counts.get(asked.seat, 0) + self._counts.get(CHANCE, 0) + 1
        return msgspec.structs.replace(asked, id=f"{asked.seat}.{count}")

    def _draw(self, request: Draw) -> tuple[int, ...]:
        kind = request.fingerprint
        number = self._numbers.next(kind, after=self.number)
        drawn = self._drawn_then(kind) if self._recorded is not None else self.chance.draw(number, request)
        self._record(Entry("chance", CHANCE, drawn, kind))
        self._seal("dice-rolled")
        return drawn

    @property
    def drawn(self) -> int:
        """The number that no draw has had yet."""
        return self._numbers.drawn

    def _drawn_then(self, kind: str) -> tuple[int, ...]:
        """What came of the draw as it was journalled."""
        if not self._recorded or self._recorded[0].fingerprint not in ("", kind):
            raise Diverged(f"something else is drawn in entry {self.number + 1}")
        return tuple([int(number) for number in self._recorded.popleft().value])

    def _happen(self, fact: Fact[Any]) -> None:
        fact.apply(self.state)
        self.outcome = self.game.outcome(self.state)
        self._change.news.append(fact)
        reason = fact.seal()
        if reason is not None:
            self._seal(reason)

    def _new_step(self) -> None:
        """Open the next step; what can no longer be undone moves into the snapshot."""
        journal, numbers = self._journal, self._numbers
        each = self._renewal is Renewal.EACH_STEP
        if each or (journal.entries and self._renewal is Renewal.SEALED):
            counted = dict(self._counts), numbers.drawn, list(numbers.again)
            position = codec.Position(msgspec.Raw(codec.encode(self.state)), *counted)
            self._opened = Opened(self.number, len(journal.entries), position)
            if each or journal.sealed or len(journal.entries) > LONGEST:
                self._renew(self._opened)
        self._rule = self.game.step(self.state)
        self._several = False

    def _seal(self, reason: str) -> None:
        """Close undo for all entries so far: the open step is what the match is read from, from now on."""
        self._journal.seal(reason)
        if self._opened is not None and self._opened.entries <= self._journal.sealed_at:
            self._renew(self._opened)

    def _renew(self, opened: Opened) -> None:
        """Make the beginning of the open step the snapshot."""
        position = msgspec.structs.replace(opened.position, sealed_by=self._journal.sealed_by)
        self._base = self._change.snapshot = Snapshot(opened.number, self.game.codec.encode(position))
        self._counted = position.counts
        self._journal.forget(opened.entries)
        self._opened = None

    # Bookkeeping

    def _restore(self) -> None:
        position = self.game.codec.decode(self._base.data)
        self.state, self.number = position.state, self._base.number
        self.outcome = self.game.outcome(self.state)
        self._counts, self._numbers = dict(position.counts), Numbers(position.drawn, position.again)
        self._counted = position.counts
        self._journal = Journal(position.sealed_by)
        self._rule = None
        self._opened = None
        self._pending = {}
        self._asked = ()
        self._picks = {}
        self._several = False

    def _record(self, entry: Entry) -> None:
        self._journal.append(entry, Mark(self.number, dict(self._counts)))
        self._change.entries.append(entry)
        self.number += 1

    def _count(self, seat: str) -> None:
        self._counts[seat] = self._counts.get(seat, 0) + 1
        if seat in self._pending:
            self._pending[seat] = self._numbered(self._pending[seat])

    def _take(self) -> Change:
        change, self._change = self._change, Change()
        return change
