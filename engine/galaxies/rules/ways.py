"""Sections 8b and 8d: movement space by space, passing and landing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from engine.core.decisions import Option
from engine.core.game import Rule
from engine.galaxies import hexes as hx
from engine.galaxies.events import MoveEnd
from engine.galaxies.facts import Moved, MovementBegan, MovementEnded
from engine.galaxies.hexes import Hex
from engine.galaxies.memo import until_touched
from engine.galaxies.queries import barred_spaces, board, ship_spaces, size_of
from engine.galaxies.registry import INSTEAD
from engine.galaxies.rules.asking import ask, option
from engine.galaxies.rules.ecm import approach, near_enemies
from engine.galaxies.rules.placing import Place, choose_place, place_ship
from engine.galaxies.rules.tiles import enter_tiles, tiles_under, turn_tiles, warp_places
from engine.galaxies.rules.triggers import run_triggers
from engine.galaxies.state import State

STOP, WARP = "stop", "warp"
LANES_KEPT = 256

#: Where a ship moves by one space: its place and leading end then, and the option's id.
Move = tuple[Place, Hex | None, str]


class Spot:
    """Where a ship stands on its way, and its leading end if that counts; lanes know each only once."""

    __slots__ = ("lead", "name", "place")

    def __init__(self, place: Place, lead: Hex | None) -> None:
        self.place, self.lead, self.name = place, lead, hx.name(place[0])


class Step(NamedTuple):
    """One space of movement: where the ship then stands, and the option to go there."""

    to: Spot
    option: Option


class Lanes(dict[Spot, tuple[Step, ...]]):
    """The single spaces that ships of a size can move from a spot, whatever lies there (MOV-08 to MOV-14)."""

    def __init__(self, size: str, board: frozenset[Hex]) -> None:
        super().__init__()
        self._size, self._board = size, board
        self._spots: dict[tuple[Place, Hex | None], Spot] = {}

    def spot(self, place: Place, lead: Hex | None) -> Spot:
        """The one spot that is there."""
        found = self._spots.get((place, lead))
        if found is None:
            found = self._spots[place, lead] = Spot(place, lead)
        return found

    def __missing__(self, spot: Spot) -> tuple[Step, ...]:
        moves = _moves(self._size, spot.place, spot.lead)
        found = tuple(
            Step(self.spot(place, lead), _step_option(pick, place))
            for place, lead, pick in moves
            if self._board.issuperset(place)
        )
        self[spot] = found
        return found


@lru_cache(maxsize=LANES_KEPT)
def _lanes(size: str, board: frozenset[Hex]) -> Lanes:
    return Lanes(size, board)


class Course(NamedTuple):
    """What a moving ship meets: its lanes, the asteroids in its way, and the spaces where it may not end."""

    lanes: Lanes
    rocks: frozenset[Hex]
    taken: frozenset[Hex]

    def steps(self, spot: Spot) -> list[Step]:
        """The single spaces that it can move from a spot, landing aside."""
        return [step for step in self.lanes[spot] if self.rocks.isdisjoint(step.to.place)]

    def free(self, spot: Spot) -> bool:
        """Whether a movement may end there (PAS-03)."""
        return self.taken.isdisjoint(spot.place)

    def can_end(self, spot: Spot, left: int) -> bool:
        """Whether some legal end of movement remains within ``left`` spaces (PAS-05)."""
        if self.free(spot):
            return True
        if left == 0:
            return False
        return any(self.can_end(step.to, left - 1) for step in self.steps(spot))


@until_touched("tiles", "ships", "cards")
def _course(g: State, ship: str) -> Course:
    """The course of a ship over full spaces without asteroids (PAS-04, OBS-15)."""
    return Course(_lanes(size_of(g, ship), board(g)), barred_spaces(g), ship_spaces(g, ship))


def _moves(size: str, place: Place, lead: Hex | None) -> tuple[Move, ...]:
    if size == "small":
        return tuple(((h,), None, hx.name(h)) for h in hx.neighbours(place[0]))
    if size == "medium":
        return tuple(_pair_moves(place, lead))
    centres = hx.neighbours(place[0])
    return tuple(((centre, *hx.neighbours(centre)), None, hx.name(centre)) for centre in centres)


def _pair_moves(place: Place, lead: Hex | None) -> Iterator[Move]:
    """The leading end enters a bordering space, the other follows; either may lead (MOV-10, MOV-11)."""
    for front in place if lead is None else (lead,):
        back = place[1] if front == place[0] else place[0]
        for h in hx.neighbours(front):
            if h != back:
                pick = f"{hx.name(front)}>{hx.name(h)}" if lead is None else hx.name(h)
                yield (h, front), h, pick


def _step_option(pick: str, place: Place) -> Option:
    names = [hx.name(h) for h in place]
    spot = {"hex": names[0], "hexes": names}
    if len(names) == 2:  # both tell where a medium ship lies
        return option(pick, "move-over", spot, hexes=names)
    return option(pick, "move-to", spot, hex=names[0])


def next_steps(g: State, ship: str, left: int, lead: Hex | None) -> list[Step]:
    """Return the spaces that a ship may move to next with ``left`` spaces to go."""
    if left <= 0:
        return []
    course = _course(g, ship)
    steps = course.steps(course.lanes.spot(tuple(g.ships[ship].hexes), lead))
    return [step for step in steps if course.can_end(step.to, left - 1)]


def paths(g: State, ship: str) -> dict[str, list[str]]:
    """Return for each space where the moving ship could end the shortest list of picks that leads there.

    Only for drawing: what is met on the way may stop the ship. Keys name a space of the ship at its end:
    its leading end, or its centre. Over other ships every way may lead: one that ends nowhere adds nothing.
    """
    moving = g.moving
    if moving is None or moving.ship != ship:
        return {}
    lanes, rocks, taken = _course(g, ship)
    start = lanes.spot(tuple(g.ships[ship].hexes), moving.lead)
    closed, found = rocks | taken, dict[str, list[str]]()
    seen, edge = {start}, [(start, list[str]())]
    for _ in range(moving.left):
        following = []
        for spot, picks in edge:
            for there, offered in lanes[spot]:
                if there in seen:
                    continue
                seen.add(there)
                free = closed.isdisjoint(there.place)
                if free or rocks.isdisjoint(there.place):
                    way = [*picks, offered.id]
                    following.append((there, way))
                    if free and there.name not in found:
                        found[there.name] = way
        edge = following
    return found


def move_ship(
    g: State,
    seat: str,
    ship: str,
    spaces: int,
    *,
    ecm: bool = True,
    warp: bool = False,
    others: Sequence[str] = (),
) -> Rule[None]:
    """Let a player move a ship up to ``spaces`` spaces, checking debris and ECM at each (MOV-15).

    Instead it may with ``warp`` be placed through the gate that it is on (DSC-20), or do what one of the
    ``others``, rules of the mission, offers (M5-23).
    """
    yield MovementBegan(ship, spaces, ecm)
    moved, legal = 0, tuple(g.ships[ship].hexes)
    instead = _instead_options(g, ship, warp, others)
    while ship in g.ships:
        step = yield from _choose(g, seat, ship, spaces - moved, () if moved else instead)
        if step in [offered.id for offered in instead]:
            yield from _do_instead(g, seat, ship, str(step))
            return
        if not isinstance(step, Step):
            break
        yield from _enter(g, ship, step.to, ecm)
        moved += 1
        if ship in g.ships and _course(g, ship).free(step.to):
            legal = step.to.place
    if ship in g.ships and tuple(g.ships[ship].hexes) != legal and not _may_stay(g, ship):
        yield from place_ship(g, ship, legal)
    yield from end_movement(g, ship, moved)


def _may_stay(g: State, ship: str) -> bool:
    return _course(g, ship).taken.isdisjoint(g.ships[ship].hexes)


def _choose(g: State, seat: str, ship: str, left: int, instead: Sequence[Option]) -> Rule[Step | str]:
    lead = g.moving.lead if g.moving is not None else None
    steps = next_steps(g, ship, left, lead)
    if not steps and not instead:
        return STOP
    offered = [*[step.option for step in steps], *instead]
    if _may_stay(g, ship):
        offered.append(option(STOP, "stop", {"ship": ship}))
    picked = yield from ask(g, seat, "move", lambda: offered, ship=ship, left=left)
    return next((step for step in steps if step.option.id == picked), picked)


def _instead_options(g: State, ship: str, warp: bool, others: Sequence[str]) -> list[Option]:
    gate = [WARP] if warp and warp_places(g, ship) else []
    return [option(name, name, {"ship": ship}) for name in (*gate, *others)]


def _do_instead(g: State, seat: str, ship: str, picked: str) -> Rule[None]:
    """Warp, or do what the mission offers; the ship has then not moved and cannot any more (M5-27)."""
    if picked == WARP:
        place = yield from choose_place(g, seat, "warp", warp_places(g, ship), ship=ship)
        if place is not None:
            yield from place_ship(g, ship, place)
    else:
        yield from INSTEAD[picked].act(g, seat, ship)
    yield MovementEnded(ship, None)


def _enter(g: State, ship: str, to: Spot, ecm: bool) -> Rule[None]:
    """Move one space: debris first, then ECM (ECM-21)."""
    fields, enemies = tiles_under(g, ship), near_enemies(g, ship)
    yield Moved(ship, to.place, tuple(g.ships[ship].hexes), lead=to.lead)
    yield from enter_tiles(g, ship, fields)
    if ecm and ship in g.ships:
        yield from approach(g, ship, enemies)


def end_movement(g: State, ship: str, spaces: int) -> Rule[None]:
    """End a ship's movement, also one of 0 spaces: tiles turn, powers act (DSC-03, MOV-17)."""
    yield MovementEnded(ship, spaces)
    if ship in g.ships:
        yield from turn_tiles(g, ship)
        yield from run_triggers(g, "after-move", MoveEnd(ship, spaces))
    if ship in g.ships:
        yield from run_triggers(g, "enemy-after-move", MoveEnd(ship, spaces))
