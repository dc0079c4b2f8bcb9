"""Sections 8b and 8d: the spaces that a ship can enter next, and where its movement may end."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from engine.core.decisions import Option
from engine.galaxies import hexes as hx
from engine.galaxies.hexes import Hex
from engine.galaxies.memo import cached_until_touched
from engine.galaxies.queries import blocked_spaces, board, ship_spaces, size_of
from engine.galaxies.rules.asking import option
from engine.galaxies.rules.placing import Placement
from engine.galaxies.state import State

#: The number of step graphs to cache. Without the cache, a match takes 5.5 % more instructions (63 % when
#: views are built).
CACHED_GRAPHS = 256

#: The id of the option to end a movement, or not to move at all.
STOP = "stop"

#: A move by one space: the new placement and leading end, and the option's id.
Move = tuple[Placement, Hex | None, str]


class Spot:
    """A ship's place on a path, with its leading end if that matters. A step graph contains one object for
    each such combination."""

    __slots__ = ("lead", "name", "place")

    def __init__(self, place: Placement, lead: Hex | None) -> None:
        self.place, self.lead, self.name = place, lead, hx.space_name(place[0])


class Step:
    """A move by one space: its target, and the option to take it."""

    __slots__ = ("option", "target")

    def __init__(self, target: Spot, option: Option) -> None:
        self.target, self.option = target, option


class Path(NamedTuple):
    """A sequence of steps. If it is ``complete``, the movement ends with it."""

    steps: tuple[Step, ...]
    complete: bool = False

    def remaining_after(self, spaces: int) -> Path | None:
        """Return the remaining path after ``spaces`` spaces, or None if the path is not complete."""
        return Path(self.steps[spaces:], complete=True) if self.complete else None


class StepGraph(dict[Spot, tuple[Step, ...]]):
    """Maps each spot to the steps that ships of a size can take from it, regardless of obstacles (MOV-08 to
    MOV-14)."""

    def __init__(self, size: str, board: frozenset[Hex]) -> None:
        super().__init__()
        self._size, self._board = size, board
        self._spots: dict[tuple[Placement, Hex | None], Spot] = {}

    def spot(self, place: Placement, lead: Hex | None) -> Spot:
        """Return the Spot object for a placement and leading end. There is only one."""
        spot = self._spots.get((place, lead))
        if spot is None:
            spot = self._spots[place, lead] = Spot(place, lead)
        return spot

    def __missing__(self, spot: Spot) -> tuple[Step, ...]:
        moves = _moves(self._size, spot.place, spot.lead)
        steps = tuple(
            Step(self.spot(place, lead), _step_option(option_id, place))
            for place, lead, option_id in moves
            if self._board.issuperset(place)
        )
        self[spot] = steps
        return steps


@lru_cache(maxsize=CACHED_GRAPHS)
def _step_graph(size: str, board: frozenset[Hex]) -> StepGraph:
    """Return the step graph for ships of a size. All matches share it.

    Building it for each match takes 5.5 % more instructions (63 % when views are built; bench.caches).
    """
    return StepGraph(size, board)


def _moves(size: str, place: Placement, lead: Hex | None) -> tuple[Move, ...]:
    if size == "small":
        return tuple(((h,), None, hx.space_name(h)) for h in hx.neighbours(place[0]))
    if size == "medium":
        return tuple(_pair_moves(place, lead))
    centres = hx.neighbours(place[0])
    return tuple(((centre, *hx.neighbours(centre)), None, hx.space_name(centre)) for centre in centres)


def _pair_moves(place: Placement, lead: Hex | None) -> Iterator[Move]:
    """Yield the moves of a medium ship: the leading end enters an adjacent space, and the other end follows.

    Either end may lead (MOV-10, MOV-11).
    """
    for front in place if lead is None else (lead,):
        rear = place[1] if front == place[0] else place[0]
        for h in hx.neighbours(front):
            if h != rear:
                option_id = f"{hx.space_name(front)}>{hx.space_name(h)}" if lead is None else hx.space_name(h)
                yield (h, front), h, option_id


def _step_option(option_id: str, place: Placement) -> Option:
    names = [hx.space_name(h) for h in place]
    spot = {"hex": names[0], "hexes": names}
    if len(names) == 2:  # a medium ship names both spaces
        return option(option_id, "move-over", spot, hexes=names)
    return option(option_id, "move-to", spot, hex=names[0])


class MovementMap(NamedTuple):
    """The steps of a moving ship, the spaces that it cannot pass, and the spaces where it may not end."""

    graph: StepGraph
    blocked: frozenset[Hex]
    occupied: frozenset[Hex]

    def steps(self, spot: Spot) -> list[Step]:
        """Return the steps that a ship can take from a spot (OBS-15). They include steps over other ships
        (PAS-04)."""
        return [step for step in self.graph[spot] if self.blocked.isdisjoint(step.target.place)]

    def may_end(self, place: Placement) -> bool:
        """Return whether a movement may end on a placement, which requires that no other ship is there
        (PAS-03)."""
        return self.occupied.isdisjoint(place)

    def can_end(self, spot: Spot, remaining: int) -> bool:
        """Return whether the movement can still end legally within ``left`` spaces (PAS-05)."""
        if self.may_end(spot.place):
            return True
        if remaining == 0:
            return False
        return any(self.can_end(step.target, remaining - 1) for step in self.steps(spot))


@cached_until_touched("tiles", "ships", "cards")
def movement_map(g: State, ship: str) -> MovementMap:
    """Return the movement map of a ship. Building it each time takes 3.3 % more instructions."""
    return MovementMap(_step_graph(size_of(g, ship), board(g)), blocked_spaces(g), ship_spaces(g, ship))


def may_stay(g: State, ship: str) -> bool:
    """Return whether a ship's movement may end at its current place (PAS-03)."""
    return movement_map(g, ship).may_end(tuple(g.ships[ship].hexes))


def next_steps(g: State, ship: str, remaining: int, lead: Hex | None) -> list[Step]:
    """Return the steps that a ship may take next if ``left`` spaces remain."""
    if remaining <= 0:
        return []
    movement = movement_map(g, ship)
    steps = movement.steps(movement.graph.spot(tuple(g.ships[ship].hexes), lead))
    return [step for step in steps if movement.can_end(step.target, remaining - 1)]
