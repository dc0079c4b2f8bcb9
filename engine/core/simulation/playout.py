"""Continues play in sampled worlds. It is fast because it has no journal, decision ids or views."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Generic, Protocol, TypeVar

from engine.core.decisions import Decision, Dice, Draw
from engine.core.facts import Fact
from engine.core.game import Rule

S = TypeVar("S")
S_contra = TypeVar("S_contra", contravariant=True)


class PlayoutRules(Protocol[S_contra]):
    """The part of a game's rules that a playout needs.

    >>> from tests.core.tiny import Heap, Tiny
    >>> class Stones(Tiny):
    ...     def over(self, state):
    ...         return state.winner is not None
    >>> rules: PlayoutRules[Heap] = Stones("stones")
    """

    def step(self, state: S_contra) -> Rule[None]:
        """Return the next rule."""
        ...

    def over(self, state: S_contra) -> bool:
        """Return whether the match has ended. A playout calls it after every fact."""
        ...


class Playout(Generic[S]):
    """Continues play in a world from a position between two steps. It changes ``state``.

    ``answers`` is the number of picks so far. Dice and shuffles come from ``random``. ``on_fact`` is called
    after every fact.

    >>> from types import SimpleNamespace
    >>> from engine.core.simulation.selfplay import Selfplay
    >>> from tests.core.tiny import Tiny
    >>> game = Tiny("stones")
    >>> rules = SimpleNamespace(step=game.step, over=lambda state: game.outcome(state) is not None)
    >>> world = Playout(rules, Selfplay(game, "two", bytes(32)).state, Random(1))
    >>> world.play(lambda state, decision: ["2"], proceed=lambda state: state.stones > 5, max_answers=9)
    >>> world.state.stones, world.answers
    (5, 2)
    """

    def __init__(
        self,
        rules: PlayoutRules[S],
        state: S,
        random: Random,
        on_fact: Callable[[S, Fact[Any]], None] | None = None,
    ) -> None:
        self.rules, self.state, self.answers = rules, state, 0
        self._random, self._on_fact = random, on_fact

    def play(
        self, pick: Callable[[S, Decision], Sequence[str]], proceed: Callable[[S], bool], max_answers: int
    ) -> None:
        """Let ``pick`` answer for every seat until the match is over or ``proceed`` returns False before a
        step.

        It stops after ``max_answers`` answers, even within a step.
        """
        while not self.rules.over(self.state) and proceed(self.state):
            rule, reply = self.rules.step(self.state), None
            while True:
                try:
                    request: Any = rule.send(reply)
                except StopIteration:
                    break
                if isinstance(request, Fact):
                    request.apply(self.state)
                    if self._on_fact is not None:
                        self._on_fact(self.state, request)
                    if self.rules.over(self.state):
                        return
                    reply = None
                elif isinstance(request, Draw):
                    reply = self._draw(request)
                else:
                    reply = self._ask(request, pick)
                    if self.answers >= max_answers:
                        return

    def _ask(
        self, request: Decision | tuple[Decision, ...], pick: Callable[[S, Decision], Sequence[str]]
    ) -> Any:
        decisions = request if isinstance(request, tuple) else (request,)
        self.answers += len(decisions)
        picks = tuple([decision.check(pick(self.state, decision)) for decision in decisions])
        return picks if isinstance(request, tuple) else picks[0]

    def _draw(self, request: Draw) -> tuple[int, ...]:
        if isinstance(request, Dice):
            return tuple([self._random.randrange(sides) + 1 for sides in request.sides])
        order = list(range(request.size))
        self._random.shuffle(order)
        return tuple(order)
