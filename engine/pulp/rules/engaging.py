"""Engaging a card: its payment and its effects (ENG)."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from engine.core.decisions import Option, Text
from engine.core.game import Rule
from engine.pulp.catalogue.model import ABILITIES, Ability
from engine.pulp.facts.encounters import CardEngaged, CardUsed, ChoiceMade, CrewLost, OnceEffectUsed
from engine.pulp.line import current_draft, points_due, remaining_parts
from engine.pulp.payments import Payment, payments
from engine.pulp.printed import effect
from engine.pulp.queries import Points, ability_points, effects_in_force, is_loss, line_card
from engine.pulp.registry import ENGAGED
from engine.pulp.rules.basics import BACK, check_lost, option, question
from engine.pulp.rules.tools import crew_tracks, free_sources, tool_options, use_tool
from engine.pulp.state import State

CANCEL = option(BACK, "back")


def engage(g: State, *, back: bool) -> Rule[bool]:
    """Engage the current card.

    Return False if the Hero goes ``back``. This is possible if a choice preceded the engagement and nothing
    has been used since. Also return False if the card can no longer be paid for (ENG-12, ENG-23).
    """
    yield ChoiceMade("engage")
    while True:
        draft = current_draft(g)
        assert g.encounter is not None
        cost = points_due(draft, remaining_parts(g, draft))
        crew = tuple([member.id for member in g.crew])
        options, payments_by_id = payment_options(
            cost, ability_points(g), crew_tracks(g), crew, free_sources(g)
        )
        options = (*options, *tool_options(g, "engage"))
        if (back and not g.encounter.started) or not options:
            options = (*options, CANCEL)
        # the engagement is forced, and there is only one way to pay
        if len(options) == 1 and not g.encounter.started:
            answer = options[0].id
        else:
            (answer,) = yield question("engage", Text("engage", {"card": draft.id}), options)
        if answer == BACK:
            yield ChoiceMade(None)
            return False
        if answer in payments_by_id:
            yield from pay(g, payments_by_id[answer])
            return True
        yield from use_tool(g, answer)


# without the cache the Navigator takes 8 % more instructions when views are built (bench.caches)
@lru_cache(maxsize=2_000)
def payment_options(
    cost: Points,
    points: Points,
    tracks: tuple[tuple[str, ...], ...],
    crew: tuple[str, ...],
    sources: tuple[str, ...],
) -> tuple[tuple[Option, ...], dict[str, Payment]]:
    """Return an option for each payment of the cost, and the payments by option id.

    ``tracks`` lists the Abilities that the points of the ``crew`` pay for. ``sources`` allow exchanges at 1
    for 1. Callers must not change the result.
    """
    results = payments(cost, points, tracks, len(sources))
    options = tuple([_pay_option(payment, points, crew, sources) for payment in results])
    return options, {option.id: payment for option, payment in zip(options, results, strict=True)}


def _pay_option(payment: Payment, points: Points, crew: tuple[str, ...], sources: tuple[str, ...]) -> Option:
    c, d, s = payment.points
    name, crew_points = (
        f"pay:{c}.{d}.{s}",
        {member: n for member, n in zip(crew, payment.crew, strict=True) if n},
    )
    for member, n in crew_points.items():
        name = f"{name}+{member}:{n}"
    if payment.free:
        name = f"{name}+free:{payment.free}"
    free = list(sources[: payment.free])
    fields: dict[str, Any] = {"points": nonzero_points(payment.points), "crew": crew_points, "free": free}
    x, y, z = points
    if is_loss((x - c, y - d, z - s)):
        fields["fatal"] = True
    return Option(name, Text("pay", fields), fields)


def nonzero_points(points: Points) -> dict[Ability, int]:
    """Return points by Ability, without zeros.

    >>> nonzero_points((2, 0, 1))
    {'combat': 2, 'science': 1}
    """
    return {ability: n for ability, n in zip(ABILITIES, points, strict=True) if n}


def pay(g: State, payment: Payment) -> Rule[None]:
    """Pay for the current card. Its effects follow unless the match is lost (ENG-18, ENG-20)."""
    assert g.encounter is not None
    for source in free_sources(g)[: payment.free]:
        yield OnceEffectUsed(source) if ":" in source else CardUsed(source)
    crew = {member.id: n for member, n in zip(g.crew, payment.crew, strict=True) if n}
    card, bonus = current_draft(g).id, sum([bonus.n for bonus in g.encounter.bonuses])
    yield CardEngaged(card, nonzero_points(payment.points), crew, bonus)
    yield from check_lost(g)
    yield from apply_engaged_effects(g, card)


def apply_engaged_effects(g: State, card: str) -> Rule[None]:
    """Apply the effects of an engagement. Bridge Crew members without points leave play."""
    yield from remove_spent_crew(g)
    for source in (card, *effects_in_force(g)):
        function = ENGAGED.get(effect(g, source))
        if function is not None:
            yield from function(g, source, line_card(g, card))


def remove_spent_crew(g: State) -> Rule[None]:
    """Remove Bridge Crew members without points from play, with their dice (X3B-09)."""
    for member in [member for member in g.crew if member.points <= 0]:
        die: Any = next((die.id for die in g.dice if die.crew == member.id), "")
        yield CrewLost(member.id, die)
