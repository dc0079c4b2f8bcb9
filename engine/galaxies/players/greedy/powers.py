"""Choices for powers, tiles and remote engines."""

from __future__ import annotations

from collections.abc import Callable

from engine.galaxies import hexes as hx
from engine.galaxies.catalogue.model import DIE
from engine.galaxies.players.greedy.mind import NEVER, Choice, Mind, Score, scorer_for
from engine.galaxies.players.greedy.moving import placement_scorer
from engine.galaxies.players.greedy.reading.vessels import Vessel

# Powers


def menu_worth(mind: Mind, choice: Choice) -> float:
    """Return the worth of a power in the menu of a phase: Shield Lender, if its ship has shields to spare."""
    if choice.ref.get("power") != "shield-lender":
        return -1.0
    lenders = mind.board.ships_of_card(choice.ref["ship_card"])
    spare = any(ship.shields > 2 for ship in lenders)
    bare = any(ship.shields_down and ship.worth >= 6 for ship in mind.sight.own_ships)
    return 1.0 if spare and bare else -1.0


def _damage_worth(amount: int, chance: float = 1.0) -> Callable[[Mind, Vessel], float]:
    """Return a function for the worth of damage to a ship: good for an enemy's ship, bad for one of the
    player's."""
    return lambda mind, ship: chance * ship.damage_loss(amount) * (-1 if ship.own else 1)


def _peg_worth(mind: Mind, ship: Vessel) -> float:
    """Return the worth of one peg for one of the player's ships."""
    left = ship.odds.remaining_worth
    return 0.1 + ship.worth * (left(ship.shields, ship.hull + 1) - left(ship.shields, ship.hull))


def _rescue_worth(mind: Mind, ship: Vessel) -> float:
    """Return the worth of moving away one of the player's ships that the activated enemy could shoot at."""
    foes = mind.board.ships_of_card(mind.activation["card"]) if mind.activation else []
    losses = (
        ship.loss(foe.arms[0])
        for foe in foes
        if ship.where.gap(foe.where) <= foe.move + foe.arms[0].reach < ship.where.gap(foe.where) + 3
    )
    return max(losses, default=0.0)


def _capture_worth(mind: Mind, ship: Vessel) -> float:
    return ship.value


def _sacrifice_worth(mind: Mind, ship: Vessel) -> float:
    """Return the worth of a Sparrow taking a hit for another ship. It is high if that ship is worth much
    more."""
    hit = [
        own.value for own in mind.sight.own_ships if own.where.gap(ship.where) <= 1 and own.card != ship.card
    ]
    return max(hit, default=0.0) * 0.2 - ship.value


#: The worth of choosing a ship for a power.
ON_SHIPS: dict[str, Callable[[Mind, Vessel], float]] = {
    "boarding-hooks": _damage_worth(2, 0.6),
    "damage-control": _peg_worth,
    "drain-field": _damage_worth(1),
    "evade-order": _rescue_worth,
    "ferry-run": lambda mind, ship: -1.0,
    "grapple-decks": lambda mind, ship: 0.5 * ship.value,
    "hard-haul": _capture_worth,
    "interpose": _sacrifice_worth,
    "limpet-pulse": _damage_worth(1),
    "regroup": _peg_worth,
    "seize-the-helm": _capture_worth,
    "shield-harmonics": _peg_worth,
    "shield-lender": _peg_worth,
    "storm-the-bridge": _capture_worth,
    "strip-the-decks": _damage_worth(1),
}


def _burst_worth(mind: Mind, ship: Vessel) -> float:
    """Return the worth of giving up the ship to remove the shields of the enemies beside it."""
    near = (foe for foe in mind.board.foes if foe.where.gap(ship.where) <= 1)
    return sum(foe.damage_loss(min(3, foe.shields)) for foe in near) - ship.value


@scorer_for("power")
def power_scorer(mind: Mind) -> Score:
    """Prefer the ship, place or answer for which the power is worth most. Accepting costs nothing except for
    a burst."""
    name = mind.args.get("power", "")
    mover = mind.board.vessels.get(mind.args.get("ship", ""))
    places = placement_scorer(mind, mover) if mover is not None else None

    def score(choice: Choice) -> float:
        ship = mind.board.vessels.get(choice.ref.get("ship", "")) if choice.key == "ship" else None
        if ship is not None:
            worth = ON_SHIPS.get(name, _unknown_power_worth)(mind, ship)
            return worth - mind.cost(choice.amount)
        if choice.key == "yes":
            return _burst_worth(mind, mover) if name == "field-burst" and mover is not None else 1.0
        if places is not None and mover is not None and "hexes" in choice.ref:
            return _displacement_worth(mind, mover, places(choice)) - places(_STAY)
        if choice.key == "card":
            return float(mind.sight.card(choice.ref["card"]).cost)
        return 0.0 if choice.key == "no" else NEVER

    return score


