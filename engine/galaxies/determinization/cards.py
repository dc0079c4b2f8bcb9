"""Deals the tactic cards that the viewer does not see into decks and hands (PRV-08 to PRV-11, PRV-19)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from random import Random
from typing import NamedTuple

from engine.core.secret import Secret
from engine.core.simulation.determinization import known_value
from engine.galaxies.determinization.builds import Decks
from engine.galaxies.determinization.decks import (
    Sizes,
    cards_drawn_since_reshuffle,
    drawable_cards,
    known_deck_cards,
    known_list,
    located_cards,
    prepped_cards,
    recalled_cards,
)
from engine.galaxies.powers.battle_for_barrage import CORE
from engine.galaxies.printed import rule_params
from engine.galaxies.queries import has_special_rule
from engine.galaxies.state import Seat, State, Team


class UnseenCards(NamedTuple):
    """The shuffled cards of a team that the viewer does not see: the cards in its deck and in hands.

    ``old`` counts the cards among them that were not in the deck when it was reshuffled. For each seat,
    ``gone`` counts the cards drawn since the reshuffle that have left the hand or are known to be in it.
    """

    deck: list[str]
    held: list[str]
    old: Counter[str]
    gone: Counter[str]


def deal_cards(g: State, sizes: Sizes, decks: Decks, random: Random) -> None:
    """Deal all cards that the viewer does not see."""
    hidden = [seat for seat in g.seats.values() if known_value(seat.hand) is None]
    rest = {team: _unseen_cards(g, team, sizes, decks, random) for team in g.teams}
    hands = {seat.id: recalled_cards(seat) for seat in hidden}
    if has_special_rule(g, CORE):
        params = rule_params(g, CORE)
        takers = [seat.id for seat in hidden if seat.team == params["team"]]
        places = [seat for seat in takers for _ in range(sizes.hands[seat] - len(hands[seat]))]
        for taker in random.sample(places, min(_stolen_count(g, sizes, hidden, rest), len(places))):
            hands[taker].append(rest[params["source"]].held.pop())
    for seat in hidden:
        if g.teams[seat.team].anew is not None:
            drawn = seat.fresh - rest[seat.team].gone[seat.id]
            _add_old_cards(rest[seat.team], hands[seat.id], sizes.hands[seat.id] - drawn)
    for seat in hidden:
        own, hand = rest[seat.team].held, hands[seat.id]
        while len(hand) < sizes.hands[seat.id]:
            hand.append(own.pop())
        random.shuffle(hand)
        _fill_hand(g, seat, hand)
    for team in g.teams.values():
        _fill_deck(team, rest[team.id].deck)


def _unseen_cards(g: State, team: str, sizes: Sizes, decks: Decks, random: Random) -> UnseenCards:
    """Return the cards of a team that the viewer does not see.

    A reshuffled deck contains only cards that were public at that time, except for cards that the viewer has
    since seen being drawn (DKO-01, PRV-11).
    """
    unseen = decks[team] + prepped_cards(g, team) - located_cards(g, team)
    size = sizes.decks[team] - len(known_deck_cards(g, team))  # known cards are not dealt
    memory = g.teams[team].anew
    if memory is None:
        cards = sorted(unseen.elements())
        random.shuffle(cards)
        return UnseenCards(cards[:size], cards[size:], Counter(), Counter())
    drawn = cards_drawn_since_reshuffle(g, team, decks[team], sizes, random)
    new = unseen & (drawable_cards(g, team, memory) - Counter(record.card for record in drawn))
    cards = sorted(new.elements())
    random.shuffle(cards)
    held = [*cards[size:], *sorted((unseen - new).elements())]
    random.shuffle(held)
    return UnseenCards(cards[:size], held, unseen - new, Counter(record.seat for record in drawn))


def _add_old_cards(rest: UnseenCards, hand: list[str], count: int) -> None:
    """Fill a hand up to ``count`` cards with cards that did not come from the reshuffled deck.

    The player cannot have drawn more cards from that deck.
    """
    while len(hand) < count and (old := [card for card in rest.held if rest.old[card]]):
        hand.append(old[-1])
        rest.held.remove(old[-1])
        rest.old[old[-1]] -= 1


def _stolen_count(g: State, sizes: Sizes, hidden: list[Seat], rest: Mapping[str, UnseenCards]) -> int:
    """Return the number of cards in hidden hands that were taken openly with the computer core (M3-11).

    These are the cards of the source team that are neither in its deck nor in the hands of its players.
    """
    source = rule_params(g, CORE)["source"]
    own = sum(sizes.hands[seat.id] - len(recalled_cards(seat)) for seat in hidden if seat.team == source)
    return max(0, len(rest[source].held) - own)


def _fill_hand(g: State, seat: Seat, cards: list[str]) -> None:
    """Put cards into a hand. Only the viewers of the hand know which handles it still contains."""
    first = seat.dealt - len(cards) + 1
    eyes = g.teams[seat.team].seats if seat.shows_hand else seat.hand.eyes
    seat.hand = Secret({f"h{first + n}": card for n, card in enumerate(cards)}, eyes)


def _fill_deck(team: Team, between: list[str]) -> None:
    """Build a deck. Known cards lie on top and at the bottom, unknown cards in between."""
    top, below = known_list(team.top), team.bottom
    bottom = [card if (card := known_value(one)) is not None else between.pop() for one in below]
    team.deck = Secret([*reversed(bottom), *between, *reversed(top)], team.deck.eyes)
    team.bottom = [Secret(card, one.eyes) for card, one in zip(bottom, below, strict=True)]
    if team.top is not None and known_value(team.top) is None:
        team.top = None
