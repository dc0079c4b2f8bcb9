"""Samples the fleets and decks that other players may have chosen, given what the viewer knows about them
(PRV-13)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from random import Random

from msgspec.structs import replace

from engine.core.secret import Secret
from engine.core.simulation.determinization import known_value
from engine.galaxies import loadouts
from engine.galaxies.catalogue import Build, Catalogue
from engine.galaxies.determinization.decks import certain_cards, missing_by_type
from engine.galaxies.loadouts import Limits
from engine.galaxies.printed import edition_of, mission
from engine.galaxies.queries import energy_of, launch_cost_at
from engine.galaxies.registry import CARDS
from engine.galaxies.state import Seat, State

#: The probability that a seat has brought a ready-made build, provided that a ready-made build is consistent
#: with what the viewer has seen.
READY_MADE_CHANCE = 0.75

Decks = dict[str, Counter[str]]


def sample_builds(g: State, hidden: Iterable[Seat], random: Random) -> Decks:
    """Sample the fleets of ``hidden`` seats. Return the starting deck of each team."""
    decks = {team.id: _known_deck(g, team.id) for team in g.teams.values()}
    for seat in hidden:
        fleet = {card.card: card.level for card in seat.fleet}
        limits = loadouts.seat_limits(edition_of(g), mission(g), seat.id)
        if limits is not None:
            build = _sample_build(g, seat, limits, random)
            fleet |= dict(build.fleet)
            if limits.deck_size:
                decks[seat.team] = Counter(build.deck)
                team = g.teams[seat.team]
                assert team.chosen is not None
                team.chosen = Secret(dict(build.deck), team.chosen.eyes)
        seat.levels = Secret(fleet, seat.levels.eyes)
    return decks


def _known_deck(g: State, team: str) -> Counter[str]:
    chosen = g.teams[team].chosen
    if chosen is None:
        return Counter(edition_of(g).team_deck(mission(g), team))
    return Counter(known_value(chosen))


def _sample_build(g: State, seat: Seat, limits: Limits, random: Random) -> Build:
    """Return a build that a seat may have brought. It can be a ready-made build or a random one."""
    fleet = _known_fleet(g, seat, limits, random)
    deck = certain_cards(g, seat.team, limits, random) if limits.deck_size else Counter[str]()
    if random.random() < READY_MADE_CHANCE:
        builds = [ready_made.build for ready_made in loadouts.legal_ready_made_builds(edition_of(g), limits)]
        possible = [build for build in builds if _is_possible(g, seat, build, fleet, deck)]
        if possible:
            return random.choice(possible)
    return Build(
        _complete_fleet(g, seat, limits, fleet, random), _complete_deck(edition_of(g), limits, deck, random)
    )


def _known_fleet(g: State, seat: Seat, limits: Limits, random: Random) -> dict[str, str]:
    """Return the ship cards of a seat that the viewer has seen, including the card that is being launched.

    The seat can afford the version of the launched card, and could have brought it with the other cards.
    """
    fleet = {card.card: card.level for card in seat.fleet}
    launched = card_being_launched(g, seat.id)
    if launched is not None and launched[0] not in fleet:
        card, discount = launched
        ships = edition_of(g).ships
        room = limits.fleet_limit - loadouts.fleet_cost(edition_of(g), Build(tuple(fleet.items())))
        room -= sum(
            ships[required_ship].lowest_cost
            for required_ship in limits.must_include
            if required_ship not in {*fleet, card}
        )
        levels = [name for name, version in ships[card].versions.items() if version.launch <= room]
        energy = energy_of(g, seat.id) + discount
        fleet[card] = random.choice([v for v in levels if launch_cost_at(g, seat.id, card, v) <= energy])
    return fleet


def card_being_launched(g: State, seat: str) -> tuple[str, int] | None:
    """Return the ship card that a tactic card in play launches from behind the screen, and its discount.
    Return None if there is no such card."""
    if seat == g.active:
        for card in g.played:
            power = CARDS.get(edition_of(g).tactics[card].effect)
            launches = power.launches if power is not None else None
            if launches is not None and launches[0] not in g.cards:
                return launches
    return None


def _is_possible(g: State, seat: Seat, build: Build, fleet: Mapping[str, str], deck: Counter[str]) -> bool:
    build_fleet = dict(build.fleet)
    can_be_whole = build_fleet.keys() == fleet.keys() or not (
        build_fleet and is_whole_fleet_placed(g, seat.id)
    )
    return can_be_whole and fleet.items() <= build_fleet.items() and deck <= Counter(build.deck)


def is_whole_fleet_placed(g: State, seat: str) -> bool:
    """Return whether the seat's whole fleet began on the board, where everybody has seen it (M2-05)."""
    has_begun = g.step not in ("setup", "first-ships")
    return has_begun and any(start.seat == seat and not start.ships for start in mission(g).starts)


def _complete_fleet(
    g: State, seat: Seat, limits: Limits, fleet: dict[str, str], random: Random
) -> tuple[tuple[str, str], ...]:
    """Return the known ships plus random others within the fleet limit."""
    known_ships = tuple(fleet.items())
    if not limits.fleet_limit or is_whole_fleet_placed(g, seat.id):
        return known_ships
    ships = edition_of(g).ships
    budget = limits.fleet_limit - loadouts.fleet_cost(edition_of(g), Build(known_ships))
    available = tuple(s for s in limits.ships if s not in fleet and ships[s].lowest_cost <= budget)
    required = tuple(s for s in limits.must_include if s not in fleet)
    if not available:
        return known_ships
    remaining_limits = replace(
        limits, fleet_limit=budget, ships=available, must_include=required, deck_size=0, cards=(), deck_min={}
    )
    return known_ships + loadouts.random_build(edition_of(g), remaining_limits, random).fleet


def _complete_deck(
    edition: Catalogue, limits: Limits, known_cards: Counter[str], random: Random
) -> dict[str, int]:
    """Return the known cards plus random others that complete a legal deck."""
    pool = list((Counter(dict.fromkeys(limits.cards, limits.copies)) - known_cards).elements())
    random.shuffle(pool)
    added: list[str] = []
    for kind, count in missing_by_type(edition, limits, known_cards).items():
        added += [card for card in pool if edition.tactics[card].type == kind][:count]
    remaining = list((Counter(pool) - Counter(added)).elements())
    random.shuffle(remaining)
    return dict(known_cards + Counter([*added, *remaining][: max(0, limits.deck_size - known_cards.total())]))
