"""The choice of places for ships: movement, launching, warping and other placements."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import inf
from typing import NamedTuple

from engine.galaxies import hexes as hx
from engine.galaxies.players.greedy.context import NEVER, Choice, Score, ScoringContext, scorer_for
from engine.galaxies.players.greedy.places import PlaceEvaluator
from engine.galaxies.players.greedy.reading.parsed_view import ParsedView
from engine.galaxies.players.greedy.reading.vessels import Spot, Vessel
from engine.galaxies.players.greedy.running import entry_spaces
from engine.galaxies.players.greedy.shooting import shots_scorer

#: The small cost of each space, so that the shortest of several equal paths is chosen.
STEP = 0.001

#: The penalty of a step that does not lead to the best place.
DETOUR = 50.0


#: The small bonus for attacking immediately rather than only staying in place.
ATTACK_NOW = 1e-6

#: The distance from the enemy's zone at which ships wait while the zone is empty.
DISTANCE = 10

#: The number of survivors that a ship may hope to find (M5-24).
SURVIVORS_HOPED = 2


class Route(NamedTuple):
    """A route for a ship: the answer that begins it, and the option ids of its steps."""

    answer: str
    picks: Sequence[str]


def _routes(context: ScoringContext) -> Iterator[Route]:
    """Yield the routes to each space where the movement could end. They are flights, or paths to follow step
    by step."""
    if "paths" in context.decision:
        yield from (Route(picks[0], picks) for picks in _paths_in(context.decision["paths"]))
    else:
        yield from (Route(_flight(picks[-1]), picks) for picks in _paths_in(context.decision["flights"]))


def _flight(pick: str) -> str:
    """Return the id of the flight whose last step this is."""
    return f"fly:{pick.rpartition('>')[2]}"


@scorer_for("move")
def move_scorer(context: ScoringContext) -> Score:
    """Move towards the best place in reach. The player decides again after each step or flight."""
    ship, evaluator, moved = _mover(context)
    best = context.movement_paths = _best_paths(context, evaluator, ship, moved)
    formation_score = formation_scorer(
        context, ship, max((value for value, _ in best.values()), default=NEVER)
    )
    can_switch_ship = any(choice.key == "ship" for choice in context.choices)
    attack, stay_value = shots_scorer(context), evaluator.value(ship.where, moved)

    def score(choice: Choice) -> float:
        if choice.key in ("together", "done-moving"):
            return formation_score(choice)
        if "target" in choice.ref:
            stay = formation_score(choice) if can_switch_ship else stay_value
            return stay + ATTACK_NOW * attack(choice) if attack(choice) > 0 else NEVER
        if choice.key == "stop":
            return evaluator.value(ship.where, moved)
        if choice.key == "recover-survivors":
            return evaluator.value(ship.where, moved) + SURVIVORS_HOPED * context.weights.point
        if choice.key == "warp":
            return _through_gate(context, evaluator, ship)
        if choice.id in best:
            return max(best[choice.id][0], NEVER)
        return evaluator.value(Spot.of(choice.ref["hexes"])) - DETOUR if "hexes" in choice.ref else NEVER

    return score


def _mover(context: ScoringContext) -> tuple[Vessel, PlaceEvaluator, int]:
    """Return the moving ship, an evaluator for it, and the distance that it has moved."""
    ship = context.board.vessels[context.args["ship"]]
    moved = max(0, ship.move - context.args["left"]) if _is_own_activation(context, ship) else 0
    return ship, context.evaluator(ship, armed=_attacks_later(context, ship)), moved


#: The minimum distance between two places that count as different.
SPACING = 2


def best_routes(context: ScoringContext, count: int) -> list[Route]:
    """Return the routes to the best ``count`` places in reach, best first. The places keep some distance from
    each other.

    One of the routes may be to stay in place.
    """
    ship, evaluator, moved = _mover(context)
    ends = [(evaluator.value(ship.where, moved), Route("stop", ()), ship.where)]
    for route in _routes(context):
        path = list(_spots_along(ship, route.picks))
        value = evaluator.value(path[-1], moved + len(path)) - evaluator.path_cost(path) - STEP * len(path)
        ends.append((value, route, path[-1]))
    chosen = list[tuple[Route, Spot]]()
    for _, route, where in sorted(ends, key=lambda end: -end[0]):
        if len(chosen) < count and all(where.gap(earlier) >= SPACING for _, earlier in chosen):
            chosen.append((route, where))
    return [route for route, _ in chosen]


def _best_paths(
    context: ScoringContext, evaluator: PlaceEvaluator, ship: Vessel, moved: int
) -> dict[str, tuple[float, Sequence[str]]]:
    """Return the best path for each answer that begins one. Answers that cannot lead to the best path may be
    missing.

    The cost of a path is not computed if its end is worth less than the best path so far.
    """
    ends = [
        (evaluator.value(_final_spot(ship, route.picks), moved + len(route.picks)), route)
        for route in _routes(context)
    ]
    ends.sort(key=lambda end: -end[0])
    best, best_value = dict[str, tuple[float, Sequence[str]]](), -inf
    for end, (answer, picks) in ends:
        if end < best_value:
            break
        value = end - evaluator.path_cost(_spots_along(ship, picks)) - STEP * len(picks)
        best_value = max(best_value, value)
        if answer not in best or value > best[answer][0]:
            best[answer] = value, picks
    return best


def formation_scorer(context: ScoringContext, ship: Vessel, alone: float) -> Score:
    """Score moving all ships of a squadron by the same shift, or leaving all in place.

    ``alone`` is the value of this ship's best path if the other ships also take their best paths.
    """
    waiting = [context.board.vessels[mate.ref["ship"]] for mate in context.choices if mate.key == "ship"]
    if not waiting:
        return lambda choice: NEVER
    tables = {mate.name: _value_by_space(context, mate) for mate in (ship, *waiting)}
    separate = _separate_value(tables)
    (start,) = ship.where.centres

    def score(choice: Choice) -> float:
        target = hx.parse_space(choice.ref["hex"]) if "hex" in choice.ref else start
        shift = (target[0] - start[0], target[1] - start[1])
        ends = {mate: hx.add(mate.where.centres[0], shift) for mate in (ship, *waiting)}
        value = sum(tables[mate.name].get(end, NEVER) for mate, end in ends.items())
        return alone + value - separate + context.weights.together

    return score


def _value_by_space(context: ScoringContext, ship: Vessel) -> dict[hx.Hex, float]:
    """Map each space that a small ship can reach to the value of ending its movement there."""
    evaluator, board = context.evaluator(ship, armed=_attacks_later(context, ship)), context.board
    squadron_spaces = {space for mate in board.ships_of_card(ship.card) for space in mate.where.spaces}
    (here,) = ship.where.centres
    reachable = [
        h
        for h in hx.spaces_within(here, ship.move)
        if h in board.full_spaces and (h in squadron_spaces or h not in board.blocked_spaces)
    ]
    spots = {h: Spot((h,), 0) for h in reachable}
    return {h: evaluator.value(spot) - evaluator.path_cost([spot]) for h, spot in spots.items()}


def _separate_value(tables: Mapping[str, Mapping[hx.Hex, float]]) -> float:
    """Return the total value if the ships choose one after another, each taking the best space that is
    left."""
    used_spaces, total = set[hx.Hex](), 0.0
    for table in tables.values():
        value, space = max((value, space) for space, value in table.items() if space not in used_spaces)
        used_spaces.add(space)
        total += value
    return total


def _is_own_activation(context: ScoringContext, ship: Vessel) -> bool:
    return context.activation is not None and context.activation["card"] == ship.card


def _attacks_later(context: ScoringContext, ship: Vessel) -> bool:
    return _is_own_activation(context, ship) and context.activation["step"] == "move"


def _paths_in(paths: Mapping[str, Sequence[str]]) -> Iterator[list[str]]:
    """Yield the option ids of the path to each space where the movement could end."""
    known_paths: dict[str, list[str]] = {"": []}
    for pick, continuations in paths.items():
        for picks in continuations:
            path = [*known_paths[pick], *picks.split(" ")]
            known_paths[path[-1]] = path
            yield path


def _spots_along(ship: Vessel, picks: Sequence[str]) -> Iterator[Spot]:
    """Yield the spot of the ship after each step of a path."""
    lead = ship.where.centres[0]
    for pick in picks:
        front_name, has_front, target = pick.rpartition(">")
        if has_front:
            lead = hx.parse_space(front_name)
        space = hx.parse_space(target)
        if ship.size == "medium":
            yield Spot((space, lead), 0)
            lead = space
        else:
            yield Spot((space,), ship.where.radius)


def _final_spot(ship: Vessel, picks: Sequence[str]) -> Spot:
    """Return the spot of the ship at the end of a path."""
    front_name, has_front, target = picks[-1].rpartition(">")
    space = hx.parse_space(target)
    if ship.size != "medium":
        return Spot((space,), ship.where.radius)
    if has_front:
        return Spot((space, hx.parse_space(front_name)), 0)
    lead = hx.parse_space(picks[-2].rpartition(">")[2]) if len(picks) > 1 else ship.where.centres[0]
    return Spot((space, lead), 0)


WARP = 13


def _through_gate(context: ScoringContext, evaluator: PlaceEvaluator, ship: Vessel) -> float:
    """Return the value of the best place near a target that a warp can reach, or NEVER if a target is in
    reach without a warp."""
    parsed = context.parsed
    if any(foe.where.gap(ship.where) <= ship.move + ship.weapons[0].reach for foe in parsed.board.foes):
        return NEVER
    near_targets = {
        h
        for foe in parsed.board.foes
        for h in hx.spaces_within(foe.where.centres[0], ship.weapons[0].reach + foe.where.radius)
        if hx.distance(h, ship.where.centres[0]) <= WARP
    }
    return max(
        (
            evaluator.value(Spot((h,), 0))
            for h in (near_targets & parsed.board.full_spaces) - parsed.board.blocked_spaces
        ),
        default=NEVER,
    )


@scorer_for("warp")
def warp_scorer(context: ScoringContext) -> Score:
    """Score a warp by how good its destination is for the ship."""
    return _place_scorer(context.evaluator(context.board.vessels[context.args["ship"]], armed=True))


#: The value of launching a squadron in one gesture.
GROUPED = 1.0


@scorer_for("launch-at", "launch-ship", "place-torrent")
def launch_scorer(context: ScoringContext) -> Score:
    """Launch a ship where it can reach its targets by moving, but outside their range.

    A ship whose loss loses the match is launched as far from the enemy as possible. If the enemy could escape
    through a zone, its entrances are blocked before the enemy arrives.
    """
    card, parsed = context.args["ship_card"], context.parsed
    middle_column = parsed.board.layout.columns // 2
    zones = {seat["zone"] for seat in parsed.seats.values() if seat["team"] != parsed.board.team}
    gaps = {} if parsed.board.foes else entry_spaces(parsed)
    evaluators = list[PlaceEvaluator]()

    def score(choice: Choice) -> float:
        if "hexes" not in choice.ref:
            return NEVER
        if choice.key == "group":  # ships block a zone one by one
            spots = [Spot.of([name]) for name in choice.ref["hexes"]]
            return NEVER if gaps else GROUPED + sum(map(place_value, spots)) / len(spots)
        return place_value(Spot.of(choice.ref["hexes"]))

    def place_value(where: Spot) -> float:
        if not evaluators:
            evaluators.append(context.evaluator(parsed.unlaunched_ship(card, where)))
        penalty = abs(where.centres[0][0] - middle_column) * context.weights.central
        if card in parsed.board.vital_ships:
            penalty -= sum(_distance_from_enemy(parsed, where, zone) for zone in zones)
        elif not parsed.board.foes:
            penalty += context.weights.nearer * sum(
                abs(_distance_from_enemy(parsed, where, zone) - DISTANCE) for zone in zones
            )
        blocked = sum([gaps.get(h, 0.0) for h in where.spaces]) if gaps else 0.0
        return evaluators[0].value(where) + context.weights.wall * blocked - penalty

    return score


def _distance_from_enemy(parsed: ParsedView, where: Spot, zone: str) -> int:
    """Return the distance of a spot from the enemy's zone."""
    steps = parsed.board.steps_to(zone)
    return min(steps[h] for h in where.centres) - where.radius


def _place_scorer(evaluator: PlaceEvaluator) -> Score:
    def score(choice: Choice) -> float:
        if "hexes" in choice.ref:
            return evaluator.value(Spot.of(choice.ref["hexes"]))
        return evaluator.value(evaluator.ship.where) if choice.key == "no" else NEVER

    return score


def placement_scorer(context: ScoringContext, ship: Vessel) -> Score:
    """Move a ship by a power if the new place is better."""
    return _place_scorer(context.evaluator(ship))


@scorer_for("move-ship")
def move_ship_scorer(context: ScoringContext) -> Score:
    """Within a squadron, move the ship nearest to an enemy first."""

    def score(choice: Choice) -> float:
        ship = context.board.vessels.get(choice.ref.get("ship", ""))
        if ship is None:
            return 0.0 if choice.key == "done-moving" else NEVER
        return 1 / (1 + min((foe.where.gap(ship.where) for foe in context.board.foes), default=0))

    return score
