"""Where tactic cards may be that the viewer does not see: in decks and hands (PRV-08 to PRV-11, PRV-19)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from random import Random
from typing import NamedTuple

from engine.core.imagining import seen
from engine.core.secret import Secret
from engine.galaxies.imagining.builds import Decks
from engine.galaxies.imagining.decks import (
    Sizes,
    drawn_since,
    known,
    known_in_deck,
    left_for_hands,
    lying_open,
    prepped_cards,
    recalled,
)
from engine.galaxies.powers.battle_for_barrage import CORE
from engine.galaxies.printed import rule_params
from engine.galaxies.queries import has_special_rule
from engine.galaxies.state import Seat, State, Team


class Rest(NamedTuple):
    """The cards of a team that the viewer sees nowhere, shuffled: those in its deck and those in hands. Of
    these ``old`` were not in the deck when it was shuffled anew, by how many there are; ``gone`` counts by
    seats what they have drawn since and let go of, or what of it is known to be in their hands."""

    deck: list[str]
    held: list[str]
    old: Counter[str]
    gone: Counter[str]


def deal_cards(g: State, sizes: Sizes, decks: Decks, random: Random) -> None:
    """Deal all cards that the viewer does not see."""
    hidden = [seat for seat in g.seats.values() if seen(seat.hand) is None]
    rest = {team: _unseen(g, team, sizes, decks, random) for team in g.teams}
    hands = {seat.id: recalled(seat) for seat in hidden}
    if has_special_rule(g, CORE):
        params = rule_params(g, CORE)
        takers = [seat.id for seat in hidden if seat.team == params["team"]]
        places = [seat for seat in takers for _ in range(sizes.hands[seat] - len(hands[seat]))]
        for taker in random.sample(places, min(_taken(g, sizes, hidden, rest), len(places))):
            hands[taker].append(rest[params["source"]].held.pop())
    for seat in hidden:
        if g.teams[seat.team].anew is not None:
            drawn = seat.fresh - rest[seat.team].gone[seat.id]
            _keep_old(rest[seat.team], hands[seat.id], sizes.hands[seat.id] - drawn)
    for seat in hidden:
        own, hand = rest[seat.team].held, hands[seat.id]
        while len(hand) < sizes.hands[seat.id]:
            hand.append(own.pop())
        random.shuffle(hand)
        _give(g, seat, hand)
    for team in g.teams.values():
        _stack(team, rest[team.id].deck)


def _unseen(g: State, team: str, sizes: Sizes, decks: Decks, random: Random) -> Rest:
    """The cards of a team that the viewer sees nowhere. In a deck that was shuffled anew is nothing but what
    lay open then, less what he has seen drawn since (DKO-01, PRV-11)."""
    unseen = decks[team] + prepped_cards(g, team) - lying_open(g, team)
    size = sizes.decks[team] - len(known_in_deck(g, team))  # the viewer sees these: they are dealt to nobody
    anew = g.teams[team].anew
    if anew is None:
        cards = sorted(unseen.elements())
        random.shuffle(cards)
        return Rest(cards[:size], cards[size:], Counter(), Counter())
    came = drawn_since(g, team, decks[team], sizes, random)
    new = unseen & (left_for_hands(g, team, anew) - Counter(one.card for one in came))
    cards = sorted(new.elements())
    random.shuffle(cards)
    held = [*cards[size:], *sorted((unseen - new).elements())]
    random.shuffle(held)
    return Rest(cards[:size], held, unseen - new, Counter(one.seat for one in came))


def _keep_old(rest: Rest, hand: list[str], count: int) -> None:
    """Lay cards into a hand that have not come out of the deck since it was shuffled anew, until there are so
    many: the player has drawn no more of it."""
    while len(hand) < count and (old := [card for card in rest.held if rest.old[card]]):
        hand.append(old[-1])
        rest.held.remove(old[-1])
        rest.old[old[-1]] -= 1


def _taken(g: State, sizes: Sizes, hidden: list[Seat], rest: Mapping[str, Rest]) -> int:
    """How many cards of the computer core are in hidden hands, taken openly (M3-11): as many of the
    deck as are neither in it nor in its own players' hands."""
    source = rule_params(g, CORE)["source"]
    own = sum(sizes.hands[seat.id] - len(recalled(seat)) for seat in hidden if seat.team == source)
    return max(0, len(rest[source].held) - own)


def _give(g: State, seat: Seat, cards: list[str]) -> None:
    """Lay cards into a hand. Which of its handles are left nobody else knows."""
    first = seat.dealt - len(cards) + 1
    eyes = g.teams[seat.team].seats if seat.shows_hand else seat.hand.eyes
    seat.hand = Secret({f"h{first + n}": card for n, card in enumerate(cards)}, eyes)


def _stack(team: Team, between: list[str]) -> None:
    """Make a deck: on top and below what the viewer knows, and between them what is unknown."""
    top, below = known(team.top), team.bottom
    bottom = [card if (card := seen(one)) is not None else between.pop() for one in below]
    team.deck = Secret([*reversed(bottom), *between, *reversed(top)], team.deck.eyes)
    team.bottom = [Secret(card, one.eyes) for card, one in zip(bottom, below, strict=True)]
    if team.top is not None and seen(team.top) is None:
        team.top = None
