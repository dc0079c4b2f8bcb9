"""The action phase: the choice of the ship card to activate."""

from __future__ import annotations

from engine.galaxies import hexes as hx
from engine.galaxies.players.greedy.cards import PLAYING, discard_value, option_value
from engine.galaxies.players.greedy.context import Choice, Score, ScoringContext, scorer_for
from engine.galaxies.players.greedy.powers import menu_value
from engine.galaxies.players.greedy.reading.vessels import Spot, Vessel


@scorer_for("action")
def action_scorer(context: ScoringContext) -> Score:
    """Score activations by their gain minus their energy, and compare them with playing cards and using
    powers."""

    def score(choice: Choice) -> float:
        if choice.key == "activate":
            return activation_value(context, choice.ref["ship_card"]) - context.price * choice.amount
        if choice.key in PLAYING:
            return option_value(context, choice) - context.cost(choice.amount)
        if choice.key == "power":
            return menu_value(context, choice)
        discarding = discard_value(context, choice)
        return 0.0 if discarding is None else discarding

    return score


def activation_value(context: ScoringContext, card: str) -> float:
    """Return the gain of moving and shooting with the ships of a card, compared to leaving them in place."""
    return sum(_mission_value(context, ship) for ship in context.board.ships_of_card(card))


def _mission_value(context: ScoringContext, ship: Vessel) -> float:
    evaluator = context.evaluator(ship, armed=True)
    best = evaluator.value(ship.where)
    full, blocked = context.board.full_spaces, context.board.blocked_spaces
    reachable = [
        h for h in hx.spaces_within(ship.where.centres[0], ship.move) if h in full and h not in blocked
    ]
    for centre in context.sample(reachable):
        best = max(best, evaluator.value(Spot((centre,), ship.where.radius), 2))
    evaluator.armed = False
    return best - evaluator.value(ship.where)
