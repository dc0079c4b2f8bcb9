"""What a viewer may not see, told again from section 22 of the ledger: twins are made by it."""

from __future__ import annotations

from collections import Counter
from collections.abc import MutableMapping, MutableSequence
from typing import Any

from engine.core.secret import Secret
from engine.galaxies.printed import owner_of
from engine.galaxies.queries import allies_of, are_enemies
from engine.galaxies.state import State

#: Where a card lies: a deck and a position, or a hand and a handle.
Place = tuple[MutableSequence[str] | MutableMapping[str, str], Any]


def may_see_hand(g: State, viewer: str, owner: str) -> bool:
    """Whether a hand is open to a viewer: their own, and their ally's if it is shown (PRV-08)."""
    if viewer == owner:
        return True
    return viewer in g.seats and viewer in allies_of(g, owner) and g.seats[owner].shows_hand


def may_see_fleet(g: State, viewer: str, owner: str) -> bool:
    """Whether a viewer may look behind a seat's screen and into its holds (PRV-04, PRV-06, PRV-21)."""
    return viewer in g.seats and not are_enemies(g, viewer, owner)


def hidden_cards(g: State, team: str, viewer: str, top: int = 0) -> list[Place]:
    """The places where cards of a team's deck lie that the viewer does not see: in hands (PRV-08), and
    in the deck, but for its ``top`` cards and for those at its bottom that they know (PRV-10, PRV-19)."""
    deck, below = g.teams[team].deck.open(), g.teams[team].bottom[::-1]
    known = {at for at, card in enumerate(below) if viewer in card.eyes}
    places: list[Place] = [(deck, at) for at in range(len(deck) - top) if at not in known]
    for name in g.seats:
        if not may_see_hand(g, viewer, name):
            places += [
                place for place in _unknown(g, name, viewer) if owner_of(g, place[0][place[1]]) == team
            ]
    return places


def _unknown(g: State, owner: str, viewer: str) -> list[Place]:
    """The places of a hidden hand of whose cards the viewer knows nothing: an ally may have seen some before
    it was hidden, or passed them on (TEM-07, PRV-20)."""
    seat = g.seats[owner]
    hand, known = seat.hand.open(), Counter(seat.recalled[viewer].open() if viewer in seat.recalled else ())
    places: list[Place] = []
    for handle, card in hand.items():
        if known[card]:
            known[card] -= 1
        else:
            places.append((hand, handle))
    return places


def put(g: State, team: str, places: list[Place], cards: list[str]) -> None:
    """Lay cards on these places; whoever knows the bottom of the deck knows what lies there now."""
    for (zone, at), card in zip(places, cards, strict=True):
        zone[at] = card
    below = g.teams[team].bottom
    lowest = g.teams[team].deck.open()[: len(below)][::-1]
    below[:] = [Secret(card, one.eyes) for card, one in zip(lowest, below, strict=True)]
