"""Mission 4: at the end of their own turns, ISN players may move asteroids with remote engines (M4-18 to
M4-35)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from engine.core.decisions import Option
from engine.core.game import Rule
from engine.galaxies import hexes as hx
from engine.galaxies.events import Damage
from engine.galaxies.facts import AsteroidChosen, AsteroidMoved, EnginesStarted, EnginesUsed, StepSet
from engine.galaxies.hexes import Hex
from engine.galaxies.printed import rule_params
from engine.galaxies.queries import blocked_spaces, board, energy_of, ship_spaces, tiles_of
from engine.galaxies.registry import at_turn_end
from engine.galaxies.rules.asking import NO, ask, can_afford_by_discarding, option, question, roll
from engine.galaxies.rules.damage import deal_damage
from engine.galaxies.rules.energy import pay
from engine.galaxies.state import State

RULE = "remote-engines"
STEP = "engines"
ASTEROID = "asteroid"
STOP = "stop"
DIRECTION_NAMES = ("north", "north-east", "south-east", "south", "south-west", "north-west")


@at_turn_end(RULE)
def remote_engines(g: State, seat: str) -> Rule[None]:
    """Let an ISN player pay and roll for remote engines once at the end of their own turn (M4-18, M4-32,
    M4-35)."""
    if g.seats[seat].team != rule_params(g, RULE)["team"] or not (yield from _wants_engines(g, seat)):
        return
    yield EnginesUsed(seat)
    yield from pay(g, seat, rule_params(g, RULE)["cost"], RULE)  # even if the roll fails (M4-20)
    needed = rule_params(g, RULE)["at_least"]
    if (yield from roll(g, "engines", needed, seat=seat)) >= needed:
        yield EnginesStarted(rule_params(g, RULE)["asteroids"])
        yield StepSet(STEP)


def _wants_engines(g: State, seat: str) -> Rule[bool]:
    cost = rule_params(g, RULE)["cost"]

    def options() -> list[Option]:
        run_options = (
            [option("yes", "run-engines", {"amount": cost}, cost=cost)] if energy_of(g, seat) >= cost else []
        )
        return [*run_options, option(NO, "no-engines")]

    return (
        yield from ask(
            g, seat, "engines", options, skip=not can_afford_by_discarding(g, seat, cost), cost=cost
        )
    ) == "yes"


def run_engines(g: State) -> Rule[None]:
    """Let the player choose the asteroids that may move, then roll for each of them and move it (M4-19)."""
    assert g.active is not None
    for tile in (yield from _choose_asteroids(g, g.active)):
        adjacent_before = _target_ships_beside(g, tile)
        yield from _move_asteroid(g, g.active, tile)
        yield from _damage_neighbour(
            g, g.active, [ship for ship in _target_ships_beside(g, tile) if ship not in adjacent_before]
        )
    yield EnginesStarted(None)
    yield StepSet("turn")


def _choose_asteroids(g: State, seat: str) -> Rule[tuple[str, ...]]:
    """Return asteroids that have not moved yet, in the order in which they will move.

    The player may choose any number of them, up to the number that the engines can still move.
    """
    engines = g.engines
    assert engines is not None
    unmoved = [name for name in tiles_of(g, ASTEROID) if name not in engines.moved]
    limit = min(len(unmoved), engines.left)
    if not limit:
        return ()
    options = tuple([option(name, "asteroid", {"tile": name}, tile=name) for name in unmoved])
    answers = yield question(
        seat, "engine-asteroids", options, minimum=0, maximum=limit, ordered=True, left=limit
    )
    return tuple([str(name) for name in answers])


def _move_asteroid(g: State, seat: str, tile: str) -> Rule[None]:
    """Roll the distance that the asteroid may move, and shift it space by space (M4-19, M4-21)."""
    steps = yield from roll(g, "engine-move", seat=seat, source=tile)
    yield AsteroidChosen(tile, steps)
    while g.engines is not None and g.engines.steps and legal_shifts(g, tile):
        paths = {} if seat in g.stepwise else asteroid_paths(g, tile, g.engines.steps)
        answer = yield from _choose_shift(g, seat, tile, paths)
        if answer == STOP:
            break
        for direction in paths.get(answer, (answer,)):
            yield AsteroidMoved(tile, legal_shifts(g, tile)[direction])
        if answer in paths:
            break
    yield AsteroidChosen(None, 0)


def _choose_shift(g: State, seat: str, tile: str, paths: Mapping[str, Sequence[str]]) -> Rule[str]:
    """Return the player's choice for an asteroid: the id of one of the complete paths in ``paths``, a
    direction, or STOP."""
    path_options = [_path_option(g, tile, name, path) for name, path in paths.items()]
    shifts = [
        option(
            name,
            "shift",
            {"tile": tile, "direction": int(name), "hexes": [hx.space_name(h) for h in spaces]},
            way=DIRECTION_NAMES[int(name)],
        )
        for name, spaces in legal_shifts(g, tile).items()
    ]
    options = [*path_options, *shifts, option(STOP, "asteroid-stays")]
    steps = g.engines.steps if g.engines is not None else 0
    return (yield from ask(g, seat, "engine-move", lambda: options, skip=False, tile=tile, left=steps))


def _path_option(g: State, tile: str, name: str, path: Sequence[str]) -> Option:
    spaces = tuple(g.tiles[tile].hexes)
    for direction in path:
        spaces = hx.shift(spaces, int(direction))
    names = [hx.space_name(h) for h in spaces]
    return option(name, "drift", {"tile": tile, "hex": names[0], "hexes": names, "path": list(path)})


def asteroid_paths(g: State, tile: str, steps: int) -> dict[str, tuple[str, ...]]:
    """Map each place that an asteroid can reach within ``steps`` shifts to a shortest path, as a list of
    directions.

    Nothing can happen on the way, because only the final place counts (M4-25).
    """
    start = tuple(g.tiles[tile].hexes)
    paths: dict[tuple[Hex, ...], tuple[str, ...]] = {start: ()}
    edge = [start]
    for _ in range(steps):
        next_edge = list[tuple[Hex, ...]]()
        for spaces in edge:
            for direction, target in _shifts_from(g, tile, spaces).items():
                if target not in paths:
                    paths[target] = (*paths[spaces], direction)
                    next_edge.append(target)
        edge = next_edge
    return {f"drift:{hx.space_name(spaces[0])}": path for spaces, path in paths.items() if path}


def legal_shifts(g: State, tile: str) -> dict[str, tuple[Hex, ...]]:
    """Map directions to the spaces onto which an asteroid may shift (M4-21 to M4-24)."""
    return _shifts_from(g, tile, tuple(g.tiles[tile].hexes))


def _shifts_from(g: State, tile: str, spaces: tuple[Hex, ...]) -> dict[str, tuple[Hex, ...]]:
    """Map directions to shifts onto full spaces without ships or other asteroids.

    Each shift enters as many new spaces as the mission allows.
    """
    blocked = ship_spaces(g) | (blocked_spaces(g) - set(g.tiles[tile].hexes))
    allowed = rule_params(g, "asteroid-step")["enters"]
    return {
        str(direction): hx.shift(spaces, direction)
        for direction in range(6)
        if len(new := hx.newly_covered_spaces(spaces, direction)) in allowed
        and new <= board(g)
        and not new & blocked
    }


def _target_ships_beside(g: State, tile: str) -> list[str]:
    """Return the ships that the target team controls and that are adjacent to an asteroid (M4-25, M4-28)."""
    target = rule_params(g, RULE)["target"]
    return [
        ship
        for card in g.cards.values()
        if g.seats[card.seat].team == target
        for ship in card.ships
        if hx.shapes_touch(g.ships[ship].hexes, g.tiles[tile].hexes)
    ]


def _damage_neighbour(g: State, seat: str, ships: Iterable[str]) -> Rule[None]:
    """Damage one of the ships that the asteroid has come next to (M4-25 to M4-27, M4-29).

    The player must choose one of them.
    """
    targets = list(ships)
    if not targets:
        return

    def options() -> list[Option]:
        return [option(ship, "ship", {"ship": ship}, ship=ship) for ship in targets]

    ship = yield from ask(g, seat, "engine-target", options)
    yield from deal_damage(g, [Damage(ship, rule_params(g, RULE)["damage"], RULE, type="asteroid")])
