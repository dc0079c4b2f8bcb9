"""The rules for what a viewer may not see, written a second time from section 22 of the ledger. Twins are
made according to them."""

from __future__ import annotations

from collections import Counter
from collections.abc import MutableMapping, MutableSequence
from typing import Any

from engine.core.secret import Secret
from engine.galaxies.printed import owner_of
from engine.galaxies.queries import allies_of, are_enemies
from engine.galaxies.state import State

#: The place of a card: a deck and a position, or a hand and a handle.
Place = tuple[MutableSequence[str] | MutableMapping[str, str], Any]


def may_see_hand(g: State, viewer: str, owner: str) -> bool:
    """Return whether a viewer may see a hand: their own, or their ally's if it is shown (PRV-08)."""
    if viewer == owner:
        return True
    return viewer in g.seats and viewer in allies_of(g, owner) and g.seats[owner].shows_hand


def may_see_fleet(g: State, viewer: str, owner: str) -> bool:
    """Return whether a viewer may look behind a seat's screen and into its holds (PRV-04, PRV-06, PRV-21)."""
    return viewer in g.seats and not are_enemies(g, viewer, owner)


def hidden_cards(g: State, team: str, viewer: str, top: int = 0) -> list[Place]:
    """Return the places of a team's cards that the viewer does not see: in hands (PRV-08) and in the deck.
    The ``top`` cards of the deck are left out, and cards at its bottom that the viewer knows (PRV-10,
    PRV-19)."""
    deck, bottom = g.teams[team].deck.open(), g.teams[team].bottom[::-1]
    known_positions = {index for index, card in enumerate(bottom) if viewer in card.eyes}
    places: list[Place] = [(deck, index) for index in range(len(deck) - top) if index not in known_positions]
    for name in g.seats:
        if not may_see_hand(g, viewer, name):
            places += [
                place for place in _unknown_cards(g, name, viewer) if owner_of(g, place[0][place[1]]) == team
            ]
    return places


def _unknown_cards(g: State, owner: str, viewer: str) -> list[Place]:
    """Return the places of a hidden hand whose cards the viewer does not know. An ally may have seen some
    before the hand was hidden, or have passed them on (TEM-07, PRV-20)."""
    seat = g.seats[owner]
    hand, known_cards = (
        seat.hand.open(),
        Counter(seat.recalled[viewer].open() if viewer in seat.recalled else ()),
    )
    places: list[Place] = []
    for handle, card in hand.items():
        if known_cards[card]:
            known_cards[card] -= 1
        else:
            places.append((hand, handle))
    return places


def put_cards(g: State, team: str, places: list[Place], cards: list[str]) -> None:
    """Put cards in these places. Viewers who know the bottom of the deck know the new cards there."""
    for (zone, index), card in zip(places, cards, strict=True):
        zone[index] = card
    bottom = g.teams[team].bottom
    lowest = g.teams[team].deck.open()[: len(bottom)][::-1]
    bottom[:] = [Secret(card, secret.eyes) for card, secret in zip(lowest, bottom, strict=True)]
