"""The action phase: which ship card is activated, which weapons are charged, and at whom they are fired."""

from __future__ import annotations

from engine.galaxies import hexes as hx
from engine.galaxies.players.greedy.cards import play_worth, wish
from engine.galaxies.players.greedy.mind import DISCARD, NEVER, Choice, Mind, Score, scores
from engine.galaxies.players.greedy.powers import menu_worth
from engine.galaxies.players.greedy.vessels import Arms, Spot, Vessel


@scores("action")
def action(mind: Mind) -> Score:
    """Prefer the ship card whose activation gains most for its energy, unless a card or power gains more."""

    def score(choice: Choice) -> float:
        if choice.key == "activate":
            return activation_worth(mind, choice.ref["ship_card"]) - mind.price * choice.amount
        if choice.key == "play":
            return play_worth(mind, choice.ref["card"]) - mind.cost(choice.amount)
        if choice.key == "power":
            return menu_worth(mind, choice)
        if choice.key == DISCARD:
            return -NEVER if wish(mind) else NEVER
        return 0.0

    return score


def activation_worth(mind: Mind, card: str) -> float:
    """What moving and shooting with the ships of a card gains over leaving them where they are."""
    return sum(_errand(mind, ship) for ship in mind.board.of_card(card))


def _errand(mind: Mind, ship: Vessel) -> float:
    judge = mind.judge(ship, armed=True)
    best = judge.value(ship.where)
    full, taken = mind.board.full, mind.board.taken
    free = [h for h in hx.within(ship.where.centres[0], ship.move) if h in full and h not in taken]
    for centre in mind.some(free):
        best = max(best, judge.value(Spot((centre,), ship.where.radius), 2))
    judge.armed = False
    return best - judge.value(ship.where)


# Attacks


@scores("attack-ship")
def attack_ship(mind: Mind) -> Score:
    """In a squadron, prefer the ship that can do most damage; those without a target do not attack."""

    def score(choice: Choice) -> float:
        ship = mind.board.vessels.get(choice.ref.get("ship", ""))
        if ship is None:
            return 0.0 if choice.key == "done-attacking" else NEVER
        return max(best_shot(mind, ship, arms) - mind.price * arms.charge / 2 for arms in ship.arms)

    return score


def best_shot(mind: Mind, ship: Vessel, arms: Arms) -> float:
    """The most damage that a weapon could do from where the ship stands; below 0 without a target."""
    if arms.charge > mind.sight.energy:
        return -1.0
    losses = [foe.loss(arms) for foe in mind.board.foes if foe.where.gap(ship.where) <= arms.reach]
    return max(losses, default=-1.0)


@scores("weapon")
def weapon(mind: Mind) -> Score:
    """Charge a weapon if it has a target that is worth its energy."""
    ship = mind.board.vessels[mind.args["ship"]]
    known = {arms.key: arms for arms in ship.arms}

    def score(choice: Choice) -> float:
        if choice.key == DISCARD:
            return -NEVER if wish(mind) else NEVER
        if choice.key != "charge":
            return 0.0
        arms = known.get(choice.ref["weapon"])
        if arms is None or not choice.args.get("targets", 1):
            return NEVER
        return max(0.1, best_shot(mind, ship, arms)) - mind.cost(arms.charge)

    return score


@scores("target")
def target(mind: Mind) -> Score:
    """Attack where it costs the enemy most: ships that are nearly destroyed, or worth most."""
    ship = mind.board.vessels[mind.args["ship"]]
    arms = next((arms for arms in ship.arms if arms.key == mind.args["weapon"]), ship.arms[0])

    def score(choice: Choice) -> float:
        foe = mind.board.vessels.get(choice.ref.get("ship", ""))
        if foe is None:
            return 0.0 if choice.key == "hold-fire" else NEVER
        return 0.01 + foe.loss(arms, mind.args["left"])

    return score
