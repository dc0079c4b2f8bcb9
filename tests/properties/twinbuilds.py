"""Other selected fleets and decks for a twin: ships that nobody has seen yet, and hidden cards.

A fleet that a mission gives is public, and a twin keeps it (PRV-14). Only its own team knows more about a
selected fleet than was seen in play. Not even the number of ships left is public (PRV-05, PRV-13).
"""

from __future__ import annotations

from collections import Counter
from random import Random

from msgspec.structs import replace

from engine.core.secret import Secret
from engine.galaxies import loadouts
from engine.galaxies.printed import edition_of, mission
from engine.galaxies.state import Seat, State, Team
from tests.properties.hidden import hidden_cards, may_see_fleet, put_cards

SHARES = (0.0, 0.5, 0.9, 0.9)


def replace_fleets(g: State, viewer: str, random: Random) -> bool:
    """Replace hidden ships of every seat that the viewer may not see into. Return whether any fleet has
    changed."""
    selecting_seats = [place.id for place in mission(g).seats if place.fleet_limit]
    hidden_seats = [g.seats[seat] for seat in selecting_seats if not may_see_fleet(g, viewer, seat)]
    return sum(_replace_fleet(g, seat, random) for seat in hidden_seats) > 0


def _replace_fleet(g: State, seat: Seat, random: Random) -> bool:
    """Keep some of the hidden ships in place, and put other legal ones behind the screen."""
    before = dict(seat.levels.open())
    seen_ships = {card.card: card.level for card in seat.fleet}
    share = random.choice(SHARES)
    kept_ships = seen_ships | {ship: level for ship, level in before.items() if random.random() < share}
    if share:  # otherwise its version may differ, and all other ships are drawn again
        kept_ships |= {ship: before[ship] for ship in mission(g).seat(seat.id).must_include}
    levels = kept_ships | _choose_ships(g, seat, kept_ships, random)
    loads = [card.cargo.open() for card in g.cards.values()]
    zones = [seat.screen.open(), *loads, *seat.away.open().values()]
    for zone in zones:
        zone[:] = [ship for ship in zone if ship not in before or ship in kept_ships]
    seat.screen.open().extend(ship for ship in levels if ship not in kept_ships)
    random.shuffle(seat.screen.open())
    seat.levels = Secret(dict(random.sample(list(levels.items()), len(levels))), seat.levels.eyes)
    return levels != before


def _choose_ships(g: State, seat: Seat, kept_ships: dict[str, str], random: Random) -> dict[str, str]:
    limits = loadouts.seat_limits(edition_of(g), mission(g), seat.id)
    assert limits is not None
    ships = edition_of(g).ships
    remaining_points = limits.fleet_limit - sum(
        ships[ship].versions[level].launch
        for ship, level in kept_ships.items()  # type: ignore[index]
    )
    available_ships = tuple(
        ship
        for ship in limits.ships
        if ship not in kept_ships and ships[ship].lowest_cost <= remaining_points
    )
    required_ships = tuple(ship for ship in limits.must_include if ship not in kept_ships)
    if not available_ships or (kept_ships and not required_ships and random.random() < 0.2):
        return {}
    remaining_limits = replace(
        limits, fleet_limit=remaining_points, ships=available_ships, must_include=required_ships
    )
    fleet_limits = replace(remaining_limits, deck_size=0, cards=(), deck_min={})
    return dict(loadouts.random_build(edition_of(g), fleet_limits, random).fleet)


def replace_decks(g: State, viewer: str, random: Random) -> bool:
    """Replace cards in the selected decks and hands of other teams. Return whether any has changed."""
    selecting_teams = [team for team in g.teams.values() if team.chosen is not None]
    return (
        sum(_replace_deck(g, team, viewer, random) for team in selecting_teams if viewer not in team.seats)
        > 0
    )


def _replace_deck(g: State, team: Team, viewer: str, random: Random) -> bool:
    """Replace some of the team's cards that the viewer does not see with any legal ones."""
    assert team.chosen is not None
    before, share = team.chosen.open(), random.choice(SHARES)
    places = [place for place in hidden_cards(g, team.id, viewer) if random.random() >= share]
    kept_cards = Counter(before) - Counter(zone[index] for zone, index in places)
    cards = _choose_cards(g, team, kept_cards, len(places), random)
    put_cards(g, team.id, places, cards)
    team.chosen = Secret(dict(kept_cards + Counter(cards)), team.chosen.eyes)
    return team.chosen.open() != before


def _choose_cards(g: State, team: Team, kept_cards: Counter[str], count: int, random: Random) -> list[str]:
    limits = loadouts.seat_limits(edition_of(g), mission(g), team.seats[0])
    assert limits is not None
    pool = list((Counter(dict.fromkeys(limits.cards, limits.copies)) - kept_cards).elements())
    random.shuffle(pool)
    cards: list[str] = []
    for kind, minimum in limits.deck_min.items():
        count_of_kind = sum(n for card, n in kept_cards.items() if edition_of(g).tactics[card].type == kind)
        cards += [card for card in pool if edition_of(g).tactics[card].type == kind][
            : max(0, minimum - count_of_kind)
        ]
    other_cards = list((Counter(pool) - Counter(cards)).elements())
    cards += random.sample(other_cards, count - len(cards))
    return random.sample(cards, count)
