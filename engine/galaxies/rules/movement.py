"""Section 8b: movement space by space (MOV-15), and the effects at its end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.core.decisions import Option
from engine.core.game import Rule
from engine.galaxies.events import MoveEnd
from engine.galaxies.facts import Moved, MovementBegan, MovementEnded
from engine.galaxies.registry import MOVE_REPLACEMENTS
from engine.galaxies.rules.asking import option
from engine.galaxies.rules.ecm import near_enemies, roll_ecm_on_approach
from engine.galaxies.rules.flights import choose_flight
from engine.galaxies.rules.interruption import ran_uninterrupted
from engine.galaxies.rules.paths import STOP, Path, Spot, may_stay
from engine.galaxies.rules.placing import Placement, choose_placement, place_ship
from engine.galaxies.rules.stepwise import choose_step
from engine.galaxies.rules.tiles import enter_tiles, turn_tiles, warp_placements
from engine.galaxies.rules.triggers import run_triggers
from engine.galaxies.state import State

WARP = "warp"


def move_ship(
    g: State,
    seat: str,
    ship: str,
    spaces: int,
    *,
    ecm: bool = True,
    warp: bool = False,
    replacements: Sequence[str] = (),
    other_options: Sequence[Option] = (),
    path: Path | None = None,
) -> Rule[str | None]:
    """Let a player move a ship up to ``spaces`` spaces, one after another (MOV-15).

    ``warp`` lets the ship warp from its gate instead of moving (DSC-20). ``replacements`` names mission rules
    that offer other actions (M5-23). If a movement ends where the ship may not stay, the ship returns to its
    last legal place (PAS-05). If a ``path`` is given, the ship first follows it.

    If the player picks one of ``other_options`` before the ship moves, return its id. The caller then carries
    it out. Otherwise return None.
    """
    yield MovementBegan(ship, spaces, ecm)
    moved, legal, rest = 0, tuple(g.ships[ship].hexes), None
    instead = [*other_options, *_replacement_options(g, ship, warp, replacements)]
    while ship in g.ships:
        if path is None:
            picked = yield from _choose_path(
                g, seat, ship, spaces - moved, () if moved else instead, rest=rest
            )
            if isinstance(picked, str):
                if picked == STOP:
                    break
                if picked in [offered.id for offered in other_options]:
                    return picked
                yield from _run_replacement(g, seat, ship, picked)
                return None
            path = picked
        progress, legal = yield from _follow_path(g, ship, path, legal, ecm=ecm)
        moved += progress.spaces
        if progress.uninterrupted and path.whole:
            break
        rest, path = path.remaining_after(progress.spaces), None
    if ship in g.ships and not may_stay(g, ship):
        yield from place_ship(g, ship, legal)
    yield from end_movement(g, ship, moved)
    return None


def _choose_path(
    g: State, seat: str, ship: str, left: int, instead: Sequence[Option], *, rest: Path | None
) -> Rule[Path | str]:
    """Return the path that a player chooses, or the id of an action that replaces the movement."""
    if seat in g.stepwise:
        return (yield from choose_step(g, seat, ship, left, instead))
    return (yield from choose_flight(g, seat, ship, left, instead, rest=rest))


class Progress(NamedTuple):
    """The number of spaces that a ship has moved along a path, and whether the movement was uninterrupted."""

    spaces: int
    uninterrupted: bool


def _follow_path(
    g: State, ship: str, path: Path, legal: Placement, *, ecm: bool
) -> Rule[tuple[Progress, Placement]]:
    """Move along a path until something unexpected happens.

    Return the progress and the last placement where the ship may stay. ``legal`` is the last such placement
    before the path.
    """
    for spaces, step in enumerate(path.steps, 1):
        uninterrupted = yield from ran_uninterrupted(
            _enter_space(g, ship, step.to, ecm), lambda out: isinstance(out, Moved)
        )
        if ship in g.ships and may_stay(g, ship):
            legal = step.to.place
        if not uninterrupted:
            return Progress(spaces, uninterrupted), legal
    return Progress(len(path.steps), uninterrupted=True), legal


def _enter_space(g: State, ship: str, to: Spot, ecm: bool) -> Rule[None]:
    """Enter one space. Debris is resolved first, then ECM (ECM-21)."""
    before, enemies = tuple(g.ships[ship].hexes), near_enemies(g, ship)
    yield Moved(ship, to.place, lead=to.lead, before=before)
    yield from enter_tiles(g, ship, frozenset(before))
    if ecm and ship in g.ships:
        yield from roll_ecm_on_approach(g, ship, enemies)


def end_movement(g: State, ship: str, spaces: int) -> Rule[None]:
    """End a ship's movement, even if it has not moved. Tiles under the ship are turned over, and powers act
    (DSC-03, MOV-17)."""
    yield MovementEnded(ship, spaces)
    if ship in g.ships:
        yield from turn_tiles(g, ship)
        yield from run_triggers(g, "after-move", MoveEnd(ship))
    if ship in g.ships:
        yield from run_triggers(g, "enemy-after-move", MoveEnd(ship))


# Instead of moving


def _replacement_options(g: State, ship: str, warp: bool, replacements: Sequence[str]) -> list[Option]:
    gate = [WARP] if warp and warp_placements(g, ship) else []
    return [option(name, name, {"ship": ship}) for name in (*gate, *replacements)]


def _run_replacement(g: State, seat: str, ship: str, picked: str) -> Rule[None]:
    """Warp, or perform an action that the mission offers. The ship counts as not moved and can no longer move
    (M5-27)."""
    if picked == WARP:
        place = yield from choose_placement(g, seat, "warp", warp_placements(g, ship), ship=ship)
        if place is not None:
            yield from place_ship(g, ship, place)
    else:
        yield from MOVE_REPLACEMENTS[picked].act(g, seat, ship)
    yield MovementEnded(ship, None)
