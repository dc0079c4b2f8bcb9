"""Where ships go: movement, launching, warping, and other placing."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import inf
from typing import NamedTuple

from engine.galaxies import hexes as hx
from engine.galaxies.players.greedy.mind import NEVER, Choice, Mind, Score, scores
from engine.galaxies.players.greedy.places import Judge
from engine.galaxies.players.greedy.running import doors
from engine.galaxies.players.greedy.shooting import shots
from engine.galaxies.players.greedy.sight import Sight
from engine.galaxies.players.greedy.vessels import Spot, Vessel

#: Each space costs a little, so that of equal ways the shortest is taken.
STEP = 0.001

#: What is unknown about a step that does not lead to where the ship would best be.
ASTRAY = 50.0


#: To stay and attack at once is worth a little more than only to stay.
SOONER = 1e-6

#: So far from the foe's zone ships wait as long as it is empty.
DISTANCE = 10

#: How many survivors a ship may hope to find (M5-24).
RECOVERED = 2


class Route(NamedTuple):
    """A way that a ship may go: the answer with which it sets out, and the picks of its single spaces."""

    answer: str
    picks: Sequence[str]


def _routes(mind: Mind) -> Iterator[Route]:
    """The ways to each space where the movement could end: flights, or, step by step,
    the paths that are shown."""
    if "paths" in mind.asked:
        yield from (Route(picks[0], picks) for picks in _ways(mind.asked["paths"]))
    else:
        yield from (Route(_flight(picks[-1]), picks) for picks in _ways(mind.asked["flights"]))


def _flight(pick: str) -> str:
    """The id of the flight whose last pick this is."""
    return f"fly:{pick.rpartition('>')[2]}"


@scores("move")
def move(mind: Mind) -> Score:
    """Move towards the best place in reach; after each step or flight it is decided anew."""
    ship, judge, moved = _mover(mind)
    best = mind.ways = _best_ways(mind, judge, ship, moved)
    together = formations(mind, ship, max((value for value, _ in best.values()), default=NEVER))
    others = any(choice.key == "ship" for choice in mind.choices)
    attack, still = shots(mind), judge.value(ship.where, moved)

    def score(choice: Choice) -> float:
        if choice.key in ("together", "done-moving"):
            return together(choice)
        if "target" in choice.ref:
            stay = together(choice) if others else still
            return stay + SOONER * attack(choice) if attack(choice) > 0 else NEVER
        if choice.key == "stop":
            return judge.value(ship.where, moved)
        if choice.key == "recover-survivors":
            return judge.value(ship.where, moved) + RECOVERED * mind.weights.point
        if choice.key == "warp":
            return _through_gate(mind, judge, ship)
        if choice.id in best:
            return max(best[choice.id][0], NEVER)
        return judge.value(Spot.of(choice.ref["hexes"])) - ASTRAY if "hexes" in choice.ref else NEVER

    return score


def _mover(mind: Mind) -> tuple[Vessel, Judge, int]:
    """The ship that moves, a judge for it, and how far it has moved."""
    ship = mind.board.vessels[mind.args["ship"]]
    moved = max(0, ship.move - mind.args["left"]) if _own_activation(mind, ship) else 0
    return ship, mind.judge(ship, armed=_attacks_later(mind, ship)), moved


#: Places that are nearer to one another than this are taken for one.
APART = 2


def places_to_go(mind: Mind, count: int) -> list[Route]:
    """Return the routes to the best places in reach (one of them may be to stay): the best first, so many of
    them, some way apart from one another."""
    ship, judge, moved = _mover(mind)
    ends = [(judge.value(ship.where, moved), Route("stop", ()), ship.where)]
    for route in _routes(mind):
        way = list(_way(ship, route.picks))
        value = judge.value(way[-1], moved + len(way)) - judge.toll(way) - STEP * len(way)
        ends.append((value, route, way[-1]))
    chosen = list[tuple[Route, Spot]]()
    for _, route, where in sorted(ends, key=lambda end: -end[0]):
        if len(chosen) < count and all(where.gap(other) >= APART for _, other in chosen):
            chosen.append((route, where))
    return [route for route, _ in chosen]


def _best_ways(mind: Mind, judge: Judge, ship: Vessel, moved: int) -> dict[str, tuple[float, Sequence[str]]]:
    """The best way of those that begin with an answer, as far as it may be the best of all: what a way costs
    is not asked where its end is worth less than another with the way to it."""
    ends = [
        (judge.value(_end(ship, route.picks), moved + len(route.picks)), route) for route in _routes(mind)
    ]
    ends.sort(key=lambda end: -end[0])
    best, most = dict[str, tuple[float, Sequence[str]]](), -inf
    for end, (answer, picks) in ends:
        if end < most:
            break
        value = end - judge.toll(_way(ship, picks)) - STEP * len(picks)
        most = max(most, value)
        if answer not in best or value > best[answer][0]:
            best[answer] = value, picks
    return best


def formations(mind: Mind, ship: Vessel, alone: float) -> Score:
    """What it is worth to move all ships of a squadron by one shift, or to leave all where they are, as
    against ``alone``: what the best way of this ship is worth if the others go where they like best, too."""
    waiting = [mind.board.vessels[one.ref["ship"]] for one in mind.choices if one.key == "ship"]
    if not waiting:
        return lambda choice: NEVER
    tables = {one.name: _worths(mind, one) for one in (ship, *waiting)}
    apart = _apart(tables)
    (here,) = ship.where.centres

    def score(choice: Choice) -> float:
        there = hx.parse(choice.ref["hex"]) if "hex" in choice.ref else here
        shift = (there[0] - here[0], there[1] - here[1])
        ends = {one: hx.add(one.where.centres[0], shift) for one in (ship, *waiting)}
        worth = sum(tables[one.name].get(end, NEVER) for one, end in ends.items())
        return alone + worth - apart + mind.weights.together

    return score


def _worths(mind: Mind, ship: Vessel) -> dict[hx.Hex, float]:
    """What it is worth for a small ship to end on each space in its reach."""
    judge, board = mind.judge(ship, armed=_attacks_later(mind, ship)), mind.board
    own = {space for other in board.of_card(ship.card) for space in other.where.spaces}
    (here,) = ship.where.centres
    reach = [h for h in hx.within(here, ship.move) if h in board.full and (h in own or h not in board.taken)]
    spots = {h: Spot((h,), 0) for h in reach}
    return {h: judge.value(spot) - judge.toll([spot]) for h, spot in spots.items()}


def _apart(tables: Mapping[str, Mapping[hx.Hex, float]]) -> float:
    """What the ships gain if each in turn takes the best space that is left."""
    taken, worth = set[hx.Hex](), 0.0
    for table in tables.values():
        value, space = max((value, space) for space, value in table.items() if space not in taken)
        taken.add(space)
        worth += value
    return worth


def _own_activation(mind: Mind, ship: Vessel) -> bool:
    return mind.activation is not None and mind.activation["card"] == ship.card


def _attacks_later(mind: Mind, ship: Vessel) -> bool:
    return _own_activation(mind, ship) and mind.activation["step"] == "move"


def _ways(paths: Mapping[str, Sequence[str]]) -> Iterator[list[str]]:
    """The picks to each space where the movement could end."""
    ways: dict[str, list[str]] = {"": []}
    for pick, onward in paths.items():
        for picks in onward:
            way = [*ways[pick], *picks.split(" ")]
            ways[way[-1]] = way
            yield way


def _way(ship: Vessel, picks: Sequence[str]) -> Iterator[Spot]:
    """Where the ship stands after each pick of a path."""
    lead = ship.where.centres[0]
    for pick in picks:
        front, led, onto = pick.rpartition(">")
        if led:
            lead = hx.parse(front)
        there = hx.parse(onto)
        if ship.size == "medium":
            yield Spot((there, lead), 0)
            lead = there
        else:
            yield Spot((there,), ship.where.radius)


def _end(ship: Vessel, picks: Sequence[str]) -> Spot:
    """Where the ship stands at the end of a path."""
    front, led, onto = picks[-1].rpartition(">")
    there = hx.parse(onto)
    if ship.size != "medium":
        return Spot((there,), ship.where.radius)
    if led:
        return Spot((there, hx.parse(front)), 0)
    lead = hx.parse(picks[-2].rpartition(">")[2]) if len(picks) > 1 else ship.where.centres[0]
    return Spot((there, lead), 0)


WARP = 13


def _through_gate(mind: Mind, judge: Judge, ship: Vessel) -> float:
    """The best place near a target that a warp from here would reach, if none is in reach without."""
    sight = mind.sight
    if any(foe.where.gap(ship.where) <= ship.move + ship.arms[0].reach for foe in sight.board.foes):
        return NEVER
    near = {
        h
        for foe in sight.board.foes
        for h in hx.within(foe.where.centres[0], ship.arms[0].reach + foe.where.radius)
        if hx.distance(h, ship.where.centres[0]) <= WARP
    }
    return max(
        (judge.value(Spot((h,), 0)) for h in (near & sight.board.full) - sight.board.taken), default=NEVER
    )


@scores("warp")
def warp(mind: Mind) -> Score:
    """Come out of the warp in the best place."""
    return _placing(mind.judge(mind.board.vessels[mind.args["ship"]], armed=True))


#: What it is worth to launch a squadron in one gesture.
GROUPED = 1.0


@scores("launch-at", "launch-ship", "place-torrent")
def launch_at(mind: Mind) -> Score:
    """Launch a ship where it can move on to its targets, but out of their range; one whose loss loses the
    match as far away as can be. A zone that the enemy would escape through is walled up before he comes."""
    card, sight = mind.args["ship_card"], mind.sight
    middle = sight.board.layout.columns // 2
    zones = {seat["zone"] for seat in sight.seats.values() if seat["team"] != sight.board.team}
    gaps = {} if sight.board.foes else doors(sight)
    judges = list[Judge]()

    def score(choice: Choice) -> float:
        if "hexes" not in choice.ref:
            return NEVER
        if choice.key == "group":  # a wall is built ship by ship
            spots = [Spot.of([name]) for name in choice.ref["hexes"]]
            return NEVER if gaps else GROUPED + sum(map(worth, spots)) / len(spots)
        return worth(Spot.of(choice.ref["hexes"]))

    def worth(where: Spot) -> float:
        if not judges:
            judges.append(mind.judge(sight.waiting(card, where)))
        aside = abs(where.centres[0][0] - middle) * mind.weights.central
        if card in sight.board.guarded:
            aside -= sum(_away(sight, where, zone) for zone in zones)
        elif not sight.board.foes:
            aside += mind.weights.nearer * sum(abs(_away(sight, where, zone) - DISTANCE) for zone in zones)
        wall = sum([gaps.get(h, 0.0) for h in where.spaces]) if gaps else 0.0
        return judges[0].value(where) + mind.weights.wall * wall - aside

    return score


def _away(sight: Sight, where: Spot, zone: str) -> int:
    """How far a place is from where the foe comes from."""
    steps = sight.board.steps_to(zone)
    return min(steps[h] for h in where.centres) - where.radius


def _placing(judge: Judge) -> Score:
    def score(choice: Choice) -> float:
        if "hexes" in choice.ref:
            return judge.value(Spot.of(choice.ref["hexes"]))
        return judge.value(judge.ship.where) if choice.key == "no" else NEVER

    return score


def placing(mind: Mind, ship: Vessel) -> Score:
    """Put a ship in another place by a power if that place is better."""
    return _placing(mind.judge(ship))


@scores("move-ship")
def move_ship(mind: Mind) -> Score:
    """In a squadron, move the ship first that is nearest to an enemy."""

    def score(choice: Choice) -> float:
        ship = mind.board.vessels.get(choice.ref.get("ship", ""))
        if ship is None:
            return 0.0 if choice.key == "done-moving" else NEVER
        return 1 / (1 + min((foe.where.gap(ship.where) for foe in mind.board.foes), default=0))

    return score
