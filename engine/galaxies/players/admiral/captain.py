"""The Captain: the greedy player, extended to follow a plan. In playouts, Captains play for all seats."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, NamedTuple

from engine.core.decisions import Decision
from engine.core.present.wire import Wire
from engine.galaxies.players.greedy.context import SCORERS, ScoringContext
from engine.galaxies.players.greedy.moving import Route, best_routes
from engine.galaxies.players.greedy.player import pick_best
from engine.galaxies.players.greedy.reading.views import greedy_view
from engine.galaxies.players.greedy.weights import WEIGHTS, Weights
from engine.galaxies.players.random import RandomPlayer
from engine.galaxies.state import State

STOP = "stop"

#: The approximate number of spaces per ship that playouts consider to estimate the gain of an activation.
SPACES = 12


class Plan(NamedTuple):
    """A plan for a menu: the option to pick.

    Afterwards, the ships of the activated card head for the ``goal``-th best place in reach, counted from 0.
    """

    pick: str
    goal: int = 0


class Captain:
    """Answers like the greedy player, but follows a plan.

    A ship keeps to its path, regardless of the spaces on the way and of events during a flight. With
    ``quick``, which is meant for playouts, fewer spaces are considered to estimate the gain of activations.
    """

    def __init__(
        self, seed: int, plan: Plan | None = None, *, weights: Weights = WEIGHTS, quick: bool = False
    ) -> None:
        self.plan, self.weights = plan or Plan(""), weights
        self._random, self._quick = RandomPlayer(seed), quick
        self._ships_with_route = set[str]()
        self._ship, self._next_steps = "", list[str]()
        self._flight, self._left = "", 0

    def __call__(self, view: Wire) -> list[str]:
        """Answer the view's decision."""
        kind = view["decision"]["kind"]
        if kind not in SCORERS:
            return self._random(view)
        context = ScoringContext(view, self.weights, SPACES if self._quick else 0)
        return [self._choose_move(context)] if kind == "move" else pick_best(context)

    def choose(self, state: State, decision: Decision) -> list[str]:
        """Answer the decision as if it were part of a view."""
        if decision.kind not in SCORERS:
            return self._random.choose(state, decision)
        if decision.kind == "move":
            option_ids = {option.id for option in decision.options}
            next_step = self._continue_route(decision.text.args, option_ids)
            if next_step is not None:
                return [next_step]
        return self(greedy_view(state, decision))

    def _continue_route(self, args: Mapping[str, Any], option_ids: Collection[str]) -> str | None:
        """Return the next step, or the rest of the flight, of a ship that is following a route. Return None
        if there is none."""
        if self._ship != args["ship"]:
            return None
        if self._flight:
            return self._flight if self._flight in option_ids and args["left"] < self._left else None
        step = self._next_steps[0] if self._next_steps else STOP
        if step not in option_ids:
            return None
        self._next_steps = self._next_steps[1:]
        return step

    def _choose_move(self, context: ScoringContext) -> str:
        ship, option_ids = str(context.args["ship"]), {choice.id for choice in context.choices}
        next_step = self._continue_route(context.args, option_ids)
        if next_step is not None:
            return next_step
        route = self._planned_route(context, ship) if _is_activated(context, ship) else None
        if route is None or route.answer not in option_ids:
            (best_option,) = pick_best(context)
            route = Route(
                best_option,
                context.movement_paths[best_option][1] if best_option in context.movement_paths else (),
            )
        self._ship, self._left = ship, context.args["left"]
        self._flight = "" if "paths" in context.decision else route.answer
        self._next_steps = list(route.picks[1:])
        return route.answer

    def _planned_route(self, context: ScoringContext, ship: str) -> Route | None:
        """Return the route to the place that the plan gives to a ship. Only the first call for each ship
        returns a route."""
        if not self.plan.goal or ship in self._ships_with_route:
            return None
        self._ships_with_route.add(ship)
        routes = best_routes(context, self.plan.goal + 1)
        return routes[self.plan.goal] if len(routes) > self.plan.goal else None


def _is_activated(context: ScoringContext, ship: str) -> bool:
    return context.activation is not None and context.board.vessels[ship].card == context.activation["card"]
