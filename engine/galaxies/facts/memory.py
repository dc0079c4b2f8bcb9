"""What viewers remember of cards that they do not see any more; facts keep it in the state."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.secret import Secret
from engine.galaxies.state import Anew, LetGo, Seat, State, Team


def shuffled_anew(g: State, team: Team) -> Anew:
    """What is remembered of a deck as it is shuffled out of its discard pile: where all other cards were that
    each opponent knew of."""
    lying = [*g.played, *(one.card for card in g.cards.values() for one in card.attached.values())]
    anew = Anew(list(team.discard))
    for viewer in (seat for seat in g.seats if seat not in team.seats):
        elsewhere, held = list(lying), list[str]()
        for seat in g.seats.values():
            known = seat.hand.seen_by(viewer)
            recalled = seat.recalled[viewer].open() if viewer in seat.recalled else []
            (held if seat.team == team.id else elsewhere).extend(known.values() if known else recalled)
        anew.elsewhere[viewer], anew.held[viewer] = Secret(elsewhere, (viewer,)), Secret(held, (viewer,))
    return anew


def remember(known: dict[str, Secret[list[str]]], card: str, viewers: Iterable[str]) -> None:
    """Add a card to what these viewers know."""
    for viewer in viewers:
        known.setdefault(viewer, Secret([], (viewer,))).open().append(card)


def recall(seat: Seat, card: str, viewers: Iterable[str]) -> None:
    """These viewers know that a card has come into a hand; who does not see the hand recalls it."""
    remember(seat.recalled, card, [viewer for viewer in viewers if viewer not in seat.hand.eyes])


def let_go(g: State, seat: Seat, handle: str) -> str:
    """Take a card out of a hand openly, which is remembered once the deck was shuffled anew."""
    card, anew = take_from_hand(seat, handle), g.teams[seat.team].anew
    if anew is not None:
        anew.let_go.append(LetGo(seat.id, card, seat.fresh))
    return card


def take_from_hand(seat: Seat, handle: str) -> str:
    """Take a card out of a hand. Who knows of such a card there can tell of one less."""
    card = seat.hand.open().pop(handle)
    for recalled in seat.recalled.values():
        if card in recalled.open():
            recalled.open().remove(card)
    return card
