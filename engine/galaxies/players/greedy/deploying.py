"""The start and the deploy phase: choosing the first player, launching, loading and playing cards."""

from __future__ import annotations

from engine.galaxies.players.greedy.cards import PLAYING, discard_value, option_value
from engine.galaxies.players.greedy.context import DISCARD, NEVER, Choice, Score, ScoringContext, scorer_for
from engine.galaxies.players.greedy.powers import menu_value
from engine.galaxies.players.greedy.running import runner_value


@scorer_for("starter")
def starter_scorer(context: ScoringContext) -> Score:
    """Let the enemy begin, because the second player usually has the first shot.

    In a race for survivors, prefer the first turn, because it is an advantage.
    """
    is_race = "recover-survivors" in context.board.mission.rules

    def score(choice: Choice) -> float:
        is_own_team = context.parsed.seats[choice.ref["seat"]]["team"] == context.board.team
        return 1.0 if is_own_team == is_race else 0.0

    return score


@scorer_for("market", "prepped")
def accept_scorer(context: ScoringContext) -> Score:
    """Accept free offers."""
    return lambda choice: 1.0 if choice.key == "yes" else NEVER if choice.key == DISCARD else 0.0


@scorer_for("hold")
def hold_scorer(context: ScoringContext) -> Score:
    """Prefer to load nothing. A ship in a hold neither moves nor shoots, and may be lost with its carrier."""
    return lambda choice: 1.0 if choice.key == "load-none" else 0.0


#: With at most this number of ships on the board, the player launches any ship, because a player without
#: ships loses.
FEW_SHIPS = 3


@scorer_for("deploy")
def deploy_scorer(context: ScoringContext) -> Score:
    """Launch the most expensive ship first, then play cards, but save energy for activating ships."""
    reserve = context.weights.kept * context.parsed.activation_energy(again=False)

    def score(choice: Choice) -> float:
        remaining = context.parsed.energy - choice.amount
        if choice.key == "launch":
            value = context.weights.launch + 0.1 * choice.amount
            value += context.weights.point * runner_value(
                context.parsed, choice.ref["ship_card"], choice.amount
            )
            return value if remaining >= reserve or len(context.parsed.own_ships) <= FEW_SHIPS else -1.0
        if choice.key in PLAYING:
            value = option_value(context, choice) - context.cost(choice.amount)
            return min(value, context.weights.launch - 1)
        if choice.key == "power":
            return menu_value(context, choice)
        discarding = discard_value(context, choice)
        return 0.0 if discarding is None else discarding

    return score
