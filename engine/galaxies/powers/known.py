"""Checks that packs name only powers, cells and mission rules that have an implementation."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import engine.galaxies.powers.all  # noqa: F401 (fills the registry)
from engine.core.content.faults import Notes, Place, check_section
from engine.core.content.sources import Source
from engine.core.content.validation import read_partially
from engine.galaxies import registry
from engine.galaxies.catalogue import (
    Catalogue,
    Mission,
    Power,
    ShipType,
    ShipVersion,
    TacticCard,
    catalogue,
)
from engine.galaxies.catalogue.missionmodel import Placed, Start
from engine.galaxies.catalogue.pieces import format_spaces
from engine.galaxies.hexes import Hex, rim
from engine.galaxies.powers import cells
from engine.galaxies.rules.launching import chain_spaces
from engine.galaxies.rules.placing import has_placement

#: The turns and phases in which each trigger can occur. "play" occurs between two actions of a player's own
#: turn. Ships are activated, hit and destroyed in the action phase. Some are destroyed at the end of a turn
#: ("any"). Players react to hits on their own ships in an opponent's turn (TGT-02).
MOMENTS: Mapping[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "play": (("own",), ("energy", "deploy", "action", "any")),
    "activation-start": (("own", "any"), ("action", "any")),
    "enemy-activation-start": (("opponent", "any"), ("action", "any")),
    "attack-hit": (("opponent", "any"), ("action", "any")),
    "ship-destroyed": (("own", "opponent", "any"), ("action", "any")),
}

#: The powers that an event starts and that last for some time, by the power of the event.
LASTING: Mapping[str, tuple[str, ...]] = {"coordinated-fire": ("squad-reroll",)}

#: The mission rules whose numbers other rules read. They need no function of their own.
READ_BY_RULES = frozenset({"asteroid-step", "both-factions", "ignored-powers", "no-transport"})


def known_powers() -> set[str]:
    """Return the powers that a ship card or an attached card may have."""
    return {*registry.MODIFIERS, *registry.TRIGGERS, *registry.ACTIONS}


def known_cells() -> set[str]:
    """Return the special cells that have an effect, either through a function or in the chart."""
    return {*registry.CELL_DAMAGE, *registry.CELL_EFFECTS, *cells.CHART_ONLY}


def event_triggers() -> dict[str, str]:
    """Map each power that an event card may have to the trigger that its function expects."""
    triggers = {card.effect: card.trigger for card in catalogue().tactics.values() if card.effect}
    return {power: triggers[power] for power in registry.CARDS}


def known_rules() -> set[str]:
    """Return the special rules that a mission may have."""
    tables = (
        registry.TURN_ENDINGS,
        registry.MOVE_REPLACEMENTS,
        registry.ACTIVATION_ENDINGS,
        registry.DRAW_REPLACEMENTS,
        registry.ATTACH_RULES,
    )
    return {*READ_BY_RULES, *(rule for table in tables for rule in table)}


def timings_by_power() -> dict[str, set[str]]:
    """Map each power of a ship or an attached card to the timings that its functions support."""
    edition = catalogue()
    ships = (p for ship in edition.ships.values() for v in ship.versions.values() for p in v.powers)
    cards = (p for card in edition.tactics.values() for p in card.powers if p.id != card.effect)
    timings: dict[str, set[str]] = {power: set() for power in known_powers()}
    for power in (*ships, *cards):
        timings[power.id].add(power.timing)
    return timings


def check_effects(source: Source, notes: Notes) -> None:
    """Report every power and cell that has no effect, or no effect at its timing.

    Ships and cards with other faults are checked, too.
    """
    timings = timings_by_power()
    for key, table in source.tables["ship"].items():
        with check_section():
            for level, version in read_partially(ShipType, table).versions.items():
                _check_version(version, timings, source.place("ship", key, notes)["versions"][level])
    for key, table in source.tables["card"].items():
        card, place = read_partially(TacticCard, table), source.place("card", key, notes)
        with check_section():
            _check_turn_and_phase(card, place)
            if card.type == "event":
                _check_event(card, place)
            _check_powers((p for p in card.powers if p.id != card.effect), timings, place["powers"])


def _check_version(version: ShipVersion, timings: Mapping[str, set[str]], place: Place) -> None:
    with check_section():
        _check_powers(version.powers, timings, place["powers"])
    cell_ids = dict.fromkeys(known_cells(), "")
    with check_section():
        for cell in version.cells.values():
            with check_section():
                _ = place["cells"].look_up(cell_ids, cell.id)


def _check_powers(powers: Iterable[Power], timings: Mapping[str, set[str]], place: Place) -> None:
    for power in powers:
        with check_section():
            allowed = place.look_up(timings, power.id)
            is_valid = power.timing in allowed or not allowed
            _ = place[power.id]["timing"].demand(
                is_valid, f"must be {' or '.join(sorted(allowed))} for {power.id}"
            )


def _check_turn_and_phase(card: TacticCard, place: Place) -> None:
    """Report a fault unless the trigger of the card occurs in its turn and phase (TCC-03, TIM-05)."""
    if card.trigger not in MOMENTS or (card.type != "event" and card.trigger != "play"):
        return  # the trigger itself is faulty
    turns, phases = MOMENTS[card.trigger]
    for key, value, allowed in (("by", card.by, turns), ("phase", card.phase, phases)):
        reason = (
            f"must be {' or '.join(allowed)} for the trigger {card.trigger}, otherwise it can never be played"
        )
        _ = place[key].demand(value in allowed, reason)


def _check_event(card: TacticCard, place: Place) -> None:
    """Report a fault unless an event has exactly one effect, at the trigger that its function expects."""
    count = sum(p.timing == card.trigger for p in card.powers)
    reason = f"an event must have one power with the timing of its trigger, {card.trigger}"
    place["powers"].require(count == 1, reason)
    trigger = place["powers"].look_up(event_triggers(), card.effect)
    _ = place["trigger"].demand(card.trigger == trigger, f"must be {trigger} for {card.effect}")
    for power in (p.id for p in card.powers if p.id != card.effect and p.id in known_powers()):
        is_used = "card_cost" in registry.MODIFIERS.get(power, ()) or power in LASTING.get(card.effect, ())
        _ = place["powers"][power].demand(is_used, "would never act, because an event is not attached")


def check_starts(edition: Catalogue, source: Source, notes: Notes) -> None:
    """Report every ship that would begin on a tile on which no ship may be (OBS-15)."""
    for mission in edition.missions.values():
        place = source.place("mission", mission.id, notes)["starts"]
        for start in mission.starts:
            for tile in _barriers(mission):
                overlap = set(tile.hexes).intersection(start.hexes)
                ships = ", ".join(start.ships)
                _ = place.demand(
                    not overlap, f"{ships} would be on {tile.tile} at {format_spaces(overlap)} (OBS-15)"
                )


def check_room(edition: Catalogue, source: Source, notes: Notes) -> None:
    """Report every ship that would begin on the board without room for it (DEP-04, DEP-07).

    The parts of the edition must be valid.
    """
    for mission in edition.missions.values():
        place = source.place("mission", mission.id, notes)["starts"]
        hexes = edition.layouts[mission.layout].hexes
        free = hexes.difference(*(tile.hexes for tile in _barriers(mission)))
        for start in mission.starts:
            for ship in start.ships if start.where != "at" else ():
                has_room = _has_room(edition.ships[ship], free, _allowed_spaces(edition, mission, start))
                _ = place.demand(has_room, f"there is no room for {ship}")


def _barriers(mission: Mission) -> list[Placed]:
    return [tile for tile in mission.tiles if tile.tile in registry.BARRIERS]


def _allowed_spaces(edition: Catalogue, mission: Mission, start: Start) -> frozenset[Hex]:
    """Return the spaces where a ship that begins on the board may be put."""
    if start.where == "zone":
        zones = edition.layouts[mission.layout].zones
        return frozenset(h for seat in mission.seats if seat.id == start.seat for h in zones[seat.zone])
    return frozenset(h for tile in mission.tiles if tile.tile == start.beside for h in rim(tile.hexes))


def _has_room(ship: ShipType, free: frozenset[Hex], allowed: frozenset[Hex]) -> bool:
    """Return whether all ships of a card fit into the ``allowed`` spaces of an empty board."""
    if ship.ships > 1:
        return bool(chain_spaces(free & allowed, ship.ships))
    return has_placement(ship.size, free, allowed)
