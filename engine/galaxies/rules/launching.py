"""Section 7a: launching ship cards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence, Set

from msgspec.structs import replace

from engine.core.decisions import Option
from engine.core.game import Rule
from engine.core.secret import Secret
from engine.galaxies import hexes as hx
from engine.galaxies.catalogue import ShipVersion
from engine.galaxies.events import Landed
from engine.galaxies.facts import Launched
from engine.galaxies.hexes import Hex
from engine.galaxies.printed import ship_type
from engine.galaxies.queries import (
    energy_of,
    free_spaces,
    free_spaces_in,
    free_zone,
    launch_cost,
    team_of,
    zone_of,
)
from engine.galaxies.rules.asking import DecisionKind, ask, option
from engine.galaxies.rules.energy import pay
from engine.galaxies.rules.holds import fits_in_hold, load, may_have_cargo
from engine.galaxies.rules.placing import (
    Placement,
    choose_placement,
    has_placement,
    placement_options,
    placements,
    placements_text,
)
from engine.galaxies.rules.prepped import offer_prepped
from engine.galaxies.rules.triggers import run_triggers
from engine.galaxies.state import State

Placements = dict[str, Placement]


def launch_options(g: State, seat: str) -> list[Option]:
    """Return options for the ship cards that a player can launch now: they can be paid for, and there is room
    for them (DEP-01, DEP-15, NRG-05)."""
    costs = {card: launch_cost(g, seat, card) for card in launchable_cards(g, seat)}
    affordable = {card: cost for card, cost in costs.items() if cost <= energy_of(g, seat)}
    if not affordable:
        return []
    zone = free_zone(g, seat)
    return [
        option(f"launch:{card}", "launch", {"ship_card": card, "amount": cost}, card=card, cost=cost)
        for card, cost in affordable.items()
        if has_room(g, card, launch_spaces(g, seat, card, zone))
    ]


def launchable_cards(g: State, seat: str) -> Iterator[str]:
    """Yield the ship cards behind a seat's screen, and those that may be launched from a hold this turn
    (DEP-02)."""
    yield from g.seats[seat].screen.open()
    for carrier in g.cards.values():
        if carrier.seat == seat and carrier.launched < g.turn:  # DEP-08, HLD-15
            yield from carrier.cargo.open()


def carrier_of(g: State, seat: str, card: str) -> str | None:
    """Return the ship card whose hold contains a card, or None."""
    return next((c.id for c in g.cards.values() if c.seat == seat and card in c.cargo.open()), None)


def launch_spaces(g: State, seat: str, card: str, zone: frozenset[Hex]) -> frozenset[Hex]:
    """Return the empty spaces where a ship card may be launched.

    They are the free spaces of the starting zone, which the caller passes as ``zone`` (DEP-03). For a card in
    a hold, they are the free spaces around the carrier (DEP-10, DEP-12).
    """
    carrier = carrier_of(g, seat, card)
    if carrier is None:
        return zone
    return free_spaces_in(g, [h for ship in g.cards[carrier].ships for h in hx.rim(g.ships[ship].hexes)])


def has_room(g: State, card: str, allowed: Set[Hex]) -> bool:
    """Return whether all ships of a card can be placed together (DEP-15)."""
    kind = ship_type(g, card)
    if kind.ships > 1:
        return any(len(group) >= kind.ships for group in _connected_groups(allowed, kind.ships))
    return has_placement(kind.size, free_spaces(g), allowed)


def chain_spaces(allowed: Set[Hex], count: int) -> set[Hex]:
    """Return the spaces of all connected groups with at least ``count`` spaces. A chain of ships may begin on
    any of these spaces."""
    return {h for group in _connected_groups(allowed) if len(group) >= count for h in group}


def _connected_groups(spaces: Set[Hex], limit: int | None = None) -> Iterator[set[Hex]]:
    """Yield the groups of connected spaces. A group may be incomplete once it has ``limit`` spaces."""
    remaining = set(spaces)
    while remaining:
        group, edge = set[Hex](), {remaining.pop()}
        while edge:
            group |= edge
            if limit is not None and len(group) >= limit:
                break
            edge = remaining & hx.spaces_beside(tuple(edge))
            remaining -= edge
        yield group


def launch(
    g: State, seat: str, card: str, allowed: Iterable[Hex] | None = None, cost: int | None = None
) -> Rule[bool]:
    """Launch a ship card: choose its place, load its hold, then pay and place it (DEP-03, DEP-23).

    A power may set another ``cost``, or other spaces with ``allowed``. A ship launched to such other spaces
    is not loaded (HLD-02). Return whether there was room.
    """
    carrier = carrier_of(g, seat, card)
    spaces = (
        launch_spaces(g, seat, card, free_zone(g, seat)) if allowed is None else free_spaces_in(g, allowed)
    )
    placed = yield from choose_placements(g, seat, card, spaces)
    if placed is None:
        return False
    is_loaded = allowed is None and carrier is None
    cargo = (yield from load(g, seat, card, placements_text(placed.values()))) if is_loaded else ()
    yield from pay(g, seat, launch_cost(g, seat, card) if cost is None else cost, "launch")
    yield from place_launched(g, seat, card, placed, cargo=cargo, carrier=carrier)
    return True


def choose_placements(
    g: State, seat: str, card: str, allowed: Set[Hex], kind: DecisionKind = "launch-at"
) -> Rule[Placements | None]:
    """Let a player choose the places of all ships of a card. Return None if there is no room (DEP-15)."""
    if ship_type(g, card).ships > 1:
        return (yield from place_squadron(g, seat, card, allowed))
    open_places = placements(ship_type(g, card).size, free_spaces(g), allowed)
    (ship,) = ship_ids(g, card)
    place = yield from choose_placement(g, seat, kind, open_places, ship=ship, ship_card=card)
    return None if place is None else {ship: place}


def place_squadron(
    g: State, seat: str, card: str, allowed: Iterable[Hex], kind: DecisionKind = "launch-ship"
) -> Rule[Placements | None]:
    """Let a player choose a chain of empty spaces for a squadron, ship by ship (DEP-07, DEP-11).

    If the seat answers in whole gestures, the player may also place all ships close together with one answer.
    If there is no room for all ships, return None without asking.
    """
    ships = ship_ids(g, card)
    spaces = chain_spaces(free_spaces_in(g, allowed), len(ships))
    placed: Placements = {}
    if seat not in g.stepwise and spaces:
        first = yield from _choose_group(g, seat, card, spaces, kind)
        placed = {ship: (h,) for ship, h in zip(ships, first, strict=False)}
    for ship in ships[len(placed) :]:
        neighbours = {n for place in placed.values() for h in place for n in hx.neighbours(h)}
        free = spaces & neighbours - {h for place in placed.values() for h in place} if placed else spaces
        spots = [(h,) for h in sorted(free)]
        so_far = placements_text(placed.values())
        place = yield from choose_placement(g, seat, kind, spots, ship=ship, ship_card=card, placed=so_far)
        if place is None:
            return None
        placed[ship] = place
    return placed


def _choose_group(
    g: State, seat: str, card: str, spaces: Set[Hex], kind: DecisionKind
) -> Rule[tuple[Hex, ...]]:
    """Return the space chosen for a squadron's first ship, or the spaces of all its ships."""
    ships = ship_ids(g, card)
    groups = {f"group:{hx.space_name(h)}": compact_group(h, spaces, len(ships)) for h in sorted(spaces)}

    def options() -> list[Option]:
        group_options = [
            option(
                name,
                "group",
                {"ship_card": card, "hex": hx.space_name(group[0]), "hexes": [*map(hx.space_name, group)]},
            )
            for name, group in groups.items()
        ]
        return [
            *group_options,
            *placement_options([(h,) for h in sorted(spaces)], ship=ships[0], ship_card=card),
        ]

    answer = yield from ask(g, seat, kind, options, ship=ships[0], ship_card=card, placed="")
    return groups.get(answer) or (hx.parse_space(answer),)


