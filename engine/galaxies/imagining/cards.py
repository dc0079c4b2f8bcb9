"""Where tactic cards may be that the viewer does not see: in decks and hands (PRV-08 to PRV-11, PRV-19)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from random import Random
from typing import NamedTuple

from engine.core.imagining import seen
from engine.core.secret import Secret
from engine.galaxies.imagining.builds import Decks, known, known_in_deck, lying_open, prepped_cards, recalled
from engine.galaxies.powers.battle_for_barrage import CORE
from engine.galaxies.printed import rule_params
from engine.galaxies.queries import special
from engine.galaxies.state import Seat, State, Team


class Sizes(NamedTuple):
    """How many cards hands and decks hold, by seat and by team: open to all (PRV-09)."""

    hands: Mapping[str, int]
    decks: Mapping[str, int]


def deal_cards(g: State, sizes: Sizes, decks: Decks, random: Random) -> None:
    """Deal all cards that the viewer does not see."""
    hidden = [seat for seat in g.seats.values() if seen(seat.hand) is None]
    rest = {team: _unseen(g, team, sizes, decks, random) for team in g.teams}
    hands = {seat.id: recalled(seat) for seat in hidden}
    if special(g, CORE):
        params = rule_params(g, CORE)
        takers = [seat.id for seat in hidden if seat.team == params["team"]]
        places = [seat for seat in takers for _ in range(sizes.hands[seat] - len(hands[seat]))]
        for taker in random.sample(places, min(_taken(g, sizes, hidden, rest), len(places))):
            hands[taker].append(rest[params["source"]].pop())
    for seat in hidden:
        own, hand = rest[seat.team], hands[seat.id]
        while len(hand) < sizes.hands[seat.id]:
            hand.append(own.pop())
        random.shuffle(hand)
        _give(g, seat, hand)
    for team in g.teams.values():
        _stack(g, team, rest[team.id], sizes.decks[team.id])


def _unseen(g: State, team: str, sizes: Sizes, decks: Decks, random: Random) -> list[str]:
    """The cards of a team that the viewer sees nowhere, shuffled: first those of its deck, then those in
    hands. In a deck that was shuffled anew is nothing but what lay open then (DKO-01, PRV-11)."""
    unseen = decks[team] + prepped_cards(g, team) - lying_open(g, team)
    inside = known_in_deck(g, team)  # the viewer sees these, so that they are dealt to nobody
    shown = Counter(g.teams[team].shown) - Counter(inside)
    cards = sorted(((unseen & shown) if shown else unseen).elements())
    random.shuffle(cards)
    if shown:
        size = sizes.decks[team] - len(inside)
        held = [*cards[size:], *sorted((unseen - shown).elements())]
        random.shuffle(held)
        cards[size:] = held
    return cards


def _taken(g: State, sizes: Sizes, hidden: list[Seat], rest: Mapping[str, list[str]]) -> int:
    """How many cards of the computer core are in hidden hands, taken openly (M3-11): as many of the
    deck as are neither in it nor in its own players' hands."""
    source = rule_params(g, CORE)["source"]
    own = sum(sizes.hands[seat.id] - len(recalled(seat)) for seat in hidden if seat.team == source)
    in_deck = sizes.decks[source] - len(known_in_deck(g, source))
    return max(0, len(rest[source]) - own - in_deck)


def _give(g: State, seat: Seat, cards: list[str]) -> None:
    """Lay cards into a hand. Which of its handles are left nobody else knows."""
    first = seat.dealt - len(cards) + 1
    eyes = g.teams[seat.team].seats if seat.shows_hand else seat.hand.eyes
    seat.hand = Secret({f"h{first + n}": card for n, card in enumerate(cards)}, eyes)


def _stack(g: State, team: Team, cards: list[str], size: int) -> None:
    """Make a deck: on top and below what the viewer knows, and between them what is unknown."""
    top, bottom = known(team.top), known(team.bottom)
    between = cards[: size - len(top) - len(bottom)]
    team.deck = Secret([*reversed(bottom), *between, *reversed(top)], team.deck.eyes)
    if team.bottom is not None and seen(team.bottom) is None:
        team.bottom = None
    if team.top is not None and seen(team.top) is None:
        team.top = None
