"""Runs the rules of one match: applies facts and makes draws until a seat has to decide.

A rule is a generator. Between two steps, a match is plain data. Within a step, the running generator is only
a cache, because the snapshot and the entries determine the whole match.
"""

from __future__ import annotations

from collections import deque
from enum import Enum, auto
from typing import Any, Generic, NamedTuple, TypeVar

import msgspec

from engine.core import codec
from engine.core.chance import CHANCE, Chance, DrawNumbers
from engine.core.decisions import Decision, Dice, Draw, Shuffle
from engine.core.facts import Fact
from engine.core.game import Outcome, Rule, Rules
from engine.core.matches.journal import Change, Diverged, Entry, Journal, Mark, Snapshot

S = TypeVar("S")

#: A match normally takes a snapshot at the beginning of the last step before which no answer can be undone.
#: After more than this many entries, it takes a snapshot at the next step even if undo is possible. Undo and
#: load replay all entries since the snapshot, so only these can break when rules change.
MAX_ENTRIES = 200


class Renewal(Enum):
    """Determines when a match takes a new snapshot.

    ``EACH_STEP`` takes one at each step. ``SEALED`` waits until no earlier answer can be undone. ``NEVER``
    takes none, for callers that do not store matches.

    >>> Renewal.NEVER.name
    'NEVER'
    """

    EACH_STEP = auto()
    SEALED = auto()
    NEVER = auto()


class OpenStep(NamedTuple):
    """The position and counters at the beginning of the open step.

    ``number`` is the number of earlier journal entries, and ``entries`` is how many of them came after the
    snapshot.

    >>> OpenStep(12, 2, codec.Position(msgspec.Raw(b"{}"))).number
    12
    """

    number: int
    entries: int
    position: codec.Position[msgspec.Raw]


