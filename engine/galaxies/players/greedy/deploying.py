"""The start and the deploy phase: who begins, what is launched, loaded and played."""

from __future__ import annotations

from engine.galaxies.players.greedy.cards import PLAYING, discarding, option_worth
from engine.galaxies.players.greedy.mind import DISCARD, NEVER, Choice, Mind, Score, scores
from engine.galaxies.players.greedy.powers import menu_worth
from engine.galaxies.players.greedy.running import runners


@scores("starter")
def starter(mind: Mind) -> Score:
    """Let the enemy begin: who goes second usually has the first shot. In a race for survivors it is the
    first turn that counts."""
    race = "recover-survivors" in mind.board.mission.rules

    def score(choice: Choice) -> float:
        own = mind.sight.seats[choice.ref["seat"]]["team"] == mind.board.team
        return 1.0 if own == race else 0.0

    return score


@scores("market", "prepped")
def gladly(mind: Mind) -> Score:
    """Accept what is free."""
    return lambda choice: 1.0 if choice.key == "yes" else NEVER if choice.key == DISCARD else 0.0


@scores("hold")
def hold(mind: Mind) -> Score:
    """Load nothing: a ship in a hold neither moves nor shoots, and may be lost with its carrier."""
    return lambda choice: 1.0 if choice.key == "load-none" else 0.0


#: With so few ships of its own on the board a player launches whatever he can: without any he has lost.
FEW = 3


@scores("deploy")
def deploy(mind: Mind) -> Score:
    """Launch the most expensive ship first, then play cards, but keep energy for activating ships."""
    kept = mind.weights.kept * mind.sight.due(again=False)

    def score(choice: Choice) -> float:
        left = mind.sight.energy - choice.amount
        if choice.key == "launch":
            worth = mind.weights.launch + 0.1 * choice.amount
            worth += mind.weights.point * runners(mind.sight, choice.ref["ship_card"], choice.amount)
            return worth if left >= kept or len(mind.sight.mine) <= FEW else -1.0
        if choice.key in PLAYING:
            worth = option_worth(mind, choice) - mind.cost(choice.amount)
            return min(worth, mind.weights.launch - 1)
        if choice.key == "power":
            return menu_worth(mind, choice)
        gone = discarding(mind, choice)
        return 0.0 if gone is None else gone

    return score
