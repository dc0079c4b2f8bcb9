"""Selects the next rule. A match is a sequence of steps, and its state between two steps is plain data."""

from __future__ import annotations

from collections.abc import Callable

import engine.pulp.effects  # noqa: F401 - registers the functions of all cards and dice
from engine.core.game import Rule
from engine.pulp.rules import influence, traitor_draw
from engine.pulp.rules.encounters import meet_next
from engine.pulp.rules.rounds import begin_round, end_round
from engine.pulp.rules.searching import search
from engine.pulp.rules.setup import set_up_game
from engine.pulp.rules.timing import ACTS
from engine.pulp.state import State

STAGES: dict[str, Callable[[State], Rule[None]]] = {
    "setup": set_up_game,
    "round": begin_round,
    "encounter": meet_next,
    "search": search,
    "round-end": end_round,
}

ACTS[:] = [influence.run_influence_window, traitor_draw.run_automatic_rules]


def step(state: State) -> Rule[None]:
    """Return the rule to run next."""
    return STAGES[state.stage](state)