_STAY = Choice("no", "no", {}, {})


def _displacement_worth(mind: Mind, mover: Vessel, value: float) -> float:
    """Return the worth of a place for a ship that a power moves. An enemy's ship is moved to the worst place
    for it."""
    return value if mover.own else -value


def _unknown_power_worth(mind: Mind, ship: Vessel) -> float:
    """Return the worth of an unknown power on a ship: the more valuable the ship, the better."""
    return ship.value


@scorer_for("order-triggers")
def order_triggers_scorer(mind: Mind) -> Score:
    """Use every power, in any order, since the order hardly matters."""
    return lambda choice: 1.0 if choice.key == "power" else NEVER


@scorer_for("regenerate")
def regeneration_scorer(mind: Mind) -> Score:
    """Prefer the ship that gains most from a shield peg."""

    def score(choice: Choice) -> float:
        ship = mind.board.vessels.get(choice.ref.get("ship", ""))
        return _peg_worth(mind, ship) if ship is not None else 0.0 if choice.key == "no" else NEVER

    return score


# Remote engines


@scorer_for("engines")
def engines_scorer(mind: Mind) -> Score:
    """Start the engines if one roll can bring an asteroid next to an enemy, or closer."""
    ways = [_gap_to_nearest_foe(mind, rock) for rock in _find_rocks(mind)]
    chance = sum(max(0.0, 1 - (way - 1) / DIE) for way in ways)

    def score(choice: Choice) -> float:
        return 0.6 * chance - mind.cost(2) if choice.key == "run-engines" else _score_other(choice)

    return score


def _score_other(choice: Choice) -> float:
    return 0.0 if choice.key in ("no-engines", "asteroid-stays") else NEVER


def _find_rocks(mind: Mind) -> list[frozenset[hx.Hex]]:
    return mind.board.tiles.get("asteroid", [])


def _gap_to_nearest_foe(mind: Mind, rock: frozenset[hx.Hex]) -> int:
    """Return the number of spaces between a rock and the nearest enemy that it does not touch yet, or 99 if
    there is none.
    """
    gaps = (min(hx.distance(h, s) for h in rock for s in foe.where.spaces) - 1 for foe in mind.board.foes)
    return min((gap for gap in gaps if gap > 0), default=99)


@scorer_for("engine-asteroids")
def engine_asteroids_scorer(mind: Mind) -> Score:
    """Move the asteroids that are near an enemy, nearest first."""

    def score(choice: Choice) -> float:
        rock = frozenset(
            hx.parse_space(text) for text in mind.sight.view["tiles"][choice.ref["tile"]]["hexes"]
        )
        return DIE + 0.5 - _gap_to_nearest_foe(mind, rock)

    return score


@scorer_for("engine-move")
def engine_move_scorer(mind: Mind) -> Score:
    """Move the asteroid straight to the nearest enemy, and stop once it touches one."""
    here = frozenset(hx.parse_space(text) for text in mind.sight.view["tiles"][mind.args["tile"]]["hexes"])
    short = [(_gap_between(here, foe), foe) for foe in mind.board.foes]
    goal = min((pair for pair in short if pair[0] > 0), key=lambda pair: pair[0], default=None)
    touching = any(far <= 0 for far, _ in short)

    def score(choice: Choice) -> float:
        if "hexes" not in choice.ref:
            return _score_other(choice)
        if goal is None or touching:
            return -1.0
        there = frozenset(hx.parse_space(text) for text in choice.ref["hexes"])
        worth = 0.5 + goal[0] - _gap_between(there, goal[1])
        return worth + 0.2 - 0.01 * len(choice.ref["path"]) if choice.key == "drift" else worth

    return score


def _gap_between(rock: frozenset[hx.Hex], foe: Vessel) -> int:
    return min(hx.distance(h, s) for h in rock for s in foe.where.spaces) - 1


@scorer_for("engine-target")
def engine_target_scorer(mind: Mind) -> Score:
    """Prefer the target that loses most."""

    def score(choice: Choice) -> float:
        ship = mind.board.vessels.get(choice.ref.get("ship", ""))
        return _damage_worth(1)(mind, ship) if ship is not None else NEVER

    return score
