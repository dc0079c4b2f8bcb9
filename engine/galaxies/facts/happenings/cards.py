"""Happenings of energy, hands, decks and tactic cards."""

from __future__ import annotations

from typing import TypedDict


class EnergyChanged(TypedDict):
    """A team gains or spends energy, and has ``now`` afterwards."""

    team: str  #: The team.
    amount: int  #: The change, negative for a loss.
    why: str  #: The reason, as a keyword.
    now: int  #: The team's energy afterwards.


class Drew(TypedDict):
    """A seat draws a card."""

    seat: str  #: The seat.


class DrewSeen(TypedDict):
    """The drawn card, and its handle in the hand."""

    card: str  #: The tactic card that was drawn.
    handle: str  #: The handle of the card in the hand.


class DeckMade(TypedDict):
    """A team has a freshly shuffled deck."""

    team: str  #: The team.
    size: int  #: The number of cards in the deck.


class CoreOpened(TypedDict):
    """A seat looks at the top cards of another team's deck."""

    seat: str  #: The seat.
    team: str  #: The owner of the deck.
    count: int  #: The number of cards.


class CoreOpenedSeen(TypedDict):
    """The cards that a seat looks at, from the top down."""

    cards: list[str]  #: The cards, from the top down.


class CoreKept(TypedDict):
    """A seat keeps one card of another team's deck and puts ``count`` others under it."""

    seat: str  #: The seat.
    team: str  #: The owner of the deck.
    count: int  #: The number of cards that go under the deck.


class CoreKeptSeen(TypedDict):
    """The card that the seat keeps, its handle, and the cards that go back, with the lowest card last."""

    card: str  #: The card that the seat keeps.
    handle: str  #: The handle of the card in the hand.
    back: list[str]  #: The cards that go back, with the lowest card last.


class DeckRanOut(TypedDict):
    """The last card of a team's deck was drawn, for the first or second time."""

    team: str  #: The team.
    times: int  #: The number of times that the deck has run out, 1 or 2.


class Discarded(TypedDict):
    """A hand card goes to a discard pile."""

    seat: str  #: The seat.
    card: str  #: The tactic card.
    why: str  #: The reason: `energy`, `hand-limit`, or a power.


class Passed(TypedDict):
    """Cards go from a hand to an ally's hand."""

    seat: str  #: The seat that gives them.
    to: str  #: The ally that receives them.
    count: int  #: The number of cards.


class PassedSeen(TypedDict):
    """The cards that go to another hand."""

    cards: list[str]  #: The cards that go to another hand.


class Played(TypedDict):
    """A seat plays a card at a cost."""

    seat: str  #: The seat.
    card: str  #: The tactic card.
    cost: int  #: The energy that it costs.


class EventSpent(TypedDict):
    """A played event goes to the discard pile of the team that owns it."""

    card: str  #: The tactic card.
    owner: str  #: The team to whose discard pile it goes.


class CardAttached(TypedDict):
    """A card is attached to a ship card under a handle."""

    seat: str  #: The seat.
    card: str  #: The tactic card.
    ship_card: str  #: The ship card.
    handle: str  #: The handle of the card while it is attached.


class CardDetached(TypedDict):
    """An attached card goes to its owner's discard pile."""

    card: str  #: The tactic card.
    ship_card: str  #: The ship card.
    handle: str  #: The handle that the card had.
    why: str  #: The reason, as a keyword.


class PreppedSettled(TypedDict):
    """A prepped card is used, or stays aside permanently."""

    seat: str  #: The seat.
    card: str  #: The tactic card.
    used: bool  #: Whether the card was used.


class OrderChangedSeen(TypedDict):
    """A standing order of this viewer is set or unset."""

    order: str  #: The name of the order.
    on: bool  #: Whether the order is set.
