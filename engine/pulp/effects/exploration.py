"""Exploration cards, used in the sectors that they name or at setup (X2L-09)."""

from __future__ import annotations

from engine.core.game import Rule
from engine.core.secret import Secret
from engine.pulp.facts.encounters import CardUsed, EvadeCostReduced, SearchCubesChanged
from engine.pulp.facts.search import CubesMoved, SeatPeeked
from engine.pulp.line import current_draft
from engine.pulp.queries import cards_left, is_of_kind
from engine.pulp.registry import ANY_ENCOUNTER, at_setup, tool
from engine.pulp.rules.dice import turn_up
from engine.pulp.state import HERO, SeenThings, State


def look_at_next(g: State, source: str) -> Rule[str]:
    """Look at the next card of the current deck and return it (PRV-02)."""
    card = next(pile for pile in g.decks if pile.left).cards.open()[0]
    yield SeatPeeked(SeenThings("deck", Secret([card], (HERO,))), 1, source)
    return card


@tool("advance-scouts", *ANY_ENCOUNTER, ready=lambda g: bool(cards_left(g)))
def advance_scouts(g: State, source: str) -> Rule[None]:
    yield CardUsed(source)
    yield from look_at_next(g, source)


@tool("field-hospital", "evade", ready=lambda g: current_draft(g).cubes > 1)
def field_hospital(g: State, source: str) -> Rule[None]:
    yield CardUsed(source)
    yield EvadeCostReduced(cubes=source)


@tool("deep-survey", *ANY_ENCOUNTER, "search")
def deep_survey(g: State, source: str) -> Rule[None]:
    yield CardUsed(source)
    yield SearchCubesChanged(1, source)


@at_setup("supply-cache")
def supply_cache(g: State, source: str) -> Rule[None]:
    for die in [die.id for die in g.dice if is_of_kind(g, die.id, "systems")]:
        yield from turn_up(g, die, 2, source)


@at_setup("volunteers")
def volunteers(g: State, source: str) -> Rule[None]:
    if g.gone.get("green"):
        yield CubesMoved({"green": 1}, "gone", "team", source)


@tool("night-landing", "evade", ready=lambda g: current_draft(g).point)
def night_landing(g: State, source: str) -> Rule[None]:
    yield CardUsed(source)
    yield EvadeCostReduced(point=source)
