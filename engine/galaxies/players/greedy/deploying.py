"""The start and the deploy phase: the first player, launches, loads and cards."""

from __future__ import annotations

from engine.galaxies.players.greedy.cards import PLAYING, discard_worth, option_worth
from engine.galaxies.players.greedy.mind import DISCARD, NEVER, Choice, Mind, Score, scorer_for
from engine.galaxies.players.greedy.powers import menu_worth
from engine.galaxies.players.greedy.running import runner_worth


@scorer_for("starter")
def starter_scorer(mind: Mind) -> Score:
    """Let the enemy begin, because the second player usually has the first shot.

    In a race for survivors, take the first turn, because it is an advantage.
    """
    race = "recover-survivors" in mind.board.mission.rules

    def score(choice: Choice) -> float:
        own = mind.sight.seats[choice.ref["seat"]]["team"] == mind.board.team
        return 1.0 if own == race else 0.0

    return score


@scorer_for("market", "prepped")
def accept_scorer(mind: Mind) -> Score:
    """Accept offers that are free."""
    return lambda choice: 1.0 if choice.key == "yes" else NEVER if choice.key == DISCARD else 0.0


@scorer_for("hold")
def hold_scorer(mind: Mind) -> Score:
    """Load nothing. A ship in a hold neither moves nor shoots, and may be lost with its carrier."""
    return lambda choice: 1.0 if choice.key == "load-none" else 0.0


#: With at most this number of ships on the board, a player launches any ship, because without ships they
#: lose.
FEW_SHIPS = 3


@scorer_for("deploy")
def deploy_scorer(mind: Mind) -> Score:
    """Launch the most expensive ship first, then play cards, but keep energy for activating ships."""
    kept = mind.weights.kept * mind.sight.activation_energy(again=False)

    def score(choice: Choice) -> float:
        left = mind.sight.energy - choice.amount
        if choice.key == "launch":
            worth = mind.weights.launch + 0.1 * choice.amount
            worth += mind.weights.point * runner_worth(mind.sight, choice.ref["ship_card"], choice.amount)
            return worth if left >= kept or len(mind.sight.own_ships) <= FEW_SHIPS else -1.0
        if choice.key in PLAYING:
            worth = option_worth(mind, choice) - mind.cost(choice.amount)
            return min(worth, mind.weights.launch - 1)
        if choice.key == "power":
            return menu_worth(mind, choice)
        discarding = discard_worth(mind, choice)
        return 0.0 if discarding is None else discarding

    return score
