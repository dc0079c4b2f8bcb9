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
from engine.galaxies.rules.ecm import adjacent_enemies, roll_ecm_on_approach
from engine.galaxies.rules.flights import choose_flight
from engine.galaxies.rules.interruption import run_uninterrupted
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
    moved, legal, interrupted = 0, tuple(g.ships[ship].hexes), None
    options = [*other_options, *_replacement_options(g, ship, warp, replacements)]
    while ship in g.ships:
        if path is None:
            answer = yield from _choose_path(
                g, seat, ship, spaces - moved, () if moved else options, interrupted=interrupted
            )
            if isinstance(answer, str):
                if answer == STOP:
                    break
                if answer in [other_option.id for other_option in other_options]:
                    return answer
                yield from _run_replacement(g, seat, ship, answer)
                return None
            path = answer
        progress, legal = yield from _follow_path(g, ship, path, legal, ecm=ecm)
        moved += progress.spaces
        if progress.uninterrupted and path.complete:
            break
        interrupted, path = path.remaining_after(progress.spaces), None
    if ship in g.ships and not may_stay(g, ship):
        yield from place_ship(g, ship, legal)
    yield from end_movement(g, ship, moved)
    return None


def _choose_path(
    g: State,
    seat: str,
    ship: str,
    remaining: int,
    replacements: Sequence[Option],
    *,
    interrupted: Path | None,
) -> Rule[Path | str]:
    """Return the path that a player chooses, or the id of an action that replaces the movement."""
    if seat in g.stepwise:
        return (yield from choose_step(g, seat, ship, remaining, replacements))
    return (yield from choose_flight(g, seat, ship, remaining, replacements, interrupted=interrupted))


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
        can_continue = yield from run_uninterrupted(
            _enter_space(g, ship, step.target, ecm), lambda request: isinstance(request, Moved)
        )
        if ship in g.ships and may_stay(g, ship):
            legal = step.target.place
        if not can_continue:
            return Progress(spaces, can_continue), legal
    return Progress(len(path.steps), uninterrupted=True), legal


def _enter_space(g: State, ship: str, target: Spot, ecm: bool) -> Rule[None]:
    """Enter one space. Debris is resolved first, then ECM (ECM-21)."""
    old_spaces, enemies = tuple(g.ships[ship].hexes), adjacent_enemies(g, ship)
    yield Moved(ship, target.place, lead=target.lead, before=old_spaces)
    yield from enter_tiles(g, ship, frozenset(old_spaces))
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


def _run_replacement(g: State, seat: str, ship: str, answer: str) -> Rule[None]:
    """Warp, or perform an action that the mission offers. The ship counts as not moved and can no longer move
    (M5-27)."""
    if answer == WARP:
        place = yield from choose_placement(g, seat, "warp", warp_placements(g, ship), ship=ship)
        if place is not None:
            yield from place_ship(g, ship, place)
    else:
        yield from MOVE_REPLACEMENTS[answer].act(g, seat, ship)
    yield MovementEnded(ship, None)
