"""Plays to win, and looks ahead: of its plans for an activation or a launch it takes the one that turns out
best in worlds that could be."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from random import Random
from typing import Any

from engine.core.decisions import Decision
from engine.core.imagining import cloned
from engine.core.playout import Playout
from engine.galaxies.imagining import imagine
from engine.galaxies.players.admiral.captain import Captain, Plan
from engine.galaxies.players.admiral.experience import first
from engine.galaxies.players.admiral.luck import Luck
from engine.galaxies.players.admiral.search import DEFAULT, Budget, Trial, best_plan
from engine.galaxies.players.admiral.tempers import temper
from engine.galaxies.players.admiral.worth import worth
from engine.galaxies.players.greedy.mind import Mind
from engine.galaxies.players.greedy.player import ranked
from engine.galaxies.players.greedy.reading import reading
from engine.galaxies.players.greedy.weights import Weights
from engine.galaxies.rules.asking import DISCARD
from engine.galaxies.state import State
from engine.galaxies.steps import Steps

#: The questions that it thinks about: with each a step begins, so that an imagined world can stand there too.
MENUS = frozenset({"action", "deploy"})

#: So many of the best places in reach are tried for the ships of the best ship cards to activate.
PLACES, CARDS = 3, 2

#: Options below are no plans, but the last resort.
HOPELESS = -100.0

#: A world is given up after so many answers.
LONGEST = 400


class AdmiralPlayer:
    """Plays as a Captain of its own temper, but tries plans for its menus in worlds imagined from what its
    seat knows.

    It thinks only if it is given a position, of which it reads what its seat may know; from a view it plays
    as that Captain.
    """

    def __init__(self, seed: int, budget: Budget = DEFAULT) -> None:
        self._seed, self._budget = seed, budget
        self._random = Random(seed)
        self._captain = Captain(seed)

    def __call__(self, view: dict[str, Any]) -> list[str]:
        """Answer the view's decision as a Captain, by the plan made last."""
        kind, mission = view["decision"]["kind"], view["mission"]
        team = view["seats"][view["viewer"]]["team"]
        if kind == "starter" and (known := first(mission, team, view["seats"])):
            return [known]
        if kind in MENUS:
            self._captain = Captain(self._seed)
        self._captain.weights = temper(mission, team, self._budget.nodes)
        return self._captain(view)

    def thinks_about(self, asked: Decision) -> bool:
        """Whether it would rather be given a position for a question."""
        return asked.kind in MENUS

    def limit(
        self, nodes: int, seconds: float | None = None, given_up: Callable[[], bool] | None = None
    ) -> None:
        """Set how much it tries for each question from now on."""
        self._budget = Budget(nodes, seconds, given_up)

    def choose(self, state: State, asked: Decision) -> list[str]:
        """Answer a question put to one of the seats of ``state``.

        Nothing is looked at but a world that the seat imagines: whatever is done with that, it is no peek.
        """
        state = imagine(state, asked.seat, Random(self._seed))
        team = state.seats[asked.seat].team
        if asked.kind == "starter" and (known := first(state.mission, team, state.seats)):
            return [known]
        weights = self._temper(state, asked.seat)
        if not self.thinks_about(asked):
            self._captain.weights = weights
            return self._captain.choose(state, asked)
        plans = list(dict.fromkeys(islice(plans_for(state, asked, weights), self._budget.plans)))
        plan = plans[0] if len(plans) == 1 else self._best(state, asked, plans)
        self._captain = Captain(self._seed, plan, weights=weights)
        return [plan.pick]

    def _temper(self, state: State, seat: str) -> Weights:
        return temper(state.mission, state.seats[seat].team, self._budget.nodes)

    def _best(self, state: State, asked: Decision, plans: Sequence[Plan]) -> Plan:
        seed = self._random.getrandbits(64)
        worlds: list[State] = []

        def attempt(plan: Plan, number: int) -> Trial:
            if number == len(worlds):
                worlds.append(imagine(state, asked.seat, Random(seed + number)))
            return self._attempt(cloned(worlds[number]), asked, plan, seed + number)

        return best_plan(plans, attempt, self._budget)

    def _attempt(self, world: State, asked: Decision, plan: Plan, seed: int) -> Trial:
        """Follow a plan in a world until all enemies who come next have answered: until a turn of the own
        team has begun, with which a round may begin that is lost without ships (VIC-07)."""
        luck = Luck(world.seats[asked.seat].team)
        playout = Playout(Steps(), world, Random(seed), luck)
        weights = self._temper(world, asked.seat)
        mine, others = Captain(seed, plan, weights=weights, quick=True), Captain(seed, quick=True)
        menus = 0

        def pick(state: State, question: Decision) -> Sequence[str]:
            nonlocal menus
            if question.seat != asked.seat:
                return others.choose(state, question)
            if question.kind in MENUS:
                menus += 1
                if menus == 1:
                    return [plan.pick]
                mine.plan = Plan("")
            return mine.choose(state, question)

        turn = world.turn + _turns_ahead(world, asked.seat)
        playout.play(pick, lambda g: g.turn <= turn, LONGEST)
        return Trial(worth(world, asked.seat) - luck.total, playout.answers)


def _turns_ahead(g: State, seat: str) -> int:
    """How many turns there are until those of all the enemies who come next are over."""
    at, own = g.order.index(seat), g.seats[seat].team
    enemies = [g.seats[other].team != own for other in (*g.order[at + 1 :], *g.order[: at + 1])]
    return enemies.index(False, enemies.index(True))


def plans_for(state: State, asked: Decision, weights: Weights) -> Iterator[Plan]:
    """Yield what could be done with a menu, first what a Captain of these weights would do."""
    picks = [name for worth, name in ranked(Mind(reading(state, asked), weights)) if worth > HOPELESS]
    yield Plan(picks[0])
    if _thing(picks[0]) == DISCARD:
        return
    moving = [pick for pick in picks if pick.startswith("activate:")][:CARDS]
    best = {_thing(pick): pick for pick in reversed(picks)}.values()
    others = [pick for pick in picks[1:] if _thing(pick) != DISCARD and pick in best]
    yield from (Plan(pick) for pick in others[:CARDS])
    yield from (Plan(pick, goal) for pick in moving for goal in range(1, PLACES))
    yield from (Plan(pick) for pick in others[CARDS:])


def _thing(pick: str) -> str:
    """What is played, launched, activated or used, wherever it goes to; DISCARD for all cards alike."""
    return DISCARD if pick.startswith(DISCARD) else ":".join(pick.split(":")[:2])
