"""Builds the views of the line and of the search: costs with their changes, and exact probabilities."""

from __future__ import annotations

from engine.core.present.wire import shared
from engine.pulp.catalogue.model import ABILITIES
from engine.pulp.line import Draft, current_draft, drafts, planets_of, points_due, remaining_parts
from engine.pulp.odds import EvadeResult, chance_of_yellow, evade_cubes, evade_results, points_after_loss
from engine.pulp.payments import Purse, can_pay
from engine.pulp.present.linetypes import EvadeView, LineCardView, LossView, SearchView
from engine.pulp.printed import effect
from engine.pulp.queries import COLORED, Points, Toll, ability_points
from engine.pulp.registry import TOLLS
from engine.pulp.rules.evading import possible_payers
from engine.pulp.rules.searching import count_icons, cube_changes, draw_parameters, total_cubes
from engine.pulp.rules.tools import can_engage, payment_means
from engine.pulp.state import State


def line_view(g: State) -> list[LineCardView]:
    """Return the views of the cards of the line."""
    if not g.line:
        return []
    means, bag = payment_means(g), colored_in_bag(g)
    return [card_view(g, draft, means, bag) for draft in drafts(g)]


def card_view(g: State, draft: Draft, means: Purse, bag: Points) -> LineCardView:
    """Return the view of a card. ``means`` are the means of payment, and ``bag`` counts the red, blue and
    orange cubes in the bag.
    """
    is_current = g.encounter is not None and g.encounter.place == draft.place and draft.status == "waiting"
    remaining = remaining_parts(g, draft)
    card = g.line[draft.place]
    is_payable = draft.must != "evade" and (
        can_engage(g) if is_current else can_pay(points_due(draft, remaining), *means)
    )
    return {
        "id": draft.id,
        "status": "current" if is_current else draft.status,
        "lender": draft.lender,
        "parts": [
            {
                "ability": part.ability,
                "strength": part.strength,
                "bonus": part.strength - due,
                "due": due,
                "by": part.by,
            }
            for part, due in zip(draft.parts, remaining, strict=True)
        ],
        "changes": [
            {"by": s.by, "what": s.what, "part": s.part, "before": s.before, "after": s.after}
            for s in draft.steps
        ],
        "forced": draft.must,
        "forced_by": draft.must_by,
        "barred": sorted(draft.blocked),
        "payable": is_payable,
        "evade": evade_view(g, draft, bag),
        "planets": planets_of(g, card),
        "leaves": card.brought,
        "seized": card.seized,
    }


def evade_view(g: State, draft: Draft, bag: Points) -> EvadeView:
    """Return the cost of evading a card. Odds are omitted if the card was met or the bag is hidden."""
    odds, danger = None, None
    if draft.status == "waiting" and not g.options.hide_bag:
        odds, danger = evade_risk(g, draft, bag, points_after(g, draft))
    return {
        "point": draft.point,
        "only": draft.only,
        "cubes": draft.cubes,
        "outcomes": odds,
        "danger": danger,
    }


def evade_risk(
    g: State, draft: Draft, bag: Points, after: tuple[Points, ...]
) -> tuple[list[LossView], float]:
    """Return the possible losses of an Evade, and the probability that it is fatal. ``after`` are the
    possible points once the Evade's own point is paid.
    """
    return evade_outcomes(bag, draft.cubes, after, TOLLS.get(effect(g, draft.id)), spares=g.team > g.fresh)


def evade_danger(g: State, point: str) -> float:
    """Return the probability that evading the current card loses the match, if its point is paid in this way.

    ``point`` is the Ability that pays, or any other word for a payment that does not change the Abilities.
    The result is 0 while the bag is hidden.
    """
    if g.options.hide_bag:
        return 0.0
    points = ability_points(g)
    return evade_risk(
        g, current_draft(g), colored_in_bag(g), (points_after_loss(points).get(point, points),)
    )[1]


def colored_in_bag(g: State) -> Points:
    """Return how many red, blue and orange cubes are in the bag."""
    red, blue, orange = [g.bag.get(color, 0) for color in COLORED]
    return red, blue, orange


@shared
def evade_outcomes(
    bag: Points, cubes: int, after: tuple[Points, ...], toll: Toll | None, *, spares: bool
) -> tuple[list[LossView], float]:
    """Return the possible losses of an Evade in addition to its point, and the probability that it is fatal.

    The point is paid before the cubes are drawn. ``after`` lists the possible points after this payment. The
    safest payment is assumed, and among equally safe payments the payment with the highest Ability.
    """
    losses = evade_cubes(bag, cubes)
    options = [(points, evade_results(points, losses, toll, spares=spares)) for points in after]
    dangers = {
        points: round(sum([result.chance for result in option_results if result.fatal]), 4)
        for points, option_results in options
    }
    best, results = min(
        options,
        key=lambda option_results: (dangers[option_results[0]], [-n for n in sorted(option_results[0])]),
    )
    return [loss_view(result) for result in results], dangers[best]


def loss_view(result: EvadeResult) -> LossView:
    """Return the view of one possible loss."""
    losses = {ability: n for ability, n in zip(ABILITIES, result.losses, strict=True) if n}
    return {
        "losses": losses | ({"any": result.choice} if result.choice else {}),
        "chance": round(result.chance, 4),
        "fatal": result.fatal,
    }


def points_after(g: State, draft: Draft) -> tuple[Points, ...]:
    """Return the Ability points that remain after the point of an Evade is paid, for each possible payer. The
    Abilities do not change if a Bridge Crew member can pay.
    """
    points = ability_points(g)
    payers = possible_payers(g, draft)
    if not payers or any(member.id in payers for member in g.crew):
        return (points,)
    reduced = points_after_loss(points)
    return tuple([reduced[payer] for payer in payers])


def search_view(g: State) -> SearchView:
    """Return the view of this round's search, which is a forecast until the cubes are drawn."""
    icons, search = count_icons(g), g.search
    changes = cube_changes(g, icons)
    count = total_cubes(icons, changes)
    drawn = None if search is None else search.drawn
    is_hidden = g.options.hide_bag or drawn is not None or (search is not None and search.declined)
    return {
        "count": count,
        "icons": icons,
        "extras": [{"by": source, "n": n} for source, n in changes],
        "yellow": None if is_hidden else round(chance_of_yellow(g.bag, draw_parameters(g, count)), 4),
        "paid": [] if search is None else [name for name in search.done if name != "die"],
        "drawn": None if drawn is None else list(drawn),
        "total": 0 if search is None else search.count,
    }
