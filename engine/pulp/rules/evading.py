"""Evading a card: a point, and cubes from the bag (EVA)."""

from __future__ import annotations

from typing import Any

from engine.core.decisions import Option, Text
from engine.core.game import Rule
from engine.pulp.catalogue.model import ABILITIES, Color
from engine.pulp.facts.encounters import CardEvaded, ChoiceMade, PointPaid
from engine.pulp.line import Draft, current_draft
from engine.pulp.printed import edition_of, effect
from engine.pulp.queries import COLORED, ability_points, effects_in_force, line_card
from engine.pulp.registry import EVADED, TOLLS
from engine.pulp.rules.basics import (
    BACK,
    NO,
    ability_of_color,
    ask,
    check_lost,
    draw,
    lose,
    lose_any,
    option,
    question,
)
from engine.pulp.rules.engaging import CANCEL, remove_spent_crew
from engine.pulp.rules.tools import tool_options, use_tool
from engine.pulp.state import State

NO_POINT = option("point:none", "no-point")


def evade(g: State, *, back: bool) -> Rule[bool]:
    """Evade the current card.

    Return False if the Hero goes ``back``. This is possible if a choice preceded the Evade and nothing has
    been used since (EVA-01, EVA-13).
    """
    yield ChoiceMade("evade")
    while True:
        draft = current_draft(g)
        assert g.encounter is not None
        points, tools = point_options(g, draft), tool_options(g, "evade")
        if len(points) == 1 and not tools:
            answer = points[0].id
        else:
            cancel = (CANCEL,) if back and not g.encounter.started else ()
            point = points[0] != NO_POINT
            text = Text("evade", {"card": draft.id, "cubes": draft.cubes, "point": point})
            (answer,) = yield question("evade", text, (*points, *tools, *cancel))
        if answer == BACK:
            yield ChoiceMade(None)
            return False
        if answer.startswith("point:"):
            yield from pay_point(g, draft, answer.partition(":")[2])
            return True
        yield from use_tool(g, answer)


def point_options(g: State, draft: Draft) -> list[Option]:
    """Return the options to pay the point: an Ability, or a Bridge Crew member (EVA-01, X3B-08)."""
    payers = possible_payers(g, draft)
    options = [
        option(f"point:{ability}", "point", ("ability", ability))
        for ability in ABILITIES
        if ability in payers
    ]
    options += [
        option(f"point:{member.id}", "crew-point", ("crew", member.id))
        for member in g.crew
        if member.id in payers
    ]
    return options or [NO_POINT]


def possible_payers(g: State, draft: Draft) -> list[str]:
    """Return the Abilities and Bridge Crew members that may pay the point. There are none if the point is
    waived or cannot be paid.
    """
    if not draft.point:
        return []
    required = draft.only if draft.only and g.tracks[draft.only].value else None
    payers: list[str] = [
        ability for ability in ABILITIES if g.tracks[ability].value and required in (None, ability)
    ]
    for member in g.crew:
        if required is None or edition_of(g).crew[member.id].track[-member.points] in (required, "any"):
            payers.append(member.id)
    return payers


def pay_point(g: State, draft: Draft, point: str) -> Rule[None]:
    """Pay the point and draw the cubes (EVA-02 to EVA-08)."""
    if point in ABILITIES:
        ability: Any = point
        yield PointPaid(ability, None, draft.id)
    elif point != "none":
        yield PointPaid(None, point, draft.id)
        yield from remove_spent_crew(g)
    yield from check_lost(g)
    cubes = yield from draw(g, draft.cubes, COLORED)
    spared = yield from offer_sparing(g, cubes)
    yield CardEvaded(draft.id, None if point == "none" else point, cubes, spared)
    for color in _without_spared(cubes, spared):
        yield from lose(g, ability_of_color(color), 1, draft.id)
    yield from apply_evaded_effects(g, draft.id)


def offer_sparing(g: State, cubes: tuple[Color, ...]) -> Rule[Color | None]:
    """Let the Hero put a Landing Team cube into the bag, so that one drawn cube is disregarded (X2L-02)."""
    useful = [color for color in COLORED if color in cubes and g.tracks[ability_of_color(color)].value]
    if g.team <= g.fresh or not useful:
        return None
    options = [option(NO, "no"), *(option(color, "spare", ("color", color)) for color in useful)]
    answer: Any = yield from ask("spare", Text("spare", {"cubes": list(cubes)}), options)
    return None if answer == NO else answer


def _without_spared(cubes: tuple[Color, ...], spared: Color | None) -> list[Color]:
    remaining = list(cubes)
    if spared is not None:
        remaining.remove(spared)
    return remaining


def apply_evaded_effects(g: State, card: str) -> Rule[None]:
    """Apply the effects of cards that react to evaded cards (EVA-11)."""
    toll = TOLLS.get(effect(g, card))
    if toll is not None:
        yield from lose_any(g, 1, card, toll(ability_points(g)))
    for source in (card, *effects_in_force(g)):
        function = EVADED.get(effect(g, source))
        if function is not None:
            yield from function(g, source, line_card(g, card))


def evade_freely(g: State, source: str) -> Rule[None]:
    """Evade the current card without paying a point or drawing cubes."""
    card = current_draft(g).id
    yield CardEvaded(card, None, ())
    yield from apply_evaded_effects(g, card)
