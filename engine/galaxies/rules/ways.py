"""Sections 8b and 8d: to which spaces a ship can move next, and where its movement may end."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from engine.core.decisions import Option
from engine.galaxies import hexes as hx
from engine.galaxies.hexes import Hex
from engine.galaxies.memo import until_touched
from engine.galaxies.queries import barred_spaces, board, ship_spaces, size_of
from engine.galaxies.rules.asking import option
from engine.galaxies.rules.placing import Place
from engine.galaxies.state import State

#: To make lanes anew for each movement takes 5.5 % more instructions in all, with views 63 %.
LANES_KEPT = 256

#: The option to end a movement, or not to move.
STOP = "stop"

#: Where a ship moves by one space: its place and leading end then, and the option's id.
Move = tuple[Place, Hex | None, str]


class Spot:
    """Where a ship stands on its way, and its leading end if that counts. Lanes keep one object for each."""

    __slots__ = ("lead", "name", "place")

    def __init__(self, place: Place, lead: Hex | None) -> None:
        self.place, self.lead, self.name = place, lead, hx.name(place[0])


class Step:
    """One space of movement: where the ship then stands, and the option to go there."""

    __slots__ = ("option", "to")

    def __init__(self, to: Spot, option: Option) -> None:
        self.to, self.option = to, option


class Way(NamedTuple):
    """Spaces to go one after another; with a ``whole`` way the movement ends."""

    steps: tuple[Step, ...]
    whole: bool = False

    def after(self, spaces: int) -> Way | None:
        """The rest of a whole way behind so many spaces; None of a part of one."""
        return Way(self.steps[spaces:], whole=True) if self.whole else None


class Lanes(dict[Spot, tuple[Step, ...]]):
    """The single spaces that ships of a size can move from a spot, whatever lies there (MOV-08 to MOV-14)."""

    def __init__(self, size: str, board: frozenset[Hex]) -> None:
        super().__init__()
        self._size, self._board = size, board
        self._spots: dict[tuple[Place, Hex | None], Spot] = {}

    def spot(self, place: Place, lead: Hex | None) -> Spot:
        """Return the one Spot of a place and leading end."""
        spot = self._spots.get((place, lead))
        if spot is None:
            spot = self._spots[place, lead] = Spot(place, lead)
        return spot

    def __missing__(self, spot: Spot) -> tuple[Step, ...]:
        moves = _moves(self._size, spot.place, spot.lead)
        steps = tuple(
            Step(self.spot(place, lead), _step_option(pick, place))
            for place, lead, pick in moves
            if self._board.issuperset(place)
        )
        self[spot] = steps
        return steps


@lru_cache(maxsize=LANES_KEPT)
def _lanes(size: str, board: frozenset[Hex]) -> Lanes:
    """Those of all matches; to make them for each takes 5.5 % more instructions in all (63 % with views;
    bench.caches)."""
    return Lanes(size, board)


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


class Course(NamedTuple):
    """What a moving ship meets: its lanes, the spaces that bar it, and those where it may not end."""

    lanes: Lanes
    barred: frozenset[Hex]
    taken: frozenset[Hex]

    def steps(self, spot: Spot) -> list[Step]:
        """The single spaces that it can move from a spot (OBS-15), over other ships too (PAS-04)."""
        return [step for step in self.lanes[spot] if self.barred.isdisjoint(step.to.place)]

    def may_end(self, place: Place) -> bool:
        """Whether a movement may end at a place: no ship lies there (PAS-03)."""
        return self.taken.isdisjoint(place)

    def can_end(self, spot: Spot, left: int) -> bool:
        """Whether some legal end of movement remains within ``left`` spaces (PAS-05)."""
        if self.may_end(spot.place):
            return True
        if left == 0:
            return False
        return any(self.can_end(step.to, left - 1) for step in self.steps(spot))


@until_touched("tiles", "ships", "cards")
def course_of(g: State, ship: str) -> Course:
    """The course of a ship over full spaces; to make it each time takes 3.3 % more instructions in all."""
    return Course(_lanes(size_of(g, ship), board(g)), barred_spaces(g), ship_spaces(g, ship))


def may_stay(g: State, ship: str) -> bool:
    """Whether a ship's movement may end where it is (PAS-03)."""
    return course_of(g, ship).may_end(tuple(g.ships[ship].hexes))


def next_steps(g: State, ship: str, left: int, lead: Hex | None) -> list[Step]:
    """Return the spaces that a ship may move to next with ``left`` spaces to go."""
    if left <= 0:
        return []
    course = course_of(g, ship)
    steps = course.steps(course.lanes.spot(tuple(g.ships[ship].hexes), lead))
    return [step for step in steps if course.can_end(step.to, left - 1)]
