"""Section 8b for whole gestures: one answer moves a ship along its flight to the end of its movement.

For each space, players are offered the path with the fewest known risks. If there are several, the shortest
is offered. Single spaces are also offered, so that players can take another path.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from engine.core.decisions import Option
from engine.core.game import Rule
from engine.galaxies import hexes as hx
from engine.galaxies.hexes import Hex
from engine.galaxies.memo import cached_until_touched
from engine.galaxies.queries import controller, enemy_ships
from engine.galaxies.registry import ENTRY_EFFECTS
from engine.galaxies.rules.asking import ask, option
from engine.galaxies.rules.paths import STOP, Path, Spot, Step, may_stay, movement_map, next_steps
from engine.galaxies.state import State

FLY = "fly:"

#: The risks on each space, as a bit mask with one bit for each risk.
Risks = Mapping[Hex, int]


class Route(NamedTuple):
    """The best known path to a spot.

    ``risks`` is the number of risks on the path. ``previous`` and ``step`` are the preceding route and the
    last step. ``adjacent`` is a bit mask of the risks next to the spot.
    """

    risks: int
    previous: Route | None
    step: Step | None
    adjacent: int

    @property
    def steps(self) -> tuple[Step, ...]:
        """The steps of the whole path."""
        steps, route = list[Step](), self
        while route.previous is not None and route.step is not None:
            steps.append(route.step)
            route = route.previous
        return tuple(reversed(steps))


@cached_until_touched("ships", "cards", "tiles")
def visible_risks(g: State, seat: str, ecm: bool) -> Risks:
    """Return the risks that are public.

    A risk is an enemy ship that may roll ECM against an approaching ship (ECM-01), or a tile that affects a
    ship entering it (OBS-05).
    """
    areas = [tuple(tile.hexes) for tile in g.tiles.values() if tile.kind in ENTRY_EFFECTS]
    if ecm:
        areas += [tuple(hx.spaces_around(tuple(g.ships[enemy].hexes))) for enemy in enemy_ships(g, seat)]
    risks: dict[Hex, int] = {}
    for number, area in enumerate(areas):
        for space in area:
            risks[space] = risks.get(space, 0) | 1 << number
    return risks


def best_routes(g: State, ship: str, remaining: int) -> dict[Spot, Route]:
    """Map the spots that a ship can reach within ``left`` spaces to the best routes to them, nearest
    first."""
    movement, moving = movement_map(g, ship), g.moving
    lead, ecm = (moving.lead, moving.ecm) if moving is not None and moving.ship == ship else (None, True)
    risks = visible_risks(g, controller(g, ship), ecm)
    start = movement.graph.spot(tuple(g.ships[ship].hexes), lead)
    routes = {start: Route(0, None, None, _risks_beside(risks, start))}
    edge = list(routes.items())
    for _ in range(remaining):
        new_routes = dict[Spot, Route]()
        for spot, route in edge:
            for step in movement.graph[spot]:
                target = step.target
                if not movement.blocked.isdisjoint(target.place):
                    continue
                known_route = new_routes.get(target) or routes.get(target)
                if known_route is not None and known_route.risks <= route.risks:
                    continue
                adjacent = _risks_beside(risks, target) if risks else 0
                risk_count = route.risks + (adjacent & ~route.adjacent).bit_count()
                if known_route is None or risk_count < known_route.risks:
                    new_routes[target] = Route(risk_count, route, step, adjacent)
        routes.update(new_routes)
        edge = list(new_routes.items())
    return routes


def _risks_beside(risks: Risks, spot: Spot) -> int:
    risk_bits = 0
    for space in spot.place:
        risk_bits |= risks.get(space, 0)
    return risk_bits


def flights(g: State, ship: str, remaining: int) -> dict[str, Path]:
    """Map each space where a ship's movement can end to the best path to it, nearest first.

    The space is the leading end of a medium ship, or the centre of a large ship.
    """
    movement, current_spaces = movement_map(g, ship), frozenset(g.ships[ship].hexes)
    best = dict[str, Route]()
    for spot, route in best_routes(g, ship, remaining).items():
        if movement.may_end(spot.place) and not current_spaces.issuperset(spot.place):
            known_route = best.get(spot.name)
            if known_route is None or route.risks < known_route.risks:
                best[spot.name] = route
    return {name: Path(route.steps, complete=True) for name, route in best.items()}


# Questions


def choose_flight(
    g: State,
    seat: str,
    ship: str,
    remaining: int,
    replacements: Sequence[Option],
    *,
    interrupted: Path | None,
) -> Rule[Path | str]:
    """Return the path that a player chooses for a ship, or the id of an action that replaces the movement.

    ``interrupted`` is the remainder of an interrupted path. It is offered first.
    """
    steps = next_steps(g, ship, remaining, g.moving.lead if g.moving is not None else None)
    if not steps and not replacements:
        return STOP
    paths = {FLY + name: path for name, path in flights(g, ship, remaining).items()}
    first = STOP
    if interrupted is not None and interrupted.steps and _can_follow(g, ship, interrupted, remaining):
        first = FLY + interrupted.steps[-1].target.name
        paths = {first: interrupted} | {name: path for name, path in paths.items() if name != first}
    stop_options = [option(STOP, "stop", {"ship": ship})] if may_stay(g, ship) else []
    options = [_flight_option(name, ship, path) for name, path in paths.items()]
    options += [*[step.option for step in steps], *replacements]
    options = (
        [*stop_options, *options] if interrupted is not None and first == STOP else [*options, *stop_options]
    )
    answer = yield from ask(g, seat, "move", lambda: options, ship=ship, left=remaining)
    single_step = next((Path((step,)) for step in steps if step.option.id == answer), None)
    return paths.get(answer) or single_step or answer


def _can_follow(g: State, ship: str, path: Path, remaining: int) -> bool:
    """Return whether a ship can follow the remainder of a path, space by space."""
    movement, moving = movement_map(g, ship), g.moving
    spot = movement.graph.spot(tuple(g.ships[ship].hexes), moving.lead if moving is not None else None)
    for step in path.steps:
        if step not in movement.steps(spot):
            return False
        spot = step.target
    return len(path.steps) <= remaining and movement.may_end(spot.place)


def _flight_option(name: str, ship: str, path: Path) -> Option:
    """Return the option for a flight. Its ``path`` lists the option ids of the individual spaces."""
    place = path.steps[-1].target.place
    names, option_ids = [hx.space_name(h) for h in place], [step.option.id for step in path.steps]
    ref = {"ship": ship, "hex": names[0], "hexes": names, "path": option_ids}
    return option(name, "fly-over" if len(names) == 2 else "fly", ref)  # a medium ship names both spaces
