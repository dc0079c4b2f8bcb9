"""What clients are shown of energy, hands, decks and tactic cards."""

from __future__ import annotations

from typing import TypedDict


class EnergyChanged(TypedDict):
    """A team gains or spends energy and has ``now``."""

    team: str
    amount: int
    why: str
    now: int


class Drew(TypedDict):
    """A seat draws a card."""

    seat: str


class DrewSeen(TypedDict):
    """The card, and the handle that it has in the hand."""

    card: str
    handle: str


class DeckMade(TypedDict):
    """A team has a freshly shuffled deck."""

    team: str
    size: int


class CoreOpened(TypedDict):
    """A seat looks at the top cards of another team's deck."""

    seat: str
    team: str
    count: int


class CoreOpenedSeen(TypedDict):
    """The cards, the top one first."""

    cards: list[str]


class CoreKept(TypedDict):
    """A seat keeps one card of another team's deck and puts ``count`` under it."""

    seat: str
    team: str
    count: int


class CoreKeptSeen(TypedDict):
    """The card that it keeps with its handle, and those that go back, the lowest last."""

    card: str
    handle: str
    back: list[str]


class DeckRanOut(TypedDict):
    """The last card of a team's deck was drawn, for the first or second time."""

    team: str
    times: int


class Discarded(TypedDict):
    """A hand card goes to a discard pile."""

    seat: str
    card: str
    why: str


class Passed(TypedDict):
    """Cards go from a hand to an ally's hand."""

    seat: str
    to: str
    count: int


class PassedSeen(TypedDict):
    """Which cards."""

    cards: list[str]


class Played(TypedDict):
    """A seat plays a card at a cost."""

    seat: str
    card: str
    cost: int


class EventSpent(TypedDict):
    """A played event goes to the discard pile of the team that owns it."""

    card: str
    owner: str


class CardAttached(TypedDict):
    """A card is attached to a ship card under a handle."""

    seat: str
    card: str
    ship_card: str
    handle: str


class CardDetached(TypedDict):
    """An attached card goes to its owner's discard pile."""

    card: str
    ship_card: str
    handle: str
    why: str


class PreppedSettled(TypedDict):
    """A prepped card is used, or stays aside for good."""

    seat: str
    card: str
    used: bool


class OrderChangedSeen(TypedDict):
    """A standing order of this viewer is set or ended."""

    order: str
    on: bool
