"""Section 8b in whole gestures: a flight is a ship's way to where its movement ends, in one answer.

Of all ways to a place the one with the fewest known risks is offered, and of these the shortest. Single
spaces are offered as well: that is how a player goes another way.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from engine.core.decisions import Option
from engine.core.game import Rule
from engine.galaxies import hexes as hx
from engine.galaxies.hexes import Hex
from engine.galaxies.memo import until_touched
from engine.galaxies.queries import controller, enemy_ships
from engine.galaxies.registry import ENTERED
from engine.galaxies.rules.asking import ask, option
from engine.galaxies.rules.ways import STOP, Spot, Step, Way, course_of, may_stay, next_steps
from engine.galaxies.state import State

FLY = "fly:"

#: Where risks wait: for each space a number in which each risk has a bit.
Risks = Mapping[Hex, int]


class Label(NamedTuple):
    """The best way to a spot that is known so far: how many risks it meets, by which last step it comes from
    where, and which risks are beside the spot."""

    met: int
    before: Label | None
    step: Step | None
    beside: int

    @property
    def steps(self) -> tuple[Step, ...]:
        """The whole way."""
        steps, label = list[Step](), self
        while label.before is not None and label.step is not None:
            steps.append(label.step)
            label = label.before
        return tuple(reversed(steps))


@until_touched("ships", "cards", "tiles")
def risks_of(g: State, seat: str, ecm: bool) -> Risks:
    """The risks that all can see: enemy ships, which may roll ECM at a ship that comes beside them (ECM-01),
    and tiles that act on a ship that comes onto them (OBS-05)."""
    areas = [tuple(tile.hexes) for tile in g.tiles.values() if tile.kind in ENTERED]
    if ecm:
        areas += [tuple(hx.around(tuple(g.ships[enemy].hexes))) for enemy in enemy_ships(g, seat)]
    risks: dict[Hex, int] = {}
    for number, area in enumerate(areas):
        for space in area:
            risks[space] = risks.get(space, 0) | 1 << number
    return risks


def reachable(g: State, ship: str, left: int) -> dict[Spot, Label]:
    """The spots that a ship can come to within ``left`` spaces, nearest first, with the best way to each."""
    course, moving = course_of(g, ship), g.moving
    lead, ecm = (moving.lead, moving.ecm) if moving is not None and moving.ship == ship else (None, True)
    risks = risks_of(g, controller(g, ship), ecm)
    start = course.lanes.spot(tuple(g.ships[ship].hexes), lead)
    labels = {start: Label(0, None, None, _beside(risks, start))}
    edge = list(labels.items())
    for _ in range(left):
        found = dict[Spot, Label]()
        for spot, label in edge:
            for step in course.lanes[spot]:
                there = step.to
                if not course.barred.isdisjoint(there.place):
                    continue
                known = found.get(there) or labels.get(there)
                if known is not None and known.met <= label.met:
                    continue
                beside = _beside(risks, there) if risks else 0
                met = label.met + (beside & ~label.beside).bit_count()
                if known is None or met < known.met:
                    found[there] = Label(met, label, step, beside)
        labels.update(found)
        edge = list(found.items())
    return labels


def _beside(risks: Risks, spot: Spot) -> int:
    beside = 0
    for space in spot.place:
        beside |= risks.get(space, 0)
    return beside


def flights(g: State, ship: str, left: int) -> dict[str, Way]:
    """The best way to each space where a ship's movement can end, nearest first: the space is that of its
    leading end, or of its centre."""
    course, here = course_of(g, ship), frozenset(g.ships[ship].hexes)
    best = dict[str, Label]()
    for spot, label in reachable(g, ship, left).items():
        if course.may_end(spot.place) and not here.issuperset(spot.place):
            known = best.get(spot.name)
            if known is None or label.met < known.met:
                best[spot.name] = label
    return {name: Way(label.steps, whole=True) for name, label in best.items()}


# Asking


def choose_flight(
    g: State, seat: str, ship: str, left: int, instead: Sequence[Option], *, rest: Way | None
) -> Rule[Way | str]:
    """Return the way that a player chooses for a ship, or the id of what it does in place of moving.

    ``rest`` is what is left of a way on which something happened: it is offered first.
    """
    steps = next_steps(g, ship, left, g.moving.lead if g.moving is not None else None)
    if not steps and not instead:
        return STOP
    ways = {FLY + name: way for name, way in flights(g, ship, left).items()}
    first = STOP
    if rest is not None and rest.steps and _still_legal(g, ship, rest, left):
        first = FLY + rest.steps[-1].to.name
        ways = {first: rest} | {name: way for name, way in ways.items() if name != first}
    stop = [option(STOP, "stop", {"ship": ship})] if may_stay(g, ship) else []
    offered = [_flight_option(name, ship, way) for name, way in ways.items()]
    offered += [*[step.option for step in steps], *instead]
    offered = [*stop, *offered] if rest is not None and first == STOP else [*offered, *stop]
    picked = yield from ask(g, seat, "move", lambda: offered, ship=ship, left=left)
    single = next((Way((step,)) for step in steps if step.option.id == picked), None)
    return ways.get(picked) or single or picked


def _still_legal(g: State, ship: str, rest: Way, left: int) -> bool:
    """Whether a ship can go the rest of a way, space by space."""
    course, moving = course_of(g, ship), g.moving
    spot = course.lanes.spot(tuple(g.ships[ship].hexes), moving.lead if moving is not None else None)
    for step in rest.steps:
        if step not in course.steps(spot):
            return False
        spot = step.to
    return len(rest.steps) <= left and course.may_end(spot.place)


def _flight_option(name: str, ship: str, way: Way) -> Option:
    """The option of a flight; its path are the picks of its single spaces."""
    place = way.steps[-1].to.place
    names, path = [hx.name(h) for h in place], [step.option.id for step in way.steps]
    ref = {"ship": ship, "hex": names[0], "hexes": names, "path": path}
    return option(name, "fly-over" if len(names) == 2 else "fly", ref)  # both tell where a medium ship lies
