"""Invariants at every decision of every match: nothing is lost, nothing is made, and the match ends."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.core.matches.journal import Change
from engine.galaxies.facts import EventSpent
from engine.galaxies.facts import Played as CardPlayed
from engine.galaxies.printed import edition_of, mission, owner_of, ship_type, tactic, version
from engine.galaxies.queries import HAND_LIMIT, MAX_ENERGY, blocked_spaces, board
from engine.galaxies.state import State
from tests.properties.matches import KINDS, Played, each_kind, note_match_on_error

MAX_ROUNDS = 60


def cards_of(g: State, team: str) -> Counter[str]:
    """Return every tactic card of a side: in the deck, discard pile and hands, on ship cards, and set
    aside."""
    cards = Counter([*g.teams[team].deck.open(), *g.teams[team].discard])
    for seat in g.seats.values():
        cards.update(card for card in seat.hand.open().values() if owner_of(g, card) == team)
        set_aside = [card.card for card in seat.prepped if card.state != "used"]
        cards.update(card for card in set_aside if owner_of(g, card) == team)
    for card in g.cards.values():
        attached_cards = [attachment.card for attachment in card.attached.values()]
        cards.update(name for name in attached_cards if owner_of(g, name) == team)
    return cards


def initial_cards(g: State, team: str) -> Counter[str]:
    """Return the tactic cards with which a side begins, including those set aside."""
    chosen_deck = g.teams[team].chosen
    cards = Counter(
        chosen_deck.open() if chosen_deck is not None else edition_of(g).team_deck(mission(g), team)
    )
    cards.update(card.card for seat in mission(g).seats_of(team) for card in seat.prepped)
    return cards


class Ledger:
    """Counts events that are being played: they have left the hand, and are not in a pile yet."""

    def __init__(self, g: State) -> None:
        self.box = {team: initial_cards(g, team) for team in g.teams}
        self.open: Counter[str] = Counter()

    def follow(self, change: Change) -> None:
        for fact in change.facts:
            if isinstance(fact, CardPlayed):
                self.open[fact.card] += 1
            elif isinstance(fact, EventSpent):
                self.open[fact.card] -= 1

    def check(self, g: State) -> None:
        for team, box in self.box.items():
            events = Counter(
                {c: n for c, n in self.open.items() if n and is_event(g, c) and owner_of(g, c) == team}
            )
            assert cards_of(g, team) + events == box


def is_event(g: State, card: str) -> bool:
    return tactic(g, card).type == "event"


def check_ships(g: State) -> None:
    """Check that every ship card is in one place, and every ship of a launched card on the board or lost.
    Known facts about a fleet must be true."""
    for seat in g.seats.values():
        known_levels = {entry.card: entry.level for entry in seat.fleet}
        assert known_levels.items() <= seat.levels.open().items()
        assert {card.id for card in g.cards.values() if card.owner == seat.id} <= set(known_levels)
        for card in seat.levels.open():
            screen_count = seat.screen.open().count(card)
            cargo_count = sum(c.cargo.open().count(card) for c in g.cards.values())
            away_count = sum(
                cargo.count(card) for place in g.seats.values() for cargo in place.away.open().values()
            )
            assert screen_count + cargo_count + (card in g.cards) + g.out.count(card) + away_count == 1, card
    for name, card in g.cards.items():
        ship_names = {f"{name}-{n}" for n in range(1, ship_type(g, name).ships + 1)}
        assert {*card.ships, *card.lost} == ship_names and len(card.ships) + len(card.lost) == len(ship_names)
        assert card.ships, f"{name} is on the board without ships"
    assert {ship for card in g.cards.values() for ship in card.ships} == set(g.ships)


def check_pegs(g: State) -> None:
    for name, ship in g.ships.items():
        printed = version(g, ship.card)
        assert 0 <= ship.shields <= printed.shields, name
        assert ship.hull_damage >= 0, name


def check_at_rest(g: State) -> None:
    """Check that between actions nothing overlaps, and that nothing on the board should have been
    destroyed."""
    occupied = [h for ship in g.ships.values() for h in ship.hexes]
    assert len(set(occupied)) == len(occupied)
    assert set(occupied) <= board(g) - blocked_spaces(g)
    assert all(ship.hull_damage < version(g, ship.card).hull for ship in g.ships.values())


def check_numbers(g: State) -> None:
    assert all(0 <= team.energy <= MAX_ENERGY for team in g.teams.values())
    assert all(len(seat.hand.open()) <= HAND_LIMIT for seat in g.seats.values())


def play(game: Played) -> None:
    """Play to the end, and check everything at every decision."""
    ledger = Ledger(game.state)
    with note_match_on_error(game):
        while not game.match.over:
            ledger.follow(game.turn())
            g = game.state
            ledger.check(g)
            check_ships(g)
            check_pegs(g)
            check_numbers(g)
            if any(decision.kind in ("deploy", "action") for decision in game.match.decisions.values()):
                check_at_rest(g)
            assert game.answers < 20_000 and g.round < MAX_ROUNDS
        assert game.match.decisions == {}


@each_kind(1)
def test_nothing_appears_or_disappears_and_every_match_ends(
    mission: str, options: dict[str, str], number: int
) -> None:
    play(Played(number, mission, options))


@pytest.mark.parametrize("mission", [kind for kind, options in KINDS if not options])
def test_CLK_01_and_DKO_05_a_match_without_fights_ends_by_the_clock(mission: str) -> None:
    game = Played(602, mission, peaceful=True)
    play(game)
    assert game.state.result is not None and game.state.result.reason == "clock"
    assert all(team.run_outs == 2 and not team.deck.open() for team in game.state.teams.values())