def compact_group(first: Hex, spaces: Set[Hex], count: int) -> tuple[Hex, ...]:
    """Return ``count`` connected spaces that include ``first`` and are as close together as possible. There
    must be enough spaces."""
    group = [first]
    while len(group) < count:
        neighbours = {n for h in group for n in hx.neighbours(h)} & spaces - set(group)
        group.append(
            min(
                neighbours,
                key=lambda h: (sum(hx.distance(h, member) for member in group), _crowding(h, spaces), h),
            )
        )
    return tuple(group)


def _crowding(h: Hex, spaces: Set[Hex]) -> int:
    """Return a number that is lower the more free neighbours a space has."""
    return -len(spaces & {*hx.neighbours(h)})


def ship_ids(g: State, card: str) -> list[str]:
    """Return the ids of a ship card's ships."""
    return [f"{card}-{n}" for n in range(1, ship_type(g, card).ships + 1)]


def fleet_version(g: State, seat: str, card: str) -> ShipVersion:
    """Return the version of a ship card in a seat's fleet, launched or not."""
    return ship_type(g, card).versions[g.seats[seat].levels.open()[card]]


def place_launched(
    g: State,
    seat: str,
    card: str,
    placed: Placements,
    *,
    cargo: Sequence[str] = (),
    carrier: str | None = None,
) -> Rule[None]:
    """Put launched ships on the board with full shields (DEP-13, DEP-14). No ECM or debris is rolled against
    them (DEP-17, DEP-18)."""
    yield launch_fact(g, seat, card, placed, cargo=cargo, carrier=carrier)
    yield from offer_prepped(g, seat, card)
    yield from run_triggers(g, "on-launch", Landed(seat, card, list(placed)))


def launch_fact(
    g: State,
    seat: str,
    card: str,
    placed: Placements,
    *,
    cargo: Sequence[str] = (),
    carrier: str | None = None,
) -> Launched:
    """Return the fact for the launch of a ship card in this turn. Only its team sees the cargo (HLD-08,
    PRV-21)."""
    ship_version = fleet_version(g, seat, card)
    hold = Secret(list(cargo), team_of(g, seat).seats)
    fact = Launched(seat, card, ship_version.level, placed, ship_version.shields, hold, carrier, g.turn)
    zone = set(zone_of(g, seat))
    if carrier is None or not any(zone.isdisjoint(place) for place in placed.values()):
        return fact
    return replace(fact, unloaded=True, out_of=tuple(_possible_carriers(g, seat, card, placed)))


def _possible_carriers(g: State, seat: str, card: str, placed: Placements) -> Iterator[str]:
    """Yield the ship cards that may have carried a card launched to these spaces, according to public
    facts."""
    for carrier in g.cards.values():
        if carrier.seat == seat and carrier.launched < g.turn and may_have_cargo(g, carrier):
            rim = {h for ship in carrier.ships for h in hx.rim(g.ships[ship].hexes)}
            is_adjacent = all(not rim.isdisjoint(place) for place in placed.values())
            if is_adjacent and fits_in_hold(g, seat, card, carrier.id):
                yield carrier.id
