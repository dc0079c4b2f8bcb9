"""What may be seen and what may be told, as types: what has no key here cannot reach a client."""

from __future__ import annotations

from typing import Any, NotRequired, TypedDict

from engine.core.happenings import happening_type
from engine.core.views import DecisionBase, OptionView, ResultView, SeatView, TableBase, TeamView
from engine.duel.rules import Kind


class DuelSeat(SeatView):
    """What everybody knows of a seat."""

    on_guard: bool


class DuelTeam(TeamView):
    """What everybody knows of a team."""

    points: int


class RollView(TypedDict):
    """What a seat has rolled, and the points for it."""

    seat: str
    die: int
    points: int


class ShowdownView(TypedDict):
    """How a provocation by ``seat`` ended: the cards shown, by seat, the seats that passed, and the points
    that it brought, by team."""

    seat: str
    shown: dict[str, int]
    passed: list[str]
    points: dict[str, int]


class HandView(TypedDict):
    """The card in front of a seat and its spare."""

    card: int
    spare: int


class DuelTable(TableBase):
    """What everybody sees. The phase is setup, action, respond (all others answer who is at turn) or over."""

    goal: int
    seats: dict[str, DuelSeat]
    teams: dict[str, DuelTeam]
    last_roll: RollView | None
    last_showdown: ShowdownView | None
    result: ResultView | None


class OpenTable(DuelTable):
    """And every seat's hand, once the match is over."""

    revealed: NotRequired[dict[str, HandView]]


class DecisionView(DecisionBase):
    """A question to the viewer."""

    kind: Kind
    options: list[OptionView]


class DuelView(OpenTable):
    """All that one viewer may know: a spectator has no hand and no decision."""

    hand: NotRequired[HandView | None]
    decision: NotRequired[DecisionView | None]


class Public(TypedDict):
    """Something that everybody is told, without further fields."""


class OneSeat(TypedDict):
    """What a seat has done."""

    seat: str


class TurnView(TypedDict):
    """A seat's turn begins."""

    seat: str
    round: int


class OwnHand(TypedDict):
    """The viewer has exchanged its card and its spare."""

    seat: str
    card: int
    spare: int


class OwnCard(TypedDict):
    """The card that the viewer has drawn."""

    card: int


class StayedView(TypedDict):
    """A seat is on guard, and the points for it."""

    seat: str
    points: int


class ConcededView(TypedDict):
    """A seat has conceded, or taken that back."""

    seat: str
    on: bool


#: What each kind of fact shows everybody, and what some seats besides.
HAPPENING_TYPES: dict[str, Any] = {
    "shuffled": happening_type("shuffled", Public),
    "dealt": happening_type("dealt", OneSeat, HandView),
    "turn": happening_type("turn", TurnView),
    "swapped": happening_type("swapped", None, OwnHand),
    "rolled": happening_type("rolled", RollView),
    "stayed": happening_type("stayed", StayedView),
    "drew": happening_type("drew", OneSeat, OwnCard),
    "provoked": happening_type("provoked", OneSeat),
    "settled": happening_type("settled", ShowdownView),
    "conceded": happening_type("conceded", ConcededView),
}
