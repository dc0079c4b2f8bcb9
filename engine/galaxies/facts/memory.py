"""The knowledge that viewers retain of cards they no longer see. Facts store it in the state."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.secret import Secret
from engine.galaxies.state import DiscardRecord, ReshuffleMemory, Seat, State, Team


def reshuffle_memory(g: State, team: Team) -> ReshuffleMemory:
    """Return the memory of a deck that is being reshuffled from its discard pile.

    It records all other cards whose location each opponent knows.
    """
    open_cards = [
        *g.played,
        *(attached.card for card in g.cards.values() for attached in card.attached.values()),
    ]
    memory = ReshuffleMemory(list(team.discard))
    for viewer in (seat for seat in g.seats if seat not in team.seats):
        outside, in_hand = list(open_cards), list[str]()
        for seat in g.seats.values():
            visible_hand = seat.hand.value_for(viewer)
            recalled = seat.recalled[viewer].open() if viewer in seat.recalled else []
            (in_hand if seat.team == team.id else outside).extend(
                visible_hand.values() if visible_hand else recalled
            )
        memory.elsewhere[viewer], memory.held[viewer] = (
            Secret(outside, (viewer,)),
            Secret(in_hand, (viewer,)),
        )
    return memory


def add_known_card(lists: dict[str, Secret[list[str]]], card: str, viewers: Iterable[str]) -> None:
    """Add a card to the cards that these viewers know."""
    for viewer in viewers:
        lists.setdefault(viewer, Secret([], (viewer,))).open().append(card)


def record_card_in_hand(seat: Seat, card: str, viewers: Iterable[str]) -> None:
    """Record that viewers know of a card that has entered a hand. Viewers who see the hand need no record."""
    add_known_card(seat.recalled, card, [viewer for viewer in viewers if viewer not in seat.hand.eyes])


def discard_from_hand(g: State, seat: Seat, handle: str) -> str:
    """Take a card openly out of a hand and return it. If the deck has been reshuffled, record the card."""
    card, memory = take_from_hand(seat, handle), g.teams[seat.team].anew
    if memory is not None:
        memory.let_go.append(DiscardRecord(seat.id, card, seat.fresh))
    return card


def take_from_hand(seat: Seat, handle: str) -> str:
    """Take a card out of a hand and return it. Viewers who knew of a copy in the hand then know of one
    fewer."""
    card = seat.hand.open().pop(handle)
    for recalled in seat.recalled.values():
        if card in recalled.open():
            recalled.open().remove(card)
    return card
