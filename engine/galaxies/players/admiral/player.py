"""The Admiral, which looks ahead to win.

Before an activation or a launch, it compares plans and follows the one with the best results in sampled
worlds.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from random import Random
from typing import Any

from engine.core.decisions import Decision
from engine.core.simulation.determinization import copy_world
from engine.core.simulation.playout import Playout
from engine.galaxies.determinization import sample_world
from engine.galaxies.players.admiral.captain import Captain, Plan
from engine.galaxies.players.admiral.evaluation import evaluate
from engine.galaxies.players.admiral.experience import preferred_starter
from engine.galaxies.players.admiral.luck import Luck
from engine.galaxies.players.admiral.search import DEFAULT, Budget, Trial, best_plan
from engine.galaxies.players.admiral.team_weights import weights_for
from engine.galaxies.players.greedy.context import ScoringContext
from engine.galaxies.players.greedy.player import rank_options
from engine.galaxies.players.greedy.reading.views import greedy_view
from engine.galaxies.players.greedy.weights import Weights
from engine.galaxies.rules.asking import DISCARD
from engine.galaxies.state import State
from engine.galaxies.steps import Steps

#: The kinds of decision for which the Admiral looks ahead. Each begins a step, so a sampled world can start
#: there.
MENUS = frozenset({"action", "deploy"})

#: The number of places in reach to try for each ship card, and the number of ship cards for which to try
#: them.
PLACES, CARDS = 3, 2

#: Options with a lower score are a last resort and are not tried as plans.
HOPELESS = -100.0

#: The number of answers after which a sampled world is abandoned.
MAX_ANSWERS = 400


class AdmiralPlayer:
    """Plays like a Captain with its own weights, but tries plans for menus in sampled worlds.

    It looks ahead only if it receives a state, and reads only what its seat may know. If it receives only a
    view, it plays like that Captain.
    """

    def __init__(self, seed: int, budget: Budget = DEFAULT) -> None:
        self._seed, self._budget = seed, budget
        self._random = Random(seed)
        self._captain = Captain(seed)

    def __call__(self, view: dict[str, Any]) -> list[str]:
        """Answer the view's decision like a Captain, following the last plan."""
        kind, mission = view["decision"]["kind"], view["mission"]
        team = view["seats"][view["viewer"]]["team"]
        if kind == "starter" and (starter := preferred_starter(mission, team, view["seats"])):
            return [starter]
        if kind in MENUS:
            self._captain = Captain(self._seed)
        self._captain.weights = weights_for(mission, team, self._budget.nodes)
        return self._captain(view)

    def thinks_about(self, decision: Decision) -> bool:
        """Return whether the player looks ahead for this decision, and therefore needs a state."""
        return decision.kind in MENUS

    def limit(
        self, nodes: int, seconds: float | None = None, is_abandoned: Callable[[], bool] | None = None
    ) -> None:
        """Limit the search for each decision from now on."""
        self._budget = Budget(nodes, seconds, is_abandoned)

    def choose(self, state: State, decision: Decision) -> list[str]:
        """Answer a decision of one of the seats of ``state``.

        The player looks only at worlds sampled from the seat's knowledge, so it cannot use hidden
        information.
        """
        state = sample_world(state, decision.seat, Random(self._seed))
        team = state.seats[decision.seat].team
        if decision.kind == "starter" and (starter := preferred_starter(state.mission, team, state.seats)):
            return [starter]
        weights = self._weights_for(state, decision.seat)
        if not self.thinks_about(decision):
            self._captain.weights = weights
            return self._captain.choose(state, decision)
        plans = list(dict.fromkeys(islice(plans_for(state, decision, weights), self._budget.plans)))
        plan = plans[0] if len(plans) == 1 else self._best_plan(state, decision, plans)
        self._captain = Captain(self._seed, plan, weights=weights)
        return [plan.pick]

    def _weights_for(self, state: State, seat: str) -> Weights:
        return weights_for(state.mission, state.seats[seat].team, self._budget.nodes)

    def _best_plan(self, state: State, decision: Decision, plans: Sequence[Plan]) -> Plan:
        seed = self._random.getrandbits(64)
        worlds: list[State] = []

        def attempt(plan: Plan, number: int) -> Trial:
            if number == len(worlds):
                worlds.append(sample_world(state, decision.seat, Random(seed + number)))
            return self._attempt(copy_world(worlds[number]), decision, plan, seed + number)

        return best_plan(plans, attempt, self._budget)

    def _attempt(self, world: State, decision: Decision, plan: Plan, seed: int) -> Trial:
        """Follow a plan in a world until the enemies who come next have had their turns.

        The world ends when the next turn of the seat's team has begun. That turn may begin a round in which a
        side without ships loses (VIC-07).
        """
        luck = Luck(world.seats[decision.seat].team)
        playout = Playout(Steps(), world, Random(seed), luck)
        weights = self._weights_for(world, decision.seat)
        own_captain, other_captain = (
            Captain(seed, plan, weights=weights, quick=True),
            Captain(seed, quick=True),
        )
        menus = 0

        def pick(state: State, question: Decision) -> Sequence[str]:
            nonlocal menus
            if question.seat != decision.seat:
                return other_captain.choose(state, question)
            if question.kind in MENUS:
                menus += 1
                if menus == 1:
                    return [plan.pick]
                own_captain.plan = Plan("")
            return own_captain.choose(state, question)

        turn = world.turn + _turns_ahead(world, decision.seat)
        playout.play(pick, lambda g: g.turn <= turn, MAX_ANSWERS)
        return Trial(evaluate(world, decision.seat) - luck.total, playout.answers)


def _turns_ahead(g: State, seat: str) -> int:
    """Return the number of turns until the enemies who come next have finished their turns."""
    index, own_team = g.order.index(seat), g.seats[seat].team
    are_enemies = [
        g.seats[other_seat].team != own_team for other_seat in (*g.order[index + 1 :], *g.order[: index + 1])
    ]
    return are_enemies.index(False, are_enemies.index(True))


def plans_for(state: State, decision: Decision, weights: Weights) -> Iterator[Plan]:
    """Yield plans for a menu. The first plan is what a Captain with these weights would do."""
    picks = [
        name
        for value, name in rank_options(ScoringContext(greedy_view(state, decision), weights))
        if value > HOPELESS
    ]
    yield Plan(picks[0])
    if _subject(picks[0]) == DISCARD:
        return
    activations = [pick for pick in picks if pick.startswith("activate:")][:CARDS]
    best = {_subject(pick): pick for pick in reversed(picks)}.values()
    alternatives = [pick for pick in picks[1:] if _subject(pick) != DISCARD and pick in best]
    yield from (Plan(pick) for pick in alternatives[:CARDS])
    yield from (Plan(pick, goal) for pick in activations for goal in range(1, PLACES))
    yield from (Plan(pick) for pick in alternatives[CARDS:])


def _subject(pick: str) -> str:
    """Return the subject of an option without its place: the card or power that it plays, launches, activates
    or uses.

    All discards have the same subject.
    """
    return DISCARD if pick.startswith(DISCARD) else ":".join(pick.split(":")[:2])
