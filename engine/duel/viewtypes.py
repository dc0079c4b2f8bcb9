"""What may be seen and what may be told, as types: what has no key here cannot reach a client."""

from __future__ import annotations

from typing import Any, NotRequired, TypedDict

from engine.core.happenings import happening_type
from engine.core.views import DecisionBase, OptionView, ResultView, SeatView, TableBase, TeamView
from engine.duel.rules import Kind


class DuelSeat(SeatView):
    """What everybody knows of a seat."""

    on_guard: bool  #: Whether it stayed in its last turn, until its next one begins.


class DuelTeam(TeamView):
    """What everybody knows of a team."""

    points: int  #: Its points.


class RollView(TypedDict):
    """What a seat has rolled."""

    seat: str  #: Who rolled.
    die: int  #: What the die shows.
    points: int  #: The points for it.


class ShowdownView(TypedDict):
    """How a provocation ended."""

    seat: str  #: Who provoked.
    shown: dict[str, int]  #: The cards that were shown, by seat.
    passed: list[str]  #: The seats that passed.
    points: dict[str, int]  #: The points that it brought, by team.


class HandView(TypedDict):
    """A seat's two cards."""

    card: int  #: The card in front of it.
    spare: int  #: Its spare.


class DuelTable(TableBase):
    """What everybody sees. The phase is setup, action, respond (all others answer who is at turn) or over."""

    goal: int  #: How many points win.
    seats: dict[str, DuelSeat]  #: What everybody knows of each seat, by its id.
    teams: dict[str, DuelTeam]  #: What everybody knows of each team, by its id.
    last_roll: RollView | None  #: What was last rolled.
    last_showdown: ShowdownView | None  #: How the last provocation ended.
    result: ResultView | None  #: How the match ended, null until it has.


class OpenTable(DuelTable):
    """And every seat's hand, once the match is over."""

    revealed: NotRequired[dict[str, HandView]]  #: The cards of each seat.


class DecisionView(DecisionBase):
    """A question to the viewer."""

    kind: Kind  #: What sort of question it is.
    options: list[OptionView]  #: What may be picked.


class DuelView(OpenTable):
    """All that one viewer may know: a spectator has no hand and no decision."""

    hand: NotRequired[HandView | None]  #: The viewer's own cards, null before they are dealt.
    decision: NotRequired[DecisionView | None]  #: What the viewer is asked.


class Public(TypedDict):
    """Something that everybody is told, without further fields."""


class OneSeat(TypedDict):
    """What a seat has done."""

    seat: str  #: Which.


class TurnView(TypedDict):
    """A seat's turn begins."""

    seat: str  #: Which.
    round: int  #: The round.


class OwnHand(TypedDict):
    """The viewer has exchanged its card and its spare."""

    seat: str  #: The viewer's own.
    card: int  #: Its card now.
    spare: int  #: Its spare now.


class OwnCard(TypedDict):
    """The card that the viewer has drawn."""

    card: int  #: Its number.


class StayedView(TypedDict):
    """A seat is on guard, and the points for it."""

    seat: str  #: Which.
    points: int  #: How many.


class ConcededView(TypedDict):
    """A seat has conceded, or taken that back."""

    seat: str  #: Which.
    on: bool  #: Whether it has; false when it takes that back.


#: What each kind of fact shows everybody, and what some seats besides.
HAPPENING_TYPES: dict[str, Any] = {
    "shuffled": happening_type("shuffled", Public, said="The deck is ready."),
    "dealt": happening_type("dealt", OneSeat, HandView, said="A seat has two cards of the deck."),
    "turn": happening_type("turn", TurnView),
    "swapped": happening_type("swapped", None, OwnHand),
    "rolled": happening_type("rolled", RollView),
    "stayed": happening_type("stayed", StayedView),
    "drew": happening_type(
        "drew", OneSeat, OwnCard, said="A seat's card went under the deck, and it took the top card for it."
    ),
    "provoked": happening_type("provoked", OneSeat, said="A seat provokes: everybody else may answer that."),
    "settled": happening_type("settled", ShowdownView),
    "conceded": happening_type("conceded", ConcededView),
}
