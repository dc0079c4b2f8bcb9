"""What clients are shown of energy, hands, decks and tactic cards."""

from __future__ import annotations

from typing import TypedDict


class EnergyChanged(TypedDict):
    """A team gains or spends energy and has ``now``."""

    team: str  #: The team.
    amount: int  #: By how much; below 0 it is less.
    why: str  #: For what, or from where, as a word.
    now: int  #: The team's energy after it.


class Drew(TypedDict):
    """A seat draws a card."""

    seat: str  #: The seat.


class DrewSeen(TypedDict):
    """The card, and the handle that it has in the hand."""

    card: str  #: The tactic card that was drawn.
    handle: str  #: What it is called in the hand.


class DeckMade(TypedDict):
    """A team has a freshly shuffled deck."""

    team: str  #: The team.
    size: int  #: How many cards are in it.


class CoreOpened(TypedDict):
    """A seat looks at the top cards of another team's deck."""

    seat: str  #: The seat.
    team: str  #: Whose deck it is.
    count: int  #: How many.


class CoreOpenedSeen(TypedDict):
    """The cards, the top one first."""

    cards: list[str]  #: Which, the top one first.


class CoreKept(TypedDict):
    """A seat keeps one card of another team's deck and puts ``count`` under it."""

    seat: str  #: The seat.
    team: str  #: Whose deck it is.
    count: int  #: How many go under the deck.


class CoreKeptSeen(TypedDict):
    """The card that it keeps with its handle, and those that go back, the lowest last."""

    card: str  #: The one that is kept.
    handle: str  #: What it is called in the hand.
    back: list[str]  #: Those that go back, the lowest last.


class DeckRanOut(TypedDict):
    """The last card of a team's deck was drawn, for the first or second time."""

    team: str  #: The team.
    times: int  #: For the first or the second time.


class Discarded(TypedDict):
    """A hand card goes to a discard pile."""

    seat: str  #: The seat.
    card: str  #: The tactic card.
    why: str  #: `energy`, `hand-limit`, or a power.


class Passed(TypedDict):
    """Cards go from a hand to an ally's hand."""

    seat: str  #: Who gives them.
    to: str  #: The ally who gets them.
    count: int  #: How many.


class PassedSeen(TypedDict):
    """Which cards."""

    cards: list[str]  #: Which.


class Played(TypedDict):
    """A seat plays a card at a cost."""

    seat: str  #: The seat.
    card: str  #: The tactic card.
    cost: int  #: Energy.


class EventSpent(TypedDict):
    """A played event goes to the discard pile of the team that owns it."""

    card: str  #: The tactic card.
    owner: str  #: The team to whose discard pile it goes.


class CardAttached(TypedDict):
    """A card is attached to a ship card under a handle."""

    seat: str  #: The seat.
    card: str  #: The tactic card.
    ship_card: str  #: The ship card.
    handle: str  #: What it is called as long as it is attached.


class CardDetached(TypedDict):
    """An attached card goes to its owner's discard pile."""

    card: str  #: The tactic card.
    ship_card: str  #: The ship card.
    handle: str  #: What it was called there.
    why: str  #: Why, as a word.


class PreppedSettled(TypedDict):
    """A prepped card is used, or stays aside for good."""

    seat: str  #: The seat.
    card: str  #: The tactic card.
    used: bool  #: Whether it was used.


class OrderChangedSeen(TypedDict):
    """A standing order of this viewer is set or ended."""

    order: str  #: Which order.
    on: bool  #: Whether it is in force.
