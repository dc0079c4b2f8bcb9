"""The action phase: the choice of the ship card to activate."""

from __future__ import annotations

from engine.galaxies import hexes as hx
from engine.galaxies.players.greedy.cards import PLAYING, discard_worth, option_worth
from engine.galaxies.players.greedy.mind import Choice, Mind, Score, scorer_for
from engine.galaxies.players.greedy.powers import menu_worth
from engine.galaxies.players.greedy.reading.vessels import Spot, Vessel


@scorer_for("action")
def action_scorer(mind: Mind) -> Score:
    """Prefer the ship card whose activation gains most for its energy, unless a card or power gains more."""

    def score(choice: Choice) -> float:
        if choice.key == "activate":
            return activation_worth(mind, choice.ref["ship_card"]) - mind.price * choice.amount
        if choice.key in PLAYING:
            return option_worth(mind, choice) - mind.cost(choice.amount)
        if choice.key == "power":
            return menu_worth(mind, choice)
        discarding = discard_worth(mind, choice)
        return 0.0 if discarding is None else discarding

    return score


def activation_worth(mind: Mind, card: str) -> float:
    """Return the gain of moving and shooting with the ships of a card, compared to leaving them in place."""
    return sum(_mission_worth(mind, ship) for ship in mind.board.ships_of_card(card))


def _mission_worth(mind: Mind, ship: Vessel) -> float:
    judge = mind.judge(ship, armed=True)
    best = judge.value(ship.where)
    full, taken = mind.board.full_spaces, mind.board.blocked_spaces
    free = [h for h in hx.spaces_within(ship.where.centres[0], ship.move) if h in full and h not in taken]
    for centre in mind.sample(free):
        best = max(best, judge.value(Spot((centre,), ship.where.radius), 2))
    judge.armed = False
    return best - judge.value(ship.where)
