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
from engine.galaxies.rules.interruption import ran_uninterrupted
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
    act = g.activation
    if act is None or card not in g.cards or g.cards[card].seat != seat:
        return []
    return [ship for ship in g.cards[card].ships if ship not in act.ended]


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
    act = g.activation
    assert act is not None
    others = act.instead.get(ship, ())
    warp = ship in act.gates
    return (
        yield from move_ship(
            g,
            seat,
            ship,
            movement_of(g, card),
            warp=warp,
            replacements=others,
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
        known = formations(g, ship, ships) if len(ships) > 1 else {}
        other_options = _other_options(card, ship, ships, known, shift) if len(ships) > 1 else []
        attacks = {
            offered.id: (volley, offered) for volley, offered in volleys(g, seat, card) if volley.target
        }
        other_options += [offered for _, offered in attacks.values()]
        picked = yield from _move_one(g, seat, card, ship, other_options=other_options)
        if picked in attacks:
            return attacks[picked][0]
        if picked == DONE:
            break
        if picked in known:
            shift = known[picked].shift
            yield from _move_formation(g, seat, card, known[picked])
        else:
            next_ship = picked or ""
    return None


def _other_options(
    card: str, ship: str, ships: Sequence[str], known: dict[str, Formation], shift: Hex
) -> list[Option]:
    """Return the other options while a ship may move: move all ships, move another ship first, or stop
    moving.

    If some ships have already made a shift, the option with the same shift comes first.
    """
    ordered = sorted(known.items(), key=lambda pair: pair[1].shift != shift)
    offered = [_formation_option(name, card, ship, formation) for name, formation in ordered]
    others = [option(other, "ship", {"ship": other}, ship=other) for other in ships if other != ship]
    return [*offered, *others, option(DONE, "done-moving")]


def _formation_option(name: str, card: str, ship: str, formation: Formation) -> Option:
    ends = {one: hx.space_name(h) for one, h in formation.ends.items()}
    return option(name, "together", {"ship_card": card, "hex": ends[ship], "hexes": [*ends.values()]})


def formations(g: State, ship: str, ships: Sequence[str]) -> dict[str, Formation]:
    """Map each space where ``ship`` can end to a formation in which all small ships make the same shift,
    nearest first."""
    if size_of(g, ship) != "small":
        return {}
    spaces = movement_of(g, g.ships[ship].card)
    taken = ship_spaces(g).difference(*[g.ships[one].hexes for one in ships])
    routes = {one: best_routes(g, one, spaces) for one in ships}
    ends_of = {one: {spot.place: route for spot, route in reached.items()} for one, reached in routes.items()}
    (here,), found = g.ships[ship].hexes, dict[str, Formation]()
    for spot in routes[ship]:
        (there,) = spot.place
        shift = (there[0] - here[0], there[1] - here[1])
        ends = {one: hx.add(g.ships[one].hexes[0], shift) for one in _sort_front_first(g, ships, shift)}
        if shift == (0, 0) or not taken.isdisjoint(ends.values()):
            continue
        best = {one: route for one, end in ends.items() if (route := ends_of[one].get((end,)))}
        if len(best) == len(ships):
            found[TOGETHER + spot.name] = Formation(shift, ends, best)
    return found


def _sort_front_first(g: State, ships: Sequence[str], shift: Hex) -> list[str]:
    """Return the ships in such an order that each makes room for the next."""
    q, r = 2 * shift[0] + shift[1], 2 * shift[1] + shift[0]  # sorts spaces along the shift
    return sorted(ships, key=lambda one: -(q * g.ships[one].hexes[0][0] + r * g.ships[one].hexes[0][1]))


def _move_formation(g: State, seat: str, card: str, formation: Formation) -> Rule[None]:
    """Move the ships one after another until something unexpected happens."""
    for ship, route in formation.best.items():
        rule = _move_one(g, seat, card, ship, path=Path(route.steps, whole=True))
        if not (yield from ran_uninterrupted(rule, _is_movement)):
            return


def _is_movement(yielded: object) -> bool:
    return isinstance(yielded, (MovementBegan, Moved, MovementEnded))
