"""The types of views and happenings. A field that is not listed here cannot reach a client."""

from __future__ import annotations

from typing import Any, NotRequired, TypedDict

from engine.core.present.happening_types import happening_type
from engine.core.present.views import DecisionBase, OptionView, ResultView, SeatView, TableBase, TeamView
from examples.duel.rules import Kind


class DuelSeat(SeatView):
    """The public information about a seat."""

    on_guard: bool  #: Whether it is on guard, because it has stayed since its last turn.


class DuelTeam(TeamView):
    """The public information about a team."""

    points: int  #: Its points.


class RollView(TypedDict):
    """The last roll."""

    seat: str  #: The seat that rolled.
    die: int  #: The result of the die.
    points: int  #: The points for the roll.


class ShowdownView(TypedDict):
    """The result of a provocation."""

    seat: str  #: The seat that provoked.
    shown: dict[str, int]  #: The shown cards, by seat.
    passed: list[str]  #: The seats that passed.
    points: dict[str, int]  #: The points scored, by team.


class HandView(TypedDict):
    """A seat's two cards."""

    card: int  #: The card in front of it.
    spare: int  #: Its spare.


class DuelTable(TableBase):
    """The public information. The phase is setup, action, respond (all others answer the seat whose turn it
    is) or over.
    """

    goal: int  #: The number of points needed to win.
    seats: dict[str, DuelSeat]  #: The public information about each seat, by its id.
    teams: dict[str, DuelTeam]  #: The public information about each team, by its id.
    last_roll: RollView | None  #: The last roll, if any.
    last_showdown: ShowdownView | None  #: The result of the last provocation, if any.
    result: ResultView | None  #: How the match ended, null until then.


class OpenTable(DuelTable):
    """The table with every seat's hand, once the match is over."""

    revealed: NotRequired[dict[str, HandView]]  #: The cards of each seat.


class DecisionView(DecisionBase):
    """A decision for the viewer."""

    kind: Kind  #: The kind of decision.
    options: list[OptionView]  #: The options to pick from.


class DuelView(OpenTable):
    """Everything that one viewer may know. A spectator has no hand and no decision."""

    hand: NotRequired[HandView | None]  #: The viewer's own cards, null before the deal.
    decision: NotRequired[DecisionView | None]  #: The decision for the viewer.


class Public(TypedDict):
    """A happening without additional fields."""


class OneSeat(TypedDict):
    """A happening about a seat."""

    seat: str  #: The seat.


class TurnView(TypedDict):
    """A seat's turn began."""

    seat: str  #: The seat.
    round: int  #: The round.


class OwnHand(TypedDict):
    """The viewer exchanged its card and its spare."""

    seat: str  #: The viewer's seat.
    card: int  #: The new card.
    spare: int  #: The new spare.


class OwnCard(TypedDict):
    """The card that the viewer has drawn."""

    card: int  #: Its number.


class StayedView(TypedDict):
    """A seat is on guard, and scores points."""

    seat: str  #: The seat.
    points: int  #: The points.


class ConcededView(TypedDict):
    """A seat conceded, or withdrew its concession."""

    seat: str  #: The seat.
    on: bool  #: Whether it conceded; false if it withdrew its concession.


#: For each kind of fact, the type of the fields that everybody is shown, and of those that only some seats
#: are shown.
HAPPENING_TYPES: dict[str, Any] = {
    "shuffled": happening_type("shuffled", Public, docstring="The deck was shuffled."),
    "dealt": happening_type("dealt", OneSeat, HandView, docstring="A seat received two cards of the deck."),
    "turn": happening_type("turn", TurnView),
    "swapped": happening_type("swapped", None, OwnHand),
    "rolled": happening_type("rolled", RollView),
    "stayed": happening_type("stayed", StayedView),
    "drew": happening_type(
        "drew",
        OneSeat,
        OwnCard,
        docstring="A seat put its card under the deck and took the top card in its place.",
    ),
    "provoked": happening_type("provoked", OneSeat, docstring="A seat provoked all others, who answer it."),
    "settled": happening_type("settled", ShowdownView),
    "conceded": happening_type("conceded", ConcededView),
}
