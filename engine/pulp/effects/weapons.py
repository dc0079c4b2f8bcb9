"""The powers of Super Weapons. Each can be used once in an Encounter phase unless its text says otherwise
(SWP-05)."""

from __future__ import annotations

from engine.core.game import Rule
from engine.pulp.catalogue.model import ABILITIES, Ability
from engine.pulp.facts.encounters import (
    CardEngaged,
    CardUsed,
    IconsTurnedUpright,
    OnceEffectUsed,
    PointsChanged,
    SearchCubesChanged,
)
from engine.pulp.facts.search import CubesMoved
from engine.pulp.line import Cause, Line, current_draft, on_line
from engine.pulp.printed import card_of
from engine.pulp.queries import abilities_at_zero, evaded_cards, raisable_abilities
from engine.pulp.registry import ANY_ENCOUNTER, tool
from engine.pulp.rules.basics import check_lost, choose_ability, choose_card, gain_any
from engine.pulp.rules.engaging import apply_engaged_effects
from engine.pulp.rules.evading import evade_freely
from engine.pulp.rules.tools import can_engage
from engine.pulp.state import Change, State

SUNSPLITTER_MAX = 3
DRILL_COST = 2


@tool("graviton-fist", "engage", boost=2)
def graviton_fist(g: State, source: str) -> Rule[None]:
    """Use the weapon's strength like a die's (``tools.strengthen``)."""
    yield from ()


def _can_change_ability(g: State) -> bool:
    return current_draft(g).must != "evade"


@tool("mind-prism", "encounter", ready=_can_change_ability)
def mind_prism(g: State, source: str) -> Rule[None]:
    card, current = current_draft(g).id, current_draft(g).parts[0].ability
    ability = yield from choose_ability(
        "engage-with", source, [ability for ability in ABILITIES if ability != current], card=card
    )
    yield CardUsed(source, card, ability, Change(source, card, ability))


@on_line("mind-prism")
def mind_prism_changes(line: Line, cause: Cause) -> None:
    change = cause.used
    if change is not None and change.ability is not None:
        for draft in line.drafts:
            if draft.id == change.card:
                draft.change_ability(cause.source, change.ability)


def _may_evade(g: State) -> bool:
    return current_draft(g).must != "engage" or not can_engage(g)  # ENC-10


@tool("chrono-siphon", "encounter", ready=_may_evade)
def chrono_siphon(g: State, source: str) -> Rule[None]:
    yield CardUsed(source, current_draft(g).id)
    yield from evade_freely(g, source)


def _is_weak_card(g: State) -> bool:
    draft = current_draft(g)
    return draft.must != "evade" and draft.total <= SUNSPLITTER_MAX


@tool("sunsplitter", "encounter", ready=_is_weak_card)
def sunsplitter(g: State, source: str) -> Rule[None]:
    card = current_draft(g).id
    yield CardUsed(source, card)
    yield CardEngaged(card, {}, {}, 0)
    yield from apply_engaged_effects(g, card)


@tool("the-hollow-bell", *ANY_ENCOUNTER, ready=lambda g: bool(raisable_abilities(g)))
def the_hollow_bell(g: State, source: str) -> Rule[None]:
    yield CardUsed(source)
    yield from gain_any(g, 1, source)


@tool("phase-lantern", *ANY_ENCOUNTER)
def phase_lantern(g: State, source: str) -> Rule[None]:
    yield CardUsed(source)
    yield SearchCubesChanged(1, source)


def _has_white(g: State) -> bool:
    return g.search is not None and "white" in (g.search.drawn or ())


@tool("treason-engine", "drawn", ready=_has_white)
def treason_engine(g: State, source: str) -> Rule[None]:
    """Move a drawn white cube to the supply. In the base game, it never returns to the bag (CUB-04r)."""
    yield CardUsed(source)
    yield CubesMoved({"white": 1}, "drawn", "supply", source)


@tool("star-eaters-key", *ANY_ENCOUNTER, ready=lambda g: bool(g.hand))
def star_eaters_key(g: State, source: str) -> Rule[None]:
    yield CardUsed(source)
    yield OnceEffectUsed("wild-card")


@tool("tide-of-glass", *ANY_ENCOUNTER, ready=lambda g: bool(evaded_cards(g)))
def tide_of_glass(g: State, source: str) -> Rule[None]:
    card = yield from choose_card("upright", source, [card.id for card in evaded_cards(g)])
    yield CardUsed(source, card)
    line_card = next(candidate for candidate in g.line if candidate.id == card)
    yield IconsTurnedUpright(card, card_of(g, card).planets - line_card.upright, source)


def _drill_payers(g: State) -> list[Ability]:
    """Return the Abilities that can pay without losing the match, because a payment that loses it would be
    pointless (END-03).
    """
    minimum = DRILL_COST + bool(abilities_at_zero(g))
    return [ability for ability in ABILITIES if g.tracks[ability].value >= minimum]


@tool("worldroot-drill", *ANY_ENCOUNTER, ready=lambda g: bool(_drill_payers(g)))
def worldroot_drill(g: State, source: str) -> Rule[None]:
    ability = yield from choose_ability("pay-points", source, _drill_payers(g), n=DRILL_COST)
    assert ability is not None
    yield CardUsed(source, None, ability)
    yield PointsChanged({ability: -DRILL_COST}, source)
    yield from check_lost(g)
    yield SearchCubesChanged(1, source)
