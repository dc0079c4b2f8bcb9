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
    unseen = {team: _unseen_cards(g, team, sizes, decks, random) for team in g.teams}
    hands = {seat.id: recalled_cards(seat) for seat in hidden}
    if has_special_rule(g, CORE):
        params = rule_params(g, CORE)
        thieves = [seat.id for seat in hidden if seat.team == params["team"]]
        free_places = [seat for seat in thieves for _ in range(sizes.hands[seat] - len(hands[seat]))]
        for thief in random.sample(
            free_places, min(_stolen_count(g, sizes, hidden, unseen), len(free_places))
        ):
            hands[thief].append(unseen[params["source"]].held.pop())
    for seat in hidden:
        if g.teams[seat.team].anew is not None:
            draw_count = seat.fresh - unseen[seat.team].gone[seat.id]
            _add_old_cards(unseen[seat.team], hands[seat.id], sizes.hands[seat.id] - draw_count)
    for seat in hidden:
        cards, hand = unseen[seat.team].held, hands[seat.id]
        while len(hand) < sizes.hands[seat.id]:
            hand.append(cards.pop())
        random.shuffle(hand)
        _fill_hand(g, seat, hand)
    for team in g.teams.values():
        _fill_deck(team, unseen[team.id].deck)


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
    drawn_records = cards_drawn_since_reshuffle(g, team, decks[team], sizes, random)
    new = unseen & (drawable_cards(g, team, memory) - Counter(record.card for record in drawn_records))
    cards = sorted(new.elements())
    random.shuffle(cards)
    in_hands = [*cards[size:], *sorted((unseen - new).elements())]
    random.shuffle(in_hands)
    return UnseenCards(cards[:size], in_hands, unseen - new, Counter(record.seat for record in drawn_records))


def _add_old_cards(unseen: UnseenCards, hand: list[str], count: int) -> None:
    """Fill a hand up to ``count`` cards with cards that did not come from the reshuffled deck.

    The player cannot have drawn more cards from that deck.
    """
    while len(hand) < count and (old_cards := [card for card in unseen.held if unseen.old[card]]):
        hand.append(old_cards[-1])
        unseen.held.remove(old_cards[-1])
        unseen.old[old_cards[-1]] -= 1


def _stolen_count(g: State, sizes: Sizes, hidden: list[Seat], unseen: Mapping[str, UnseenCards]) -> int:
    """Return the number of cards in hidden hands that were taken openly with the computer core (M3-11).

    These are the cards of the source team that are neither in its deck nor in the hands of its players.
    """
    source = rule_params(g, CORE)["source"]
    own_cards = sum(
        sizes.hands[seat.id] - len(recalled_cards(seat)) for seat in hidden if seat.team == source
    )
    return max(0, len(unseen[source].held) - own_cards)


def _fill_hand(g: State, seat: Seat, cards: list[str]) -> None:
    """Put cards into a hand. Only the viewers of the hand know which handles it still contains."""
    first = seat.dealt - len(cards) + 1
    eyes = g.teams[seat.team].seats if seat.shows_hand else seat.hand.eyes
    seat.hand = Secret({f"h{first + n}": card for n, card in enumerate(cards)}, eyes)


def _fill_deck(team: Team, unknown: list[str]) -> None:
    """Build a deck. Known cards lie on top and at the bottom, unknown cards in between."""
    top, bottom_cards = known_list(team.top), team.bottom
    bottom = [card if (card := known_value(secret)) is not None else unknown.pop() for secret in bottom_cards]
    team.deck = Secret([*reversed(bottom), *unknown, *reversed(top)], team.deck.eyes)
    team.bottom = [Secret(card, secret.eyes) for card, secret in zip(bottom, bottom_cards, strict=True)]
    if team.top is not None and known_value(team.top) is None:
        team.top = None
