"""Sections 8a and 11: the movement step of a ship card, and moving the ships of a squadron together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.core.decisions import Option
from engine.core.game import Rule
from engine.galaxies import hexes as hx
from engine.galaxies.facts import Moved, MovementBegan, MovementEnded
from engine.galaxies.hexes import Hex
from engine.galaxies.queries import is_solo, movement_of, ship_spaces, size_of
from engine.galaxies.rules.asking import option
from engine.galaxies.rules.flights import Route, best_routes
from engine.galaxies.rules.interruption import run_uninterrupted
from engine.galaxies.rules.movement import end_movement, move_ship
from engine.galaxies.rules.paths import Path
from engine.galaxies.rules.shots import Volley, volleys
from engine.galaxies.rules.stepwise import next_mover
from engine.galaxies.state import State

DONE, TOGETHER = "done", "together:"


class Formation(NamedTuple):
    """A movement of several ships by the same shift: the final place and best route of each, with the front
    ships first."""

    shift: Hex
    ends: dict[str, Hex]
    best: dict[str, Route]


def move_step(g: State, seat: str, card: str) -> Rule[Volley | None]:
    """Let the player move any number of the ships, one after another (ACT-08, MOV-04, MOV-06).

    If the player chooses a volley instead of further moves, return it. The volley begins the attack step.
    """
    volley = None
    if seat not in g.stepwise:
        volley = yield from _move_ships(g, seat, card)
    elif is_solo(g, card):
        for ship in _unmoved_ships(g, seat, card):
            _ = yield from _move_one(g, seat, card, ship)
    else:
        while mover := (yield from next_mover(g, seat, card, _unmoved_ships(g, seat, card))):
            _ = yield from _move_one(g, seat, card, mover)
    for ship in _unmoved_ships(g, seat, card):
        if ship in g.ships:
            yield from end_movement(g, ship, 0)
    return volley


def _unmoved_ships(g: State, seat: str, card: str) -> list[str]:
    """Return the ships of the card that have not moved yet in this activation."""
    activation = g.activation
    if activation is None or card not in g.cards or g.cards[card].seat != seat:
        return []
    return [ship for ship in g.cards[card].ships if ship not in activation.ended]


def _move_one(
    g: State,
    seat: str,
    card: str,
    ship: str,
    *,
    other_options: Sequence[Option] = (),
    path: Path | None = None,
) -> Rule[str | None]:
    """Let one ship of the activated card move."""
    activation = g.activation
    assert activation is not None
    replacements = activation.instead.get(ship, ())
    warp = ship in activation.gates
    return (
        yield from move_ship(
            g,
            seat,
            ship,
            movement_of(g, card),
            warp=warp,
            replacements=replacements,
            other_options=other_options,
            path=path,
        )
    )


# Whole gestures


def _move_ships(g: State, seat: str, card: str) -> Rule[Volley | None]:
    """Ask about the ships one after another, in order unless the player picks another ship.

    The player may also move all remaining ships in formation (MOV-04, MOV-07), or attack without moving
    further.
    """
    next_ship, shift = "", (0, 0)
    while ships := _unmoved_ships(g, seat, card):
        ship = next_ship if next_ship in ships else ships[0]
        formations_by_id = formations(g, ship, ships) if len(ships) > 1 else {}
        other_options = _other_options(card, ship, ships, formations_by_id, shift) if len(ships) > 1 else []
        attacks = {
            volley_option.id: (volley, volley_option)
            for volley, volley_option in volleys(g, seat, card)
            if volley.target
        }
        other_options += [volley_option for _, volley_option in attacks.values()]
        answer = yield from _move_one(g, seat, card, ship, other_options=other_options)
        if answer in attacks:
            return attacks[answer][0]
        if answer == DONE:
            break
        if answer in formations_by_id:
            shift = formations_by_id[answer].shift
            yield from _move_formation(g, seat, card, formations_by_id[answer])
        else:
            next_ship = answer or ""
    return None


def _other_options(
    card: str, ship: str, ships: Sequence[str], formations_by_id: dict[str, Formation], shift: Hex
) -> list[Option]:
    """Return the other options while a ship may move: move all ships, move another ship first, or stop
    moving.

    If some ships have already made a shift, the option with the same shift comes first.
    """
    sorted_formations = sorted(formations_by_id.items(), key=lambda pair: pair[1].shift != shift)
    formation_options = [
        _formation_option(name, card, ship, formation) for name, formation in sorted_formations
    ]
    ship_options = [
        option(other_ship, "ship", {"ship": other_ship}, ship=other_ship)
        for other_ship in ships
        if other_ship != ship
    ]
    return [*formation_options, *ship_options, option(DONE, "done-moving")]


def _formation_option(name: str, card: str, ship: str, formation: Formation) -> Option:
    ends = {member: hx.space_name(h) for member, h in formation.ends.items()}
    return option(name, "together", {"ship_card": card, "hex": ends[ship], "hexes": [*ends.values()]})


def formations(g: State, ship: str, ships: Sequence[str]) -> dict[str, Formation]:
    """Map each space where ``ship`` can end to a formation in which all small ships make the same shift,
    nearest first."""
    if size_of(g, ship) != "small":
        return {}
    spaces = movement_of(g, g.ships[ship].card)
    occupied = ship_spaces(g).difference(*[g.ships[member].hexes for member in ships])
    routes = {member: best_routes(g, member, spaces) for member in ships}
    routes_by_end = {
        member: {spot.place: route for spot, route in reachable.items()}
        for member, reachable in routes.items()
    }
    (start,), result = g.ships[ship].hexes, dict[str, Formation]()
    for spot in routes[ship]:
        (target,) = spot.place
        shift = (target[0] - start[0], target[1] - start[1])
        ends = {
            member: hx.add(g.ships[member].hexes[0], shift) for member in _sort_front_first(g, ships, shift)
        }
        if shift == (0, 0) or not occupied.isdisjoint(ends.values()):
            continue
        chosen_routes = {
            member: route for member, end in ends.items() if (route := routes_by_end[member].get((end,)))
        }
        if len(chosen_routes) == len(ships):
            result[TOGETHER + spot.name] = Formation(shift, ends, chosen_routes)
    return result


def _sort_front_first(g: State, ships: Sequence[str], shift: Hex) -> list[str]:
    """Return the ships in an order in which each makes room for the next."""
    q, r = 2 * shift[0] + shift[1], 2 * shift[1] + shift[0]  # sorts spaces along the shift
    return sorted(
        ships, key=lambda member: -(q * g.ships[member].hexes[0][0] + r * g.ships[member].hexes[0][1])
    )


def _move_formation(g: State, seat: str, card: str, formation: Formation) -> Rule[None]:
    """Move the ships one after another until something unexpected happens."""
    for ship, route in formation.best.items():
        rule = _move_one(g, seat, card, ship, path=Path(route.steps, complete=True))
        if not (yield from run_uninterrupted(rule, _is_movement)):
            return


def _is_movement(yielded: object) -> bool:
    return isinstance(yielded, (MovementBegan, Moved, MovementEnded))
