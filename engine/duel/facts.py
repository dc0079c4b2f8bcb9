"""Everything that happens: what it changes, and what each viewer is shown of it.

What facts of each kind show is typed in :mod:`engine.duel.viewtypes`.
"""

from __future__ import annotations

from typing import Any, ClassVar

from engine.core import happened
from engine.core.secret import Secret
from engine.duel.state import Hand, Roll, Showdown, State


class Happened(happened.Happened[State], frozen=True):
    """A fact of this game."""

    abstract: ClassVar[bool] = True
    log_kept: ClassVar[int] = 100


class Shuffled(Happened, frozen=True):
    """The deck is ready."""

    kind, logged = "shuffled", False
    deck: Secret[list[int]]

    def change(self, state: State) -> None:
        state.deck = self.deck

    def public(self) -> dict[str, Any]:
        return {}


class Dealt(Happened, frozen=True):
    """A seat has the top two cards of the deck."""

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
        hand = self.hand.seen_by(viewer)
        return {} if hand is None else {"card": hand.card, "spare": hand.spare}


class TurnBegan(Happened, frozen=True):
    """It is the next seat's turn, and it is on guard no more."""

    kind, logged = "turn", False
    seat: str
    round: int

    def change(self, state: State) -> None:
        state.turn, state.round = self.seat, self.round
        state.seats[self.seat].on_guard = False

    def public(self) -> dict[str, Any]:
        return {"seat": self.seat, "round": self.round}


class Swapped(Happened, frozen=True):
    """A seat has exchanged its card and its spare, for nobody else to know."""

    kind, logged = "swapped", False
    seat: str
    hand: Secret[Hand]

    def change(self, state: State) -> None:
        state.seats[self.seat].hand = self.hand

    def public(self) -> None:
        return None

    def private(self, viewer: str) -> dict[str, Any]:
        hand = self.hand.seen_by(viewer)
        return {} if hand is None else {"seat": self.seat, "card": hand.card, "spare": hand.spare}


class Rolled(Happened, frozen=True):
    """A seat has rolled the die for points."""

    kind = "rolled"
    seat: str
    die: int
    points: int

    def change(self, state: State) -> None:
        state.last_roll = Roll(self.seat, self.die, self.points)
        state.points[state.seats[self.seat].team] += self.points

    def public(self) -> dict[str, Any]:
        return {"seat": self.seat, "die": self.die, "points": self.points}


class Stayed(Happened, frozen=True):
    """A seat is on guard."""

    kind = "stayed"
    seat: str
    points: int

    def change(self, state: State) -> None:
        state.seats[self.seat].on_guard = True
        state.points[state.seats[self.seat].team] += self.points

    def public(self) -> dict[str, Any]:
        return {"seat": self.seat, "points": self.points}


class Drew(Happened, frozen=True):
    """A seat's card went under the deck, and it took the top card for it."""

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
        card = self.card.seen_by(viewer)
        return {} if card is None else {"card": card}


class Provoked(Happened, frozen=True):
    """A seat has provoked all others."""

    kind = "provoked"
    seat: str

    def change(self, state: State) -> None:
        """What comes of it is told when all have answered."""

    def public(self) -> dict[str, Any]:
        return {"seat": self.seat}


class Settled(Happened, frozen=True):
    """All have answered a provocation."""

    kind = "settled"
    seals = "cards-shown"
    showdown: Showdown

    def change(self, state: State) -> None:
        state.last_showdown = self.showdown
        for team, points in self.showdown.points.items():
            state.points[team] += points

    def public(self) -> dict[str, Any]:
        how = self.showdown
        return {
            "seat": how.seat,
            "shown": dict(how.shown),
            "passed": list(how.passed),
            "points": dict(how.points),
        }


class Conceded(Happened, frozen=True):
    """A seat has conceded, or taken that back."""

    kind = "conceded"
    seat: str
    on: bool

    def change(self, state: State) -> None:
        state.seats[self.seat].conceded = self.on

    def public(self) -> dict[str, Any]:
        return {"seat": self.seat, "on": self.on}
