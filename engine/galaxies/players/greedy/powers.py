"""Choices of powers, tiles and remote engines."""

from __future__ import annotations

from collections.abc import Callable

from engine.galaxies import hexes as hx
from engine.galaxies.catalogue.model import DIE
from engine.galaxies.players.greedy.mind import NEVER, Choice, Mind, Score, scores
from engine.galaxies.players.greedy.moving import placing
from engine.galaxies.players.greedy.vessels import Vessel

# Powers


def menu_worth(mind: Mind, choice: Choice) -> float:
    """What a power in the menu of a phase is worth: Shield Lender if its ship has shields to spare."""
    if choice.ref.get("power") != "shield-lender":
        return -1.0
    lenders = mind.board.of_card(choice.ref["ship_card"])
    spare = any(ship.shields > 2 for ship in lenders)
    bare = any(ship.bare and ship.worth >= 6 for ship in mind.sight.mine)
    return 1.0 if spare and bare else -1.0


def _foe_hurt(amount: int, chance: float = 1.0) -> Callable[[Mind, Vessel], float]:
    """The worth of damage to a ship: good for an enemy's, bad for an own one."""
    return lambda mind, ship: chance * ship.hurt(amount) * (-1 if ship.own else 1)


def _mended(mind: Mind, ship: Vessel) -> float:
    """The worth of one peg for an own ship."""
    left = ship.odds.left
    return 0.1 + ship.worth * (left(ship.shields, ship.hull + 1) - left(ship.shields, ship.hull))


def _endangered(mind: Mind, ship: Vessel) -> float:
    """The worth of moving away an own ship that the activated enemy could shoot at."""
    foes = mind.board.of_card(mind.activation["card"]) if mind.activation else []
    losses = (
        ship.loss(foe.arms[0])
        for foe in foes
        if ship.where.gap(foe.where) <= foe.move + foe.arms[0].reach < ship.where.gap(foe.where) + 3
    )
    return max(losses, default=0.0)


def _taken_over(mind: Mind, ship: Vessel) -> float:
    return ship.value


def _sacrificed(mind: Mind, ship: Vessel) -> float:
    """The worth of a Sparrow taking a hit for another ship: good if that ship is worth much more."""
    hit = [own.value for own in mind.sight.mine if own.where.gap(ship.where) <= 1 and own.card != ship.card]
    return max(hit, default=0.0) * 0.2 - ship.value


#: What choosing a ship for a power is worth.
ON_SHIPS: dict[str, Callable[[Mind, Vessel], float]] = {
    "boarding-hooks": _foe_hurt(2, 0.6),
    "damage-control": _mended,
    "drain-field": _foe_hurt(1),
    "evade-order": _endangered,
    "ferry-run": lambda mind, ship: -1.0,
    "grapple-decks": lambda mind, ship: 0.5 * ship.value,
    "hard-haul": _taken_over,
    "interpose": _sacrificed,
    "limpet-pulse": _foe_hurt(1),
    "regroup": _mended,
    "seize-the-helm": _taken_over,
    "shield-harmonics": _mended,
    "shield-lender": _mended,
    "storm-the-bridge": _taken_over,
    "strip-the-decks": _foe_hurt(1),
}


def _burst(mind: Mind, ship: Vessel) -> float:
    """The worth of giving up the ship to strip the shields of the enemies beside it."""
    near = (foe for foe in mind.board.foes if foe.where.gap(ship.where) <= 1)
    return sum(foe.hurt(min(3, foe.shields)) for foe in near) - ship.value


@scores("power")
def power(mind: Mind) -> Score:
    """Prefer the ship, place or answer for which the power is worth most; a yes costs nothing but a burst."""
    name = mind.args.get("power", "")
    mover = mind.board.vessels.get(mind.args.get("ship", ""))
    places = placing(mind, mover) if mover is not None else None

    def score(choice: Choice) -> float:
        ship = mind.board.vessels.get(choice.ref.get("ship", "")) if choice.key == "ship" else None
        if ship is not None:
            worth = ON_SHIPS.get(name, _either)(mind, ship)
            return worth - mind.cost(choice.amount)
        if choice.key == "yes":
            return _burst(mind, mover) if name == "field-burst" and mover is not None else 1.0
        if places is not None and mover is not None and "hexes" in choice.ref:
            return _aside(mind, mover, places(choice)) - places(_STAY)
        if choice.key == "card":
            return float(mind.sight.card(choice.ref["card"]).cost)
        return 0.0 if choice.key == "no" else NEVER

    return score


