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
        self._sent = set[str]()
        self._ship, self._way = "", list[str]()
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
            offered = {option.id for option in decision.options}
            following = self._continue_route(decision.text.args, offered)
            if following is not None:
                return [following]
        return self(greedy_view(state, decision))

    def _continue_route(self, decision: Mapping[str, Any], offered: Collection[str]) -> str | None:
        """Return the next step, or the rest of the flight, of a ship that is following a route. Return None
        if there is none."""
        if self._ship != decision["ship"]:
            return None
        if self._flight:
            return self._flight if self._flight in offered and decision["left"] < self._left else None
        step = self._way[0] if self._way else STOP
        if step not in offered:
            return None
        self._way = self._way[1:]
        return step

    def _choose_move(self, context: ScoringContext) -> str:
        ship, offered = str(context.args["ship"]), {choice.id for choice in context.choices}
        following = self._continue_route(context.args, offered)
        if following is not None:
            return following
        route = self._planned_route(context, ship) if _is_activated(context, ship) else None
        if route is None or route.answer not in offered:
            (pick,) = pick_best(context)
            route = Route(pick, context.ways[pick][1] if pick in context.ways else ())
        self._ship, self._left = ship, context.args["left"]
        self._flight = "" if "paths" in context.asked else route.answer
        self._way = list(route.picks[1:])
        return route.answer

    def _planned_route(self, context: ScoringContext, ship: str) -> Route | None:
        """Return the route to the place that the plan gives to a ship. Only the first call for each ship
        returns a route."""
        if not self.plan.goal or ship in self._sent:
            return None
        self._sent.add(ship)
        places = best_routes(context, self.plan.goal + 1)
        return places[self.plan.goal] if len(places) > self.plan.goal else None


def _is_activated(context: ScoringContext, ship: str) -> bool:
    return context.activation is not None and context.board.vessels[ship].card == context.activation["card"]
