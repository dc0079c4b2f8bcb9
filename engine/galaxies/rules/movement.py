"""Section 8b: movement space by space (MOV-15), and what ends it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.core.decisions import Option
from engine.core.game import Rule
from engine.galaxies.events import MoveEnd
from engine.galaxies.facts import Moved, MovementBegan, MovementEnded
from engine.galaxies.registry import INSTEAD
from engine.galaxies.rules.asking import option
from engine.galaxies.rules.ecm import approach, near_enemies
from engine.galaxies.rules.flights import choose_flight
from engine.galaxies.rules.happening import undisturbed
from engine.galaxies.rules.placing import Place, choose_place, place_ship
from engine.galaxies.rules.stepwise import choose_step
from engine.galaxies.rules.tiles import enter_tiles, turn_tiles, warp_places
from engine.galaxies.rules.triggers import run_triggers
from engine.galaxies.rules.ways import STOP, Spot, Way, may_stay
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
    others: Sequence[str] = (),
    more: Sequence[Option] = (),
    way: Way | None = None,
) -> Rule[str | None]:
    """Let a player move a ship up to ``spaces`` spaces, one after another (MOV-15).

    Instead it may with ``warp`` be placed through the gate that it is on (DSC-20), or do what one of the
    ``others``, rules of the mission, offers (M5-23). A ship that may not stay where its movement has come to
    an end goes back to the last place where it might (PAS-05). It sets out on ``way`` if one is given.

    Returns the id of one of ``more`` if the player picks that before the ship has moved, which is left to the
    caller; else None.
    """
    yield MovementBegan(ship, spaces, ecm)
    moved, legal, rest = 0, tuple(g.ships[ship].hexes), None
    instead = [*more, *_instead_options(g, ship, warp, others)]
    while ship in g.ships:
        if way is None:
            picked = yield from _choose(g, seat, ship, spaces - moved, () if moved else instead, rest=rest)
            if isinstance(picked, str):
                if picked == STOP:
                    break
                if picked in [offered.id for offered in more]:
                    return picked
                yield from _do_instead(g, seat, ship, picked)
                return None
            way = picked
        gone, legal = yield from _fly(g, ship, way, legal, ecm=ecm)
        moved += gone.spaces
        if gone.calm and way.whole:
            break
        rest, way = way.after(gone.spaces), None
    if ship in g.ships and not may_stay(g, ship):
        yield from place_ship(g, ship, legal)
    yield from end_movement(g, ship, moved)
    return None


def _choose(
    g: State, seat: str, ship: str, left: int, instead: Sequence[Option], *, rest: Way | None
) -> Rule[Way | str]:
    """Return the way that a player chooses, or the id of what is done in place of moving."""
    if seat in g.stepwise:
        return (yield from choose_step(g, seat, ship, left, instead))
    return (yield from choose_flight(g, seat, ship, left, instead, rest=rest))


class Gone(NamedTuple):
    """How many spaces of a way a ship has gone, and whether nothing happened on them."""

    spaces: int
    calm: bool


def _fly(g: State, ship: str, way: Way, legal: Place, *, ecm: bool) -> Rule[tuple[Gone, Place]]:
    """Go a way space by space until something happens; returns also the last place where the ship might stay,
    which is ``legal`` before."""
    for spaces, step in enumerate(way.steps, 1):
        calm = yield from undisturbed(_go(g, ship, step.to, ecm), lambda out: isinstance(out, Moved))
        if ship in g.ships and may_stay(g, ship):
            legal = step.to.place
        if not calm:
            return Gone(spaces, calm), legal
    return Gone(len(way.steps), calm=True), legal


def _go(g: State, ship: str, to: Spot, ecm: bool) -> Rule[None]:
    """Enter one space: debris there acts first, then ECM (ECM-21)."""
    before, enemies = tuple(g.ships[ship].hexes), near_enemies(g, ship)
    yield Moved(ship, to.place, lead=to.lead, before=before)
    yield from enter_tiles(g, ship, frozenset(before))
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
