"""Powers of Super Weapons, each once in an Encounter phase unless it says otherwise (SWP-05)."""

from __future__ import annotations

from engine.core.game import Rule
from engine.pulp.catalogue.model import ABILITIES, Ability
from engine.pulp.facts.encounters import (
    Acted,
    Engaged,
    ExtraGained,
    Points,
    TurnedUpright,
    Used,
)
from engine.pulp.facts.search import CubesMoved
from engine.pulp.line import Line, draft_now
from engine.pulp.queries import card_of, evaded, raisable
from engine.pulp.registry import ANY_ENCOUNTER, Cause, on_line, tool
from engine.pulp.rules.basics import check, choose_ability, choose_card, gain_any
from engine.pulp.rules.engaging import engaged
from engine.pulp.rules.evading import evade_freely
from engine.pulp.state import Change, State

SUNSPLITTER_MOST = 3
DRILL_COST = 2


@tool("graviton-fist", "engage", boost=2)
def graviton_fist(g: State) -> Rule[None]:
    """Its strength is used as that of a die (``tools.strengthen``)."""
    yield from ()


def _can_change_ability(g: State) -> bool:
    return draft_now(g).must != "evade"


@tool("mind-prism", "encounter", ready=_can_change_ability)
def mind_prism(g: State) -> Rule[None]:
    card, now = draft_now(g).id, draft_now(g).parts[0].ability
    ability = yield from choose_ability(
        "engage-with", "mind-prism", [one for one in ABILITIES if one != now], card=card
    )
    yield Used("mind-prism", card, ability, Change("mind-prism", card, ability))


@on_line("mind-prism")
def mind_prism_changes(line: Line, cause: Cause) -> None:
    used = cause.used
    if used is not None and used.ability is not None:
        for draft in line.drafts:
            if draft.id == used.card:
                draft.become(cause.by, used.ability)


@tool("chrono-siphon", "encounter", ready=lambda g: draft_now(g).must != "engage")
def chrono_siphon(g: State) -> Rule[None]:
    yield Used("chrono-siphon", draft_now(g).id)
    yield from evade_freely(g, "chrono-siphon")


def _is_weak(g: State) -> bool:
    draft = draft_now(g)
    return draft.must != "evade" and draft.total <= SUNSPLITTER_MOST


@tool("sunsplitter", "encounter", ready=_is_weak)
def sunsplitter(g: State) -> Rule[None]:
    card = draft_now(g).id
    yield Used("sunsplitter", card)
    yield Engaged(card, {}, {}, 0)
    yield from engaged(g, card)


@tool("the-hollow-bell", *ANY_ENCOUNTER, ready=lambda g: bool(raisable(g)))
def the_hollow_bell(g: State) -> Rule[None]:
    yield Used("the-hollow-bell")
    yield from gain_any(g, 1, "the-hollow-bell")


@tool("phase-lantern", *ANY_ENCOUNTER)
def phase_lantern(g: State) -> Rule[None]:
    yield Used("phase-lantern")
    yield ExtraGained(1, "phase-lantern")


def _has_white(g: State) -> bool:
    return g.search is not None and "white" in (g.search.drawn or ())


@tool("treason-engine", "drawn", ready=_has_white)
def treason_engine(g: State) -> Rule[None]:
    """A white cube leaves the bag for the supply: in the base game nothing brings it back (CUB-04r)."""
    yield Used("treason-engine")
    yield CubesMoved({"white": 1}, "drawn", "supply", "treason-engine")


@tool("star-eaters-key", *ANY_ENCOUNTER, ready=lambda g: bool(g.hand))
def star_eaters_key(g: State) -> Rule[None]:
    yield Used("star-eaters-key")
    yield Acted("wild-card")


@tool("tide-of-glass", *ANY_ENCOUNTER, ready=lambda g: bool(evaded(g)))
def tide_of_glass(g: State) -> Rule[None]:
    card = yield from choose_card("upright", "tide-of-glass", [one.id for one in evaded(g)])
    yield Used("tide-of-glass", card)
    lies = next(one for one in g.line if one.id == card)
    yield TurnedUpright(card, card_of(card).planets - lies.upright, "tide-of-glass")


def _can_pay_drill(g: State) -> bool:
    return any(track.value >= DRILL_COST for track in g.tracks.values())


@tool("worldroot-drill", *ANY_ENCOUNTER, ready=_can_pay_drill)
def worldroot_drill(g: State) -> Rule[None]:
    payers: list[Ability] = [ability for ability in ABILITIES if g.tracks[ability].value >= DRILL_COST]
    ability = yield from choose_ability("pay-points", "worldroot-drill", payers, n=DRILL_COST)
    assert ability is not None
    yield Used("worldroot-drill", None, ability)
    yield Points({ability: -DRILL_COST}, "worldroot-drill")
    yield from check(g)
    yield ExtraGained(1, "worldroot-drill")
