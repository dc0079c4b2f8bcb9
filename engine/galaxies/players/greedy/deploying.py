"""The start and the deploy phase: who begins, what is launched, loaded and played."""

from __future__ import annotations

from engine.galaxies.players.greedy.cards import play_worth, wish
from engine.galaxies.players.greedy.mind import DISCARD, NEVER, Choice, Mind, Score, scores
from engine.galaxies.players.greedy.powers import menu_worth
from engine.galaxies.players.greedy.sight import Sight


@scores("starter")
def starter(mind: Mind) -> Score:
    """Let the enemy begin: who goes second usually has the first shot."""

    def score(choice: Choice) -> float:
        team = mind.sight.seats[choice.ref["seat"]]["team"]
        return 1.0 if team != mind.sight.team else 0.0

    return score


@scores("market", "prepped")
def gladly(mind: Mind) -> Score:
    """Accept what is free."""
    return lambda choice: 1.0 if choice.key == "yes" else NEVER if choice.key == DISCARD else 0.0


@scores("hold")
def hold(mind: Mind) -> Score:
    """Load nothing: a ship in a hold neither moves nor shoots, and may be lost with its carrier."""
    return lambda choice: 1.0 if choice.key == "load-none" else 0.0


@scores("deploy")
def deploy(mind: Mind) -> Score:
    """Launch the most expensive ship first, then play cards, but keep energy for activating ships."""
    kept = mind.weights.kept * _fight(mind.sight)

    def score(choice: Choice) -> float:
        left = mind.sight.energy - choice.amount
        if choice.key == "launch":
            worth = mind.weights.launch + 0.1 * choice.amount
            return worth if left >= kept or not mind.sight.mine else -1.0
        if choice.key == "play":
            worth = play_worth(mind, choice.ref["card"]) - mind.price * choice.amount
            return min(worth, mind.weights.launch - 1) if left >= kept else -1.0
        if choice.key == "power":
            return menu_worth(mind, choice)
        if choice.key == DISCARD:
            return -NEVER if wish(mind) else NEVER
        return 0.0

    return score


def _fight(sight: Sight) -> int:
    """The energy that activating all ships with a target in reach would cost."""
    return sum(
        launched["activation"]
        for card, launched in sight.view["ship_cards"].items()
        if launched["seat"] == sight.me
        and any(
            ship.where.gap(foe.where) <= ship.move + ship.arms[0].reach
            for ship in sight.of_card(card)
            for foe in sight.foes
        )
    )