class Driver(Generic[S]):
    """Runs the open step of a match. :class:`engine.core.matches.match.Match` is the public interface.

    ``state`` is the position, and ``number`` is the number of journal entries so far. New entries and facts
    are collected until :meth:`_take_change` returns them.

    >>> from engine.core.simulation.selfplay import Selfplay
    >>> from tests.core.tiny import Heap, Tiny
    >>> driver: Driver[Heap] = Selfplay(Tiny("stones"), "two", bytes(32)).match
    >>> driver.number, driver.outcome
    (0, None)
    """

    state: S
    outcome: Outcome | None
    _rule: Rule[None] | None
    _opened: OpenStep | None
    _journal: Journal
    _counts: dict[str, int]
    _counted: dict[str, int]
    _numbers: DrawNumbers
    _pending: dict[str, Decision]
    _asked: tuple[str, ...]
    _picks: dict[str, tuple[str, ...]]
    _is_simultaneous: bool

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
        self._recorded: deque[Entry] | None = None  # the recorded draws to replay, or None to make new ones
        self._restore()

    def _run(self) -> None:
        """Continue until a seat has to decide."""
        while not self._pending and self.outcome is None:
            if self._rule is None:
                self._open_next_step()
            reply = tuple([self._picks[seat] for seat in self._asked])
            self._asked, self._picks = (), {}
            self._send(reply if self._is_simultaneous else reply[0] if reply else None)

    def _send(self, reply: Any) -> None:
        """Send ``reply`` to the open step and run it until it asks a seat or ends."""
        assert self._rule is not None
        send = self._send_strictly if self.strict else self._rule.send
        while True:
            try:
                request = send(reply)
            except StopIteration:
                self._rule = None
                self._numbers.end_step(self.number)
                return
            if isinstance(request, Fact):
                self._apply_fact(request)
                if self.outcome is not None:
                    return
                reply = None
            elif isinstance(request, (Dice, Shuffle)):
                reply = self._draw(request)
            else:
                self._ask(request)
                return

    def _send_strictly(self, reply: Any) -> Any:
        """Send ``reply`` to the rule, and assert that the rule does not write to the state."""
        assert self._rule is not None
        before = codec.encode(self.state)
        try:
            return self._rule.send(reply)
        finally:
            assert codec.encode(self.state) == before, "a rule wrote to the state; only facts may"

    def _ask(self, request: Decision | tuple[Decision, ...]) -> None:
        self._is_simultaneous = isinstance(request, tuple)
        decisions = request if isinstance(request, tuple) else (request,)
        if self.strict:
            assert all(
                len({option.id for option in decision.options}) == len(decision.options)
                for decision in decisions
            ), f"an option is offered twice: {decisions}"
        self._pending = {decision.seat: self._with_id(decision) for decision in decisions}
        self._asked = tuple(self._pending)

    def _with_id(self, decision: Decision) -> Decision:
        """Return the decision with its id.

        Every answer and every undo gives the next decision of the seat a new id. A restarted step gives all
        seats new ids.
        """
        count = self._counts.get(decision.seat, 0) + self._counts.get(CHANCE, 0) + 1
        return msgspec.structs.replace(decision, id=f"{decision.seat}.{count}")

    def _draw(self, request: Draw) -> tuple[int, ...]:
        kind = request.fingerprint
        number = self._numbers.next(kind, after=self.number)
        result = (
            self._recorded_draw(kind) if self._recorded is not None else self.chance.draw(number, request)
        )
        self._record(Entry("chance", CHANCE, result, kind))
        self._seal("dice-rolled")
        return result

    @property
    def next_draw(self) -> int:
        """The number of the next draw."""
        return self._numbers.drawn

    def _recorded_draw(self, kind: str) -> tuple[int, ...]:
        """Return the result of the draw that the journal recorded."""
        if not self._recorded or self._recorded[0].fingerprint not in ("", kind):
            raise Diverged(f"entry {self.number + 1} recorded a different draw")
        return tuple([int(number) for number in self._recorded.popleft().value])

    def _apply_fact(self, fact: Fact[Any]) -> None:
        fact.apply(self.state)
        self.outcome = self.game.outcome(self.state)
        self._change.facts.append(fact)
        reason = fact.seal()
        if reason is not None:
            self._seal(reason)

    def _open_next_step(self) -> None:
        """Open the next step, and take a new snapshot if one is due."""
        journal, numbers = self._journal, self._numbers
        every_step = self._renewal is Renewal.EACH_STEP
        if every_step or (journal.entries and self._renewal is Renewal.SEALED):
            counters = dict(self._counts), numbers.drawn, list(numbers.reusable)
            position = codec.Position(msgspec.Raw(codec.encode(self.state)), *counters)
            self._opened = OpenStep(self.number, len(journal.entries), position)
            if every_step or journal.sealed or len(journal.entries) > MAX_ENTRIES:
                self._renew_snapshot(self._opened)
        self._rule = self.game.step(self.state)
        self._is_simultaneous = False

    def _seal(self, reason: str) -> None:
        """Prevent undo of all entries so far, and move the snapshot to the beginning of the open step."""
        self._journal.seal(reason)
        if self._opened is not None and self._opened.entries <= self._journal.sealed_at:
            self._renew_snapshot(self._opened)

    def _renew_snapshot(self, open_step: OpenStep) -> None:
        """Take a snapshot of the position at the beginning of the open step."""
        position = msgspec.structs.replace(open_step.position, sealed_by=self._journal.sealed_by)
        self._base = self._change.snapshot = Snapshot(open_step.number, self.game.codec.encode(position))
        self._counted = position.counts
        self._journal.forget(open_step.entries)
        self._opened = None

    def _restore(self) -> None:
        position = self.game.codec.decode(self._base.data)
        self.state, self.number = position.state, self._base.number
        self.outcome = self.game.outcome(self.state)
        self._counts, self._numbers = dict(position.counts), DrawNumbers(position.drawn, position.again)
        self._counted = position.counts
        self._journal = Journal(position.sealed_by)
        self._rule = None
        self._opened = None
        self._pending = {}
        self._asked = ()
        self._picks = {}
        self._is_simultaneous = False

    def _record(self, entry: Entry) -> None:
        self._journal.append(entry, Mark(self.number, dict(self._counts)))
        self._change.entries.append(entry)
        self.number += 1

    def _count(self, seat: str) -> None:
        self._counts[seat] = self._counts.get(seat, 0) + 1
        if seat in self._pending:
            self._pending[seat] = self._with_id(self._pending[seat])

    def _take_change(self) -> Change:
        change, self._change = self._change, Change()
        return change
