"""Choices about powers, tiles and remote engines."""

from __future__ import annotations

from collections.abc import Callable

from engine.galaxies import hexes as hx
from engine.galaxies.catalogue.model import DIE
from engine.galaxies.players.greedy.context import NEVER, Choice, Score, ScoringContext, scorer_for
from engine.galaxies.players.greedy.moving import placement_scorer
from engine.galaxies.players.greedy.reading.vessels import Vessel

# Powers


def menu_value(context: ScoringContext, choice: Choice) -> float:
    """Return the value of using a power from the menu of a phase. It is positive only for Shield Lender, if
    its ship has shields to spare."""
    if choice.ref.get("power") != "shield-lender":
        return -1.0
    lenders = context.board.ships_of_card(choice.ref["ship_card"])
    has_spare = any(ship.shields > 2 for ship in lenders)
    has_unshielded = any(ship.shields_down and ship.full_value >= 6 for ship in context.parsed.own_ships)
    return 1.0 if has_spare and has_unshielded else -1.0


def _damage_value(amount: int, chance: float = 1.0) -> Callable[[ScoringContext, Vessel], float]:
    """Return a function for the value of damage to a ship: positive for an enemy's ship, negative for one of
    the team's."""
    return lambda context, ship: chance * ship.damage_loss(amount) * (-1 if ship.own else 1)


def _peg_value(context: ScoringContext, ship: Vessel) -> float:
    """Return the value of one more peg for a ship."""
    remaining_value = ship.odds.remaining_value
    return 0.1 + ship.full_value * (
        remaining_value(ship.shields, ship.hull + 1) - remaining_value(ship.shields, ship.hull)
    )


def _rescue_value(context: ScoringContext, ship: Vessel) -> float:
    """Return the value of moving a ship away from the activated enemy that could shoot at it."""
    foes = context.board.ships_of_card(context.activation["card"]) if context.activation else []
    losses = (
        ship.loss(foe.weapons[0])
        for foe in foes
        if ship.where.gap(foe.where) <= foe.move + foe.weapons[0].reach < ship.where.gap(foe.where) + 3
    )
    return max(losses, default=0.0)


def _capture_value(context: ScoringContext, ship: Vessel) -> float:
    return ship.value


def _sacrifice_value(context: ScoringContext, ship: Vessel) -> float:
    """Return the value of letting a Sparrow take a hit for another ship. It is high if that ship is much more
    valuable."""
    values = [
        other_ship.value
        for other_ship in context.parsed.own_ships
        if other_ship.where.gap(ship.where) <= 1 and other_ship.card != ship.card
    ]
    return max(values, default=0.0) * 0.2 - ship.value


#: The functions for the value of choosing a ship, by power.
ON_SHIPS: dict[str, Callable[[ScoringContext, Vessel], float]] = {
    "boarding-hooks": _damage_value(2, 0.6),
    "damage-control": _peg_value,
    "drain-field": _damage_value(1),
    "evade-order": _rescue_value,
    "ferry-run": lambda context, ship: -1.0,
    "grapple-decks": lambda context, ship: 0.5 * ship.value,
    "hard-haul": _capture_value,
    "interpose": _sacrifice_value,
    "limpet-pulse": _damage_value(1),
    "regroup": _peg_value,
    "seize-the-helm": _capture_value,
    "shield-harmonics": _peg_value,
    "shield-lender": _peg_value,
    "storm-the-bridge": _capture_value,
    "strip-the-decks": _damage_value(1),
}


def _burst_value(context: ScoringContext, ship: Vessel) -> float:
    """Return the value of sacrificing the ship to remove the shields of adjacent enemies."""
    adjacent = (foe for foe in context.board.foes if foe.where.gap(ship.where) <= 1)
    return sum(foe.damage_loss(min(3, foe.shields)) for foe in adjacent) - ship.value


@scorer_for("power")
def power_scorer(context: ScoringContext) -> Score:
    """Prefer the ship, place or answer for which the power has the highest value. Accepting costs nothing
    except for a burst."""
    name = context.args.get("power", "")
    mover = context.board.vessels.get(context.args.get("ship", ""))
    places = placement_scorer(context, mover) if mover is not None else None

    def score(choice: Choice) -> float:
        ship = context.board.vessels.get(choice.ref.get("ship", "")) if choice.key == "ship" else None
        if ship is not None:
            value = ON_SHIPS.get(name, _unknown_power_value)(context, ship)
            return value - context.cost(choice.amount)
        if choice.key == "yes":
            return _burst_value(context, mover) if name == "field-burst" and mover is not None else 1.0
        if places is not None and mover is not None and "hexes" in choice.ref:
            return _displacement_value(context, mover, places(choice)) - places(_STAY)
        if choice.key == "card":
            return float(context.parsed.card(choice.ref["card"]).cost)
        return 0.0 if choice.key == "no" else NEVER

    return score


