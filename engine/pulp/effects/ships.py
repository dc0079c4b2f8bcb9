"""Space Ship cards (X3S-02).

Anvil of Peace (``tools.free_sources``) and Lodestar (``searching.finish_search``) are handled by the rules
themselves.
"""

from __future__ import annotations

from engine.core.decisions import Text
from engine.core.game import Rule
from engine.pulp.catalogue.model import ABILITIES, Ability
from engine.pulp.effects.exploration import look_at_next
from engine.pulp.facts.encounters import CardUsed, EvadeCostReduced
from engine.pulp.facts.search import TopCardBuried
from engine.pulp.facts.setup import MaximumRaised
from engine.pulp.line import current_draft
from engine.pulp.printed import edition_of
from engine.pulp.queries import COLORED, cards_left
from engine.pulp.registry import ANY_ENCOUNTER, at_setup, tool
from engine.pulp.rules.basics import choose_ability, option, question
from engine.pulp.rules.outfit import choose_extra_die
from engine.pulp.rules.searching import may_redraw, redraw
from engine.pulp.state import State

WILD_VALUE, FOLLY = 3, 2


@tool("the-firebrand", "engage", ready=lambda g: g.ship is not None and g.ship.charges > 0, boost=2)
def the_firebrand(g: State, source: str) -> Rule[None]:
    """Use the ship's strength like a die's (``tools.strengthen``)."""
    yield from ()


@at_setup("wandering-wild")
def wandering_wild(g: State, source: str) -> Rule[None]:
    yield from choose_extra_die(g, source, WILD_VALUE)


@tool("silver-needle", "evade", ready=lambda g: current_draft(g).point)
def silver_needle(g: State, source: str) -> Rule[None]:
    yield CardUsed(source)
    yield EvadeCostReduced(point=source)


def _can_exchange(g: State) -> bool:
    return (
        g.search is not None and any(color in (g.search.drawn or ()) for color in COLORED) and may_redraw(g)
    )


@tool("copper-mule", "drawn", ready=_can_exchange)
def copper_mule(g: State, source: str) -> Rule[None]:
    yield CardUsed(source)
    yield from redraw(g, 1, source, colored=True)


@at_setup("gallant-folly")
def gallant_folly(g: State, source: str) -> Rule[None]:
    top = edition_of(g).numbers.top
    raisable: list[Ability] = [ability for ability in ABILITIES if g.tracks[ability].top < top]
    ability = yield from choose_ability("raise-top", source, raisable, n=FOLLY)
    if ability is not None:
        yield MaximumRaised(ability, min(FOLLY, top - g.tracks[ability].top), source)


@tool("night-ferry", *ANY_ENCOUNTER, ready=lambda g: bool(cards_left(g)))
def night_ferry(g: State, source: str) -> Rule[None]:
    yield CardUsed(source)
    card = yield from look_at_next(g, source)
    options = [option("leave", "leave"), option("under", "under", ("card", card))]
    text = Text("look", {"card": card})
    (answer,) = yield question("look", text, options)
    if answer == "under":
        yield TopCardBuried()
