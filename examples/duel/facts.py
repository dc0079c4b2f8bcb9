"""The facts of a match: their changes to the state, and the happenings that each viewer is shown.

:mod:`examples.duel.viewtypes` has the types of the shown fields.
"""

from __future__ import annotations

from typing import Any, ClassVar

from engine.core import logged_facts
from engine.core.secret import Secret
from examples.duel.state import Hand, Roll, Showdown, State


class DuelFact(logged_facts.LoggedFact[State], frozen=True):
    """A fact of this game."""

    abstract: ClassVar[bool] = True
    log_kept: ClassVar[int] = 100


class Shuffled(DuelFact, frozen=True):
    """The deck was shuffled."""

    kind, logged = "shuffled", False
    deck: Secret[list[int]]

    def change(self, state: State) -> None:
        state.deck = self.deck

    def public(self) -> dict[str, Any]:
        return {}


class Dealt(DuelFact, frozen=True):
    """A seat received the top two cards of the deck."""

    kind, logged = "dealt", False
    seals = "cards-drawn"
    seat: str
    hand: Secret[Hand]

    def change(self, state: State) -> None:
        state.deck = Secret(state.deck.open()[2:])
        state.seats[self.seat].hand = self.hand

    def public(self) -> dict[str, Any]:
        return {"seat": self.seat}

    def private(self, viewer: str) -> dict[str, Any]:
        hand = self.hand.value_for(viewer)
        return {} if hand is None else {"card": hand.card, "spare": hand.spare}


class TurnBegan(DuelFact, frozen=True):
    """The next seat's turn began, and it is no longer on guard."""

    kind, logged = "turn", False
    seat: str
    round: int

    def change(self, state: State) -> None:
        state.turn, state.round = self.seat, self.round
        state.seats[self.seat].on_guard = False

    def public(self) -> dict[str, Any]:
        return {"seat": self.seat, "round": self.round}


class Swapped(DuelFact, frozen=True):
    """A seat exchanged its card and its spare, which no other seat notices."""

    kind, logged = "swapped", False
    seat: str
    hand: Secret[Hand]

    def change(self, state: State) -> None:
        state.seats[self.seat].hand = self.hand

    def public(self) -> None:
        return None

    def private(self, viewer: str) -> dict[str, Any]:
        hand = self.hand.value_for(viewer)
        return {} if hand is None else {"seat": self.seat, "card": hand.card, "spare": hand.spare}


class Rolled(DuelFact, frozen=True):
    """A seat rolled the die for points."""

    kind = "rolled"
    seat: str
    die: int
    points: int

    def change(self, state: State) -> None:
        state.last_roll = Roll(self.seat, self.die, self.points)
        state.points[state.seats[self.seat].team] += self.points

    def public(self) -> dict[str, Any]:
        return {"seat": self.seat, "die": self.die, "points": self.points}


class Stayed(DuelFact, frozen=True):
    """A seat is on guard."""

    kind = "stayed"
    seat: str
    points: int

    def change(self, state: State) -> None:
        state.seats[self.seat].on_guard = True
        state.points[state.seats[self.seat].team] += self.points

    def public(self) -> dict[str, Any]:
        return {"seat": self.seat, "points": self.points}


class Drew(DuelFact, frozen=True):
    """A seat put its card under the deck and took the top card in its place."""

    kind = "drew"
    seals = "cards-drawn"
    seat: str
    card: Secret[int]

    def change(self, state: State) -> None:
        deck, hand = state.deck.open(), state.hand(self.seat)
        state.deck = Secret([*deck[1:], hand.card])
        state.seats[self.seat].hand = Secret(Hand(self.card.open(), hand.spare), self.card.eyes)

    def public(self) -> dict[str, Any]:
        return {"seat": self.seat}

    def private(self, viewer: str) -> dict[str, Any]:
        card = self.card.value_for(viewer)
        return {} if card is None else {"card": card}


class Provoked(DuelFact, frozen=True):
    """A seat provoked all others."""

    kind = "provoked"
    seat: str

    def change(self, state: State) -> None:
        """Do nothing: the effects follow when all have answered."""

    def public(self) -> dict[str, Any]:
        return {"seat": self.seat}


class Settled(DuelFact, frozen=True):
    """A provocation ended after all answers."""

    kind = "settled"
    seals = "cards-shown"
    showdown: Showdown

    def change(self, state: State) -> None:
        state.last_showdown = self.showdown
        for team, points in self.showdown.points.items():
            state.points[team] += points

    def public(self) -> dict[str, Any]:
        showdown = self.showdown
        return {
            "seat": showdown.seat,
            "shown": dict(showdown.shown),
            "passed": list(showdown.passed),
            "points": dict(showdown.points),
        }


class Conceded(DuelFact, frozen=True):
    """A seat conceded, or withdrew its concession."""

    kind = "conceded"
    seat: str
    on: bool

    def change(self, state: State) -> None:
        state.seats[self.seat].conceded = self.on

    def public(self) -> dict[str, Any]:
        return {"seat": self.seat, "on": self.on}