_STAY = Choice("no", "no", {}, {})


def _aside(mind: Mind, mover: Vessel, value: float) -> float:
    """The worth of a place for the ship that is moved: an enemy's goes where it stands worst."""
    return value if mover.own else -value


def _either(mind: Mind, ship: Vessel) -> float:
    """The worth of an unknown power on a ship: the more valuable the ship, the better."""
    return ship.value


@scores("order-triggers")
def order_triggers(mind: Mind) -> Score:
    """Use every power, in any order: it hardly matters."""
    return lambda choice: 1.0 if choice.key == "power" else NEVER


@scores("regenerate")
def regenerate(mind: Mind) -> Score:
    """Prefer the ship that a shield peg helps most."""

    def score(choice: Choice) -> float:
        ship = mind.board.vessels.get(choice.ref.get("ship", ""))
        return _mended(mind, ship) if ship is not None else 0.0 if choice.key == "no" else NEVER

    return score


# Remote engines


@scores("engines")
def engines(mind: Mind) -> Score:
    """Start the engines when an asteroid can reach an enemy: with one roll, if it comes nearer than that."""
    ways = [_nearest(mind, rock) for rock in _rocks(mind)]
    chance = sum(max(0.0, 1 - (way - 1) / DIE) for way in ways)

    def score(choice: Choice) -> float:
        return 0.6 * chance - mind.cost(2) if choice.key == "run-engines" else _other(choice)

    return score


def _other(choice: Choice) -> float:
    return 0.0 if choice.key in ("no-engines", "asteroid-stays") else NEVER


def _rocks(mind: Mind) -> list[frozenset[hx.Hex]]:
    return mind.board.tiles.get("asteroid", [])


def _nearest(mind: Mind, rock: frozenset[hx.Hex]) -> int:
    """How many spaces a rock is short of touching a foe that it does not touch yet; 99 without one."""
    gaps = (min(hx.distance(h, s) for h in rock for s in foe.where.spaces) - 1 for foe in mind.board.foes)
    return min((gap for gap in gaps if gap > 0), default=99)


@scores("engine-asteroids")
def engine_asteroids(mind: Mind) -> Score:
    """Move the asteroids that are near to an enemy, the nearest first."""

    def score(choice: Choice) -> float:
        rock = frozenset(hx.parse(text) for text in mind.sight.view["tiles"][choice.ref["tile"]]["hexes"])
        return DIE + 0.5 - _nearest(mind, rock)

    return score


@scores("engine-move")
def engine_move(mind: Mind) -> Score:
    """Move the asteroid straight to the nearest enemy, and stop once it touches one."""
    here = frozenset(hx.parse(text) for text in mind.sight.view["tiles"][mind.args["tile"]]["hexes"])
    short = [(_short(here, foe), foe) for foe in mind.board.foes]
    goal = min((pair for pair in short if pair[0] > 0), key=lambda pair: pair[0], default=None)
    touching = any(far <= 0 for far, _ in short)

    def score(choice: Choice) -> float:
        if "hexes" not in choice.ref:
            return _other(choice)
        if goal is None or touching:
            return -1.0
        there = frozenset(hx.parse(text) for text in choice.ref["hexes"])
        worth = 0.5 + goal[0] - _short(there, goal[1])
        return worth + 0.2 - 0.01 * len(choice.ref["path"]) if choice.key == "drift" else worth

    return score


def _short(rock: frozenset[hx.Hex], foe: Vessel) -> int:
    return min(hx.distance(h, s) for h in rock for s in foe.where.spaces) - 1


@scores("engine-target")
def engine_target(mind: Mind) -> Score:
    """Prefer the target that loses most."""

    def score(choice: Choice) -> float:
        ship = mind.board.vessels.get(choice.ref.get("ship", ""))
        return _foe_hurt(1)(mind, ship) if ship is not None else NEVER

    return score
