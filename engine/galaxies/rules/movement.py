"""Section 8b: movement space by space (MOV-15), and what ends it."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.decisions import Option
from engine.core.game import Rule
from engine.galaxies.events import MoveEnd
from engine.galaxies.facts import Moved, MovementBegan, MovementEnded
from engine.galaxies.registry import INSTEAD
from engine.galaxies.rules.asking import ask, option
from engine.galaxies.rules.ecm import approach, near_enemies
from engine.galaxies.rules.placing import choose_place, place_ship
from engine.galaxies.rules.tiles import enter_tiles, turn_tiles, warp_places
from engine.galaxies.rules.triggers import run_triggers
from engine.galaxies.rules.ways import Spot, Step, may_stay, next_steps
from engine.galaxies.state import State

STOP, WARP = "stop", "warp"


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
    """Let a player move a ship up to ``spaces`` spaces, one after another (MOV-15).

    Instead it may with ``warp`` be placed through the gate that it is on (DSC-20), or do what one of the
    ``others``, rules of the mission, offers (M5-23). A ship that may not stay where its movement has come to
    an end goes back to the last place where it might (PAS-05).
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
        yield from _go(g, ship, step.to, ecm)
        moved += 1
        if ship in g.ships and may_stay(g, ship):
            legal = step.to.place
    if ship in g.ships and not may_stay(g, ship):
        yield from place_ship(g, ship, legal)
    yield from end_movement(g, ship, moved)


def _choose(g: State, seat: str, ship: str, left: int, instead: Sequence[Option]) -> Rule[Step | str]:
    lead = g.moving.lead if g.moving is not None else None
    steps = next_steps(g, ship, left, lead)
    if not steps and not instead:
        return STOP
    offered = [*[step.option for step in steps], *instead]
    if may_stay(g, ship):
        offered.append(option(STOP, "stop", {"ship": ship}))
    picked = yield from ask(g, seat, "move", lambda: offered, ship=ship, left=left)
    return next((step for step in steps if step.option.id == picked), picked)


def _go(g: State, ship: str, to: Spot, ecm: bool) -> Rule[None]:
    """Enter one space: debris there acts first, then ECM (ECM-21)."""
    before, enemies = frozenset(g.ships[ship].hexes), near_enemies(g, ship)
    yield Moved(ship, to.place, lead=to.lead)
    yield from enter_tiles(g, ship, before)
    if ecm and ship in g.ships:
        yield from approach(g, ship, enemies)


def end_movement(g: State, ship: str, spaces: int) -> Rule[None]:
    """End a ship's movement, also one of 0 spaces: it turns tiles, and powers act (DSC-03, MOV-17)."""
    yield MovementEnded(ship, spaces)
    if ship in g.ships:
        yield from turn_tiles(g, ship)
        yield from run_triggers(g, "after-move", MoveEnd(ship))
    if ship in g.ships:
        yield from run_triggers(g, "enemy-after-move", MoveEnd(ship))


# In place of movement


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