_STAY = Choice("no", "no", {}, {})


def _displacement_value(context: ScoringContext, mover: Vessel, value: float) -> float:
    """Return the value of a power that moves a ship to a place. An enemy's ship is moved to its worst
    place."""
    return value if mover.own else -value


def _unknown_power_value(context: ScoringContext, ship: Vessel) -> float:
    """Return the value of an unknown power on a ship. It is higher for more valuable ships."""
    return ship.value


@scorer_for("order-triggers")
def order_triggers_scorer(context: ScoringContext) -> Score:
    """Use every power in any order, because the order hardly matters."""
    return lambda choice: 1.0 if choice.key == "power" else NEVER


@scorer_for("regenerate")
def regeneration_scorer(context: ScoringContext) -> Score:
    """Prefer the ship that gains most from a shield peg."""

    def score(choice: Choice) -> float:
        ship = context.board.vessels.get(choice.ref.get("ship", ""))
        return _peg_value(context, ship) if ship is not None else 0.0 if choice.key == "no" else NEVER

    return score


# Remote engines


@scorer_for("engines")
def engines_scorer(context: ScoringContext) -> Score:
    """Start the engines if a roll is likely enough to bring an asteroid next to an enemy."""
    gaps = [_gap_to_nearest_foe(context, rock) for rock in _find_rocks(context)]
    chance = sum(max(0.0, 1 - (gap - 1) / DIE) for gap in gaps)

    def score(choice: Choice) -> float:
        return 0.6 * chance - context.cost(2) if choice.key == "run-engines" else _score_other(choice)

    return score


def _score_other(choice: Choice) -> float:
    return 0.0 if choice.key in ("no-engines", "asteroid-stays") else NEVER


def _find_rocks(context: ScoringContext) -> list[frozenset[hx.Hex]]:
    return context.board.tiles.get("asteroid", [])


def _gap_to_nearest_foe(context: ScoringContext, rock: frozenset[hx.Hex]) -> int:
    """Return the number of spaces between an asteroid and the nearest enemy that it does not touch yet, or 99
    if there is none."""
    gaps = (min(hx.distance(h, s) for h in rock for s in foe.where.spaces) - 1 for foe in context.board.foes)
    return min((gap for gap in gaps if gap > 0), default=99)


@scorer_for("engine-asteroids")
def engine_asteroids_scorer(context: ScoringContext) -> Score:
    """Choose the asteroids near an enemy, nearest first."""

    def score(choice: Choice) -> float:
        rock = frozenset(
            hx.parse_space(text) for text in context.parsed.view["tiles"][choice.ref["tile"]]["hexes"]
        )
        return DIE + 0.5 - _gap_to_nearest_foe(context, rock)

    return score


@scorer_for("engine-move")
def engine_move_scorer(context: ScoringContext) -> Score:
    """Move the asteroid directly to the nearest enemy, and stop next to it."""
    start = frozenset(
        hx.parse_space(text) for text in context.parsed.view["tiles"][context.args["tile"]]["hexes"]
    )
    gaps = [(_gap_between(start, foe), foe) for foe in context.board.foes]
    goal = min((pair for pair in gaps if pair[0] > 0), key=lambda pair: pair[0], default=None)
    is_touching = any(gap <= 0 for gap, _ in gaps)

    def score(choice: Choice) -> float:
        if "hexes" not in choice.ref:
            return _score_other(choice)
        if goal is None or is_touching:
            return -1.0
        destination = frozenset(hx.parse_space(text) for text in choice.ref["hexes"])
        value = 0.5 + goal[0] - _gap_between(destination, goal[1])
        return value + 0.2 - 0.01 * len(choice.ref["path"]) if choice.key == "drift" else value

    return score


def _gap_between(rock: frozenset[hx.Hex], foe: Vessel) -> int:
    return min(hx.distance(h, s) for h in rock for s in foe.where.spaces) - 1


@scorer_for("engine-target")
def engine_target_scorer(context: ScoringContext) -> Score:
    """Prefer the target with the largest loss."""

    def score(choice: Choice) -> float:
        ship = context.board.vessels.get(choice.ref.get("ship", ""))
        return _damage_value(1)(context, ship) if ship is not None else NEVER

    return score
