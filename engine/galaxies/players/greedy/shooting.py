"""Attacks: the choice of weapons to charge, and of their targets."""

from __future__ import annotations

from engine.galaxies.players.greedy.cards import cards_to_discard
from engine.galaxies.players.greedy.mind import DISCARD, NEVER, Choice, Mind, Score, scorer_for
from engine.galaxies.players.greedy.reading.vessels import Arms, Vessel


@scorer_for("attack-ship")
def attack_ship_scorer(mind: Mind) -> Score:
    """In a squadron, prefer the ship that can do most damage. Ships without a target do not attack."""

    def score(choice: Choice) -> float:
        ship = mind.board.vessels.get(choice.ref.get("ship", ""))
        if ship is None:
            return 0.0 if choice.key == "done-attacking" else NEVER
        return max(best_shot(mind, ship, arms) - mind.price * arms.charge / 2 for arms in ship.arms)

    return score


def best_shot(mind: Mind, ship: Vessel, arms: Arms) -> float:
    """Return the largest loss that a weapon could cause an enemy from the ship's place, or a negative value
    if there is no target.
    """
    if arms.charge > mind.sight.energy:
        return -1.0
    losses = [foe.loss(arms) for foe in mind.board.foes if foe.where.gap(ship.where) <= arms.reach]
    return max(losses, default=-1.0)


@scorer_for("weapon")
def weapon_scorer(mind: Mind) -> Score:
    """Charge a weapon if it has a target that is worth its energy."""
    ship = mind.board.vessels[mind.args["ship"]]
    known = {arms.key: arms for arms in ship.arms}

    def score(choice: Choice) -> float:
        if choice.key == DISCARD:
            return -NEVER if cards_to_discard(mind) else NEVER
        if choice.key != "charge":
            return 0.0
        arms = known.get(choice.ref["weapon"])
        if arms is None or not choice.args.get("targets", 1):
            return NEVER
        return max(0.1, best_shot(mind, ship, arms)) - mind.cost(arms.charge)

    return score


@scorer_for("target")
def target_scorer(mind: Mind) -> Score:
    """Attack where it costs the enemy most: ships that are nearly destroyed, or worth most."""
    ship = mind.board.vessels[mind.args["ship"]]
    arms = next((arms for arms in ship.arms if arms.key == mind.args["weapon"]), ship.arms[0])

    def score(choice: Choice) -> float:
        foe = mind.board.vessels.get(choice.ref.get("ship", ""))
        if foe is None:
            return 0.0 if choice.key == "hold-fire" else NEVER
        return 0.01 + foe.loss(arms, mind.args["left"])

    return score


#: The bonuses for the remaining attacks of a charged weapon, and for the other weapons of the same ship. Both
#: are lost once another weapon or ship attacks (CHG-05, SQN-06).
CHARGED, CHOSEN = 100.0, 50.0

#: The bonus for the larger of two gestures that begin in the same way.
WHOLE = 0.001


@scorer_for("shot")
def shot_scorer(mind: Mind) -> Score:
    """Attack where it costs the enemy most, with weapons that are worth their energy."""
    worth = shots_scorer(mind)

    def score(choice: Choice) -> float:
        if choice.key == DISCARD:
            return -NEVER if cards_to_discard(mind) else NEVER
        return worth(choice) if "target" in choice.ref else 0.0 if choice.key == "done-attacking" else NEVER

    return score


def shots_scorer(mind: Mind) -> Score:
    """Score attacks by one ship with one weapon or with all, or by a whole squadron."""
    under_way = mind.activation or {}

    def single(ship: Vessel, key: str, foe: Vessel) -> float:
        arms = next((arms for arms in ship.arms if arms.key == key), ship.arms[0])
        chosen = under_way.get("ship") == ship.name
        if chosen and under_way.get("weapon") == key and under_way.get("attacks_left"):
            return CHARGED + foe.loss(arms, under_way["attacks_left"])
        worth = max(0.1, foe.loss(arms)) - mind.cost(arms.charge)
        return worth + CHOSEN if chosen and worth > 0 else worth

    def score(choice: Choice) -> float:
        foe, ref = mind.board.vessels[choice.ref["target"]], choice.ref
        if choice.key == "volley":
            return _volley(mind, choice, foe)
        ship = mind.board.vessels[ref["ship"]]
        if choice.key == "all-weapons":
            worths = [single(ship, key, foe) for key in ref["weapons"]]
            return max(worths) + 2 * WHOLE if min(worths) > 0 else NEVER
        return single(ship, ref["weapon"], foe) + (WHOLE if choice.key == "shots" else 0.0)

    return score


def _volley(mind: Mind, choice: Choice, foe: Vessel) -> float:
    """Return the worth of a volley of several ships at an enemy.

    The volley is not taken if it omits other weapons that are worth their energy, or fires some that are not.
    """
    (ship, *_), keys = mind.board.ships_of_card(choice.ref["ship_card"]), choice.ref["weapons"]
    count, worth = int(choice.args["ships"]), 0.0
    for arms in ship.arms:
        gain = foe.loss(arms, arms.attacks * count) - mind.cost(arms.charge * count)
        if arms.key in keys:
            worth = max(worth, gain)
        if (gain > 0) != (arms.key in keys) and foe.where.gap(ship.where) <= arms.reach:
            return NEVER
    return worth + WHOLE
