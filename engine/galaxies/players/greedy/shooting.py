"""Attacks: which weapons to charge, and which targets to attack."""

from __future__ import annotations

from engine.galaxies.players.greedy.cards import discard_count
from engine.galaxies.players.greedy.context import DISCARD, NEVER, Choice, Score, ScoringContext, scorer_for
from engine.galaxies.players.greedy.reading.vessels import Vessel, WeaponProfile


@scorer_for("attack-ship")
def attack_ship_scorer(context: ScoringContext) -> Score:
    """Within a squadron, prefer the ship that can do most damage. Ships without a target do not attack."""

    def score(choice: Choice) -> float:
        ship = context.board.vessels.get(choice.ref.get("ship", ""))
        if ship is None:
            return 0.0 if choice.key == "done-attacking" else NEVER
        return max(
            best_shot(context, ship, weapon) - context.price * weapon.charge / 2 for weapon in ship.weapons
        )

    return score


def best_shot(context: ScoringContext, ship: Vessel, weapon: WeaponProfile) -> float:
    """Return the largest loss that a weapon could cause from the ship's place, or a negative value if there
    is no target."""
    if weapon.charge > context.parsed.energy:
        return -1.0
    losses = [foe.loss(weapon) for foe in context.board.foes if foe.where.gap(ship.where) <= weapon.reach]
    return max(losses, default=-1.0)


@scorer_for("weapon")
def weapon_scorer(context: ScoringContext) -> Score:
    """Charge a weapon if it has a target that is worth its energy."""
    ship = context.board.vessels[context.args["ship"]]
    weapons = {weapon.key: weapon for weapon in ship.weapons}

    def score(choice: Choice) -> float:
        if choice.key == DISCARD:
            return -NEVER if discard_count(context) else NEVER
        if choice.key != "charge":
            return 0.0
        weapon = weapons.get(choice.ref["weapon"])
        if weapon is None or not choice.args.get("targets", 1):
            return NEVER
        return max(0.1, best_shot(context, ship, weapon)) - context.cost(weapon.charge)

    return score


@scorer_for("target")
def target_scorer(context: ScoringContext) -> Score:
    """Prefer the attack that costs the enemy most. This favours valuable ships and ships that are nearly
    destroyed."""
    ship = context.board.vessels[context.args["ship"]]
    weapon = next(
        (weapon for weapon in ship.weapons if weapon.key == context.args["weapon"]), ship.weapons[0]
    )

    def score(choice: Choice) -> float:
        foe = context.board.vessels.get(choice.ref.get("ship", ""))
        if foe is None:
            return 0.0 if choice.key == "hold-fire" else NEVER
        return 0.01 + foe.loss(weapon, context.args["left"])

    return score


#: The bonuses for the remaining attacks of a charged weapon, and for the other weapons of the same ship.
#: These attacks are lost once another weapon or ship attacks (CHG-05, SQN-06).
CHARGED, CHOSEN = 100.0, 50.0

#: The bonus for the larger of two gestures that begin with the same attack.
WHOLE = 0.001


@scorer_for("shot")
def shot_scorer(context: ScoringContext) -> Score:
    """Prefer the attack that costs the enemy most, with weapons that are worth their energy."""
    attack_value = shots_scorer(context)

    def score(choice: Choice) -> float:
        if choice.key == DISCARD:
            return -NEVER if discard_count(context) else NEVER
        return (
            attack_value(choice)
            if "target" in choice.ref
            else 0.0
            if choice.key == "done-attacking"
            else NEVER
        )

    return score


def shots_scorer(context: ScoringContext) -> Score:
    """Score attacks with one weapon of a ship, with all its weapons, or with a whole squadron."""
    activation = context.activation or {}

    def single_value(ship: Vessel, key: str, foe: Vessel) -> float:
        weapon = next((weapon for weapon in ship.weapons if weapon.key == key), ship.weapons[0])
        is_chosen = activation.get("ship") == ship.name
        if is_chosen and activation.get("weapon") == key and activation.get("attacks_left"):
            return CHARGED + foe.loss(weapon, activation["attacks_left"])
        value = max(0.1, foe.loss(weapon)) - context.cost(weapon.charge)
        return value + CHOSEN if is_chosen and value > 0 else value

    def score(choice: Choice) -> float:
        foe, ref = context.board.vessels[choice.ref["target"]], choice.ref
        if choice.key == "volley":
            return _volley(context, choice, foe)
        ship = context.board.vessels[ref["ship"]]
        if choice.key == "all-weapons":
            values = [single_value(ship, key, foe) for key in ref["weapons"]]
            return max(values) + 2 * WHOLE if min(values) > 0 else NEVER
        return single_value(ship, ref["weapon"], foe) + (WHOLE if choice.key == "shots" else 0.0)

    return score


def _volley(context: ScoringContext, choice: Choice, foe: Vessel) -> float:
    """Return the value of a volley by several ships against an enemy.

    It is NEVER if the volley omits a weapon that is worth its energy, or fires a weapon that is not.
    """
    (ship, *_), keys = context.board.ships_of_card(choice.ref["ship_card"]), choice.ref["weapons"]
    count, value = int(choice.args["ships"]), 0.0
    for weapon in ship.weapons:
        gain = foe.loss(weapon, weapon.attacks * count) - context.cost(weapon.charge * count)
        if weapon.key in keys:
            value = max(value, gain)
        if (gain > 0) != (weapon.key in keys) and foe.where.gap(ship.where) <= weapon.reach:
            return NEVER
    return value + WHOLE
